import type { ChildServer } from "./child-server.ts";

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
