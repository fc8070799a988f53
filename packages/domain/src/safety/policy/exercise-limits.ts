import type { AllowedIntensity, ClearanceScope } from "./exercise-intensity.ts";
import type { ExerciseLimit } from "./exercise-limit.ts";

/** All that limits one person's exercise: a risk assessment gives it; chat, advice and plans obey it. */
export type ExerciseLimits = {
  readonly maxIntensity: AllowedIntensity;
  readonly clearance: ClearanceScope;
  readonly limits: readonly ExerciseLimit[];
  /** Nothing but a missing habit of exercise bounds the effort. */
  readonly isBoundByHabitAlone?: boolean;
};
