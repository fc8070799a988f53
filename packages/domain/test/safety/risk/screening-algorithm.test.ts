import { describe, expect, it } from "vitest";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import { SCREENING_ROWS } from "../../../src/safety/risk/screening-algorithm.data.ts";
import { findNothing } from "./a-content-check.ts";

// regular exerciser, disease, symptoms, vigorous desired, clearance, allowed
const TABLE = [
  [false, false, false, false, "none", "moderate"],
  [false, false, false, true, "none", "moderate"],
  [false, false, true, false, "before_any", "none"],
  [false, false, true, true, "before_any", "none"],
  [false, true, false, false, "before_any", "light"],
  [false, true, false, true, "before_any", "light"],
  [false, true, true, false, "before_any", "none"],
  [false, true, true, true, "before_any", "none"],
  [true, false, false, false, "none", "vigorous"],
  [true, false, false, true, "none", "vigorous"],
  [true, false, true, false, "stop_and_seek_care", "none"],
  [true, false, true, true, "stop_and_seek_care", "none"],
  [true, true, false, false, "none", "moderate"],
  [true, true, false, true, "before_vigorous", "moderate"],
  [true, true, true, false, "stop_and_seek_care", "none"],
  [true, true, true, true, "stop_and_seek_care", "none"],
] as const;

function assess(active: boolean, disease: string[], symptoms: string[], vigorous: boolean) {
  return assessRisk(
    {
      profile: {
        age: 30,
        gender: "female",
        regularExerciser: active,
        conditions: disease,
        symptoms,
        desiredIntensity: vigorous ? "vigorous" : "moderate",
      },
    },
    findNothing,
  );
}

describe("the screening algorithm", () => {
  it("has each of the sixteen rows once, each with its own branch", () => {
    expect(SCREENING_ROWS).toHaveLength(16);
    expect(new Set(SCREENING_ROWS.map(({ branch }) => branch)).size).toBe(16);
    const inputs = SCREENING_ROWS.map((row) =>
      [row.regularExerciser, row.disease, row.symptoms, row.vigorousDesired].join(),
    );
    expect(new Set(inputs).size).toBe(16);
  });

  it.each(TABLE)(
    "regular %s, disease %s, symptoms %s, vigorous %s: clearance %s, at most %s",
    (active, disease, symptoms, vigorous, clearance, intensity) => {
      for (const condition of ["type 2 diabetes", "coronary artery disease", "慢性肾病"]) {
        const result = assess(
          active,
          disease ? [condition] : [],
          symptoms ? ["chest pain"] : [],
          vigorous,
        );
        const words = [
          active ? "active" : "inactive",
          disease ? "disease" : "no_disease",
          symptoms ? "symptoms" : "no_symptoms",
          vigorous ? "vigorous" : "moderate",
        ];
        expect(result).toMatchObject({
          branch: words.join("."),
          algorithmVersion: "acsm-preparticipation-2015",
          clearanceScope: clearance,
          recommendedIntensity: intensity,
          medicalClearanceNeeded: clearance !== "none",
        });
      }
    },
  );

  it.each(["asthma", "high blood pressure", "high cholesterol", "prediabetes"])(
    "does not ask for clearance because of %s alone",
    (condition) => {
      expect(assess(true, [condition], [], true).clearanceScope).toBe("none");
    },
  );

  it("reads an unknown wish as vigorous", () => {
    const profile = { regularExerciser: true, conditions: ["diabetes"] };
    expect(assessRisk({ profile }, findNothing).clearanceScope).toBe("before_vigorous");
  });

  it("counts an unknown activity level as inactive", () => {
    expect(assessRisk({ profile: {} }, findNothing)).toMatchObject({
      branch: "inactive.no_disease.no_symptoms.vigorous",
      recommendedIntensity: "moderate",
    });
  });

  it.each([
    ["sedentary", "inactive"],
    ["light", "inactive"],
    ["moderate", "active"],
    ["active", "active"],
    ["very_active", "active"],
  ] as const)("reads the activity level %s as %s", (activityLevel, activity) => {
    const { branch } = assessRisk({ profile: { activityLevel } }, findNothing);
    expect(branch.startsWith(`${activity}.`)).toBe(true);
  });
});
