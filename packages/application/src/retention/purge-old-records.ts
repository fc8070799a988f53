import type { RetainedKind, RetentionRepository } from "@health-exercise/ports-repositories";
import type { Clock, Timer } from "@health-exercise/ports-runtime";

const DAY_MS = 86_400_000;

/** How many days records of each kind are kept; null for as long as their person. */
export type RetentionPolicy = Readonly<Record<RetainedKind, number | null>>;

/** How many records of each kind were removed; fewer than there were, where another process is at it. */
export type PurgedCounts = Readonly<Record<RetainedKind, number>>;

/** Is told of each portion that was removed. */
export type ObservePurge = (kind: RetainedKind, count: number) => void;

/** Removes for good what was kept long enough, in portions, so that nobody waits for it. */
export class PurgeOldRecords {
  readonly #records: RetentionRepository;
  readonly #policy: RetentionPolicy;
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #observe: ObservePurge;

  constructor(
    records: RetentionRepository,
    policy: RetentionPolicy,
    clock: Clock,
    timer: Timer,
    observe: ObservePurge = () => {},
  ) {
    this.#records = records;
    this.#policy = policy;
    this.#clock = clock;
    this.#timer = timer;
    this.#observe = observe;
  }

  /** Ends between two portions once `isStopping`. */
  async execute(isStopping: () => boolean = () => false): Promise<PurgedCounts> {
    return {
      deleted_records: await this.#purge("deleted_records", isStopping),
      idempotency_keys: await this.#purge("idempotency_keys", isStopping),
      chats: await this.#purge("chats", isStopping),
      webhook_deliveries: await this.#purge("webhook_deliveries", isStopping),
    };
  }

  async #purge(kind: RetainedKind, isStopping: () => boolean): Promise<number> {
    const days = this.#policy[kind];
    if (days === null) return 0;
    const before = new Date(this.#clock.now().getTime() - days * DAY_MS);
    let removed = 0;
    while (!isStopping()) {
      const portion = await this.#records.purge(kind, before);
      if (portion === undefined || portion === 0) break;
      removed += portion;
      this.#observe(kind, portion);
      await this.#timer.wait(0);
    }
    return removed;
  }
}
