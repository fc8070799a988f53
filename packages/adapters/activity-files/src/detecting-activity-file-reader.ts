import { stat } from "node:fs/promises";
import type {
  ActivityFile,
  ActivityFileEntry,
  ActivityFileReader,
} from "@health-exercise/ports-activity-files";
import { faultText } from "./file-fault.ts";
import { fileNameOf } from "./file-name.ts";
import { FilesSeen, type ObserveFile } from "./files-seen.ts";
import { REQUEST_LIMITS, type ReadingLimits } from "./limits.data.ts";
import { ReadingThread } from "./thread/reading-thread.ts";

/** How much is read; after the milliseconds no file is begun, and only one that gave entries is read on, as long again. */
type ReadingOptions = Partial<ReadingLimits> & {
  /** A signal that aborts after so many milliseconds, by another clock than the machine's. */
  readonly signalAfter?: (milliseconds: number) => AbortSignal;
};

/** Tells the format of a file by its content: CSV of Strava or Garmin, GPX, TCX, FIT, exports of whole accounts, and these in gzip or zip. */
export class DetectingActivityFileReader implements ActivityFileReader {
  readonly #limits: ReadingLimits;
  readonly #signalAfter: (milliseconds: number) => AbortSignal;
  readonly #observe: ObserveFile;

  constructor(
    { signalAfter = (after) => AbortSignal.timeout(after), ...limits }: ReadingOptions = {},
    observe: ObserveFile = () => {},
  ) {
    this.#limits = { ...REQUEST_LIMITS, ...limits };
    this.#signalAfter = signalAfter;
    this.#observe = observe;
  }

  async *readActivities(
    files: readonly ActivityFile[],
    signal?: AbortSignal,
  ): AsyncGenerator<ActivityFileEntry> {
    const seen = new FilesSeen(this.#observe);
    const thread = new ReadingThread(this.#limits, this.#signalAfter, signal);
    try {
      for (const { name, path } of files) {
        const file = fileNameOf(name);
        const fault = thread.isLate ? faultText("not_reached") : await this.#sizeFault(path);
        seen.begin();
        const entries: AsyncIterable<ActivityFileEntry> | readonly ActivityFileEntry[] =
          fault === undefined
            ? thread.read(file, path, seen)
            : [{ kind: "fault", file, line: null, message: fault }];
        for await (const entry of entries) {
          seen.note(entry);
          yield entry;
        }
      }
      seen.end();
    } finally {
      await thread.close();
    }
  }

  async #sizeFault(path: string): Promise<string | undefined> {
    const { fileBytes } = this.#limits;
    const { size } = await stat(path);
    return size > fileBytes ? faultText("file_too_large", { limit: fileBytes }) : undefined;
  }
}
