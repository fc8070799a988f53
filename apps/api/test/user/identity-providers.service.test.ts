import { createHmac } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import {
  type Claims,
  type IdentityProvider,
  newKey,
  signedBy,
  startIdentityProvider,
} from "./support/identity-provider.ts";
import { PROVIDERS } from "./support/provider-tokens.ts";

let provider: IdentityProvider;
let database: TestDatabase;
beforeAll(async () => {
  [provider, database] = await Promise.all([startIdentityProvider(), createTestDatabase()]);
});
afterAll(async () => {
  await provider.close();
  await database.drop();
});

describe.each(PROVIDERS)(
  "tokens of $name",
  ({ key: kind, settings, claims, header, admin, others }) => {
    let service: TestService;
    beforeAll(async () => {
      const keys = { JWT_SECRET: "", JWT_JWKS_URL: provider.keySetUrl };
      const provisioning = { USER_PROVISIONING: "first_token" };
      service = await startTestService({ ...settings, ...keys, ...provisioning }, database);
    });
    afterAll(() => service.stop());

    const signed = (changes: Claims = {}, ofHeader: Claims = {}) =>
      signedBy(provider[kind], claims(changes), { ...header, ...ofHeader });
    const ask = (token: string, path = "/api/sport/stats") =>
      service.send("GET", path, { headers: { authorization: `Bearer ${token}` } });
    const statusOf = async (token: string, path?: string) => (await ask(token, path)).status;
    const everybody = async () => (await service.users.listUsers({ limit: 1, offset: 0 })).total;

    it("are taken as they are: the first makes the user, the next is the same one's", async () => {
      const { sub } = claims();
      const before = await everybody();
      const stored = await service.send("POST", "/api/sport/log", {
        headers: {
          authorization: `Bearer ${signed({ sub })}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({
          sport_name: "Run",
          sport_start: "2026-03-01T07:00:00Z",
          cal: 200,
          iffinish: true,
        }),
      });
      expect(stored.status).toBe(201);
      const listed = await ask(signed({ sub, jti: "another" }), "/api/sport/logs");
      expect(listed.body).toMatchObject({ total: 1, logs: [{ log_id: stored.body.log_id }] });
      const others = await ask(signed(), "/api/sport/logs");
      expect([others.status, others.body.total]).toEqual([200, 0]);
      expect(await everybody()).toBe(before + 2);
    });

    it("give the rights of an administrator where the configured claim says so, and nowhere else", async () => {
      const path = "/api/admin/users";
      expect(await statusOf(signed(admin), path)).toBe(200);
      const elsewhere: Claims[] = [
        { admin: true, role: "admin", scope: "admin", groups: ["admin"], permissions: ["admin"] },
        { user_metadata: { roles: ["admin"] }, resource_access: { app: { roles: ["admin"] } } },
        ...(settings["JWT_ROLES_CLAIM"] === undefined
          ? [{ Roles: ["admin"] }, { roles: { admin: true } }, { roles: ["Admin"] }]
          : [{ roles: ["admin"] }, { roles: "admin" }]),
      ];
      for (const changes of elsewhere) {
        const answer = await ask(signed(changes), path);
        expect([changes, answer.status, answer.body.code]).toEqual([changes, 403, "role_missing"]);
      }
    });

    it.each(Object.entries(others))("do not include %s", async (_, changes) => {
      const before = await everybody();
      expect(await statusOf(signed(changes))).toBe(401);
      expect(await everybody()).toBe(before);
    });

    it("are refused when they are forged, of somebody else, of no time or without a name, and make nobody", async () => {
      const before = await everybody();
      const now = Math.floor(Date.now() / 1_000);
      const own = provider[kind];
      const stranger = newKey(own.alg, own.kid);
      const pem = own.publicKey.export({ format: "pem", type: "spki" }).toString();
      const parts = signed().split(".");
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const unsigned = (alg: string) => `${encode({ alg, kid: own.kid })}.${parts[1]}.`;
      const confused = (alg: string) => {
        const text = `${encode({ alg, kid: own.kid })}.${parts[1]}`;
        return `${text}.${createHmac("sha256", pem).update(text).digest("base64url")}`;
      };
      const forged: Readonly<Record<string, string>> = {
        "the key of a stranger": signedBy(stranger, claims()),
        "the key of a stranger that it brings": signedBy(stranger, claims(), {
          jwk: stranger.publicKey.export({ format: "jwk" }),
          jku: provider.keySetUrl,
        }),
        "an unknown key": signedBy({ ...own, kid: "unknown" }, claims()),
        "the key for encryption": signedBy({ ...own, kid: "enc-1" }, claims()),
        "no signature": unsigned("none"),
        "no signature, in other letters": unsigned("nOnE"),
        "the public key as a secret": confused("HS256"),
        "the public key as a secret, named as a signature": confused(own.alg),
        "changed claims": `${parts[0]}.${encode(claims())}.${parts[2]}`,
        "an unknown issuer": signed({ iss: "https://evil.example/" }),
        "the issuer written otherwise": signed({ iss: `${settings["JWT_ISSUER"]}/` }),
        "no issuer": signed({ iss: undefined }),
        "a list of issuers": signed({ iss: [settings["JWT_ISSUER"]] }),
        "another audience": signed({ aud: "another", client_id: undefined }),
        "no audience": signed({ aud: undefined, client_id: undefined }),
        "an audience that begins like ours": signed({
          aud: `${settings["JWT_AUDIENCE"]}x`,
          client_id: `${settings["JWT_AUDIENCE"]}x`,
        }),
        "an end in the past": signed({ iat: now - 7_200, exp: now - 3_600 }),
        "no end": signed({ exp: undefined }),
        "a beginning in the future": signed({ nbf: now + 3_600 }),
        "a time of issue in the future": signed({ iat: now + 3_600, exp: now + 7_200 }),
        "no name": signed({ sub: undefined }),
        "an empty name": signed({ sub: "" }),
        "a name of spaces": signed({ sub: "  " }),
        "a huge name": signed({ sub: "a".repeat(256) }),
        "a name with a NUL": signed({ sub: "auth0|\u0000" }),
        "a name with a line break": signed({ sub: "auth0|a\n" }),
        "a name that is not ASCII": signed({ sub: "auth0|mеi" }),
        "a name of half a character": signed({ sub: "auth0|\ud83c" }),
        "a name that is a number": signed({ sub: 7 }),
        "a name that is a list": signed({ sub: ["auth0|a"] }),
        "a type for something else": signed({}, { typ: "logout+jwt" }),
        "a critical extension": signed({}, { crit: ["exp"], exp: now }),
      };
      for (const [name, token] of Object.entries(forged)) {
        expect([name, await statusOf(token)]).toEqual([name, 401]);
      }
      expect(await everybody()).toBe(before);
    });

    it("cannot be made by the service itself, which says so to an administrator", async () => {
      const { sub } = claims();
      expect(await statusOf(signed({ sub }))).toBe(200);
      const users = (await ask(signed({ ...admin, sub }), "/api/admin/users?limit=1")).body.users;
      const answer = await service.send("POST", `/api/admin/users/${users[0].id}/tokens`, {
        headers: {
          authorization: `Bearer ${signed(admin)}`,
          "content-type": "application/json",
        },
        body: "{}",
      });
      expect([answer.status, answer.body.code]).toEqual([409, "tokens_made_elsewhere"]);
    });
  },
);
