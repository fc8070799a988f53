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
  /** Of each lesson and output how likely it is said to be so, 0-1. */
  readonly targets: Float32Array;
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
    targets: Float32Array.from(lessons.flatMap(({ targets }) => targets.map(Number))),
    order: lessons.flatMap(({ times = 1 }, index) => Array<number>(times).fill(index)),
  };
}

/** The same lessons with some of their cells alone, which are given in ascending order and numbered anew. */
export function onlyCells(laid: LaidOut, kept: Int32Array): LaidOut {
  const numberOf = new Int32Array(laid.places.length).fill(-1);
  for (const [number, cell] of kept.entries()) numberOf[cell] = number;
  const cells: number[] = [];
  const values: number[] = [];
  const starts = new Int32Array(laid.starts.length);
  for (let lesson = 0; lesson + 1 < starts.length; lesson += 1) {
    const end = laid.starts[lesson + 1] ?? 0;
    for (let at = laid.starts[lesson] ?? end; at < end; at += 1) {
      const number = numberOf[laid.cells[at] ?? 0] ?? -1;
      if (number < 0) continue;
      cells.push(number);
      values.push(laid.values[at] ?? 0);
    }
    starts[lesson + 1] = cells.length;
  }
  return {
    ...laid,
    places: Int32Array.from(kept, (cell) => laid.places[cell] ?? 0),
    texts: Float64Array.from(kept, (cell) => laid.texts[cell] ?? 0),
    cells: Int32Array.from(cells),
    values: Float32Array.from(values),
    starts,
  };
}
