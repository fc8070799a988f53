import { createDatabase, KyselySecurityEventRepository } from "@health-exercise/adapter-postgres";
import type { UserId } from "@health-exercise/domain/user";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDatabase } from "../safety/support/read-database.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const USERS = "/api/admin/users";

let database: TestDatabase;
let storage: ReturnType<typeof createDatabase>;
let service: TestService;
let admin: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  storage = createDatabase({ connectionString: database.connectionString });
  service = await startTestService({ JWT_MAX_LIFETIME: "30d" }, database);
  admin = await service.person(undefined, ["admin"]);
});
afterAll(async () => {
  await service.stop();
  await storage.close();
  await database.drop();
});

let made = 0;
const anEmail = () => `mei-${++made}@example.org`;

async function eventsOf(userId: UserId) {
  const events = new KyselySecurityEventRepository(storage.kysely);
  return events.listSecurityEvents({ userId }, { limit: 50, offset: 0 });
}

const statusWith = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await service.send("GET", "/api/sport/stats", { headers })).status;
};

describe("contract: an administrator", () => {
  it("lets somebody in, with an id, an address and a name or without", async () => {
    const id = crypto.randomUUID();
    const email = anEmail();
    const answer = await admin.post(USERS, { id: id.toUpperCase(), email, name: " Mei " });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("location")).toBe(`${USERS}/${id}`);
    expect(answer.body).toEqual({
      id,
      email,
      name: "Mei",
      status: "active",
      disabled_at: null,
      created_at: expect.stringMatching(/Z$/),
    });
    expect((await admin.post(USERS, {})).body).toMatchObject({ email: null, name: null });
  });

  it("is told which of id and address is taken, and of nobody new is made", async () => {
    const email = anEmail();
    const { body } = await admin.post(USERS, { email });
    const sameId = await admin.post(USERS, { id: body.id });
    expect([sameId.status, sameId.body.code]).toEqual([409, "user_exists"]);
    const sameEmail = await admin.post(USERS, { email: email.toUpperCase() });
    expect([sameEmail.status, sameEmail.body.code]).toEqual([409, "email_taken"]);
  });

  it.each([
    { id: "7" },
    { id: 7 },
    { email: "mei" },
    { email: `${"a".repeat(250)}@example.org` },
    { email: "mei@example..org" },
    { name: "" },
    { name: "a\nb" },
    { name: "a".repeat(101) },
  ])("cannot let somebody in with %j", async (body) => {
    const answer = await admin.post(USERS, body);
    expect([answer.status, answer.body.code]).toEqual([422, "invalid_input"]);
  });

  it("finds people by their address, and all of them in pages", async () => {
    const email = anEmail();
    const { body: user } = await admin.post(USERS, { email });
    const found = await admin.get(`${USERS}?email=${encodeURIComponent(email.toUpperCase())}`);
    expect(found.body).toEqual({ users: [user], total: 1, limit: 20, offset: 0 });
    const none = await admin.get(`${USERS}?email=nobody%40example.org`);
    expect(none.body).toEqual({ users: [], total: 0, limit: 20, offset: 0 });
    const plus = await admin.get(`${USERS}?email=mei+run+club@example.org`);
    expect([plus.status, plus.body.errors]).toEqual([
      422,
      [{ path: "email", message: expect.stringContaining("a + has to be written as %2B") }],
    ]);
    const page = await admin.get(`${USERS}?limit=1&offset=1`);
    expect(page.body).toMatchObject({ users: [{}], limit: 1, offset: 1 });
    expect(page.body.total).toBeGreaterThan(2);
    expect((await admin.get(`${USERS}?limit=0`)).status).toBe(422);
  });

  it("disables and enables a person, whose tokens follow at once", async () => {
    const person = await service.person();
    const disabled = await admin.post(`${USERS}/${person.id}/disable`);
    expect(disabled.body).toMatchObject({ id: person.id, status: "disabled" });
    expect((await person.get("/api/sport/stats")).status).toBe(401);
    const enabled = await admin.post(`${USERS}/${person.id}/enable`);
    expect(enabled.body).toMatchObject({ status: "active", disabled_at: null });
    expect((await person.get("/api/sport/stats")).status).toBe(200);
  });

  it("erases a person with everything of them, what a repeated request would tell included", async () => {
    const email = anEmail();
    const created = await admin.send("POST", USERS, {
      headers: { "content-type": "application/json", "idempotency-key": email },
      body: JSON.stringify({ email, name: "Mei Godwit" }),
    });
    const { id } = created.body;
    const other = await admin.send("POST", USERS, {
      headers: { "content-type": "application/json", "idempotency-key": `other-${made}` },
      body: "{}",
    });
    const answer = await admin.delete(`${USERS}/${id}`);
    expect([answer.status, answer.body.id]).toEqual([200, id]);
    const places: string[] = [];
    for await (const { place, text } of readDatabase(storage.pool)) {
      // The key itself is the administrator's own word.
      const isFound = [id, "Mei Godwit"].some((word) => text.includes(word));
      if (isFound) places.push(place);
    }
    expect(places).toEqual([]);
    const { rows } = await storage.pool.query("select key from idempotency_key");
    expect(rows).toEqual([{ key: `other-${made}` }]);
    expect(other.status).toBe(201);
    expect((await admin.delete(`${USERS}/${id}`)).status).toBe(404);
  });

  it("lets nobody back in with a token of before an erasure, even under the same id", async () => {
    const person = await service.person();
    await admin.delete(`${USERS}/${person.id}`);
    expect((await admin.post(USERS, { id: person.id })).status).toBe(201);
    expect((await person.get("/api/sport/stats")).status).toBe(401);
  });

  it("sends a request again and gets the same person", async () => {
    const options = {
      headers: { "content-type": "application/json", "idempotency-key": "once" },
      body: JSON.stringify({ email: anEmail() }),
    };
    const [first, second] = [
      await admin.send("POST", USERS, options),
      await admin.send("POST", USERS, options),
    ];
    expect(second.text).toBe(first.text);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
  });

  it("makes tokens that are good for as long as they say, with the roles that they say", async () => {
    const { body: user } = await admin.post(USERS, {});
    const path = `${USERS}/${user.id}/tokens`;
    const usual = await admin.post(path, {});
    expect(usual.status).toBe(201);
    const left = Date.parse(usual.body.expires_at) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(3_600_000);
    expect(await statusWith(usual.body.token)).toBe(200);
    const asked = await admin.post(path, { ttl_seconds: 60, roles: ["safety_reviewer"] });
    const headers = { authorization: `Bearer ${asked.body.token}` };
    expect((await service.send("GET", "/api/safety/incidents", { headers })).status).toBe(200);
    expect((await service.send("GET", USERS, { headers })).status).toBe(403);
    const tooLong = await admin.post(path, { ttl_seconds: 31 * 86_400 });
    expect([tooLong.status, tooLong.body.errors]).toMatchObject([422, [{ path: "ttl_seconds" }]]);
    expect((await admin.post(path, { roles: ["no role"] })).status).toBe(422);
  });

  it("gets no token for whoever is disabled or unknown, and stays signed in", async () => {
    const person = await service.person();
    await admin.post(`${USERS}/${person.id}/disable`);
    const disabled = await admin.post(`${USERS}/${person.id}/tokens`, {});
    expect([disabled.status, disabled.body.code]).toEqual([409, "user_disabled"]);
    const unknown = await admin.post(`${USERS}/${crypto.randomUUID()}/tokens`, {});
    expect([unknown.status, unknown.body.code]).toEqual([404, "user_not_found"]);
    expect(unknown.headers.get("www-authenticate")).toBeNull();
    expect((await admin.post(`${USERS}/7/disable`)).status).toBe(404);
  });

  it("who is disabled is one no more, whatever the token says", async () => {
    const other = await service.person(undefined, ["admin"]);
    await admin.post(`${USERS}/${other.id}/disable`);
    expect((await other.get(USERS)).status).toBe(401);
  });
});

describe("contract: everybody else", () => {
  it("is refused on every route of administration, and nothing happens", async () => {
    const person = await service.person(undefined, ["safety_reviewer", "ADMIN", "admin "]);
    const target = await service.person();
    const asks: [string, string, unknown?][] = [
      ["POST", USERS, {}],
      ["GET", USERS],
      ["POST", `${USERS}/${target.id}/disable`],
      ["POST", `${USERS}/${target.id}/enable`],
      ["DELETE", `${USERS}/${target.id}`],
      ["POST", `${USERS}/${target.id}/tokens`, { roles: ["admin"] }],
      ["POST", `${USERS}/${person.id}/tokens`, { roles: ["admin"] }],
    ];
    const { total } = await service.users.listUsers({ limit: 1, offset: 0 });
    for (const [method, path, body] of asks) {
      const answer = await person.send(method, path, {
        ...(body !== undefined && {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
      expect([method, path, answer.status, answer.body.code]).toEqual([
        method,
        path,
        403,
        "role_missing",
      ]);
    }
    expect((await service.users.listUsers({ limit: 1, offset: 0 })).total).toBe(total);
    expect((await target.get("/api/sport/stats")).status).toBe(200);
    const refused = (await eventsOf(target.id)).map(({ kind, outcome }) => [kind, outcome]);
    expect(refused).toHaveLength(4);
    expect(new Set(refused.map(([, outcome]) => outcome))).toEqual(new Set(["refused"]));
  });
});

describe("contract: without the role", () => {
  it.each([
    ["POST", `${USERS}/x/disable`, undefined],
    ["POST", `${USERS}/x/enable`, undefined],
    ["DELETE", `${USERS}/x`, undefined],
    ["POST", `${USERS}/x/tokens`, '{"ttl_seconds": "soon"}'],
    ["POST", USERS, "[]"],
    ["POST", USERS, "{"],
    ["GET", `${USERS}?limit=none`, undefined],
    ["POST", "/api/admin/webhooks", "{}"],
    ["DELETE", "/api/admin/webhooks/x", undefined],
    ["POST", "/api/admin/webhooks/x/secret", undefined],
    ["GET", "/api/safety/incidents/x", undefined],
    ["GET", "/api/safety/incidents?limit=none", undefined],
    ["POST", "/api/safety/incidents/x/transition", '{"to": 1}'],
  ])("%s %s is a 403, whatever id and body look like", async (method, path, body) => {
    const person = await service.person();
    const headers = { "content-type": "application/json" };
    const answer = await person.send(method, path, body === undefined ? {} : { headers, body });
    expect([answer.status, answer.body.code]).toEqual([403, "role_missing"]);
    expect((await service.send(method, path, {})).status).toBe(401);
  });

  it("who has it is told what is wrong with them", async () => {
    expect((await admin.post(`${USERS}/x/disable`)).status).toBe(404);
    expect((await admin.delete("/api/admin/webhooks/x")).status).toBe(404);
    expect((await admin.post("/api/admin/webhooks", {})).status).toBe(422);
    expect((await admin.get("/api/safety/incidents/x")).status).toBe(403);
  });
});

describe("contract: each act", () => {
  it("is on record for whom it was done to and for who did it, by names that tell nobody", async () => {
    const own = await service.person(undefined, ["admin"]);
    const { body: user } = await own.post(USERS, { email: anEmail() });
    await own.get(USERS);
    await own.post(`${USERS}/${user.id}/disable`);
    await own.post(`${USERS}/${user.id}/enable`);
    await own.post(`${USERS}/${user.id}/tokens`, {});
    await own.delete(`${USERS}/${user.id}`);
    await own.delete(`${USERS}/${user.id}`);
    const ofUser = await eventsOf(user.id);
    expect(ofUser.map(({ kind, outcome }) => `${kind} ${outcome}`).reverse()).toEqual([
      "user_created done",
      "user_disabled done",
      "user_enabled done",
      "token_issued done",
      "user_erased done",
      "user_erased refused",
    ]);
    const ofAdmin = await eventsOf(own.id);
    const listing = ofAdmin.find(({ kind }) => kind === "users_listed");
    expect(new Set(ofUser.map(({ actor }) => actor))).toEqual(new Set([listing?.who]));
    expect(ofAdmin).toHaveLength(ofUser.length + 1);
  });
});
