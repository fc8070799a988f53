import type { ExerciseGoal, GoalWithProgress } from "@health-exercise/domain/sport";

/** A goal without what changes by itself: its entity tag is of that. */
export function presentGoalContent(goal: ExerciseGoal) {
  return {
    id: goal.id,
    goal_id: goal.id,
    metric: goal.metric,
    period: goal.period,
    target: goal.target,
    activity: goal.activity,
    created_at: goal.createdAt.toISOString(),
    updated_at: goal.updatedAt.toISOString(),
  };
}

/** A goal as clients see it. */
export function presentGoal({ goal, progress }: GoalWithProgress) {
  return {
    ...presentGoalContent(goal),
    progress: {
      value: progress.value,
      target: progress.target,
      reached: progress.reached,
      period_start: progress.period.start,
      period_end: progress.period.end,
    },
  };
}
