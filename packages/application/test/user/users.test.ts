import { describe, expect, it } from "vitest";
import { ChangeProfile } from "../../src/user/change-profile.ts";
import { CreateUser } from "../../src/user/create-user.ts";
import { DeleteUser } from "../../src/user/delete-user.ts";
import { DisableUser } from "../../src/user/disable-user.ts";
import { EnableUser } from "../../src/user/enable-user.ts";
import { GetProfile } from "../../src/user/get-profile.ts";
import { IssueToken } from "../../src/user/issue-token.ts";
import { ListUsers } from "../../src/user/list-users.ts";
import { aWorld } from "../support/a-world.ts";

describe("accounts", () => {
  it("are listed as they were made", async () => {
    const world = await aWorld();
    const create = new CreateUser(world.users, world.securityLog, world.ids, world.clock);
    const made = await create.execute({ email: "mei@example.org", name: "Mei" });
    const { users, total } = await new ListUsers(world.users).execute({ limit: 10, offset: 0 });
    expect(total).toBe(2);
    expect(users).toContainEqual(made);
  });

  it("give no token while they are disabled, and none once deleted", async () => {
    const world = await aWorld();
    const issue = new IssueToken(world.users, world.securityLog, {
      issue: ({ userId }) => `token of ${userId}`,
    });
    const wanted = { userId: world.userId, roles: [], lifetimeSeconds: 60 };
    expect(await issue.execute(wanted)).toBe(`token of ${world.userId}`);
    await new DisableUser(world.users, world.securityLog, world.clock).execute(world.userId);
    await expect(issue.execute(wanted)).rejects.toMatchObject({ code: "user_not_active" });
    await new EnableUser(world.users, world.securityLog).execute(world.userId);
    expect(await issue.execute(wanted)).toBe(`token of ${world.userId}`);
    await new DeleteUser(world.users, world.securityLog).execute(world.userId);
    await expect(issue.execute(wanted)).rejects.toMatchObject({ code: "user_not_active" });
  });
});

describe("the profile", () => {
  it("is not found before it is written", async () => {
    const world = await aWorld();
    await expect(new GetProfile(world.profiles).execute(world.userId)).rejects.toMatchObject({
      code: "profile_not_found",
    });
  });

  it("keeps what a partial change leaves out", async () => {
    const world = await aWorld();
    const change = new ChangeProfile(world.profiles, world.clock);
    await change.execute(world.userId, { displayName: "Mei", weightKg: 62 });
    await change.execute(world.userId, { weightKg: 61.5 });
    const profile = await new GetProfile(world.profiles).execute(world.userId);
    expect(profile).toMatchObject({ displayName: "Mei", weightKg: 61.5, revision: 2 });
  });

  it("keeps two partial changes made at the same moment", async () => {
    const world = await aWorld();
    const change = new ChangeProfile(world.profiles, world.clock);
    await Promise.all([
      change.execute(world.userId, { weightKg: 62 }),
      change.execute(world.userId, { heightCm: 168 }),
    ]);
    const profile = await new GetProfile(world.profiles).execute(world.userId);
    expect(profile).toMatchObject({ weightKg: 62, heightCm: 168 });
  });
});
