import type { AllowedIntensity, ClearanceScope } from "../policy/exercise-intensity.ts";

/** What the algorithm asks. */
export type ScreeningInput = {
  /** 30 minutes of moderate exercise on 3 days a week for the last 3 months. */
  readonly regularExerciser: boolean;
  /** A known cardiovascular, metabolic or renal disease. */
  readonly disease: boolean;
  /** Signs or symptoms that suggest one. */
  readonly symptoms: boolean;
  readonly vigorousDesired: boolean;
};

/** One row: what is asked, and what follows. */
export type ScreeningRow = ScreeningInput & {
  readonly branch: string;
  readonly clearance: ClearanceScope;
  readonly maxIntensity: AllowedIntensity;
};
