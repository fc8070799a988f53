import {
  completedSportLog,
  type FinishedSportLog,
  type RecordedTrack,
} from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { Transaction } from "kysely";
import { rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { wellFormedJson } from "../well-formed-json.ts";
import { insertTracksOf } from "./insert-sport-tracks.ts";
import { sportLogFrom, sportLogValues } from "./sport-log.table.ts";
import { completeLogs, listLogsToComplete } from "./sport-log-import.statements.ts";

type KnownSession = { readonly session: FinishedSportLog; readonly id: SportLogId };

/** Gives stored logs what they lack and other recordings of them tell; gives those that got something. */
export async function completeKnownLogs(
  transaction: Transaction<Schema>,
  userId: UserId,
  known: readonly KnownSession[],
  tracks: ReadonlyMap<SportLogId, RecordedTrack>,
): Promise<readonly SportLogId[]> {
  const ids = [...new Set(known.map(({ id }) => id))];
  const rows = await rowsOf(transaction, listLogsToComplete, { userId, ids });
  const stored = new Map(rows.map((row) => [row.id, row]));
  const fuller = new Map<SportLogId, FinishedSportLog>();
  const missing = new Map<SportLogId, RecordedTrack>();
  for (const { session, id } of known) {
    const row = stored.get(id);
    // Of two recordings of one session, those of one source, the first tells.
    if (row === undefined || fuller.has(id)) continue;
    const log = completedSportLog({ ...sportLogFrom(row), finished: true }, session);
    if (log !== undefined) fuller.set(id, log);
    const track = tracks.get(session.id);
    if (track !== undefined && !row.has_track) missing.set(id, track);
  }
  return [
    ...(await complete(transaction, userId, [...fuller.values()])),
    ...(await insertTracksOf(transaction, userId, missing)),
  ];
}

async function complete(
  transaction: Transaction<Schema>,
  userId: UserId,
  logs: readonly FinishedSportLog[],
): Promise<readonly SportLogId[]> {
  if (logs.length === 0) return [];
  const rows = wellFormedJson(logs.map(sportLogValues));
  return (await rowsOf(transaction, completeLogs, { userId, rows })).map(({ id }) => id);
}
