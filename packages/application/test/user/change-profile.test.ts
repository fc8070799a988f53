import { ageOn } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { ChangeProfile } from "../../src/user/change-profile.ts";
import { aWorld, day, zone } from "../support/a-world.ts";

const KIRITIMATI = zone("Pacific/Kiritimati");
const PAGO_PAGO = zone("Pacific/Pago_Pago");

/** At 2026-06-15T10:30Z: a day further on Kiritimati, and a day less in Pago Pago. */
async function somebody(minimumAgeYears?: number) {
  const world = await aWorld("2026-06-15T10:30:00Z");
  const change = new ChangeProfile(world.profiles, world.clock, minimumAgeYears);
  const profile = () => world.profiles.findProfile(world.userId);
  return { ...world, change, profile };
}

describe("the time zone of somebody whose birthday is yet to come there", () => {
  it("is taken, and they are told the age that they have reached", async () => {
    const { change, userId } = await somebody();
    const birthDate = day("2021-06-16");
    await change.execute(userId, { birthDate, timeZone: KIRITIMATI });
    const moved = await change.execute(userId, { timeZone: PAGO_PAGO });
    expect(moved).toMatchObject({ birth: { date: birthDate }, timeZone: PAGO_PAGO });
    expect(ageOn(moved.birth, day("2026-06-14"))).toBe(5);
    await change.execute(userId, { birthDate, ageYears: 5 });
  });

  // Whom they may serve is a rule of the operator, past which nobody is told; it costs hours, and on one day of a life.
  it("is refused by its name where it makes them younger than the operator serves", async () => {
    const { change, userId, profile } = await somebody(16);
    await change.execute(userId, { birthDate: day("2010-06-16"), timeZone: KIRITIMATI });
    const before = await profile();
    for (const timeZone of [PAGO_PAGO, null])
      await expect(change.execute(userId, { timeZone })).rejects.toMatchObject({
        code: "invalid_input",
        issues: [{ path: "timeZone" }],
      });
    expect(await profile()).toEqual(before);
  });

  it("is taken from somebody who stated the age that the operator asks for", async () => {
    const { change, userId } = await somebody(16);
    await change.execute(userId, { ageYears: 16, timeZone: KIRITIMATI });
    const { birth } = await change.execute(userId, { timeZone: PAGO_PAGO });
    expect(birth).toEqual({ kind: "stated_age", years: 16, statedOn: "2026-06-14" });
  });

  it("is taken from somebody who was there before the limit was raised", async () => {
    const { change, userId, profiles, clock } = await somebody();
    await change.execute(userId, { birthDate: day("2012-01-01") });
    const raised = new ChangeProfile(profiles, clock, 16);
    expect(await raised.execute(userId, { timeZone: PAGO_PAGO })).toMatchObject({
      timeZone: PAGO_PAGO,
    });
  });
});
