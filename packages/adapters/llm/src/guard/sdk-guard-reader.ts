import { failureOf } from "../providers/failure-of.ts";
import { sdkModelOf } from "../providers/sdk-model.ts";
import { chatGuardReader } from "./chat-guard-reader.ts";
import type { GuardReader } from "./guard-category.ts";
import type { GuardSettings } from "./guard-settings.ts";
import { llamaGuardReader } from "./llama-guard-reader.ts";

// What the SDK warns of, it would write beside the log with every call.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** Loads what a guard's provider speaks that is asked as a chat, and gives its reader, which throws ProviderFailure. */
export async function sdkGuardReader({ kind, provider }: GuardSettings): Promise<GuardReader> {
  const model = await sdkModelOf(provider);
  const read =
    kind === "llama_guard" ? llamaGuardReader(model, provider) : chatGuardReader(model, provider);
  return async (text, signal) => {
    try {
      return await read(text, signal);
    } catch (error) {
      throw failureOf(error);
    }
  };
}
