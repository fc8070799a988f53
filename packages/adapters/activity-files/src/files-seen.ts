import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import type { ReadFormat } from "./thread/thread-protocol.ts";

/**
 * Is told what came of a file, and of each file in an archive: `read` whole, `faulty` where it gave activities nonetheless,
 * or `refused`. Files that hold nothing to tell of, such as pictures in an archive, are passed over.
 */
export type ObserveFile = (
  format: ReadFormat | "unknown",
  outcome: "read" | "faulty" | "refused",
) => void;

/** Keeps count of the file at hand. */
export class FilesSeen {
  readonly #observe: ObserveFile;
  #format: ReadFormat | "unknown" = "unknown";
  #activities = 0;
  #faults = 0;

  constructor(observe: ObserveFile) {
    this.#observe = observe;
  }

  /** The next file. */
  begin(): void {
    this.end();
    this.#format = "unknown";
    this.#activities = 0;
    this.#faults = 0;
  }

  isOf(format: ReadFormat): void {
    this.#format = format;
  }

  note({ kind }: ActivityFileEntry): void {
    if (kind === "fault") this.#faults += 1;
    else this.#activities += 1;
  }

  /** No other file follows. */
  end(): void {
    if (this.#activities + this.#faults === 0) return;
    const outcome = this.#faults === 0 ? "read" : this.#activities > 0 ? "faulty" : "refused";
    this.#observe(this.#format, outcome);
  }
}
