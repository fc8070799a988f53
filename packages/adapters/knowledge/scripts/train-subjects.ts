/**
 * Trains the judge of subjects on how people ask for the entries of the corpus, and on what they ask beside it, and writes its
 * weights. Deterministic. `--check` only measures, on one in twelve of the ways to ask, which are left out of the training.
 */
import { writeFileSync } from "node:fs";
import {
  inCommonWords,
  read,
  TEXT_LANGUAGES,
  type TextLanguage,
} from "@health-exercise/domain/language";
import { createSubjectJudge } from "../src/subjects/subject-judge.ts";
import { NO_ENTRY, type SubjectWeights, subjectsFile } from "../src/subjects/subject-weights.ts";
import {
  fingerprintOfSubjects,
  type Lesson,
  type Lessons,
  lessonsOf,
} from "./train-subjects/lessons.ts";
import { weightsOf } from "./train-subjects/weights-of.ts";

const FILE = new URL("../src/subjects/subjects.bin", import.meta.url);
const EVERY = 12;
const PLACES = [1, 3, 10] as const;
/** From this chance on an entry is found by it alone. */
const SURE = 0.5;

const trained: Partial<Record<TextLanguage, SubjectWeights>> = {};
for (const language of TEXT_LANGUAGES) {
  const lessons = await lessonsOf(language);
  if (process.argv.includes("--check")) report(lessons, language);
  else trained[language] = weightsOf(lessons, language);
}
const { en, zh } = trained;
if (en !== undefined && zh !== undefined)
  writeFileSync(
    FILE,
    subjectsFile({ trainedOn: await fingerprintOfSubjects(), weights: { en, zh } }),
  );

function report({ entries, lessons }: Lessons, language: TextLanguage): void {
  const isLeftOut = ({ isAsked }: Lesson, index: number) => isAsked && index % EVERY === 0;
  const known = lessons.filter((lesson, index) => !isLeftOut(lesson, index));
  const weights = weightsOf({ entries, lessons: known }, language);
  const judge = createSubjectJudge({ en: weights, zh: weights });
  const isNone = ({ entry }: Lesson) => entries[entry] === NO_ENTRY;
  const leftOut = lessons.filter(isLeftOut);
  const asked = leftOut.filter((lesson) => !isNone(lesson));
  const chancesOf = (text: string) =>
    judge(inCommonWords(read(text)), language) ?? new Map<string, number>();
  const places = asked.map(({ entry, text }) => {
    const chances = chancesOf(text);
    const own = chances.get(entries[entry] ?? "") ?? 0;
    return own === 0
      ? Number.POSITIVE_INFINITY
      : [...chances.values()].filter((each) => each > own).length + 1;
  });
  const among = PLACES.map(
    (most) => `${places.filter((place) => place <= most).length} among the first ${most}`,
  );
  console.log(
    `${language}: of ${asked.length} ways to ask that are not known, the entry is ${among.join(", ")}`,
  );
  const others = leftOut.filter(isNone);
  const unanswered = others.filter(({ text }) => Math.max(0, ...chancesOf(text).values()) < SURE);
  console.log(
    `  of ${others.length} messages about something else ${unanswered.length} find nothing sure`,
  );
}
