import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { providerFetch } from "./provider-fetch.ts";
import type { ProviderSettings } from "./provider-settings.ts";

/**
 * The SDK's model of a provider. Address and key are always passed: what is left out the SDK reads from variables of
 * its own, such as `OPENAI_API_KEY`.
 */
export function sdkModelOf({ kind, model, baseUrl, apiKey }: ProviderSettings): LanguageModel {
  const options = {
    baseURL: baseUrl,
    apiKey: apiKey ?? "",
    fetch: providerFetch(apiKey !== undefined),
  };
  switch (kind) {
    case "openai":
      return createOpenAI(options).chat(model);
    case "anthropic":
      return createAnthropic(options)(model);
    case "openai-compatible":
      return createOpenAICompatible({ ...options, name: kind })(model);
  }
}
