import { parseUuid, type UserId, type UserIdentity } from "@health-exercise/domain/user";
import type { Newcomer, UserIdentityRepository } from "@health-exercise/ports-repositories";
import { type Kysely, sql, type Transaction } from "kysely";
import { aboutUser } from "../caller.ts";
import { valuesOf } from "../columns.ts";
import { userNotActive } from "../database-errors.ts";
import { inTransaction } from "../in-transaction.ts";
import {
  cheapQuery,
  firstRowOf,
  type Placeholders,
  preparedQuery,
  rowsOf,
} from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { claimUser } from "./erase-user.ts";
import { digestOfIdentity, digestOfUser } from "./erased-identity.table.ts";
import { USER_IDENTITY_COLUMNS, type UserIdentityTable } from "./user-identity.table.ts";

type Named = { readonly id: UserId };

const findByName = cheapQuery(
  (values: Placeholders<UserIdentity>) => sql<Named>`
    select user_id as id from everybodys_user_identity
    where issuer = ${values.issuer} and subject = ${values.subject}`,
);

/** Where issuers have names for the user, this one has to be among them. */
const findById = cheapQuery(
  (values: Placeholders<Named & Pick<UserIdentity, "issuer">>) => sql<
    Named & { readonly isForeign: boolean }
  >`
    select id, coalesce((
      select not bool_or(named.issuer = ${values.issuer}) from everybodys_user_identity named
      where named.user_id = owner.id
    ), false) as "isForeign"
    from everybodys_user_account owner where id = ${values.id}`,
);

/** Of several who come under one name at once, each waits for the one before. */
const claimName = preparedQuery(
  (values: Placeholders<UserIdentity>) => sql`
    select pg_advisory_xact_lock(hashtextextended(${values.issuer}::text || ' ' || ${values.subject}::text, 1))`,
);

type NewAccount = Named & {
  readonly at: Date;
  readonly digest: string;
  /** Null where the token does not say it. */
  readonly issuedAt: Date | null;
};

/** Gives no row where the token is one of before an erasure, or the user is there. */
const insertNewcomer = preparedQuery(
  (values: Placeholders<NewAccount>) => sql<Named>`
    with erased as (select erased_at from erased_identity where digest = ${values.digest})
    insert into user_account (id, created_at, signed_out_at)
    select ${values.id}::uuid, ${values.at}::timestamptz, (select erased_at from erased)
    where not exists (
      select from erased where ${values.issuedAt}::timestamptz is null or ${values.issuedAt}::timestamptz <= erased_at
    )
    on conflict (id) do nothing returning id`,
);

const insertName = preparedQuery((values: Placeholders<UserIdentityTable>, database) =>
  database.insertInto("user_identity").values(valuesOf(USER_IDENTITY_COLUMNS, values)),
);

/** The names of users with issuers of tokens, in PostgreSQL. */
export class KyselyUserIdentityRepository implements UserIdentityRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  findUserByIdentity(identity: UserIdentity): Promise<UserId | undefined> {
    return findIn(this.#database, identity);
  }

  admitUser(newcomer: Newcomer): Promise<{ readonly userId: UserId; readonly isNew: boolean }> {
    const { identity, userId: id, tokenIssuedAt: issuedAt, at } = newcomer;
    const isNamed = parseUuid(identity.subject) === undefined;
    const admit = async (transaction: Transaction<Schema>) => {
      // Whoever erases them meanwhile is waited for: what that leaves is looked at afterwards.
      if (isNamed) await rowsOf(transaction, claimName, identity);
      else await rowsOf(transaction, claimUser, { userId: id });
      const known = await findIn(transaction, identity);
      if (known !== undefined) return { userId: known, isNew: false };
      const digest = isNamed ? digestOfIdentity(identity) : digestOfUser(id);
      const made = await firstRowOf(transaction, insertNewcomer, { id, at, digest, issuedAt });
      if (made === undefined) throw userNotActive();
      if (isNamed) {
        const { issuer, subject } = identity;
        await rowsOf(transaction, insertName, { user_id: id, issuer, subject, created_at: at });
      }
      return { userId: id, isNew: true };
    };
    return aboutUser(id, () => inTransaction(this.#database, admit));
  }
}

async function findIn(
  database: Kysely<Schema>,
  { issuer, subject }: UserIdentity,
): Promise<UserId | undefined> {
  const id = parseUuid<UserId>(subject);
  if (id === undefined) return (await firstRowOf(database, findByName, { issuer, subject }))?.id;
  const found = await firstRowOf(database, findById, { id, issuer });
  if (found?.isForeign === true) throw userNotActive();
  return found?.id;
}
