import { describe, expect, it } from "vitest";
import { type LabelledText, readLabelledTexts } from "../../scripts/eval-safety/labelled-texts.ts";
import { foldText } from "../../src/language/fold-text.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../../src/language/text-language.ts";
import { visibleText } from "../../src/language/visible-text.ts";
import { isAtLeast } from "../../src/safety/risk-level.ts";
import { SAFETY_FLAGS } from "../../src/safety/safety-flag.ts";

const RUN = 3;
/** Two texts that share so much of their runs of characters are the same text (design value). */
const NEAR = 0.75;

const linesOf = (file: string): readonly LabelledText[] =>
  readLabelledTexts([new URL(`../../data-safety/${file}`, import.meta.url)]);

/** What judges beside the talk held out. */
const JUDGING_FILES: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ["messages-held-out-en.jsonl", ...judgingFilesIn("en")],
  zh: judgingFilesIn("zh"),
};

function judgingFilesIn(lang: TextLanguage): readonly string[] {
  return [
    ...["held-out", "everyday-dev"],
    ...["everyday-held-out", "everyday-held-out-2", "everyday-held-out-3"],
    ...["questions-held-out", "situations-held-out"],
  ].map((name) => `${name}-${lang}.jsonl`);
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** The runs of characters of a text, whatever its script, case and punctuation. */
function runsOf(source: string): ReadonlySet<string> {
  const folded = foldText(visibleText(source)).text.replace(BETWEEN_WORDS, "");
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= folded.length; at += 1) runs.add(folded.slice(at, at + RUN));
  return runs;
}

/** Runs have numbers, the rarest first. */
type Numbers = ReadonlyMap<string, number>;

/** What a text is compared by. */
type Compared = {
  /** How many runs it has. */
  readonly size: number;
  /** The numbers of those that have one, in ascending order. */
  readonly numbers: readonly number[];
};

/** Texts that others are held against. */
type Judging = {
  readonly numbers: Numbers;
  /** By the number of a run, the texts that have it among their telling ones. */
  readonly byRun: ReadonlyMap<number, readonly Compared[]>;
};

function judgingTexts(texts: readonly LabelledText[]): Judging {
  const runs = texts.map(({ text }) => runsOf(text));
  const times = new Map<string, number>();
  for (const ofText of runs) for (const run of ofText) times.set(run, (times.get(run) ?? 0) + 1);
  const rarestFirst = [...times].sort(([, left], [, right]) => left - right);
  const numbers = new Map(rarestFirst.map(([run], number) => [run, number]));
  const byRun = new Map<number, Compared[]>();
  for (const ofText of runs) {
    const text = comparedBy(ofText, numbers);
    for (const number of tellingOf(text)) {
      const withRun = byRun.get(number);
      if (withRun === undefined) byRun.set(number, [text]);
      else withRun.push(text);
    }
  }
  return { numbers, byRun };
}

function comparedBy(runs: ReadonlySet<string>, numbers: Numbers): Compared {
  const known = [...runs].flatMap((run) => numbers.get(run) ?? []);
  return { size: runs.size, numbers: known.sort((left, right) => left - right) };
}

/**
 * The rarest runs of a text, so many that the others are too few to be near to anything by themselves: two texts that are near
 * share one of theirs (prefix filtering, Chaudhuri, Ganti and Kaushik 2006). Those without a number are the rarest.
 */
function tellingOf({ size, numbers }: Compared): readonly number[] {
  const telling = size - Math.ceil(NEAR * size) + 1;
  return numbers.slice(0, Math.max(0, telling - (size - numbers.length)));
}

/** The texts of `texts` that are one of `judging`, or nearly one. */
function nearlyIn({ numbers, byRun }: Judging, texts: readonly LabelledText[]): string[] {
  return texts.flatMap(({ id, text }) => {
    const compared = comparedBy(runsOf(text), numbers);
    const candidates = new Set(tellingOf(compared).flatMap((number) => byRun.get(number) ?? []));
    return [...candidates].some((candidate) => isNear(compared, candidate)) ? [id] : [];
  });
}

/** Whether two texts share so much of all runs that either has. */
function isNear(left: Compared, right: Compared): boolean {
  const isEnough = (shared: number) => (1 + NEAR) * shared >= NEAR * (left.size + right.size);
  let shared = 0;
  let [atLeft, atRight] = [0, 0];
  for (;;) {
    const rest = Math.min(left.numbers.length - atLeft, right.numbers.length - atRight);
    if (rest === 0 || !isEnough(shared + rest)) return isEnough(shared);
    const order = (left.numbers[atLeft] ?? 0) - (right.numbers[atRight] ?? 0);
    if (order === 0) shared += 1;
    if (order <= 0) atLeft += 1;
    if (order >= 0) atRight += 1;
  }
}

describe.each(TEXT_LANGUAGES)("the talk in %s", (lang) => {
  const talk = linesOf(`talk-${lang}.jsonl`);
  const heldOut = linesOf(`talk-held-out-${lang}.jsonl`);
  const others = JUDGING_FILES[lang].flatMap(linesOf);
  const judging = judgingTexts([...heldOut, ...others]);

  it("is labelled as the others are", () => {
    for (const { id, text, lang: told, label, min_risk: level, flags = [] } of [
      ...[...talk, ...heldOut, ...others],
      ...["everyday", "messages", "questions", "situations"].flatMap((name) =>
        linesOf(`${name}-${lang}.jsonl`),
      ),
    ]) {
      expect([told, text.trim()], id).toEqual([lang, text]);
      if (label === "safe") expect([level, flags], id).toEqual([undefined, []]);
      else expect(level !== undefined && isAtLeast(level, "medium"), id).toBe(true);
      expect(SAFETY_FLAGS, id).toEqual(expect.arrayContaining([...flags]));
    }
    expect(new Set([...talk, ...heldOut].map(({ id }) => id)).size).toBe(
      talk.length + heldOut.length,
    );
  });

  it("is by several writers, the held-out one not among them, and half of it harmless", () => {
    expect(new Set(talk.map(({ writer }) => writer)).size).toBeGreaterThanOrEqual(3);
    expect(talk.map(({ writer }) => writer)).not.toContain("held-out");
    expect(new Set(heldOut.map(({ writer }) => writer))).toEqual(new Set(["held-out"]));
    const harmless = talk.filter(({ label }) => label === "safe").length;
    expect(harmless / talk.length).toBeGreaterThan(0.49);
  });

  it("shares no text, nor nearly one, with what judges it", () => {
    expect(nearlyIn(judging, talk)).toEqual([]);
  });

  it("is as apart from it as the everyday wording is, and what was written first", () => {
    for (const name of ["everyday", "messages", "questions", "situations"])
      expect(nearlyIn(judging, linesOf(`${name}-${lang}.jsonl`))).toEqual([]);
    expect(nearlyIn(judgingTexts(heldOut), linesOf(`own-${lang}.jsonl`))).toEqual([]);
  });
});
