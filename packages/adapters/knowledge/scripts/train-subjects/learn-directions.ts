import {
  nextShare,
  type RandomNumbers,
  shuffle,
} from "../../../../domain/scripts/training/random-numbers.ts";
import { DIMENSIONS } from "../../src/subjects/subject-weights.ts";

/** A text to learn from: the places of its known words, and how much each counts in it. */
export type Example = {
  readonly entry: number;
  readonly weight: number;
  readonly words: Uint32Array;
  readonly values: Float32Array;
};

/** Where words and entries point, `DIMENSIONS` numbers each. */
export type Directions = { readonly words: Float32Array; readonly entries: Float32Array };

const EPOCHS = 4;
const BATCH = 512;
const RATE = 0.015;
/** The first steps are smaller. */
const SMALLER_STEPS = 80;
/** So many words of a text are left out at each step: none carries a text alone then. */
const LEFT_OUT = 0.6;
const SPREAD = 0.17;
/** What is less likely than this is no nearer to be learned. */
const NEGLIGIBLE = 1e-4;
/** Adam (Kingma and Ba 2015). */
const ADAM = { mean: 0.9, square: 0.999, least: 1e-7 } as const;

/**
 * Learns directions so that the entry of each example is the likeliest: softmax regression through few dimensions, by adaptive
 * steps. Deterministic. Done on numbers in a row, which takes a fraction of the time of anything tidier.
 */
export function learnDirections(
  examples: readonly Example[],
  words: number,
  entries: number,
): Directions {
  const numbers = { state: 1 };
  const start = (count: number) =>
    Float32Array.from({ length: count * DIMENSIONS }, () => (nextShare(numbers) * 2 - 1) * SPREAD);
  const wordState = stateOf(start(words));
  const entryState = stateOf(start(entries));
  const order = [...examples.keys()];
  const steps = EPOCHS * Math.ceil(examples.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, numbers);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const index of batch)
        learn(examples[index] as Example, batch.length, wordState, entryState, numbers);
      step += 1;
      const rate = RATE * Math.min(1, step / SMALLER_STEPS) * (1 - step / (steps + 1));
      move(wordState, rate, step);
      move(entryState, rate, step);
    }
  }
  return { words: wordState.values, entries: entryState.values };
}

/** Where everything points, and what the last examples say against it. */
type State = {
  readonly values: Float32Array;
  readonly gradients: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
};

function stateOf(values: Float32Array): State {
  const like = () => new Float32Array(values.length);
  return { values, gradients: like(), means: like(), squares: like() };
}

function learn(
  { entry, weight, words, values }: Example,
  batch: number,
  wordState: State,
  entryState: State,
  numbers: RandomNumbers,
): void {
  const kept: number[] = [];
  const direction = new Float32Array(DIMENSIONS);
  for (let at = 0; at < words.length; at += 1) {
    if (nextShare(numbers) < LEFT_OUT) continue;
    kept.push(at);
    const from = (words[at] ?? 0) * DIMENSIONS;
    const value = (values[at] ?? 0) / (1 - LEFT_OUT);
    for (let each = 0; each < DIMENSIONS; each += 1)
      direction[each] = (direction[each] ?? 0) + value * (wordState.values[from + each] ?? 0);
  }
  const chances = chancesOf(direction, entryState.values);
  chances[entry] = (chances[entry] ?? 0) - 1;
  const against = new Float32Array(DIMENSIONS);
  for (let other = 0; other < chances.length; other += 1) {
    const error = chances[other] ?? 0;
    if (Math.abs(error) < NEGLIGIBLE) continue;
    const share = (error * weight) / batch;
    const from = other * DIMENSIONS;
    for (let each = 0; each < DIMENSIONS; each += 1) {
      against[each] = (against[each] ?? 0) + share * (entryState.values[from + each] ?? 0);
      entryState.gradients[from + each] =
        (entryState.gradients[from + each] ?? 0) + share * (direction[each] ?? 0);
    }
  }
  for (const at of kept) {
    const from = (words[at] ?? 0) * DIMENSIONS;
    const value = (values[at] ?? 0) / (1 - LEFT_OUT);
    for (let each = 0; each < DIMENSIONS; each += 1)
      wordState.gradients[from + each] =
        (wordState.gradients[from + each] ?? 0) + value * (against[each] ?? 0);
  }
}

function chancesOf(direction: Float32Array, entries: Float32Array): Float32Array {
  const scores = new Float32Array(entries.length / DIMENSIONS);
  let highest = Number.NEGATIVE_INFINITY;
  for (let entry = 0; entry < scores.length; entry += 1) {
    const from = entry * DIMENSIONS;
    let sum = 0;
    for (let each = 0; each < DIMENSIONS; each += 1)
      sum += (direction[each] ?? 0) * (entries[from + each] ?? 0);
    scores[entry] = sum;
    if (sum > highest) highest = sum;
  }
  let all = 0;
  for (let entry = 0; entry < scores.length; entry += 1) {
    const odds = Math.exp((scores[entry] ?? 0) - highest);
    scores[entry] = odds;
    all += odds;
  }
  for (let entry = 0; entry < scores.length; entry += 1) scores[entry] = (scores[entry] ?? 0) / all;
  return scores;
}

function move({ values, gradients, means, squares }: State, rate: number, step: number): void {
  const ofMean = 1 - ADAM.mean ** step;
  const ofSquare = 1 - ADAM.square ** step;
  for (let at = 0; at < values.length; at += 1) {
    const gradient = gradients[at] ?? 0;
    const mean = ADAM.mean * (means[at] ?? 0) + (1 - ADAM.mean) * gradient;
    const square = ADAM.square * (squares[at] ?? 0) + (1 - ADAM.square) * gradient * gradient;
    means[at] = mean;
    squares[at] = square;
    gradients[at] = 0;
    values[at] =
      (values[at] ?? 0) - (rate * (mean / ofMean)) / (Math.sqrt(square / ofSquare) + ADAM.least);
  }
}
