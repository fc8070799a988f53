/**
 * Two replicas behind HAProxy are restarted in turn while clients read and write: how many requests fail, and whether every
 * acknowledged write is stored once. HAProxy tries nothing again.
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import jsonwebtoken from "jsonwebtoken";
import { Client } from "pg";
import { startService } from "./child-server.ts";
import { openBenchDatabase } from "./database.ts";
import { freePort } from "./free-port.ts";
import { startProxy } from "./haproxy.ts";
import { startClients } from "./rolling-clients.ts";
import { seed } from "./seed.ts";

const { values } = parseArgs({
  options: {
    restarts: { type: "string", default: "10" },
    /** SHUTDOWN_DELAY_MS of the replicas. */
    delay: { type: "string", default: "5000" },
    clients: { type: "string", default: "8" },
  },
});
const secret = randomBytes(32).toString("hex");
await using database = await openBenchDatabase();
const { newUser } = await seed(database.connectionString, 0);
const token = jsonwebtoken.sign({ sub: newUser }, secret, { expiresIn: "1h" });
const storedLogs = async () => {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  const { rows } = await client.query("select id from sport_log where user_id = $1", [newUser]);
  await client.end();
  return new Set(rows.map(({ id }) => String(id)));
};
const before = (await storedLogs()).size;

const startReplica = (port: number) =>
  startService(
    database,
    secret,
    { PORT: String(port), SHUTDOWN_DELAY_MS: values.delay },
    `replica on ${port}`,
  );
const replicas = [];
for (const port of [await freePort(), await freePort()]) {
  replicas.push({ port, server: await startReplica(port) });
}
await using proxy = await startProxy(
  database.directory,
  replicas.map(({ port }) => port),
);
const clients = startClients(proxy.url, token, Number(values.clients));
await proxy.allReady();
for (let restart = 0; restart < Number(values.restarts); restart += 1) {
  const replica = replicas[restart % replicas.length] as (typeof replicas)[number];
  await replica.server[Symbol.asyncDispose]();
  replica.server = await startReplica(replica.port);
  await proxy.allReady();
}
const { requests, failures, acknowledged, slowestMilliseconds } = await clients.stop();
const stored = await storedLogs();
for (const { server } of replicas) await server[Symbol.asyncDispose]();

const lost = acknowledged.filter((id) => !stored.has(id)).length;
const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `SHUTDOWN_DELAY_MS=${values.delay}: ${values.restarts} restarts, ${requests} requests, ${failed} failed; ` +
    `${acknowledged.length} writes acknowledged, ${lost} of them lost, ${stored.size - before} stored; ` +
    `slowest answer ${Math.round(slowestMilliseconds)} ms.`,
);
for (const [failure, count] of failures) console.log(`  ${count} x ${failure}`);
