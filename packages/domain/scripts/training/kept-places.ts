import { HIDDEN_UNITS } from "../../src/safety/learned/network.ts";
import type { LaidOut } from "./network-lessons.ts";

/** So many cells that move what these outputs say most, in many texts; in ascending order. */
export function mostMoving(
  { texts }: LaidOut,
  vectors: Float32Array,
  outputWeights: Float32Array,
  keptFor: readonly number[],
  places: number,
): Int32Array {
  const rows = keptFor.map((output) => output * (HIDDEN_UNITS + 1));
  const ofUnit = Float64Array.from({ length: HIDDEN_UNITS }, (_, unit) =>
    rows.reduce((sum, row) => sum + Math.abs(outputWeights[row + unit] ?? 0), 0),
  );
  const moved = Float64Array.from(texts, (count, cell) => {
    let sum = 0;
    for (let unit = 0; unit < HIDDEN_UNITS; unit += 1)
      sum += ((vectors[cell * HIDDEN_UNITS + unit] ?? 0) * (ofUnit[unit] ?? 0)) ** 2;
    return Math.sqrt(sum * count);
  });
  return Int32Array.from(
    [...moved.keys()]
      .sort((left, right) => (moved[right] ?? 0) - (moved[left] ?? 0))
      .slice(0, places),
  ).sort();
}

/** What these cells add to the hidden units, out of what all add. */
export function vectorsOf(all: Float32Array, cells: Int32Array): Float32Array {
  const some = new Float32Array(cells.length * HIDDEN_UNITS);
  for (const [number, cell] of cells.entries())
    some.set(all.subarray(cell * HIDDEN_UNITS, (cell + 1) * HIDDEN_UNITS), number * HIDDEN_UNITS);
  return some;
}
