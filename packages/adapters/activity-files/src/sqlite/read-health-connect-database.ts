import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { RecordedActivity } from "@health-exercise/domain/sport";
import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import type { Content } from "../content/content.ts";
import { writeToDisk } from "../content/disk-content.ts";
import { copiedText } from "../copied-text.ts";
import { FileFault, faultText } from "../file-fault.ts";
import { ACTIVITIES_PER_EXPORT, NAME_CHARACTERS, NOTES_CHARACTERS } from "../limits.data.ts";
import { type ForeignDatabase, type Row, withForeignDatabase } from "./foreign-database.ts";
import { PLATFORM_EXERCISE_TYPES } from "./platform-exercise-types.data.ts";
import { type MeasuredSession, SessionSums } from "./session-sums.ts";

const SESSIONS = "exercise_session_record_table";
const SESSION_COLUMNS = [
  "uuid",
  "app_info_id",
  "start_time",
  "end_time",
  "exercise_type",
  "title",
  "notes",
];
const INTERVAL_COLUMNS = ["app_info_id", "start_time", "end_time"];
/** Where what was measured stands, in meters, calories and counts. */
const MEASURES = [
  { name: "distance", table: "distance_record_table", column: "distance" },
  { name: "total", table: "total_calories_burned_record_table", column: "energy" },
  { name: "active", table: "active_calories_burned_record_table", column: "energy" },
  { name: "climb", table: "elevation_gained_record_table", column: "elevation" },
  { name: "steps", table: "steps_record_table", column: "count" },
] as const;
const CALORIES_PER_KILOCALORIE = 1_000;
/** Bits of a heart rate that no heart has are no measurement. */
const BEATS = { least: 25, most: 250 };
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

type Session = MeasuredSession & { readonly told: ReturnType<typeof toldOf> };

/**
 * The exercise sessions of the database that Health Connect exports (Android Open Source Project, tables of its module
 * `healthconnect`, 2025): distances, energies, steps, climbs and heart rates are records of their own, which belong to a session by their
 * time. A database lies on disk while it is read.
 * @throws FileFault where it is damaged or another app's.
 */
export async function readHealthConnectDatabase(
  content: Content,
  scratch: () => Promise<string>,
): Promise<readonly ActivityFileEntry[]> {
  if (content.path !== undefined) return withForeignDatabase(content.path, entriesOf(content.file));
  const path = join(await scratch(), "database.db");
  try {
    await writeToDisk(content, path);
    return await withForeignDatabase(path, entriesOf(content.file));
  } finally {
    await rm(path, { force: true });
  }
}

const entriesOf = (file: string) => (database: ForeignDatabase) => {
  const sessions: Session[] = [];
  const entries: ActivityFileEntry[] = [];
  let isOfHealthConnect = false;
  for (const row of database.rows(SESSIONS, SESSION_COLUMNS)) {
    isOfHealthConnect = true;
    if (sessions.length >= ACTIVITIES_PER_EXPORT) throw new FileFault("too_many_exported");
    const [app, start, end] = INTERVAL_COLUMNS.map((column) => row[column]);
    if (
      typeof start === "number" &&
      typeof end === "number" &&
      end >= start &&
      typeof app === "number"
    ) {
      sessions.push({
        app,
        start,
        end,
        told: toldOf(row),
        sums: new Map(),
        beats: { count: 0, sum: 0, most: 0 },
      });
    } else entries.push({ kind: "fault", file, line: null, message: faultText("json_start") });
  }
  if (!isOfHealthConnect) throw new FileFault("unknown_format");
  measure(database, new SessionSums(sessions));
  for (const session of sessions)
    entries.push({ kind: "activity", file, line: null, activity: activityOf(session) });
  return entries;
};

function measure(database: ForeignDatabase, sums: SessionSums): void {
  for (const { name, table, column } of MEASURES) {
    for (const row of database.rows(table, [...INTERVAL_COLUMNS, column])) {
      const { app_info_id: app, start_time: start, end_time: end, [column]: value } = row;
      if (![app, start, end, value].every((each) => typeof each === "number")) continue;
      const amount = value as number;
      if (amount > 0 && (end as number) > (start as number))
        sums.add(name, app as number, start as number, end as number, amount);
    }
  }
  const columns = ["epoch_millis", "beats_per_minute"];
  for (const { epoch_millis: at, beats_per_minute: beats } of database.rows(
    "heart_rate_record_series_table",
    columns,
  )) {
    if (typeof at !== "number" || typeof beats !== "number") continue;
    if (beats >= BEATS.least && beats <= BEATS.most) sums.beat(at, beats);
  }
}

/** What is said of a session itself, cut to what is kept: the row goes before the next is read. */
function toldOf({ title, notes, exercise_type: kind, uuid }: Row) {
  const number = typeof kind === "number" ? kind : null;
  return {
    name: typeof title === "string" ? copiedText(title, NAME_CHARACTERS) : null,
    type: number === null ? null : (PLATFORM_EXERCISE_TYPES[number] ?? `exercise_type_${number}`),
    notes: typeof notes === "string" ? copiedText(notes, NOTES_CHARACTERS) : null,
    source: { kind: "health_connect", externalId: idOf(uuid) },
  };
}

function activityOf({ told, start, end, sums, beats }: Session): RecordedActivity {
  const energy = sums.get("total") ?? sums.get("active");
  const { count, sum, most } = beats;
  return {
    ...told,
    start: { kind: "instant", at: new Date(start) },
    elapsedMilliseconds: end - start,
    energyKilocalories: energy === undefined ? null : energy / CALORIES_PER_KILOCALORIE,
    perceivedExertion: null,
    measures: {
      told: {
        distanceMeters: sums.get("distance") ?? null,
        elevationGainMeters: sums.get("climb") ?? null,
        averageHeartRateBpm: count === 0 ? null : Math.round(sum / count),
        maxHeartRateBpm: count === 0 ? null : most,
        steps: sums.has("steps") ? Math.round(sums.get("steps") ?? 0) : null,
      },
    },
  };
}

/** As other exports write it. */
function idOf(uuid: unknown): string | null {
  if (!(uuid instanceof Uint8Array) || uuid.length !== 16) return null;
  return Buffer.from(uuid).toString("hex").replace(UUID, "$1-$2-$3-$4-$5");
}
