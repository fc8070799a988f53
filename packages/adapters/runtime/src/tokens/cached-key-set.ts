import type { Clock, Logger } from "@health-exercise/ports-runtime";
import type { KeySet } from "./fetch-key-set.ts";
import type { VerificationKey } from "./signed-tokens.ts";

/** How long a key set is believed, and how often it is asked for. */
export type KeySetTimes = {
  /** After this a key set is fetched again, while its keys go on to serve. */
  readonly freshForMs: number;
  /** For how long after it was fetched a key set serves while the provider cannot be reached. */
  readonly usableForMs: number;
  /** The least time between a fetch and the next one for the sake of an unknown key. */
  readonly refetchPauseMs: number;
  /** The least time between a failed fetch and the next. */
  readonly retryPauseMs: number;
};

const MINUTE = 60_000;

export const KEY_SET_TIMES: KeySetTimes = {
  freshForMs: 10 * MINUTE,
  usableForMs: 60 * MINUTE,
  refetchPauseMs: MINUTE / 2,
  retryPauseMs: 1_000,
};

/**
 * The latest key set of a provider. A known key is answered without waiting for the provider; only a
 * token with an unknown key id waits, and made-up ones cannot make fetches follow each other closely.
 */
export class CachedKeySet {
  readonly #fetchKeySet: () => Promise<KeySet>;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #times: KeySetTimes;
  #keySet: KeySet = [];
  #fetchedAt = Number.NEGATIVE_INFINITY;
  #failedAt = Number.NEGATIVE_INFINITY;
  #fetching: Promise<void> | undefined;

  constructor(
    fetchKeySet: () => Promise<KeySet>,
    clock: Clock,
    logger: Logger,
    times: KeySetTimes = KEY_SET_TIMES,
  ) {
    this.#fetchKeySet = fetchKeySet;
    this.#clock = clock;
    this.#logger = logger;
    this.#times = times;
  }

  /** The key named `kid`, or the only key when a token names none. */
  async find(kid: string | undefined): Promise<VerificationKey | undefined> {
    const known = this.#lookUp(kid);
    if (known !== undefined) {
      if (this.#age() >= this.#times.freshForMs) void this.#refresh();
      return known;
    }
    if (this.#age() >= this.#times.refetchPauseMs) await this.#refresh();
    return this.#lookUp(kid);
  }

  #lookUp(kid: string | undefined): VerificationKey | undefined {
    if (this.#age() >= this.#times.usableForMs) return undefined;
    if (kid === undefined) return this.#keySet.length === 1 ? this.#keySet[0] : undefined;
    return this.#keySet.find((key) => key.kid === kid);
  }

  #age(): number {
    return this.#clock.now().getTime() - this.#fetchedAt;
  }

  async #refresh(): Promise<void> {
    if (this.#clock.now().getTime() - this.#failedAt < this.#times.retryPauseMs) return;
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = undefined;
    });
    await this.#fetching;
  }

  async #fetch(): Promise<void> {
    try {
      this.#keySet = await this.#fetchKeySet();
      this.#fetchedAt = this.#clock.now().getTime();
    } catch (error) {
      this.#failedAt = this.#clock.now().getTime();
      this.#logger.error("token_keys_unavailable", error);
    }
  }
}
