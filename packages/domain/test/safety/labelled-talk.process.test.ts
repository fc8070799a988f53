import { describe, expect, it } from "vitest";
import { type LabelledText, readLabelledTexts } from "../../scripts/eval-safety/labelled-texts.ts";
import { foldText } from "../../src/language/fold-text.ts";
import { TEXT_LANGUAGES } from "../../src/language/text-language.ts";
import { visibleText } from "../../src/language/visible-text.ts";
import { isAtLeast } from "../../src/safety/risk-level.ts";
import { SAFETY_FLAGS } from "../../src/safety/safety-flag.ts";

const RUN = 3;
/** Two texts that share so much of their runs of characters are the same text (design value). */
const NEAR = 0.75;

const linesOf = (file: string): readonly LabelledText[] =>
  readLabelledTexts([new URL(`../../data-safety/${file}`, import.meta.url)]);

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** The runs of characters of a text, whatever its script, case and punctuation. */
function runsOf(source: string): ReadonlySet<string> {
  const folded = foldText(visibleText(source)).text.replace(BETWEEN_WORDS, "");
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= folded.length; at += 1) runs.add(folded.slice(at, at + RUN));
  return runs;
}

/** Texts that others are held against, by the runs that they have. */
type Judging = {
  readonly runs: readonly ReadonlySet<string>[];
  readonly byRun: ReadonlyMap<string, readonly number[]>;
};

function indexOf(texts: readonly LabelledText[]): Judging {
  const runs = texts.map(({ text }) => runsOf(text));
  const byRun = new Map<string, number[]>();
  for (const [index, ofText] of runs.entries()) {
    for (const run of ofText) {
      const withRun = byRun.get(run);
      if (withRun === undefined) byRun.set(run, [index]);
      else withRun.push(index);
    }
  }
  return { runs, byRun };
}

/**
 * The texts of `texts` that are one of `judging`, or nearly one. Such a text shares a least number of runs with one that judges:
 * with all but so many, less one, of the runs that any of them has, the rarest first, the two are sure to meet.
 */
function nearlyIn({ runs: judged, byRun }: Judging, texts: readonly LabelledText[]): string[] {
  return texts.flatMap(({ id, text }) => {
    const runs = runsOf(text);
    const shared = Array.from(runs, (run) => byRun.get(run)).filter(
      (indexes) => indexes !== undefined,
    );
    const least = Math.ceil(NEAR * runs.size);
    if (shared.length < least) return [];
    const rarest = shared
      .sort((left, right) => left.length - right.length)
      .slice(0, shared.length - least + 1);
    const candidates = new Set(rarest.flat());
    return [...candidates].some((index) => isNear(runs, judged[index] ?? new Set())) ? [id] : [];
  });
}

function isNear(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const [fewer, more] = left.size < right.size ? [left, right] : [right, left];
  if (fewer.size < NEAR * more.size) return false;
  let shared = 0;
  for (const run of fewer) if (more.has(run)) shared += 1;
  return shared / (left.size + right.size - shared) >= NEAR;
}

describe.each(TEXT_LANGUAGES)("the talk in %s", (lang) => {
  const talk = linesOf(`talk-${lang}.jsonl`);
  const heldOut = linesOf(`talk-held-out-${lang}.jsonl`);
  const judging = indexOf([
    ...heldOut,
    ...[
      ...["held-out", "everyday-dev", "everyday-held-out", "everyday-held-out-2"],
      ...["questions-held-out", "situations-held-out"],
    ].flatMap((name) => linesOf(`${name}-${lang}.jsonl`)),
  ]);

  it("is labelled as the others are", () => {
    for (const { id, text, lang: told, label, min_risk: level, flags = [] } of [
      ...talk,
      ...heldOut,
      ...[
        "everyday",
        "messages",
        "questions",
        "situations",
        "everyday-dev",
        "everyday-held-out",
        "everyday-held-out-2",
        "questions-held-out",
        "situations-held-out",
      ].flatMap((name) => linesOf(`${name}-${lang}.jsonl`)),
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
    expect(nearlyIn(indexOf(heldOut), linesOf(`own-${lang}.jsonl`))).toEqual([]);
  });
});
