import { stat } from "node:fs/promises";
import { IMPORT_LIMITS } from "@health-exercise/domain/sport";
import type {
  ActivityFile,
  ActivityFileEntry,
  ActivityFileReader,
} from "@health-exercise/ports-activity-files";
import { FAULT_TEXTS } from "./fault-texts.data.ts";
import { fileNameOf } from "./file-name.ts";
import { IMPORT_MILLISECONDS, MEBIBYTE } from "./limits.data.ts";
import { ReadingThread } from "./thread/reading-thread.ts";

/** Here and not among the other texts, because the thread that has those must not load the domain. */
const TOO_LARGE = `The file is larger than ${IMPORT_LIMITS.bytes / MEBIBYTE} MiB.`;

type ReadingTime = {
  /** After which no file of an import is begun, and only one that gave entries is read on, as long again. */
  readonly milliseconds?: number;
  /** A signal that aborts after so many milliseconds, by another clock than the machine's. */
  readonly signalAfter?: (milliseconds: number) => AbortSignal;
};

/** Tells the format of a file by its content: CSV of Strava or Garmin, GPX, TCX, FIT, and these in gzip or zip. */
export class DetectingActivityFileReader implements ActivityFileReader {
  readonly #time: Required<ReadingTime>;

  constructor({
    milliseconds = IMPORT_MILLISECONDS,
    signalAfter = (after) => AbortSignal.timeout(after),
  }: ReadingTime = {}) {
    this.#time = { milliseconds, signalAfter };
  }

  async *readActivities(
    files: readonly ActivityFile[],
    signal?: AbortSignal,
  ): AsyncGenerator<ActivityFileEntry> {
    const { milliseconds, signalAfter } = this.#time;
    const thread = new ReadingThread(milliseconds, signalAfter, signal);
    try {
      for (const { name, path } of files) {
        const file = fileNameOf(name);
        const fault = thread.isLate ? FAULT_TEXTS.not_reached : await sizeFault(path);
        if (fault === undefined) yield* thread.read(file, path);
        else yield { kind: "fault", file, line: null, message: fault };
      }
    } finally {
      await thread.close();
    }
  }
}

async function sizeFault(path: string): Promise<string | undefined> {
  const { size } = await stat(path);
  return size > IMPORT_LIMITS.bytes ? TOO_LARGE : undefined;
}
