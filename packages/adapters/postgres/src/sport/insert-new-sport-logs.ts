import {
  type FinishedSportLog,
  type RecordedTrack,
  SAME_START_MILLISECONDS,
  sortedOutSessions,
  sourceKeyOf,
} from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { InsertedSportLogs } from "@health-exercise/ports-repositories";
import type { Transaction } from "kysely";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import { wellFormedJson } from "../well-formed-json.ts";
import { completeKnownLogs } from "./complete-sport-logs.ts";
import { insertTracksOf } from "./insert-sport-tracks.ts";
import { sportLogValues } from "./sport-log.table.ts";
import {
  insertLogs,
  listSessionTimes,
  listSources,
  lockOwner,
} from "./sport-log-import.statements.ts";

/** Each statement stays well below the time it may take. */
const BATCH = 1_000;

/** Stores those of `logs` that are new, and completes those that are there. */
export async function insertNewLogs(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly FinishedSportLog[],
  tracks: ReadonlyMap<SportLogId, RecordedTrack>,
): Promise<InsertedSportLogs> {
  active(await firstRowOf(transaction, lockOwner, { userId }));
  const starts = logs.map((log) => log.sportStart.getTime());
  const times =
    starts.length === 0
      ? []
      : await rowsOf(transaction, listSessionTimes, { userId, ...rangeAround(starts) });
  const sources = await storedSources(transaction, userId, logs);
  const { added, known } = sortedOutSessions(logs, { times, sources });
  let inserted = 0;
  for (let from = 0; from < added.length; from += BATCH) {
    const batch = added.slice(from, from + BATCH);
    const rows = wellFormedJson(batch.map(sportLogValues));
    const counted = await firstRowOf(transaction, insertLogs, { userId, rows });
    inserted += counted?.inserted ?? 0;
    const their = batch.map(({ id }) => [id, tracks.get(id)] as const);
    await insertTracksOf(transaction, userId, their);
  }
  const completed = new Set<SportLogId>();
  for (let from = 0; from < known.length; from += BATCH) {
    const batch = known.slice(from, from + BATCH);
    for (const id of await completeKnownLogs(transaction, userId, batch, tracks)) completed.add(id);
  }
  return { inserted, completed: completed.size };
}

/** The keys of those sources of `logs` that the person has logs of. */
async function storedSources(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly FinishedSportLog[],
): Promise<ReadonlyMap<string | undefined, SportLogId>> {
  const ids = logs.flatMap(({ source }) => source?.externalId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(transaction, listSources, { userId, ids });
  return new Map(rows.map(({ id, ...source }) => [sourceKeyOf({ source }), id]));
}

/** The starts that a log may have that is one of these sessions. */
function rangeAround(starts: readonly number[]): { readonly first: Date; readonly last: Date } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const start of starts) {
    first = Math.min(first, start);
    last = Math.max(last, start);
  }
  return {
    first: new Date(first - SAME_START_MILLISECONDS),
    last: new Date(last + SAME_START_MILLISECONDS),
  };
}
