import {
  type Features,
  lengthOfRow,
  NAMED_BUCKETS,
  TEXT_BUCKETS,
  type WeightRow,
} from "../../src/safety/learned/weight-row.ts";
import { nextRandom, RANDOM_NUMBERS, shuffle } from "./random-numbers.ts";

const EPOCHS = 20;
/** The weights are the average over the last epochs, which varies less than those of one. */
const AVERAGED_EPOCHS = 10;
const RATE = 0.5;
const DECAY = 0.0001;

/** What a row learns from: the features of a text, and whether it is what the row tells. */
export type Lesson = { readonly features: Features; readonly isPositive: boolean };

/** How a row is trained where it is not as usual: the decay of weights, and the share of features left out at each step. */
export type TrainingSettings = { readonly decay?: number; readonly leftOut?: number };

/**
 * Logistic regression by adaptive gradient steps, with a little decay of the weights in use. Deterministic. At each step a
 * share of the features is left out, if any is given: none can carry a text alone then, and new wording fares better. All
 * is done in one function on numbers in a row, which takes half the time of anything tidier.
 */
export function trainRow(
  lessons: readonly Lesson[],
  buckets: number,
  { decay = DECAY, leftOut = 0 }: TrainingSettings = {},
): WeightRow<Float64Array> {
  const { cells, places, starts, turns, longest } = laidOut(lessons, buckets);
  const bias = 2 * places.length;
  // Each cell has its weight, and behind it the sum of its squared steps.
  const state = Float64Array.from({ length: bias + 2 }, (_, at) => (at % 2 === 0 ? 0 : 1e-6));
  const averages = new Float64Array(places.length + 1);
  const order = [...lessons.keys()];
  const taken = new Int32Array(longest);
  const numbers = { state: 1 };
  const mostLeftOut = leftOut * RANDOM_NUMBERS;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, numbers);
    let random = numbers.state;
    for (const index of order) {
      const { features, isPositive } = lessons[index] as Lesson;
      const turn = turns[index] ?? 0;
      const end = starts[index + 1] ?? 0;
      let text = 0;
      let named = 0;
      let count = 0;
      let words = 0;
      for (let at = starts[index] ?? 0; at < end; at += 1) {
        if (at === turn) words = count;
        if (leftOut > 0) {
          random = nextRandom(random);
          if (random < mostLeftOut) continue;
        }
        const cell = cells[at] ?? 0;
        taken[count] = cell;
        count += 1;
        if (at < turn) text += state[cell] ?? 0;
        else named += state[cell] ?? 0;
      }
      if (turn === end) words = count;
      const textValue = features.textValue / (1 - leftOut);
      const namedValue = features.namedValue / (1 - leftOut);
      const score = text * textValue + named * namedValue + (state[bias] ?? 0);
      const error = 1 / (1 + Math.exp(-score)) - (isPositive ? 1 : 0);
      taken[count] = bias;
      for (let at = 0; at <= count; at += 1) {
        const cell = taken[at] ?? 0;
        const weight = state[cell] ?? 0;
        const value = at < words ? textValue : at < count ? namedValue : 1;
        const gradient = error * value + decay * weight;
        const square = (state[cell + 1] ?? 0) + gradient * gradient;
        state[cell + 1] = square;
        state[cell] = weight - (RATE * gradient) / Math.sqrt(square);
      }
    }
    numbers.state = random;
    if (epoch < EPOCHS - AVERAGED_EPOCHS) continue;
    for (const [at, average] of averages.entries())
      averages[at] = average + (state[2 * at] ?? 0) / AVERAGED_EPOCHS;
  }
  const weights = new Float64Array(lengthOfRow(buckets));
  for (const [at, place] of places.entries()) weights[place] = averages[at] ?? 0;
  weights[buckets + NAMED_BUCKETS] = averages[places.length] ?? 0;
  return { buckets, weights, scale: 1 };
}

/**
 * The lessons as numbers in a row: the weights in use have cells of their own, two numbers wide, the first ones met first, so
 * that those met often stand together. The cells of a lesson go from its `starts` to the next one's, those of named features
 * from its `turns`.
 */
function laidOut(lessons: readonly Lesson[], buckets: number) {
  const mask = buckets - 1;
  const cellOf = new Int32Array(lengthOfRow(buckets)).fill(-1);
  const places: number[] = [];
  const starts = new Int32Array(lessons.length + 1);
  const turns = new Int32Array(lessons.length);
  const cells: number[] = [];
  const lay = (place: number): void => {
    if ((cellOf[place] ?? -1) < 0) {
      cellOf[place] = 2 * places.length;
      places.push(place);
    }
    cells.push(cellOf[place] ?? 0);
  };
  let longest = 1;
  for (const [index, { features }] of lessons.entries()) {
    for (const bucket of features.text) lay(bucket & mask);
    turns[index] = cells.length;
    for (const bucket of features.named) lay(buckets + bucket);
    starts[index + 1] = cells.length;
    longest = Math.max(longest, cells.length - (starts[index] ?? 0) + 1);
  }
  return { cells: Int32Array.from(cells), places, starts, turns, longest };
}

/**
 * Items without the words of fewer than so many texts: they say little about others, and make up most of the weights.
 */
export function withoutRareWords<Item extends { readonly features: Features }>(
  items: readonly Item[],
  leastTexts: number,
): readonly Item[] {
  const texts = new Uint32Array(TEXT_BUCKETS);
  for (const { features } of items)
    for (const bucket of features.text) texts[bucket] = (texts[bucket] ?? 0) + 1;
  return items.map((item) => {
    const text = item.features.text.filter((bucket) => (texts[bucket] ?? 0) >= leastTexts);
    return { ...item, features: { ...item.features, text } };
  });
}
