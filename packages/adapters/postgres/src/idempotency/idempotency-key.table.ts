import type { UserId } from "@health-exercise/domain/user";

/** A row of `idempotency_key`; `response` is null while the key is claimed and not answered. */
export type IdempotencyKeyTable = ClaimFacts & {
  readonly user_id: UserId;
  readonly endpoint: string;
  readonly key: string;
};

/** A row of `open_idempotency_key`: nothing tells whose request it was. */
export type OpenIdempotencyKeyTable = ClaimFacts & { readonly digest: string };

type ClaimFacts = {
  readonly fingerprint: string;
  readonly claim_id: string;
  readonly lease_until: Date;
  readonly response: string | null;
  readonly created_at: Date;
};

export const IDEMPOTENCY_KEY_COLUMNS = [
  "user_id",
  "endpoint",
  "key",
  "fingerprint",
  "claim_id",
  "lease_until",
  "response",
  "created_at",
] as const satisfies readonly (keyof IdempotencyKeyTable)[];
