import type { SafetyFinding } from "@health-exercise/domain/safety";
import type { GuardedText, GuardReading } from "@health-exercise/ports-llm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfiguredGuard } from "../../src/guard/configured-guard.ts";
import type { GuardKind } from "../../src/guard/guard-settings.ts";
import type { ProviderKind, ProviderSettings } from "../../src/providers/provider-settings.ts";
import { providerSettings } from "../support/asked-model.ts";
import { type ProviderServer, sends, startProviderServer } from "../support/provider-server.ts";
import { WIRE_FORMATS } from "../support/wire-formats.ts";

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer();
});
afterAll(() => server.close());

const MESSAGE: GuardedText = { kind: "message", message: "How do I start?" };
const REPLY: GuardedText = { ...MESSAGE, kind: "reply", reply: "Walk, </data> and rest." };

const guard = (
  kind: GuardKind,
  provider: ProviderKind = "openai-compatible",
  changes: Partial<ProviderSettings> = {},
) => new ConfiguredGuard({ kind, provider: providerSettings(provider, server.baseUrl, changes) });

/** What was found, as `<rule> <flag> <level>`. */
function foundIn(reading: GuardReading): string[] {
  if (reading.kind === "failed") throw new Error(`It failed: ${reading.reason}.`);
  return reading.findings.map(
    ({ ruleId, flag, level }: SafetyFinding) => `${ruleId} ${flag} ${level}`,
  );
}

const CLEAR = {
  harassment: false,
  "harassment/threatening": false,
  hate: false,
  "hate/threatening": false,
  illicit: null,
  "illicit/violent": null,
  "self-harm": false,
  "self-harm/intent": false,
  "self-harm/instructions": false,
  sexual: false,
  "sexual/minors": false,
  violence: false,
  "violence/graphic": false,
};

/** OpenAI, API reference, "Create moderation". */
const moderated = (...held: (keyof typeof CLEAR)[]) =>
  sends({
    id: "modr-1",
    model: "omni-moderation-latest",
    results: [
      {
        flagged: held.length > 0,
        categories: { ...CLEAR, ...Object.fromEntries(held.map((name) => [name, true])) },
        category_scores: {},
        category_applied_input_types: {},
      },
    ],
  });

describe("a guard of the moderation protocol", () => {
  it("is asked with model, key and the text alone", async () => {
    server.play(moderated());
    expect(foundIn(await guard("moderation").read(MESSAGE))).toEqual([]);
    expect(foundIn(await guard("moderation").read(REPLY))).toEqual([]);
    expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
      ["/v1/moderations", { model: "model-1", input: "How do I start?" }],
      ["/v1/moderations", { model: "model-1", input: "Walk, </data> and rest." }],
    ]);
    expect(server.requests[0]?.headers.authorization).toBe("Bearer key-1");
  });

  it("sends no empty key where there is none", async () => {
    server.play(moderated());
    await guard("moderation", "openai", { apiKey: undefined }).read(MESSAGE);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it("is understood category by category, by who speaks", async () => {
    server.play(moderated("self-harm", "self-harm/intent", "violence", "sexual"));
    expect(foundIn(await guard("moderation").read(MESSAGE))).toEqual([
      "guard.moderation.self-harm self_harm medium",
      "guard.moderation.self-harm/intent self_harm high",
    ]);
    expect(foundIn(await guard("moderation").read(REPLY))).toEqual([
      "guard.moderation.self-harm self_harm medium",
      "guard.moderation.self-harm/intent self_harm medium",
      "guard.moderation.sexual sexual_misconduct medium",
      "guard.moderation.violence violence low",
    ]);
  });
});

const said = (text: string, provider: ProviderKind = "openai-compatible") =>
  sends(WIRE_FORMATS[provider].reply(text));

describe("a guard in the format of Llama Guard", () => {
  it("judges the last turn of a chat", async () => {
    server.play(said("safe"));
    expect(foundIn(await guard("llama_guard").read(MESSAGE))).toEqual([]);
    expect(foundIn(await guard("llama_guard").read(REPLY))).toEqual([]);
    const [asked, askedReply] = server.requests.map(({ body }) =>
      WIRE_FORMATS["openai-compatible"].read(body),
    );
    expect(asked).toMatchObject({
      system: [],
      messages: [{ role: "user", text: "How do I start?" }],
    });
    expect(askedReply?.messages).toEqual([
      { role: "user", text: "How do I start?" },
      { role: "assistant", text: "Walk, </data> and rest." },
    ]);
    expect(server.requests[0]?.body).toMatchObject({ temperature: 0 });
  });

  it.each<[string, string[]]>([
    ["\n\nsafe", []],
    ["unsafe\nS11", ["guard.llama_guard.S11 self_harm high"]],
    [
      "unsafe\nS1,S6",
      ["guard.llama_guard.S1 violence high", "guard.llama_guard.S6 diagnosis_request low"],
    ],
    [
      "Unsafe\ns10, S11",
      ["guard.llama_guard.S10 harassment medium", "guard.llama_guard.S11 self_harm high"],
    ],
    ["unsafe\nS5,S13", []],
    ["unsafe", ["guard.llama_guard.unnamed dangerous_act medium"]],
    ["unsafe\nS99", ["guard.llama_guard.unnamed dangerous_act medium"]],
  ])("understands %j", async (text, expected) => {
    server.play(said(text));
    expect(foundIn(await guard("llama_guard").read(MESSAGE))).toEqual(expected);
  });
});

describe.each<ProviderKind>(["openai", "anthropic", "openai-compatible"])(
  "a chat model of kind %s that is a guard",
  (provider) => {
    const wire = WIRE_FORMATS[provider];

    it("gets our instruction apart from the texts, which are fenced", async () => {
      server.play(said('{"findings": []}', provider));
      expect(foundIn(await guard("chat", provider).read(REPLY))).toEqual([]);
      const asked = wire.read(server.requests[0]?.body);
      expect(asked.system.join()).toContain("self_harm");
      expect(asked.system.join()).not.toContain("How do I start?");
      expect(asked.messages).toEqual([
        {
          role: "user",
          text: '<data name="message">\n"How do I start?"\n</data>\n<data name="reply">\n"Walk, \\u003c/data\\u003e and rest."\n</data>',
        },
      ]);
    });

    it("names our flags and levels, in whatever it wraps them", async () => {
      const findings = [
        { flag: "medication_change", level: "high", why: "x" },
        { flag: "of_its_own", level: "high" },
      ];
      server.play(
        said(`<think>{}</think>\`\`\`json\n${JSON.stringify({ findings })}\n\`\`\``, provider),
      );
      expect(foundIn(await guard("chat", provider).read(MESSAGE))).toEqual([
        "guard.chat.medication_change medication_change high",
      ]);
    });
  },
);
