import type { LocalDate } from "@health-exercise/domain/user";
import { sql } from "kysely";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import {
  type DailyTotalsColumns,
  finishedOf,
  type SearchedInstants,
  type SessionValues,
  sessionColumns,
  totalsColumns,
} from "./session.columns.ts";

type DailyTotalsValues = SessionValues &
  SearchedInstants & { readonly start: LocalDate; readonly end: LocalDate };

export const dailyTotalsOf = preparedQuery(
  (values: Placeholders<DailyTotalsValues>) => sql<DailyTotalsColumns>`
    with session as (
      select sport_name, ${sessionColumns(values)} from sport_log
      where ${finishedOf(values)}
        and sport_start >= ${values.from} and sport_start < ${values.until}
    )
    select day as date, ${totalsColumns},
      json_agg(sport_name order by sport_start, id) as sport_names
    from session where day between ${values.start}::date and ${values.end}::date
    group by day order by day`,
);
