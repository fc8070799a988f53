import { CHAT_LIMITS } from "@health-exercise/domain/chat";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProviderKind } from "../../src/providers/provider-settings.ts";
import type { MaterialFacts } from "../support/a-reply-material.ts";
import { modelUnderTest, providerSettings, refusalOf } from "../support/asked-model.ts";
import {
  type Answer,
  hangs,
  type ProviderServer,
  sends,
  startProviderServer,
} from "../support/provider-server.ts";
import { WIRE_FORMATS } from "../support/wire-formats.ts";
import { REFUSAL_CHUNK, streams, streamsText, WIRE_STREAMS } from "../support/wire-streams.ts";

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer();
});
afterAll(() => server.close());

const kinds = Object.keys(WIRE_STREAMS) as ProviderKind[];
const FIRST = "Walk 3.5 km a day.";
const REPLY = `${FIRST}\n\n- Rest, e.g. on Sundays.\n- Eat.`;

describe.each(kinds)("a reply of a provider of kind %s, told while it is written", (kind) => {
  const wire = WIRE_STREAMS[kind];
  const whole = WIRE_FORMATS[kind];

  function listening(changes = {}) {
    const model = modelUnderTest(providerSettings(kind, server.baseUrl, changes));
    const told: string[] = [];
    let given = 0;
    const hears = {
      onPassages: () => (given += 1),
      onSentences: (text: string) => told.push(text),
    };
    return {
      told,
      failures: model.failures,
      timesGiven: () => given,
      reply: (facts: MaterialFacts = {}) => model.reply(facts, hears),
    };
  }

  /** What comes of one reply to these answers. */
  async function heard(facts: MaterialFacts, ...answers: readonly Answer[]) {
    server.play(...answers);
    const asked = listening();
    const { text } = await asked.reply(facts);
    expect(text.startsWith(asked.told.join(""))).toBe(true);
    return { text, told: asked.told, failures: asked.failures() };
  }

  async function refused(changes: object, ...answers: readonly Answer[]) {
    server.play(...answers);
    const asked = listening(changes);
    expect((await refusalOf(asked.reply())).code).toBe("llm_unavailable");
    return { told: asked.told, failures: asked.failures(), tries: server.requests.length };
  }

  it("is told by whole sentences, and is the text in the end", async () => {
    const { text, told } = await heard({}, streamsText(wire, `\n ${REPLY}\n`));
    expect(text).toBe(REPLY);
    expect(told.slice(0, 2)).toEqual([FIRST, "\n\n- Rest, e.g. on Sundays."]);
    expect(server.requests[0]?.body).toMatchObject({ stream: true, max_tokens: 800 });
  });

  it.each([
    ["with white space after it", `${FIRST} `],
    ["and no more", "Walk every day."],
    ["that is Chinese", "每天步行。"],
  ])("tells a sentence %s before the next one is written", async (_, first) => {
    const next = Promise.withResolvers<void>();
    const language = first.startsWith("W") ? "en" : "zh";
    server.play(
      streams(wire.start, wire.text(first), next.promise, wire.text("休息。"), wire.end("stop")),
    );
    const asked = listening();
    const replying = asked.reply({ language });
    await expect.poll(() => asked.told).toEqual([first.trim()]);
    next.resolve();
    expect((await replying).text).toBe(`${first}休息。`);
  });

  it("tells its passages once, however often it is asked", async () => {
    server.play(sends(whole.error(500), 500), streamsText(wire, REPLY));
    const asked = listening();
    await asked.reply();
    expect([asked.timesGiven(), asked.failures()]).toEqual([1, ["server_error 500"]]);
  });

  it.each([
    ["an empty one", ""],
    ["one in another language", "每天走路。然后休息。最后睡觉。"],
    ["one of thoughts alone", "<think>He asks. I wonder. So what?"],
  ])("asks once more instead of %s, of which nothing is told", async (_, text) => {
    const { told, failures } = await heard({}, streamsText(wire, text), streamsText(wire, FIRST));
    expect(told.join("")).not.toMatch(/走|wonder/);
    expect(failures).toEqual([text.startsWith("每") ? "wrong_language" : "empty"]);
  });

  it("asks nobody else once something was told", async () => {
    const outcome = await refused(
      {},
      streams(wire.start, wire.text(`${FIRST} And`), wire.text(" then"), "cut"),
      streamsText(wire, REPLY),
    );
    expect(outcome).toEqual({ told: [FIRST], failures: ["connection 200"], tries: 1 });
  });

  it("asks again where the connection broke before", async () => {
    const cut = streams(wire.start, wire.text("Walk"), "cut");
    const { text, failures } = await heard({}, cut, streamsText(wire, REPLY));
    expect([text, failures]).toEqual([REPLY, ["connection 200"]]);
  });

  it("ends with what the provider says went wrong", async () => {
    const outcome = await refused({}, streams(wire.start, wire.text(`${FIRST} A`), wire.error));
    expect(outcome).toMatchObject({ told: [FIRST], tries: 1 });
    expect(outcome.failures).toEqual([expect.stringMatching(/^server_error/)]);
  });

  it("has the time of one try, and tells nothing afterwards", async () => {
    const held = Promise.withResolvers<void>();
    const outcome = await refused(
      { timeoutMs: 500 },
      streams(wire.start, wire.text(`${FIRST} A`), held.promise, wire.text("nother one. ")),
    );
    held.resolve();
    expect(outcome).toEqual({ told: [FIRST], failures: ["timeout"], tries: 1 });
    expect(await refused({ timeoutMs: 300 }, hangs)).toMatchObject({ told: [], tries: 3 });
  });

  it("is declined by a filter, whatever was told", async () => {
    const outcome = await refused({}, streamsText(wire, `${FIRST} Then`, "filtered"));
    expect(outcome).toEqual({ told: [FIRST], failures: ["declined"], tries: 1 });
  });

  it("leaves out what is thought aloud", async () => {
    const { text, told } = await heard({}, streamsText(wire, `<think>So. Well.</think>\n${REPLY}`));
    expect([text, told[0]]).toEqual([REPLY, FIRST]);
  });

  it("learns from a model that thinks unannounced", async () => {
    server.play(streamsText(wire, `He asks how far. Well.</think>${REPLY}`));
    const asked = listening();
    await refusalOf(asked.reply());
    expect(asked.failures()).toEqual(["malformed"]);
    asked.told.length = 0;
    expect((await asked.reply()).text).toBe(REPLY);
    expect(asked.told[0]).toBe(FIRST);
  });

  it("is read no further than a reply may be long", async () => {
    const { text, told } = await heard({}, streamsText(wire, "Walk a bit. ".repeat(4_000)));
    expect(text.length).toBeLessThanOrEqual(CHAT_LIMITS.replyLength);
    expect(text).toMatch(/a bit\.$/);
    expect(told.join("").length).toBeGreaterThan(CHAT_LIMITS.replyLength - 50);
  });

  it("leaves out the sentence that broke off for want of tokens", async () => {
    const { text } = await heard({}, streamsText(wire, "Walk daily. Then rest for a w", "length"));
    expect(text).toBe("Walk daily.");
  });

  it("is taken as a whole from a provider that does not stream", async () => {
    const { text, told } = await heard({}, sends(whole.reply(REPLY)));
    expect([text, told, server.requests.length]).toEqual([REPLY, [], 1]);
    const outcome = await refused({}, sends(whole.refusal()));
    expect(outcome.failures).toEqual(["declined"]);
  });
});

it("tells nothing of a refusal", async () => {
  const { start, end } = WIRE_STREAMS.openai;
  server.play(streams(start, REFUSAL_CHUNK, end("stop")));
  const { reply, failures } = modelUnderTest(providerSettings("openai", server.baseUrl));
  const told: string[] = [];
  const hears = { onPassages: () => {}, onSentences: (text: string) => told.push(text) };
  await refusalOf(reply({}, hears));
  expect([told, failures()]).toEqual([[], ["declined"]]);
});

it("takes a reply for whole that says nothing of its end, where its last sentence is", async () => {
  const { start, text } = WIRE_STREAMS.openai;
  const { reply, failures } = modelUnderTest(providerSettings("openai", server.baseUrl));
  const hears = { onPassages: () => {}, onSentences: () => {} };
  server.play(streams(start, text(REPLY), "data: [DONE]\n\n"));
  expect((await reply({}, hears)).text).toBe(REPLY);
  server.play(streams(start, text("Walk for"), "data: [DONE]\n\n"));
  await refusalOf(reply({}, hears));
  expect(failures()).toEqual(["malformed", "malformed"]);
});
