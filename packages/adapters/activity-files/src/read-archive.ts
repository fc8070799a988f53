import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import type { UnpackBudget } from "./content/unpack-budget.ts";
import { unpackedBytesOf, zipContents } from "./content/zip-archive.ts";
import type { FaultName } from "./fault-texts.data.ts";
import { FileFault } from "./file-fault.ts";
import { readContent } from "./read-content.ts";
import type { FileToRead, FormatKnown, Step } from "./thread/thread-protocol.ts";

/** That a file of an archive is begun: whoever reads may never come to its end. */
export type ContentBegun = Extract<Step, { kind: "content" }>;

/** Exports of a service hold pictures, settings and courses beside the activities. */
const OF_OTHER_KINDS: ReadonlySet<FaultName> = new Set(["unknown_format", "fit_other_type"]);

/**
 * What the files of an archive give, each a file of its own: a bad one takes nothing from the others. Files of other
 * kinds are passed over.
 * @throws FileFault where the archive is damaged, too large, or holds nothing that can be read.
 */
export async function* readArchive(
  { name, path, from }: FileToRead,
  budget: UnpackBudget,
): AsyncGenerator<ActivityFileEntry | ContentBegun | FormatKnown> {
  const unpackedBytes = await unpackedBytesOf(path);
  // Where it is taken up again they were counted before.
  if (from === null) budget.reserve(unpackedBytes);
  let contents = 0;
  let isOfUse = from !== null;
  for await (const content of zipContents(path, name)) {
    contents += 1;
    if (from !== null && contents <= from.contents) continue;
    yield { kind: "content", name: content.file, place: { contents }, unpackBytes: budget.left };
    try {
      for await (const entry of readContent(content, budget)) {
        isOfUse ||= entry.kind !== "format";
        yield entry;
      }
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      if (OF_OTHER_KINDS.has(error.fault)) continue;
      isOfUse = true;
      yield { kind: "fault", file: content.file, line: null, message: error.message };
      if (budget.isSpent) return;
    }
  }
  if (!isOfUse) throw new FileFault("archive_without_activities");
}
