import { afterAll, describe, expect, it } from "vitest";
import { companion, temporaryDirectory } from "./child.ts";

const directory = temporaryDirectory();

afterAll(directory.remove);

describe("the companion commands", () => {
  it("make a new embedded database ready on the way", async () => {
    const settings = { RATE_LIMITS: "off" };
    const created = await companion(directory.path, settings, "user", "create", "--json");
    expect([created.code, created.json().status]).toEqual([0, "active"]);
    expect(created.stderr).toContain("RATE_LIMITS is no setting: is RATE_LIMIT meant?\n");
  });

  it("explain themselves, and what stands in their way", async () => {
    const nowhere = {
      DATABASE_URL: "postgresql://ann:hidden@127.0.0.1:1/companion",
      JWT_SECRET: "0123456789abcdef0123456789abcdef",
      STARTUP_TIMEOUT_MS: "1",
    };
    const list = ["user", "list", "--json"];
    const [all, one, bad, lost] = await Promise.all([
      companion(directory.path, {}, "--help"),
      companion(directory.path, {}, "token", "issue", "--help"),
      companion(directory.path, { PORT: "x" }, ...list),
      companion(directory.path, nowhere, ...list),
    ]);
    expect([all.code, one.code]).toEqual([0, 0]);
    expect(all.stdout).toMatch(/Exit codes:/);
    expect(one.stdout).toMatch(/Example:\n.*token issue/);
    expect([bad.code, bad.json().error.code]).toEqual([1, "invalid_settings"]);
    expect([lost.code, lost.json().error.code]).toEqual([1, "database_unreachable"]);
    expect(lost.stdout + lost.stderr).not.toContain("hidden");
  });
});
