import { stemmer } from "stemmer";
import { CHINESE_STOP_WORDS, ENGLISH_STOP_WORDS } from "./stop-words.data.ts";
import { FIELD_WORDS, SYNONYMS } from "./synonyms.data.ts";

const stopWords = new Set(
  `${ENGLISH_STOP_WORDS} ${CHINESE_STOP_WORDS} ${FIELD_WORDS}`.split(/\s+/).filter(Boolean),
);
const HAN = /\p{Script=Han}/u;
/** A concept stands in text between these private-use characters. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const PIECE = /\uE000[a-z]+\uE001|\p{Script=Han}+|[\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*/gu;

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const concepts = new Map(
  Object.entries(SYNONYMS).flatMap(([concept, phrases]) =>
    phrases.split("|").map((phrase) => [plain(phrase), concept] as const),
  ),
);
/** The terms of concepts by the stems of the single English words that name them: what a misspelt word is compared with. */
export const CONCEPT_TERMS: ReadonlyMap<string, string> = new Map(
  [...concepts]
    .filter(([phrase]) => /^[a-z]+$/.test(phrase))
    .map(([word, concept]) => [stemmer(word), `=${concept}`]),
);
const phrases = phrasePattern([...concepts.keys()]);

/**
 * The terms of a text as they are indexed and searched: concepts for words of the field in either language, stems of
 * other English words, words of Chinese as the segmenter finds them; nothing for stop words.
 */
export function analyseText(text: string): string[] {
  const marked = plain(text).replace(
    phrases,
    (phrase) => `${OPEN}${concepts.get(phrase.trim()) ?? ""}${CLOSE}`,
  );
  return (marked.match(PIECE) ?? []).flatMap(termsOf);
}

function termsOf(piece: string): string[] {
  if (piece.startsWith(OPEN)) return [`=${piece.slice(1, -1)}`];
  if (!HAN.test(piece)) return stopWords.has(piece) ? [] : [stemmer(piece)];
  return Array.from(segmenter.segment(piece), ({ segment }) => segment).filter(
    (word) => !stopWords.has(word),
  );
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\uE000\uE001]/gu, "")
    .normalize("NFC")
    .replace(/[\u2018\u2019`]/g, "'")
    .toLowerCase();
}

/** Longer phrases first; Chinese ones anywhere, others as whole words. */
function phrasePattern(all: readonly string[]): RegExp {
  const longestFirst = [...all].sort((left, right) => right.length - left.length);
  const [chinese, spaced] = [true, false].map((isHan) =>
    longestFirst
      .filter((phrase) => HAN.test(phrase) === isHan)
      .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("|"),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced})(?![\\p{L}\\p{N}])|${chinese}`, "gu");
}
