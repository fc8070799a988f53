import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_GROUPS } from "../../src/companion/age-group.ts";
import { APPEARANCE_VALUES } from "../../src/companion/appearance.data.ts";
import {
  type Appearance,
  type AppearanceBasis,
  changeAppearance,
} from "../../src/companion/appearance.ts";
import { appearanceFor } from "../../src/companion/appearance-for.ts";
import { DEFAULT_APPEARANCE } from "../../src/companion/appearance-rules.data.ts";
import { COMPANION_GENDERS } from "../../src/companion/companion-gender.ts";
import { ACTIVITY_LEVELS } from "../../src/user/profile.ts";

const FIELDS = Object.keys(APPEARANCE_VALUES) as (keyof Appearance)[];

const ALL_PEOPLE: readonly AppearanceBasis[] = COMPANION_GENDERS.flatMap((gender) =>
  AGE_GROUPS.flatMap((ageGroup) =>
    [...ACTIVITY_LEVELS, null].map((activityLevel) => ({ gender, ageGroup, activityLevel })),
  ),
);

function somebody(overrides: Partial<AppearanceBasis> = {}): AppearanceBasis {
  return { gender: "neutral", ageGroup: "young_adult", activityLevel: null, ...overrides };
}

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const fields = {
  skinTone: oneOf(APPEARANCE_VALUES.skinTone),
  hairStyle: oneOf(APPEARANCE_VALUES.hairStyle),
  hairColor: oneOf(APPEARANCE_VALUES.hairColor),
  outfit: oneOf(APPEARANCE_VALUES.outfit),
  outfitColor: oneOf(APPEARANCE_VALUES.outfitColor),
  accessory: oneOf(APPEARANCE_VALUES.accessory),
  bodyShape: oneOf(APPEARANCE_VALUES.bodyShape),
};

describe("the choice of looks", () => {
  it.each(FIELDS)("offers values of %s that differ, in snake_case", (field) => {
    const values = APPEARANCE_VALUES[field];
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it("has room for people who cover their hair, use an aid or want no accessory", () => {
    expect(APPEARANCE_VALUES.hairStyle).toEqual(expect.arrayContaining(["headscarf", "turban"]));
    expect(APPEARANCE_VALUES.accessory).toEqual(
      expect.arrayContaining(["none", "wheelchair", "hearing_aid", "prosthetic_leg"]),
    );
  });
});

describe("changeAppearance", () => {
  it("changes what is sent and keeps the rest", () => {
    fc.assert(
      fc.property(
        fc.record(fields),
        fc.record(fields, { requiredKeys: [] }),
        (appearance, changes) => {
          const after = changeAppearance(appearance, changes);
          for (const field of FIELDS) {
            expect(after[field]).toBe(changes[field] ?? appearance[field]);
          }
          expect(Object.keys(after)).toHaveLength(FIELDS.length);
        },
      ),
    );
  });

  it("keeps a field that is undefined, and the looks it was given", () => {
    const before = Object.freeze({ ...DEFAULT_APPEARANCE });
    expect(changeAppearance(before, { outfit: undefined, accessory: "cap" })).toEqual({
      ...DEFAULT_APPEARANCE,
      accessory: "cap",
    });
    expect(before.accessory).toBe("none");
  });
});

describe("appearanceFor", () => {
  it("chooses allowed values for everybody", () => {
    for (const person of ALL_PEOPLE) {
      const appearance = appearanceFor(person);
      expect(Object.keys(appearance).sort()).toEqual([...FIELDS].sort());
      for (const field of FIELDS) expect(APPEARANCE_VALUES[field]).toContain(appearance[field]);
    }
  });

  it("guesses nobody's skin tone or body shape", () => {
    for (const person of ALL_PEOPLE) {
      const { skinTone, bodyShape } = appearanceFor(person);
      expect({ skinTone, bodyShape }).toEqual({ skinTone: "neutral", bodyShape: "average" });
    }
  });

  it("gives nobody a colour by gender", () => {
    for (const person of ALL_PEOPLE) {
      const { hairColor, outfitColor } = appearanceFor({ ...person, gender: "neutral" });
      expect(appearanceFor(person)).toMatchObject({ hairColor, outfitColor });
    }
  });

  it("reads gender, age group and activity level, each by itself", () => {
    const hairOf = (gender: AppearanceBasis["gender"]) => appearanceFor(somebody({ gender }));
    expect(new Set(COMPANION_GENDERS.map((gender) => hairOf(gender).hairStyle)).size).toBe(3);
    const looksAt = AGE_GROUPS.map((ageGroup) =>
      JSON.stringify(appearanceFor(somebody({ ageGroup }))),
    );
    expect(new Set(looksAt).size).toBe(AGE_GROUPS.length);
    expect(appearanceFor(somebody({ activityLevel: "moderate" })).outfit).toBe("tracksuit");
    expect(appearanceFor(somebody({ activityLevel: "active" }))).toMatchObject({
      outfit: "sportswear",
      accessory: "water_bottle",
    });
    expect(appearanceFor(somebody({ activityLevel: "very_active" })).accessory).toBe("headband");
  });

  it("looks the same for people who move little and people who told nothing", () => {
    for (const activityLevel of ["sedentary", "light"] as const) {
      expect(appearanceFor(somebody({ activityLevel }))).toEqual(appearanceFor(somebody()));
    }
  });

  it("dresses children for play, however active they are", () => {
    for (const activityLevel of [...ACTIVITY_LEVELS, null]) {
      const child = appearanceFor(somebody({ ageGroup: "child", activityLevel }));
      expect(child.outfit).toBe("dungarees");
    }
  });

  it("does not touch the default", () => {
    const before = structuredClone(DEFAULT_APPEARANCE);
    for (const person of ALL_PEOPLE) appearanceFor(person);
    expect(DEFAULT_APPEARANCE).toEqual(before);
  });
});
