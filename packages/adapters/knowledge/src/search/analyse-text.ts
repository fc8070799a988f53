import { stemmer } from "stemmer";
import { CHINESE_STOP_WORDS, ENGLISH_STOP_WORDS } from "./stop-words.data.ts";
import { SYNONYMS } from "./synonyms.data.ts";

/** One telling word, or a phrase that names a concept of the field. */
export type Unit = {
  /** Stems of English words, words of Chinese as the segmenter finds them. */
  readonly words: readonly string[];
  /** What it names, whatever the wording and the language; begins with `=`. */
  readonly concept?: string;
};

const stopWords = new Set(
  `${ENGLISH_STOP_WORDS} ${CHINESE_STOP_WORDS}`.split(/\s+/).filter(Boolean),
);
const HAN = /\p{Script=Han}/u;
const WORDS = /\p{Script=Han}+|[\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*/gu;
const POSSESSIVE = /['’]s$/;

const LONG_CHINESE_WORD = 3;

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const concepts = new Map(
  Object.entries(SYNONYMS).flatMap(([concept, phrases]) =>
    phrases.split("|").map((phrase) => [plain(phrase), `=${concept}`] as const),
  ),
);
const phrases = phrasePattern([...concepts.keys()]);
/** The concepts that a single English word names, in whatever form it stands. */
const conceptByStem = new Map(
  [...concepts]
    .filter(([phrase]) => /^[a-z]{4,}$/.test(phrase))
    .map(([word, concept]) => [stemmer(word), concept]),
);

/** The telling words of a text in their order; nothing for stop words. */
export function analyseText(text: string): Unit[] {
  const searched = plain(text);
  const units: Unit[] = [];
  let done = 0;
  for (const found of searched.matchAll(phrases)) {
    units.push(...unitsOf(searched.slice(done, found.index)));
    const [phrase] = found;
    const words = wordsOf(unitsOf(phrase));
    const concept = concepts.get(phrase);
    units.push(concept === undefined ? { words } : { words, concept });
    done = found.index + phrase.length;
  }
  units.push(...unitsOf(searched.slice(done)));
  return units;
}

/** The words of units, in order. */
export function wordsOf(units: readonly Unit[]): string[] {
  return units.flatMap(({ words }) => words);
}

/** The concepts that units name, in order. */
export function conceptsOf(units: readonly Unit[]): string[] {
  return units.flatMap(({ concept }) => concept ?? []);
}

function unitsOf(text: string): Unit[] {
  return (text.match(WORDS) ?? []).flatMap(wordsIn).map((word) => {
    const concept = conceptByStem.get(word);
    return concept === undefined ? { words: [word] } : { words: [word], concept };
  });
}

function wordsIn(piece: string): string[] {
  if (HAN.test(piece))
    return Array.from(segmenter.segment(piece), ({ segment }) => segment)
      .filter((word) => !stopWords.has(word))
      .flatMap(withPairs);
  const word = piece.replace(POSSESSIVE, "");
  return stopWords.has(word) ? [] : [stemmer(word)];
}

/** A long word of Chinese with its pairs of characters: where words end differs from text to text. */
function withPairs(word: string): string[] {
  if (word.length < LONG_CHINESE_WORD) return [word];
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  return [word, ...pairs];
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
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
