import type { ExerciseSchemeId, UserId } from "@health-exercise/domain/user";
import type { PageRequest } from "@health-exercise/ports-repositories";
import { sql } from "kysely";
import { columnList, columnsOf, valueList, valuesOf } from "../columns.ts";
import { type ForeignColumn, isForeign, type Joined } from "../joined-row.ts";
import { totalBeside } from "../page.ts";
import { cheapQuery, type Placeholders, preparedQuery } from "../prepared-query.ts";
import { type Deletion, isRevisionBefore } from "../revision.ts";
import { activeAccount, activeUser } from "../user/owner.ts";
import {
  EXERCISE_SCHEME_COLUMNS,
  type ExerciseSchemeRow,
  type ExerciseSchemeValues,
} from "./exercise-scheme.table.ts";

type ByUser = { readonly userId: UserId };
type ByScheme = ByUser & { readonly schemeId: ExerciseSchemeId };
type SchemeColumns = Joined<ExerciseSchemeRow>;

const schemeColumns = columnList(EXERCISE_SCHEME_COLUMNS, "scheme");

export const insertScheme = preparedQuery(
  (values: Placeholders<ExerciseSchemeValues>) => sql<{ readonly id: UserId }>`
    with owner as (${activeUser(values.user_id)}), inserted as (
      insert into exercise_scheme (${columnList(EXERCISE_SCHEME_COLUMNS)})
      select ${valueList(EXERCISE_SCHEME_COLUMNS, values)} from owner
    )
    select id from owner`,
);

export const getScheme = cheapQuery((values: Placeholders<ByScheme>, database) =>
  activeAccount(database, values.userId)
    .leftJoin("exercise_scheme as scheme", (join) =>
      join
        .onRef("scheme.user_id", "=", "owner.id")
        .on("scheme.id", "=", values.schemeId)
        .on("scheme.deleted_at", "is", null),
    )
    .select(columnsOf("scheme", EXERCISE_SCHEME_COLUMNS))
    .select(isForeign("exercise_scheme", "scheme.id", values.schemeId, values.userId))
    .$castTo<SchemeColumns & ForeignColumn>(),
);

export const listSchemes = cheapQuery(
  (values: Placeholders<ByUser & PageRequest>) => sql<SchemeColumns & { readonly total: number }>`
    with owner as (${activeUser(values.userId)}), page as materialized (
      select ${columnList(EXERCISE_SCHEME_COLUMNS)} from exercise_scheme
      where user_id = ${values.userId} and deleted_at is null
      order by created_at desc, id desc
      limit ${values.limit}::bigint + 1 offset ${values.offset}::bigint
    ), counted as (
      select ${totalBeside(
        values,
        sql`select count(*) from exercise_scheme
          where user_id = ${values.userId} and deleted_at is null`,
      )} as total
    )
    select ${schemeColumns}, counted.total
    from owner cross join counted left join page scheme on true
    order by scheme.created_at desc, scheme.id desc`,
);

const CHANGING_COLUMNS = EXERCISE_SCHEME_COLUMNS.filter(
  (name) => name !== "id" && name !== "user_id" && name !== "created_at",
);

export const replaceScheme = preparedQuery((values: Placeholders<ExerciseSchemeValues>, database) =>
  database
    .updateTable("exercise_scheme")
    .set(valuesOf(CHANGING_COLUMNS, values))
    .where("user_id", "=", values.user_id)
    .where("id", "=", values.id)
    .where(isRevisionBefore(values.revision))
    .where("deleted_at", "is", null)
    .returning("id"),
);

export const deleteScheme = preparedQuery(
  (values: Placeholders<ByScheme & Deletion>) => sql<ForeignColumn & { readonly deleted: boolean }>`
    with owner as (${activeUser(values.userId)}), deleted as (
      update exercise_scheme scheme set deleted_at = ${values.at}, updated_at = ${values.at},
        revision = scheme.revision + 1
      from owner
      where scheme.user_id = ${values.userId} and scheme.id = ${values.schemeId}
        and scheme.deleted_at is null
        and scheme.revision = coalesce(${values.revision}, scheme.revision)
      returning scheme.id
    )
    select deleted.id is not null as deleted,
      ${isForeign("exercise_scheme", "deleted.id", values.schemeId, values.userId)}
    from owner left join deleted on true`,
);
