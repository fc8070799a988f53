import type { RecordedActivity } from "@health-exercise/domain/sport";
import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import type { Content } from "./content/content.ts";
import { detectFormat } from "./content/detect-format.ts";
import { gzipContent } from "./content/gzip-content.ts";
import { headOf } from "./content/head-of.ts";
import type { UnpackBudget } from "./content/unpack-budget.ts";
import { readCsv } from "./csv/read-csv.ts";
import { FileFault } from "./file-fault.ts";
import { readFit } from "./fit/read-fit.ts";
import type { FormatKnown } from "./thread/thread-protocol.ts";
import { readGpx } from "./xml/read-gpx.ts";
import { readTcx } from "./xml/read-tcx.ts";

/** The format of a content, told by its first bytes, and its activities. @throws FileFault where it has none that can be read. */
export async function* readContent(
  content: Content,
  budget: UnpackBudget,
): AsyncGenerator<ActivityFileEntry | FormatKnown> {
  const head = await headOf(content);
  if (head.length === 0) throw new FileFault("empty");
  switch (detectFormat(head)) {
    case "gzip":
      if (content.packing === "gzip") throw new FileFault("packed_twice");
      return yield* readContent(gzipContent(content, budget), budget);
    case "zip":
      throw new FileFault("packed_twice");
    case "fit":
      yield { kind: "format", format: "fit" };
      return yield* entriesOf(await readFit(content), content.file);
    case "gpx":
      yield { kind: "format", format: "gpx" };
      return yield* entriesOf(await readGpx(content, head), content.file);
    case "tcx":
      yield { kind: "format", format: "tcx" };
      return yield* entriesOf(await readTcx(content, head), content.file);
    case "text":
      yield { kind: "format", format: "csv" };
      return yield* readCsv(content, head);
    case "unknown":
      throw new FileFault("unknown_format");
  }
}

function* entriesOf(
  activities: readonly RecordedActivity[],
  file: string,
): Generator<ActivityFileEntry> {
  for (const activity of activities) yield { kind: "activity", file, line: null, activity };
}
