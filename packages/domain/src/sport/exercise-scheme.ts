import type { ExerciseSchemeId, UserId } from "../shared/ids.ts";
import { countedTypeOf, type SportLog } from "./sport-log.ts";
import { SPORT_LOG_LIMITS } from "./sport-log-limits.ts";

/** One exercise of a scheme. */
export type SchemeItem = {
  readonly exerciseType: string;
  readonly sportName: string;
  readonly minutes: number;
  readonly targetMet: number | null;
  /** 1 (Monday) to 7 (Sunday); null for any day. */
  readonly weekday: number | null;
};

/** A plan of exercise that a person made for themselves. */
export type ExerciseScheme = {
  readonly id: ExerciseSchemeId;
  readonly userId: UserId;
  readonly name: string;
  readonly goal: string | null;
  readonly description: string | null;
  readonly sessionsPerWeek: number | null;
  readonly items: readonly SchemeItem[];
  readonly isActive: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Counts the changes; a change that was made to an older revision is refused. */
  readonly revision: number;
};

/** What a person decides about a scheme. */
export type SchemeContent = Pick<
  ExerciseScheme,
  "name" | "goal" | "description" | "sessionsPerWeek" | "items" | "isActive"
>;

export type SchemeChanges = {
  readonly [Field in keyof SchemeContent]?: SchemeContent[Field] | undefined;
};

/** The bounds of a scheme's fields (design values). */
export const EXERCISE_SCHEME_LIMITS = {
  nameLength: 100,
  goalLength: 200,
  descriptionLength: 2_000,
  sessionsPerWeek: { min: 1, max: 28 },
  items: { min: 1, max: 50 },
  itemMinutes: { min: 1, max: 1_440 },
  targetMet: SPORT_LOG_LIMITS.met,
} as const;

/** A scheme as it is first written. */
export function createExerciseScheme(
  content: SchemeContent & { readonly id: ExerciseSchemeId; readonly userId: UserId },
  now: Date,
): ExerciseScheme {
  return { ...content, createdAt: now, updatedAt: now, revision: 1 };
}

/** The scheme after `changes`; an absent field stays. */
export function changeExerciseScheme(
  scheme: ExerciseScheme,
  changes: SchemeChanges,
  now: Date,
): ExerciseScheme {
  return {
    ...scheme,
    name: changes.name ?? scheme.name,
    goal: changes.goal === undefined ? scheme.goal : changes.goal,
    description: changes.description === undefined ? scheme.description : changes.description,
    sessionsPerWeek:
      changes.sessionsPerWeek === undefined ? scheme.sessionsPerWeek : changes.sessionsPerWeek,
    items: changes.items ?? scheme.items,
    isActive: changes.isActive ?? scheme.isActive,
    updatedAt: now,
    revision: scheme.revision + 1,
  };
}

/** Whether a session does something the scheme asks for: an item has its counted type or its exact name. */
export function countsForScheme(log: SportLog, scheme: Pick<ExerciseScheme, "items">): boolean {
  const type = countedTypeOf(log);
  return scheme.items.some(
    (item) => item.exerciseType === type || item.sportName === log.sportName,
  );
}
