import type { LanguageModelSettings } from "@health-exercise/adapter-llm";
import {
  BUILTIN_PROVIDER,
  GUARD_KINDS,
  type ProviderSettings,
  VENDOR_URLS,
} from "@health-exercise/adapter-llm/settings";
import { z } from "zod";
import type { ConfigProblem } from "./config-error.ts";
import {
  apiKeyVariable,
  baseUrl,
  type KeySource,
  modelName,
  readApiKey,
  type UnusableProviders,
  wholeNumberIn,
} from "./provider-fields.ts";

/** The longest time for one try: Node's own client waits no longer for an answer to begin. */
export const MOST_LLM_TIMEOUT_MS = 300_000;

export const providerName = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .refine((name) => name !== BUILTIN_PROVIDER);

const TEMPERATURE_MESSAGE = "must be a number from 0 to 2";

const commonFields = {
  model: modelName,
  api_key_env: apiKeyVariable.optional(),
  timeout_ms: wholeNumberIn(1, MOST_LLM_TIMEOUT_MS).optional(),
  max_output_tokens: wholeNumberIn(16, 100_000).default(800),
  context_tokens: wholeNumberIn(4_000, 1_000_000).default(8_000),
  max_concurrent: wholeNumberIn(1, 10_000).default(200),
  temperature: z
    .number(TEMPERATURE_MESSAGE)
    .min(0, TEMPERATURE_MESSAGE)
    .max(2, TEMPERATURE_MESSAGE)
    .optional(),
  tools: z.boolean("must be true or false").optional(),
  guard: z.enum(GUARD_KINDS, { error: `must be one of ${GUARD_KINDS.join(", ")}` }).optional(),
};

/** A provider, as `LLM_PROVIDERS` describes it. */
export const provider = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: z.enum(["openai", "anthropic"]),
      base_url: baseUrl.optional(),
      ...commonFields,
    }),
    z.strictObject({ kind: z.literal("openai-compatible"), base_url: baseUrl, ...commonFields }),
  ],
  {
    error: ({ input }) =>
      isRecord(input) ? "must be one of openai, anthropic, openai-compatible" : "must be an object",
  },
);

/** Providers by name, as `LLM_PROVIDERS` describes them. */
export const llmProviders = z.record(providerName, provider, {
  error: ({ code }) =>
    code === "invalid_key"
      ? `must be a name of at most 40 letters, digits, _ and -, and not ${BUILTIN_PROVIDER}`
      : undefined,
});

/** A provider as it is described. */
export type DescribedProvider = z.output<typeof provider>;

/** The variables that are set, of those that say who answers chat messages. */
type LlmValues = {
  readonly LLM_PROVIDER?: string | undefined;
  readonly LLM_PROVIDERS?: Readonly<Record<string, DescribedProvider>> | undefined;
  readonly LLM_TIMEOUT_MS?: number | undefined;
  readonly LLM_FALLBACK?: LanguageModelSettings["fallback"] | undefined;
};

/** All providers and who answers when they do not; what is wrong with them goes to `problems`. */
export function chooseLanguageModels(
  values: LlmValues,
  source: KeySource,
  problems: ConfigProblem[],
  unusable: UnusableProviders = [],
): LanguageModelSettings {
  const described = Object.entries(values.LLM_PROVIDERS ?? {}).filter(([, each]) => answers(each));
  const timeoutMs = values.LLM_TIMEOUT_MS ?? 30_000;
  const providers = described.map(([name, each]): [string, ProviderSettings] => {
    const onProblem = (message: string) =>
      problems.push({ variable: "LLM_PROVIDERS", message: `${name}.${message}` });
    return [name, providerSettings(each, source, timeoutMs, onProblem)];
  });
  const defaultProvider = values.LLM_PROVIDER ?? BUILTIN_PROVIDER;
  const names = [BUILTIN_PROVIDER, ...described.map(([name]) => name)];
  // Which names there are is not known when the list of providers cannot be read.
  if (unusable !== "any" && ![...names, ...unusable].includes(defaultProvider))
    problems.push({ variable: "LLM_PROVIDER", message: `must be one of ${names.join(", ")}` });
  return {
    defaultProvider,
    providers: Object.fromEntries(providers),
    fallback: values.LLM_FALLBACK ?? "builtin",
  };
}

/** Whether it can answer messages: what only judges texts cannot. */
function answers({ guard }: DescribedProvider): boolean {
  return guard === undefined || guard === "chat";
}

/** A provider with its key; what is wrong with it is told to `onProblem`, with its field. */
export function providerSettings(
  each: DescribedProvider,
  source: KeySource,
  timeoutMs: number,
  onProblem: (message: string) => void,
): ProviderSettings {
  if (each.base_url === undefined && each.api_key_env === undefined)
    onProblem("api_key_env: must name the variable with the key");
  const apiKey = readApiKey(each.api_key_env, source, onProblem);
  return {
    kind: each.kind,
    model: each.model,
    baseUrl:
      each.kind === "openai-compatible" ? each.base_url : (each.base_url ?? VENDOR_URLS[each.kind]),
    apiKey,
    timeoutMs: each.timeout_ms ?? timeoutMs,
    maxOutputTokens: each.max_output_tokens,
    contextTokens: each.context_tokens,
    maxConcurrent: each.max_concurrent,
    temperature: each.temperature,
    // Not every server behind another one's protocol knows tools, and not every model that is run there.
    tools: each.tools ?? each.kind !== "openai-compatible",
  };
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
