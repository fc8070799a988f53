import type { RecordedTrack } from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { Transaction } from "kysely";
import { rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { wellFormedJson } from "../well-formed-json.ts";
import { insertTracks } from "./sport-track.statements.ts";
import { type SportTrackTable, trackValues } from "./sport-track.table.ts";

/** With so many points a statement is full: some hundred kilobytes, and some milliseconds of work (design value). */
const POINTS_AT_ONCE = 10_000;

/** Keeps the tracks of those logs that have none; gives whose were kept. */
export async function insertTracksOf(
  transaction: Transaction<Schema>,
  userId: UserId,
  tracks: Iterable<readonly [SportLogId, RecordedTrack | undefined]>,
): Promise<readonly SportLogId[]> {
  const kept: SportLogId[] = [];
  let rows: SportTrackTable[] = [];
  let points = 0;
  const send = async () => {
    if (rows.length === 0) return;
    const values = { userId, rows: wellFormedJson(rows) };
    for (const row of await rowsOf(transaction, insertTracks, values)) kept.push(row.log_id);
    [rows, points] = [[], 0];
  };
  for (const [id, recorded] of tracks) {
    if (recorded === undefined) continue;
    rows.push(trackValues(userId, id, recorded));
    points += recorded.track.seconds.length;
    if (points >= POINTS_AT_ONCE) await send();
  }
  await send();
  return kept;
}
