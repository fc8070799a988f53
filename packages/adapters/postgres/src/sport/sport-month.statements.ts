import { sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { finishedOf } from "./session.columns.ts";
import {
  changedMonths,
  type MonthValues,
  monthAfter,
  summedWithin,
} from "./sport-month.columns.ts";
import { SUMMED_COLUMNS } from "./sport-month.table.ts";

type ByUser = Pick<MonthValues, "userId">;

/** Held to the end of the transaction: nobody changes a session of the person meanwhile. Waits for nobody. */
export const holdChanges = preparedQuery(
  (values: Placeholders<ByUser>) => sql<{ readonly held: boolean }>`
    select pg_try_advisory_xact_lock(sport_change_lock(${values.userId}::uuid)) as held`,
);

/** In the order of the key, as everybody does who deletes some. */
export const forgetChangedMonths = preparedQuery(
  (values: Placeholders<MonthValues>) => sql<{ readonly month: Date }>`
    delete from sport_month where user_id = ${values.userId} and month in (
      select month from sport_month
      where user_id = ${values.userId}
        and (context <> ${values.context} or is_stale or month in (${changedMonths(values.userId)}))
      order by month for update
    ) returning month`,
);

/** Also months without any session, so that all stands together from the first to the last. */
export const keepMissingMonths = preparedQuery(
  (values: Placeholders<MonthValues>) => sql<{ readonly month: Date }>`
    insert into sport_month (user_id, month, context, added_up_to, kinds, ${columnList(SUMMED_COLUMNS)})
    select ${values.userId}::uuid, missing.month, ${values.context}, 0,
      coalesce(cardinality(types), 0), ${columnList(SUMMED_COLUMNS, "summed")}
    from (
      select start at time zone 'UTC' as month from (
        select month_of_start(min(sport_start)) at time zone 'UTC' as first,
          month_of_start(max(sport_start)) at time zone 'UTC' as last
        from sport_log where ${finishedOf(values)}
      ) as bound, generate_series(first, last, interval '1 month') as start
      where start at time zone 'UTC' not in (
        select month from sport_month where user_id = ${values.userId}
      )
    ) as missing
    cross join lateral (
      ${summedWithin(values, sql`missing.month`, monthAfter(sql`missing.month`))}
    ) as summed
    order by missing.month
    returning month`,
);

/** Whoever holds changes has seen all that have a number; every later one has a larger one. */
export const keepMonthsUpToNow = preparedQuery(
  (values: Placeholders<ByUser>) => sql<{ readonly month: Date }>`
    update sport_month set added_up_to = (select last_value from sport_change)
    where user_id = ${values.userId} returning month`,
);
