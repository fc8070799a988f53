import { DomainError } from "@health-exercise/domain/user";
import type { ClaimOf, IdempotencyKeyRepository } from "@health-exercise/ports-repositories";
import type { IdGenerator, Timer } from "@health-exercise/ports-runtime";

/** A response, and whether it had been given before. */
export type GivenResponse = { readonly response: string; readonly isReplayed: boolean };

/** Does the work and stores its response under the claim; undefined when the claim was lost meanwhile. */
type Work<Key> = (claim: ClaimOf<Key>) => Promise<string | undefined>;

/** Where a key says which request it is for. */
type KeyedRequest = { readonly fingerprint?: string };

type UnderWay = { readonly request: KeyedRequest; readonly answering: Promise<GivenResponse> };

/** A lease is renewed this often before it would end: leaves room for a renewal that fails. */
const RENEWALS_PER_LEASE = 3;
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 500;

/**
 * Answers a key once, in whichever process, however often and at whatever moment it is sent. Who comes while the work
 * goes on waits for its response, and does the work where it failed. Nothing in the database is held while one waits.
 */
export class AnswerOnce<Key extends KeyedRequest> {
  readonly #keys: IdempotencyKeyRepository<Key>;
  readonly #nameOf: (request: Key) => string;
  readonly #ids: IdGenerator;
  readonly #timer: Timer;
  readonly #leaseMs: number;
  readonly #onReplay: () => void;
  /** What this process works on: its own callers wait for that without asking the database. */
  readonly #underWay = new Map<string, UnderWay>();

  /**
   * `nameOf` tells keys apart. `leaseMs`: how soon one is free again after a crash. `onReplay` is told of each response that
   * had been given before.
   */
  constructor(
    keys: IdempotencyKeyRepository<Key>,
    nameOf: (request: Key) => string,
    ids: IdGenerator,
    timer: Timer,
    leaseMs: number,
    onReplay: () => void = () => {},
  ) {
    this.#keys = keys;
    this.#nameOf = nameOf;
    this.#ids = ids;
    this.#timer = timer;
    this.#leaseMs = leaseMs;
    this.#onReplay = onReplay;
  }

  /**
   * @throws what `work` throws, DomainError `user_not_active`, and `idempotency_key_reused` where the key was sent with
   * another request.
   */
  async execute(request: Key, work: Work<Key>): Promise<GivenResponse> {
    const given = await this.#execute(request, work);
    if (given.isReplayed) this.#onReplay();
    return given;
  }

  async #execute(request: Key, work: Work<Key>): Promise<GivenResponse> {
    const name = this.#nameOf(request);
    for (;;) {
      const other = this.#underWay.get(name);
      if (other === undefined) break;
      requireSame(other.request, request);
      try {
        return { ...(await other.answering), isReplayed: true };
      } catch {
        // The next caller does the work.
      }
    }
    const answering = this.#answer(request, work);
    this.#underWay.set(name, { request, answering });
    try {
      return await answering;
    } finally {
      this.#underWay.delete(name);
    }
  }

  async #answer(request: Key, work: Work<Key>): Promise<GivenResponse> {
    const claim = { ...request, claimId: this.#ids.newId() };
    for (let waitMs = SHORTEST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const state = await this.#keys.claimKey(claim, this.#leaseMs);
      if (state.kind !== "claimed") requireSame(state, request);
      if (state.kind === "answered") return { response: state.response, isReplayed: true };
      if (state.kind === "claimed") {
        const response = await this.#workUnder(claim, work);
        if (response !== undefined) return { response, isReplayed: false };
      }
      await this.#timer.wait(waitMs);
    }
  }

  async #workUnder(claim: ClaimOf<Key>, work: Work<Key>): Promise<string | undefined> {
    const working = { isDone: false };
    void this.#renewWhile(working, claim);
    try {
      return await work(claim);
    } catch (error) {
      // Where the release fails too, the lease ends by itself.
      await this.#keys.releaseClaim(claim).catch(() => undefined);
      throw error;
    } finally {
      working.isDone = true;
    }
  }

  async #renewWhile(working: { readonly isDone: boolean }, claim: ClaimOf<Key>): Promise<void> {
    for (;;) {
      await this.#timer.wait(this.#leaseMs / RENEWALS_PER_LEASE);
      if (working.isDone) return;
      // A claim that is lost shows when the answer is stored.
      await this.#keys.renewClaim(claim, this.#leaseMs).catch(() => undefined);
    }
  }
}

/** Of a request that is not known yet the next look tells. @throws DomainError `idempotency_key_reused`. */
function requireSame(before: KeyedRequest, { fingerprint }: KeyedRequest): void {
  if (before.fingerprint === undefined || before.fingerprint === fingerprint) return;
  throw new DomainError(
    "idempotency_key_reused",
    "This Idempotency-Key was sent with another request.",
  );
}
