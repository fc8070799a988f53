import type { LocalDate } from "@health-exercise/domain/user";
import { aUser } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { ConcernMemory } from "../../src/safety/concern-memory.ts";
import { OPERATOR } from "../../src/user/administration.ts";
import { ChangeProfile } from "../../src/user/change-profile.ts";
import { CreateUser } from "../../src/user/create-user.ts";
import { DeleteUser } from "../../src/user/delete-user.ts";
import { DisableUser } from "../../src/user/disable-user.ts";
import { EnableUser } from "../../src/user/enable-user.ts";
import { GetProfile } from "../../src/user/get-profile.ts";
import { IssueToken } from "../../src/user/issue-token.ts";
import { ListUsers } from "../../src/user/list-users.ts";
import { SignOutEverywhere } from "../../src/user/sign-out-everywhere.ts";
import { aWorld } from "../support/a-world.ts";

describe("accounts", () => {
  it("are listed as they were made", async () => {
    const world = await aWorld();
    const create = new CreateUser(world.users, world.securityLog, world.ids, world.clock);
    const made = await create.execute({ email: "mei@example.org", name: "Mei" }, OPERATOR);
    const list = new ListUsers(world.users, world.securityLog);
    const { users, total } = await list.execute({ limit: 10, offset: 0 }, OPERATOR);
    expect(total).toBe(2);
    expect(users).toContainEqual(made);
    expect(made).toMatchObject({ email: "mei@example.org", name: "Mei", disabledAt: null });
    const named = await create.execute({ id: aUser().id }, OPERATOR);
    expect(named).toMatchObject({ email: null, name: null });
    expect((await list.execute({ limit: 10, offset: 0 }, OPERATOR)).users).toContainEqual(named);
  });

  it("give no token while they are disabled, and none once deleted", async () => {
    const { users, securityLog, clock, userId } = await aWorld();
    const signing = { issue: (token: { userId: string }) => `token of ${token.userId}` };
    const wanted = { userId, roles: [], lifetimeSeconds: 60 };
    const issue = () => new IssueToken(users, securityLog, signing).execute(wanted, OPERATOR);
    expect(await issue()).toBe(`token of ${userId}`);
    await new DisableUser(users, securityLog, clock).execute(userId, OPERATOR);
    await expect(issue()).rejects.toMatchObject({ code: "user_disabled" });
    await new EnableUser(users, securityLog).execute(userId, OPERATOR);
    expect(await issue()).toBe(`token of ${userId}`);
    await new DeleteUser(users, new ConcernMemory(), securityLog).execute(userId, OPERATOR);
    await expect(issue()).rejects.toMatchObject({ code: "user_not_found" });
  });

  it("give no token where tokens are made elsewhere", async () => {
    const { users, securityLog, userId } = await aWorld();
    const wanted = { userId, roles: [], lifetimeSeconds: 60 };
    const issuing = new IssueToken(users, securityLog, undefined).execute(wanted, OPERATOR);
    await expect(issuing).rejects.toMatchObject({ code: "tokens_made_elsewhere" });
  });
});

describe("administration", () => {
  it("is refused to whoever has no such role, changes nothing then, and is on record with who tried", async () => {
    const { users, securityEvents, securityLog, ids, clock, userId } = await aWorld();
    const target = aUser();
    await users.insertUser(target);
    const by = { userId, roles: ["Admin", "administrator", "safety_reviewer"] };
    const page = { limit: 10, offset: 0 };
    const acts = [
      () => new CreateUser(users, securityLog, ids, clock).execute({}, by),
      () => new ListUsers(users, securityLog).execute(page, by),
      () => new DisableUser(users, securityLog, clock).execute(target.id, by),
      () => new EnableUser(users, securityLog).execute(target.id, by),
      () => new DeleteUser(users, new ConcernMemory(), securityLog).execute(target.id, by),
      () =>
        new IssueToken(users, securityLog, { issue: () => "token" }).execute(
          { userId: target.id, roles: ["admin"], lifetimeSeconds: 60 },
          by,
        ),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: "role_missing" });
    expect(await users.findUser(target.id)).toEqual(target);
    expect((await users.listUsers(page)).total).toBe(2);
    const events = await securityEvents.listSecurityEvents({ userId }, page);
    expect(new Set(events.map(({ outcome }) => outcome))).toEqual(new Set(["refused"]));
    expect(events.map(({ kind }) => kind).sort()).toEqual([
      "token_issued",
      "user_created",
      "user_disabled",
      "user_enabled",
      "user_erased",
      "users_listed",
    ]);
  });
});

describe("an act of an administrator", () => {
  it("is on record with who did it, a look at the list too, and one of the machine's with nobody", async () => {
    const { users, securityEvents, securityLog, ids, clock, userId } = await aWorld();
    const by = { userId, roles: ["admin"] };
    const page = { limit: 10, offset: 0 };
    const create = new CreateUser(users, securityLog, ids, clock);
    const made = await create.execute({}, by);
    await create.execute({}, OPERATOR);
    await new ListUsers(users, securityLog).execute(page, by);
    await new ListUsers(users, securityLog).execute(page, OPERATOR);
    const [subject, whole] = await Promise.all([
      securityEvents.listSecurityEvents({ userId: made.id }, page),
      securityEvents.listSecurityEvents(undefined, page),
    ]);
    const [own] = await securityEvents.listSecurityEvents({ userId }, { limit: 1, offset: 0 });
    expect(subject.map(({ kind, actor }) => [kind, actor])).toEqual([["user_created", own?.who]]);
    expect(whole.map(({ kind, actor }) => [kind, actor === null])).toEqual([
      ["users_listed", true],
      ["user_created", true],
      ["user_created", false],
    ]);
  });

  it("that erases somebody forgets what was found in their words", async () => {
    const { users, securityLog, userId } = await aWorld();
    const concerns = new ConcernMemory();
    let reads = 0;
    const find = async () => {
      reads += 1;
      return null;
    };
    await concerns.recall(userId, "a session", find);
    await new DeleteUser(users, concerns, securityLog).execute(userId, OPERATOR);
    await concerns.recall(userId, "a session", find);
    expect(reads).toBe(2);
  });
});

describe("signing out everywhere", () => {
  it.each([
    ["now", null, "2026-03-04T12:00:00Z"],
    ["now, for a token of before", "2026-03-04T11:00:00Z", "2026-03-04T12:00:00Z"],
    ["the token's time, of a clock ahead", "2026-03-04T12:00:04Z", "2026-03-04T12:00:04Z"],
  ])("ends what was issued until %s, and is on record", async (_, issued, until) => {
    const { users, callerScope, securityEvents, securityLog, clock, userId } = await aWorld();
    const issuedAt = issued === null ? null : new Date(issued);
    const signOut = new SignOutEverywhere(users, securityLog, clock);
    expect(await signOut.execute({ userId, issuedAt })).toEqual(new Date(until));
    const bearer = (at: Date) =>
      callerScope.run({ userId, issuedAt: at }, () => users.requireActiveUser(userId));
    await expect(bearer(new Date(until))).rejects.toMatchObject({ code: "user_not_active" });
    await bearer(new Date(Date.parse(until) + 1_000));
    const events = await securityEvents.listSecurityEvents({ userId }, { limit: 5, offset: 0 });
    expect(events.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["signed_out_everywhere", "done"],
    ]);
  });
});

describe("the profile", () => {
  it.each([
    ["age", { ageYears: 15 }, "ageYears"],
    ["date of birth", { birthDate: "2010-03-05" as LocalDate }, "birthDate"],
  ])("takes no %s below that of the service, and names it", async (_, changes, field) => {
    const world = await aWorld();
    const change = new ChangeProfile(world.profiles, world.clock, 16);
    const refused = change.execute(world.userId, changes);
    await expect(refused).rejects.toMatchObject({
      code: "invalid_input",
      issues: [{ path: field }],
    });
    expect(await world.profiles.findProfile(world.userId)).toBeNull();
  });

  it("takes the age of the service to the day, and others' changes whatever their age was", async () => {
    const world = await aWorld();
    const young = new ChangeProfile(world.profiles, world.clock);
    await young.execute(world.userId, { ageYears: 12 });
    const change = new ChangeProfile(world.profiles, world.clock, 16);
    await change.execute(world.userId, { weightKg: 50 });
    await change.execute(world.userId, { birthDate: "2010-03-04" as LocalDate });
    expect((await world.profiles.findProfile(world.userId))?.weightKg).toBe(50);
  });

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
