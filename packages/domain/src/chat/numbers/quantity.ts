import type { Bound } from "./bounds.data.ts";
import type { Measure, Unit } from "./units.data.ts";

/** A number with its unit in a reply. `low`, `high` and `step` are in the measure's unit; places are those of tokens. */
export type Quantity = {
  readonly measure: Measure;
  readonly unit: Unit;
  readonly low: number;
  readonly high: number;
  /** How precisely it is stated. */
  readonly step: number;
  readonly bound: Bound;
  /** From the word that bounds it, if any, up to the last token of the number, of the unit, and of what bounds it after that. */
  readonly start: number;
  readonly numberStart: number;
  readonly numberEnd: number;
  readonly end: number;
  /** How the number is written: hours with minutes, a half in words, "twice", or plainly. */
  readonly form: "plain" | "hours_minutes" | "half" | "times";
  /** Joined to its noun: "a 45-minute walk". */
  readonly isAttributive: boolean;
};

/** A quantity before the words that bound it are read. */
export type BareQuantity = Omit<Quantity, "bound" | "start">;

/** A number of a unit, and how precisely it is stated, in the measure's unit. */
export function amountOf(unit: Unit, low: number, high: number, step: number) {
  const { measure, factor } = unit;
  return { measure, unit, low: low * factor, high: high * factor, step: step * factor };
}
