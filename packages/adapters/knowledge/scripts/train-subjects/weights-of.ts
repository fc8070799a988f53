import type { TextLanguage } from "@health-exercise/domain/language";
import {
  DIMENSIONS,
  MOST_STEPS,
  packedSteps,
  type SubjectWeights,
} from "../../src/subjects/subject-weights.ts";
import { type Example, learnDirections } from "./learn-directions.ts";
import { type Lesson, type Lessons, wordsOfLesson } from "./lessons.ts";

/** Words of fewer lessons are left out: they say little about others, and are most of all (design values). */
const FEWEST_LESSONS: Readonly<Record<TextLanguage, number>> = { en: 10, zh: 6 };
/** What is larger than all but so many is as large as these: else most would be in few steps. */
const OUTLIERS = 0.001;
const MOST_OF_ENTRY = 127;

/** The weights that the lessons teach. */
export function weightsOf({ entries, lessons }: Lessons, language: TextLanguage): SubjectWeights {
  const read = lessons.map((lesson) => [...wordsOfLesson(lesson, language)]);
  const met = new Map<number, number>();
  for (const hashes of read) for (const hash of hashes) met.set(hash, (met.get(hash) ?? 0) + 1);
  const words = Uint32Array.from(
    [...met].flatMap(([hash, times]) => (times >= FEWEST_LESSONS[language] ? [hash] : [])),
  ).sort();
  const information = Float32Array.from(words, (hash) =>
    Math.log(1 + lessons.length / (met.get(hash) ?? 1)),
  );
  const places = new Map(Array.from(words, (hash, place) => [hash, place]));
  const examples = lessons.map((lesson, index) =>
    exampleOf(lesson, read[index] ?? [], places, information),
  );
  const learned = learnDirections(examples, words.length, entries.length);
  const ofWords = inSteps(learned.words, MOST_STEPS);
  const ofEntries = inSteps(learned.entries, MOST_OF_ENTRY);
  return {
    words,
    information,
    directions: packedSteps(ofWords.steps),
    entries,
    entryDirections: Int8Array.from(ofEntries.steps),
    scale: ofWords.step * ofEntries.step,
  };
}

function exampleOf(
  { entry, weight }: Lesson,
  hashes: readonly number[],
  places: ReadonlyMap<number, number>,
  information: Float32Array,
): Example {
  const words = Uint32Array.from(hashes.flatMap((hash) => places.get(hash) ?? []));
  const told = Float32Array.from(words, (word) => information[word] ?? 0);
  const length = Math.sqrt(told.reduce((sum, each) => sum + each ** 2, 0));
  return { entry, weight, words, values: told.map((each) => each / length) };
}

function inSteps(values: Float32Array, most: number): { steps: Float32Array; step: number } {
  const sizes = values.map(Math.abs).sort();
  const largest = sizes[Math.floor((1 - OUTLIERS) * (values.length - DIMENSIONS))] ?? 0;
  if (largest === 0) throw new Error("Nothing was learned.");
  const step = Number((largest / most).toPrecision(6));
  return {
    steps: values.map((value) => Math.max(-most, Math.min(most, Math.round(value / step)))),
    step,
  };
}
