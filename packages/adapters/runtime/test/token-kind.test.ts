import { describe, expect, it } from "vitest";
import { HmacTokenService } from "../src/tokens/hmac-token-service.ts";
import type { TokenRules } from "../src/tokens/token-rules.ts";
import { type Claims, goodClaims, SECRET, SettableClock, signToken, USER_ID } from "./fixtures.ts";

const clock = new SettableClock();

const verify = (claims: Claims, rules: TokenRules = {}, header: object = {}) =>
  new HmacTokenService(SECRET, rules, clock).verify(
    signToken(goodClaims(claims), SECRET, { header: { alg: "HS256", ...header } }),
  );

describe("a token that says what it is for", () => {
  it.each(["JWT", "jwt", "at+jwt", "application/at+jwt", undefined])(
    "is accepted with the type %s in its header",
    async (typ) => {
      expect(await verify({}, {}, { typ })).toBeDefined();
    },
  );

  it.each(["logout+jwt", "dpop+jwt", "secevent+jwt", "id+jwt", "", 1, null, ["JWT"]])(
    "is refused with the type %j in its header",
    async (typ) => {
      expect(await verify({}, {}, { typ })).toBeUndefined();
    },
  );

  it.each<Claims>([{ typ: "Bearer" }, { typ: "at+jwt" }, { token_use: "access" }])(
    "is accepted with the claims %j",
    async (claims) => {
      expect(await verify(claims)).toBeDefined();
    },
  );

  it.each<Claims>([
    { typ: "ID" },
    { typ: "Refresh" },
    { typ: "Offline" },
    { typ: "Logout" },
    { typ: null },
    { typ: ["Bearer"] },
    { token_use: "id" },
    { token_use: "Access" },
    { token_use: null },
  ])("is refused with the claims %j", async (claims) => {
    expect(await verify(claims)).toBeUndefined();
  });
});

describe("where an audience is asked for", () => {
  const rules = { audience: "exercise" };

  it.each<Claims>([
    { aud: "exercise" },
    { aud: ["other", "exercise"] },
    { token_use: "access", client_id: "exercise" },
  ])("a token with the claims %j is for it", async (claims) => {
    expect(await verify(claims, rules)).toBeDefined();
  });

  it.each<Claims>([
    {},
    { aud: "other" },
    { aud: [] },
    { aud: [["exercise"]] },
    { aud: "Exercise" },
    { aud: null },
    { aud: { exercise: true } },
    { azp: "exercise" },
    { client_id: "exercise" },
    { aud: "other", token_use: "access", client_id: "exercise" },
    { aud: "other", azp: "exercise" },
    { token_use: "access", client_id: ["exercise"] },
  ])("a token with the claims %j is not", async (claims) => {
    expect(await verify(claims, rules)).toBeUndefined();
  });
});

describe("names of people", () => {
  const rules: TokenRules = { subjects: "any" };

  it.each([
    "auth0|64f1a2b3c4d5e6f708192a3b",
    "google-oauth2|1234567890",
    "kLm3Jx0Qz9Yd2Vb7Nc5Ws1Tt8Uu4",
    "client@clients",
    "cn=Mei Godwit,dc=example",
    "a".repeat(255),
    "7",
  ])("are told to the letter: %s", async (sub) => {
    expect(await verify({ sub }, rules)).toMatchObject({ subject: sub });
  });

  it("that are UUIDs are told in lower case", async () => {
    expect(await verify({ sub: USER_ID.toUpperCase() }, rules)).toMatchObject({
      subject: USER_ID,
    });
  });

  it.each([
    "",
    " ",
    " a",
    "a ",
    "a\n",
    "a\u0000",
    "\u007f",
    "ä",
    "мei",
    "🏃",
    "a".repeat(256),
    7,
    null,
    ["a"],
  ])("are refused: %j", async (sub) => {
    expect(await verify({ sub }, rules)).toBeUndefined();
  });

  it("are refused unless they are asked for", async () => {
    expect(await verify({ sub: "auth0|64f1" })).toBeUndefined();
  });
});

describe("roles", () => {
  const rolesOf = async (claims: Claims, rolesClaim?: string) =>
    (await verify(claims, rolesClaim === undefined ? {} : { rolesClaim }))?.roles;

  it.each<[string | undefined, Claims]>([
    [undefined, { roles: ["admin"] }],
    [undefined, { roles: "admin" }],
    ["cognito:groups", { "cognito:groups": ["admin"] }],
    ["https://app.example/roles", { "https://app.example/roles": ["admin"] }],
    ["/realm_access/roles", { realm_access: { roles: ["admin"] } }],
    ["/a~1b/c~0d", { "a/b": { "c~d": "admin" } }],
  ])("stand in %s", async (claim, claims) => {
    expect(await rolesOf(claims, claim)).toEqual(["admin"]);
  });

  it.each<[string | undefined, Claims]>([
    [undefined, { role: "admin", Roles: ["admin"], "/roles": ["admin"] }],
    [undefined, { roles: [["admin"]] }],
    [undefined, { roles: { admin: true } }],
    [undefined, { roles: ["admin", 7] }],
    ["groups", { roles: ["admin"], "/groups": ["admin"] }],
    ["realm_access.roles", { realm_access: { roles: ["admin"] } }],
    ["/realm_access/roles", { roles: ["admin"], realm_access: ["admin"] }],
    ["/realm_access/0", { realm_access: ["admin"] }],
    ["constructor", {}],
    ["/__proto__/name", {}],
  ])("stand nowhere else: %s", async (claim, claims) => {
    expect(await rolesOf(claims, claim)).toEqual([]);
  });

  it.each(["roles", "cognito:groups", "/realm_access/roles"])(
    "of tokens of our own stand in %s as well",
    async (rolesClaim) => {
      const service = new HmacTokenService(SECRET, { rolesClaim }, clock);
      const token = service.issue({ userId: USER_ID, roles: ["coach"], lifetimeSeconds: 60 });
      expect((await service.verify(token))?.roles).toEqual(["coach"]);
    },
  );

  it("change nothing else of a token, wherever they are to stand", async () => {
    const service = new HmacTokenService(SECRET, { rolesClaim: "/sub" }, clock);
    const token = service.issue({ userId: USER_ID, roles: ["coach"], lifetimeSeconds: 60 });
    expect(await service.verify(token)).toMatchObject({ subject: USER_ID });
  });
});
