export { AiSdkTextEmbedder } from "./ai-sdk-text-embedder.ts";
export { BuiltInLanguageModel } from "./builtin/built-in-language-model.ts";
export { ConfiguredGuard } from "./guard/configured-guard.ts";
export { GUARD_KINDS, type GuardKind, type GuardSettings } from "./guard/guard-settings.ts";
export {
  BUILTIN_PROVIDER,
  ConfiguredLanguageModels,
  type LanguageModelSettings,
  providerNames,
} from "./providers/configured-language-models.ts";
export type { FailureReport } from "./providers/provider-failure.ts";
export { type ProviderSettings, VENDOR_URLS } from "./providers/provider-settings.ts";
export { TextEmbedderError } from "./text-embedder-error.ts";
export type { TextEmbedderSettings } from "./text-embedder-settings.ts";
