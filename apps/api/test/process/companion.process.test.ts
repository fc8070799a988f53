import { generateKeyPairSync } from "node:crypto";
import { startThrowawayPostgres } from "@health-exercise/adapter-embedded-postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companion, run, temporaryDirectory } from "./child.ts";

const directory = temporaryDirectory();
const call = (...words: string[]) => companion(directory.path, {}, ...words);
const UNKNOWN_ID = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";

afterAll(directory.remove);

describe("the companion commands", () => {
  // Keeps the embedded server running, so that every command only joins it.
  let service: ReturnType<typeof run>;

  beforeAll(async () => {
    service = run("main", directory.path, { PORT: "0" });
    await service.until(/Press Ctrl-C/);
  });

  afterAll(async () => {
    service.process.kill("SIGTERM");
    expect(await service.exit).toBe(0);
  });

  it("make people with a year of life, once, and not unasked among others", async () => {
    const seed = (...words: string[]) => call("demo", "seed", "--date", "2026-01-31", ...words);
    const made = await seed("--json");
    expect(made.code).toBe(0);
    const { people } = made.json();
    expect(people).toHaveLength(3);
    for (const { sessions, messages } of people) {
      expect(sessions).toBeGreaterThan(80);
      expect(messages).toBeGreaterThan(2);
    }
    const other = (await call("user", "create", "--json")).json();
    const refused = await seed("--json");
    expect([refused.code, refused.json().error.code]).toEqual([1, "other_people"]);
    const again = await seed("--beside-others", "--json");
    expect(again.json().people).toMatchObject(people.map(() => ({ sessions: 0, messages: 0 })));
    for (const { id } of [...people, other]) await call("user", "delete", "--id", id);
  });

  it("carry a user from creation to deletion", async () => {
    const created = await call(
      ...["user", "create", "--id", UNKNOWN_ID.toUpperCase(), "--email", "ann@example.org"],
      ...["--name", "Ann O'Brien 安", "--json"],
    );
    expect(created.code).toBe(0);
    expect(created.json()).toMatchObject({
      id: UNKNOWN_ID,
      email: "ann@example.org",
      name: "Ann O'Brien 安",
      status: "active",
      disabled_at: null,
    });

    const [sameId, sameEmail, listed] = await Promise.all([
      call("user", "create", "--id", UNKNOWN_ID, "--json"),
      call("user", "create", "--email", "ANN@example.org", "--json"),
      call("user", "list"),
    ]);
    expect([sameId.code, sameId.json().error.code]).toEqual([1, "user_exists"]);
    expect([sameEmail.code, sameEmail.json().error.code]).toEqual([1, "email_taken"]);
    expect(listed.stdout).toMatch(/active .*ann@example\.org +Ann O'Brien 安\n/);

    const issue = ["token", "issue", "--user", UNKNOWN_ID];
    const issued = await call(...issue, "--ttl", "7d", "--role", "a", "--role", "b", "--json");
    expect(issued.json()).toMatchObject({
      user_id: UNKNOWN_ID,
      roles: ["a", "b"],
      expires_in: 604_800,
    });
    const claims = JSON.parse(
      Buffer.from(issued.json().token.split(".")[1], "base64url").toString(),
    );
    expect(claims).toMatchObject({ sub: UNKNOWN_ID, roles: ["a", "b"] });
    expect(claims.exp - claims.iat).toBe(604_800);
    expect(new Date(claims.exp * 1_000).toISOString()).toBe(issued.json().expires_at);

    const disabled = await call("user", "disable", "--id", UNKNOWN_ID, "--json");
    expect(disabled.json().status).toBe("disabled");
    const refused = await call(...issue);
    expect([refused.code, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toBe("There is no such user, or the user is disabled.\n");
    expect((await call("user", "enable", "--id", UNKNOWN_ID, "--json")).json().status).toBe(
      "active",
    );
    expect((await call(...issue)).code).toBe(0);

    const deleted = await call("user", "delete", "--id", UNKNOWN_ID, "--json");
    expect(deleted.json()).toEqual({ id: UNKNOWN_ID, deleted: true });
    const [again, list] = await Promise.all([
      call("user", "delete", "--id", UNKNOWN_ID, "--json"),
      call("user", "list", "--json"),
    ]);
    expect([again.code, again.json().error.code]).toEqual([1, "user_not_found"]);
    expect(list.json()).toEqual({ users: [], total: 0 });
  });

  it("tell what the database has been migrated to", async () => {
    const [status, up] = await Promise.all([
      call("migrate", "status", "--json"),
      call("migrate", "up", "--json"),
    ]);
    expect(status.json()).toMatchObject({ pending: 0 });
    expect(up.json()).toEqual({ migrated: [] });
  });
});

describe("the companion commands without a service", () => {
  it("make a new embedded database ready on the way", async () => {
    const fresh = temporaryDirectory();
    const settings = { RATE_LIMITS: "off" };
    const created = await companion(fresh.path, settings, "user", "create", "--json");
    expect([created.code, created.json().status]).toEqual([0, "active"]);
    expect(created.stderr).toContain("RATE_LIMITS is no setting: is RATE_LIMIT meant?\n");
    fresh.remove();
  });

  it("leave a database of an operator unmigrated until they are told to", async () => {
    const server = await startThrowawayPostgres(300_000);
    const settings = {
      DATABASE_URL: server.connectionString,
      JWT_SECRET: "0123456789abcdef0123456789abcdef",
    };
    const externally = (...words: string[]) => companion(directory.path, settings, ...words);
    const early = await externally("user", "create", "--json");
    expect([early.code, early.json().error.code]).toEqual([1, "not_migrated"]);
    expect(early.json().error.message).toContain("npx -y pnpm companion migrate up");
    expect((await externally("migrate", "status", "--json")).json().pending).toBeGreaterThan(0);
    expect((await externally("migrate", "up", "--json")).json().migrated).not.toEqual([]);
    expect((await externally("user", "create")).code).toBe(0);
    await server.release();
  });

  it("make no token when the keys are those of an identity provider", async () => {
    const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const pem = publicKey.export({ format: "pem", type: "spki" }).toString();
    const words = ["token", "issue", "--user", UNKNOWN_ID, "--json"];
    const refused = await companion(directory.path, { JWT_PUBLIC_KEY: pem }, ...words);
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

  it("explain themselves", async () => {
    const [all, one, bad] = await Promise.all([
      call("--help"),
      call("token", "issue", "--help"),
      companion(directory.path, { PORT: "x" }, "user", "list", "--json"),
    ]);
    expect([all.code, one.code]).toEqual([0, 0]);
    expect(all.stdout).toMatch(/Exit codes:/);
    expect(one.stdout).toMatch(/Example:\n.*token issue/);
    expect([bad.code, bad.json().error.code]).toEqual([1, "invalid_settings"]);
  });
});
