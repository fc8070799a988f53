import { createHmac } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import {
  type Claims,
  type IdentityProvider,
  signedBy,
  startIdentityProvider,
} from "./support/identity-provider.ts";

const ISSUER = "https://tenant.example/";
const OTHER_ISSUER = "https://other.example/";

let provider: IdentityProvider;
let database: TestDatabase;
let [here, there, elsewhere, closed]: TestService[] = [];
const started: TestService[] = [];

async function start(settings: Record<string, string>): Promise<TestService> {
  const keys = { JWT_SECRET: "", JWT_JWKS_URL: provider.keySetUrl, JWT_AUDIENCE: "exercise" };
  const service = await startTestService({ ...keys, ...settings }, database);
  started.push(service);
  return service;
}

beforeAll(async () => {
  [provider, database] = await Promise.all([startIdentityProvider(), createTestDatabase()]);
  const open = { USER_PROVISIONING: "first_token" };
  here = await start({ JWT_ISSUER: ISSUER, ...open });
  there = await start({ JWT_ISSUER: ISSUER, ...open });
  elsewhere = await start({ JWT_ISSUER: OTHER_ISSUER, ...open });
  closed = await start({ JWT_ISSUER: ISSUER });
});
afterAll(async () => {
  for (const service of started) await service.stop();
  await provider.close();
  await database.drop();
});

let names = 0;
const aName = () => `auth0|${process.pid}-${++names}`;
const now = () => Math.floor(Date.now() / 1_000);

const tokenOf = (sub: string, changes: Claims = {}) =>
  signedBy(provider.ec, {
    iss: ISSUER,
    aud: "exercise",
    sub,
    iat: now() - 60,
    exp: now() + 600,
    ...changes,
  });

function ask(
  service: TestService | undefined,
  token: string,
  method = "GET",
  path = "/api/account/export",
) {
  if (service === undefined) throw new Error("The service was not started.");
  return service.send(method, path, { headers: { authorization: `Bearer ${token}` } });
}

async function idOf(service: TestService | undefined, token: string): Promise<string> {
  const { status, body } = await ask(service, token);
  expect(status).toBe(200);
  return body.user_id;
}

const countOfUsers = async () => (await here?.users.listUsers({ limit: 1, offset: 0 }))?.total;

describe("contract: provisioning", () => {
  it("maps a name to an id of ours, which every replica knows", async () => {
    const name = aName();
    const id = await idOf(here, tokenOf(name));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(await idOf(there, tokenOf(name))).toBe(id);
    const { body } = await ask(here, tokenOf(name));
    expect(body.data.user_identities).toEqual([
      { user_id: id, issuer: ISSUER, subject: name, created_at: expect.any(String) },
    ]);
    expect(body.data.account).toMatchObject([{ id, email: null, name: null }]);
  });

  it("keeps a UUID as the user's id, in either case", async () => {
    const id = crypto.randomUUID();
    expect(await idOf(here, tokenOf(id.toUpperCase()))).toBe(id);
    expect(await idOf(there, tokenOf(id))).toBe(id);
  });

  it("makes one user of many first tokens at once on two replicas", async () => {
    for (const name of [aName(), crypto.randomUUID()]) {
      const before = (await countOfUsers()) ?? 0;
      const ids = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          idOf(index % 2 === 0 ? here : there, tokenOf(name, { jti: `${index}` })),
        ),
      );
      expect(new Set(ids).size).toBe(1);
      expect(await countOfUsers()).toBe(before + 1);
    }
  });

  it("keeps people of two issuers apart who have the same name", async () => {
    const name = aName();
    const id = await idOf(here, tokenOf(name));
    const other = await idOf(elsewhere, tokenOf(name, { iss: OTHER_ISSUER }));
    expect(other).not.toBe(id);
    expect((await ask(here, tokenOf(name, { iss: OTHER_ISSUER }))).status).toBe(401);
    expect((await ask(elsewhere, tokenOf(name))).status).toBe(401);
  });

  it("lets another issuer not reach a person by the id that stands for their name", async () => {
    const id = await idOf(here, tokenOf(aName()));
    expect((await ask(elsewhere, tokenOf(id, { iss: OTHER_ISSUER }))).status).toBe(401);
    expect(await idOf(here, tokenOf(id))).toBe(id);
  });

  it("is off unless it is asked for: a name is nobody, and an unknown id too", async () => {
    const name = aName();
    await idOf(here, tokenOf(name));
    for (const token of [tokenOf(name), tokenOf(aName()), tokenOf(crypto.randomUUID())]) {
      expect((await ask(closed, token)).status).toBe(401);
    }
  });

  it("lets nobody in who is disabled, with an old token or a new one, on any replica", async () => {
    const name = aName();
    const seen = tokenOf(name);
    const id = await idOf(here, seen);
    await here?.users.disableUser(id as never, new Date());
    for (const token of [seen, tokenOf(name, { iat: now() + 2 })]) {
      for (const service of [here, there]) {
        const { status, body } = await ask(service, token);
        expect([status, body.code]).toEqual([401, "user_not_active"]);
      }
    }
    await here?.users.enableUser(id as never);
    expect(await idOf(there, seen)).toBe(id);
  });
});

const SECRET = "a-secret-of-a-project-of-32-bytes-or-more";

/** A token as older projects of Supabase make them, which share a secret. */
function sharedToken(sub: string, secret = SECRET, changes: Claims = {}): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { iss: ISSUER, aud: "exercise", sub, iat: now() - 60, exp: now() + 600 };
  const text = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ ...claims, ...changes })}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

describe("contract: a first token under a key that is no key set", () => {
  it.each([
    {
      kind: "a shared secret",
      settings: () => ({ JWT_SECRET: SECRET }),
      token: (name: string, changes: Claims = {}) => sharedToken(name, SECRET, changes),
      forged: (name: string) => sharedToken(name, `not ${SECRET}`),
    },
    {
      kind: "a public key",
      settings: () => ({
        JWT_PUBLIC_KEY: String(provider.ec.publicKey.export({ format: "pem", type: "spki" })),
      }),
      token: tokenOf,
      forged: (name: string) => sharedToken(name),
    },
  ])("makes the user, and a forged one makes none: $kind", async ({ settings, token, forged }) => {
    const service = await start({
      ...{ JWT_JWKS_URL: "", JWT_ISSUER: ISSUER, USER_PROVISIONING: "first_token" },
      ...settings(),
    });
    for (const name of [aName(), crypto.randomUUID()]) {
      const before = (await countOfUsers()) ?? 0;
      for (const refused of [forged(name), token(name, { iss: OTHER_ISSUER })]) {
        expect((await ask(service, refused)).status).toBe(401);
      }
      expect(await countOfUsers()).toBe(before);
      const id = await idOf(service, token(name));
      expect(await idOf(service, token(name))).toBe(id);
      expect(await countOfUsers()).toBe(before + 1);
    }
  });
});

describe("contract: somebody who was erased", () => {
  it.each([
    ["a name", aName],
    ["a UUID", () => crypto.randomUUID() as string],
  ])(
    "under %s stays refused with every token of before, and is somebody new with a later one",
    async (kind, make) => {
      const name = make();
      const seen = tokenOf(name);
      const unseen = tokenOf(name, { jti: "unseen" });
      const undated = tokenOf(name, { iat: undefined });
      const id = await idOf(here, seen);
      await idOf(there, seen);
      expect((await ask(here, seen, "DELETE", "/api/account")).status).toBe(200);
      const before = await countOfUsers();
      const refuseOld = async () => {
        for (const service of [here, there]) {
          for (const token of [seen, unseen, undated]) {
            expect((await ask(service, token)).status).toBe(401);
          }
        }
      };
      await refuseOld();
      expect(await countOfUsers()).toBe(before);
      const renewed = await idOf(there, tokenOf(name, { iat: now() + 4 }));
      expect(renewed === id).toBe(kind === "a UUID");
      await refuseOld();
      const { body } = await ask(here, tokenOf(name, { iat: now() + 4, jti: "again" }));
      expect(body.data.sport_logs).toEqual([]);
      expect(body.data.account).toHaveLength(1);
    },
  );

  it("stays refused with the token that did it, even if its issuer's clock is ahead", async () => {
    const token = tokenOf(aName(), { iat: now() + 4 });
    await idOf(here, token);
    expect((await ask(here, token, "DELETE", "/api/account")).status).toBe(200);
    expect((await ask(here, token)).status).toBe(401);
    expect((await ask(there, token)).status).toBe(401);
  });

  it("leaves neither the name nor the id behind", async () => {
    const name = aName();
    const id = await idOf(here, tokenOf(name));
    await ask(here, tokenOf(name), "DELETE", "/api/account");
    const { createDatabase } = await import("@health-exercise/adapter-postgres");
    const { pool, close } = createDatabase({ connectionString: database.connectionString });
    for (const table of ["user_identity", "erased_identity", "security_event", "user_account"]) {
      const { rows } = await pool.query(`select to_jsonb(t)::text as text from ${table} t`);
      const texts = rows.map(({ text }) => text).join();
      expect([table, texts.includes(name), texts.includes(id)]).toEqual([table, false, false]);
    }
    await close();
  });
});
