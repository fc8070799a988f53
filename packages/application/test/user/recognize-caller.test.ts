import { randomUUID } from "node:crypto";
import type { VerifiedToken } from "@health-exercise/ports-runtime";
import { describe, expect, it } from "vitest";
import { type Provisioning, RecognizeCaller } from "../../src/user/recognize-caller.ts";
import { aWorld } from "../support/a-world.ts";

const aToken = (facts: Partial<VerifiedToken> = {}): VerifiedToken => ({
  issuer: "https://tenant.example/",
  subject: "auth0|64f1a2",
  roles: ["coach"],
  issuedAt: new Date(),
  ...facts,
});

async function recognizing(provisioning: Provisioning) {
  const world = await aWorld();
  const { identities, unitOfWork, securityLog, ids, clock } = world;
  const make = () =>
    new RecognizeCaller(identities, unitOfWork, securityLog, ids, clock, provisioning);
  return { world, make, recognize: make() };
}

const REFUSAL = { code: "user_not_active" };

describe("without provisioning", () => {
  it("a token speaks of the user whose id it has, known or not", async () => {
    const { recognize, world } = await recognizing("off");
    const token = aToken({ subject: world.userId });
    const { roles, issuedAt } = token;
    const recognized = await recognize.execute(token);
    expect(recognized).toEqual({ userId: world.userId, roles, issuedAt });
  });

  it("a name that is no UUID means nobody and makes nobody", async () => {
    const { recognize, world } = await recognizing("off");
    await expect(recognize.execute(aToken())).rejects.toMatchObject(REFUSAL);
    expect((await world.users.listUsers({ limit: 9, offset: 0 })).total).toBe(1);
  });
});

describe("with provisioning", () => {
  it("the first token makes a user, once, which is on record, and every later one means them", async () => {
    const { recognize, make, world } = await recognizing("first_token");
    const [first, ...later] = [aToken(), aToken(), aToken({ roles: [] })];
    const { userId } = await recognize.execute(first as VerifiedToken);
    for (const token of later) expect((await recognize.execute(token)).userId).toBe(userId);
    expect((await make().execute(aToken())).userId).toBe(userId);
    const events = await world.securityEvents.listSecurityEvents(
      { userId },
      { limit: 9, offset: 0 },
    );
    expect(events.map(({ kind, outcome }) => [kind, outcome])).toEqual([["user_admitted", "done"]]);
  });

  it("roles are those of each token, never of one before", async () => {
    const { recognize } = await recognizing("first_token");
    expect((await recognize.execute(aToken({ roles: ["admin"] }))).roles).toEqual(["admin"]);
    expect((await recognize.execute(aToken({ roles: [] }))).roles).toEqual([]);
  });

  it("a token without an issuer makes nobody", async () => {
    const { recognize, world } = await recognizing("first_token");
    for (const subject of ["auth0|64f1a2", randomUUID()]) {
      const token = aToken({ issuer: null, subject });
      await expect(recognize.execute(token)).rejects.toMatchObject(REFUSAL);
    }
    expect((await world.users.listUsers({ limit: 9, offset: 0 })).total).toBe(1);
  });

  it("a token of before an erasure is refused each time it comes, seen before or not", async () => {
    const { recognize, make, world } = await recognizing("first_token");
    const issuedAt = new Date(Date.now() - 60_000);
    const token = aToken({ issuedAt });
    const { userId } = await recognize.execute(token);
    await world.users.deleteUser(userId);
    // Who it spoke of is remembered, and is nobody any more.
    expect((await recognize.execute(token)).userId).toBe(userId);
    await expect(world.users.requireActiveUser(userId)).rejects.toMatchObject(REFUSAL);
    for (const again of [aToken({ issuedAt }), aToken({ issuedAt: null })]) {
      await expect(make().execute(again)).rejects.toMatchObject(REFUSAL);
    }
    const renewed = await recognize.execute(aToken({ issuedAt: new Date(Date.now() + 60_000) }));
    expect(renewed.userId).not.toBe(userId);
  });
});
