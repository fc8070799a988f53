import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ProviderSettings } from "../../src/providers/provider-settings.ts";
import { IMPATIENT, modelUnderTest, providerSettings, refusalOf } from "../support/asked-model.ts";
import { REPLY } from "../support/fault-matrix.ts";
import {
  type Answer,
  type ProviderServer,
  sends,
  startProviderServer,
} from "../support/provider-server.ts";
import { WIRE_FORMATS } from "../support/wire-formats.ts";

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer();
});
afterAll(() => server.close());

const wire = WIRE_FORMATS.openai;
const replies = sends(wire.reply(REPLY));
const fails = (status: number, headers = {}) => sends(wire.error(status), status, headers);

const model = (changes: Partial<ProviderSettings> = {}, resilience = IMPATIENT) =>
  modelUnderTest(providerSettings("openai", server.baseUrl, changes), resilience);

/** Answers that wait until `release` is called. */
function held(answer: Answer) {
  const released = Promise.withResolvers<void>();
  return {
    answer: async (response: Parameters<Answer>[0]) => {
      await released.promise;
      await answer(response);
    },
    release: released.resolve,
  };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await setTimeout(5);
}

describe("the wait before another try", () => {
  it("is at least as many seconds as the provider asks for", async () => {
    server.play(fails(429, { "retry-after": "1" }), replies);
    expect((await model().reply()).text).toBe(REPLY);
    const [first, second] = server.requests.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it("goes on to the time that the provider names", async () => {
    const time = new Date(Date.now() + 2_000).toUTCString();
    server.play(fails(503, { "retry-after": time }), replies);
    expect((await model().reply()).text).toBe(REPLY);
    expect(server.requests[1]?.at).toBeGreaterThanOrEqual(Date.parse(time) - 10);
  });

  it("is not begun when it would be too long", async () => {
    const time = new Date(Date.now() + 60_000).toUTCString();
    server.play(fails(429, { "retry-after": time }), replies);
    expect((await refusalOf(model().reply())).code).toBe("llm_unavailable");
    expect(server.requests).toHaveLength(1);
  });
});

describe("a call that nobody wants any more", () => {
  it.each(["while it is asked", "while others are", "before another try"])(
    "ends at once, and is no failure: %s",
    async (when) => {
      const { answer, release } = held(replies);
      const isSlow = when === "before another try";
      server.play(isSlow ? fails(503, { "retry-after": "2" }) : answer);
      const asked = model({ maxConcurrent: 1 });
      const leaving = new AbortController();
      const others = when === "while others are" ? [asked.reply()] : [];
      if (others.length > 0) await until(() => server.requests.length === 1);
      const unwanted = asked.replyWanted(leaving.signal);
      await until(() => server.requests.length === 1);
      if (isSlow) await until(() => asked.failures().length === 1);
      leaving.abort(new Error("gone"));
      await expect(unwanted).rejects.toThrow("gone");
      release();
      await Promise.all(others);
      expect(asked.failures()).toEqual(isSlow ? ["server_error 503"] : []);
      server.play(replies);
      expect((await asked.reply()).text).toBe(REPLY);
    },
  );

  it("is given up on the wire too", async () => {
    const gone = Promise.withResolvers<void>();
    server.play((response) => void response.on("close", gone.resolve));
    const leaving = new AbortController();
    const unwanted = model().replyWanted(leaving.signal);
    await until(() => server.requests.length === 1);
    leaving.abort(new Error("gone"));
    await expect(unwanted).rejects.toThrow("gone");
    await gone.promise;
  });
});

describe("a provider that keeps failing", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());
  const breaker = { ...IMPATIENT, window: 6, leastTries: 3, restMs: 60_000 };
  const rest = () => vi.setSystemTime(Date.now() + breaker.restMs);

  it("is left alone, and asked again after a rest", async () => {
    const asked = model({}, breaker);
    server.play(fails(500));
    await refusalOf(asked.reply());
    server.play(replies);
    await refusalOf(asked.reply());
    expect(server.requests).toHaveLength(0);
    expect(asked.failures()).toEqual([...Array(3).fill("server_error 500"), "circuit_open"]);
    rest();
    expect((await asked.reply()).text).toBe(REPLY);
    expect((await asked.reply()).text).toBe(REPLY);
    expect(server.requests).toHaveLength(2);
    const failed = ["server_error", "server_error", "open", "server_error"];
    const rested = ["circuit_open", "closed", "answered", "answered"];
    expect(asked.watched).toEqual([...failed, ...rested]);
  });

  it("is left alone again when it fails after its rest", async () => {
    const asked = model({}, breaker);
    server.play(fails(500));
    await refusalOf(asked.reply());
    rest();
    server.play(fails(500));
    await refusalOf(asked.reply());
    expect(server.requests).toHaveLength(1);
    expect(asked.failures().slice(3)).toEqual(["server_error 500", "circuit_open"]);
  });

  it("is tried by one call after its rest, which no other waits for", async () => {
    const asked = model({}, breaker);
    server.play(fails(500));
    await refusalOf(asked.reply());
    rest();
    const { answer, release } = held(replies);
    server.play(answer);
    const trying = asked.reply();
    await until(() => server.requests.length === 1);
    await refusalOf(asked.reply());
    release();
    expect((await trying).text).toBe(REPLY);
    expect(server.requests).toHaveLength(1);
  });

  it("is not blamed for what is wrong with the requests", async () => {
    const asked = model({}, breaker);
    server.play(fails(400), fails(422), fails(413), sends(wire.refusal()), sends(wire.refusal()));
    for (let call = 0; call < 6; call += 1) await refusalOf(asked.reply());
    server.play(replies);
    expect((await asked.reply()).text).toBe(REPLY);
  });
});

describe("calls at the same time", () => {
  it("are bounded, as are those that wait; the rest are refused at once", async () => {
    const asked = model({ maxConcurrent: 2 });
    const { answer, release } = held(replies);
    server.play(answer);
    const calls = [asked.reply(), asked.reply(), asked.reply(), asked.reply()];
    await until(() => server.requests.length === 2);
    expect((await refusalOf(asked.reply())).code).toBe("llm_unavailable");
    expect(asked.failures()).toEqual(["overloaded"]);
    release();
    const texts = (await Promise.all(calls)).map(({ text }) => text);
    expect(texts).toEqual(Array(4).fill(REPLY));
    expect(server.requests).toHaveLength(4);
    expect(server.mostUnderWay()).toBe(2);
  });
});
