/**
 * Two replicas of the image behind HAProxy with `deploy/proxy/haproxy.cfg`, replaced in turn by new ones while clients write
 * and read over TLS: how many requests fail, and whether every acknowledged write is there once:
 *   npx -y pnpm deploy:replicas [--engine podman] [--ca FILE] [--no-build] [--restarts 10] [--clients 8] [--delay 5000]
 * Needs what `deploy:image` needs, `haproxy` and `openssl`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../bench/free-port.ts";
import { startClients } from "../bench/rolling-clients.ts";
import { startContainers, tokenOfNewUser } from "./image/containers.ts";
import { BASE, buildImage, engineOf, imageMebibytes } from "./image/engine.ts";
import { untilUp, watchedBy } from "./image/watch-proxy.ts";
import { makeCertificate } from "./proxies/make-certificate.ts";
import { startProxy } from "./proxies/start-proxy.ts";

const NAME = "companion-replicas";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "docker" },
    ca: { type: "string" },
    build: { type: "boolean", default: true },
    /** Of each replica. */
    restarts: { type: "string", default: "10" },
    clients: { type: "string", default: "8" },
    /** SHUTDOWN_DELAY_MS of the replicas, as haproxy.cfg says it. */
    delay: { type: "string", default: "5000" },
  },
  allowNegative: true,
});
const engine = engineOf(values.engine);
if (values.build) buildImage(engine, values.ca);

// Clients believe the certificate that is made here.
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
process.removeAllListeners("warning");
const directory = mkdtempSync(join(tmpdir(), "companion-replicas-"));
const containers = await startContainers(engine, NAME);
const ports: readonly [number, number] = [await freePort(), await freePort()];
const nameOf = (port: number) => `${NAME}-${port}`;
const settings = { TRUST_PROXY: "1", RATE_LIMIT: "off", SHUTDOWN_DELAY_MS: values.delay };
const start = (port: number) => containers.start(nameOf(port), port, settings);
let stopProxy = async () => {};
try {
  const starts = [await start(ports[0]), await start(ports[1])];
  const stops: number[] = [];
  const token = await tokenOfNewUser(containers, nameOf(ports[0]));

  makeCertificate(directory);
  const proxy = await startProxy("haproxy", directory, ports, ["-f", watchedBy(directory)]);
  if (proxy === undefined) throw new Error("There is no haproxy: install it first.");
  stopProxy = proxy.stop;
  await untilUp(directory, ports.length);
  const url = `https://127.0.0.1:${proxy.port}`;
  await makeProfile(url, token);
  const clients = startClients(url, token, Number(values.clients));
  const began = performance.now();
  try {
    for (let restart = 0; restart < Number(values.restarts); restart += 1) {
      for (const port of ports) {
        stops.push(await containers.stop(nameOf(port)));
        starts.push(await start(port));
        await untilUp(directory, ports.length);
        // Both are asked for a moment, so that each stop meets requests under way.
        await pause(500);
      }
    }
  } catch (error) {
    await clients.stop();
    throw error;
  }
  const seconds = (performance.now() - began) / 1_000;
  const { requests, failures, acknowledged, slowestMilliseconds } = await clients.stop();
  const stored = await storedIds(url, token);

  const known = new Set(stored);
  const lost = acknowledged.filter((id) => !known.has(id)).length;
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${values.restarts} restarts of each in ${seconds.toFixed(0)} s, ${requests} requests, ${failed} failed; ` +
      `${acknowledged.length} writes acknowledged, ${lost} of them lost, ${stored.length} stored; ` +
      `slowest answer ${Math.round(slowestMilliseconds)} ms`,
  );
  for (const [failure, count] of failures) console.log(`  ${count} x ${failure}`);
  console.log(`ready after ${range(starts)} ms, stopped after ${range(stops)} ms`);
  console.log(`${(await imageMebibytes(engine)).toFixed(0)} MiB on top of ${BASE}`);
  if (failed > 0 || lost > 0 || stored.length !== acknowledged.length) process.exitCode = 1;
} finally {
  await stopProxy();
  await containers.remove();
  rmSync(directory, { recursive: true, force: true });
}

/** Clients read it. */
async function makeProfile(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ weight_kg: 70 });
  const response = await fetch(`${url}/api/profile`, { method: "PUT", headers, body });
  if (!response.ok) throw new Error(`No profile: ${response.status}`);
}

/** The ids of all logs of the person, each as often as it is there. */
async function storedIds(url: string, token: string): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/account/export`, { headers });
  const { data }: { readonly data: { readonly sport_logs: readonly { readonly id: string }[] } } =
    JSON.parse(await response.text());
  return data.sport_logs.map(({ id }) => id);
}

function range(milliseconds: readonly number[]): string {
  return `${Math.min(...milliseconds)} to ${Math.max(...milliseconds)}`;
}
