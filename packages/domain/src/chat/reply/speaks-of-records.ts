import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import { PERIODS_OF_RECORDS, RECORD_WORDS } from "./record-words.data.ts";

const FIGURE = /^[\d零一二两三四五六七八九十百]/;

let finder: PhraseFinder<"period" | "record"> | undefined;

/** Whether the words of a sentence tell what is recorded of the person: a figure of some period, or that there is none. */
export function speaksOfRecords(words: readonly Token[]): boolean {
  finder ??= createPhraseFinder(
    [
      ...phrasesWith(PERIODS_OF_RECORDS, "period" as const),
      ...phrasesWith(RECORD_WORDS, "record" as const),
    ],
    { compare: "singular", within: "sentence" },
  );
  const found = new Set(finder.findAll(words).hits.map(({ meaning }) => meaning));
  if (found.has("record")) return true;
  return found.has("period") && words.some(({ text }) => FIGURE.test(text));
}
