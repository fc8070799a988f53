import { setTimeout } from "node:timers/promises";
import type {
  ErasedSection,
  ErasureCounts,
  UnlinkedSection,
  UserId,
} from "@health-exercise/domain/user";
import type { SecurityEvent } from "@health-exercise/ports-repositories";
import { type Kysely, sql, type Transaction } from "kysely";
import { aboutUser } from "../caller.ts";
import { isDeadlock } from "../database-errors.ts";
import { inTransaction } from "../in-transaction.ts";
import {
  firstRowOf,
  ofCaller,
  type Placeholders,
  preparedQuery,
  rowsOf,
} from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { appendSecurityEvent } from "../security/append-security-event.ts";
import { digestOfIdentity, digestOfUser } from "./erased-identity.table.ts";
import { eraseRecord, eraseRecords, unlinkRecords } from "./own-data.statements.ts";
import { OWN_TABLES, ofEverySection, ownerValueOf } from "./own-data.tables.ts";

type ByUser = { readonly userId: UserId };

const OTHER_ERASURE_MS = 100;

/** Held to the end of the transaction by whoever erases the user. */
const claimErasure = preparedQuery(
  (values: Placeholders<ByUser>) => sql<{ readonly claimed: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${values.userId}::text, 0)) as claimed`,
);

/** The same, for whoever can wait. */
export const claimUser = preparedQuery(
  (values: Placeholders<ByUser>) => sql`
    select pg_advisory_xact_lock(hashtextextended(${values.userId}::text, 0))`,
);

/** Waits for whatever is being stored of the user or linked to them at this moment; what comes later waits in turn. */
const lockUser = preparedQuery((values: Placeholders<ByUser>, database) =>
  database.selectFrom("user_account").select("id").where("id", "=", values.userId).forUpdate(),
);

/** Makes the row that requests are counted in where there is none, so that it can be locked. */
const ensureCount = preparedQuery((values: Placeholders<{ readonly owner: string }>, database) =>
  database
    .insertInto("rate_limit")
    .values({ key: values.owner, points: sql.lit(0) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key"),
);

const listNames = preparedQuery((values: Placeholders<ByUser>, database) =>
  database
    .selectFrom("user_identity")
    .select(["issuer", "subject"])
    .where("user_id", "=", values.userId),
);

type Tombstone = ByUser & { readonly digest: string };

/** A token by which somebody erases themselves is never good again, even where the clock of its issuer is ahead. */
const keepErasure = preparedQuery(
  (values: Placeholders<Tombstone>) => sql`
    insert into erased_identity (digest, erased_at)
    select ${values.digest}, greatest(now(), (
      select issued_at from (select ${ofCaller("tokenIssuedAt")}::timestamptz as issued_at) token
      where ${ofCaller("callerId")}::uuid = ${values.userId}::uuid and isfinite(issued_at)
    ))
    on conflict (digest) do update set erased_at = greatest(erased_identity.erased_at, excluded.erased_at)`,
);

/** The answers that administrators were given when they let the user in. */
const forgetAdmission = preparedQuery(
  (values: Placeholders<ByUser>) => sql`
    delete from everybodys_admission where made_user = ${values.userId}::text`,
);

const LINKS: Readonly<Record<UnlinkedSection, readonly string[]>> = {
  // The dialogue that an incident names goes with the user.
  safety_incidents: ["user_id", "dialogue_id"],
  safety_reviews: ["reviewer_id"],
};

/**
 * Removes a user and everything stored of them in one transaction, in portions, so that no statement takes long however
 * much there is. Undefined when there is no such user. While another erasure of the user is under way this waits for its
 * end, without a connection. The record of it is kept in the same transaction.
 */
export async function eraseUser(
  database: Kysely<Schema>,
  userId: UserId,
  record?: SecurityEvent,
): Promise<ErasureCounts | undefined> {
  for (;;) {
    const outcome = await aboutUser(userId, () => eraseOnce(database, userId, record));
    if (outcome !== "under_way") return outcome;
    await setTimeout(OTHER_ERASURE_MS);
  }
}

/** A reviewer who is erased in the middle of a review holds what the review waits for, and the other way round. */
async function eraseOnce(
  database: Kysely<Schema>,
  userId: UserId,
  record: SecurityEvent | undefined,
): Promise<ErasureCounts | "under_way" | undefined> {
  try {
    return await inTransaction(database, async (transaction) => {
      const outcome = await eraseAlone(transaction, userId);
      const isErased = outcome !== undefined && outcome !== "under_way";
      if (isErased && record !== undefined) await appendSecurityEvent(transaction, record);
      return outcome;
    });
  } catch (error) {
    if (isDeadlock(error)) return "under_way";
    throw error;
  }
}

async function eraseAlone(
  transaction: Transaction<Schema>,
  userId: UserId,
): Promise<ErasureCounts | "under_way" | undefined> {
  const claim = await firstRowOf(transaction, claimErasure, { userId });
  if (claim?.claimed !== true) return "under_way";
  const erase = (section: ErasedSection) => eraseSection(transaction, section, userId);
  const unlink = async (section: UnlinkedSection) => {
    const statement = unlinking[section];
    return (await firstRowOf(transaction, statement, { owner: userId }))?.unlinked ?? 0;
  };
  // Most of the work is messages, which nobody ever locks: it is done before anybody has to wait for this user.
  const messages = await erase("chat_messages");
  if ((await firstRowOf(transaction, lockUser, { userId })) === undefined) return undefined;
  const unlinked = {
    safety_incidents: await unlink("safety_incidents"),
    safety_reviews: await unlink("safety_reviews"),
  };
  const names = await rowsOf(transaction, listNames, { userId });
  for (const digest of [digestOfUser(userId), ...names.map(digestOfIdentity)]) {
    await rowsOf(transaction, keepErasure, { userId, digest });
  }
  await rowsOf(transaction, forgetAdmission, { userId });
  const erased = {
    user_identities: await erase("user_identities"),
    chat_requests: await erase("chat_requests"),
    idempotency_keys: await erase("idempotency_keys"),
    chat_messages: messages + (await erase("chat_messages")),
    chat_sessions: await erase("chat_sessions"),
    chat_notes: await erase("chat_notes"),
    sport_tracks: await erase("sport_tracks"),
    sport_logs: await erase("sport_logs"),
    exercise_schemes: await erase("exercise_schemes"),
    exercise_goals: await erase("exercise_goals"),
    companion: await erase("companion"),
    webhook_deliveries: await erase("webhook_deliveries"),
    profile: await erase("profile"),
    account: await erase("account"),
  };
  return { erased: { ...erased, rate_limits: await eraseCount(transaction, userId) }, unlinked };
}

/**
 * Comes last: a request that is counted at this moment waits for the end of the transaction, is counted anew, and then
 * finds no user.
 */
async function eraseCount(transaction: Transaction<Schema>, userId: UserId): Promise<number> {
  const owner = ownerValueOf(OWN_TABLES.rate_limits, userId);
  const made = await rowsOf(transaction, ensureCount, { owner });
  return (await eraseSection(transaction, "rate_limits", userId)) - made.length;
}

async function eraseSection(
  transaction: Transaction<Schema>,
  section: ErasedSection,
  userId: UserId,
): Promise<number> {
  const own = OWN_TABLES[section];
  const owner = ownerValueOf(own, userId);
  const { first, next } = erasing[section];
  let portion = await firstRowOf(transaction, first, { owner });
  let erased = 0;
  while (portion !== undefined) {
    erased += portion.erased;
    portion =
      next === undefined ? undefined : await firstRowOf(transaction, next, { ...portion, owner });
  }
  return erased;
}

/** The next portions begin after the last one; a record that stands alone is the only portion. */
const erasing = ofEverySection((own) =>
  own.key.length === 0
    ? { first: eraseRecord(own), next: undefined }
    : { first: eraseRecords(own, "start"), next: eraseRecords(own, "cursor") },
);

const unlinking = {
  safety_incidents: unlinkRecords(OWN_TABLES.safety_incidents, LINKS.safety_incidents),
  safety_reviews: unlinkRecords(OWN_TABLES.safety_reviews, LINKS.safety_reviews),
};
