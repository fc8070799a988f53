import type { ExerciseGoal } from "@health-exercise/domain/sport";
import type { ExerciseGoalId, UserId } from "@health-exercise/domain/user";

/**
 * What people want of themselves. Every method but `replaceExerciseGoal`, before which the goal was read, checks in its own
 * statement that the user is active and throws DomainError `user_not_active` otherwise.
 */
export interface ExerciseGoalRepository {
  insertExerciseGoal(goal: ExerciseGoal): Promise<void>;
  /** @throws DomainError `exercise_goal_not_found`, `exercise_goal_not_yours`. */
  getExerciseGoal(userId: UserId, goalId: ExerciseGoalId): Promise<ExerciseGoal>;
  /** Latest first, at most `limit`. */
  listExerciseGoals(userId: UserId, limit: number): Promise<readonly ExerciseGoal[]>;
  /** @throws DomainError `changed_meanwhile` when another change came first or the goal is gone. */
  replaceExerciseGoal(goal: ExerciseGoal): Promise<void>;
  /**
   * Deletes a goal for good; with `revision` only where it is still that one.
   * @throws DomainError `exercise_goal_not_found`, `exercise_goal_not_yours`; with `revision` also `changed_meanwhile`.
   */
  deleteExerciseGoal(userId: UserId, goalId: ExerciseGoalId, revision?: number): Promise<void>;
}
