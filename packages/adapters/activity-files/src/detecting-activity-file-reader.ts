import { stat } from "node:fs/promises";
import { IMPORT_LIMITS } from "@health-exercise/domain/sport";
import type {
  ActivityFile,
  ActivityFileEntry,
  ActivityFileReader,
} from "@health-exercise/ports-activity-files";
import { FAULT_TEXTS } from "./fault-texts.data.ts";
import { fileNameOf } from "./file-name.ts";
import { FilesSeen, type ObserveFile } from "./files-seen.ts";
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
  readonly #observe: ObserveFile;

  constructor(
    {
      milliseconds = IMPORT_MILLISECONDS,
      signalAfter = (after) => AbortSignal.timeout(after),
    }: ReadingTime = {},
    observe: ObserveFile = () => {},
  ) {
    this.#time = { milliseconds, signalAfter };
    this.#observe = observe;
  }

  async *readActivities(
    files: readonly ActivityFile[],
    signal?: AbortSignal,
  ): AsyncGenerator<ActivityFileEntry> {
    const { milliseconds, signalAfter } = this.#time;
    const seen = new FilesSeen(this.#observe);
    const thread = new ReadingThread(milliseconds, signalAfter, signal);
    try {
      for (const { name, path } of files) {
        const file = fileNameOf(name);
        const fault = thread.isLate ? FAULT_TEXTS.not_reached : await sizeFault(path);
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
}

async function sizeFault(path: string): Promise<string | undefined> {
  const { size } = await stat(path);
  return size > IMPORT_LIMITS.bytes ? TOO_LARGE : undefined;
}
