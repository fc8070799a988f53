/**
 * How long the service takes until it is ready, built or from its sources, how much memory it has when nobody asks and at
 * most, and how long the first chat message takes, beside a bare server on Express and pg that is started in turn with it
 * on the same database.
 */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import jsonwebtoken from "jsonwebtoken";
import { openBenchDatabase } from "./database.ts";
import { seed } from "./seed.ts";
import { type StartedServer, startServer } from "./started-server.ts";

const IDLE_MS = 3_000;
const MEBIBYTE = 2 ** 20;
/** Each asks something new: what was asked before is known. The service asks itself other questions when it warms up. */
const MESSAGES = [
  "Is swimming good for a sore back?",
  "How often should I stretch after a run?",
  "What can I do for my balance at home?",
  "膝盖疼的时候可以骑车吗？",
  "How many minutes did I exercise this week?",
  "Which shoes do I need for walking on gravel?",
  "Can I lift weights at sixty?",
  "怎样开始跑步比较安全？",
  "How much water should I drink on a hot day?",
  "Is it bad to train on an empty stomach?",
  "What helps against cramps in my calves?",
  "运动后多久可以洗澡？",
  "How do I get back after two weeks with a cold?",
  "What is a good pulse for easy cycling?",
  "Can children do strength training?",
  "高血压的人可以举重吗？",
  "How long should a warm-up last?",
  "Why do my muscles hurt two days later?",
  "Is dancing enough exercise for a week?",
  "睡眠不好会影响锻炼吗？",
  "When did I last go swimming?",
] as const;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    /** Which Node runs the two; by default the one of this repository. */
    node: { type: "string", default: process.execPath },
    /** Whether it is run from its sources. */
    sources: { type: "boolean", default: false },
  },
});
const SERVICE = fileURLToPath(
  new URL(values.sources ? "../apps/api/src/main.ts" : "../apps/api/dist/main.js", import.meta.url),
);
const BARE = fileURLToPath(new URL("./express-server.mjs", import.meta.url));
if (!existsSync(SERVICE)) {
  console.error("There is no built service: run npx -y pnpm build first.");
  process.exit(1);
}

const secret = randomBytes(32).toString("hex");
await using database = await openBenchDatabase();
const { newUser } = await seed(database.connectionString, 0);
const headers = {
  authorization: `Bearer ${jsonwebtoken.sign({ sub: newUser }, secret, { expiresIn: "1h" })}`,
  "content-type": "application/json",
};
const start = (file: string) =>
  startServer({
    node: values.node,
    flags: values.sources ? ["--conditions=@health-exercise/source"] : [],
    file,
    directory: database.directory,
    settings: {
      DATABASE_URL: database.connectionString,
      JWT_SECRET: secret,
      RATE_LIMIT: "off",
      TMPDIR: database.directory, // Whatever earlier starts left in the usual place is not found.
    },
  });

const figures: Record<string, number[]> = {};
const note = (name: string, value: number) => {
  figures[name] ??= [];
  figures[name].push(value);
};

// The first start leaves what it compiled for the next ones; one of each goes before the measured ones.
for (let run = -1; run < Number(values.runs); run += 1) {
  const noted = run < 0 ? () => {} : note;
  {
    await using bare = await start(BARE);
    noted("bare: ready ms", bare.readyMilliseconds);
    noted("bare: CPU ms", bare.readyCpuMilliseconds);
    await setTimeout(IDLE_MS);
    noted("bare: idle MiB", bare.residentBytes() / MEBIBYTE);
  }
  {
    await using service = await start(SERVICE);
    noted("service: ready ms", service.readyMilliseconds);
    noted("service: CPU ms", service.readyCpuMilliseconds);
    noted("service: MiB when ready", service.residentBytes() / MEBIBYTE);
    const readyAt = performance.now();
    await service.logged("service_warm");
    noted("service: warm ms after ready", performance.now() - readyAt);
    noted("service: MiB at most until warm", service.peakBytes() / MEBIBYTE);
    await setTimeout(IDLE_MS);
    noted("service: idle MiB", service.residentBytes() / MEBIBYTE);
    await chats(service, "warm", noted);
    noted("service: MiB after chats", service.residentBytes() / MEBIBYTE);
    noted("service: MiB at most", service.peakBytes() / MEBIBYTE);
  }
  {
    await using service = await start(SERVICE);
    await chats(service, "at once", noted);
  }
}

const median = (name: string) => {
  const sorted = (figures[name] ?? []).toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
console.log(`Node: ${values.node}; medians of ${values.runs} runs, each lowest and highest`);
for (const [name, measured] of Object.entries(figures)) {
  const [low, high] = [Math.min(...measured), Math.max(...measured)];
  console.log(`${name.padEnd(44)} ${shown(median(name))}   (${shown(low)} - ${shown(high)})`);
}
const ratio = (part: string, whole: string) => (median(part) / median(whole)).toFixed(2);
console.log(`ready, service : bare         ${ratio("service: ready ms", "bare: ready ms")}`);
console.log(`CPU to ready, service : bare  ${ratio("service: CPU ms", "bare: CPU ms")}`);
for (const when of ["warm", "at once"]) {
  const [first, later] = [`first chat ms, ${when}`, `later chat ms, ${when}`];
  console.log(`first chat : later, ${when.padEnd(9)} ${ratio(first, later)}`);
}

/** Sends one message, then others one after the other, and notes how long they take. */
async function chats(service: StartedServer, when: string, noted: typeof note): Promise<void> {
  const [first, ...laterMessages] = MESSAGES;
  noted(`first chat ms, ${when}`, await chat(service, first));
  const later: number[] = [];
  for (const message of laterMessages) later.push(await chat(service, message));
  later.sort((left, right) => left - right);
  noted(`later chat ms, ${when}`, later[Math.floor(later.length / 2)] ?? 0);
}

async function chat({ url }: StartedServer, message: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}/api/chat/message`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      message,
      idempotencyKey: randomBytes(8).toString("hex"),
    }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`A chat message was answered with ${response.status}: ${text}`);
  return performance.now() - started;
}

function shown(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0).padStart(6);
}
