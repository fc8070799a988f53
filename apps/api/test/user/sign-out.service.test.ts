import { createHmac } from "node:crypto";
import { createDatabase } from "@health-exercise/adapter-postgres";
import { createTestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Person,
  startTestService,
  TEST_SECRET,
  type TestService,
} from "../support/test-service.ts";

const PATH = "/api/account/sign-out-everywhere";
const LOGS = "/api/sport/logs";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let service: TestService;
let replica: TestService;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await startTestService({}, database);
  replica = await startTestService({}, database);
});
afterAll(async () => {
  await Promise.all([service.stop(), replica.stop()]);
  await database.drop();
});

/** A token of `person` with these claims. */
function tokenOf({ id }: Person, claims: { readonly iat?: number }): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const payload = { sub: id, exp: seconds(Date.now()) + 600, ...claims };
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(payload)}`;
  return `${signed}.${createHmac("sha256", TEST_SECRET).update(signed).digest("base64url")}`;
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);

const statusWith = async (token: string, { send }: TestService = service, path = LOGS) =>
  (await send("GET", path, { headers: { authorization: `Bearer ${token}` } })).status;

/** Signs somebody out and gives the instant, in milliseconds. */
async function signOut(person: Person): Promise<number> {
  const { status, body } = await person.post(PATH);
  expect([status, typeof body.message]).toEqual([200, "string"]);
  return Date.parse(body.signed_out_at);
}

describe("POST /api/account/sign-out-everywhere", () => {
  it("ends every token issued before, on every replica from the next request on", async () => {
    const ana = await service.person();
    const old = tokenOf(ana, { iat: seconds(Date.now()) - 60 });
    const undated = tokenOf(ana, {});
    for (const each of [service, replica]) {
      expect([await statusWith(old, each), await statusWith(undated, each)]).toEqual([200, 200]);
    }
    await signOut(ana);
    for (const each of [service, replica]) {
      expect([await statusWith(old, each), await statusWith(undated, each)]).toEqual([401, 401]);
      expect((await ana.get(LOGS, each.url)).status).toBe(401);
    }
    expect((await ana.post(PATH)).status).toBe(401);
  });

  it("refuses a token of the same second and takes one of a later second", async () => {
    const ana = await service.person();
    const at = await signOut(ana);
    expect(await statusWith(tokenOf(ana, { iat: seconds(at) }))).toBe(401);
    expect(await statusWith(tokenOf(ana, { iat: seconds(at) + 1 }))).toBe(200);
  });

  it("ends the token it was sent with also where its issuer's clock is ahead", async () => {
    const ana = await service.person();
    const ahead = tokenOf(ana, { iat: seconds(Date.now()) + 4 });
    const headers = { authorization: `Bearer ${ahead}` };
    expect((await service.send("POST", PATH, { headers })).status).toBe(200);
    expect(await statusWith(ahead)).toBe(401);
  });

  it("leaves everybody else signed in", async () => {
    const [ana, ben] = [await service.person(), await service.person()];
    await signOut(ana);
    expect((await ben.get(LOGS)).status).toBe(200);
  });

  it("is refused on every protected route from then on, and challenged", async () => {
    const ana = await service.person();
    await signOut(ana);
    for (const { method, path } of service.routes.filter(({ auth }) => auth === "bearer")) {
      const url = path.replaceAll(/\{\w+\}/g, "nothing");
      const answer = await ana.send(method.toUpperCase(), url);
      expect([method, path, answer.status]).toEqual([method, path, 401]);
      expect(answer.headers.get("www-authenticate")).toContain('error="invalid_token"');
    }
  });

  it("survives a restart, and is handed over and erased with the account", async () => {
    const ana = await service.person();
    const old = tokenOf(ana, { iat: seconds(Date.now()) - 60 });
    const at = await signOut(ana);
    const restarted = await startTestService({}, database);
    expect(await statusWith(old, restarted)).toBe(401);
    await restarted.stop();
    const next = { authorization: `Bearer ${tokenOf(ana, { iat: seconds(at) + 1 })}` };
    const { body } = await service.send("GET", "/api/account/export", { headers: next });
    expect(body.data.account[0].signed_out_at).toBe(new Date(at).toISOString());
    expect((await service.send("DELETE", "/api/account", { headers: next })).status).toBe(200);
    await service.users.insertUser({ ...NOBODY, id: ana.id });
    expect(await statusWith(old)).toBe(401);
    const later = tokenOf(ana, { iat: seconds(Date.now()) + 4 });
    expect(await statusWith(later)).toBe(200);
  });

  it("is kept on record without a name", async () => {
    const ana = await service.person();
    await signOut(ana);
    expect((await ana.post(PATH)).status).toBe(401);
    const { pool, close } = createDatabase({ connectionString: database.connectionString });
    const { rows } = await pool.query(
      "select kind, outcome, who from security_event order by at desc, id desc limit 2",
    );
    await close();
    const kept = { kind: "signed_out_everywhere", who: expect.not.stringContaining(ana.id) };
    expect(rows).toEqual([
      { ...kept, outcome: "refused" },
      { ...kept, outcome: "done" },
    ]);
  });
});

const NOBODY = { email: null, name: null, disabledAt: null, createdAt: new Date() };
