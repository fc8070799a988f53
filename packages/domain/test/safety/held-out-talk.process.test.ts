import { describe, expect, it } from "vitest";
import { readLabelledTexts } from "../../scripts/eval-safety/labelled-texts.ts";
import { read } from "../../src/language/read.ts";
import { TEXT_LANGUAGES } from "../../src/language/text-language.ts";
import { type Writing, writingOf } from "../../src/language/writing.ts";
import { isAtLeast, type RiskLevel } from "../../src/safety/risk-level.ts";
import { contentCheck } from "../support/check-content.ts";

/** A little worse than what is measured (docs/safety.md): texts of writers whom no rule and no weight has seen. */
const HELD_OUT = [
  {
    set: "talk-held-out",
    warnedOf: 0.028,
    critical: 0.008,
    graveCaught: 0.9,
    atLevel: 0.79,
    mediumCaught: 0.71,
  },
  {
    set: "everyday-held-out",
    warnedOf: 0.02,
    critical: 0.01,
    graveCaught: 0.909,
    atLevel: 0.79,
    mediumCaught: 0.79,
  },
  {
    set: "everyday-held-out-2",
    warnedOf: 0.037,
    critical: 0.008,
    graveCaught: 0.925,
    atLevel: 0.83,
    mediumCaught: 0.81,
  },
  {
    set: "everyday-held-out-3",
    warnedOf: 0.016,
    critical: 0.005,
    graveCaught: 0.97,
    atLevel: 0.92,
    mediumCaught: 0.9,
  },
  {
    set: "messages-held-out",
    languages: ["en"] as const,
    warnedOf: 0.073,
    critical: 0.012,
    graveCaught: 0.94,
    atLevel: 0.865,
    mediumCaught: 0.89,
  },
];
/** How much worse traditional characters may fare than simplified ones. */
const MOST_BEHIND = 0.02;

const share = <Item>(items: readonly Item[], isHit: (item: Item) => boolean): number =>
  items.filter(isHit).length / items.length;

function judgedTexts(set: string, lang: string) {
  const file = new URL(`../../data-safety/${set}-${lang}.jsonl`, import.meta.url);
  return readLabelledTexts([file]).map((text) => {
    const words = read(text.text);
    return { ...text, level: contentCheck(words).riskLevel, writing: writingOf(words) };
  });
}

type Judged = ReturnType<typeof judgedTexts>[number];
const isCaught = ({ level }: Judged): boolean => isAtLeast(level, "medium");
const isGrave = ({ min_risk: wanted }: Judged): boolean =>
  wanted !== undefined && isAtLeast(wanted, "high");

const HELD_OUT_SETS = HELD_OUT.flatMap(({ languages = TEXT_LANGUAGES, ...least }) =>
  languages.map((lang) => ({ ...least, lang })),
);

describe.each(HELD_OUT_SETS)("$set in $lang", ({ set, lang, ...bounds }) => {
  const judged = judgedTexts(set, lang);
  const harmless = judged.filter(({ label }) => label === "safe");
  const grave = judged.filter(isGrave);

  it("is rarely warned of where it is harmless", () => {
    expect(share(harmless, isCaught)).toBeLessThanOrEqual(bounds.warnedOf);
    expect(share(harmless, ({ level }) => level === "critical")).toBeLessThanOrEqual(
      bounds.critical,
    );
  });

  it("is caught where it is dangerous", () => {
    const medium = judged.filter(({ min_risk: wanted }) => wanted === "medium");
    const atLevel = ({ level, min_risk: wanted }: Judged): boolean =>
      isAtLeast(level, wanted as RiskLevel);
    expect(share(grave, isCaught)).toBeGreaterThanOrEqual(bounds.graveCaught);
    expect(share(grave, atLevel)).toBeGreaterThanOrEqual(bounds.atLevel);
    expect(share(medium, isCaught)).toBeGreaterThanOrEqual(bounds.mediumCaught);
  });
});

describe("general questions about health and sport", () => {
  it.each(TEXT_LANGUAGES)("are hardly ever taken for danger (%s)", (lang) => {
    const harmless = judgedTexts("questions-held-out", lang).filter(
      ({ label }) => label === "safe",
    );
    expect(share(harmless, isCaught)).toBeLessThanOrEqual(0.055);
  });
});

describe("questions that tell a situation", () => {
  it.each(TEXT_LANGUAGES)("are rarely taken for danger (%s)", (lang) => {
    const harmless = judgedTexts("situations-held-out", lang).filter(
      ({ label }) => label === "safe",
    );
    expect(share(harmless, isCaught)).toBeLessThanOrEqual(0.07);
  });
});

describe("the last look", () => {
  const judged = readLabelledTexts([
    new URL("../../data-safety/talk-last-look.jsonl", import.meta.url),
  ]).map((text) => ({ ...text, level: contentCheck(read(text.text)).riskLevel }));

  it.each(TEXT_LANGUAGES)("catches what is grave, and leaves what is harmless (%s)", (lang) => {
    const own = judged.filter((text) => text.lang === lang);
    const harmless = own.filter(({ label }) => label === "safe");
    const grave = own.filter(({ min_risk: wanted }) => wanted && isAtLeast(wanted, "high"));
    expect(share(harmless, ({ level }) => isAtLeast(level, "medium"))).toBeLessThanOrEqual(0.08);
    expect(share(grave, ({ level }) => isAtLeast(level, "medium"))).toBeGreaterThanOrEqual(0.94);
  });
});

describe("traditional characters", () => {
  it("fare as simplified ones do", () => {
    const judged = judgedTexts("talk-held-out", "zh").filter(isGrave);
    const caughtIn = (writing: Writing): number =>
      share(
        judged.filter((text) => text.writing === writing),
        isCaught,
      );
    expect(caughtIn("zh-Hant")).toBeGreaterThanOrEqual(caughtIn("zh-Hans") - MOST_BEHIND);
  });
});
