/**
 * Many chats at once on a slow model: whether all are answered, how long they take, how much memory the service needs,
 * and how quick another endpoint stays meanwhile, beside the same endpoint of the idle service. With `--events` the
 * replies are read as streams of events, of a model that writes its sentences one by one: how soon is the first one seen?
 */
import { randomBytes } from "node:crypto";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import jsonwebtoken from "jsonwebtoken";
import { type ChildServer, startService } from "./child-server.ts";
import { openBenchDatabase } from "./database.ts";
import { startSlowModel } from "./model-server.ts";
import { usageOf } from "./process-usage.ts";
import { LOGS_OF_AN_OTHER_USER, otherUserId, seed } from "./seed.ts";

const IDLE_MS = 3_000;
const PAUSE_MS = 20;
const MEBIBYTE = 2 ** 20;

const { values } = parseArgs({
  options: {
    chats: { type: "string", default: "300" },
    delay: { type: "string", default: "2000" },
    events: { type: "boolean", default: false },
  },
});
const [chats, delayMs] = [Number(values.chats), Number(values.delay)];
const path = values.events ? "/api/chat/message/events" : "/api/chat/message";
const firstTexts: number[] = [];
const secret = randomBytes(32).toString("hex");
const headersOf = (user: string) => ({
  authorization: `Bearer ${jsonwebtoken.sign({ sub: user }, secret, { expiresIn: "1h" })}`,
  "content-type": "application/json",
});

await using database = await openBenchDatabase();
const { busyUser } = await seed(database.connectionString, chats * LOGS_OF_AN_OTHER_USER);
const users = Array.from({ length: chats }, (_, number) => otherUserId(number));
await using model = await startSlowModel(delayMs);
await using service = await startService(database, secret, {
  LLM_FALLBACK: "none",
  LLM_PROVIDER: "slow",
  LLM_PROVIDERS: JSON.stringify({
    slow: { kind: "openai-compatible", model: "slow", base_url: model.baseUrl },
  }),
});

await chat(service, busyUser);
firstTexts.length = 0;
await latenciesWhile(setTimeout(IDLE_MS)); // Warm from here on.
const idle = await latenciesWhile(setTimeout(IDLE_MS));
const before = (await usageOf(service)).residentBytes;
const calls = model.calls();
const started = performance.now();
const statuses = Promise.all(users.map((user) => chat(service, user)));
const busy = await latenciesWhile(statuses);
const seconds = (performance.now() - started) / 1_000;
const after = (await usageOf(service)).residentBytes;

const answered = (await statuses).filter((status) => status === 200).length;
console.log(`chats answered: ${answered} of ${chats}, model calls: ${model.calls() - calls}`);
console.log(
  `time for all: ${seconds.toFixed(1)} s, x ${(seconds / (delayMs / 1_000)).toFixed(1)} of one call`,
);
console.log(`GET /api/sport/stats idle: p50 ${idle.p50} ms, p95 ${idle.p95} ms`);
console.log(
  `GET /api/sport/stats meanwhile: p50 ${busy.p50} ms, p95 ${busy.p95} ms, x ${(busy.p50 / idle.p50).toFixed(1)} and x ${(busy.p95 / idle.p95).toFixed(1)}`,
);
console.log(
  `memory: ${(before / MEBIBYTE).toFixed(0)} MiB before, ${(busy.peak / MEBIBYTE).toFixed(0)} at most, ${(after / MEBIBYTE).toFixed(0)} after`,
);
if (values.events) {
  firstTexts.sort((left, right) => left - right);
  const at = (share: number) => firstTexts[Math.ceil(firstTexts.length * share) - 1]?.toFixed(0);
  console.log(
    `first text after the model's first sentence: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${at(1)} ms`,
  );
}
if (answered < chats) process.exitCode = 1;

async function chat(server: ChildServer, user: string): Promise<number> {
  const response = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: headersOf(user),
    body: JSON.stringify({
      message: "How do I start to exercise?",
      idempotencyKey: randomBytes(8).toString("hex"),
    }),
  });
  let text = "";
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const hadText = text.includes("event: text");
    text += part;
    if (hadText || !text.includes("event: text")) continue;
    const [, call] = /example (\d+)/.exec(text) ?? [];
    firstTexts.push(performance.now() - (model.wroteAt(Number(call)) ?? Number.NaN));
  }
  return text.includes("event: error") ? 500 : response.status;
}

/** Asks for the statistics of a person with many logs, again and again, until `end`. */
async function latenciesWhile(end: Promise<unknown>) {
  const headers = headersOf(busyUser);
  const times: number[] = [];
  let peak = 0;
  let isOver = false;
  const over = end.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const start = performance.now();
    await (await fetch(`${service.url}/api/sport/stats`, { headers })).text();
    times.push(performance.now() - start);
    peak = Math.max(peak, (await usageOf(service)).residentBytes);
    await setTimeout(PAUSE_MS);
  }
  await over;
  times.sort((left, right) => left - right);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95), peak };
}
