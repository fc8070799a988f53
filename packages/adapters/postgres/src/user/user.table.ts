import type { User, UserId } from "@health-exercise/domain/user";
import type { ColumnType } from "kysely";

/** A row of `user_account`. */
export type UserTable = {
  readonly id: UserId;
  readonly email: string | null;
  readonly name: string | null;
  readonly disabled_at: Date | null;
  readonly created_at: Date;
};

/** The row with what is no part of a user: the instant until which tokens were ended, and what was forgotten. */
export type UserAccountTable = UserTable & {
  readonly signed_out_at: ColumnType<Date | null, Date | undefined, Date>;
  /** The latest number of a deletion of a log that is not kept any more. */
  readonly changes_forgotten_until: ColumnType<number | null, number | undefined, number>;
};

export const USER_COLUMNS = ["id", "email", "name", "disabled_at", "created_at"] as const;
export const USER_ACCOUNT_COLUMNS = [
  ...USER_COLUMNS,
  "signed_out_at",
  "changes_forgotten_until",
] as const;

export function userFrom(row: UserTable): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    disabledAt: row.disabled_at,
    createdAt: row.created_at,
  };
}

export function userRow(user: User): UserTable {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    disabled_at: user.disabledAt,
    created_at: user.createdAt,
  };
}
