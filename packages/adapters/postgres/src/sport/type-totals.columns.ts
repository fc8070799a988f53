import { MOST_TYPES, OTHER_TYPES } from "@health-exercise/domain/sport";
import { type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";

const SUMS = ["sessions", "duration_milliseconds", "calories", "met_hundredth_milliseconds"];
/** Null where none is known. */
const DISTANCES = ["decimeters", "paced_decimeters", "paced_milliseconds"];
const COLUMNS = [...SUMS, ...DISTANCES];

const countOf = (name: string) => sql.ref(`known_${name}`);
const restOf = (name: string) =>
  sql`min(whole.${sql.ref(name)}) - coalesce(sum(named.${sql.ref(name)}), 0)`;

/**
 * The JSON of the types in `source`, a row each with the columns of totals: those with most time, and where there are too
 * many the rest as one. The rest is what the named ones leave of `sums`, the totals of all types together, so that the many
 * need not be put in order, nor all be there: enough are those with most time, one more than are told, and of the others
 * one for each distance that any has.
 */
export function typeTotalsJson(
  source: RawBuilder<unknown>,
  sums: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    with type_total as materialized (${source}), whole as (
      select counted.*, ${columnList(COLUMNS, "summed")}
      from (${sums}) as summed cross join (
        select count(*) as kinds, ${sql.join(
          DISTANCES.map((name) => sql`count(${sql.ref(name)}) as ${countOf(name)}`),
        )}
        from type_total
      ) as counted
    ), named as (
      select * from type_total
      order by duration_milliseconds desc, sessions desc, exercise_type is null,
        exercise_type collate "C"
      limit (select case when kinds > ${sql.lit(MOST_TYPES)} then ${sql.lit(MOST_TYPES - 1)} else kinds end from whole)
    ), told as (
      select exercise_type, ${columnList(COLUMNS)} from named union all
      select ${sql.lit(OTHER_TYPES)}, ${sql.join([
        ...SUMS.map(restOf),
        ...DISTANCES.map(
          (name) =>
            sql`case when min(whole.${countOf(name)}) > count(named.${sql.ref(name)}) then ${restOf(name)} end`,
        ),
      ])}
      from whole left join named on true
      having min(kinds) > ${sql.lit(MOST_TYPES)}
    )
    select coalesce(json_agg(told), '[]') from told
  )`;
}
