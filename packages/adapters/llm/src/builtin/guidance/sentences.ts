import { type ReadText, read, type TextLanguage } from "@health-exercise/domain/language";
import { DEPENDENT_OPENERS } from "./guidance.data.ts";

const ENDS = /[.!?。！？]["'”’」』)）]*$/u;
const SPACES = /\s+/gu;

let openers: Readonly<Record<TextLanguage, readonly (readonly string[])[]>> | undefined;

/** The sentences of a text, in order. */
export function allSentencesOf({ source, sentences }: ReadText): string[] {
  return sentences.map(({ start, end }) => source.slice(start, end).replace(SPACES, " ").trim());
}

/** Sentences that cannot be told apart: one that leans on the one before stands with it. Headings and what breaks off are left out. */
export function blocksOf(text: ReadText, language: TextLanguage): string[][] {
  const blocks: string[][] = [];
  for (const [at, sentence] of allSentencesOf(text).entries()) {
    if (!ENDS.test(sentence)) continue;
    const before = blocks.at(-1);
    if (before !== undefined && leansOnTheOneBefore(text, at, language)) before.push(sentence);
    else blocks.push([sentence]);
  }
  return blocks;
}

function leansOnTheOneBefore(
  { tokens, sentences }: ReadText,
  at: number,
  language: TextLanguage,
): boolean {
  openers ??= { en: stemsOf(DEPENDENT_OPENERS.en), zh: stemsOf(DEPENDENT_OPENERS.zh) };
  const { from = 0, to = 0 } = sentences[at] ?? {};
  const words = tokens.slice(from, to).filter(({ kind }) => kind !== "mark");
  return openers[language].some((opener) =>
    opener.every((stem, place) => words[place]?.stem === stem),
  );
}

function stemsOf(phrases: readonly string[]): readonly (readonly string[])[] {
  return phrases.map((phrase) => read(phrase).words.map(({ stem }) => stem));
}
