import { DomainError, invalidField } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { errorInWireNames, inWireNames } from "../src/framework/wire-names.ts";

describe("fields of the domain in an answer", () => {
  it("have their names on the wire, within paths and sentences", () => {
    expect(inWireNames("pauses.0.endDate")).toBe("pauses.0.end_date");
    expect(inWireNames("systolicBloodPressure >= 180")).toBe("systolic_bp >= 180");
    expect(inWireNames("heightCm / weightKg")).toBe("height_cm / weight_kg");
    expect(inWireNames("timeZone")).toBe("timezone");
    expect(inWireNames("conditions[0]")).toBe("conditions[0]");
    expect(inWireNames("myEndDates")).toBe("myEndDates");
  });

  it("are named so by the refusal of an input", () => {
    const error = errorInWireNames(invalidField("sportEnd", "must not be before sportStart"));
    expect(error).toMatchObject({
      code: "invalid_input",
      message: "The field sport_end is not valid: must not be before sport_start",
      issues: [{ path: "sport_end", message: "must not be before sport_start" }],
    });
  });

  it("do not touch other errors", () => {
    for (const error of [new Error("endDate"), new DomainError("email_taken", "endDate is taken")])
      expect(errorInWireNames(error)).toBe(error);
  });
});
