import { parse } from "csv-parse/sync";
import type { ColumnMeaning, CsvColumns, CsvDialect } from "./csv-dialect.ts";
import { CSV_DIALECTS } from "./csv-dialects.data.ts";

const DELIMITERS = [",", ";", "\t"] as const;

export type CsvDelimiter = (typeof DELIMITERS)[number];

/** How a file is written, as its headings tell. */
export type CsvLayout = {
  readonly dialect: CsvDialect;
  readonly columns: CsvColumns;
  /** What the columns that are read are called, as the dialect writes it. */
  readonly headings: ReadonlyMap<number, string>;
  /** How many columns there are, those included that are not read. */
  readonly width: number;
};

/** A first line by which Excel is told what parts the columns. */
const SEPARATOR_LINE = /^sep=.\r?\n/i;

/** Whether a first row is the one by which Excel is told what parts the columns. */
export function isSeparatorRow([first = ""]: readonly string[]): boolean {
  return first.toLowerCase().startsWith("sep=");
}

/** What parts the columns: the one of them that the first line has most of, outside of quotes. */
export function delimiterOf(text: string): CsvDelimiter {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of beginningAtHeadings(text)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === "\n" || character === "\r")) break;
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const count = (delimiter: string): number => counts.get(delimiter) ?? 0;
  return DELIMITERS.reduce((most, next) => (count(next) > count(most) ? next : most));
}

/** The headings on the first line of a text; none where it is no line of CSV. */
export function headingsIn(text: string, delimiter: CsvDelimiter): readonly string[] {
  const [line = ""] = beginningAtHeadings(text).split(/[\r\n]/, 1);
  try {
    return parse(line, { delimiter })[0] ?? [];
  } catch {
    return [];
  }
}

function beginningAtHeadings(text: string): string {
  return text.trimStart().replace(SEPARATOR_LINE, "").trimStart();
}

/** The layout that headings tell; undefined where they are of no export that is known. */
export function layoutOf(headings: readonly string[]): CsvLayout | undefined {
  const places = Map.groupBy(headings.keys(), (place) => plain(headings[place] ?? ""));
  for (const dialect of CSV_DIALECTS) {
    const columns = columnsOf(dialect, places);
    if (dialect.required.every((meaning) => columns[meaning] !== undefined)) {
      const known = headingsOf(dialect, places);
      return { dialect, columns, headings: known, width: headings.length };
    }
  }
  return undefined;
}

function columnsOf(
  { headings }: CsvDialect,
  places: ReadonlyMap<string, readonly number[]>,
): CsvColumns {
  const columns: Partial<Record<ColumnMeaning, readonly number[]>> = {};
  for (const [meaning, names] of Object.entries(headings) as [ColumnMeaning, string[]][]) {
    // Strava repeats headings: the second column has the exact value in a base unit.
    const found = names.flatMap((name) => (places.get(plain(name)) ?? []).toReversed());
    if (found.length > 0) columns[meaning] = found;
  }
  return columns;
}

function headingsOf(
  { headings }: CsvDialect,
  places: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<number, string> {
  const names = Object.values(headings).flat();
  return new Map(
    names.flatMap((name) => (places.get(plain(name)) ?? []).map((place) => [place, name] as const)),
  );
}

function plain(heading: string): string {
  return heading.normalize("NFC").replaceAll("’", "'").trim().toLowerCase();
}
