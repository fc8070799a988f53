/**
 * Half an hour of use by some people at once, of everything that an app asks: what the process of the service takes of memory meanwhile.
 *   npx -y pnpm bench:soak [--minutes 35] [--people 8] [--picture FILE]
 */
import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import jsonwebtoken from "jsonwebtoken";
import { type ChildServer, startService } from "./child-server.ts";
import { openBenchDatabase } from "./database.ts";
import { usageOf } from "./process-usage.ts";
import { LOGS_OF_AN_OTHER_USER, otherUserId, seed } from "./seed.ts";
import { memoryPicture } from "./soak-picture.ts";
import { type Ask, useOnce } from "./soak-requests.ts";

/** From here on memory may grow by so much, in the middle of a minute's samples. */
const WARM_MINUTES = 5;
const MOST_GROWTH_MIB = 20;
const SAMPLE_MS = 2_000;
const MINUTE_MS = 60_000;
const MEBIBYTE = 2 ** 20;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "35" },
    people: { type: "string", default: "8" },
    /** Where a picture of the memory goes, as SVG. */
    picture: { type: "string" },
  },
});
const minutes = Number(values.minutes);
const people = Number(values.people);
if (!(minutes > WARM_MINUTES + 1)) throw new RangeError("--minutes must be more than 6.");
const secret = randomBytes(32).toString("hex");

await using database = await openBenchDatabase();
await seed(database.connectionString, people * LOGS_OF_AN_OTHER_USER);
await using service = await startService(database, secret);

const started = performance.now();
const elapsed = () => (performance.now() - started) / MINUTE_MS;
let requests = 0;
/** Minutes since the start, and MiB. */
const samples: [minute: number, mebibytes: number][] = [];
await Promise.all([watch(service), ...Array.from({ length: people }, (_, each) => use(each))]);

const median = (from: number) => {
  const sorted = samples
    .filter(([minute]) => minute >= from && minute < from + 1)
    .map(([, mebibytes]) => mebibytes)
    .sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
const growth = median(minutes - 1) - median(WARM_MINUTES);
const peak = Math.max(...samples.map(([, mebibytes]) => mebibytes));
console.log(`${requests} requests of ${people} people in ${minutes} minutes`);
for (const minute of [0, 1, 2, WARM_MINUTES, ...every(5, minutes - 1)])
  console.log(`minute ${minute}: ${median(minute).toFixed(0)} MiB`);
console.log(
  `after minute ${WARM_MINUTES} it grew by ${growth.toFixed(0)} MiB; at most ${peak.toFixed(0)} MiB`,
);
if (values.picture) await writeFile(values.picture, memoryPicture(samples, WARM_MINUTES));
if (!(growth <= MOST_GROWTH_MIB)) process.exitCode = 1;

function* every(step: number, last: number): Iterable<number> {
  for (let minute = 2 * step; minute < last; minute += step) yield minute;
  yield last;
}

async function watch(server: ChildServer): Promise<void> {
  while (elapsed() < minutes) {
    samples.push([elapsed(), (await usageOf(server)).residentBytes / MEBIBYTE]);
    await setTimeout(SAMPLE_MS);
  }
}

/** One person with one request at a time. */
async function use(person: number): Promise<void> {
  const token = jsonwebtoken.sign({ sub: otherUserId(person) }, secret, { expiresIn: "12h" });
  const ask = askWith(`Bearer ${token}`);
  for (let round = 0; elapsed() < minutes; round += 1) await useOnce(ask, round);
}

function askWith(authorization: string): Ask {
  return async (method, path, body) => {
    const isTable = body !== undefined && "csv" in body;
    const response = await fetch(`${service.url}${path}`, {
      method,
      headers: {
        authorization,
        ...(body && { "content-type": isTable ? "text/csv" : "application/json" }),
      },
      ...(body && { body: isTable ? String(body.csv) : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    requests += 1;
    return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : undefined;
  };
}
