import {
  QUOTA_KINDS,
  type QuotaKind,
  type Quotas,
  quotaExceeded,
  type UserId,
} from "@health-exercise/domain/user";
import type { UsageRepository } from "@health-exercise/ports-repositories";

/** Where counting begins (design values). */
type Sparing = {
  /** So much may be added by a process before it counts for the first time, and before it counts again. */
  readonly uncounted: number;
  /** So much below the quota everything is counted before it is kept. */
  readonly margin: number;
};

const SPARING: Readonly<Record<QuotaKind, Sparing>> = {
  logs: { uncounted: 100, margin: 2_000 },
  sessions: { uncounted: 50, margin: 1_000 },
  schemes: { uncounted: 0, margin: 1_000 },
  goals: { uncounted: 0, margin: 1_000 },
  bytes: { uncounted: 4 * 1024 * 1024, margin: 64 * 1024 * 1024 },
};
/** Persons that a process remembers; those it forgets begin anew. */
const MOST_REMEMBERED = 20_000;

/** What is known of one person: what was counted last, and what was added since. */
type Known = { counted: number | undefined; added: number };

/**
 * Keeps what is kept of a person within its quotas, at hardly any cost: far below a quota it is only remembered what was
 * added, and counted once in a while beside the work; near it, before anything is kept. So a quota may be exceeded by what
 * each process adds before it counts (100 logs, 50 sessions, 4 MiB), by what is kept at the same moment, and by one import.
 */
export class QuotaWatch {
  readonly #usage: UsageRepository;
  readonly #quotas: Quotas;
  readonly #onRefusal: (kind: QuotaKind) => void;
  readonly #known: Readonly<Record<QuotaKind, Map<UserId, Known>>>;

  constructor(
    usage: UsageRepository,
    quotas: Quotas,
    onRefusal: (kind: QuotaKind) => void = () => {},
  ) {
    this.#usage = usage;
    this.#quotas = quotas;
    this.#onRefusal = onRefusal;
    this.#known = Object.fromEntries(
      QUOTA_KINDS.map((kind) => [kind, new Map<UserId, Known>()]),
    ) as Record<QuotaKind, Map<UserId, Known>>;
  }

  /**
   * Asks for room for so much more of a kind, where there is any at all.
   * @throws DomainError `quota_exceeded`.
   */
  requireRoom(userId: UserId, kind: QuotaKind, adding: number): Promise<void> | undefined {
    const { uncounted, margin } = SPARING[kind];
    const known = this.#of(userId, kind);
    const from = this.#quotas[kind] - margin;
    known.added += adding;
    if (from <= 0 || (known.counted ?? 0) + known.added >= from) {
      return this.#requireCounted(userId, kind, known, adding);
    }
    // Nobody waits for this, and nothing hangs on it: what fails is counted the next time.
    if (known.added > uncounted)
      void this.#count(userId, kind, known, false).catch(() => undefined);
    return undefined;
  }

  async #requireCounted(userId: UserId, kind: QuotaKind, known: Known, adding: number) {
    const count = await this.#count(userId, kind, known, true);
    const most = this.#quotas[kind];
    if (count >= most) {
      this.#onRefusal(kind);
      throw quotaExceeded(kind, most);
    }
    known.added += adding;
  }

  async #count(
    userId: UserId,
    kind: QuotaKind,
    known: Known,
    isWaitedFor: boolean,
  ): Promise<number> {
    known.added = 0;
    const count = await this.#usage.countUsage(userId, kind, isWaitedFor);
    known.counted = count;
    return count;
  }

  #of(userId: UserId, kind: QuotaKind): Known {
    const all = this.#known[kind];
    const found = all.get(userId) ?? { counted: undefined, added: 0 };
    if (!all.has(userId)) {
      const [oldest] = all.size >= MOST_REMEMBERED ? all.keys() : [];
      if (oldest !== undefined) all.delete(oldest);
      all.set(userId, found);
    }
    return found;
  }
}
