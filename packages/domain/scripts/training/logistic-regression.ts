import {
  type Features,
  lengthOfRow,
  NAMED_BUCKETS,
  scoreOf,
  TEXT_BUCKETS,
  type WeightRow,
} from "../../src/safety/learned/weight-row.ts";

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
 * share of the features is left out, if any is given: none can carry a text alone then, and new wording fares better.
 */
export function trainRow(
  lessons: readonly Lesson[],
  buckets: number,
  { decay = DECAY, leftOut = 0 }: TrainingSettings = {},
): WeightRow {
  const mask = buckets - 1;
  const weights = new Float64Array(lengthOfRow(buckets));
  const squares = new Float64Array(weights.length).fill(1e-6);
  const row: WeightRow = { buckets, weights, scale: 1 };
  const change = (index: number, error: number): void => {
    const gradient = error + decay * (weights[index] ?? 0);
    const square = (squares[index] ?? 0) + gradient * gradient;
    squares[index] = square;
    weights[index] = (weights[index] ?? 0) - (RATE * gradient) / Math.sqrt(square);
  };
  const averages = new Float64Array(weights.length);
  const order = [...lessons];
  const next = randomNumbers();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, next);
    for (const lesson of order) {
      const { isPositive } = lesson;
      const features = leftOut === 0 ? lesson.features : partOf(lesson.features, leftOut, next);
      const chance = 1 / (1 + Math.exp(-scoreOf(row, features)));
      const error = chance - (isPositive ? 1 : 0);
      for (const bucket of features.text) change(bucket & mask, error * features.textValue);
      for (const bucket of features.named) change(buckets + bucket, error * features.namedValue);
      change(buckets + NAMED_BUCKETS, error);
    }
    if (epoch < EPOCHS - AVERAGED_EPOCHS) continue;
    for (const [index, weight] of weights.entries())
      averages[index] = (averages[index] ?? 0) + weight / AVERAGED_EPOCHS;
  }
  return { ...row, weights: averages };
}

/** Features without a share of them, the others counting as much more. */
function partOf(features: Features, leftOut: number, next: () => number): Features {
  const isKept = (): boolean => next() >= leftOut;
  return {
    text: features.text.filter(isKept),
    textValue: features.textValue / (1 - leftOut),
    named: features.named.filter(isKept),
    namedValue: features.namedValue / (1 - leftOut),
  };
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

/** A linear congruential generator: the same numbers on every machine. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function shuffle<Item>(items: Item[], next: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    const moved = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = moved;
  }
}
