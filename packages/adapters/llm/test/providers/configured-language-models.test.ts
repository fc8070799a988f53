import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import { DomainError } from "@health-exercise/domain/user";
import type { LanguageModel, ReplyListener } from "@health-exercise/ports-llm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ConfiguredLanguageModels } from "../../src/providers/configured-language-models.ts";
import type { FailureReport } from "../../src/providers/provider-failure.ts";
import { aPassage } from "../builtin/a-passage.ts";
import { aReplyMaterial } from "../support/a-reply-material.ts";
import { IMPATIENT, providerSettings } from "../support/asked-model.ts";
import { REPLY } from "../support/fault-matrix.ts";
import { type ProviderServer, sends, startProviderServer } from "../support/provider-server.ts";
import { WIRE_FORMATS } from "../support/wire-formats.ts";
import { streams, WIRE_STREAMS } from "../support/wire-streams.ts";

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer();
});
afterAll(() => server.close());

const builtinReply = {
  text: "From the sources.",
  passages: [],
  provider: "builtin",
  isFallback: false,
  model: "builtin",
  instructionsVersion: "1",
};
const builtin: LanguageModel = { reply: () => Promise.resolve(builtinReply) };
const noReply: LanguageModel = {
  reply: () => Promise.reject(new DomainError("llm_unavailable", "None.")),
};

const reports: FailureReport[] = [];
beforeEach(() => {
  reports.length = 0;
});

function models(changes: Partial<ConstructorParameters<typeof ConfiguredLanguageModels>[0]> = {}) {
  const { baseUrl } = server;
  return new ConfiguredLanguageModels({
    defaultProvider: "mine",
    providers: {
      zeta: providerSettings("anthropic", baseUrl),
      mine: providerSettings("openai-compatible", baseUrl),
    },
    fallback: "builtin",
    builtin,
    onFailure: (report) => reports.push(report),
    resilience: IMPATIENT,
    ...changes,
  });
}

const ask = (chosen: ConfiguredLanguageModels, name?: string) =>
  chosen.find(name)?.reply(aReplyMaterial());

const fails = (status: number) => sends(WIRE_FORMATS.openai.error(status), status);

describe("the configured models", () => {
  it("are named in order, the one of the service among them", () => {
    expect(models().names).toEqual(["builtin", "mine", "zeta"]);
    expect(models({ defaultProvider: "builtin", providers: {} }).names).toEqual(["builtin"]);
  });

  it("are found by name, the default one where none is named", async () => {
    server.play(sends(WIRE_FORMATS.openai.reply(REPLY)));
    expect(await ask(models())).toMatchObject({ provider: "mine", text: REPLY });
    server.play(sends(WIRE_FORMATS.anthropic.reply(REPLY)));
    expect(await ask(models(), "zeta")).toMatchObject({ provider: "zeta", text: REPLY });
    expect(await ask(models(), "builtin")).toBe(builtinReply);
    expect(await ask(models({ defaultProvider: "builtin" }))).toBe(builtinReply);
  });

  it.each(["other", "Mine", "", "constructor", "__proto__"])("have none of the name %j", (name) => {
    expect(models().find(name)).toBeUndefined();
  });
});

describe("a provider without a reply", () => {
  it("has the model of the service answer, which says so", async () => {
    server.play(fails(401));
    expect(await ask(models())).toEqual({ ...builtinReply, isFallback: true });
    expect(reports).toEqual([{ provider: "mine", kind: "access_refused", status: 401 }]);
  });

  it("leaves the message unanswered where there is no fallback", async () => {
    server.play(fails(500));
    await expect(ask(models({ fallback: "none" }))).rejects.toMatchObject({
      code: "llm_unavailable",
      message: "The language model is not available at the moment. Try again later.",
    });
    expect(server.requests).toHaveLength(3);
  });

  it("has the model of the service answer a listener too, from the passages that were told", async () => {
    server.play(fails(401));
    const told: (readonly KnowledgePassage[])[] = [];
    const given: (readonly KnowledgePassage[])[] = [];
    const answering: LanguageModel = {
      reply: async (material, listener) => {
        listener?.onPassages(material.passages);
        given.push(material.passages);
        return builtinReply;
      },
    };
    // The budget of the provider has room for the first of them.
    const passages = ["Walk daily.", "Rest daily. ".repeat(900)].map((text) => aPassage({ text }));
    const hears: ReplyListener = {
      onPassages: (each) => void told.push(each),
      onSentences: () => {},
    };
    const model = models({ builtin: answering }).find("mine");
    expect(await model?.reply(aReplyMaterial({ passages }), hears)).toEqual({
      ...builtinReply,
      isFallback: true,
    });
    expect([told, given]).toEqual([[[passages[0]]], [[passages[0]]]]);
  });

  it("has nobody else answer once a listener was told something of its reply", async () => {
    const { start, text } = WIRE_STREAMS["openai-compatible"];
    server.play(streams(start, text("Walk daily. Then"), "cut"));
    const told: string[] = [];
    const hears = { onPassages: () => {}, onSentences: (each: string) => told.push(each) };
    const replying = models().find("mine")?.reply(aReplyMaterial(), hears);
    await expect(replying).rejects.toMatchObject({ code: "llm_unavailable" });
    expect([told, server.requests.length]).toEqual([["Walk daily."], 1]);
  });

  it("does not bring down another one", async () => {
    const resilience = { ...IMPATIENT, window: 3, leastTries: 3 };
    const chosen = models({ fallback: "none", resilience });
    server.play(fails(500));
    await expect(ask(chosen, "mine")).rejects.toThrow("not available");
    await expect(ask(chosen, "mine")).rejects.toThrow("not available");
    expect(server.requests).toHaveLength(3);
    server.play(sends(WIRE_FORMATS.anthropic.reply(REPLY)));
    expect(await ask(chosen, "zeta")).toMatchObject({ provider: "zeta" });
  });
});

describe("a request for the model of the service", () => {
  it("gets no other one's reply", async () => {
    server.play(sends(WIRE_FORMATS.openai.reply(REPLY)));
    await expect(ask(models({ builtin: noReply }), "builtin")).rejects.toThrow("None.");
    expect(server.requests).toHaveLength(0);
  });
});

describe("an error that is no failure of a provider", () => {
  it("is not hidden by the fallback", async () => {
    const broken = { ...aReplyMaterial(), records: undefined } as never;
    await expect(models().find("mine")?.reply(broken)).rejects.toBeInstanceOf(TypeError);
  });
});
