import type { Amount } from "../../language/amount.ts";
import type { Measure } from "../../language/units.data.ts";

/** Counted things; the others are rounded down or up as one likes. */
const COUNTED: readonly Measure[] = ["sessions", "days", "period"];
/** What is rounded to the nearest step, never past it. */
const NEAREST: readonly Measure[] = ["weight", "height", "pulse", "met"];
/** How far "about" and "nearly" reach (design value). */
const ABOUT_SHARE = 0.1;
/** Converted units are given in round factors: 4.2 for 4.184 (design value). */
const CONVERSION_SHARE = 0.005;
const EPSILON = 1e-6;

/** Whether a figure, as precisely as it is stated, says the recorded value. */
export function agrees(quantity: Amount, recorded: number): boolean {
  const { low, high, bound } = quantity;
  const slack = toleranceOf(quantity, recorded) + EPSILON;
  const about = ABOUT_SHARE * Math.abs(recorded) + EPSILON;
  switch (bound) {
    case "over":
      return recorded >= low - slack;
    case "under":
      return recorded <= high + slack;
    case "nearly":
      return recorded <= high + slack && recorded >= low - about;
    case "about":
      return recorded >= low - Math.max(slack, about) && recorded <= high + Math.max(slack, about);
    case "exact":
      return recorded >= low - slack && recorded <= high + slack;
  }
}

function toleranceOf({ measure, step, unit, form }: Amount, recorded: number): number {
  if (COUNTED.includes(measure)) return 0;
  if (form === "half") return HALF / 2;
  if (measure === "minutes" && unit.factor > 1) return step / 2;
  if (NEAREST.includes(measure)) {
    return step / 2 + (unit.factor === 1 ? 0 : CONVERSION_SHARE * recorded);
  }
  const isConverted = unit.factor !== 1 && !(measure === "distance" && isMetric(unit));
  const conversion = isConverted ? CONVERSION_SHARE * Math.abs(recorded) : 0;
  // In whole kilometers a step is a lot: they are rounded to the nearest one. Watches cut decimals off.
  if (measure === "distance" && unit.factor > 1 && step >= unit.factor)
    return step / 2 + conversion;
  // Rounded either way, but a whole step is another figure.
  return Math.max(0, step - STEP_MARGIN) + conversion;
}

function isMetric({ factor }: Amount["unit"]): boolean {
  return factor === 1 || factor === METERS_PER_KILOMETER;
}

const METERS_PER_KILOMETER = 1_000;
/** Halves of hours, in minutes. */
const HALF = 30;
const STEP_MARGIN = 1e-3;
