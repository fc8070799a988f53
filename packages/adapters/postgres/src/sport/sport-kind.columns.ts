import { MOST_TYPES } from "@health-exercise/domain/sport";
import { type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";
import type { Placeholders } from "../prepared-query.ts";
import { KIND_SUMS } from "./sport-kind.table.ts";
import { isKnownMonth, type MonthValues } from "./sport-month.columns.ts";
import { TYPE_LISTS } from "./sport-month.table.ts";
import { TOTALS } from "./totals.columns.ts";

/** The rows that stand in the lists of `months`: a type and its sums in each. */
function typesIn(months: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${months} cross join lateral unnest(${columnList(TYPE_LISTS)})
    as of_type (exercise_type, ${columnList(TOTALS)})`;
}

/** The name of a kind in `sport_kind`. */
export const kindOf = (type: RawBuilder<unknown>) => sql`coalesce('=' || ${type}, '')`;
const typeOfKind = sql`case when kind <> '' then substr(kind, 2) end`;

const signed = (column: string) => sql`coalesce(sum(sign * of_type.${sql.ref(column)}), 0)`;
const signedCount = (column: string) =>
  sql`coalesce(sum(sign) filter (where of_type.${sql.ref(column)} is not null), 0)`;

/** What is in the lists of `months`, which have a `sign`, by kind: the columns of `KIND_SUMS`. */
export function kindSums(months: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${kindOf(sql`of_type.exercise_type`)} as kind, ${sql.join([
      ...TOTALS.map((name) => sql`${signed(name)} as ${sql.ref(name)}`),
      sql`${signedCount("decimeters")} as measured_months`,
      sql`${signedCount("paced_decimeters")} as paced_months`,
    ])}
    from ${typesIn(months)}
    group by of_type.exercise_type`;
}

/** Whether the kinds of a person are kept. */
export function hasKinds(userId: Placeholders<MonthValues>["userId"]): RawBuilder<unknown> {
  return sql`exists (select from sport_month where user_id = ${userId} and is_in_kinds)`;
}

/**
 * The tables behind `pieceTables` that end with `type_of_piece`, whose rows are types with their sums. Of somebody whose
 * kinds are kept these are all that have changed since, and of the others those with most time, which are more than anybody
 * is told; and one that has a distance and one that has a pace, if any has.
 */
export function typeTables(values: Placeholders<MonthValues>): RawBuilder<unknown> {
  const { userId } = values;
  const ofUser = sql`user_id = ${userId} and (select is_kept from kinds)`;
  const untouched = sql`${ofUser} and kind not in (select kind from touched)`;
  const oneMore = (months: string) => sql`(
      select kind, ${columnList(KIND_SUMS)} from sport_kind
      where ${untouched} and ${sql.ref(months)} > 0 and kind not in (select kind from foremost)
      limit 1
    )`;
  return sql`kinds as materialized (select ${hasKinds(userId)} as is_kept),
    touched as materialized (${kindSums(sql`(
      select 1 as sign, ${columnList(TYPE_LISTS)} from unknown
      where (select is_kept from kinds)
      union all
      select 1, ${columnList(TYPE_LISTS)} from sport_month
      where user_id = ${userId} and (select is_kept from kinds)
        and not is_in_kinds and ${isKnownMonth(values)}
      union all
      select -1, ${columnList(TYPE_LISTS)} from sport_month
      where user_id = ${userId} and is_in_kinds and not (${isKnownMonth(values)})
    ) as month`)}),
    foremost as materialized (
      select kind, ${columnList(KIND_SUMS)} from sport_kind
      where ${untouched}
      order by duration_milliseconds desc, sessions desc, (kind = ''), kind
      limit ${sql.lit(MOST_TYPES + 1)}
    ), kind_of_piece as (
      select kind, ${columnList(KIND_SUMS)} from foremost
      union ${oneMore("measured_months")} union ${oneMore("paced_months")} union all
      select touched.kind, ${sql.join(
        KIND_SUMS.map((name) => sql`touched.${sql.ref(name)} + coalesce(kept.${sql.ref(name)}, 0)`),
      )}
      from touched left join sport_kind kept
        on kept.user_id = ${userId} and kept.kind = touched.kind
    ), type_of_piece as (
      select of_type.exercise_type, ${sql.join(
        TOTALS.map((name) => sql`sum(of_type.${sql.ref(name)}) as ${sql.ref(name)}`),
      )}
      from ${typesIn(sql`piece`)}
      where not (select is_kept from kinds)
      group by of_type.exercise_type
      union all
      select ${typeOfKind}, sessions, duration_milliseconds, calories, met_hundredth_milliseconds,
        case when measured_months > 0 then decimeters end,
        case when paced_months > 0 then paced_decimeters end,
        case when paced_months > 0 then paced_milliseconds end
      from kind_of_piece where sessions > 0
    )`;
}
