import type { ExerciseGoal } from "@health-exercise/domain/sport";
import type { ExerciseGoalId, UserId } from "@health-exercise/domain/user";
import type { ExerciseGoalRepository } from "@health-exercise/ports-repositories";
import type { RequireUnchanged } from "../require-unchanged.ts";
import { retryOnChange } from "../retry-on-change.ts";

/** Takes away one of the caller's goals. @throws DomainError `exercise_goal_not_found`, `exercise_goal_not_yours`. */
export class DeleteExerciseGoal {
  readonly #goals: ExerciseGoalRepository;

  constructor(goals: ExerciseGoalRepository) {
    this.#goals = goals;
  }

  execute(
    userId: UserId,
    goalId: ExerciseGoalId,
    requireUnchanged?: RequireUnchanged<ExerciseGoal>,
  ): Promise<void> {
    if (requireUnchanged === undefined) return this.#goals.deleteExerciseGoal(userId, goalId);
    return retryOnChange(async () => {
      const goal = await this.#goals.getExerciseGoal(userId, goalId);
      requireUnchanged(goal);
      await this.#goals.deleteExerciseGoal(userId, goalId, goal.revision);
    });
  }
}
