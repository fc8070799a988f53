/**
 * What importing a door of the domain costs in a fresh process: time, processor time, heap and memory, built. `--before`
 * names another built checkout, whose single door `.` is measured where it has no others.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "7" },
    before: { type: "string" },
    /** Which Node imports them. */
    node: { type: "string", default: process.execPath },
  },
});
const RUNS = Number(values.runs);
const MEBIBYTE = 2 ** 20;
const NOTHING = "data:text/javascript,";

/** In the process that is measured; the time ends when everything is evaluated. */
const PROGRAM = `
  const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e3; };
  const memory = process.memoryUsage();
  const [start, computed] = [performance.now(), cpu()];
  await import(process.argv[1]);
  const [milliseconds, cpuMilliseconds] = [performance.now() - start, cpu() - computed];
  gc();
  const now = process.memoryUsage();
  console.log(JSON.stringify({ milliseconds, cpuMilliseconds,
    heap: (now.heapUsed - memory.heapUsed) / ${MEBIBYTE}, resident: (now.rss - memory.rss) / ${MEBIBYTE} }));`;

type Cost = Record<"milliseconds" | "cpuMilliseconds" | "heap" | "resident", number>;

const columns = ["ms", "CPU ms", "heap MiB", "RSS MiB"];
console.log(["door".padEnd(32), ...columns.map((column) => column.padStart(9))].join(""));
const doors = [
  ["(nothing)", NOTHING] as const,
  ...(values.before === undefined ? [] : doorsOf(join(values.before, "packages/domain"), "before")),
  ...doorsOf(fileURLToPath(new URL("../packages/domain", import.meta.url)), ""),
];
// In turn, so that whatever else the machine does meets all of them.
const costs = new Map<string, Cost[]>(doors.map(([name]) => [name, []]));
for (let run = 0; run < RUNS; run += 1)
  for (const [name, file] of doors) costs.get(name)?.push(costOf(file));
for (const [name, measured] of costs) {
  const cells = (["milliseconds", "cpuMilliseconds", "heap", "resident"] as const).map((part) =>
    medianOf(measured.map((cost) => cost[part]))
      .toFixed(1)
      .padStart(9),
  );
  console.log([name.padEnd(32), ...cells].join(""));
}

function doorsOf(directory: string, label: string): (readonly [name: string, file: string])[] {
  const { exports } = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
  return Object.entries<{ default: string }>(exports).map(([door, { default: file }]) => {
    const path = join(directory, file);
    if (!existsSync(path)) throw new Error(`${path} is not built: run npx -y pnpm build.`);
    return [`${label} domain${door.slice(1)}`.trim(), path];
  });
}

function costOf(file: string): Cost {
  const words = ["--expose-gc", "--input-type=module", "--eval", PROGRAM, file];
  return JSON.parse(execFileSync(values.node, words, { encoding: "utf8" }));
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
}
