/** One published row: code, heading code, MET and description. */
export type MetRecord = readonly [
  code: string,
  headingCode: string,
  met: number,
  description: string,
];

/** One published heading: code and name. */
export type MetHeadingRecord = readonly [code: string, name: string];

/** The rows of a table that is written one row a line, its fields separated by bars. */
export function readMetRows(table: string): readonly MetRecord[] {
  return table
    .trim()
    .split("\n")
    .map((line): MetRecord => {
      const [code = "", headingCode = "", met = "", description = ""] = line.split("|");
      return [code, headingCode, Number(met), description];
    });
}
