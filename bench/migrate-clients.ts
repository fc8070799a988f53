import { monitorEventLoopDelay } from "node:perf_hooks";
import jsonwebtoken from "jsonwebtoken";
import { FINISHED_LOG } from "./finished-log.ts";
import { otherUserId } from "./seed.ts";

/** What clients have met in a time, in milliseconds. */
type Met = {
  readonly requests: number;
  readonly p99: number;
  readonly longest: number;
  readonly longestPath: string;
  /** For how long this process answered nobody, which every request then seems to have taken. */
  readonly stoodStill: number;
};

type Asked = { readonly began: number; readonly milliseconds: number; readonly path: string };

const REQUESTS = [
  { path: "/api/sport/log", method: "POST", body: JSON.stringify(FINISHED_LOG) },
  { path: "/api/sport/logs" },
  { path: "/api/profile" },
  { path: "/api/sport/stats" },
];
const NANOSECONDS = 1e6;

/** Clients that write and read without a pause, for somebody else each time. */
export function startAsking(
  url: string,
  secret: string,
  options: { readonly clients: number; readonly users: number },
) {
  let asked: Asked[] = [];
  let isStopped = false;
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();

  async function run(): Promise<void> {
    while (!isStopped) {
      const user = otherUserId(Math.floor(Math.random() * options.users));
      const token = jsonwebtoken.sign({ sub: user }, secret, { expiresIn: "1h" });
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      for (const { path, ...request } of REQUESTS) {
        const began = performance.now();
        const response = await fetch(`${url}${path}`, { ...request, headers });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        asked.push({ began, milliseconds: performance.now() - began, path });
      }
    }
  }
  const running = Promise.all(Array.from({ length: options.clients }, run));

  return {
    forget() {
      asked = [];
      loop.reset();
    },
    /** Of all who asked then, also before and until afterwards. */
    between(began: number, ended: number): Met {
      const times = asked
        .filter((each) => each.began < ended && each.began + each.milliseconds > began)
        .sort((left, right) => left.milliseconds - right.milliseconds);
      const last = times.at(-1);
      return {
        requests: times.length,
        p99: times[Math.floor(times.length * 0.99)]?.milliseconds ?? 0,
        longest: last?.milliseconds ?? 0,
        longestPath: last?.path ?? "none",
        stoodStill: loop.max / NANOSECONDS,
      };
    },
    async stop(): Promise<void> {
      isStopped = true;
      loop.disable();
      await running;
    },
  };
}
