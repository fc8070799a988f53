import type { UserId } from "@health-exercise/domain/user";

/** A key that a client sends to repeat a message safely. It belongs to the user. */
export type ChatRequestKey = { readonly userId: UserId; readonly key: string };

/** The right to answer a key, held by whoever made `claimId`. */
export type ChatRequestClaim = ChatRequestKey & { readonly claimId: string };

/** A key with its answer: the response as it was given, to the letter. */
export type AnsweredChatRequest = {
  readonly key: string;
  readonly claimId: string;
  readonly response: string;
};

/** What a claim finds: the key is now ours, was answered before, or is being answered by somebody else. */
export type ChatRequestState =
  | { readonly kind: "claimed" }
  | { readonly kind: "answered"; readonly response: string }
  | { readonly kind: "under_way" };

/**
 * The idempotency keys of chat messages, shared by all processes. A claim holds for `leaseMs` by the clock of the
 * storage and is renewed while the work goes on; when its holder is gone it can be taken over. `saveChatExchange`
 * turns a claim into an answer.
 */
export interface ChatRequestRepository {
  /** One of any number of callers gets the claim. @throws DomainError `user_not_active`. */
  claimChatRequest(claim: ChatRequestClaim, leaseMs: number): Promise<ChatRequestState>;
  /** Whether the claim was still ours and goes on. */
  renewChatRequest(claim: ChatRequestClaim, leaseMs: number): Promise<boolean>;
  /** Gives up a claim, so that the next call does the work; nothing happens when it is no longer ours. */
  releaseChatRequest(claim: ChatRequestClaim): Promise<void>;
}
