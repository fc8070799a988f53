import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../../../src/language/text-language.ts";
import { contentEngine } from "../../../src/safety/content-check/content-engine.ts";
import { featuresOf } from "../../../src/safety/content-check/learned-features.ts";
import { NAMED_BUCKETS, TEXT_BUCKETS } from "../../../src/safety/learned/weight-row.ts";
import { RISK_LEVELS, type RiskLevel } from "../../../src/safety/risk-level.ts";
import { checkContent } from "../../support/check-content.ts";

type LabelledText = { readonly text: string; readonly lang: TextLanguage };

const find = (text: string) => contentEngine().find(read(text));

/** A quarter of what this project wrote first. */
function ownTexts(lang: TextLanguage): readonly LabelledText[] {
  const file = new URL(`../../../data-safety/own-${lang}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .filter((_, index) => index % 4 === 0)
    .map((line) => JSON.parse(line));
}

describe("the features of a text", () => {
  it.each([
    ["en", ""],
    ["zh", ""],
    ["en", "🏃🏃🏃"],
    ["zh", "跑a1步"],
    ["en", "\ud800 broken"],
    ["en", "x".repeat(20_000)],
  ] as const)("stay within the weights in %s for %j", (language, text) => {
    const features = featuresOf(find(text), language, []);
    expect(features.text.every((bucket) => bucket >= 0 && bucket < TEXT_BUCKETS)).toBe(true);
    expect(features.named.every((bucket) => bucket < NAMED_BUCKETS)).toBe(true);
    expect(Number.isFinite(features.textValue + features.namedValue)).toBe(true);
  });
});

describe.each(TEXT_LANGUAGES)("the trained layer in %s", (language) => {
  const checks = ownTexts(language).map(({ text }) => checkContent(text));
  const learned = checks.filter(({ findings }) =>
    findings.some(({ ruleId }) => ruleId.startsWith("learned.")),
  );

  it("finds danger that the rules do not", () => {
    expect(learned.length).toBeGreaterThan(10);
  });

  it("adds one finding, as a decision of this service, worse than what the rules found", () => {
    for (const { findings } of learned) {
      const [added, ...more] = findings.filter(({ ruleId }) => ruleId.startsWith("learned."));
      const others = findings.filter((finding) => finding !== added);
      const rank = (level: RiskLevel = "safe") => RISK_LEVELS.indexOf(level);
      expect(more).toEqual([]);
      expect(added?.source.kind).toBe("design_value");
      for (const { level } of others) expect(rank(added?.level)).toBeGreaterThan(rank(level));
    }
  });
});

it("judges no text of a word or two, which says too little", () => {
  for (const text of ["It hurts", "no", "I can't", "continue", "疼", "我好疼"]) {
    expect([text, checkContent(text).flags]).toEqual([text, []]);
  }
});

it("judges no advice, which is not what it was trained on", () => {
  for (const { text } of ownTexts("en")) {
    const { findings } = checkContent(text, {}, "advice");
    expect(findings.some(({ ruleId }) => ruleId.startsWith("learned."))).toBe(false);
  }
});

describe("what holds now", () => {
  it.each([
    "Suddenly my chest hurts and I am clammy. Should I see a doctor?",
    "突然胸痛还出冷汗，吃药有用吗",
    "胸口现在闷得慌，喘不上气，要看医生吗",
    "Somebody just had a heart attack in my gym, I think he just had a heart attack",
  ])("is not hidden by a question for a doctor: %s", (text) => {
    expect(checkContent(text).riskLevel).toBe("critical");
  });

  it.each(["My dad had a heart attack, should I worry?", "我爸得过心梗，我需要担心吗"])(
    "differs from what another person once had: %s",
    (text) => {
      expect(checkContent(text).isSafe).toBe(true);
    },
  );
});

it.each(["message", "advice"] as const)("a warning against fasting is no fasting as %s", (kind) => {
  expect(checkContent("大量训练时不要断食，也不要极端节食。", {}, kind).flags).not.toContain(
    "extreme_diet",
  );
});
