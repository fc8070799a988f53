import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import { detectFormat } from "./content/detect-format.ts";
import { diskContent } from "./content/disk-content.ts";
import { headOf } from "./content/head-of.ts";
import type { UnpackBudget } from "./content/unpack-budget.ts";
import { FileFault } from "./file-fault.ts";
import { type ContentBegun, readArchive } from "./read-archive.ts";
import { readContent } from "./read-content.ts";
import { scratchOf } from "./scratch.ts";
import type { FileToRead, FormatKnown } from "./thread/thread-protocol.ts";

/** What a file gives, its format, and of an archive also which of its files is begun; what it unpacks to is taken from `budget`. */
export async function* readFile(
  file: FileToRead,
  budget: UnpackBudget,
): AsyncGenerator<ActivityFileEntry | ContentBegun | FormatKnown> {
  const { name, path } = file;
  try {
    const content = diskContent(name, path);
    if (detectFormat(await headOf(content)) === "zip") yield* readArchive(file, budget);
    else yield* readContent(content, { budget, scratch: scratchOf(file) });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    yield { kind: "fault", file: name, line: null, message: error.message };
  }
}
