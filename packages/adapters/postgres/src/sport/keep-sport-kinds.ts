import type { UserId } from "@health-exercise/domain/user";
import type { Kysely } from "kysely";
import { inTransaction } from "../in-transaction.ts";
import { joinedTransaction } from "../joined-transaction.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import {
  forgetMissingKinds,
  holdKinds,
  keepKindsOfMonths,
  nameMonthsOfKinds,
} from "./sport-kind.statements.ts";

/** So many kinds in all months together are added up within a few milliseconds (measured). */
const MANY_KINDS = 20_000;
const RETRY_MILLISECONDS = 3_600_000;
const MOST_PEOPLE = 1_000;

/**
 * Sees to it that the kinds of people who have very many are kept, beside their questions: it takes seconds, which nobody
 * is to wait for. Where it fails it is left alone for an hour; without it the same is told, only slower.
 */
export class KindKeeper {
  readonly #database: Kysely<Schema>;
  readonly #failedAt = new Map<UserId, number>();
  readonly #working = new Set<UserId>();

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  /** Begins to keep them where `looseKinds`, those of months that are not among the kept ones, are many. */
  keepIfMany(userId: UserId, looseKinds: number): void {
    if (looseKinds < MANY_KINDS || joinedTransaction(this.#database) !== undefined) return;
    const failedAt = this.#failedAt.get(userId);
    if (failedAt !== undefined && Date.now() - failedAt < RETRY_MILLISECONDS) return;
    if (this.#working.has(userId)) return;
    this.#working.add(userId);
    keepKinds(this.#database, userId)
      .then(
        () => this.#failedAt.delete(userId),
        () => this.#fail(userId),
      )
      .finally(() => this.#working.delete(userId));
  }

  #fail(userId: UserId): void {
    if (this.#failedAt.size >= MOST_PEOPLE) this.#failedAt.clear();
    this.#failedAt.set(userId, Date.now());
  }
}

/** Keeps what the kinds of all months come to; false where somebody else is about to. */
export function keepKinds(database: Kysely<Schema>, userId: UserId): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const hold = await firstRowOf(transaction, holdKinds, { userId });
    if (hold?.held !== true) return false;
    await rowsOf(transaction, forgetMissingKinds, { userId });
    await rowsOf(transaction, keepKindsOfMonths, { userId });
    await rowsOf(transaction, nameMonthsOfKinds, { userId });
    return true;
  });
}
