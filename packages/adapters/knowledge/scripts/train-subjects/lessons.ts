import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { KnowledgeEntry } from "@health-exercise/domain/knowledge";
import {
  inCommonWords,
  read,
  TEXT_LANGUAGES,
  type TextLanguage,
} from "@health-exercise/domain/language";
import { builtInCorpus } from "../../src/corpus/built-in-corpus.ts";
import { questionWords } from "../../src/subjects/question-words.ts";
import { NO_ENTRY } from "../../src/subjects/subject-weights.ts";

/** What an entry is asked for by, or says. */
export type Lesson = {
  /** The number of the entry. */
  readonly entry: number;
  readonly text: string;
  /** How much it counts. */
  readonly weight: number;
  /** Whether somebody asks so; an entry's own sentences are none. */
  readonly isAsked: boolean;
};

/** The lessons of a language, and the entries that they are about; the last one stands for none. */
export type Lessons = { readonly entries: readonly string[]; readonly lessons: readonly Lesson[] };

/** What an entry says is not how people ask (design value). */
const SAID_WEIGHT = 0.3;
const SHORTEST_SAID = 8;
const SENTENCE_END = /(?<=[.!?;:。！？；：])\s*/;
/** Questions of people for each subject, which tell a situation more often than not. */
const QUESTIONS = new URL("../../../../domain/data-safety/", import.meta.url);
const QUESTION_FILES: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ["situations", "situations-held-out"],
  zh: ["situations", "situations-for-search", "situations-held-out"],
};
/** What people say to a companion, by what it is for. */
const MESSAGES = new URL("../../../../domain/data-intents/", import.meta.url);
/** To these no entry is an answer. */
const FOR_NOTHING: ReadonlySet<string> = new Set([
  ...["off_topic", "chit_chat", "greeting", "goodbye", "thanks", "acknowledgement"],
  ...["records", "companion"],
]);
/** Reading all lessons takes a minute; whatever changes how texts are read changes some of these. */
const EVERY = 60;

/** What the judge of subjects learns from. */
export async function lessonsOf(language: TextLanguage): Promise<Lessons> {
  const entries = (await builtInCorpus()).filter((entry) => entry.language === language);
  const numbers = new Map(entries.map(({ subject }, number) => [subject, number]));
  const questions = QUESTION_FILES[language].flatMap((name) =>
    linesOf(new URL(`${name}-${language}.jsonl`, QUESTIONS)).map((line) => {
      const { type, text } = JSON.parse(line) as { readonly type: string; readonly text: string };
      const entry = numbers.get(type);
      if (entry === undefined) throw new Error(`No entry of the corpus is about ${type}.`);
      return { entry, text, weight: 1, isAsked: true };
    }),
  );
  const others = linesOf(new URL(`messages-${language}.tsv`, MESSAGES)).flatMap((line) => {
    const [intent = "", text = ""] = line.split("\t");
    return FOR_NOTHING.has(intent) ? [text] : [];
  });
  return {
    entries: [...entries.map(({ id }) => id), NO_ENTRY],
    lessons: [
      ...entries.flatMap(lessonsOfEntry),
      ...questions,
      ...others.map((text) => ({ entry: entries.length, text, weight: 1, isAsked: true })),
    ],
  };
}

/** The words of a lesson, read as a question is. */
export function wordsOfLesson({ text }: Lesson, language: TextLanguage): ReadonlySet<number> {
  return questionWords(inCommonWords(read(text)), language);
}

/** What the weights depend on, as a SHA-256: another one needs a new training. */
export async function fingerprintOfSubjects(): Promise<string> {
  const hash = createHash("sha256");
  for (const language of TEXT_LANGUAGES) {
    const { entries, lessons } = await lessonsOf(language);
    hash.update(JSON.stringify([entries, lessons]));
    for (const lesson of lessons.filter((_, index) => index % EVERY === 0))
      hash.update(JSON.stringify([...wordsOfLesson(lesson, language)]));
  }
  return hash.digest("hex");
}

function lessonsOfEntry(
  { title, asked, summary, text }: KnowledgeEntry,
  entry: number,
): readonly Lesson[] {
  const said = [summary, ...text.split(SENTENCE_END)].filter(
    ({ length }) => length > SHORTEST_SAID,
  );
  return [
    ...[title, ...asked].map((each) => ({ entry, text: each, weight: 1, isAsked: true })),
    ...said.map((each) => ({ entry, text: each, weight: SAID_WEIGHT, isAsked: false })),
  ];
}

function linesOf(file: URL): readonly string[] {
  return readFileSync(file, "utf8").trimEnd().split("\n");
}
