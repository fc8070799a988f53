export { AiSdkTextEmbedder } from "./ai-sdk-text-embedder.ts";
export { BuiltInLanguageModel } from "./builtin/built-in-language-model.ts";
export { writeIn } from "./builtin/in-writing.ts";
export { ConfiguredGuard } from "./guard/configured-guard.ts";
export type { GuardKind, GuardSettings } from "./guard/guard-settings.ts";
export {
  ConfiguredLanguageModels,
  type LanguageModelSettings,
  providerNames,
} from "./providers/configured-language-models.ts";
export type { FailureReport } from "./providers/provider-failure.ts";
export { TextEmbedderError } from "./text-embedder-error.ts";
export type { TextEmbedderSettings } from "./text-embedder-settings.ts";
