import type { SafetyFinding } from "@health-exercise/domain/safety";

/** What a guard reads: what a person wrote, or the reply to it before it is given. */
export type GuardedText =
  | { readonly kind: "message"; readonly message: string }
  | { readonly kind: "reply"; readonly message: string; readonly reply: string };

/** How a reading ended: what was found, or in one word why nothing can be said. */
export type GuardReading =
  | { readonly kind: "read"; readonly findings: readonly SafetyFinding[] }
  | { readonly kind: "failed"; readonly reason: string };

/** A second reader of messages and replies, beside the content check. */
export interface Guard {
  /**
   * Reads a text within 1.5 seconds. Never rejects: a guard that cannot say anything has failed, and says why in a word
   * that may be counted, nothing of what was read.
   */
  read(text: GuardedText): Promise<GuardReading>;
}
