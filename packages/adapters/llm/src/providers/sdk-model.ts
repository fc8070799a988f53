import type { LanguageModel } from "ai";
import { providerFetch } from "./provider-fetch.ts";
import type { ProviderSettings } from "./provider-settings.ts";

/**
 * The SDK's model of a provider; only the kind that is asked for is loaded. Address and key are always passed: what is
 * left out the SDK reads from variables of its own, such as `OPENAI_API_KEY`.
 */
export async function sdkModelOf(
  { kind, model, baseUrl, apiKey }: ProviderSettings,
  fetch: typeof globalThis.fetch = providerFetch(apiKey !== undefined),
): Promise<LanguageModel> {
  const options = { baseURL: baseUrl, apiKey: apiKey ?? "", fetch };
  switch (kind) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI(options).chat(model);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(options)(model);
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({ ...options, name: kind })(model);
    }
  }
}
