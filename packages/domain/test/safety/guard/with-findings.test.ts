import { describe, expect, it } from "vitest";
import { callsForHelp, helpReply } from "../../../src/chat/help/help-reply.ts";
import { read } from "../../../src/language/read.ts";
import { WARNINGS } from "../../../src/safety/content-check/warnings.data.ts";
import { emergencyContacts } from "../../../src/safety/emergency/emergency-contacts.ts";
import { guardFinding } from "../../../src/safety/guard/guard-finding.ts";
import { withFindings } from "../../../src/safety/guard/with-findings.ts";
import type { RiskLevel } from "../../../src/safety/risk-level.ts";
import { SAFETY_FLAGS, type SafetyFlag } from "../../../src/safety/safety-flag.ts";
import { checkContent } from "../../support/check-content.ts";

const finding = (flag: SafetyFlag, level: RiskLevel) =>
  guardFinding({
    flag,
    level,
    category: `test.${flag}`,
    source: { kind: "design_value", reason: "A test." },
  });

describe("what a guard finds", () => {
  it("has a warning in both languages for every flag, and names guard and category", () => {
    for (const flag of SAFETY_FLAGS)
      for (const level of ["medium", "critical"] as const) {
        const { warning, ruleId } = finding(flag, level);
        expect(warning.en.length).toBeGreaterThan(20);
        expect(warning.zh.length).toBeGreaterThan(8);
        expect(ruleId).toBe(`guard.test.${flag}`);
      }
  });

  it("sends to the crisis line where somebody means to harm themselves, and else to the emergency number", () => {
    expect(finding("self_harm", "critical").warning).toBe(WARNINGS.crisis);
    expect(finding("cardiac_symptom", "critical").warning).toBe(WARNINGS.callEmergency);
    expect(finding("self_harm", "high").warning).toBe(WARNINGS.selfHarm);
  });

  it.each<[RiskLevel, boolean, boolean]>([
    ["low", true, false],
    ["medium", false, false],
    ["high", false, true],
  ])("of level %s leaves a message safe: %s, and to be looked at: %s", (level, isSafe, isSeen) => {
    const check = withFindings(checkContent("Hello there."), [finding("extreme_diet", level)]);
    expect([check.isSafe, check.requiresHumanReview]).toEqual([isSafe, isSeen]);
  });

  it("stands in the order of what is gravest", () => {
    const found = [finding("extreme_diet", "low"), finding("abuse", "critical")];
    const check = withFindings(checkContent("Hello there."), [
      ...found,
      finding("minor", "medium"),
    ]);
    expect(check.flags).toEqual(["abuse", "minor", "extreme_diet"]);
  });

  it("makes a safe message what the content check would make it", () => {
    const safe = checkContent("The weather is lovely today.");
    expect(safe.riskLevel).toBe("safe");
    expect(withFindings(safe, [finding("eating_disorder", "high")])).toMatchObject({
      riskLevel: "high",
      isSafe: false,
      flags: ["eating_disorder"],
      warnings: [WARNINGS.eating.en],
      requiresHumanReview: true,
    });
  });

  it("speaks the language of the message", () => {
    const message = read("我今天走了很多路。");
    const check = withFindings(checkContent(message.source), [finding("self_harm", "high")]);
    expect(check.warnings).toEqual([WARNINGS.selfHarm.zh]);
    expect(callsForHelp(check, message)).toBe(true);
    const contacts = emergencyContacts("CN");
    expect(helpReply({ check, message, contacts, writing: "zh-Hans" }).text).toContain("12356");
  });

  it("calls for help where a life is in danger, not where a doctor should look at it", () => {
    const message = read("Hello there.");
    const isHelpCalledFor = (level: RiskLevel) => {
      const found = [finding("cardiac_symptom", level)];
      return callsForHelp(withFindings(checkContent(message.source), found), message);
    };
    expect(isHelpCalledFor("critical")).toBe(true);
    expect(isHelpCalledFor("high")).toBe(false);
  });

  it("takes nothing away and lowers nothing", () => {
    const check = checkContent("I have crushing chest pain and my left arm feels numb");
    const more = [finding("cardiac_symptom", "low"), finding("medical_emergency", "safe")];
    expect(withFindings(check, more)).toBe(check);
    const grown = withFindings(check, [finding("harassment", "low")]);
    expect(grown.riskLevel).toBe(check.riskLevel);
    expect(grown.flags).toEqual(expect.arrayContaining([...check.flags, "harassment"]));
    expect(grown.warnings.slice(0, check.warnings.length)).toEqual(check.warnings);
  });
});
