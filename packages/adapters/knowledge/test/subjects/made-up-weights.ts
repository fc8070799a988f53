import { inCommonWords, read, type TextLanguage } from "@health-exercise/domain/language";
import { questionWords } from "../../src/subjects/question-words.ts";
import {
  DIMENSIONS,
  MOST_STEPS,
  packedSteps,
  type SubjectWeights,
} from "../../src/subjects/subject-weights.ts";

/** Weights by which each entry is meant by the words of its question: both point along a dimension of its own. */
export function madeUpWeights(
  language: TextLanguage,
  questions: readonly (readonly [entry: string, question: string])[],
): SubjectWeights {
  const dimensionOf = new Map<number, number>();
  for (const [dimension, [, question]] of questions.entries())
    for (const word of questionWords(inCommonWords(read(question)), language))
      if (!dimensionOf.has(word)) dimensionOf.set(word, dimension);
  const words = Uint32Array.from(dimensionOf.keys()).sort();
  const along = (dimension: number, size: number) =>
    Array.from({ length: DIMENSIONS }, (_, at) => (at === dimension ? size : 0));
  return {
    words,
    information: new Float32Array(words.length).fill(1),
    directions: packedSteps(
      [...words].flatMap((word) => along(dimensionOf.get(word) ?? 0, MOST_STEPS)),
    ),
    entries: questions.map(([entry]) => entry),
    entryDirections: Int8Array.from(questions.flatMap((_, dimension) => along(dimension, 100))),
    scale: 0.01,
  };
}
