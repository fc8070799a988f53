import { type BodyMeasures, bodyMeasuresOf } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import { type Expression, type Kysely, type RawBuilder, sql } from "kysely";
import { userNotActive } from "../database-errors.ts";
import { ofCaller } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { type BirthColumns, birthFrom, type ProfileTable } from "./profile.table.ts";

/** The columns that body measures are made from; all null without a profile. */
export type MeasureColumns = BirthColumns & Pick<ProfileTable, "weight_kg" | "time_zone">;

export const MEASURE_COLUMNS = [
  "weight_kg",
  "birth_date",
  "stated_age_years",
  "age_stated_on",
  "time_zone",
] as const satisfies readonly (keyof MeasureColumns)[];

/** Gives the active user of this id with their measures: one row, or none when the user is not active. */
export function activeOwner(userId: Expression<UserId>): RawBuilder<unknown> {
  return sql`
    select u.id, p.weight_kg, p.birth_date, p.stated_age_years, p.age_stated_on, p.time_zone
    from user_account u left join profile p on p.user_id = u.id
    where u.id = ${userId} and u.disabled_at is null and ${isSignedIn("u")}`;
}

/** The account of the active user as `owner`, for the query builder: one row, or none when the user is not active. */
export function activeAccount(database: Kysely<Schema>, userId: Expression<UserId>) {
  return database
    .selectFrom("user_account as owner")
    .where("owner.id", "=", userId)
    .where("owner.disabled_at", "is", null)
    .where(isSignedIn("owner"));
}

/** Gives the id of the active user: one row, or none when the user is not active. */
export function activeUser(userId: Expression<UserId>): RawBuilder<unknown> {
  return sql`
    select id from user_account
    where id = ${userId} and disabled_at is null and ${isSignedIn("user_account")}`;
}

/**
 * Whether the user has not signed out everywhere since the caller's token was issued; always where somebody else asks, or
 * nobody's token is in question. Instants are compared so that a token of the same second is refused: it says the second's begin.
 */
function isSignedIn(account: string): RawBuilder<boolean> {
  const signedOutAt = sql.ref(`${account}.signed_out_at`);
  return sql`(
    ${signedOutAt} is null or ${signedOutAt} < ${ofCaller("tokenIssuedAt")}::timestamptz
    or ${sql.ref(`${account}.id`)} <> ${ofCaller("callerId")}::uuid
  )`;
}

/** What a statement gave for the active user. @throws DomainError `user_not_active` when it gave nothing. */
export function active<Row>(row: Row | undefined): Row {
  if (row === undefined) throw userNotActive();
  return row;
}

export function measuresFrom(row: MeasureColumns): BodyMeasures {
  return bodyMeasuresOf({
    weightKg: row.weight_kg,
    birth: birthFrom(row),
    timeZone: row.time_zone,
  });
}
