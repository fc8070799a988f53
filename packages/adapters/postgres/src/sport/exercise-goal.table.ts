import type { ExerciseGoal, GoalMetric, GoalPeriod } from "@health-exercise/domain/sport";
import type { ExerciseGoalId, LocalDate, UserId } from "@health-exercise/domain/user";
import type { ColumnType } from "kysely";

/** A row of `exercise_goal`. */
export type ExerciseGoalTable = {
  readonly id: ExerciseGoalId;
  readonly user_id: UserId;
  readonly metric: GoalMetric;
  readonly period: GoalPeriod;
  readonly target: number;
  readonly activity: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly revision: number;
};

/** The row with what is no part of a goal: the period for which other systems were told last that it is reached. */
export type StoredExerciseGoalTable = ExerciseGoalTable & {
  readonly reached_period: ColumnType<LocalDate | null, never, never>;
};

export const EXERCISE_GOAL_COLUMNS = [
  "id",
  "user_id",
  "metric",
  "period",
  "target",
  "activity",
  "created_at",
  "updated_at",
  "revision",
] as const satisfies readonly (keyof ExerciseGoalTable)[];

export function exerciseGoalFrom(row: ExerciseGoalTable): ExerciseGoal {
  return {
    id: row.id,
    userId: row.user_id,
    metric: row.metric,
    period: row.period,
    target: row.target,
    activity: row.activity,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
}

export function exerciseGoalValues(goal: ExerciseGoal): ExerciseGoalTable {
  return {
    id: goal.id,
    user_id: goal.userId,
    metric: goal.metric,
    period: goal.period,
    target: goal.target,
    activity: goal.activity,
    created_at: goal.createdAt,
    updated_at: goal.updatedAt,
    revision: goal.revision,
  };
}
