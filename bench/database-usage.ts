import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BenchDatabase } from "./database.ts";

/** Of Linux; what it counts processor time in. */
const SECONDS_PER_TICK = 0.01;

/** What PostgreSQL has computed until now, in seconds; of its processes that live still. Linux only. */
export function databaseCpuSeconds({ directory }: BenchDatabase): number {
  const [file = ""] = globSync(join(directory, "postgres", "**", "postmaster.pid"));
  const [server] = readFileSync(file, "utf8").split("\n");
  const ticks = globSync("/proc/[0-9]*/stat").map((stat) => {
    const [, parent, ...fields] = fieldsOf(stat);
    return parent === server ? Number(fields[9]) + Number(fields[10]) : 0;
  });
  return ticks.reduce((sum, each) => sum + each, 0) * SECONDS_PER_TICK;
}

/** The fields behind the name, which may have spaces; nothing of a process that has ended. */
function fieldsOf(stat: string): readonly string[] {
  try {
    return readFileSync(stat, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
