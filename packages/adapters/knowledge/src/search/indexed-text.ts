import { inCommonWords, type ReadText, read, toldOnce } from "@health-exercise/domain/language";
import { analyseText, conceptsOf, type Unit, wordsOf } from "./analyse-text.ts";
import { type AskedKeys, keysOf } from "./asked-words.ts";

/** What is indexed of a passage. */
export type IndexedText = {
  readonly title: string;
  readonly text: string;
  /** Other titles: how people ask for it. */
  readonly asked?: readonly string[];
};

/** The same as terms: words by their stems, and concepts. */
export type ReadIndexedText = {
  readonly titleTerms: readonly string[];
  readonly textTerms: readonly string[];
  /** Those of title and text, and of the title alone, each once. */
  readonly concepts: readonly string[];
  readonly titleConcepts: readonly string[];
  /** Words and concepts of each other title, each once. */
  readonly asked: readonly (readonly string[])[];
  /** Title and other titles as the questions that they are. */
  readonly questions: readonly AskedKeys[];
};

const HAN = /\p{Script=Han}/u;

/** Reads a text for an index, which is most of the work; an index made anew of the same texts finds them read. */
export const readIndexedText = toldOnce(
  ({ title, text, asked = [] }: IndexedText): ReadIndexedText => {
    const titleUnits = analyseText(read(title));
    const textUnits = analyseText(read(text));
    const questions = asked.map(asQuestion);
    return {
      titleTerms: wordsOf(titleUnits),
      textTerms: wordsOf(textUnits),
      concepts: [...new Set(conceptsOf([...titleUnits, ...textUnits]))],
      titleConcepts: [...new Set(conceptsOf(titleUnits))],
      asked: questions.map((question) => termsOf(analyseText(question))),
      questions: [asQuestion(title), ...questions].map(keysOf),
    };
  },
);

/** How somebody asks, in the words in which questions are read: Cantonese in those of Mandarin. */
function asQuestion(phrase: string): ReadText {
  const question = read(phrase);
  return HAN.test(phrase) ? inCommonWords(question) : question;
}

/** The words and concepts of units, each once. */
function termsOf(units: readonly Unit[]): readonly string[] {
  return [...new Set([...wordsOf(units), ...conceptsOf(units)])];
}
