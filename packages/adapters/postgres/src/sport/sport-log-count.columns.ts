import type { UserId } from "@health-exercise/domain/user";
import { type RawBuilder, sql } from "kysely";
import type { Placeholders } from "../prepared-query.ts";

/**
 * How many logs a person has: all but the deleted ones, both of which are counted in indexes a third as wide as the one by
 * start, and so in half the time.
 */
export function countOfLogs({
  userId,
}: Placeholders<{ readonly userId: UserId }>): RawBuilder<unknown> {
  return sql`
    (select count(*) from sport_log where user_id = ${userId})
    - (select count(*) from sport_log where user_id = ${userId} and deleted_at is not null)`;
}
