import type { RecordedActivity } from "@health-exercise/domain/sport";
import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import { ArchiveLinks } from "./archive-links.ts";
import type { Content } from "./content/content.ts";
import { detectFormat } from "./content/detect-format.ts";
import { gzipContent } from "./content/gzip-content.ts";
import { headOf } from "./content/head-of.ts";
import type { UnpackBudget } from "./content/unpack-budget.ts";
import { readCsv } from "./csv/read-csv.ts";
import { FileFault } from "./file-fault.ts";
import { readFit } from "./fit/read-fit.ts";
import { readJson } from "./json/read-json.ts";
import { readHealthConnectDatabase } from "./sqlite/read-health-connect-database.ts";
import type { FormatKnown } from "./thread/thread-protocol.ts";
import { readAppleHealth } from "./xml/read-apple-health.ts";
import { readGpx } from "./xml/read-gpx.ts";
import { readTcx } from "./xml/read-tcx.ts";

/** What a content is read with. */
export type ContentReading = {
  readonly budget: UnpackBudget;
  /** Tell how files of an archive belong together. */
  readonly links?: ArchiveLinks;
  /** A folder, made when it is asked for, for what has to lie on disk while it is read. */
  readonly scratch: () => Promise<string>;
};

/**
 * The format of a content, told by its first bytes, and its activities.
 * @throws FileFault where it has none that can be read.
 */
export async function* readContent(
  content: Content,
  { budget, scratch, links = new ArchiveLinks() }: ContentReading,
): AsyncGenerator<ActivityFileEntry | FormatKnown> {
  const { file, entry } = content;
  const head = await headOf(content);
  if (head.length === 0) throw new FileFault("empty");
  const format = detectFormat(head);
  switch (format) {
    case "gzip":
      if (content.packing === "gzip") throw new FileFault("packed_twice");
      return yield* readContent(gzipContent(content, budget), { budget, scratch, links });
    case "zip":
      throw new FileFault("packed_twice");
    case "fit":
      yield { kind: "format", format };
      return yield* entriesOf(links.linked(entry, await readFit(content)), file);
    case "gpx":
      yield { kind: "format", format };
      return yield* entriesOf(links.linkedRoute(entry, await readGpx(content, head)), file);
    case "tcx":
      yield { kind: "format", format };
      return yield* entriesOf(links.linked(entry, await readTcx(content, head)), file);
    case "apple_health":
      yield { kind: "format", format };
      return yield* await readAppleHealth(content, head, links);
    case "garmin_json":
    case "google_fit":
    case "health_connect":
      yield { kind: "format", format };
      return yield* await readJson(content, head, format);
    case "sqlite":
      yield { kind: "format", format: "health_connect" };
      return yield* await readHealthConnectDatabase(content, scratch);
    case "text":
      yield { kind: "format", format: "csv" };
      return yield* readCsv(content, head, links);
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
