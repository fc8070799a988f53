import { stat } from "node:fs/promises";
import type {
  ActivityFile,
  ActivityFileEntry,
  ActivityFileReader,
} from "@health-exercise/ports-activity-files";
import { detectFormat } from "./content/detect-format.ts";
import { diskContent } from "./content/disk-content.ts";
import { headOf } from "./content/head-of.ts";
import { UnpackBudget } from "./content/unpack-budget.ts";
import { FileFault } from "./file-fault.ts";
import { fileNameOf } from "./file-name.ts";
import { FitDecoder } from "./fit/fit-decoder.ts";
import { INPUT_BYTES, UNPACKED_BYTES } from "./limits.data.ts";
import { readArchive } from "./read-archive.ts";
import { readContent } from "./read-content.ts";

/** Tells the format of a file by its content: CSV of Strava or Garmin, GPX, TCX, FIT, and these in gzip or zip. */
export class DetectingActivityFileReader implements ActivityFileReader {
  async *readActivities({ name, path }: ActivityFile): AsyncGenerator<ActivityFileEntry> {
    const file = fileNameOf(name);
    const decoder = new FitDecoder();
    try {
      yield* entriesOf(path, file, decoder);
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      yield { kind: "fault", file, line: null, message: error.message };
    } finally {
      await decoder.close();
    }
  }
}

async function* entriesOf(
  path: string,
  file: string,
  decoder: FitDecoder,
): AsyncGenerator<ActivityFileEntry> {
  const { size } = await stat(path);
  if (size > INPUT_BYTES) throw new FileFault("input_too_large");
  const content = diskContent(file, path);
  if (detectFormat(await headOf(content)) === "zip") yield* readArchive(path, file, decoder);
  else yield* readContent(content, { decoder, budget: new UnpackBudget(UNPACKED_BYTES) });
}
