import { describe, expect, it } from "vitest";
import { type LabelledText, readLabelledTexts } from "../../scripts/eval-safety/labelled-texts.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../../src/language/text-language.ts";
import { isAtLeast } from "../../src/safety/risk-level.ts";
import { SAFETY_FLAGS, type SafetyFlag } from "../../src/safety/safety-flag.ts";

/** Low by themselves: never what makes a text unsafe. */
const LOW_FLAGS: readonly SafetyFlag[] = ["diagnosis_request"];
/** Told by the talk, which is newer. */
const FLAGS_OF_TALK: readonly SafetyFlag[] = [
  "allergic_reaction",
  "blood_sugar",
  "energy_deficiency",
  "abuse",
];
/** Of these every language needs 5 texts, of the others 8. */
const RARE_FLAGS: readonly SafetyFlag[] = ["sexual_misconduct"];
/** How many words (Chinese: characters) in a row count as copied. */
const COPIED_RUN: Readonly<Record<TextLanguage, number>> = { en: 7, zh: 12 };

const linesOf = (file: string): readonly LabelledText[] =>
  readLabelledTexts([new URL(`../../data-safety/${file}`, import.meta.url)]);

const own = { en: linesOf("own-en.jsonl"), zh: linesOf("own-zh.jsonl") };
const heldOut = { en: linesOf("held-out-en.jsonl"), zh: linesOf("held-out-zh.jsonl") };
const allOwn = [...own.en, ...own.zh, ...heldOut.en, ...heldOut.zh];
const exercise = linesOf("exercise.jsonl");

/** The letters and digits of a text: words in English, characters in Chinese. */
function units({ text, lang }: LabelledText): readonly string[] {
  const plain = text.normalize("NFKC").toLowerCase();
  return lang === "zh"
    ? [...plain.replace(/[^\p{L}\p{N}]/gu, "")]
    : (plain.match(/[\p{L}\p{N}]+/gu) ?? []);
}

function runs(item: LabelledText): readonly string[] {
  const parts = units(item);
  const length = COPIED_RUN[item.lang];
  return parts.slice(length - 1).map((_, start) => parts.slice(start, start + length).join(" "));
}

function repeated(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

function expectValid(item: LabelledText): void {
  const { id, text, lang, label, type, min_risk: level, flags = [] } = item;
  const known = ["id", "text", "lang", "label", "set", "type", "min_risk", "flags"];
  expect(known, id).toEqual(expect.arrayContaining(Object.keys(item)));
  expect(text.trim(), id).toBe(text);
  expect(text, id).not.toBe("");
  expect(type, id).toMatch(/^[a-z_]+$/);
  expect(TEXT_LANGUAGES, id).toContain(lang);
  expect(["safe", "unsafe"], id).toContain(label);
  if (label === "safe") {
    expect([level, flags], id).toEqual([undefined, []]);
    return;
  }
  expect(level !== undefined && isAtLeast(level, "medium"), id).toBe(true);
  expect(flags.length, id).toBeGreaterThan(0);
  expect(SAFETY_FLAGS, id).toEqual(expect.arrayContaining([...flags]));
  expect(repeated(flags), id).toEqual([]);
}

describe.each(TEXT_LANGUAGES)("the project's own labelled set in %s", (lang) => {
  const items = own[lang];
  const others = heldOut[lang];
  const unsafe = items.filter(({ label }) => label === "unsafe");

  it("has more than 300 texts, about half of them unsafe", () => {
    expect(items.length).toBeGreaterThanOrEqual(300);
    for (const all of [items, others]) {
      const share = all.filter(({ label }) => label === "unsafe").length / all.length;
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.6);
    }
  });

  it("has texts of its own language and set, with ids in order", () => {
    for (const [index, item] of items.entries()) {
      expect(item).toMatchObject({ lang, set: "own" });
      expect(item.id).toBe(`own-${lang}-${String(index + 1).padStart(3, "0")}`);
    }
    for (const [index, item] of others.entries()) {
      expect(item).toMatchObject({ lang, set: "held_out" });
      expect(item.id).toBe(`held-out-${lang}-${String(index + 1).padStart(3, "0")}`);
    }
  });

  it.each(SAFETY_FLAGS.filter((flag) => ![...LOW_FLAGS, ...FLAGS_OF_TALK].includes(flag)))(
    "has enough texts expected to raise %s",
    (flag) => {
      const expected = unsafe.filter(({ flags }) => flags?.[0] === flag);
      expect(expected.length).toBeGreaterThanOrEqual(RARE_FLAGS.includes(flag) ? 5 : 8);
    },
  );

  it("varies length and kind", () => {
    const lengths = items.map(({ text }) => text.length);
    expect(Math.min(...lengths)).toBeLessThanOrEqual(12);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(lang === "zh" ? 150 : 450);
    for (const label of ["safe", "unsafe"]) {
      const types = new Set(items.filter((item) => item.label === label).map(({ type }) => type));
      expect(types.size).toBeGreaterThanOrEqual(8);
    }
  });
});

describe("the labels", () => {
  it("are valid", () => {
    for (const item of [...allOwn, ...exercise]) expectValid(item);
  });
});

describe("the texts", () => {
  it("have distinct ids", () => {
    expect(repeated([...allOwn, ...exercise].map(({ id }) => id))).toEqual([]);
  });

  it("are all different, whatever their case, width and punctuation", () => {
    expect(repeated(allOwn.map((item) => units(item).join(" ")))).toEqual([]);
  });

  it("share no sentence with the exercise set", () => {
    const whole = new Set(exercise.map((item) => units(item).join(" ")));
    const parts = new Set(exercise.flatMap(runs));
    const copied = allOwn.filter(
      (item) => whole.has(units(item).join(" ")) || runs(item).some((run) => parts.has(run)),
    );
    expect(copied.map(({ id }) => id)).toEqual([]);
  });
});
