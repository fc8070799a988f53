import { placesOf } from "../../src/safety/learned/network.ts";
import type { Features } from "../../src/safety/learned/weight-row.ts";

/** What a network learns from: the features of a text, and of each output whether it is so. */
export type NetworkLesson = {
  readonly features: Features;
  readonly targets: readonly boolean[];
  /** So often it is learned in each epoch; once unless given. */
  readonly times?: number;
};

/** Lessons as numbers in a row, which are quick to go through. */
export type LaidOut = {
  /** The places in use, in ascending order; a cell is the number of its place. */
  readonly places: Int32Array;
  /** How many texts have each. */
  readonly texts: Float64Array;
  /** The cells of all lessons and how much each counts there; those of a lesson from its `starts` to the next one's. */
  readonly cells: Int32Array;
  readonly values: Float32Array;
  readonly starts: Int32Array;
  /** Of each lesson and output 1 or 0. */
  readonly targets: Uint8Array;
  /** The lessons of an epoch, each as often as it is learned. */
  readonly order: readonly number[];
};

/** Lays lessons out, without the places of fewer than so many texts. */
export function laidOut(lessons: readonly NetworkLesson[], leastTexts: number): LaidOut {
  const counts = new Map<number, number>();
  for (const { features } of lessons)
    for (const place of placesOf(features)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= leastTexts);
  const places = Int32Array.from(kept, ([place]) => place).sort();
  const cellOf = new Map(Array.from(places, (place, cell) => [place, cell] as const));
  const cells: number[] = [];
  const values: number[] = [];
  const starts = new Int32Array(lessons.length + 1);
  for (const [index, { features }] of lessons.entries()) {
    for (const [at, place] of placesOf(features).entries()) {
      const cell = cellOf.get(place);
      if (cell === undefined) continue;
      cells.push(cell);
      values.push(at < features.text.length ? features.textValue : features.namedValue);
    }
    starts[index + 1] = cells.length;
  }
  return {
    places,
    texts: Float64Array.from(places, (place) => counts.get(place) ?? 0),
    cells: Int32Array.from(cells),
    values: Float32Array.from(values),
    starts,
    targets: Uint8Array.from(lessons.flatMap(({ targets }) => targets.map(Number))),
    order: lessons.flatMap(({ times = 1 }, index) => Array<number>(times).fill(index)),
  };
}
