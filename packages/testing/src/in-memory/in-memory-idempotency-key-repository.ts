import type {
  ClaimOf,
  IdempotencyKeyRepository,
  KeyState,
} from "@health-exercise/ports-repositories";
import type { KeptKey } from "./in-memory-database.ts";

/** How keys of one kind are told apart, and who may claim them. */
export type KeyKind<Key> = {
  readonly kept: Map<string, KeptKey<Key>>;
  readonly nameOf: (key: Key) => string;
  /** By which leases are measured, in milliseconds. */
  readonly now: () => number;
  /** @throws DomainError `user_not_active`. */
  readonly requireClaimant: (key: Key) => void;
};

/** As in the database: a longer one was made by a clock that has been set back since. */
const LONGEST_LEASES = 2;

export class InMemoryIdempotencyKeyRepository<Key extends { readonly fingerprint?: string }>
  implements IdempotencyKeyRepository<Key>
{
  readonly #kind: KeyKind<Key>;

  constructor(kind: KeyKind<Key>) {
    this.#kind = kind;
  }

  async claimKey(claim: ClaimOf<Key>, leaseMs: number): Promise<KeyState> {
    this.#kind.requireClaimant(claim);
    const known = this.#known(claim);
    if (known !== undefined) {
      const { response, fingerprint } = known;
      const before = fingerprint === undefined ? {} : { fingerprint };
      if (response !== null) return { kind: "answered", response, ...before };
      const remainingMs = known.leaseUntil - this.#kind.now();
      const isOver = remainingMs <= 0 || remainingMs > leaseMs * LONGEST_LEASES;
      const isFree = isOver || known.claimId === claim.claimId;
      if (!isFree) return { kind: "under_way", ...before };
    }
    this.#keep(claim, { leaseUntil: this.#kind.now() + leaseMs, response: null });
    return { kind: "claimed" };
  }

  async renewClaim(claim: ClaimOf<Key>, leaseMs: number): Promise<boolean> {
    const isOurs = this.#isHeld(claim);
    if (isOurs) this.#keep(claim, { leaseUntil: this.#kind.now() + leaseMs, response: null });
    return isOurs;
  }

  async releaseClaim(claim: ClaimOf<Key>): Promise<void> {
    if (this.#isHeld(claim)) this.#kind.kept.delete(this.#kind.nameOf(claim));
  }

  async answerClaim(claim: ClaimOf<Key>, response: string): Promise<boolean> {
    const isOurs = this.#isHeld(claim);
    if (isOurs) this.#keep(claim, { leaseUntil: 0, response });
    return isOurs;
  }

  #known(key: Key): KeptKey<Key> | undefined {
    return this.#kind.kept.get(this.#kind.nameOf(key));
  }

  #isHeld(claim: ClaimOf<Key>): boolean {
    const known = this.#known(claim);
    return known?.claimId === claim.claimId && known.response === null;
  }

  #keep(
    claim: ClaimOf<Key>,
    facts: { readonly leaseUntil: number; readonly response: string | null },
  ): void {
    this.#kind.kept.set(this.#kind.nameOf(claim), { ...claim, ...facts });
  }
}
