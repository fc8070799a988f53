export type { Amount } from "./amount.ts";
export type { Bound } from "./bounds.data.ts";
export { hashedWords } from "./features/hashed-words.ts";
export { inCommonWords } from "./in-common-words.ts";
export { languageOfMessage } from "./language-of-message.ts";
export { languageOfText } from "./language-of-text.ts";
export {
  createPhraseFinder,
  type FoundPhrase,
  type FoundPhrases,
  type PhraseFinder,
  type PhraseHit,
  type PhraseOptions,
} from "./phrase-finder.ts";
export type { WordComparison } from "./phrase-nodes.ts";
export { read, readInSteps } from "./read.ts";
export { readAmounts } from "./read-amounts.ts";
export type { ReadText, Sentence, Token } from "./read-text.ts";
export { type BilingualText, TEXT_LANGUAGES, type TextLanguage } from "./text-language.ts";
export { toldOnce } from "./told-once.ts";
export type { Measure, Unit } from "./units.data.ts";
export { type Writing, writingOf } from "./writing.ts";
