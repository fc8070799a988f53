import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Columns that every record of the platform's database has, and those of records of a time. */
const RECORD = `row_id integer primary key autoincrement, uuid blob unique not null, last_modified_time integer,
  client_record_id text, client_record_version text, device_info_id integer, app_info_id integer, recording_method integer, dedupe_hash blob unique`;
const INTERVAL = `start_time integer, start_zone_offset integer, end_time integer, end_zone_offset integer,
  local_date_time_start_time integer, local_date_time_end_time integer, local_date integer`;

const SCHEMA = `
create table application_info_table (row_id integer primary key, package_name text, app_name text);
create table exercise_session_record_table (${RECORD}, ${INTERVAL}, notes text, exercise_type integer, title text, has_route integer);
create table distance_record_table (${RECORD}, ${INTERVAL}, distance real);
create table total_calories_burned_record_table (${RECORD}, ${INTERVAL}, energy real);
create table active_calories_burned_record_table (${RECORD}, ${INTERVAL}, energy real);
create table elevation_gained_record_table (${RECORD}, ${INTERVAL}, elevation real);
create table steps_record_table (${RECORD}, ${INTERVAL}, count integer);
create table heart_rate_record_table (${RECORD}, ${INTERVAL});
create table heart_rate_record_series_table (parent_key integer, beats_per_minute integer, epoch_millis integer);`;

type Value = string | number | null | Uint8Array;

/** The bytes of a database in the structure of Health Connect's export; `change` makes another of it. */
export function aHealthConnectDatabase(
  rows: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>,
  change = "",
): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "health-connect-"));
  try {
    const path = join(folder, "health_connect_export.db");
    const database = new DatabaseSync(path);
    database.exec(SCHEMA);
    let id = 0;
    for (const [table, all] of Object.entries(rows)) {
      for (const row of all) {
        id += 1;
        const isRecord = !table.endsWith("_series_table");
        const full = isRecord ? { uuid: new Uint8Array(16).fill(id), ...row } : row;
        const names = Object.keys(full);
        const list = `(${names.join(", ")}) values (${names.map(() => "?").join(", ")})`;
        database.prepare(`insert into ${table} ${list}`).run(...Object.values(full));
      }
    }
    database.exec(change);
    database.close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
