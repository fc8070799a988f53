import { CLEARANCE_SCOPES, stepsAbove } from "../policy/exercise-intensity.ts";
import { SCREENING_ROWS } from "./screening-algorithm.data.ts";
import type { ScreeningInput, ScreeningRow } from "./screening-row.ts";

/** Which edition of the algorithm decides. */
export const SCREENING_ALGORITHM_VERSION = "acsm-preparticipation-2015";

/** The row for these answers. */
export function screen(input: ScreeningInput): ScreeningRow {
  const row = SCREENING_ROWS.find(
    (candidate) =>
      candidate.regularExerciser === input.regularExerciser &&
      candidate.disease === input.disease &&
      candidate.symptoms === input.symptoms &&
      candidate.vigorousDesired === input.vigorousDesired,
  );
  if (row === undefined) throw new Error("The screening table lacks a row.");
  return row;
}

/** The row of two that asks for more care, or else allows less. */
export function moreCautiousRow(left: ScreeningRow, right: ScreeningRow): ScreeningRow {
  const difference =
    CLEARANCE_SCOPES.indexOf(right.clearance) - CLEARANCE_SCOPES.indexOf(left.clearance);
  if (difference !== 0) return difference > 0 ? right : left;
  return stepsAbove(left.maxIntensity, right.maxIntensity) > 0 ? right : left;
}
