import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const POLL_MS = 3;
const PATIENCE_MS = 60_000;
/** Of Linux; what it counts processor time in. */
const MILLISECONDS_PER_TICK = 10;

/** A program that was started and says that it is ready. */
export type StartedServer = AsyncDisposable & {
  readonly url: string;
  /** From the start of the process to the first answer of `/readyz` with 200. */
  readonly readyMilliseconds: number;
  /** What the process has computed until then. */
  readonly readyCpuMilliseconds: number;
  residentBytes(): number;
  /** The most that it has had so far. */
  peakBytes(): number;
  /** Resolves once the log has `event`. */
  logged(event: string): Promise<void>;
};

type Program = {
  readonly node: string;
  readonly file: string;
  /** For Node, before the file. */
  readonly flags?: readonly string[];
  readonly directory: string;
  readonly settings: Readonly<Record<string, string>>;
};

/** Starts a program on a free port and asks it until it is ready. Linux only: it is asked of `/proc`. */
export async function startServer(program: Program): Promise<StartedServer> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(program.node, [...(program.flags ?? []), program.file], {
    cwd: program.directory,
    env: { PATH: process.env["PATH"], ...program.settings, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const url = `http://127.0.0.1:${port}`;
  await until(child, () => isReady(url));
  return {
    url,
    readyMilliseconds: performance.now() - started,
    readyCpuMilliseconds: cpuMillisecondsOf(child),
    residentBytes: () => bytesOf(child, "VmRSS"),
    peakBytes: () => bytesOf(child, "VmHWM"),
    logged: (event) => until(child, async () => output.includes(`"event":"${event}"`)),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

async function until(child: ChildProcess, condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (child.exitCode !== null) throw new Error(`A server ended with ${child.exitCode}.`);
    if (performance.now() > deadline) throw new Error("A server did not get there in time.");
    await setTimeout(POLL_MS);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

function cpuMillisecondsOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
}

function bytesOf({ pid }: ChildProcess, what: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${what}:\\s+(\\d+)`, "m").exec(status)?.[1]) * 1_024;
}
