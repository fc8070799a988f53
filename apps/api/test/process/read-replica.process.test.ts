import {
  type EmbeddedPostgres,
  startThrowawayPostgres,
  startThrowawayStandby,
} from "@health-exercise/adapter-embedded-postgres";
import { createDatabase, type Database } from "@health-exercise/adapter-postgres";
import { type Client, createClient } from "@health-exercise/client";
import type { TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const LOG = {
  sport_name: "Run",
  sport_start: "2026-03-02T06:30:00Z",
  sport_end: "2026-03-02T07:00:00Z",
  cal: 300,
  iffinish: true,
};
const REPORTS = [
  "/api/sport/stats",
  "/api/sport/logs/calendar?start_date=2026-03-01&end_date=2026-03-31",
  "/api/sport/history",
  "/api/sport/weekly-report?start_date=2026-03-02&end_date=2026-03-08",
  "/api/companion/health-overview",
  "/api/account/export",
];

let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let onStandby: Database;
let service: TestService;
let ann: Person;
/** What Ann has on her phone. */
let app: Client;
beforeAll(async () => {
  primary = await startThrowawayPostgres();
  standby = await startThrowawayStandby(primary);
  onStandby = createDatabase({ connectionString: standby.connectionString, maxConnections: 1 });
  service = await startTestService(
    {
      DATABASE_OWNER_URL: primary.connectionString,
      DATABASE_READ_URL: standby.serviceConnectionString,
      DATABASE_READ_MAX_LAG_MS: "2000",
    },
    databaseAt(primary.serviceConnectionString),
  );
  ann = await service.person();
  const token = ann.authorization.replace("Bearer ", "");
  app = createClient({ baseUrl: service.url, token });
});
afterAll(async () => {
  await service?.stop();
  await standby?.release();
  await primary?.release();
});

function databaseAt(connectionString: string): TestDatabase {
  const usage = { connectionString, namedStatements: true, sessionSettings: true };
  const environment = { DATABASE_URL: connectionString };
  return { connectionString, usage, ownerUsage: usage, environment, drop: async () => {} };
}

/** How many readings ended so. */
async function readings(outcome: "answered" | "behind" | "away"): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  const line = new RegExp(`^database_replica_reads_total\\{outcome="${outcome}"\\} (\\d+)$`, "m");
  return Number(line.exec(text)?.[1]);
}

/** Asks until it was the replica that answered. */
async function untilReplicaAnswers(path: string): Promise<void> {
  const before = await readings("answered");
  await expect
    .poll(async () => {
      expect((await ann.get(path)).status).toBe(200);
      return readings("answered");
    })
    .toBeGreaterThan(before);
}

async function sessionsNow(): Promise<number> {
  return (await app.get("/api/sport/stats")).total_sessions;
}

describe("with a replica that follows", () => {
  it.each(REPORTS)("the replica answers %s", async (path) => {
    await untilReplicaAnswers(path);
  });

  it("people see what they have just written, each time", async () => {
    const before = await sessionsNow();
    for (let written = 1; written <= 10; written += 1) {
      await app.post("/api/sport/log", { body: LOG });
      expect(await sessionsNow()).toBe(before + written);
    }
  });

  it("what is no report is read from the primary", async () => {
    const before = await readings("answered");
    expect((await ann.get("/api/sport/logs")).status).toBe(200);
    expect((await ann.get("/api/profile")).status).toBe(404);
    expect(await readings("answered")).toBe(before);
  });
});

describe("while the replica stands still", () => {
  it("the primary answers with what was written since, and the replica again when it has it", async () => {
    await onStandby.pool.query("select pg_wal_replay_pause()");
    const paused = "select pg_get_wal_replay_pause_state() as state";
    await expect
      .poll(async () => (await onStandby.pool.query(paused)).rows[0].state)
      .toBe("paused");
    const before = await sessionsNow();
    await app.post("/api/sport/log", { body: LOG });
    // A replica that takes long to answer is away for a moment, and asked again later.
    const behind = async () => {
      expect(await sessionsNow()).toBe(before + 1);
      return readings("behind");
    };
    await expect.poll(behind).toBeGreaterThan(0);
    await onStandby.pool.query("select pg_wal_replay_resume()");
    await untilReplicaAnswers("/api/sport/stats");
    expect(await sessionsNow()).toBe(before + 1);
  });

  it("a token that was ended is refused", async () => {
    await onStandby.pool.query("select pg_wal_replay_pause()");
    const bob = await service.person();
    expect((await bob.post("/api/account/sign-out-everywhere")).status).toBe(200);
    expect((await bob.get("/api/sport/stats")).status).toBe(401);
    await onStandby.pool.query("select pg_wal_replay_resume()");
  });
});

describe("without a replica", () => {
  it("nobody notices that it has become a server of its own", async () => {
    await untilReplicaAnswers("/api/sport/stats");
    await onStandby.pool.query("select pg_promote()");
    const before = await sessionsNow();
    await app.post("/api/sport/log", { body: LOG });
    expect(await sessionsNow()).toBe(before + 1);
    expect(await readings("away")).toBeGreaterThan(0);
  });

  it("reports come from the primary, and a service starts", async () => {
    await onStandby.close();
    await standby.release();
    for (const path of REPORTS) expect((await ann.get(path)).status).toBe(200);
    const second = await startTestService(
      { DATABASE_READ_URL: standby.serviceConnectionString, DATABASE_READ_MAX_LAG_MS: "50" },
      databaseAt(primary.serviceConnectionString),
    );
    try {
      expect((await ann.get("/api/sport/stats", second.url)).status).toBe(200);
      expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    } finally {
      await second.stop();
    }
  });
});
