import type { BilingualText } from "../../language/text-language.ts";
import type { WorkoutPart } from "./workout-exercise.ts";

/** What kind of session somebody wishes for. */
export const WORKOUT_KINDS = [
  "core",
  "legs",
  "glutes",
  "arms",
  "shoulders",
  "push",
  "pull",
  "upper",
  "full",
  "stretch",
  "stretch_legs",
  "stretch_hips",
  "stretch_back",
  "stretch_neck",
  "warm_up",
  "cool_down",
  "cardio",
  "hiit",
  "run",
  "run_intervals",
  "walk",
  "bike",
  "swim",
  "row",
  "rope",
  "stairs",
  "yoga",
  "chair",
  "office",
  "balance",
  "calm",
  "recovery",
] as const;
export type WorkoutKind = (typeof WORKOUT_KINDS)[number];

/** How the main part is done: rounds by the clock or sets, held positions, a run-through, or fast and slow by turns. */
export type WorkoutForm = "strength" | "rounds" | "holds" | "flow" | "steady" | "intervals";

export type KindRule = {
  readonly title: BilingualText;
  readonly form: WorkoutForm;
  /** From which exercises are taken in turn; of steady sessions and intervals none. */
  readonly parts: readonly WorkoutPart[];
  /** Minutes where none are told. */
  readonly minutes: number;
  /** Of steady sessions and intervals: what is done, and how it is done fast and slowly. */
  readonly steps?: { readonly easy: BilingualText; readonly brisk: BilingualText };
};
