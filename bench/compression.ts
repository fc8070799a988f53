/** What compression saves and costs, on answers of a running service: `npx -y pnpm bench:compression URL TOKEN`. */
import process from "node:process";
import {
  CODINGS,
  compressed,
  type Effort,
} from "../packages/adapters/http/src/framework/content-coding.ts";

const [url, token] = process.argv.slice(2);
if (url === undefined || token === undefined) {
  console.error("Usage: npx -y pnpm bench:compression URL TOKEN");
  process.exit(2);
}

/** Long enough for a mean, short enough to wait for. */
const MILLISECONDS_EACH = 300;

const ANSWERS: readonly (readonly [path: string, effort: Effort])[] = [
  ["/api/sport/exercises?edition=adult-2024", "kept"],
  ["/api/chat/safety-guidelines", "kept"],
  ["/openapi.json", "kept"],
  ["/docs/swagger-ui-bundle.js", "kept"],
  ["/api/sport/logs?limit=3", "passing"],
  ["/api/sport/logs?limit=20", "passing"],
  ["/api/sport/logs?limit=100", "passing"],
  ["/api/account/export", "passing"],
];

console.log(
  "| Answer | Bytes | br | CPU ms | gzip | CPU ms |\n| --- | --- | --- | --- | --- | --- |",
);
for (const [path, effort] of ANSWERS) {
  const response = await fetch(url + path, {
    headers: { authorization: `Bearer ${token}`, "accept-encoding": "identity" },
  });
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const cells = [];
  for (const coding of CODINGS) {
    const { length } = await compressed(bytes, coding, effort);
    cells.push(length, (await cpuOf(() => compressed(bytes, coding, effort))).toFixed(2));
  }
  console.log(`| \`${path}\` (${effort}) | ${bytes.length} | ${cells.join(" | ")} |`);
}

/** Processor time of one piece of work in milliseconds, all threads. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  const end = performance.now() + MILLISECONDS_EACH;
  let times = 0;
  do {
    await work();
    times += 1;
  } while (performance.now() < end);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}
