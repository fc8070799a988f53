import { generateText, type LanguageModel } from "ai";
import { ProviderFailure } from "../providers/provider-failure.ts";
import type { ProviderSettings } from "../providers/provider-settings.ts";
import { afterThinking } from "../providers/usable-reply.ts";
import { findingsOf, type GuardReader } from "./guard-category.ts";
import { LLAMA_GUARD, UNNAMED } from "./llama-guard-categories.data.ts";

const VERDICT = /^(safe|unsafe)(?![a-z])/i;
const CODE = /\bS\d{1,2}\b/gi;

/**
 * A guard model that is asked as a chat, whose template has the hazards: it judges the last turn, and answers `safe`, or
 * `unsafe` and below it the hazards, as `S1,S11`.
 */
export function llamaGuardReader(
  model: LanguageModel,
  { maxOutputTokens, temperature = 0 }: ProviderSettings,
): GuardReader {
  return async (text, abortSignal) => {
    const message = { role: "user", content: text.message } as const;
    const { text: verdict } = await generateText({
      model,
      messages:
        text.kind === "message" ? [message] : [message, { role: "assistant", content: text.reply }],
      maxOutputTokens,
      temperature,
      maxRetries: 0,
      abortSignal,
      telemetry: { isEnabled: false },
    });
    return findingsOf(LLAMA_GUARD, hazardsIn(afterThinking(verdict).trim()), text.kind);
  };
}

/** @throws ProviderFailure for an answer in another format. */
function hazardsIn(verdict: string): readonly string[] {
  const said = VERDICT.exec(verdict)?.[1]?.toLowerCase();
  if (said === undefined) throw new ProviderFailure(verdict === "" ? "empty" : "malformed");
  if (said === "safe") return [];
  const codes = new Set(verdict.match(CODE)?.map((code) => code.toUpperCase()));
  const known = [...codes].filter((code) => Object.hasOwn(LLAMA_GUARD.categories, code));
  return known.length === 0 ? [UNNAMED] : known;
}
