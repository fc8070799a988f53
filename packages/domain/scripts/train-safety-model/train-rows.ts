import { CONCEPT_FEATURES } from "../../src/safety/content-check/learned-features.ts";
import {
  bucketsOf,
  isLearnedLevel,
  lengthOf,
  ROW_NAMES,
  type RowName,
  scoreOf,
  type WeightRow,
} from "../../src/safety/content-check/learned-model.ts";
import { isAtLeast } from "../../src/safety/risk-level.ts";
import type { Example } from "./examples.ts";

const EPOCHS = 20;
/** The weights are the average over the last epochs, which varies less than those of one. */
const AVERAGED_EPOCHS = 10;
const RATE = 0.5;
const DECAY = 0.0001;
const TIMES_OF_RULES = 4;

export type Rows = ReadonlyMap<RowName, WeightRow>;

/** One row of weights for each thing to tell. Deterministic. */
export function trainRows(examples: readonly Example[], names = ROW_NAMES): Rows {
  const unsafe = examples.filter((example) => example.isUnsafe);
  return new Map(
    names.map((name) => {
      if (!isLearnedLevel(name))
        return [name, trainRow(name, unsafe, (example) => example.flags[0] === name)];
      const isMeant = (example: Example) => isAtLeast(example.level ?? "safe", name);
      return [name, trainRow(name, examples, isMeant)];
    }),
  );
}

/** The examples of rules are short and plain, and few beside all that people say: they count several times. */
function timesOf({ text }: Example): number {
  return text.set === "rules" ? TIMES_OF_RULES : 1;
}

/** Logistic regression by adaptive gradient steps, with a little decay of the weights in use. */
function trainRow(
  name: RowName,
  examples: readonly Example[],
  isPositive: (example: Example) => boolean,
): WeightRow {
  const buckets = bucketsOf(name);
  const mask = buckets - 1;
  const weights = new Float64Array(lengthOf(name));
  const squares = new Float64Array(weights.length).fill(1e-6);
  const row: WeightRow = { buckets, weights, scale: 1 };
  const change = (index: number, error: number): void => {
    const gradient = error + DECAY * (weights[index] ?? 0);
    const square = (squares[index] ?? 0) + gradient * gradient;
    squares[index] = square;
    weights[index] = (weights[index] ?? 0) - (RATE * gradient) / Math.sqrt(square);
  };
  const averages = new Float64Array(weights.length);
  const order = examples.flatMap((example) => Array(timesOf(example)).fill(example));
  const next = randomNumbers();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, next);
    for (const example of order) {
      const { features } = example;
      const chance = 1 / (1 + Math.exp(-scoreOf(row, features)));
      const error = chance - (isPositive(example) ? 1 : 0);
      for (const bucket of features.text) change(bucket & mask, error * features.textValue);
      for (const concept of features.concepts)
        change(buckets + concept, error * features.conceptValue);
      change(buckets + CONCEPT_FEATURES, error);
    }
    if (epoch < EPOCHS - AVERAGED_EPOCHS) continue;
    for (const [index, weight] of weights.entries())
      averages[index] = (averages[index] ?? 0) + weight / AVERAGED_EPOCHS;
  }
  return { ...row, weights: averages };
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
