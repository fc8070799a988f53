import type {
  ActivityStart,
  RecordedActivity,
  RecordedMeasures,
} from "@health-exercise/domain/sport";
import { copiedText } from "../copied-text.ts";
import { RowFault } from "../file-fault.ts";
import { NAME_CHARACTERS, NOTES_CHARACTERS } from "../limits.data.ts";
import { dateTimeOf, readOffset, startOf } from "../time/iso-time.ts";
import type { CsvConventions } from "./csv-conventions.ts";
import { readCsvTime } from "./csv-date.ts";
import type { ColumnMeaning, DecimalSign } from "./csv-dialect.ts";
import { readClock, readSeconds } from "./csv-duration.ts";
import type { CsvLayout } from "./csv-headings.ts";
import { readCsvNumber } from "./csv-number.ts";

const NOTHING = new Set(["", "-", "--", "---"]);
const DURATIONS: readonly ColumnMeaning[] = ["elapsed", "timer", "moving"];
const HIGHEST_EXERTION = 10;
/** The columns that every row must reach: a row that ends before the others has no measures. */
const NEEDED: readonly ColumnMeaning[] = [
  "start",
  "zone",
  "type",
  "name",
  "notes",
  "elapsed",
  "timer",
  "moving",
  "energy",
  "exertion",
  "distance",
];

/** What stands in a column, which is called so. */
type Cell = { readonly text: string; readonly heading: string };

/** @throws RowFault that names the column. */
function readIn({ text, heading }: Cell, read: (text: string) => number): number {
  try {
    return read(text);
  } catch (error) {
    throw error instanceof RowFault ? new RowFault(error.fault, { column: heading }) : error;
  }
}

/** The activity of a row. @throws RowFault where it has none that can be read. */
export function activityOfRow(
  cells: readonly string[],
  layout: CsvLayout,
  conventions: CsvConventions,
): RecordedActivity {
  if (!hasColumns(cells, layout)) throw new RowFault("row_columns");
  const filled = (meaning: ColumnMeaning): readonly Cell[] =>
    (layout.columns[meaning] ?? [])
      .map((column) => ({
        text: cells[column]?.trim() ?? "",
        heading: layout.headings.get(column) ?? meaning,
      }))
      .filter(({ text }) => !NOTHING.has(text));
  const cellsOf = (meaning: ColumnMeaning) => filled(meaning).map(({ text }) => text);
  const numberOf = (meaning: ColumnMeaning): number | null => {
    const [cell] = filled(meaning);
    return cell === undefined
      ? null
      : readIn(cell, (text) => readCsvNumber(text, conventions.decimal));
  };
  return {
    name: copiedText(cellsOf("name")[0] ?? "", NAME_CHARACTERS),
    type: copiedText(cellsOf("type")[0] ?? "", NAME_CHARACTERS),
    start: startOfRow(cellsOf("start")[0], cellsOf("zone")[0], layout, conventions),
    elapsedMilliseconds: durationOf(DURATIONS.flatMap(filled), layout, conventions),
    energyKilocalories: numberOf("energy"),
    perceivedExertion: exertionOf(numberOf("exertion")),
    notes: copiedText(cellsOf("notes")[0] ?? "", NOTES_CHARACTERS),
    measures: measuresOfRow(cellsOf, layout, conventions),
    source: {
      kind: layout.dialect.source,
      externalId: cellsOf("id")[0]?.slice(0, NAME_CHARACTERS) ?? idOfStrava(cells, layout),
    },
  };
}

const STRAVA_ID = /^[1-9]\d{0,18}$/;

/** Strava's first column is the activity's number, however its heading is translated. */
function idOfStrava([first = ""]: readonly string[], { dialect }: CsvLayout): string | null {
  return dialect.source === "strava" && STRAVA_ID.test(first.trim()) ? first.trim() : null;
}

const METERS_PER_KILOMETER = 1_000;

/** What a row tells of its measures: a number that cannot be read takes nothing from the rest of the row. */
function measuresOfRow(
  cellsOf: (meaning: ColumnMeaning) => readonly string[],
  { columns, dialect }: CsvLayout,
  { decimal }: CsvConventions,
): RecordedMeasures {
  const numberOf = (meaning: ColumnMeaning): number | null =>
    looseNumber(cellsOf(meaning)[0], decimal);
  const kilometers = numberOf("distanceKilometers");
  const meters =
    numberOf("distanceMeters") ?? (kilometers === null ? null : kilometers * METERS_PER_KILOMETER);
  const movingMilliseconds = looseDuration(
    [...cellsOf("moving"), ...cellsOf("timer")],
    dialect.durations,
    decimal,
  );
  // Strava writes it a second time, in meters.
  const isOfAccount = meters === null && (columns.distance?.length ?? 0) < 2;
  return {
    told: {
      distanceMeters: meters ?? numberOf("distance"),
      movingSeconds: movingMilliseconds === null ? null : movingMilliseconds / 1_000,
      elevationGainMeters: numberOf("climb"),
      averageHeartRateBpm: numberOf("averageHeartRate"),
      maxHeartRateBpm: numberOf("maxHeartRate"),
      steps: numberOf("steps"),
    },
    ...(isOfAccount && { distanceUnit: "account" as const }),
    ...(dialect.source === "garmin_connect" && { climbUnit: "account" as const }),
  };
}

function looseNumber(cell: string | undefined, decimal: DecimalSign | null): number | null {
  return cell === undefined ? null : readOrNull(() => readCsvNumber(cell, decimal));
}

function looseDuration(
  cells: readonly string[],
  durations: CsvLayout["dialect"]["durations"],
  decimal: DecimalSign | null,
): number | null {
  const read = durations === "clock" ? readClock : readSeconds;
  for (const cell of cells) {
    const duration = readOrNull(() => read(cell, decimal));
    if (duration !== null && duration > 0) return duration;
  }
  return null;
}

function readOrNull(read: () => number): number | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RowFault) return null;
    throw error;
  }
}

function startOfRow(
  cell: string | undefined,
  zone: string | undefined,
  { dialect }: CsvLayout,
  { dateOrder }: CsvConventions,
): ActivityStart {
  if (cell === undefined) throw new RowFault("row_start_missing");
  const time = readCsvTime(cell, dateOrder);
  if (time.offsetMinutes !== null) return startOf(time);
  if (dialect.clock === "utc") return startOf({ ...time, offsetMinutes: 0 });
  if (zone === undefined || zone.toLowerCase() === "local") return startOf(time);
  const offsetMinutes = readOffset(zone);
  if (offsetMinutes !== undefined) return startOf({ ...time, offsetMinutes });
  return { kind: "local", dateTime: dateTimeOf(time.wall), zone: zone.slice(0, NAME_CHARACTERS) };
}

/** The first duration that is not 0: services write 0 for what they do not know. */
function durationOf(
  cells: readonly Cell[],
  { dialect }: CsvLayout,
  { decimal }: CsvConventions,
): number | null {
  const readDuration = dialect.durations === "clock" ? readClock : readSeconds;
  for (const cell of cells) {
    const duration = readIn(cell, (text) => readDuration(text, decimal));
    if (duration > 0) return duration;
  }
  return cells.length === 0 ? null : 0;
}

/** What lies beyond the scale is no rating on it. */
function exertionOf(exertion: number | null): number | null {
  return exertion === null || exertion > HIGHEST_EXERTION ? null : exertion;
}

/** Spreadsheets leave out cells at the end of a row, or add some, as long as they are empty. */
function hasColumns(cells: readonly string[], { columns, width }: CsvLayout): boolean {
  const last = Math.max(...NEEDED.flatMap((meaning) => columns[meaning] ?? []));
  return cells.length > last && cells.slice(width).every((cell) => cell.trim() === "");
}
