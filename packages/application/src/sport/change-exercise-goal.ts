import {
  changeExerciseGoal,
  type ExerciseGoal,
  type GoalChanges,
  type GoalWithProgress,
} from "@health-exercise/domain/sport";
import type { ExerciseGoalId, TimeZone, UserId } from "@health-exercise/domain/user";
import type { ExerciseGoalRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { RequireUnchanged } from "../require-unchanged.ts";
import { retryOnChange } from "../retry-on-change.ts";
import { requireGoal } from "./get-exercise-goal.ts";
import type { GoalsWithProgress } from "./goals-with-progress.ts";

/** Changes one of the caller's goals. @throws DomainError `invalid_input`, `exercise_goal_not_found`, `exercise_goal_not_yours`. */
export class ChangeExerciseGoal {
  readonly #goals: ExerciseGoalRepository;
  readonly #progress: GoalsWithProgress;
  readonly #clock: Clock;

  constructor(goals: ExerciseGoalRepository, progress: GoalsWithProgress, clock: Clock) {
    this.#goals = goals;
    this.#progress = progress;
    this.#clock = clock;
  }

  async execute(
    userId: UserId,
    goalId: ExerciseGoalId,
    changes: GoalChanges,
    timeZone: TimeZone | undefined,
    requireUnchanged?: RequireUnchanged<ExerciseGoal>,
  ): Promise<GoalWithProgress> {
    const changed = await retryOnChange(async () => {
      const goal = await this.#goals.getExerciseGoal(userId, goalId);
      requireUnchanged?.(goal);
      const next = changeExerciseGoal(goal, changes, this.#clock.now());
      await this.#goals.replaceExerciseGoal(next);
      return next;
    });
    return requireGoal(await this.#progress.of(userId, [changed], timeZone));
  }
}
