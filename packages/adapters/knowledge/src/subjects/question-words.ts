import { hashedWords, type ReadText, type TextLanguage } from "@health-exercise/domain/language";
import { analyseText, conceptsOf } from "../search/analyse-text.ts";

/** What of a question in common words (`inCommonWords`) tells its subject, as hashes: its words, and the concepts they name. */
export function questionWords(question: ReadText, language: TextLanguage): ReadonlySet<number> {
  return hashedWords(question, language, conceptsOf(analyseText(question)));
}
