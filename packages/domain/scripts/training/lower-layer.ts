import {
  CODES,
  HIDDEN_UNITS,
  UNIT_GROUPS,
  UNITS_PER_GROUP,
} from "../../src/safety/learned/network.ts";
import { type Codebook, setCodes } from "./codebook.ts";
import { FIRST_SQUARES, LATER_SQUARES, learned, stepAll } from "./learned-numbers.ts";

/** What the additions of a place lose at each step (design value). */
const DECAY = 0.00001;

/** What places add to the hidden units: read for a text, and learned from how the units should have been. */
export type Lower = {
  readonly add: (hidden: Float64Array, cell: number, value: number) => void;
  readonly learn: (wanted: Float64Array, cell: number, value: number) => void;
  readonly step: (rate: number) => void;
};

/** Each place adds what it has learned by itself, in steps that grow smaller for all of it together. */
export function ofOwnVectors(values: Float32Array, firstSquares = FIRST_SQUARES): Lower {
  const gradient = new Float32Array(values.length);
  const squares = new Float32Array(values.length / HIDDEN_UNITS).fill(firstSquares);
  const isTouched = new Uint8Array(squares.length);
  let touched: number[] = [];
  return {
    add: (hidden, cell, value) => addVector(hidden, values, cell, value),
    learn: (wanted, cell, value) => {
      const from = cell * HIDDEN_UNITS;
      if (isTouched[cell] === 0) {
        isTouched[cell] = 1;
        touched.push(cell);
      }
      for (let unit = 0; unit < HIDDEN_UNITS; unit += 1)
        gradient[from + unit] = (gradient[from + unit] ?? 0) + value * (wanted[unit] ?? 0);
    },
    step: (rate) => {
      for (const cell of touched) {
        const from = cell * HIDDEN_UNITS;
        let sum = 0;
        for (let at = from; at < from + HIDDEN_UNITS; at += 1) sum += (gradient[at] ?? 0) ** 2;
        const square = (squares[cell] ?? 0) + sum / HIDDEN_UNITS;
        squares[cell] = square;
        const step = rate / Math.sqrt(square);
        for (let at = from; at < from + HIDDEN_UNITS; at += 1) {
          values[at] = (values[at] ?? 0) * (1 - step * DECAY) - step * (gradient[at] ?? 0);
          gradient[at] = 0;
        }
        isTouched[cell] = 0;
      }
      touched = [];
    },
  };
}

/** So many batches see the same values of the codes, and so many each place with the same codes (design values). */
const BATCHES = { ofValues: 10, ofCodes: 200 } as const;

/**
 * Each place adds what its codes stand for, and learns by itself what it would rather add, as if it were not rounded (the
 * straight-through estimator of Bengio, Léonard and Courville 2013): now and then it gets the codes nearest to that. What the codes
 * stand for is learned too.
 */
export function ofRoundedVectors(own: Lower, vectors: Float32Array, book: Codebook): Lower {
  const { codebook, codes } = book;
  const values = learned(codebook.length, LATER_SQUARES, (at) => codebook[at] ?? 0);
  const rounded = new Float32Array(vectors.length);
  let batches = 0;
  const round = (): void => {
    codebook.set(values.values);
    for (let at = 0; at < codes.length; at += 1) {
      const from = placeOfCode(codes, at);
      rounded.set(codebook.subarray(from, from + UNITS_PER_GROUP), at * UNITS_PER_GROUP);
    }
  };
  round();
  return {
    add: (hidden, cell, value) => addVector(hidden, rounded, cell, value),
    learn: (wanted, cell, value) => {
      own.learn(wanted, cell, value);
      for (let group = 0; group < UNIT_GROUPS; group += 1) {
        const from = placeOfCode(codes, cell * UNIT_GROUPS + group);
        const unit = group * UNITS_PER_GROUP;
        for (let at = 0; at < UNITS_PER_GROUP; at += 1)
          values.gradient[from + at] =
            (values.gradient[from + at] ?? 0) + value * (wanted[unit + at] ?? 0);
      }
    },
    step: (rate) => {
      own.step(rate);
      stepAll(values, rate);
      batches += 1;
      if (batches % BATCHES.ofCodes === 0) setCodes({ codebook: values.values, codes }, vectors);
      if (batches % BATCHES.ofValues === 0) round();
    },
  };
}

/** Where in the codebook the code at a place of all codes begins. */
function placeOfCode(codes: Uint8Array, at: number): number {
  return ((at % UNIT_GROUPS) * CODES + (codes[at] ?? 0)) * UNITS_PER_GROUP;
}

/** Adds to the hidden units what a cell adds, so many times. */
export function addVector(
  hidden: Float64Array,
  vectors: Float32Array,
  cell: number,
  value: number,
): void {
  const from = cell * HIDDEN_UNITS;
  for (let unit = 0; unit < HIDDEN_UNITS; unit += 1)
    hidden[unit] = (hidden[unit] ?? 0) + value * (vectors[from + unit] ?? 0);
}
