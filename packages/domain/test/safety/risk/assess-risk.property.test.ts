import fc from "fast-check";

import { describe, expect, it } from "vitest";
import {
  ALLOWED_INTENSITIES,
  CLEARANCE_SCOPES,
} from "../../../src/safety/policy/exercise-intensity.ts";
import { POLICY_RULES } from "../../../src/safety/policy/policy-rules.data.ts";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import type { RiskAssessment } from "../../../src/safety/risk/risk-assessment.ts";
import { RISK_LEVELS } from "../../../src/safety/risk-level.ts";
import { aCheckThatFinds, findNothing } from "./a-content-check.ts";
import { anyEntries, anyProfile } from "./arbitrary-profile.ts";

const check = aCheckThatFinds({
  pain: ["cardiac_symptom", "high"],
  faint: ["neurological_symptom", "medium"],
  heat: ["dehydration_or_heat", "medium"],
  help: ["medical_emergency", "critical"],
});

const anyText = fc.oneof(
  fc.constantFrom(
    "pain",
    "faint",
    "heat",
    "help",
    "I have diabetes",
    "我怀孕了",
    "no pain here",
    "hello",
    "",
  ),
  fc.string({ unit: "binary", maxLength: 80 }),
);
const anyHistory = fc.array(
  fc.oneof(
    anyText,
    fc.record({ role: fc.constantFrom("user", "assistant", "x"), content: anyText }),
  ),
  { maxLength: 4 },
);

function expectNotLower(after: RiskAssessment, before: RiskAssessment): void {
  expect(RISK_LEVELS.indexOf(after.overallRisk)).toBeGreaterThanOrEqual(
    RISK_LEVELS.indexOf(before.overallRisk),
  );
  expect(CLEARANCE_SCOPES.indexOf(after.clearanceScope)).toBeGreaterThanOrEqual(
    CLEARANCE_SCOPES.indexOf(before.clearanceScope),
  );
  expect(ALLOWED_INTENSITIES.indexOf(after.recommendedIntensity)).toBeLessThanOrEqual(
    ALLOWED_INTENSITIES.indexOf(before.recommendedIntensity),
  );
  const [bounds, earlier] = [boundsOf(after), boundsOf(before)];
  expect([...bounds.forbidden]).toEqual(expect.arrayContaining([...earlier.forbidden]));
  expect([...bounds.touched]).toEqual(expect.arrayContaining([...earlier.touched]));
}

/** The kinds of activity that an assessment forbids, and those it forbids or asks to take care with. */
function boundsOf({ limits: { limits } }: RiskAssessment) {
  const rules = limits.map((limit) => POLICY_RULES[limit]);
  return {
    forbidden: new Set(rules.flatMap(({ forbidden }) => forbidden)),
    touched: new Set(rules.flatMap(({ forbidden, caution }) => [...forbidden, ...caution])),
  };
}

describe("any assessment", () => {
  it("is complete for every input in bounds", () => {
    fc.assert(
      fc.property(anyProfile, anyText, anyHistory, (profile, query, history) => {
        const result = assessRisk({ profile, query, history }, check);
        expect(result.medicalClearanceNeeded).toBe(result.clearanceScope !== "none");
        expect(result.rationale.length).toBeGreaterThan(0);
        for (const { label, evidence } of result.riskFactors) {
          expect(label).not.toBe("");
          expect(evidence).not.toBe("");
        }
        for (const { description } of result.restrictions) expect(description).not.toBe("");
        const severities = result.riskFactors.map(({ severity }) => RISK_LEVELS.indexOf(severity));
        expect(severities).toEqual([...severities].sort((left, right) => right - left));
        expect(assessRisk({ profile, query, history }, check)).toEqual(result);
      }),
    );
  });

  it("is never lowered by the dialogue", () => {
    fc.assert(
      fc.property(anyProfile, anyText, anyHistory, anyHistory, (profile, query, history, more) => {
        const before = assessRisk({ profile, query, history }, check);
        expectNotLower(
          assessRisk({ profile, query, history: [...history, ...more] }, check),
          before,
        );
        expectNotLower(before, assessRisk({ profile, query }, check));
      }),
    );
  });

  it.each(["conditions", "symptoms", "medications", "injuries"] as const)(
    "is never lowered by more %s",
    (list) => {
      fc.assert(
        fc.property(anyProfile, anyEntries, (profile, more) => {
          const before = assessRisk({ profile }, findNothing);
          const longer = { ...profile, [list]: [...(profile[list] ?? []), ...more] };
          expectNotLower(assessRisk({ profile: longer }, findNothing), before);
        }),
      );
    },
  );

  it.each([
    { smoker: true },
    { pregnant: true },
    { familyHistoryOfCardiovascularDisease: true },
    { desiredIntensity: "vigorous" },
  ] as const)("is never lowered by %o", (risk) => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const before = assessRisk({ profile }, findNothing);
        expectNotLower(assessRisk({ profile: { ...profile, ...risk } }, findNothing), before);
      }),
    );
  });
});
