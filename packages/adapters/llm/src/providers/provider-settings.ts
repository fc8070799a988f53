/** What a provider speaks: the chat completions of OpenAI (its own, or another's), or the messages of Anthropic. */
export type ProviderKind = "openai" | "anthropic" | "openai-compatible";

/** The name of the model that the service brings along. */
export const BUILTIN_PROVIDER = "builtin";

/** Where the providers are reached that are named after their vendor. */
export const VENDOR_URLS = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
} as const satisfies Partial<Record<ProviderKind, string>>;

/** A provider of replies. */
export type ProviderSettings = {
  readonly kind: ProviderKind;
  readonly model: string;
  /** With the version part: `https://host/v1`. */
  readonly baseUrl: string;
  /** Undefined for an endpoint that asks for no key. */
  readonly apiKey: string | undefined;
  /** How long one try may take, from the request to the last byte of the answer. */
  readonly timeoutMs: number;
  readonly maxOutputTokens: number;
  /** What instructions and data may take together. */
  readonly contextTokens: number;
  /** So many replies are asked for at a time; as many again may wait. */
  readonly maxConcurrent: number;
  /** Undefined for the model's own. */
  readonly temperature: number | undefined;
  /** Whether its model can be offered tools: to look further into the person's records. */
  readonly tools: boolean;
};
