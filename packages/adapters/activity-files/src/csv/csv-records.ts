import { pipeline, Readable } from "node:stream";
import { CsvError, type Info, parse } from "csv-parse";
import type { FaultName } from "../fault-texts.data.ts";
import { FileFault } from "../file-fault.ts";
import { CSV_RECORD_BYTES, CSV_SILENT_BYTES } from "../limits.data.ts";
import type { CsvDelimiter } from "./csv-headings.ts";

/** A row with the line on which it begins, from 1. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/** Small, because a piece is parsed at one go, and a row with too few columns costs the parser a stack trace. */
const PIECE_CHARACTERS = 4_096;
const FAULTS: Readonly<Record<string, FaultName>> = {
  CSV_QUOTE_NOT_CLOSED: "csv_quote",
  CSV_INVALID_CLOSING_QUOTE: "csv_quote",
  INVALID_OPENING_QUOTE: "csv_quote",
  CSV_MAX_RECORD_SIZE: "csv_record_too_large",
};

/** The rows of a text, headings included, empty lines left out. @throws FileFault where it is no CSV. */
export async function* csvRecords(
  text: AsyncIterable<string>,
  delimiter: CsvDelimiter,
): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: CSV_RECORD_BYTES,
    record_delimiter: "\n",
    relax_column_count: true,
    // An inch mark in a title is no quotation.
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(refusingEndlessRows(withLineFeeds(text), parser), {
    highWaterMark: 1,
  });
  // What goes wrong reaches the loop below through the parser.
  pipeline(source, parser, () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>)
      yield { line: info.lines - lineFeedsIn(record), cells: record };
  } catch (error) {
    if (error instanceof CsvError) throw new FileFault(FAULTS[error.code] ?? "csv_syntax");
    throw error;
  } finally {
    parser.destroy();
    source.destroy();
  }
}

/** Passes a text on in small pieces as long as rows come out of it: a row without an end would be held in memory. */
async function* refusingEndlessRows(
  text: AsyncIterable<string>,
  parser: { readonly info: Info },
): AsyncGenerator<string> {
  let rows = 0;
  let silentBytes = 0;
  for await (const chunk of text)
    for (let at = 0; at < chunk.length; at += PIECE_CHARACTERS) {
      const seen = parser.info.records + parser.info.empty_lines;
      if (seen !== rows) silentBytes = 0;
      rows = seen;
      if (silentBytes > CSV_SILENT_BYTES) throw new FileFault("csv_record_too_large");
      const piece = chunk.slice(at, at + PIECE_CHARACTERS);
      silentBytes += Buffer.byteLength(piece);
      yield piece;
    }
}

/** The text with one line feed at the end of each line, whichever system wrote it. */
async function* withLineFeeds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  for await (const chunk of text) {
    const whole = held + chunk;
    held = whole.endsWith("\r") ? "\r" : "";
    yield whole.slice(0, whole.length - held.length).replace(/\r\n?/g, "\n");
  }
  if (held !== "") yield "\n";
}

function lineFeedsIn(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
}
