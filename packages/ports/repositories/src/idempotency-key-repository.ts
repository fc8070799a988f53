import type { UserId } from "@health-exercise/domain/user";

/** A key that a client sends to repeat a chat message safely. It belongs to the user. */
export type ChatRequestKey = {
  readonly userId: UserId;
  readonly key: string;
  /** Its response stands whatever a later message under the key says. */
  readonly fingerprint?: never;
};

/** A key that a client sends to repeat another request safely. It belongs to the user and the endpoint. */
export type EndpointKey = {
  readonly userId: UserId;
  readonly endpoint: string;
  readonly key: string;
  /** Tells requests apart: the same key is not for two of them. */
  readonly fingerprint: string;
};

/** A key on an endpoint that is open to everybody: address, endpoint and key as one digest, which tells none of them. */
export type OpenKey = { readonly digest: string; readonly fingerprint: string };

/** The right to answer a key, held by whoever made `claimId`. */
export type ClaimOf<Key> = Key & { readonly claimId: string };

/** The right to answer a chat message. */
export type ChatRequestClaim = ClaimOf<ChatRequestKey>;

/** A key with its answer: the response as it was given, to the letter. */
export type AnsweredChatRequest = {
  readonly key: string;
  readonly claimId: string;
  readonly response: string;
};

/**
 * What a claim finds: the key is now ours, was answered before, or is being answered by somebody else; then with the
 * fingerprint of that request where the key has one, and it can be seen: that of a claim made in this very moment may not be.
 */
export type KeyState =
  | { readonly kind: "claimed" }
  | { readonly kind: "answered"; readonly response: string; readonly fingerprint?: string }
  | { readonly kind: "under_way"; readonly fingerprint?: string };

/**
 * Idempotency keys of one kind, shared by all processes. A claim holds for `leaseMs` by the clock of the storage and is
 * renewed while the work goes on; when its holder is gone it can be taken over, and so can one that ends
 * later than two of the new one's leases would: a clock that was set back since has made it.
 */
export interface IdempotencyKeyRepository<Key> {
  /** One of any number of callers gets the claim. @throws DomainError `user_not_active` where keys belong to users. */
  claimKey(claim: ClaimOf<Key>, leaseMs: number): Promise<KeyState>;
  /** Whether the claim was still ours and goes on. */
  renewClaim(claim: ClaimOf<Key>, leaseMs: number): Promise<boolean>;
  /** Gives up a claim, so that the next call does the work; nothing happens when it is no longer ours. */
  releaseClaim(claim: ClaimOf<Key>): Promise<void>;
  /** Turns a claim into an answer; false when it is no longer ours. */
  answerClaim(claim: ClaimOf<Key>, response: string): Promise<boolean>;
}

/** The keys of chat messages. `saveChatExchange` turns a claim into an answer too. */
export type ChatRequestRepository = IdempotencyKeyRepository<ChatRequestKey>;
