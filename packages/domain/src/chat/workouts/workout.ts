import type { WorkoutExercise } from "./workout-exercise.ts";
import type { KindRule, WorkoutKind } from "./workout-kinds.ts";

/** The main part of a session. */
export type WorkoutMain =
  | {
      readonly form: "rounds";
      readonly exercises: readonly WorkoutExercise[];
      readonly rounds: number;
      readonly workSeconds: number;
      readonly restSeconds: number;
    }
  | {
      readonly form: "sets";
      readonly exercises: readonly WorkoutExercise[];
      readonly sets: number;
      readonly repetitions: readonly [least: number, most: number];
      readonly restSeconds: number;
    }
  | {
      readonly form: "holds";
      readonly exercises: readonly WorkoutExercise[];
      readonly rounds: number;
      readonly holdSeconds: number;
    }
  | {
      readonly form: "intervals";
      readonly times: number;
      readonly briskMinutes: number;
      readonly easyMinutes: number;
    }
  | { readonly form: "steady" };

/** A session as it is suggested; its parts add up to `minutes`. */
export type Workout = {
  readonly kind: WorkoutKind;
  readonly rule: KindRule;
  readonly minutes: number;
  readonly warmUpMinutes: number;
  readonly mainMinutes: number;
  readonly coolDownMinutes: number;
  readonly main: WorkoutMain;
  /** Whether it is kept gentle, by wish or by what limits the person. */
  readonly isGentle: boolean;
  /** Whether it begins without squats. */
  readonly isGentleStart: boolean;
  /** Whether something was left out because of what limits the person. */
  readonly isAdapted: boolean;
};
