/** Where a message goes, and by which secrets it is signed. */
export type WebhookTarget = {
  readonly webhookId: string;
  readonly url: string;
  readonly sealedSecrets: readonly [string, ...string[]];
};

/** The same id and body at every attempt. */
export type WebhookMessage = { readonly id: string; readonly body: string };

/**
 * What an endpoint made of a message. `gone`: it wants no more. `not_allowed`: it is at an address that nothing is sent to.
 * `not_signed`: its secret cannot be read with the key that there is.
 */
export type WebhookAnswer =
  | "accepted"
  | "refused"
  | "gone"
  | "unreachable"
  | "timeout"
  | "not_allowed"
  | "not_signed";

/** What came of sending a message. */
export type WebhookReply = {
  readonly answer: WebhookAnswer;
  /** How long the endpoint asks to be left alone, where it did not take the message and says so. */
  readonly retryAfterMilliseconds?: number | undefined;
};

/** Speaks to endpoints of other systems. */
export interface WebhookSender {
  /** Why messages would never be sent to this URL, whatever its name stands for then; undefined where they would. */
  whyRefused(url: string): string | undefined;
  /**
   * Signs a message and sends it, to an address that its name stands for at this moment. Takes a bounded time, follows nobody
   * elsewhere and never throws.
   */
  send(target: WebhookTarget, message: WebhookMessage): Promise<WebhookReply>;
}

/** Makes secrets that endpoints and this service know. */
export interface WebhookSecrets {
  /** A new one: as its endpoint is told it, and as storage may keep it. */
  makeSecret(webhookId: string): { readonly secret: string; readonly sealedSecret: string };
}
