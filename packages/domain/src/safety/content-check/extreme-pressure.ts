import type { ReadText } from "../../language/read-text.ts";
import { bloodPressuresIn } from "../risk/blood-pressure.ts";

/**
 * From here on no exercise before a doctor has looked at it, in mmHg (American Heart Association, 2017 guideline for high blood
 * pressure: hypertensive crisis above 180 systolic; American College of Sports Medicine: none at a diastolic one above 110).
 */
const EXTREME_SYSTOLIC = 180;
const EXTREME_DIASTOLIC = 110;

/** Whether a text tells of a blood pressure of now, the writer's or another's, at which nobody should exercise. */
export function tellsOfExtremePressure(text: ReadText): boolean {
  return bloodPressuresIn(text, "anybody").some(
    ({ systolicBloodPressure = 0, diastolicBloodPressure = 0 }) =>
      systolicBloodPressure >= EXTREME_SYSTOLIC || diastolicBloodPressure >= EXTREME_DIASTOLIC,
  );
}
