import type { Concern } from "@health-exercise/domain/safety";
import type { UserId } from "@health-exercise/domain/user";

/** How many findings are kept, each some bytes (design value). */
const REMEMBERED = 10_000;

type Finding = Promise<Concern | null>;

/**
 * What was found in people's words about their sessions, or is being looked for: kept in memory without a word of the text,
 * until the person is forgotten.
 */
export class ConcernMemory {
  readonly #known = new Map<UserId, Map<string, Finding>>();
  #remembered = 0;

  /** What was remembered of a person under `key`, else what `find` begins to find, which is remembered unless it fails. */
  recall(userId: UserId, key: string, find: () => Finding): Finding {
    const known = this.#known.get(userId)?.get(key);
    if (known !== undefined) return known;
    const finding = find();
    const ofUser = this.#remember(userId, key, finding);
    finding.catch(() => {
      if (ofUser.delete(key) && this.#known.get(userId) === ofUser) this.#remembered -= 1;
    });
    return finding;
  }

  /** Forgets what was found in the words of a person. */
  forget(userId: UserId): void {
    this.#remembered -= this.#known.get(userId)?.size ?? 0;
    this.#known.delete(userId);
  }

  /** Of too many, those of the person whose words were first read longest ago are forgotten. */
  #remember(userId: UserId, key: string, finding: Finding): Map<string, Finding> {
    const [oldest] = this.#known.keys();
    if (this.#remembered >= REMEMBERED && oldest !== undefined) this.forget(oldest);
    const ofUser = this.#known.get(userId) ?? new Map<string, Finding>();
    this.#known.set(userId, ofUser.set(key, finding));
    this.#remembered += 1;
    return ofUser;
  }
}
