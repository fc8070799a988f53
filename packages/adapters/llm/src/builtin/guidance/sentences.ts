import type { SafetyLanguage } from "@health-exercise/domain";
import { tokensOf } from "../tokens.ts";
import { DEPENDENT_OPENERS } from "./guidance.data.ts";

const ENDS = /[.!?。！？]["'”’」』)）]*$/u;
const SPACES = /\s+/gu;

const segmenters: Readonly<Record<SafetyLanguage, Intl.Segmenter>> = {
  en: new Intl.Segmenter("en", { granularity: "sentence" }),
  zh: new Intl.Segmenter("zh", { granularity: "sentence" }),
};
const openers: Readonly<Record<SafetyLanguage, readonly string[][]>> = {
  en: DEPENDENT_OPENERS.en.split("|").map(tokensOf),
  zh: DEPENDENT_OPENERS.zh.split("|").map(tokensOf),
};

/** The sentences of a text, in order. */
export function allSentencesOf(text: string, language: SafetyLanguage): string[] {
  return Array.from(segmenters[language].segment(text), ({ segment }) =>
    segment.replace(SPACES, " ").trim(),
  );
}

/** The whole sentences of a text; headings and what breaks off are left out. */
function sentencesOf(text: string, language: SafetyLanguage): string[] {
  return allSentencesOf(text, language).filter((sentence) => ENDS.test(sentence));
}

/** Sentences that cannot be told apart: one that leans on the one before stands with it. */
export function blocksOf(text: string, language: SafetyLanguage): string[][] {
  const blocks: string[][] = [];
  for (const sentence of sentencesOf(text, language)) {
    const before = blocks.at(-1);
    if (before !== undefined && leansOnTheOneBefore(sentence, language)) before.push(sentence);
    else blocks.push([sentence]);
  }
  return blocks;
}

function leansOnTheOneBefore(sentence: string, language: SafetyLanguage): boolean {
  const tokens = tokensOf(sentence);
  return openers[language].some((opener) => opener.every((token, at) => tokens[at] === token));
}
