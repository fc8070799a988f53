import { DomainError } from "@health-exercise/domain/user";
import type { LookUpRecords, ModelReply, ReplyListener } from "@health-exercise/ports-llm";
import { openProvider } from "../../src/providers/ai-sdk-language-model.ts";
import type { FailureReport } from "../../src/providers/provider-failure.ts";
import type { ProviderKind, ProviderSettings } from "../../src/providers/provider-settings.ts";
import { RESILIENCE, type Resilience } from "../../src/providers/resilience.ts";
import { aReplyMaterial, type MaterialFacts } from "./a-reply-material.ts";

/** Hardly any waiting, and no breaker that opens unless a test is about it. */
export const IMPATIENT: Resilience = {
  ...RESILIENCE,
  waitMs: 1,
  mostWaitMs: 3_000,
  window: 1_000,
  leastTries: 1_000,
};

export function providerSettings(
  kind: ProviderKind,
  baseUrl: string,
  changes: Partial<ProviderSettings> = {},
): ProviderSettings {
  return {
    kind,
    model: "model-1",
    baseUrl,
    apiKey: "key-1",
    timeoutMs: 20_000,
    maxOutputTokens: 800,
    contextTokens: 8_000,
    maxConcurrent: 50,
    temperature: undefined,
    tools: true,
    ...changes,
  };
}

/** A model under the name `mine`, and what it reports. */
export function modelUnderTest(settings: ProviderSettings, resilience = IMPATIENT) {
  const failures: FailureReport[] = [];
  const watched: string[] = [];
  const model = openProvider({
    name: "mine",
    settings,
    resilience,
    onFailure: (report) => failures.push(report),
    watch: {
      tryBegins: () => (outcome) => watched.push(outcome),
      circuitChanged: (isOpen) => watched.push(isOpen ? "open" : "closed"),
    },
  });
  return {
    reply: async (facts: MaterialFacts = {}, listener?: ReplyListener, lookUp?: LookUpRecords) =>
      (await model).reply(aReplyMaterial(facts), listener, lookUp),
    replyWanted: async (signal: AbortSignal) =>
      (await model).reply(aReplyMaterial(), undefined, undefined, signal),
    /** How each try ended, and when the provider was left alone and asked again. */
    watched,
    /** The reports as `<kind> <status>`. */
    failures: () =>
      failures.map(({ kind, status }) => (status === undefined ? kind : `${kind} ${status}`)),
  };
}

/** The error with which a reply was refused. */
export async function refusalOf(reply: Promise<ModelReply>): Promise<DomainError> {
  try {
    await reply;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error("There was a reply.");
}
