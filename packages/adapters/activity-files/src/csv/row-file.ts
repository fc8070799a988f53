import { baseNameOf } from "../content/zip-archive.ts";

const LONGEST = 200;
/** What the column of the file says in every language of the export. */
const ACTIVITY_FILE = /^activities\/[^/]{1,150}\.(?:fit|gpx|tcx)(?:\.gz)?$/i;

/** The file of its archive that a row names, without folders; undefined where it names none. */
export function fileOfRow(cells: readonly string[]): string | undefined {
  const cell = cells.find((each) => each.length <= LONGEST && ACTIVITY_FILE.test(each.trim()));
  return cell === undefined ? undefined : baseNameOf(cell.trim());
}
