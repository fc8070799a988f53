import type { PageRequest } from "@health-exercise/ports-repositories";
import { type Expression, type RawBuilder, sql } from "kysely";
import type { Placeholders } from "./prepared-query.ts";

/**
 * The number of all items beside a page that was read as `page` with one row more than wanted: where that row is
 * missing, the page itself tells the end of the list and nothing is counted; `count` runs only otherwise.
 */
export function totalBeside(
  page: Placeholders<PageRequest>,
  count: Expression<unknown>,
): RawBuilder<number> {
  const rows = sql`(select count(*) from page)`;
  return sql<number>`case
    when ${rows} <= ${page.limit}::bigint and (${rows} > 0 or ${page.offset}::bigint = 0)
    then ${page.offset}::bigint + ${rows}
    else (${count})
  end`;
}
