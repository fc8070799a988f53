import type { ProviderSettings } from "../providers/provider-settings.ts";

/** What a guard speaks: the moderation protocol of OpenAI, Llama Guard's answers in a chat, or our own instruction. */
export const GUARD_KINDS = ["moderation", "llama_guard", "chat"] as const;
export type GuardKind = (typeof GUARD_KINDS)[number];

/** A provider that reads messages and replies a second time. */
export type GuardSettings = {
  readonly kind: GuardKind;
  readonly provider: ProviderSettings;
};
