import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkContent } from "../../../src/safety/content/check-content.ts";
import { CONCEPTS } from "../../../src/safety/content/concepts.ts";
import { ContentIndex } from "../../../src/safety/content/content-index.ts";
import { FEATURE_COUNT, featuresOf } from "../../../src/safety/content/learned-features.ts";
import { learnedFinding } from "../../../src/safety/content/learned-layer.ts";
import { isVetoed } from "../../../src/safety/content/learned-model.ts";
import { normaliseText } from "../../../src/safety/content/normalise.ts";
import type { SafetyLanguage } from "../../../src/safety/safety-flag.ts";

type LabelledText = { readonly text: string; readonly lang: SafetyLanguage };

const LARGEST_FILE_BYTES = 1_000_000;
const index = new ContentIndex(CONCEPTS);
const read = (text: string) => index.read(normaliseText(text));

function ownTexts(lang: SafetyLanguage): readonly LabelledText[] {
  const file = new URL(`../../../data-safety/own-${lang}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

describe("the features of a text", () => {
  it("are hashed in the way the trained weights were made for", () => {
    expect(featuresOf(read("run"), "en").text).toEqual([
      13725, 12130, 3030, 16216, 10779, 375, 4215,
    ]);
    expect(featuresOf(read("跑步"), "zh").text).toEqual([5727, 15734, 7432]);
  });

  it.each([
    ["en", ""],
    ["zh", ""],
    ["en", "🏃🏃🏃"],
    ["zh", "跑a1步"],
    ["en", "\ud800 broken"],
    ["en", "x".repeat(20_000)],
  ] as const)("stay within the weights in %s for %j", (language, text) => {
    const features = featuresOf(read(text), language);
    const buckets = [...features.text, ...features.concepts];
    expect(buckets.every((bucket) => bucket >= 0 && bucket < FEATURE_COUNT)).toBe(true);
    expect(Number.isFinite(features.textValue + features.conceptValue)).toBe(true);
  });
});

describe.each(["en", "zh"] as const)("the trained layer in %s", (language) => {
  const checks = ownTexts(language).map(({ text }) => checkContent(text));
  const learned = checks.filter(({ findings }) =>
    findings.some(({ ruleId }) => ruleId.startsWith("learned.")),
  );

  it("finds danger that the rules do not", () => {
    expect(learned.length).toBeGreaterThan(10);
  });

  it("adds one finding, as a decision of this service, never above high", () => {
    for (const { findings } of learned) {
      const added = findings.filter(({ ruleId }) => ruleId.startsWith("learned."));
      expect(added).toHaveLength(1);
      expect(["medium", "high"]).toContain(added[0]?.level);
      expect(added[0]?.source.kind).toBe("design_value");
    }
  });

  it("is high for nothing but emergencies and self-harm", () => {
    for (const { findings } of learned) {
      for (const { ruleId, level, flag } of findings) {
        if (ruleId.startsWith("learned.") && level === "high")
          expect(["medical_emergency", "self_harm"]).toContain(flag);
      }
    }
  });

  it("is silent where the rules found danger", () => {
    for (const { findings } of learned) {
      const others = findings.filter(({ ruleId }) => !ruleId.startsWith("learned."));
      expect(others.every(({ level }) => level === "low" || level === "safe")).toBe(true);
    }
  });
});

it.each([
  ["en", "Why do calves cramp in the heat?"],
  ["en", "How is angina diagnosed?"],
  ["zh", "中风有哪些症状"],
  ["zh", "高血压怎么治疗"],
  ["en", "Which music do you like?"],
] as const)(
  "a question about a subject, or one of no danger, is vetoed in %s: %s",
  (language, text) => {
    const reading = read(text);
    expect(isVetoed(reading)).toBe(true);
    expect(learnedFinding(reading, language)).toBeUndefined();
  },
);

it("judges no advice, which is not what it was trained on", () => {
  for (const { text } of ownTexts("en")) {
    const { findings } = checkContent(text, {}, "advice");
    expect(findings.some(({ ruleId }) => ruleId.startsWith("learned."))).toBe(false);
  }
});

it("has small weights", () => {
  const file = new URL("../../../src/safety/content/learned-model.data.ts", import.meta.url);
  expect(readFileSync(file).length).toBeLessThan(LARGEST_FILE_BYTES);
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
