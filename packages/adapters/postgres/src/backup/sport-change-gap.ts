import type { PoolClient } from "pg";
import type { BackupHeader } from "./backup-format.ts";

/** What a second of the clock is worth, as the migration that began to number changes has it. */
const GAP = `
  insert into sport_change_gap (after, until)
  select last_value, greatest(extract(epoch from clock_timestamp())::bigint * 1048576, last_value + 1048576)
  from sport_change
  returning setval('sport_change', until)`;

/**
 * Lets changes be numbered from far behind those of the backup. Whatever was numbered since then is lost with the database that
 * it happened in, and whoever has seen some of it can be told so.
 */
export async function leaveSportChangeGap(
  client: PoolClient,
  { sequences }: BackupHeader,
): Promise<void> {
  if (sequences.some(({ name }) => name === "sport_change")) await client.query(GAP);
}
