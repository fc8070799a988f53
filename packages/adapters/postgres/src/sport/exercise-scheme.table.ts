import type { ExerciseScheme, SchemeItem } from "@health-exercise/domain/sport";
import type { ExerciseSchemeId, UserId } from "@health-exercise/domain/user";
import { wellFormedJson } from "../well-formed-json.ts";

/** A row of `exercise_scheme` as it is read; `items` is written as JSON text. */
export type ExerciseSchemeRow = {
  readonly id: ExerciseSchemeId;
  readonly user_id: UserId;
  readonly name: string;
  readonly goal: string | null;
  readonly description: string | null;
  readonly sessions_per_week: number | null;
  readonly items: readonly SchemeItemJson[];
  readonly is_active: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly revision: number;
};

type SchemeItemJson = {
  readonly exercise_type: string;
  readonly sport_name: string;
  readonly minutes: number;
  readonly target_met: number | null;
  readonly weekday: number | null;
};

export type ExerciseSchemeTable = ExerciseSchemeRow & { readonly deleted_at: Date | null };

export type ExerciseSchemeValues = Omit<ExerciseSchemeRow, "items"> & { readonly items: string };

export const EXERCISE_SCHEME_COLUMNS = [
  "id",
  "user_id",
  "name",
  "goal",
  "description",
  "sessions_per_week",
  "items",
  "is_active",
  "created_at",
  "updated_at",
  "revision",
] as const satisfies readonly (keyof ExerciseSchemeRow)[];

export function exerciseSchemeFrom(row: ExerciseSchemeRow): ExerciseScheme {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    goal: row.goal,
    description: row.description,
    sessionsPerWeek: row.sessions_per_week,
    items: row.items.map(itemFrom),
    isActive: row.is_active,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
}

export function exerciseSchemeValues(scheme: ExerciseScheme): ExerciseSchemeValues {
  return {
    id: scheme.id,
    user_id: scheme.userId,
    name: scheme.name,
    goal: scheme.goal,
    description: scheme.description,
    sessions_per_week: scheme.sessionsPerWeek,
    items: wellFormedJson(scheme.items.map(itemJson)),
    is_active: scheme.isActive,
    created_at: scheme.createdAt,
    updated_at: scheme.updatedAt,
    revision: scheme.revision,
  };
}

function itemFrom(item: SchemeItemJson): SchemeItem {
  return {
    exerciseType: item.exercise_type,
    sportName: item.sport_name,
    minutes: item.minutes,
    targetMet: item.target_met,
    weekday: item.weekday,
  };
}

function itemJson(item: SchemeItem): SchemeItemJson {
  return {
    exercise_type: item.exerciseType,
    sport_name: item.sportName,
    minutes: item.minutes,
    target_met: item.targetMet,
    weekday: item.weekday,
  };
}
