import { describe, expect, it } from "vitest";
import { higherRisk, isAtLeast, lowerRisk, RISK_LEVELS } from "../../src/safety/risk-level.ts";

describe("two levels of risk", () => {
  it("are compared from nothing to an emergency", () => {
    for (const [low, lower] of RISK_LEVELS.entries()) {
      for (const higher of RISK_LEVELS.slice(low)) {
        expect([higherRisk(lower, higher), higherRisk(higher, lower)]).toEqual([higher, higher]);
        expect([lowerRisk(lower, higher), lowerRisk(higher, lower)]).toEqual([lower, lower]);
        expect([isAtLeast(higher, lower), isAtLeast(lower, higher)]).toEqual([
          true,
          lower === higher,
        ]);
      }
    }
  });

  it("have an emergency above everything, and nothing below everything", () => {
    expect(higherRisk("critical", "high")).toBe("critical");
    expect(lowerRisk("safe", "low")).toBe("safe");
  });
});
