import {
  completedSportLog,
  type FinishedSportLog,
  type RecordedStart,
  type RecordedTrack,
} from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { Transaction } from "kysely";
import { rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { wellFormedJson } from "../well-formed-json.ts";
import { insertTracksOf } from "./insert-sport-tracks.ts";
import {
  type RecordedStartColumns,
  recordedStartFrom,
  recordedStartValues,
} from "./recorded-start.columns.ts";
import { sportLogFrom, sportLogValues } from "./sport-log.table.ts";
import {
  completeLogs,
  keepRecordedStarts,
  listLogsToComplete,
} from "./sport-log-import.statements.ts";

type KnownSession = { readonly session: FinishedSportLog; readonly id: SportLogId };

/** What the files tell of sessions beside their logs, by the ids of these. */
type ToldBeside = {
  readonly tracks: ReadonlyMap<SportLogId, RecordedTrack>;
  readonly starts: ReadonlyMap<SportLogId, RecordedStart>;
};

/** Gives stored logs what they lack and other recordings of them tell; gives those that got something. */
export async function completeKnownLogs(
  transaction: Transaction<Schema>,
  userId: UserId,
  known: readonly KnownSession[],
  { tracks, starts }: ToldBeside,
): Promise<readonly SportLogId[]> {
  const ids = [...new Set(known.map(({ id }) => id))];
  const rows = await rowsOf(transaction, listLogsToComplete, { userId, ids });
  const stored = new Map(rows.map((row) => [row.id, row]));
  const fuller = new Map<SportLogId, FinishedSportLog>();
  const missing = new Map<SportLogId, RecordedTrack>();
  const begun: StartOfLog[] = [];
  for (const { session, id } of known) {
    const row = stored.get(id);
    if (row === undefined) continue;
    const start = startToKeep(row, starts.get(session.id));
    if (start !== undefined) begun.push({ id, ...start });
    // Of two recordings of one session, those of one source, the first tells.
    if (fuller.has(id)) continue;
    const log = completedSportLog({ ...sportLogFrom(row), finished: true }, session);
    if (log !== undefined) fuller.set(id, log);
    const track = tracks.get(session.id);
    if (track !== undefined && !row.has_track) missing.set(id, track);
  }
  if (begun.length > 0) {
    await rowsOf(transaction, keepRecordedStarts, { userId, rows: wellFormedJson(begun) });
  }
  return [
    ...(await complete(transaction, userId, [...fuller.values()])),
    ...(await insertTracksOf(transaction, userId, missing)),
  ];
}

type StartOfLog = RecordedStartColumns & { readonly id: SportLogId };

/** What a stored log lacks of when it began by its file; undefined where it lacks nothing that is told. */
function startToKeep(
  row: RecordedStartColumns,
  told: RecordedStart | undefined,
): RecordedStartColumns | undefined {
  if (told === undefined) return undefined;
  const known = recordedStartFrom(row);
  if (known === null) return recordedStartValues(told);
  if (known.wallTime !== null || told.wallTime === null) return undefined;
  return recordedStartValues({ at: known.at, wallTime: told.wallTime });
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
