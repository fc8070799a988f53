import {
  createPhraseFinder,
  type PhraseFinder,
  type ReadText,
  read,
  type Token,
  toldOnce,
} from "@health-exercise/domain/language";
import { CHINESE_STOP_WORDS, ENGLISH_STOP_WORDS } from "./stop-words.data.ts";
import { SYNONYMS } from "./synonyms.data.ts";

/** One telling word, or a phrase that names a concept of the field. */
export type Unit = {
  /** Stems of English words, words of Chinese as the segmenter finds them. */
  readonly words: readonly string[];
  /** What it names, whatever the wording and the language; begins with `=`. */
  readonly concept?: string;
};

const HAN = /\p{Script=Han}/u;
const LONG_CHINESE_WORD = 3;
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

let concepts: PhraseFinder<string> | undefined;
let englishStopWords: ReadonlySet<string> | undefined;
let chineseStopWords: ReadonlySet<string> | undefined;

/** The telling words of a text in their order; nothing for stop words. */
export const analyseText = toldOnce(({ words }: ReadText): readonly Unit[] => {
  concepts ??= createPhraseFinder(conceptPhrases(), { compare: "stem", within: "sentence" });
  const units: Unit[] = [];
  let done = 0;
  for (const { start, end, values } of concepts.find(words)) {
    units.push(...unitsOf(words.slice(done, start)));
    const named = wordsOf(unitsOf(words.slice(start, end)));
    const [concept] = values;
    units.push(concept === undefined ? { words: named } : { words: named, concept });
    done = end;
  }
  units.push(...unitsOf(words.slice(done)));
  return units;
});

/** The words of units, in order. */
export function wordsOf(units: readonly Unit[]): string[] {
  return units.flatMap(({ words }) => words);
}

/** The concepts that units name, in order. */
export function conceptsOf(units: readonly Unit[]): string[] {
  return units.flatMap(({ concept }) => concept ?? []);
}

function* conceptPhrases(): Generator<readonly [phrase: string, concept: string]> {
  for (const [concept, phrases] of Object.entries(SYNONYMS)) {
    for (const phrase of phrases) yield [phrase, `=${concept}`];
  }
}

/** The words of tokens outside of phrases; Chinese characters side by side are cut into words. */
function unitsOf(tokens: readonly Token[]): Unit[] {
  const units: Unit[] = [];
  let chinese = "";
  const cut = (): void => {
    units.push(...chineseWords(chinese).map((word) => ({ words: [word] })));
    chinese = "";
  };
  for (const [at, { text, stem, clause }] of tokens.entries()) {
    if (HAN.test(text)) {
      if (clause !== tokens[at - 1]?.clause) cut();
      chinese += text;
      continue;
    }
    cut();
    if (!isEnglishStopWord(text)) units.push({ words: [stem] });
  }
  cut();
  return units;
}

function isEnglishStopWord(word: string): boolean {
  englishStopWords ??= new Set(
    ENGLISH_STOP_WORDS.flatMap((line) => read(line).words.map(({ text }) => text)),
  );
  return englishStopWords.has(word);
}

/** Words of Chinese; a long one with its pairs of characters, since where words end differs from text to text. */
function chineseWords(run: string): string[] {
  if (run === "") return [];
  chineseStopWords ??= new Set(CHINESE_STOP_WORDS.flatMap((line) => line.split(" ")));
  const stopWords = chineseStopWords;
  return Array.from(segmenter.segment(run), ({ segment }) => segment)
    .filter((word) => !stopWords.has(word))
    .flatMap(withPairs);
}

function withPairs(word: string): string[] {
  if (word.length < LONG_CHINESE_WORD) return [word];
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  return [word, ...pairs];
}
