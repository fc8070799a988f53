import type { User, UserId } from "@health-exercise/domain/user";

/** A row of `user_account`. */
export type UserTable = {
  readonly id: UserId;
  readonly email: string | null;
  readonly name: string | null;
  readonly disabled_at: Date | null;
  readonly created_at: Date;
};

export const USER_COLUMNS = ["id", "email", "name", "disabled_at", "created_at"] as const;

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
