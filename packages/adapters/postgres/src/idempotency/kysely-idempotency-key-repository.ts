import type {
  ClaimOf,
  IdempotencyKeyRepository,
  KeyState,
} from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import type { IdempotencyKeyStatements } from "./idempotency-key.statements.ts";

/** Idempotency keys of one kind, in PostgreSQL. */
export class KyselyIdempotencyKeyRepository<Key> implements IdempotencyKeyRepository<Key> {
  readonly #database: Kysely<Schema>;
  readonly #statements: IdempotencyKeyStatements<Key>;

  constructor(database: Kysely<Schema>, statements: IdempotencyKeyStatements<Key>) {
    this.#database = database;
    this.#statements = statements;
  }

  async claimKey(claim: ClaimOf<Key>, leaseMs: number): Promise<KeyState> {
    const values = { ...claim, leaseMs };
    const found = active(await firstRowOf(this.#database, this.#statements.claim, values));
    if (found.claimed) return { kind: "claimed" };
    const before = found.fingerprint === null ? {} : { fingerprint: found.fingerprint };
    return found.response === null
      ? { kind: "under_way", ...before }
      : { kind: "answered", response: found.response, ...before };
  }

  async renewClaim(claim: ClaimOf<Key>, leaseMs: number): Promise<boolean> {
    const values = { ...claim, leaseMs };
    return (await firstRowOf(this.#database, this.#statements.renew, values)) !== undefined;
  }

  async releaseClaim(claim: ClaimOf<Key>): Promise<void> {
    await rowsOf(this.#database, this.#statements.release, claim);
  }

  async answerClaim(claim: ClaimOf<Key>, response: string): Promise<boolean> {
    const values = { ...claim, response };
    return (await firstRowOf(this.#database, this.#statements.answer, values)) !== undefined;
  }
}
