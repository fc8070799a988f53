import { type ReadText, read, type TextLanguage } from "@health-exercise/domain/language";
import { DEPENDENT_OPENERS } from "./guidance.data.ts";

const ENDS = /[.!?。！？]["'”’」』)）]*$/u;
const GOES_ON = /[;；:：]["'”’」』)）]*$/u;
const SPACES = /\s+/gu;

let openers: Readonly<Record<TextLanguage, readonly (readonly string[])[]>> | undefined;

/** A sentence as it is quoted; `first` is the place of the first sentence read in it. */
type Quotable = { readonly text: string; readonly first: number };

/** The sentences of a text, in order; what goes on after a semicolon is of the same one. */
export function allSentencesOf(text: ReadText): string[] {
  return quotablesOf(text).map(({ text: sentence }) => sentence);
}

function quotablesOf({ source, sentences }: ReadText): readonly Quotable[] {
  const quotables: { text: string; first: number; end: number }[] = [];
  for (const [at, { start, end }] of sentences.entries()) {
    const before = quotables.at(-1);
    const between = before === undefined ? "" : source.slice(before.end, start);
    if (before !== undefined && GOES_ON.test(before.text) && !between.includes("\n")) {
      before.text += `${between}${source.slice(start, end)}`.replace(SPACES, " ").trimEnd();
      before.end = end;
    } else {
      quotables.push({
        text: source.slice(start, end).replace(SPACES, " ").trim(),
        first: at,
        end,
      });
    }
  }
  return quotables;
}

/** Sentences that cannot be told apart: one that leans on the one before stands with it. Headings and what breaks off are left out. */
export function blocksOf(text: ReadText, language: TextLanguage): string[][] {
  const blocks: string[][] = [];
  for (const { text: sentence, first } of quotablesOf(text)) {
    if (!ENDS.test(sentence)) continue;
    const before = blocks.at(-1);
    if (before !== undefined && leansOnTheOneBefore(text, first, language)) before.push(sentence);
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
