import { describe, expect, it } from "vitest";
import { appearanceFor } from "../../src/companion/appearance-for.ts";
import { companionFromProfile } from "../../src/companion/companion-from-profile.ts";
import type { CompanionId } from "../../src/shared/ids.ts";
import { type Birth, GENDERS } from "../../src/user/profile.ts";
import { anId, aProfile, at, aUserId, day, zone } from "../support/builders.ts";

const NOW = at("2026-06-15T12:00");
const IDENTITY = { id: anId<CompanionId>(7), userId: aUserId };

function bornOn(date: string): Birth {
  return { kind: "date", date: day(date) };
}

function stated(years: number, on = "2026-06-15"): Birth {
  return { kind: "stated_age", years, statedOn: day(on) };
}

describe("companionFromProfile", () => {
  it("makes a companion of gender, age and activity level", () => {
    const profile = aProfile({ gender: "female", birth: stated(40), activityLevel: "active" });
    expect(companionFromProfile(IDENTITY, profile, NOW)).toMatchObject({
      ...IDENTITY,
      gender: "female",
      ageGroup: "adult",
      healthScore: 60,
      lastReason: null,
      appearance: appearanceFor({ gender: "female", ageGroup: "adult", activityLevel: "active" }),
      createdAt: NOW,
      updatedAt: NOW,
      revision: 1,
    });
  });

  it("makes none unless both gender and age were told", () => {
    const told = { gender: "male", birth: stated(40) } as const;
    for (const profile of [
      aProfile(),
      aProfile({ ...told, gender: null }),
      aProfile({ ...told, birth: null }),
    ]) {
      expect(companionFromProfile(IDENTITY, profile, NOW)).toBeNull();
    }
  });

  it("makes one for every gender that can be told", () => {
    const genders = GENDERS.map(
      (gender) =>
        companionFromProfile(IDENTITY, aProfile({ gender, birth: stated(40) }), NOW)?.gender,
    );
    expect(genders).toEqual(["male", "female", "neutral"]);
  });

  it("takes the age on the person's own today", () => {
    const late = at("2026-06-15T23:00");
    const profile = aProfile({ gender: "male", birth: bornOn("2008-06-16") });
    const groupIn = (timeZone: string) =>
      companionFromProfile(IDENTITY, { ...profile, timeZone: zone(timeZone) }, late)?.ageGroup;
    expect(groupIn("Asia/Tokyo")).toBe("young_adult");
    expect(groupIn("Europe/London")).toBe("young_adult");
    expect(groupIn("America/New_York")).toBe("teen");
    expect(companionFromProfile(IDENTITY, profile, late)?.ageGroup).toBe("teen");
  });

  it("counts somebody who has outgrown the ages served among the oldest", () => {
    for (const birth of [stated(120, "2020-01-01"), bornOn("1900-01-01")]) {
      const companion = companionFromProfile(IDENTITY, aProfile({ gender: "other", birth }), NOW);
      expect(companion?.ageGroup).toBe("senior");
    }
  });

  it("reads neither weight nor height nor conditions", () => {
    const profile = aProfile({ gender: "male", birth: stated(40), activityLevel: "light" });
    const more = { heightCm: 150, weightKg: 200, conditions: ["asthma"], medications: ["insulin"] };
    expect(companionFromProfile(IDENTITY, { ...profile, ...more }, NOW)).toEqual(
      companionFromProfile(IDENTITY, profile, NOW),
    );
  });
});
