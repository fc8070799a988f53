import type { GoalWithProgress } from "@health-exercise/domain/sport";
import type { TimeZone, UserId } from "@health-exercise/domain/user";
import type { ExerciseGoalRepository } from "@health-exercise/ports-repositories";
import type { GoalsWithProgress } from "./goals-with-progress.ts";

/** Nobody keeps more of them in sight (design value); the quota is lower by default. */
const MOST_GOALS = 1_000;

/** What the caller wants of themselves, latest first, and how far they are. */
export class ListExerciseGoals {
  readonly #goals: ExerciseGoalRepository;
  readonly #progress: GoalsWithProgress;

  constructor(goals: ExerciseGoalRepository, progress: GoalsWithProgress) {
    this.#goals = goals;
    this.#progress = progress;
  }

  async execute(
    userId: UserId,
    timeZone: TimeZone | undefined,
  ): Promise<readonly GoalWithProgress[]> {
    const goals = await this.#goals.listExerciseGoals(userId, MOST_GOALS);
    return this.#progress.of(userId, goals, timeZone);
  }
}
