import {
  type FinishedSportLog,
  type RecordedStart,
  type RecordedTrack,
  SAME_START_MILLISECONDS,
  type StoredSession,
  sortedOutInSteps,
  sourceKeyOf,
} from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { InsertedSportLogs } from "@health-exercise/ports-repositories";
import type { Transaction } from "kysely";
import { inTurns } from "../in-turns.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import { wellFormedJson } from "../well-formed-json.ts";
import { completeKnownLogs } from "./complete-sport-logs.ts";
import { insertTracksOf } from "./insert-sport-tracks.ts";
import { recordedStartFrom, recordedStartValues } from "./recorded-start.columns.ts";
import { sportLogValues } from "./sport-log.table.ts";
import {
  insertLogs,
  listMovedSessionTimes,
  listSessionTimes,
  listSources,
  lockOwner,
} from "./sport-log-import.statements.ts";

/** So many are written with one statement, which takes some milliseconds to make (design value). */
const BATCH = 250;
/** So many are read with one statement: the rows of an answer are read in one piece. */
const READ_AT_ONCE = 1_000;
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Stores those of `logs` that are new, and completes those that are there. */
export async function insertNewLogs(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly FinishedSportLog[],
  tracks: ReadonlyMap<SportLogId, RecordedTrack>,
  starts: ReadonlyMap<SportLogId, RecordedStart>,
): Promise<InsertedSportLogs> {
  active(await firstRowOf(transaction, lockOwner, { userId }));
  const times = await storedTimes(transaction, userId, logs, starts);
  const sources = await storedSources(transaction, userId, logs);
  const { added, known } = await inTurns(
    sortedOutInSteps(logs, { times, sources }, ({ id }) => starts.get(id)),
  );
  let inserted = 0;
  for (let from = 0; from < added.length; from += BATCH) {
    const batch = added.slice(from, from + BATCH);
    const rows = wellFormedJson(
      batch.map((log) => ({ ...sportLogValues(log), ...recordedStartValues(starts.get(log.id)) })),
    );
    const counted = await firstRowOf(transaction, insertLogs, { userId, rows });
    inserted += counted?.inserted ?? 0;
    const their = batch.map(({ id }) => [id, tracks.get(id)] as const);
    await insertTracksOf(transaction, userId, their);
  }
  const completed = new Set<SportLogId>();
  for (let from = 0; from < known.length; from += BATCH) {
    const batch = known.slice(from, from + BATCH);
    const told = { tracks, starts };
    for (const id of await completeKnownLogs(transaction, userId, batch, told)) completed.add(id);
  }
  return { inserted, completed: completed.size };
}

/** The keys of those sources of `logs` that the person has logs of. */
async function storedSources(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly FinishedSportLog[],
): Promise<ReadonlyMap<string | undefined, SportLogId>> {
  const told = logs.flatMap(({ source }) => source?.externalId ?? []);
  const sources = new Map<string | undefined, SportLogId>();
  for (let from = 0; from < told.length; from += READ_AT_ONCE) {
    const ids = told.slice(from, from + READ_AT_ONCE);
    for (const { id, ...source } of await rowsOf(transaction, listSources, { userId, ids }))
      sources.set(sourceKeyOf({ source }), id);
  }
  return sources;
}

/** Those logs of the person that may be one of these sessions. */
async function storedTimes(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly FinishedSportLog[],
  starts: ReadonlyMap<SportLogId, RecordedStart>,
): Promise<readonly StoredSession[]> {
  if (logs.length === 0) return [];
  const range = rangeAround(logs, starts);
  const times = new Map<SportLogId, StoredSession>();
  for (const list of [listSessionTimes, listMovedSessionTimes]) {
    let [beforeStart, beforeId] = [range.last, LAST_ID];
    for (;;) {
      const values = { userId, first: range.first, beforeStart, beforeId, limit: READ_AT_ONCE };
      const found = await rowsOf(transaction, list, values);
      for (const row of found) times.set(row.id, { ...row, recorded: recordedStartFrom(row) });
      const earliest = found.at(-1);
      if (earliest === undefined || found.length < READ_AT_ONCE) break;
      const byFile = list === listMovedSessionTimes ? earliest.recorded_start : null;
      [beforeStart, beforeId] = [byFile ?? earliest.sportStart, earliest.id];
    }
  }
  return [...times.values()];
}

/** Between the zones that are furthest apart. */
const ZONES_APART_MILLISECONDS = 26 * 3_600_000;

/** The starts that a log may have that is one of these sessions: far around them where a clock on the wall may have been read in another zone. */
function rangeAround(
  logs: readonly FinishedSportLog[],
  starts: ReadonlyMap<SportLogId, RecordedStart>,
): { readonly first: Date; readonly last: Date } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let around = SAME_START_MILLISECONDS;
  for (const { id, sportStart } of logs) {
    first = Math.min(first, sportStart.getTime());
    last = Math.max(last, sportStart.getTime());
    if (typeof starts.get(id)?.wallTime === "number") {
      around = ZONES_APART_MILLISECONDS + SAME_START_MILLISECONDS;
    }
  }
  return { first: new Date(first - around), last: new Date(last + around) };
}
