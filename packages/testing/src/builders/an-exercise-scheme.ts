import type { ExerciseScheme, SchemeItem } from "@health-exercise/domain/sport";
import { anExerciseSchemeId, aUserId } from "./an-id.ts";

/** An item of a scheme: half an hour of running on any day. */
export function aSchemeItem(facts: Partial<SchemeItem> = {}): SchemeItem {
  return {
    exerciseType: "running",
    sportName: "Running",
    minutes: 30,
    targetMet: null,
    weekday: null,
    ...facts,
  };
}

/** An active scheme of three runs a week. */
export function anExerciseScheme(facts: Partial<ExerciseScheme> = {}): ExerciseScheme {
  const createdAt = new Date("2026-01-05T08:00:00.000Z");
  return {
    id: anExerciseSchemeId(),
    userId: aUserId(),
    name: "Three runs a week",
    goal: null,
    description: null,
    sessionsPerWeek: 3,
    items: [aSchemeItem()],
    isActive: true,
    createdAt,
    updatedAt: createdAt,
    revision: 1,
    ...facts,
  };
}
