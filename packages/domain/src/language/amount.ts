import type { Bound } from "./bounds.data.ts";
import type { Measure, Unit } from "./units.data.ts";

/** A number with its unit in a text. `low`, `high` and `step` are in the measure's unit; places are those of tokens. */
export type Amount = {
  readonly measure: Measure;
  readonly unit: Unit;
  /** The same but for ranges. */
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
  /** How the number is written: of two units ("1 h 35 min"), with a half in words, "twice", as a time of day or as a stopwatch has it, or plainly. */
  readonly form: "plain" | "combined" | "half" | "times" | "clock" | "stopwatch";
  /** Joined to its noun: "a 45-minute walk". */
  readonly isAttributive: boolean;
};

/** An amount before the words that bound it are read. */
export type BareAmount = Omit<Amount, "bound" | "start">;

/** A number of a unit, or a range, and how precisely it is stated, in the measure's unit. */
export function amountOf(
  unit: Unit,
  low: number,
  high: number,
  step: number,
): Pick<Amount, "measure" | "unit" | "low" | "high" | "step"> {
  const { measure, factor } = unit;
  return { measure, unit, low: low * factor, high: high * factor, step: step * factor };
}

/** An amount whose number is one run of tokens from `numberStart` up to `end`. */
export function wholeAmount(
  unit: Unit,
  { value, step }: { readonly value: number; readonly step: number },
  { numberStart, end }: { readonly numberStart: number; readonly end: number },
  form: Amount["form"],
): BareAmount {
  const amount = amountOf(unit, value, value, step);
  return { ...amount, numberStart, numberEnd: end, end, form, isAttributive: false };
}
