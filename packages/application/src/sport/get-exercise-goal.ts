import type { GoalWithProgress } from "@health-exercise/domain/sport";
import type { ExerciseGoalId, TimeZone, UserId } from "@health-exercise/domain/user";
import type { ExerciseGoalRepository } from "@health-exercise/ports-repositories";
import type { GoalsWithProgress } from "./goals-with-progress.ts";

/** One of the caller's goals with its progress. @throws DomainError `exercise_goal_not_found`, `exercise_goal_not_yours`. */
export class GetExerciseGoal {
  readonly #goals: ExerciseGoalRepository;
  readonly #progress: GoalsWithProgress;

  constructor(goals: ExerciseGoalRepository, progress: GoalsWithProgress) {
    this.#goals = goals;
    this.#progress = progress;
  }

  async execute(
    userId: UserId,
    goalId: ExerciseGoalId,
    timeZone: TimeZone | undefined,
  ): Promise<GoalWithProgress> {
    const goal = await this.#goals.getExerciseGoal(userId, goalId);
    return requireGoal(await this.#progress.of(userId, [goal], timeZone));
  }
}

/** The only one of `goals`. */
export function requireGoal([goal]: readonly GoalWithProgress[]): GoalWithProgress {
  if (goal === undefined) throw new Error("A goal has no progress.");
  return goal;
}
