import { read } from "@health-exercise/domain/language";
import { GOES_ON, REFERS_BACK, STEPS, WARNS } from "./fitted-text.data.ts";
import { phraseSet } from "./phrase-set.ts";
import type { WholeSentence } from "./whole-sentences.ts";

/** With less of its text left, an entry says something else (design value). */
const LEAST_LEFT = 0.5;

const goesOn = phraseSet(GOES_ON, "first");
const refersBack = phraseSet(REFERS_BACK);
const isStep = phraseSet(STEPS, "first");
const warns = phraseSet(WARNS);

/**
 * A text without some of its sentences; undefined where what is left would not stand by itself: without the sentence that says
 * what it is about, without a warning or a step of a plan, less than half of it, or with a sentence that refers to one left out.
 */
export function sentencesLeft(
  sentences: readonly WholeSentence[],
  isLeftOut: (sentence: WholeSentence) => boolean,
): string | undefined {
  const out = new Set(sentences.filter(isLeftOut));
  if (out.size === 0) return sentences.map(({ text, gap }) => text + gap).join("");
  const [first] = sentences;
  if (first === undefined || out.has(first)) return undefined;
  const kept = sentences.filter((sentence) => !out.has(sentence));
  if (lengthOf(kept) < LEAST_LEFT * lengthOf(sentences)) return undefined;
  if ([...out].some(({ text }) => warns(read(text)) || isStep(read(text)))) return undefined;
  const isTorn = sentences.some((sentence, index) => {
    const before = sentences[index - 1];
    return before !== undefined && out.has(before) && !out.has(sentence) && leansBack(sentence);
  });
  if (isTorn) return undefined;
  return kept
    .map(({ text, gap }) => text + gap)
    .join("")
    .trimEnd();
}

function lengthOf(sentences: readonly WholeSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.length, 0);
}

function leansBack({ text }: WholeSentence): boolean {
  const { words } = read(text);
  const clause = words.filter((word) => word.clause === words[0]?.clause);
  return goesOn({ words }) || refersBack({ words: clause });
}
