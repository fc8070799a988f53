import { describe, expect, it } from "vitest";
import { InputFaults } from "../src/framework/validate.ts";
import { riskAssessmentBody } from "../src/safety/risk-assessment.schemas.ts";

function faultsOf(...dialogue_history: unknown[]): unknown {
  const faults = new InputFaults();
  faults.validate(riskAssessmentBody, { user_profile: {}, dialogue_history });
  return faults.issues;
}

const FORMS = "must be text, or an object with role and content";

describe("a turn of the dialogue history", () => {
  it("is text or an object", () => {
    expect(faultsOf("Hello", { role: "user", content: "Hello" })).toEqual([]);
  });

  it.each([
    ["without content", { role: "user" }, "content", "is required"],
    ["without a role", { content: "Hello" }, "role", "is required"],
    ["whose content is a number", { role: "user", content: 1 }, "content", "must be text"],
    [
      "whose content is too long",
      { role: "user", content: "x".repeat(20_001) },
      "content",
      "must have at most 20000 characters",
    ],
  ])("%s is refused by the name of the field", (_what, turn, field, message) => {
    expect(faultsOf("Hello", turn)).toEqual([{ path: `dialogue_history.1.${field}`, message }]);
  });

  it("names every field that is missing", () => {
    expect(faultsOf({})).toEqual([
      { path: "dialogue_history.0.role", message: "is required" },
      { path: "dialogue_history.0.content", message: "is required" },
    ]);
  });

  it.each([[1], [null], [true], [["Hello"]]])(
    "that is %j is told which forms there are",
    (turn) => {
      expect(faultsOf(turn)).toEqual([{ path: "dialogue_history.0", message: FORMS }]);
    },
  );

  it("of too much text is told the limit", () => {
    expect(faultsOf("x".repeat(20_001))).toEqual([
      { path: "dialogue_history.0", message: "must have at most 20000 characters" },
    ]);
  });
});
