import { setTimeout as pause } from "node:timers/promises";
import type { ChildServer } from "./child-server.ts";

/** The service begins to load what reads text some seconds after its start. */
const LOADING_BEGINS_MS = 5_000;
const IDLE_SHARE = 0.05;

/** What a server's process has used. */
export type ProcessUsage = { readonly cpuSeconds: number; readonly residentBytes: number };

/** Asks the server itself: both serve the two numbers at `/metrics`, in the format of Prometheus. */
export async function usageOf(server: ChildServer): Promise<ProcessUsage> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const metric = (name: string) => {
    const value = new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1];
    if (value === undefined)
      throw new Error(`The ${server.name} server does not tell its ${name}.`);
    return Number(value);
  };
  return {
    cpuSeconds: metric("process_cpu_seconds_total"),
    residentBytes: metric("process_resident_memory_bytes"),
  };
}

/** Resolves once the server has loaded what it loads behind its start, which would hold up those who ask meanwhile. */
export async function untilIdle(server: ChildServer): Promise<void> {
  await pause(LOADING_BEGINS_MS);
  for (let before = await usageOf(server); ; ) {
    await pause(1_000);
    const now = await usageOf(server);
    if (now.cpuSeconds - before.cpuSeconds < IDLE_SHARE) return;
    before = now;
  }
}
