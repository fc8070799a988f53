import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** How often HAProxy asks each replica whether it is ready; one answer decides. */
const CHECK_INTERVAL_MS = 500;

const PROGRAM = "haproxy";
const POLL_MS = 50;

/** A running HAProxy. */
export type Proxy = AsyncDisposable & {
  readonly url: string;
  /** Resolves once it takes every replica for ready. */
  allReady(): Promise<void>;
};

/** HAProxy before servers on these ports, trying nothing again that has failed. */
export async function startProxy(directory: string, ports: readonly number[]): Promise<Proxy> {
  if (spawnSync(PROGRAM, ["-v"]).error !== undefined) {
    console.error("There is no haproxy: install the package haproxy of your system first.");
    process.exit(1);
  }
  const port = await freePort();
  const statusPort = await freePort();
  const file = join(directory, "haproxy.cfg");
  await writeFile(file, configuration({ port, statusPort, ports }));
  const child = spawn(PROGRAM, ["-db", "-f", file], { stdio: ["ignore", "ignore", "inherit"] });
  const exit = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}.`);
    await pause(POLL_MS);
  }
  return {
    url,
    async allReady() {
      while ((await readyReplicas(statusPort)) < ports.length) await pause(POLL_MS);
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

type Ports = {
  readonly port: number;
  readonly statusPort: number;
  readonly ports: readonly number[];
};

function configuration({ port, statusPort, ports }: Ports): string {
  return `
defaults
  mode http
  retries 0
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout check 5s
frontend clients
  bind 127.0.0.1:${port}
  default_backend replicas
frontend status
  bind 127.0.0.1:${statusPort}
  stats enable
  stats uri /
backend replicas
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter ${CHECK_INTERVAL_MS}ms fall 1 rise 1
${ports.map((each) => `  server replica-${each} 127.0.0.1:${each}`).join("\n")}
`;
}

/** One line of the status for each, with UP among its fields. */
async function readyReplicas(statusPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${statusPort}/;csv`);
  return (await response.text()).match(/^replicas,replica-.*,UP,/gm)?.length ?? 0;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/healthz`);
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
