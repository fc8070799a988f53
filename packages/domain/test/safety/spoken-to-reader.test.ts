import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";
import type { SafetyFinding } from "../../src/safety/content-check.ts";
import { spokenToReader } from "../../src/safety/spoken-to-reader.ts";
import { checkContent } from "../support/check-content.ts";

const checked = (message: string) => spokenToReader(checkContent(message), read(message));

/** The warnings to a message in which this was found. */
function warningsFor(message: string, ...found: readonly Partial<SafetyFinding>[]) {
  const findings = found.map(
    (facts): SafetyFinding => ({
      flag: "doping_or_misuse",
      level: "high",
      ruleId: "any",
      warning: { en: `of ${facts.ruleId}`, zh: "" },
      source: { kind: "design_value", reason: "test" },
      ...facts,
    }),
  );
  const warnings = findings.map(({ warning }) => warning.en);
  const check = { ...checkContent(message), language: "en", findings, warnings } as const;
  return spokenToReader(check, read(message)).warnings;
}

describe("a check as it is told to who wrote", () => {
  it.each(["My friend collapsed at the gym", "He had chest pain on the treadmill"])(
    "says for %j what to do for the other, at the same level",
    (message) => {
      const check = checked(message);
      expect(check.warnings.join()).not.toContain("Do not exercise until");
      expect(check.warnings[0]).toContain("Do not leave somebody with such signs alone");
      expect(check.riskLevel).toBe(checkContent(message).riskLevel);
      expect(check.flags).toEqual(checkContent(message).flags);
    },
  );

  it("says so in Chinese too", () => {
    expect(checked("我朋友在健身房晕倒了").warnings[0]).toContain("不要让有这类表现的人独处");
  });

  it.each([
    ["My urine was cola-coloured after the workout", /straight away/],
    ["训练后尿像酱油", /立即去急诊/],
  ])("says first where to go for %j", (message, where) => {
    const check = checked(message);
    expect(check.warnings[0]).toMatch(where);
    expect(check.findings.some(({ warning }) => where.test(warning[check.language]))).toBe(true);
    expect(check.warnings.length).toBe(1);
    expect(check.riskLevel).toBe("high");
  });

  it.each([
    ["My husband's urine is cola-coloured after his workout", /they go to .* straight away/],
    ["我老公训练后尿像酱油", /让对方立即去急诊/],
  ])("says first where the other should go for %j", (message, where) => {
    const check = checked(message);
    expect(check.warnings).toEqual([expect.stringMatching(where)]);
    expect(check.riskLevel).toBe("high");
  });

  it("says beside it what any other sign asks for", () => {
    const { warnings } = checked(
      "My husband has cola-coloured urine after training and chest pain",
    );
    expect(warnings[0]).toMatch(/straight away/);
    expect(warnings[1]).toContain("Do not leave somebody with such signs alone");
  });

  it("keeps the warning of what is no sign of a body", () => {
    const sign = { flag: "cardiac_symptom", ruleId: "sign" } as const;
    expect(warningsFor("My friend collapsed", { ruleId: "pills" }, sign)).toEqual([
      expect.stringContaining("Do not leave somebody with such signs alone"),
      "of pills",
    ]);
    expect(warningsFor("I collapsed", { ruleId: "pills" }, sign)).toEqual(["of pills", "of sign"]);
  });

  it("sends nobody to urgent care for less than the grave sign", () => {
    const dark = { flag: "medical_emergency", ruleId: "emergency.rhabdomyolysis" } as const;
    const urine = { flag: "medical_emergency", ruleId: "emergency.urine" } as const;
    const urgent = [expect.stringContaining("straight away")];
    expect(warningsFor("My urine is dark", dark)).toEqual(urgent);
    expect(warningsFor("My urine is dark", urine, dark)).toEqual(urgent);
    expect(warningsFor("My urine is dark", urine)).toEqual(["of emergency.urine"]);
    expect(warningsFor("My urine is dark", { ...dark, level: "medium" })).toEqual([
      "of emergency.rhabdomyolysis",
    ]);
  });

  it("is about the other where one sentence of several is", () => {
    const { warnings } = checked("My friend collapsed at the gym. Is that bad?");
    expect(warnings[0]).toContain("Do not leave somebody with such signs alone");
  });

  it("says the same when it is read again", () => {
    const message = "My husband's urine is cola-coloured after his workout";
    expect(spokenToReader(checked(message), read(message))).toEqual(checked(message));
  });

  it.each([
    "I nearly fainted while running",
    "My wife says I nearly fainted and I have chest pain",
    "My friend collapsed at the gym. I have chest pain.",
    "My friend wants to kill himself",
    "How long should I warm up?",
  ])("leaves %j as it is", (message) => {
    expect(checked(message)).toEqual(checkContent(message));
  });
});
