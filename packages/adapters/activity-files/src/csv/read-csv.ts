import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import type { ArchiveLinks } from "../archive-links.ts";
import type { Content } from "../content/content.ts";
import { encodingOf, headText, textOf } from "../content/text-of.ts";
import { FileFault, RowFault } from "../file-fault.ts";
import { CSV_ROWS } from "../limits.data.ts";
import { ConventionEvidence, type CsvConventions } from "./csv-conventions.ts";
import {
  type CsvLayout,
  delimiterOf,
  headingsIn,
  isSeparatorRow,
  layoutOf,
} from "./csv-headings.ts";
import { type CsvRecord, csvRecords } from "./csv-records.ts";
import { activityOfRow } from "./row-activity.ts";
import { fileOfRow } from "./row-file.ts";

/**
 * The activities of a CSV file, and a fault for each row without one. It is read twice: the first time to see that it
 * is whole and how it writes dates and numbers, so that neither its rows are held nor half of them given away.
 * @throws FileFault where it is no CSV of an export that is known.
 */
export async function* readCsv(
  content: Content,
  head: Buffer,
  links: ArchiveLinks,
): AsyncGenerator<ActivityFileEntry> {
  const text = headText(head);
  const delimiter = delimiterOf(text);
  const headings = headingsIn(text, delimiter);
  const layout = layoutOf(headings);
  if (layout === undefined) {
    throw new FileFault(headings.length > 1 ? "csv_headings" : "unknown_format");
  }
  const encoding = encodingOf(head);
  const rows = () => rowsOf(csvRecords(textOf(content.open(), encoding), delimiter));
  const conventions = await conventionsOf(rows(), layout);
  for await (const row of rows()) {
    const entry = entryOf(row, content.file, layout, conventions);
    noteFile(row, entry, links);
    yield entry;
  }
}

/** The file behind a row belongs to the session of the row. */
function noteFile({ cells }: CsvRecord, entry: ActivityFileEntry, links: ArchiveLinks): void {
  const source = entry.kind === "activity" ? entry.activity.source : undefined;
  if (source === undefined || source.externalId === null) return;
  const name = fileOfRow(cells);
  if (name !== undefined) links.add(name, { kind: "row", source });
}

async function conventionsOf(
  rows: AsyncIterable<CsvRecord>,
  layout: CsvLayout,
): Promise<CsvConventions> {
  const evidence = new ConventionEvidence(layout);
  let count = 0;
  for await (const { cells } of rows) {
    count += 1;
    if (count > CSV_ROWS) throw new FileFault("csv_too_many_rows");
    evidence.add(cells);
  }
  if (count === 0) throw new FileFault("csv_without_rows");
  return evidence.conventions();
}

async function* rowsOf(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord> {
  let isHeading = true;
  for await (const record of records) {
    if (isHeading && isSeparatorRow(record.cells)) continue;
    if (!isHeading) yield record;
    isHeading = false;
  }
}

function entryOf(
  { line, cells }: CsvRecord,
  file: string,
  layout: CsvLayout,
  conventions: CsvConventions,
): ActivityFileEntry {
  try {
    return { kind: "activity", file, line, activity: activityOfRow(cells, layout, conventions) };
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    return { kind: "fault", file, line, message: error.message };
  }
}
