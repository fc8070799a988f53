import type { BilingualText } from "../../language/text-language.ts";
import type { ActivityKind } from "../../safety/policy/activity-kind.ts";
import type { AllowedIntensity } from "../../safety/policy/exercise-intensity.ts";

/** What an exercise trains, or which part it moves. */
export type WorkoutPart =
  | "core"
  | "legs"
  | "glutes"
  | "push"
  | "pull"
  | "arms"
  | "shoulders"
  | "cardio"
  | "jumps"
  | "seated"
  | "balance"
  | "desk"
  | "warm_up"
  | "yoga"
  | "stretch_legs"
  | "stretch_hips"
  | "stretch_back"
  | "stretch_chest"
  | "stretch_neck";

/** What one needs beside a floor, a wall and a chair. */
export const WORKOUT_EQUIPMENT = ["dumbbells", "band", "kettlebell", "bar", "gym"] as const;
export type WorkoutEquipment = (typeof WORKOUT_EQUIPMENT)[number];

/** What a person can ask to be spared, and what a limit spares: a joint that is loaded, a position, a jump. */
export const WORKOUT_LOADS = [
  "knee",
  "kneeling",
  "ankle",
  "hip",
  "back",
  "neck",
  "shoulder",
  "wrist",
  "floor",
  "standing",
  "jumping",
] as const;
export type WorkoutLoad = (typeof WORKOUT_LOADS)[number];

/** An exercise that sessions are made of. */
export type WorkoutExercise = {
  readonly name: BilingualText;
  readonly parts: readonly WorkoutPart[];
  /** What of it is needed; undefined where nothing is. */
  readonly needs?: WorkoutEquipment;
  readonly effort: Exclude<AllowedIntensity, "none">;
  readonly loads: readonly WorkoutLoad[];
  /** Its kinds of strain, for the policy. */
  readonly kinds?: readonly ActivityKind[];
  /** For those who know the movement. */
  readonly isAdvanced?: true;
};
