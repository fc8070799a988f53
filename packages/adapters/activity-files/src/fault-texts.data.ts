import { PLAIN_HEADINGS } from "./csv/csv-dialects.data.ts";
import {
  ACTIVITIES_PER_EXPORT,
  ACTIVITIES_PER_FILE,
  ARCHIVE_ENTRIES,
  CSV_RECORD_BYTES,
  CSV_ROWS,
  FIT_BYTES,
  JSON_OBJECT_BYTES,
  KIBIBYTE,
  MEBIBYTE,
} from "./limits.data.ts";

const counted = (count: number): string => count.toLocaleString("en");
const mebibytes = (bytes: number): string => `${bytes / MEBIBYTE} MiB`;

const [needed, further] = [true, false].map((isNeeded) =>
  PLAIN_HEADINGS.filter((each) => each.isNeeded === isNeeded)
    .map(({ heading }) => heading)
    .join(", "),
);

/** What is wrong with a file or a row, in the service's own words. None repeats what stands in the file. `{limit}` is a size. */
export const FAULT_TEXTS = {
  empty: "The file is empty.",
  file_too_large: "The file is larger than {limit}.",
  unknown_format:
    "The file is none of those that can be read: CSV of Strava or Garmin, GPX, TCX, FIT, an export of " +
    "Apple Health, Google Fit, Health Connect or Garmin, or these in a zip or gzip file.",
  out_of_memory: "The file holds more than can be read in memory.",
  too_slow:
    "The file takes too long to read; neither its rest nor what follows in its archive was read. " +
    "Send it in several parts.",
  not_reached:
    "The file was not read because those before it take too long; send it again by itself.",
  unpacks_too_large: "The file unpacks to more than {limit}.",
  import_unpacks_too_large:
    "The packed files unpack to more than {limit} together; " +
    "from this one on nothing was read that is packed.",
  compression_bomb: "The file is packed more tightly than any recorded activity can be.",
  packed_damaged: "The packed content is damaged or cut off.",
  packed_twice:
    "A packed file inside a packed file is not read; only gzip and zip files inside a zip file are.",
  archive_damaged: "The archive is damaged or cut off.",
  archive_encrypted: "The archive is encrypted; send it without a password.",
  archive_method: "The file is packed by a method that is not supported; use an ordinary zip file.",
  archive_too_many: `The archive holds more than ${counted(ARCHIVE_ENTRIES)} files.`,
  archive_without_activities: "The archive holds no file of recorded activities.",
  encoding:
    "The text of the file is damaged or in an encoding that is not supported; save it in UTF-8.",
  csv_quote:
    "The file is no valid CSV: a quotation mark is not closed or stands in the wrong place.",
  csv_syntax: "The file is no valid CSV.",
  csv_record_too_large: `The file has a row of more than ${CSV_RECORD_BYTES / KIBIBYTE} KiB.`,
  csv_too_many_rows: `The file has more than ${counted(CSV_ROWS)} rows.`,
  csv_headings:
    "The file is none of those that can be read: as CSV, its first line has neither the headings of Strava or Garmin nor plain ones. " +
    `Plain headings are ${needed}, which are needed, and ${further}.`,
  csv_without_rows: "The file has headings but no activity.",
  row_columns: "The row has more or fewer columns than the headings.",
  row_start_missing: "The row does not say when the activity began.",
  row_start:
    "The start of the activity is no date and time that can be read; write it as YYYY-MM-DD HH:MM:SS.",
  row_start_ambiguous:
    "The start of the activity can be read with the day or with the month first, and no row of the " +
    "file tells which; write it as YYYY-MM-DD HH:MM:SS.",
  row_duration: "The duration is no number of seconds and no time such as 1:02:03.",
  row_number: "A number of the row cannot be read.",
  row_number_ambiguous:
    "A number of the row can be read with the comma or the point as its decimal sign, and no row of " +
    "the file tells which.",
  xml_malformed: "The file is no well-formed XML, or it is cut off.",
  xml_doctype: "The file has a document type declaration, which files of activities never have.",
  xml_too_complex:
    "The file has elements, attributes or texts beyond what files of activities have.",
  xml_time: "A time of the file is no date and time.",
  xml_number: "A number of the file cannot be read.",
  gpx_without_track:
    "The file has no recorded track and so no activity: way points and routes are none.",
  gpx_without_times: "A track of the file has no times: it was planned, not recorded.",
  tcx_without_activity:
    "The file has no activity: courses and workout plans are not recorded activities.",
  tcx_without_start: "An activity of the file does not say when it began.",
  too_many_activities: `The file holds more than ${counted(ACTIVITIES_PER_FILE)} activities.`,
  too_many_exported: `The file holds more than ${counted(ACTIVITIES_PER_EXPORT)} activities.`,
  workout_start: "The start of the workout is no date and time.",
  workout_number: "A number of the workout cannot be read.",
  workout_unit: "An amount of the workout is in a unit that is not known.",
  route_without_workout: "The route belongs to no workout of the archive that could be read.",
  json_malformed: "The file is no valid JSON, or it is cut off.",
  json_too_complex: `The file has an object of more than ${mebibytes(JSON_OBJECT_BYTES)}, or objects too deep inside each other.`,
  json_start: "The activity does not say when it began.",
  json_value: "A value of the activity is of another kind than in files of activities.",
  database_damaged: "The database is damaged or cut off, or holds values that no export has.",
  fit_too_large: `The FIT file is larger than ${mebibytes(FIT_BYTES)}.`,
  fit_damaged: "The FIT file is damaged or cut off.",
  fit_other_type:
    "The FIT file holds no activity but something else, such as a course or settings.",
  fit_without_activity: "The FIT file has neither a session nor a record with a time.",
  fit_without_start: "A session of the FIT file does not say when it began.",
} as const satisfies Readonly<Record<string, string>>;

export type FaultName = keyof typeof FAULT_TEXTS;
