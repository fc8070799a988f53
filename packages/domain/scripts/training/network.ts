import { HIDDEN_UNITS, type NetworkWeights } from "../../src/safety/learned/network.ts";
import { codebookOf, setCodes } from "./codebook.ts";
import { mostMoving, vectorsOf } from "./kept-places.ts";
import { FIRST_SQUARES, LATER_SQUARES, type Learned, learned, stepAll } from "./learned-numbers.ts";
import { addVector, type Lower, ofOwnVectors, ofRoundedVectors } from "./lower-layer.ts";
import { type LaidOut, laidOut, type NetworkLesson, onlyCells } from "./network-lessons.ts";
import {
  nextRandom,
  nextShare,
  RANDOM_NUMBERS,
  type RandomNumbers,
  shuffle,
} from "./random-numbers.ts";

/** Adaptive gradient steps over so many lessons at a time (design values). */
const BATCH = 128;
const RATE = 0.1;
/** The share of what a text has that is left out at each step, and of the hidden units: nothing can carry a text alone then (design values). */
const LEFT_OUT = { places: 0.3, units: 0.2 } as const;
/** How widely the additions of places are spread at first, and where the scores of the outputs begin (design values). */
const FIRST = { spread: 0.5, bias: -2 } as const;
/** Once only some places are kept, it is learned on for so many epochs, and then for so many with codes in place of what they add (design values). */
const LATER = { kept: { epochs: 3, rate: 0.03 }, coded: { epochs: 2, rate: 0.02 } } as const;
/** How much of what is learned later is what the whole network tells; the rest is what is so (design value). */
const TOLD_SHARE = 0.7;

/** How a network is trained. */
export type NetworkSettings<Output extends string> = {
  readonly outputs: readonly Output[];
  /** How much each output counts in what is learned. */
  readonly weightOf: (output: Output) => number;
  readonly leastTexts: number;
  readonly epochs: number;
  /** So many places are kept in the end: those that move these outputs most, in many texts. */
  readonly places: number;
  readonly keptFor: readonly Output[];
};

/** What is learned besides what the places add. */
type Upper = {
  readonly hiddenBias: Learned;
  /** Of each output, what each hidden unit weighs, and the bias. */
  readonly outputWeights: Learned;
};

/**
 * A network of one hidden layer, trained on all outputs together: what a text is about teaches the hidden units what is alike. First
 * every place has its own additions. Then the places that matter most learn to tell what such a network tells (Hinton,
 * Vinyals and Dean 2015, "Distilling the knowledge in a neural network"), and at last to do so with codes for what they add. Deterministic.
 */
export function trainNetwork<Output extends string>(
  lessons: readonly NetworkLesson[],
  settings: NetworkSettings<Output>,
): NetworkWeights<Output> {
  const { outputs, weightOf, leastTexts, epochs, places, keptFor } = settings;
  const numbers: RandomNumbers = { state: 1 };
  const laid = laidOut(lessons, leastTexts);
  const weights = outputs.map(weightOf);
  const learn = (upper: Upper, some: LaidOut, lower: Lower, times: number, rate: number): void => {
    for (let epoch = 0; epoch < times; epoch += 1)
      learnEpoch(some, weights, upper, lower, rate, numbers);
  };
  const all = Float32Array.from({ length: laid.places.length * HIDDEN_UNITS }, () =>
    spread(numbers),
  );
  const upper = beginning(outputs.length, numbers);
  learn(upper, laid, ofOwnVectors(all), epochs, RATE);

  const targets = softened(laid.targets, toldBy(laid, all, upper, outputs.length));
  const deciding = keptFor.map((output) => outputs.indexOf(output));
  const cells = mostMoving(laid, all, upper.outputWeights.values, deciding, places);
  const kept = onlyCells({ ...laid, targets }, cells);
  const vectors = vectorsOf(all, cells);
  for (const { squares } of Object.values(upper)) squares.fill(LATER_SQUARES);
  const own = ofOwnVectors(vectors, LATER_SQUARES);
  learn(upper, kept, own, LATER.kept.epochs, LATER.kept.rate);

  const book = codebookOf(vectors, kept.texts.map(Math.sqrt), numbers);
  const coded = ofRoundedVectors(own, vectors, book);
  learn(upper, kept, coded, LATER.coded.epochs, LATER.coded.rate);
  setCodes(book, vectors);
  return {
    outputs,
    places: kept.places,
    ...book,
    hiddenBias: upper.hiddenBias.values,
    outputWeights: upper.outputWeights.values,
  };
}

function spread(numbers: RandomNumbers): number {
  return FIRST.spread * (2 * nextShare(numbers) - 1);
}

/** What is learned besides what the places add, as it begins. */
function beginning(outputs: number, numbers: RandomNumbers): Upper {
  return {
    hiddenBias: learned(HIDDEN_UNITS, FIRST_SQUARES, () => 0),
    outputWeights: learned(outputs * (HIDDEN_UNITS + 1), FIRST_SQUARES, (at) =>
      at % (HIDDEN_UNITS + 1) === HIDDEN_UNITS ? FIRST.bias : spread(numbers) / 2,
    ),
  };
}

/** What is so, and what the whole network tells, in one. */
function softened(targets: Float32Array, told: Float32Array): Float32Array {
  return targets.map((target, at) => (1 - TOLD_SHARE) * target + TOLD_SHARE * (told[at] ?? 0));
}

/** How likely each output is of each lesson, 0-1, by what every place adds. */
function toldBy(
  { cells, values, starts }: LaidOut,
  vectors: Float32Array,
  { hiddenBias, outputWeights }: Upper,
  outputs: number,
): Float32Array {
  const lessons = starts.length - 1;
  const told = new Float32Array(lessons * outputs);
  const hidden = new Float64Array(HIDDEN_UNITS);
  for (let lesson = 0; lesson < lessons; lesson += 1) {
    hidden.set(hiddenBias.values);
    const end = starts[lesson + 1] ?? 0;
    for (let at = starts[lesson] ?? end; at < end; at += 1)
      addVector(hidden, vectors, cells[at] ?? 0, values[at] ?? 0);
    for (let output = 0; output < outputs; output += 1) {
      const from = output * (HIDDEN_UNITS + 1);
      let score = outputWeights.values[from + HIDDEN_UNITS] ?? 0;
      for (let unit = 0; unit < HIDDEN_UNITS; unit += 1)
        score += Math.max(0, hidden[unit] ?? 0) * (outputWeights.values[from + unit] ?? 0);
      told[lesson * outputs + output] = 1 / (1 + Math.exp(-score));
    }
  }
  return told;
}

/** One pass over all lessons, in a new order. All is done in one function on numbers in a row, which takes half the time of anything tidier. */
function learnEpoch(
  { cells, values, starts, targets, order: lessons }: LaidOut,
  outputWeights: readonly number[],
  { hiddenBias, outputWeights: output }: Upper,
  lower: Lower,
  rate: number,
  numbers: RandomNumbers,
): void {
  const order = [...lessons];
  shuffle(order, numbers);
  const outputs = outputWeights.length;
  const row = HIDDEN_UNITS + 1;
  const mostPlaces = LEFT_OUT.places * RANDOM_NUMBERS;
  const mostUnits = LEFT_OUT.units * RANDOM_NUMBERS;
  const placeValue = 1 / (1 - LEFT_OUT.places);
  const unitValue = 1 / (1 - LEFT_OUT.units);
  const hidden = new Float64Array(HIDDEN_UNITS);
  const wanted = new Float64Array(HIDDEN_UNITS);
  const isOn = new Uint8Array(HIDDEN_UNITS);
  let taken = new Int32Array(256);
  let random = numbers.state;
  for (const [turn, index] of order.entries()) {
    const start = starts[index] ?? 0;
    const end = starts[index + 1] ?? 0;
    if (taken.length < end - start) taken = new Int32Array(2 * (end - start));
    let count = 0;
    hidden.set(hiddenBias.values);
    for (let at = start; at < end; at += 1) {
      random = nextRandom(random);
      if (random < mostPlaces) continue;
      taken[count] = at;
      count += 1;
      lower.add(hidden, cells[at] ?? 0, (values[at] ?? 0) * placeValue);
    }
    for (let unit = 0; unit < HIDDEN_UNITS; unit += 1) {
      random = nextRandom(random);
      const isUnitOn = (hidden[unit] ?? 0) > 0 && random >= mostUnits;
      isOn[unit] = isUnitOn ? 1 : 0;
      hidden[unit] = isUnitOn ? (hidden[unit] ?? 0) * unitValue : 0;
    }
    wanted.fill(0);
    for (let number = 0; number < outputs; number += 1) {
      const target = targets[index * outputs + number] ?? 0;
      const from = number * row;
      let score = output.values[from + HIDDEN_UNITS] ?? 0;
      for (let unit = 0; unit < HIDDEN_UNITS; unit += 1)
        score += (hidden[unit] ?? 0) * (output.values[from + unit] ?? 0);
      const error = (1 / (1 + Math.exp(-score)) - target) * (outputWeights[number] ?? 0);
      for (let unit = 0; unit < HIDDEN_UNITS; unit += 1) {
        const at = from + unit;
        wanted[unit] = (wanted[unit] ?? 0) + error * (output.values[at] ?? 0);
        output.gradient[at] = (output.gradient[at] ?? 0) + error * (hidden[unit] ?? 0);
      }
      output.gradient[from + HIDDEN_UNITS] = (output.gradient[from + HIDDEN_UNITS] ?? 0) + error;
    }
    for (let unit = 0; unit < HIDDEN_UNITS; unit += 1) {
      const change = isOn[unit] === 1 ? (wanted[unit] ?? 0) * unitValue : 0;
      wanted[unit] = change;
      hiddenBias.gradient[unit] = (hiddenBias.gradient[unit] ?? 0) + change;
    }
    for (let at = 0; at < count; at += 1) {
      const cell = taken[at] ?? 0;
      lower.learn(wanted, cells[cell] ?? 0, (values[cell] ?? 0) * placeValue);
    }
    if ((turn + 1) % BATCH !== 0 && turn + 1 < order.length) continue;
    lower.step(rate);
    stepAll(hiddenBias, rate);
    stepAll(output, rate);
  }
  numbers.state = random;
}
