import type { WorkoutLibrary } from "../../../src/chat/workouts/compose-workout.ts";
import type { WorkoutExercise } from "../../../src/chat/workouts/workout-exercise.ts";
import {
  type KindRule,
  WORKOUT_KINDS,
  type WorkoutKind,
} from "../../../src/chat/workouts/workout-kinds.ts";
import type { WorkoutWish } from "../../../src/chat/workouts/workout-wish.ts";
import type { ExerciseLimits } from "../../../src/safety/policy/exercise-limits.ts";

/** Somebody whom nothing limits. */
const UNLIMITED: ExerciseLimits = {
  maxIntensity: "vigorous",
  clearance: "none",
  limits: [],
};

export function someLimits(limits: Partial<ExerciseLimits>): ExerciseLimits {
  return { ...UNLIMITED, ...limits };
}

export function aWish(facts: Partial<WorkoutWish> = {}): WorkoutWish {
  return {
    ...{ kind: "legs", minutes: null, level: "usual", variant: 0 },
    ...{ equipment: new Set(), spared: new Set(), avoided: new Set() },
    ...facts,
  };
}

/** A light exercise for the legs that needs nothing and loads nothing. */
export function anExercise(name: string, facts: Partial<WorkoutExercise> = {}): WorkoutExercise {
  return { name: { en: name, zh: name }, parts: ["legs"], effort: "light", loads: [], ...facts };
}

const FORMS: Readonly<Partial<Record<WorkoutKind, KindRule["form"]>>> = {
  legs: "strength",
  hiit: "rounds",
  cardio: "rounds",
  chair: "rounds",
  stretch: "holds",
  yoga: "flow",
  run_intervals: "intervals",
};

/** Every kind takes 20 minutes and trains the legs; those not named above are steady. */
export function aLibrary(exercises: readonly WorkoutExercise[]): WorkoutLibrary {
  const rules = WORKOUT_KINDS.map((kind): [WorkoutKind, KindRule] => [
    kind,
    {
      title: { en: kind, zh: kind },
      form: FORMS[kind] ?? "steady",
      parts: ["legs"],
      minutes: 20,
    },
  ]);
  return { rules: Object.fromEntries(rules) as Record<WorkoutKind, KindRule>, exercises };
}
