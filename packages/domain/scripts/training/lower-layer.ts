import {
  CODES,
  HIDDEN_UNITS,
  UNIT_GROUPS,
  UNITS_PER_GROUP,
} from "../../src/safety/learned/network.ts";
import { FIRST_SQUARES, type Learned, stepAll } from "./learned-numbers.ts";

/** What the additions of a place lose at each step (design value). */
const DECAY = 0.00001;

/** What places add to the hidden units: read for a text, and learned from how the units should have been. */
export type Lower = {
  readonly add: (hidden: Float64Array, cell: number, value: number) => void;
  readonly learn: (wanted: Float64Array, cell: number, value: number) => void;
  readonly step: (rate: number) => void;
};

/** Each place adds what it has learned by itself, in steps that grow smaller for all of it together. */
export function ofOwnVectors(values: Float32Array): Lower {
  const gradient = new Float32Array(values.length);
  const squares = new Float32Array(values.length / HIDDEN_UNITS).fill(FIRST_SQUARES);
  const isTouched = new Uint8Array(squares.length);
  let touched: number[] = [];
  return {
    add: (hidden, cell, value) => {
      const from = cell * HIDDEN_UNITS;
      for (let unit = 0; unit < HIDDEN_UNITS; unit += 1)
        hidden[unit] = (hidden[unit] ?? 0) + value * (values[from + unit] ?? 0);
    },
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

/** Each place adds what its codes stand for; a place without any adds nothing. */
export function ofCodebook(book: Learned, codes: Uint8Array, numberOf: Int32Array): Lower {
  const { values, gradient } = book;
  const each = (cell: number, visit: (from: number, unit: number) => void): void => {
    const number = numberOf[cell] ?? -1;
    if (number < 0) return;
    for (let group = 0; group < UNIT_GROUPS; group += 1) {
      const code = codes[number * UNIT_GROUPS + group] ?? 0;
      visit((group * CODES + code) * UNITS_PER_GROUP, group * UNITS_PER_GROUP);
    }
  };
  return {
    add: (hidden, cell, value) =>
      each(cell, (from, unit) => {
        for (let at = 0; at < UNITS_PER_GROUP; at += 1)
          hidden[unit + at] = (hidden[unit + at] ?? 0) + value * (values[from + at] ?? 0);
      }),
    learn: (wanted, cell, value) =>
      each(cell, (from, unit) => {
        for (let at = 0; at < UNITS_PER_GROUP; at += 1)
          gradient[from + at] = (gradient[from + at] ?? 0) + value * (wanted[unit + at] ?? 0);
      }),
    step: (rate) => stepAll(book, rate),
  };
}
