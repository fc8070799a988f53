import { describe, expect, it } from "vitest";
import { appearanceFor } from "../../src/companion/appearance-for.ts";
import { initializeCompanion } from "../../src/companion/companion.ts";
import { configureAppearance } from "../../src/companion/configure-appearance.ts";
import { aCompanion, aProfile, at, day, zone } from "../support/builders.ts";

const NOW = at("2026-06-15T23:00");

const companion = Object.freeze(
  aCompanion({
    gender: "male",
    ageGroup: "teen",
    healthScore: 12,
    lastReason: "a cold",
    appearance: {
      skinTone: "neutral",
      hairStyle: "braids",
      hairColor: "purple",
      outfit: "raincoat",
      outfitColor: "black",
      accessory: "cap",
      bodyShape: "average",
    },
    position: { x: 0.1, y: 0.2, scale: 3, anchor: "top_left" },
    revision: 5,
  }),
);

describe("configureAppearance", () => {
  it("chooses by what the profile tells, and changes nothing but the looks", () => {
    const birth = { kind: "date", date: day("1950-01-01") } as const;
    const profile = aProfile({ gender: "female", birth, activityLevel: "very_active" });
    expect(configureAppearance(companion, profile, NOW)).toEqual({
      ...companion,
      appearance: appearanceFor({
        gender: "female",
        ageGroup: "senior",
        activityLevel: "very_active",
      }),
      updatedAt: NOW,
      revision: 6,
    });
  });

  it("keeps what no rule chooses: skin tone, body shape, aids and what is worn for one's faith", () => {
    const chosen = {
      skinTone: "dark",
      bodyShape: "sturdy",
      hairStyle: "turban",
      accessory: "wheelchair",
    } as const;
    const worn = { ...companion, appearance: { ...companion.appearance, ...chosen } };
    const profile = aProfile({ gender: "female", activityLevel: "active" });
    expect(configureAppearance(worn, profile, NOW).appearance).toEqual({
      ...appearanceFor({ gender: "female", ageGroup: "teen", activityLevel: "active" }),
      ...chosen,
    });
  });

  it("takes the companion's own gender and age group where the profile tells none", () => {
    expect(configureAppearance(companion, aProfile(), NOW).appearance).toEqual(
      appearanceFor({ gender: "male", ageGroup: "teen", activityLevel: null }),
    );
    expect(configureAppearance(companion, aProfile({ gender: "other" }), NOW).appearance).toEqual(
      appearanceFor({ gender: "neutral", ageGroup: "teen", activityLevel: null }),
    );
  });

  it("takes the age on the person's own today", () => {
    const birth = { kind: "date", date: day("2008-06-16") } as const;
    const groupIn = (timeZone: string) =>
      configureAppearance(companion, aProfile({ birth, timeZone: zone(timeZone) }), NOW).appearance;
    const lookOf = (ageGroup: "teen" | "young_adult") =>
      appearanceFor({ gender: "male", ageGroup, activityLevel: null });
    expect(groupIn("Asia/Tokyo")).toEqual(lookOf("young_adult"));
    expect(groupIn("America/New_York")).toEqual(lookOf("teen"));
  });

  it("gives the same looks twice, whatever was chosen before", () => {
    const profile = aProfile({ gender: "female", activityLevel: "moderate" });
    const once = configureAppearance(companion, profile, NOW);
    const twice = configureAppearance(once, profile, NOW);
    expect(twice).toEqual({ ...once, revision: once.revision + 1 });
  });

  it("reads neither weight nor conditions", () => {
    const told = aProfile({ weightKg: 180, heightCm: 150, conditions: ["obesity"] });
    expect(configureAppearance(companion, told, NOW).appearance).toEqual(
      configureAppearance(companion, aProfile(), NOW).appearance,
    );
  });

  it("gives a new companion the looks it began with where nothing more is known", () => {
    const origin = { gender: "female", ageYears: 30 } as const;
    const fresh = initializeCompanion(companion, origin, NOW);
    expect(configureAppearance(fresh, aProfile(), NOW).appearance).toEqual(fresh.appearance);
  });
});
