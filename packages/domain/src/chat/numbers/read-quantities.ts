import type { Amount } from "../../language/amount.ts";
import { readAmounts } from "../../language/read-amounts.ts";
import type { Token } from "../../language/read-text.ts";
import type { Measure } from "../../language/units.data.ts";

/** Of what there are records, in days and more of time; of distances, speeds and the like there are none. */
const RECORDED: ReadonlySet<Measure> = new Set([
  "minutes",
  "days",
  "period",
  "sessions",
  "energy",
  "weight",
  "height",
  "pulse",
  "met",
  "metMinutes",
  "percent",
]);
const MINUTES_PER_HOUR = 60;

/** The amounts of a sentence that could be told from records, those at a place that `isTaken` left out. */
export function readQuantities(
  tokens: readonly Token[],
  isTaken: (place: number) => boolean,
): readonly Amount[] {
  return readAmounts(tokens, isTaken).filter(isRecorded);
}

/** Nobody is told seconds of the records, nor halves but of hours. */
function isRecorded({ measure, unit, form }: Amount): boolean {
  if (form === "half" && unit.factor !== MINUTES_PER_HOUR) return false;
  return measure === "minutes" ? unit.factor >= 1 : RECORDED.has(measure);
}
