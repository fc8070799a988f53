import { createPhraseFinder, type PhraseFinder } from "../../src/language/phrase-finder.ts";
import { phrasesWith } from "../../src/language/phrases-with.ts";
import { read } from "../../src/language/read.ts";
import type { TextLanguage } from "../../src/language/text-language.ts";
import { CAUTION_WORDS } from "./caution-words.data.ts";

const finders = new Map<TextLanguage, PhraseFinder<true>>();

/** Whether a harmless answer to a question about a danger warns of it, as far as words tell. */
export function hasCautionWords(text: string, language: TextLanguage): boolean {
  const finder =
    finders.get(language) ??
    createPhraseFinder(phrasesWith(CAUTION_WORDS[language], true as const));
  finders.set(language, finder);
  return finder.find(read(text).words).length > 0;
}
