import { DomainError, type User, type UserId } from "@health-exercise/domain/user";
import type {
  PageRequest,
  SecurityEvent,
  UserRepository,
} from "@health-exercise/ports-repositories";
import { type Kysely, sql } from "kysely";
import { aboutUser } from "../caller.ts";
import { columnList, valuesOf } from "../columns.ts";
import { isPresent, type Joined } from "../joined-row.ts";
import { totalBeside } from "../page.ts";
import {
  cheapQuery,
  firstRowOf,
  type Placeholders,
  preparedQuery,
  rowsOf,
} from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { eraseUser } from "./erase-user.ts";
import { digestOfUser } from "./erased-identity.table.ts";
import { active, activeAccount, activeUser } from "./owner.ts";
import { USER_COLUMNS, type UserTable, userFrom, userRow } from "./user.table.ts";

type ById = { readonly id: UserId };

/** What a token of before the erasure of a user of this id says is no more true of this one. */
const insertUser = preparedQuery(
  (values: Placeholders<UserTable & { readonly digest: string }>, database) =>
    database.insertInto("user_account").values({
      ...valuesOf(USER_COLUMNS, values),
      signed_out_at: sql`(select erased_at from erased_identity where digest = ${values.digest})`,
    }),
);

const findUser = cheapQuery((values: Placeholders<ById>, database) =>
  database.selectFrom("user_account").select(USER_COLUMNS).where("id", "=", values.id),
);

const findUserByEmail = preparedQuery(
  (values: Placeholders<{ readonly email: string }>) => sql<UserTable>`
    select ${columnList(USER_COLUMNS)} from everybodys_user_account
    where lower(email) = lower(${values.email})`,
);

const listUsers = preparedQuery(
  (page: Placeholders<PageRequest>) => sql<Joined<UserTable> & { readonly total: number }>`
    with page as materialized (
      select ${columnList(USER_COLUMNS)} from everybodys_user_account
      order by created_at, id limit ${page.limit}::bigint + 1 offset ${page.offset}
    ), counted as (
      select ${totalBeside(page, sql`select count(*) from everybodys_user_account`)} as total
    )
    select counted.total, ${columnList(USER_COLUMNS, "page")}
    from counted left join page on true order by page.created_at, page.id`,
);

const disableUser = preparedQuery((values: Placeholders<ById & { readonly at: Date }>, database) =>
  database
    .updateTable("user_account")
    .set((user) => ({ disabled_at: user.fn.coalesce("disabled_at", values.at) }))
    .where("id", "=", values.id)
    .returning(USER_COLUMNS),
);

const enableUser = preparedQuery((values: Placeholders<ById>, database) =>
  database
    .updateTable("user_account")
    .set({ disabled_at: sql.lit(null) })
    .where("id", "=", values.id)
    .returning(USER_COLUMNS),
);

/** Of what is known already the later instant stays. */
const signOut = preparedQuery(
  (values: Placeholders<ById & { readonly at: Date }>) => sql<ById>`
  update user_account set signed_out_at = greatest(signed_out_at, ${values.at}::timestamptz)
  from (${activeUser(values.id)}) owner where user_account.id = owner.id
  returning user_account.id`,
);

const findActiveUser = cheapQuery((values: Placeholders<ById>, database) =>
  activeAccount(database, values.id).select("owner.id"),
);

/** The users, in PostgreSQL. */
export class KyselyUserRepository implements UserRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async insertUser(user: User): Promise<void> {
    const values = { ...userRow(user), digest: digestOfUser(user.id) };
    await aboutUser(user.id, () => rowsOf(this.#database, insertUser, values));
  }

  async findUser(id: UserId): Promise<User | undefined> {
    const row = await aboutUser(id, () => firstRowOf(this.#database, findUser, { id }));
    return row && userFrom(row);
  }

  async listUsers(
    page: PageRequest,
    email?: string,
  ): Promise<{ readonly users: readonly User[]; readonly total: number }> {
    if (email !== undefined) {
      const row = await firstRowOf(this.#database, findUserByEmail, { email });
      const users = row === undefined ? [] : [userFrom(row)];
      return { users: users.slice(page.offset, page.offset + page.limit), total: users.length };
    }
    const rows = await rowsOf(this.#database, listUsers, page);
    return {
      users: rows.filter(isPresent).slice(0, page.limit).map(userFrom),
      total: rows[0]?.total ?? 0,
    };
  }

  async disableUser(id: UserId, at: Date): Promise<User> {
    const disable = () => firstRowOf(this.#database, disableUser, { id, at });
    return userFrom(found(await aboutUser(id, disable)));
  }

  async enableUser(id: UserId): Promise<User> {
    const enable = () => firstRowOf(this.#database, enableUser, { id });
    return userFrom(found(await aboutUser(id, enable)));
  }

  async deleteUser(id: UserId, record?: SecurityEvent): Promise<void> {
    found(await eraseUser(this.#database, id, record));
  }

  async signOutEverywhere(id: UserId, at: Date): Promise<void> {
    active(await aboutUser(id, () => firstRowOf(this.#database, signOut, { id, at })));
  }

  async requireActiveUser(id: UserId): Promise<void> {
    active(await aboutUser(id, () => firstRowOf(this.#database, findActiveUser, { id })));
  }
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new DomainError("user_not_found", "There is no such user.");
  return row;
}
