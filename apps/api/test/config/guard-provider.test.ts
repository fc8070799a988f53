import { describe, expect, it } from "vitest";
import { ConfigError } from "../../src/config/config-error.ts";
import { parseConfig, readEnvironment } from "../../src/config/parse-config.ts";

type Source = Readonly<Record<string, string>>;

const openai = { kind: "openai", model: "omni-moderation-latest", api_key_env: "MY_KEY" };
const local = { kind: "openai-compatible", model: "llama-guard3", base_url: "http://host/v1" };
const claude = { kind: "anthropic", model: "claude-haiku", api_key_env: "MY_KEY" };

const configOf = (providers: object, guard?: string, source: Source = { MY_KEY: "k" }) => {
  const all: Source = {
    LLM_PROVIDERS: JSON.stringify(providers),
    ...(guard !== undefined && { GUARD_PROVIDER: guard }),
    ...source,
  };
  return parseConfig(readEnvironment(all), "/srv", all);
};

function problemsOf(...of: Parameters<typeof configOf>): string[] {
  try {
    configOf(...of);
  } catch (error) {
    if (error instanceof ConfigError)
      return error.problems.map(({ variable, message }) => `${variable} ${message}`);
    throw error;
  }
  return [];
}

describe("a guard", () => {
  it("is nobody unless GUARD_PROVIDER names one", () => {
    expect(configOf({ g: { ...local, guard: "llama_guard" } }).guard).toBeUndefined();
  });

  it("is the provider of that name, of the kind that it says", () => {
    const providers = {
      m: { ...openai, guard: "moderation" },
      l: { ...local, guard: "llama_guard", max_concurrent: 4 },
      c: { ...claude, guard: "chat" },
    };
    expect(configOf(providers, "m").guard).toMatchObject({
      kind: "moderation",
      provider: { baseUrl: "https://api.openai.com/v1", apiKey: "k" },
    });
    expect(configOf(providers, "l").guard).toMatchObject({
      kind: "llama_guard",
      provider: { model: "llama-guard3", maxConcurrent: 4, apiKey: undefined },
    });
    expect(configOf(providers, "c").guard).toMatchObject({
      kind: "chat",
      provider: { kind: "anthropic" },
    });
  });

  it("answers messages only where it is a chat model", () => {
    const providers = {
      m: { ...openai, guard: "moderation" },
      l: { ...local, guard: "llama_guard" },
      c: { ...local, guard: "chat" },
    };
    expect(Object.keys(configOf(providers, "m").llm.providers)).toEqual(["c"]);
    expect(configOf(providers, "c", { LLM_PROVIDER: "c" }).llm.defaultProvider).toBe("c");
    expect(problemsOf({ l: providers.l }, "l", { LLM_PROVIDER: "l" })).toEqual([
      "LLM_PROVIDER must be one of builtin",
    ]);
  });
});

describe("what is wrong with a guard", () => {
  const kinds = "must be one of moderation, llama_guard, chat";

  it.each<[string, object, string, string[]]>([
    [
      "an unknown name",
      { a: { ...local, guard: "chat" }, b: local },
      "x",
      ["GUARD_PROVIDER must be one of a"],
    ],
    [
      "no guard among the providers",
      { b: local },
      "x",
      ['GUARD_PROVIDER must name a provider of LLM_PROVIDERS that has "guard"'],
    ],
    [
      "a provider that is none",
      { b: local },
      "b",
      [`LLM_PROVIDERS b.guard: ${kinds}, as GUARD_PROVIDER names it`],
    ],
    ["an unknown kind", { b: { ...local, guard: "x" } }, "b", [`LLM_PROVIDERS b.guard: ${kinds}`]],
    [
      "what its provider does not speak",
      { c: { ...claude, guard: "moderation" } },
      "c",
      ["LLM_PROVIDERS c.guard: must be chat where kind is anthropic"],
    ],
    [
      "a variable that is not set",
      { m: { ...openai, api_key_env: "NOT_SET", guard: "moderation" } },
      "m",
      ["LLM_PROVIDERS m.api_key_env: the variable NOT_SET is not set"],
    ],
    [
      "the same of a chat model, once",
      { m: { ...openai, api_key_env: "NOT_SET", guard: "chat" } },
      "m",
      ["LLM_PROVIDERS m.api_key_env: the variable NOT_SET is not set"],
    ],
  ])("is said by variable and field, as of %s", (_, providers, guard, problems) => {
    expect(problemsOf(providers, guard)).toEqual(problems);
  });

  it("is said where there are no providers at all", () => {
    const source = { GUARD_PROVIDER: "g" };
    expect(() => parseConfig(readEnvironment(source), "/srv", source)).toThrow("GUARD_PROVIDER");
  });
});
