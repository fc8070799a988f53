import type { ReadText, TextLanguage } from "@health-exercise/domain/language";
import { questionWords } from "./question-words.ts";
import { addDirection, DIMENSIONS, NO_ENTRY, type SubjectWeights } from "./subject-weights.ts";

/**
 * Tells which entries answer a question in common words, by their ids, and how likely each does, 0-1; those alone that may.
 * Undefined where it knows none of the words.
 */
export type JudgeSubjects = (
  question: ReadText,
  language: TextLanguage,
) => ReadonlyMap<string, number> | undefined;

/** What is less likely than this is not named (design value). */
const LEAST_CHANCE = 0.001;

/**
 * A judge of the subjects of questions. Each word of a question points somewhere, and so does each entry: how alike both
 * directions are says how well an entry answers, also where it shares no word with the question, since all ways to ask for an
 * entry taught both (a softmax over the entries, as in Joulin et al. 2017, "Bag of tricks for efficient text classification").
 */
export function createSubjectJudge(
  weights: Readonly<Record<TextLanguage, SubjectWeights>>,
): JudgeSubjects {
  return (question, language) => {
    const own = weights[language];
    const direction = directionOf(questionWords(question, language), own);
    return direction && likeliest(direction, own);
  };
}

/** Where the known words of a question point together; undefined where none is known. */
function directionOf(
  hashes: ReadonlySet<number>,
  weights: SubjectWeights,
): Float32Array | undefined {
  const direction = new Float32Array(DIMENSIONS);
  let squares = 0;
  for (const hash of hashes) {
    const word = placeOf(hash, weights.words);
    if (word === undefined) continue;
    const information = weights.information[word] ?? 0;
    squares += information ** 2;
    addDirection(direction, weights, word, information);
  }
  if (squares === 0) return undefined;
  const length = Math.sqrt(squares);
  return direction.map((sum) => sum / length);
}

function likeliest(
  direction: Float32Array,
  { entries, entryDirections, scale }: SubjectWeights,
): ReadonlyMap<string, number> {
  const scores = new Float32Array(entries.length);
  let highest = Number.NEGATIVE_INFINITY;
  for (let entry = 0; entry < entries.length; entry += 1) {
    const from = entry * DIMENSIONS;
    let sum = 0;
    for (let at = 0; at < DIMENSIONS; at += 1)
      sum += (direction[at] ?? 0) * (entryDirections[from + at] ?? 0);
    scores[entry] = scale * sum;
    highest = Math.max(highest, scale * sum);
  }
  const odds = scores.map((score) => Math.exp(score - highest));
  const all = odds.reduce((sum, each) => sum + each, 0);
  const chances = new Map<string, number>();
  for (const [entry, id] of entries.entries()) {
    const chance = (odds[entry] ?? 0) / all;
    if (chance >= LEAST_CHANCE && id !== NO_ENTRY) chances.set(id, chance);
  }
  return chances;
}

/** The place of a hash among ascending ones. */
function placeOf(hash: number, words: Uint32Array): number | undefined {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((words[middle] ?? 0) < hash) from = middle + 1;
    else to = middle;
  }
  return words[from] === hash ? from : undefined;
}
