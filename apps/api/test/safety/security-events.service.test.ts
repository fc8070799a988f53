import { createDatabase, KyselySecurityEventRepository } from "@health-exercise/adapter-postgres";
import type { UserId } from "@health-exercise/domain/user";
import { createTestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";

const database = await createTestDatabase();
const { kysely, pool, close } = createDatabase({ connectionString: database.connectionString });
const events = new KyselySecurityEventRepository(kysely);
let service: TestService;
beforeAll(async () => {
  service = await startTestService({}, database);
});
afterAll(async () => {
  await service.stop();
  await close();
  await database.drop();
});

async function eventsOf(userId: UserId): Promise<string[]> {
  const listed = await events.listSecurityEvents({ userId }, { limit: 50, offset: 0 });
  return listed.map(({ kind, outcome }) => `${kind} ${outcome}`).reverse();
}

it("keep that data were exported and an account was erased, when both are gone", async () => {
  const person = await service.person();
  await person.get("/api/account/export");
  await person.delete("/api/account");
  expect(await eventsOf(person.id)).toEqual(["data_exported done", "account_erased done"]);
});

it("keep who looked at incidents, and who tried to", async () => {
  const [reviewer, nobody] = [
    await service.person(undefined, ["safety_reviewer"]),
    await service.person(),
  ];
  const { body } = await service.send("POST", "/api/safety/report-incident", {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ incident_type: "injury", description: "It hurt after the plan." }),
  });
  const path = `/api/safety/incidents/${body.incident_id}`;
  await reviewer.get("/api/safety/incidents");
  await reviewer.get(path);
  await reviewer.post(`${path}/transition`, { to: "in_review" });
  await reviewer.post(`${path}/transition`, { to: "resolved" });
  await nobody.get(path);
  expect(await eventsOf(reviewer.id)).toEqual([
    "incidents_listed done",
    "incident_read done",
    "incident_decided done",
    "incident_decided refused",
  ]);
  expect(await eventsOf(nobody.id)).toEqual(["incident_read refused"]);
});

it("keep that a token was refused, and no word of it", async () => {
  const authorization = "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.";
  await service.send("GET", "/api/profile", { headers: { authorization } });
  const { rows } = await pool.query(
    "select kind, outcome from security_event where kind = 'sign_in_refused'",
  );
  expect(rows).toEqual([{ kind: "sign_in_refused", outcome: "refused" }]);
  const { rows: all } = await pool.query(
    "select row_to_json(e)::text as text from security_event e",
  );
  expect(JSON.stringify(all)).not.toMatch(/eyJ|127\.0\.0\.1/);
});

it("keep that a token was refused whose owner has signed out everywhere", async () => {
  const refused = async () => {
    const { rows } = await pool.query(
      "select count(*)::int from security_event where kind = 'sign_in_refused'",
    );
    return rows[0].count;
  };
  const before = await refused();
  // Of an address each process keeps one a minute.
  const another = await startTestService({}, database);
  try {
    const person = await another.person();
    await person.post("/api/account/sign-out-everywhere");
    expect((await person.get("/api/profile")).status).toBe(401);
    expect(await refused()).toBe(before + 1);
  } finally {
    await another.stop();
  }
});

it("are never changed or removed", async () => {
  await events.appendSecurityEvent({
    id: "01980c1d-0000-7000-8000-000000000001",
    at: new Date(),
    kind: "token_issued",
    outcome: "done",
    subject: { address: "a" },
  });
  for (const change of [
    "update security_event set outcome = 'refused'",
    "delete from security_event",
    "truncate security_event",
  ])
    await expect(pool.query(change)).rejects.toThrow("never changed or removed");
});
