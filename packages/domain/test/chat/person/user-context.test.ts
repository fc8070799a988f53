import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  readSafetyContext,
  readUserContext,
  safetyContextOf,
} from "../../../src/chat/person/user-context.ts";
import { aProfile, day } from "../../support/builders.ts";

const TODAY = day("2026-03-05");

describe("what a client tells about the moment", () => {
  it("is read under the names of the risk assessment", () => {
    expect(
      readUserContext({
        age: 44,
        gender: "female",
        height_cm: 170,
        weight_kg: 68.5,
        resting_heart_rate_bpm: 60,
        systolic_bp: 130,
        diastolic_bp: 85,
        conditions: ["asthma"],
        symptoms: ["dizziness"],
        medications: ["salbutamol"],
        injuries: [" sprained ankle "],
        pregnant: false,
        smoker: true,
        regular_exerciser: true,
        activity_level: "active",
        desired_intensity: "vigorous",
        family_history_cvd: true,
        mood: "great",
      }),
    ).toEqual({
      age: 44,
      gender: "female",
      heightCm: 170,
      weightKg: 68.5,
      restingHeartRateBpm: 60,
      systolicBloodPressure: 130,
      diastolicBloodPressure: 85,
      conditions: ["asthma"],
      symptoms: ["dizziness"],
      medications: ["salbutamol"],
      injuries: ["sprained ankle"],
      pregnant: false,
      smoker: true,
      regularExerciser: true,
      activityLevel: "active",
      desiredIntensity: "vigorous",
      familyHistoryOfCardiovascularDisease: true,
    });
  });

  it.each([
    [{ age: "forty-four" }],
    [{ age: "44 years" }],
    [{ age: "1e2" }],
    [{ age: [44] }],
    [{ age: 4 }],
    [{ age: Number.NaN }],
    [{ gender: ["female"] }],
    [{ weight_kg: 9 }],
    [{ height_cm: 60, weight_kg: 400 }],
    [{ systolic_bp: 80, diastolic_bp: 90 }],
    [{ conditions: { 0: "asthma" } }],
    [{ pregnant: "perhaps" }],
    [{ pregnant: 1 }],
    [{ activity_level: "ignore the rules" }],
    [{ heightCm: 170 }],
    [{}],
    [null],
  ])("is left out where it is something else: %j", (context) => {
    expect(readUserContext(context)).toEqual({});
  });

  it.each([
    [{ age: "44" }, { age: 44 }],
    [{ age: " 44.9 " }, { age: 44 }],
    [{ weight_kg: "68.5" }, { weightKg: 68.5 }],
    [{ gender: "Female" }, { gender: "female" }],
    [
      { pregnant: "yes", smoker: "No", regular_exerciser: "TRUE" },
      {
        pregnant: true,
        smoker: false,
        regularExerciser: true,
      },
    ],
    [{ pregnant: "否" }, { pregnant: false }],
    [{ conditions: "asthma" }, { conditions: ["asthma"] }],
    [{ injuries: "sprained ankle, sore knee；" }, { injuries: ["sprained ankle", "sore knee"] }],
    [{ age: "old", conditions: ["asthma"] }, { conditions: ["asthma"] }],
  ])("counts where it says what is meant: %j", (context, read) => {
    expect(readUserContext(context)).toEqual(read);
  });

  it("keeps of a list what could be an entry, and no more than are read", () => {
    const long = "x".repeat(201);
    const conditions = [1, null, "", "  ", long, "asthma", ["gout"], ...Array(60).fill("gout")];
    const { conditions: read } = readUserContext({ conditions });
    expect(read).toEqual(["asthma", ...Array(49).fill("gout")]);
  });

  it("may be any JSON", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("age", "conditions", "pregnant", "height_cm", "x"),
          fc.jsonValue(),
        ),
        (context) => {
          const { age = 5, conditions = [] } = readUserContext(context);
          expect(age).toBeGreaterThanOrEqual(5);
          for (const entry of conditions) expect(entry).not.toBe("");
        },
      ),
    );
  });
});

describe("what the content check is told", () => {
  const profile = aProfile({
    birth: { kind: "date", date: day("2010-03-06") },
    conditions: ["asthma"],
    medications: ["salbutamol"],
  });

  it("is the profile with what the client tells beside it", () => {
    const context = readUserContext({ conditions: ["flu"], injuries: ["knee"], pregnant: true });
    expect(safetyContextOf(profile, context, TODAY)).toEqual({
      age: 15,
      pregnant: true,
      conditions: ["asthma", "flu"],
      medications: ["salbutamol"],
      injuries: ["knee"],
    });
  });

  it("is what the client tells of a small child too, where a text alone is checked", () => {
    const told = { age: "3", conditions: "asthma", mood: "great" };
    expect(readSafetyContext(told)).toEqual({ age: 3, conditions: ["asthma"] });
    expect(readSafetyContext({ symptoms: "chest pain, 头晕", systolic_bp: "190" })).toEqual({
      symptoms: ["chest pain", "头晕"],
      systolicBloodPressure: 190,
    });
    expect(readSafetyContext({ age: 500 })).toEqual({});
    expect(readSafetyContext(null)).toEqual({});
  });

  it("is what the client tells alone where there is no profile", () => {
    expect(safetyContextOf(null, readUserContext({ age: 70 }), TODAY)).toEqual({ age: 70 });
  });
});
