import type { Kysely } from "kysely";
import { indexBesideRequests } from "./steps.ts";

/** The imported sessions that somebody moved to another time, of which there are few, by the time of their file. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await indexBesideRequests(
    database,
    "sport_log_moved",
    `sport_log (user_id, recorded_start desc, id desc)
      where deleted_at is null and recorded_start <> sport_start`,
  );
}
