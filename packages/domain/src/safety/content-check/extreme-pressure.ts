import { deniedWords } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import type { ReadText } from "../../language/read-text.ts";
import { bloodPressuresIn } from "../risk/blood-pressure.ts";
import type { RiskLevel } from "../risk-level.ts";
import { SIGNS_OF_PRESSURE } from "./extreme-pressure.data.ts";

/**
 * From here on no exercise before a doctor has looked at it, in mmHg (American Heart Association, 2017 guideline for high blood
 * pressure: hypertensive crisis above 180 systolic; American College of Sports Medicine: none at a diastolic one above 110).
 */
const EXTREME_SYSTOLIC = 180;
const EXTREME_DIASTOLIC = 110;
/** From here on it is an emergency beside a sign of harm (the same guideline: hypertensive emergency above 180/120). */
const EMERGENCY_DIASTOLIC = 120;

let signs: PhraseFinder<true> | undefined;

/** How grave a blood pressure of now is, the writer's or another's, at which nobody should exercise; undefined for none. */
export function levelOfExtremePressure(text: ReadText): RiskLevel | undefined {
  const pressures = bloodPressuresIn(text, "anybody");
  const reach = (diastolic: number) =>
    pressures.some(
      ({ systolicBloodPressure = 0, diastolicBloodPressure = 0 }) =>
        systolicBloodPressure >= EXTREME_SYSTOLIC || diastolicBloodPressure >= diastolic,
    );
  if (!reach(EXTREME_DIASTOLIC)) return undefined;
  return reach(EMERGENCY_DIASTOLIC) && hasSign(text) ? "critical" : "high";
}

function hasSign(text: ReadText): boolean {
  signs ??= createPhraseFinder<true>(
    SIGNS_OF_PRESSURE.map((phrase) => [phrase, true] as const),
    { compare: "singular" },
  );
  const denied = deniedWords(text);
  return signs.findAll(text.words).hits.some(({ start }) => denied[start] !== 1);
}
