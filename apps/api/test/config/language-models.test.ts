import { describe, expect, it } from "vitest";
import { ConfigError } from "../../src/config/config-error.ts";
import { parseConfig, readEnvironment } from "../../src/config/parse-config.ts";

type Source = Readonly<Record<string, string>>;

const llmOf = (source: Source) => parseConfig(readEnvironment(source), "/srv", source).llm;
const providersOf = (providers: object, source: Source = {}) =>
  llmOf({ LLM_PROVIDERS: JSON.stringify(providers), ...source }).providers;

/** What is wrong, as `<variable> <message>`. */
function problemsOf(providers: object, source: Source = {}): string[] {
  try {
    providersOf(providers, source);
  } catch (error) {
    if (error instanceof ConfigError)
      return error.problems.map(({ variable, message }) => `${variable} ${message}`);
    throw error;
  }
  return [];
}

const local = { kind: "openai-compatible", model: "qwen3", base_url: "http://127.0.0.1:11434/v1" };
const defaults = {
  timeoutMs: 30_000,
  maxOutputTokens: 800,
  contextTokens: 8_000,
  maxConcurrent: 200,
  temperature: undefined,
};

describe("a provider of replies", () => {
  it("needs a kind and a model; one that is named after its vendor, a key", () => {
    const providers = {
      gpt: { kind: "openai", model: "gpt-5-mini", api_key_env: "MY_KEY" },
      claude: { kind: "anthropic", model: "claude-haiku", api_key_env: "OTHER_KEY" },
      local,
    };
    expect(providersOf(providers, { MY_KEY: "k-1", OTHER_KEY: " k-2\n" })).toEqual({
      gpt: {
        ...defaults,
        kind: "openai",
        model: "gpt-5-mini",
        baseUrl: "https://api.openai.com/v1",
        apiKey: "k-1",
        tools: true,
      },
      claude: {
        ...defaults,
        kind: "anthropic",
        model: "claude-haiku",
        baseUrl: "https://api.anthropic.com/v1",
        apiKey: "k-2",
        tools: true,
      },
      local: {
        ...defaults,
        kind: "openai-compatible",
        model: "qwen3",
        baseUrl: "http://127.0.0.1:11434/v1",
        apiKey: undefined,
        tools: false,
      },
    });
  });

  it("needs no key at an address of one's own", () => {
    const proxied = { kind: "anthropic", model: "m", base_url: "http://proxy:8080/v1" };
    expect(providersOf({ proxied })["proxied"]).toMatchObject({
      baseUrl: "http://proxy:8080/v1",
      apiKey: undefined,
    });
  });

  it("is offered tools or not, as it says", () => {
    const quiet = { kind: "anthropic", model: "m", base_url: "http://proxy:8080/v1", tools: false };
    const providers = { local: { ...local, tools: true }, quiet };
    expect(providersOf(providers)).toMatchObject({
      local: { tools: true },
      quiet: { tools: false },
    });
    expect(problemsOf({ a: { ...local, tools: "yes" } })).toEqual([
      "LLM_PROVIDERS a.tools: must be true or false",
    ]);
  });

  it("takes limits of its own", () => {
    const limits = {
      timeout_ms: 5_000,
      max_output_tokens: 300,
      context_tokens: 32_000,
      max_concurrent: 4,
      temperature: 0.3,
    };
    expect(providersOf({ local: { ...local, ...limits } })["local"]).toMatchObject({
      timeoutMs: 5_000,
      maxOutputTokens: 300,
      contextTokens: 32_000,
      maxConcurrent: 4,
      temperature: 0.3,
    });
  });

  it("has the time of LLM_TIMEOUT_MS unless it says another", () => {
    const providers = { local, slow: { ...local, timeout_ms: 90_000 } };
    expect(providersOf(providers, { LLM_TIMEOUT_MS: "7000" })).toMatchObject({
      local: { timeoutMs: 7_000 },
      slow: { timeoutMs: 90_000 },
    });
  });

  it("can be the default one", () => {
    const source = { LLM_PROVIDERS: JSON.stringify({ "my-own_1": local }) };
    expect(llmOf({ ...source, LLM_PROVIDER: "my-own_1" }).defaultProvider).toBe("my-own_1");
    expect(llmOf(source).defaultProvider).toBe("builtin");
  });
});

describe("what is wrong with providers", () => {
  const url = "must be an http or https URL with the version part";
  const name = "must be a name of at most 40 letters, digits, _ and -, and not builtin";

  it.each<[string, object, string[]]>([
    [
      "no kind",
      { a: { model: "m" } },
      ["a.kind: must be one of openai, anthropic, openai-compatible"],
    ],
    ["no address", { a: { kind: "openai-compatible", model: "m" } }, [`a.base_url: ${url}`]],
    ["no URL", { a: { ...local, base_url: "host/v1" } }, [`a.base_url: ${url}`]],
    ["a file", { a: { ...local, base_url: "file:///v1" } }, [`a.base_url: ${url}`]],
    ["credentials", { a: { ...local, base_url: "http://u:p@host/v1" } }, [`a.base_url: ${url}`]],
    ["a query", { a: { ...local, base_url: "http://host/v1?a=b" } }, [`a.base_url: ${url}`]],
    ["the reserved name", { builtin: local }, [`builtin: ${name}`]],
    ["a name with a space", { "my own": local }, [`my own: ${name}`]],
    ["a long name", { ["a".repeat(41)]: local }, [`${"a".repeat(41)}: ${name}`]],
    ["a key in the settings", { a: { ...local, api_key: "sk-secret" } }, ["a.api_key: is unknown"]],
    [
      "a name that is no variable's",
      { a: { ...local, api_key_env: "sk-secret" } },
      ["a.api_key_env: must be the name of an environment variable"],
    ],
    [
      "a variable that is not set",
      { a: { ...local, api_key_env: "NOT_SET" } },
      ["a.api_key_env: the variable NOT_SET is not set"],
    ],
    [
      "a variable without a key in it",
      { a: { ...local, api_key_env: "BROKEN_KEY" } },
      ["a.api_key_env: the variable BROKEN_KEY does not hold a key"],
    ],
    [
      "a vendor without a key",
      { a: { kind: "openai", model: "m" }, b: { kind: "anthropic", model: "m" } },
      [
        "a.api_key_env: must name the variable with the key",
        "b.api_key_env: must name the variable with the key",
      ],
    ],
  ])("is said by path, as of %s", (_, providers, messages) => {
    const problems = problemsOf(providers, { BROKEN_KEY: "two words" });
    expect(problems).toEqual(messages.map((message) => `LLM_PROVIDERS ${message}`));
    expect(problems.join()).not.toContain("sk-secret");
  });

  it.each<[string, unknown, string]>([
    ["model", undefined, "must be the name of a model, of 1 to 180 characters"],
    ["model", " ", "must be the name of a model, of 1 to 180 characters"],
    ["model", 5, "must be the name of a model, of 1 to 180 characters"],
    ["base_url", 5, url],
    ["api_key_env", 5, "must be the name of an environment variable"],
    ["timeout_ms", 0, "must be a whole number from 1 to 300000"],
    ["timeout_ms", 0.5, "must be a whole number from 1 to 300000"],
    ["max_output_tokens", "800", "must be a whole number from 16 to 100000"],
    ["context_tokens", 3_999, "must be a whole number from 4000 to 1000000"],
    ["max_concurrent", null, "must be a whole number from 1 to 10000"],
    ["temperature", 2.1, "must be a number from 0 to 2"],
    ["temperature", "hot", "must be a number from 0 to 2"],
    ["tools", "yes", "must be true or false"],
    ["guard", "x", "must be one of moderation, llama_guard, chat"],
    ["kind", 5, "must be one of openai, anthropic, openai-compatible"],
    ["stream", true, "is unknown"],
  ])("says once of %s as %j what is expected", (field, value, expected) => {
    expect(problemsOf({ a: { ...local, [field]: value } })).toEqual([
      `LLM_PROVIDERS a.${field}: ${expected}`,
    ]);
  });

  it.each(["m", 5, null, [local]])("is that %j is no object", (described) => {
    expect(problemsOf({ a: described })).toEqual(["LLM_PROVIDERS a: must be an object"]);
  });

  it("names each field that is unknown", () => {
    expect(problemsOf({ a: { ...local, modle: "m", "base url": "u" } })).toEqual([
      "LLM_PROVIDERS a.modle: is unknown",
      "LLM_PROVIDERS a.base url: is unknown",
    ]);
  });

  it("is said all at once, and without doubting the default provider for it", () => {
    const bad = { ...local, base_url: "host", temperature: 3, max_concurrent: 0 };
    const problems = problemsOf({ a: bad, b: {} }, { LLM_PROVIDER: "a", LLM_TIMEOUT_MS: "x" });
    expect(problems.map((problem) => problem.split(":")[0]).toSorted()).toEqual([
      "LLM_PROVIDERS a.base_url",
      "LLM_PROVIDERS a.max_concurrent",
      "LLM_PROVIDERS a.temperature",
      "LLM_PROVIDERS b.kind",
      "LLM_TIMEOUT_MS must be a whole number from 1 to 300000",
    ]);
  });

  it("names the providers there are when the default one is none of them", () => {
    expect(problemsOf({ mine: local }, { LLM_PROVIDER: "yours" })).toEqual([
      "LLM_PROVIDER must be one of builtin, mine",
    ]);
  });
});
