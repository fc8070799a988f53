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
  const odds = new Float32Array(entries.length);
  let highest = Number.NEGATIVE_INFINITY;
  for (let entry = 0; entry < entries.length; entry += 1) {
    const score = scale * alongside(direction, entryDirections, entry * DIMENSIONS);
    odds[entry] = score;
    if (score > highest) highest = score;
  }
  let all = 0;
  for (let entry = 0; entry < odds.length; entry += 1) {
    const odd = Math.exp((odds[entry] ?? 0) - highest);
    odds[entry] = odd;
    all += odd;
  }
  const chances = new Map<string, number>();
  const least = LEAST_CHANCE * all;
  for (let entry = 0; entry < odds.length; entry += 1) {
    const odd = odds[entry] ?? 0;
    const id = odd < least ? NO_ENTRY : (entries[entry] ?? NO_ENTRY);
    if (id !== NO_ENTRY) chances.set(id, odd / all);
  }
  return chances;
}

/** How far a direction goes along the one that stands `from` a place on; four sums at a time, none waits for another. */
function alongside(direction: Float32Array, directions: Int8Array, from: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = 0; at < DIMENSIONS; at += 4) {
    first += (direction[at] ?? 0) * (directions[from + at] ?? 0);
    second += (direction[at + 1] ?? 0) * (directions[from + at + 1] ?? 0);
    third += (direction[at + 2] ?? 0) * (directions[from + at + 2] ?? 0);
    fourth += (direction[at + 3] ?? 0) * (directions[from + at + 3] ?? 0);
  }
  return first + second + third + fourth;
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
