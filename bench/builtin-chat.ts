/**
 * People who chat with the provider of our own at the same time, each with one message at a time: how long an answer takes, and
 * what it costs the service.
 */
import { randomBytes } from "node:crypto";
import process from "node:process";
import { parseArgs } from "node:util";
import jsonwebtoken from "jsonwebtoken";
import { startService } from "./child-server.ts";
import { openBenchDatabase } from "./database.ts";
import { usageOf } from "./process-usage.ts";
import { LOGS_OF_AN_OTHER_USER, otherUserId, seed } from "./seed.ts";

/** Each with a number of its own, so that no two messages are the same: what was read last is known. */
const MESSAGES = [
  "Is swimming good for a sore back at {number}?",
  "How often should I stretch after a run of {number} minutes?",
  "How many minutes did I exercise in the last {number} days?",
  "How long was my last workout? I guess {number} minutes.",
  "我{number}岁，膝盖疼的时候可以骑车吗？",
  "Which shoes do I need for walking {number} km on gravel?",
  "走{number}公里以后，怎样开始跑步比较安全？",
  "What helps against cramps in my calves after {number} km?",
  "I just finished a {number} minute run",
  "How do I get back after {number} days with a cold?",
  "Plan me a week of training, {number} minutes a day",
  "Thanks, that was number {number}!",
] as const;

const { values } = parseArgs({
  options: {
    connections: { type: "string", default: "16" },
    seconds: { type: "string", default: "20" },
  },
});
const connections = Number(values.connections);
const milliseconds = Number(values.seconds) * 1_000;
/** How many messages were sent. */
let sent = 0;
const secret = randomBytes(32).toString("hex");
const tokens = Array.from({ length: connections }, (_, number) =>
  jsonwebtoken.sign({ sub: otherUserId(number) }, secret, { expiresIn: "1h" }),
);

await using database = await openBenchDatabase();
await seed(database.connectionString, connections * LOGS_OF_AN_OTHER_USER);
await using service = await startService(database, secret);

await chatFor(milliseconds); // What is said for the first time is loaded and compiled; warm from here on.
const before = await usageOf(service);
const times = (await chatFor(milliseconds)).sort((left, right) => left - right);
const after = await usageOf(service);

const at = (share: number) => times[Math.ceil(times.length * share) - 1]?.toFixed(1);
const cpu = ((after.cpuSeconds - before.cpuSeconds) * 1_000) / times.length;
console.log(`${connections} people, ${times.length} messages in ${values.seconds} s`);
console.log(`an answer takes p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
console.log(`and costs the service ${cpu.toFixed(1)} ms of computing`);
process.exitCode = times.length > 0 ? 0 : 1;

/** Lets everybody chat for a while and gives how long each answer took (ms). */
async function chatFor(duration: number): Promise<number[]> {
  const end = performance.now() + duration;
  const answered: number[] = [];
  await Promise.all(
    tokens.map(async (token, person) => {
      for (let asked = person; performance.now() < end; asked += 1) {
        const start = performance.now();
        sent += 1;
        await chat(token, messageOf(asked, 10 + (sent % 9_000)));
        answered.push(performance.now() - start);
      }
    }),
  );
  return answered;
}

function messageOf(asked: number, number: number): string {
  return (MESSAGES[asked % MESSAGES.length] ?? "").replace("{number}", String(number));
}

async function chat(token: string, message: string): Promise<void> {
  const response = await fetch(`${service.url}/api/chat/message`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ message, idempotencyKey: randomBytes(8).toString("hex") }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`A message was answered with ${response.status}: ${text}`);
}
