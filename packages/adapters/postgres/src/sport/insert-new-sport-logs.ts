import {
  type FinishedSportLog,
  newSessionsAmong,
  notOfSources,
  type RecordedTrack,
  SAME_START_MILLISECONDS,
  sourceKeyOf,
} from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { Transaction } from "kysely";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import { wellFormedJson } from "../well-formed-json.ts";
import { sportLogValues } from "./sport-log.table.ts";
import {
  insertLogs,
  listSessionTimes,
  listSources,
  lockOwner,
} from "./sport-log-import.statements.ts";
import { insertTracks } from "./sport-track.statements.ts";
import { type SportTrackTable, trackValues } from "./sport-track.table.ts";

/** Each statement stays well below the time it may take. */
const BATCH = 1_000;

/** Stores those of `logs` that are new; gives how many. */
export async function insertNewLogs(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly FinishedSportLog[],
  tracks: ReadonlyMap<SportLogId, RecordedTrack>,
): Promise<number> {
  active(await firstRowOf(transaction, lockOwner, { userId }));
  const starts = logs.map((log) => log.sportStart.getTime());
  const stored =
    starts.length === 0
      ? []
      : await rowsOf(transaction, listSessionTimes, { userId, ...rangeAround(starts) });
  const sources = await storedSources(transaction, userId, logs);
  const added = newSessionsAmong(notOfSources(logs, sources), stored);
  let inserted = 0;
  for (let from = 0; from < added.length; from += BATCH) {
    const batch = added.slice(from, from + BATCH);
    const rows = wellFormedJson(batch.map(sportLogValues));
    const counted = await firstRowOf(transaction, insertLogs, { userId, rows });
    inserted += counted?.inserted ?? 0;
    await insertTracksOf(transaction, userId, batch, tracks);
  }
  return inserted;
}

/** So many points are sent in one statement: some megabytes. */
const POINTS_AT_ONCE = 100_000;

async function insertTracksOf(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly FinishedSportLog[],
  tracks: ReadonlyMap<SportLogId, RecordedTrack>,
): Promise<void> {
  let rows: SportTrackTable[] = [];
  let points = 0;
  const send = async () => {
    if (rows.length === 0) return;
    await rowsOf(transaction, insertTracks, { userId, rows: wellFormedJson(rows) });
    [rows, points] = [[], 0];
  };
  for (const { id } of logs) {
    const recorded = tracks.get(id);
    if (recorded === undefined) continue;
    rows.push(trackValues(userId, id, recorded));
    points += recorded.track.seconds.length;
    if (points >= POINTS_AT_ONCE) await send();
  }
  await send();
}

/** The keys of those sources of `logs` that the person has logs of. */
async function storedSources(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly FinishedSportLog[],
): Promise<ReadonlySet<string | undefined>> {
  const ids = logs.flatMap(({ source }) => source?.externalId ?? []);
  if (ids.length === 0) return new Set();
  const rows = await rowsOf(transaction, listSources, { userId, ids });
  return new Set(rows.map((source) => sourceKeyOf({ source })));
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
