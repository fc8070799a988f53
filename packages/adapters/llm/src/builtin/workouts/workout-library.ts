import type { WorkoutLibrary } from "@health-exercise/domain/chat";
import { STRENGTH_EXERCISES } from "./workout-exercises.data.ts";
import { KIND_RULES } from "./workout-kinds.data.ts";
import { MOVEMENTS } from "./workout-movements.data.ts";

/** What sessions of the built-in provider are made of. */
export const WORKOUT_LIBRARY: WorkoutLibrary = {
  rules: KIND_RULES,
  exercises: [...STRENGTH_EXERCISES, ...MOVEMENTS],
};
