import type { Guard, GuardedText } from "@health-exercise/ports-llm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfiguredGuard } from "../../src/guard/configured-guard.ts";
import { GatedGuard } from "../../src/guard/gated-guard.ts";
import { GUARD_KINDS, type GuardKind } from "../../src/guard/guard-settings.ts";
import type { ProviderSettings } from "../../src/providers/provider-settings.ts";
import { providerSettings } from "../support/asked-model.ts";
import {
  type Answer,
  cutsBefore,
  cutsWithin,
  hangs,
  hangsWithin,
  type ProviderServer,
  redirects,
  sends,
  sendsEndlessly,
  sendsHalf,
  startProviderServer,
} from "../support/provider-server.ts";
import { WIRE_FORMATS } from "../support/wire-formats.ts";

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer();
});
afterAll(() => server.close());

const TEXT: GuardedText = { kind: "message", message: "secret words" };
const settingsOf = (kind: GuardKind, changes: Partial<ProviderSettings> = {}) => ({
  kind,
  provider: providerSettings("openai-compatible", server.baseUrl, changes),
});
const reasonOf = async (guard: Guard) => {
  const reading = await guard.read(TEXT);
  return reading.kind === "failed" ? reading.reason : "read";
};

const OTHER = WIRE_FORMATS["openai-compatible"].reply("I am happy to help!");
const HALF = { results: [{ categories: { violence: false } }], more: "x".repeat(500) };

describe.each(GUARD_KINDS)("a guard of kind %s", (kind) => {
  it.each<[string, Answer, string]>([
    ["a refused key", sends({ error: { message: "secret words" } }, 401), "access_refused"],
    ["an unknown path", sends({}, 404), "access_refused"],
    ["a refused text", sends({}, 400), "request_refused"],
    ["too many requests", sends({}, 429, { "retry-after": "1" }), "rate_limited"],
    ["a broken server", sends({}, 503), "server_error"],
    ["a cut connection", cutsBefore, "connection"],
    ["a cut body", cutsWithin(HALF), "connection"],
    ["half of the JSON", sendsHalf(HALF), "malformed"],
    ["an empty body", sends(""), "malformed"],
    ["JSON of another shape", sends({ verdict: "fine" }), "malformed"],
    ["an answer to something else", sends(OTHER), "malformed"],
    ["an endless body", sendsEndlessly, "too_large"],
    ["a redirect", redirects("http://127.0.0.1:9/"), "access_refused"],
  ])("fails at %s, asked once", async (_, answer, reason) => {
    server.play(answer);
    expect(await reasonOf(new ConfiguredGuard(settingsOf(kind)))).toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ["no answer", hangs],
    ["a body that does not end", hangsWithin],
  ])("is waited for 1.5 seconds at %s, and not for ever", async (_, answer) => {
    server.play(answer);
    const guard = new ConfiguredGuard(settingsOf(kind));
    const start = performance.now();
    expect(await reasonOf(guard)).toBe("timeout");
    expect(performance.now() - start).toBeGreaterThan(1_400);
  });
});

it("is waited for less where its provider says so", async () => {
  server.play(hangs);
  const usual = reasonOf(new ConfiguredGuard(settingsOf("moderation")));
  const short = reasonOf(new ConfiguredGuard(settingsOf("moderation", { timeoutMs: 50 })));
  const first = await Promise.race([usual.then(() => "usual"), short.then(() => "short")]);
  expect(first).toBe("short");
  expect(await short).toBe("timeout");
  await usual;
});

it("fails in time for those too who wait for their turn, and does not read for them later", async () => {
  server.play(hangs);
  const guard = new GatedGuard(settingsOf("moderation", { timeoutMs: 200, maxConcurrent: 1 }));
  expect(await Promise.all([1, 2, 3].map(() => reasonOf(guard)))).toEqual([
    "timeout",
    "timeout",
    "overloaded",
  ]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.requests).toHaveLength(1);
});

it("is left alone for a while when it keeps failing", async () => {
  server.play(sends({}, 503));
  const guard = new GatedGuard(settingsOf("moderation"), { window: 4, leastTries: 2 });
  const reasons: string[] = [];
  for (let call = 0; call < 4; call += 1) reasons.push(await reasonOf(guard));
  expect(reasons.at(-1)).toBe("circuit_open");
  expect(server.requests.length).toBeLessThan(4);
});
