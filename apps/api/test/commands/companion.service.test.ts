import { generateKeyPairSync } from "node:crypto";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEST_SECRET } from "../support/test-service.ts";
import { companionCall } from "./support/companion-call.ts";

const USER = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";

let database: TestDatabase;
let empty: TestDatabase;
const call = (...words: string[]) =>
  companionCall({ ...database.environment, JWT_SECRET: TEST_SECRET }, words);

beforeAll(async () => {
  [database, empty] = await Promise.all([
    createTestDatabase(),
    createTestDatabase({ migrated: false }),
  ]);
});
afterAll(() => Promise.all([database.drop(), empty.drop()]));

describe("the companion commands", () => {
  it("carry a user from creation to deletion", async () => {
    const created = await call(
      ...["user", "create", "--id", USER.toUpperCase(), "--email", "ann@example.org"],
      ...["--name", "Ann O'Brien 安", "--json"],
    );
    expect(created.code).toBe(0);
    expect(created.json()).toMatchObject({
      id: USER,
      email: "ann@example.org",
      name: "Ann O'Brien 安",
      status: "active",
      disabled_at: null,
    });

    const sameId = await call("user", "create", "--id", USER, "--json");
    expect([sameId.code, sameId.json().error.code]).toEqual([1, "user_exists"]);
    const sameEmail = await call("user", "create", "--email", "ANN@example.org", "--json");
    expect([sameEmail.code, sameEmail.json().error.code]).toEqual([1, "email_taken"]);
    expect((await call("user", "list")).stdout).toMatch(
      /active .*ann@example\.org +Ann O'Brien 安\n/,
    );

    const issue = ["token", "issue", "--user", USER];
    const issued = await call(...issue, "--ttl", "7d", "--role", "a", "--role", "b", "--json");
    expect(issued.json()).toMatchObject({
      user_id: USER,
      roles: ["a", "b"],
      expires_in: 604_800,
    });
    const claims = JSON.parse(
      Buffer.from(issued.json().token.split(".")[1], "base64url").toString(),
    );
    expect(claims).toMatchObject({ sub: USER, roles: ["a", "b"] });
    expect(claims.exp - claims.iat).toBe(604_800);
    expect(new Date(claims.exp * 1_000).toISOString()).toBe(issued.json().expires_at);

    const disabled = await call("user", "disable", "--id", USER, "--json");
    expect(disabled.json().status).toBe("disabled");
    const refused = await call(...issue);
    expect([refused.code, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toBe("There is no such user, or the user is disabled.\n");
    expect((await call("user", "enable", "--id", USER, "--json")).json().status).toBe("active");
    expect((await call(...issue)).code).toBe(0);

    const deleted = await call("user", "delete", "--id", USER, "--json");
    expect(deleted.json()).toEqual({ id: USER, deleted: true });
    const again = await call("user", "delete", "--id", USER, "--json");
    expect([again.code, again.json().error.code]).toEqual([1, "user_not_found"]);
    expect((await call("user", "list", "--json")).json()).toEqual({ users: [], total: 0 });
  });

  it("leave a database of an operator unmigrated until they are told to", async () => {
    const settings = {
      ...empty.environment,
      DATABASE_OWNER_URL: empty.ownerUsage.connectionString,
      JWT_SECRET: TEST_SECRET,
    };
    const onEmpty = (...words: string[]) => companionCall(settings, words);
    const early = await onEmpty("user", "create", "--json");
    expect([early.code, early.json().error.code]).toEqual([1, "not_migrated"]);
    expect(early.json().error.message).toContain("npx -y pnpm companion migrate up");
    expect((await onEmpty("migrate", "status", "--json")).json().pending).toBeGreaterThan(0);
    expect((await onEmpty("migrate", "up", "--json")).json().migrated).not.toEqual([]);
    expect((await onEmpty("migrate", "status", "--json")).json()).toMatchObject({ pending: 0 });
    expect((await onEmpty("migrate", "up", "--json")).json()).toEqual({ migrated: [] });
    expect((await onEmpty("user", "create")).code).toBe(0);
  });

  it("make no token when the keys are those of an identity provider", async () => {
    const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const pem = publicKey.export({ format: "pem", type: "spki" }).toString();
    const words = ["token", "issue", "--user", USER, "--json"];
    const refused = await companionCall({ ...database.environment, JWT_PUBLIC_KEY: pem }, words);
    expect([refused.code, refused.json().error.code]).toEqual([1, "cannot_sign"]);
  });

  it("say that they were not understood, in text that a terminal shows as it is", async () => {
    const words = ["user", "create", "--name", "a\u001b[31mb"];
    const [plain, json] = await Promise.all([call(...words), call(...words, "--json")]);
    expect([plain.code, plain.stdout, json.code]).toEqual([2, "", 2]);
    expect(plain.stderr).toMatch(/must not have control characters/);
    expect(plain.stderr + json.stdout).not.toContain("\u001b");
    expect(json.json().error.code).toBe("usage");
  });
});
