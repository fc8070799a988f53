import {
  type EmbeddedPostgres,
  startThrowawayPostgres,
} from "@health-exercise/adapter-embedded-postgres";
import {
  createDatabase,
  type Database,
  KyselyUserRepository,
} from "@health-exercise/adapter-postgres";
import { HmacTokenService, SystemClock, UuidV7Generator } from "@health-exercise/adapter-runtime";
import { type Client, createClient } from "@health-exercise/client";
import type { UserId } from "@health-exercise/domain/user";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OtherSystem, startOtherSystem } from "../events/support/other-system.ts";
import { type Child, run, temporaryDirectory } from "./child.ts";

const SECRET = "a-secret-for-tests-of-32-bytes-or-more";

const directory = temporaryDirectory();
let server: EmbeddedPostgres;
let database: Database;
let system: OtherSystem;
const children: Child[] = [];
beforeAll(async () => {
  server = await startThrowawayPostgres();
  database = createDatabase({ connectionString: server.connectionString, maxConnections: 2 });
  system = await startOtherSystem();
});
afterAll(async () => {
  for (const child of children) child.process.kill("SIGKILL");
  await Promise.all(children.map(({ exit }) => exit));
  await system?.close();
  await database?.close();
  await server?.release();
  directory.remove();
});

async function aProcess(): Promise<{ readonly child: Child; readonly url: string }> {
  const child = run("main", directory.path, {
    PORT: "0",
    DATABASE_URL: server.serviceConnectionString,
    DATABASE_OWNER_URL: server.connectionString,
    JWT_SECRET: SECRET,
    WEBHOOK_ALLOW_PRIVATE: "true",
  });
  children.push(child);
  const [, url = ""] = await child.until(/(http:\/\/127\.0\.0\.1:\d+)/);
  return { child, url };
}

/** An app of an administrator who is made for it. */
async function appAt(baseUrl: string): Promise<Client> {
  const clock = new SystemClock();
  const id = new UuidV7Generator().newId() as UserId;
  const user = { id, email: null, name: null, disabledAt: null, createdAt: clock.now() };
  await new KyselyUserRepository(database.kysely).insertUser(user);
  const settings = {
    issuer: undefined,
    audience: undefined,
    maxLifetimeSeconds: 3_600,
    rolesClaim: "roles",
  };
  const tokens = new HmacTokenService(SECRET, settings, clock);
  const token = tokens.issue({ userId: id, roles: ["admin"], lifetimeSeconds: 3_600 });
  return createClient({ baseUrl, token });
}

describe("a process that is killed while it tells something", () => {
  it("has its event told by another one, the same to the letter, and then settled", async () => {
    const { child, url } = await aProcess();
    const app = await appAt(url);
    const { secret } = await app.post("/api/admin/webhooks", {
      body: { url: system.url, events: ["sport.session.finished"] },
    });
    system.knows(secret);
    system.hold(true);
    const log = await app.post("/api/sport/log", {
      body: {
        sport_name: "Run",
        sport_start: "2026-03-02T06:30:00Z",
        sport_end: "2026-03-02T07:00:00Z",
        cal: 1,
        iffinish: true,
      },
    });
    await expect.poll(() => system.deliveries.length).toBe(1);
    child.process.kill("SIGKILL");
    await child.exit;
    system.hold(false);
    expect(system.told).toEqual([]);
    // Two minutes later nobody waits for the dead one any more.
    const leases = "update webhook_delivery set lease_until = now() where lease_until is not null";
    expect((await database.pool.query(leases)).rowCount).toBe(1);
    const next = await aProcess();
    await expect.poll(() => system.told.map(({ data }) => data["log_id"])).toEqual([log.log_id]);
    const [first, second] = system.deliveries;
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(second?.body).toBe(first?.body);
    const outcome = "select outcome from webhook_delivery";
    await expect
      .poll(async () => (await database.pool.query(outcome)).rows)
      .toEqual([{ outcome: "delivered" }]);
    next.child.process.kill("SIGTERM");
    expect(await next.child.exit).toBe(0);
  });
});
