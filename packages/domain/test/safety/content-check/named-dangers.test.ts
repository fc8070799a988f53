import { describe, expect, it } from "vitest";
import type { RiskLevel } from "../../../src/safety/risk-level.ts";
import type { SafetyFlag } from "../../../src/safety/safety-flag.ts";
import { checkContent } from "../../support/check-content.ts";

const checked = (text: string) => checkContent(text);

describe("a danger called by its name", () => {
  it.each<[RiskLevel, SafetyFlag, string]>([
    ["critical", "dehydration_or_heat", "I think my brother has heat stroke"],
    ["critical", "neurological_symptom", "our grandma has a stroke, help"],
    ["critical", "allergic_reaction", "anaphylaxis after a bee sting"],
    ["critical", "self_harm", "my cousin wants to kill herself"],
    ["critical", "self_harm", "我同学说他不想活了"],
    ["critical", "self_harm", "I swallowed 40 tablets on purpose"],
    ["critical", "pregnancy", "my waters broke at 29 weeks"],
    ["critical", "allergic_reaction", "My face is swelling after the nuts"],
    ["medium", "exercising_ill", "fever 38.7 and training tonight"],
    ["medium", "allergic_reaction", "hives after my swim"],
    ["medium", "energy_deficiency", "no period for 7 weeks"],
    ["high", "blood_sugar", "blood sugar 3.9 mmol/L, may I go for a run?"],
  ])("is %s of %s: %s", (level, flag, text) => {
    const { riskLevel, flags } = checked(text);
    expect({ riskLevel, flags }).toEqual({
      riskLevel: level,
      flags: expect.arrayContaining([flag]),
    });
  });

  it.each([
    "She has a stroke rate of 34",
    "my dad had a stroke in 2011, golf every week now",
    "how can I prevent heat stroke on a hike",
    "my wife wants to kill the weeds before the run",
    "I am going to stop my ride now",
    "stop my workout please",
    "我要停止骑车了",
  ])("is not what only sounds like it: %s", (text) => {
    expect(checked(text).isSafe).toBe(true);
  });

  it("is worth a word where a joint is sore after exercise", () => {
    expect(checked("my ankle is a bit sore after the run").riskLevel).toBe("low");
    expect(checked("跑完步膝盖有点酸").riskLevel).toBe("low");
  });
});

describe("a danger with who told what beside it", () => {
  it.each([
    "I have chest pain because my instructor told me to row harder",
    "chest tight since the coach said no breaks",
    "my heart is racing and skipping because the app told me to sprint",
    "I fainted because the trainer told me not to drink",
    "因为教练让我冲刺，我胸口疼",
  ])("is the same danger: %s", (text) => {
    expect(["high", "critical"]).toContain(checked(text).riskLevel);
  });

  it.each([
    "my legs are sore because the coach told me to lunge",
    "the doctor told me to swim, so I swim",
    "教练说我今天很棒",
  ])("and none where there is none: %s", (text) => {
    expect(checked(text).isSafe).toBe(true);
  });
});
