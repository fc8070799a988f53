import { DomainError } from "@health-exercise/domain/user";
import type {
  ExerciseGoalRepository,
  GoalCheck,
  GoalCheckRepository,
  ReachedGoal,
} from "@health-exercise/ports-repositories";
import type { GoalsWithProgress } from "./goals-with-progress.ts";

/** So many people's goals are looked at before others are asked for again. */
const PEOPLE_AT_ONCE = 50;
/** As many as a person can have. */
const MOST_GOALS = 1_000;

/** Finds out which goals a change has made reached, where somebody wants to know. Finding it out twice tells it once. */
export class TellReachedGoals {
  readonly #checks: GoalCheckRepository;
  readonly #goals: ExerciseGoalRepository;
  readonly #progress: GoalsWithProgress;

  constructor(
    checks: GoalCheckRepository,
    goals: ExerciseGoalRepository,
    progress: GoalsWithProgress,
  ) {
    this.#checks = checks;
    this.#goals = goals;
    this.#progress = progress;
  }

  /** How many people's goals were looked at. @throws what has failed for one of them, after it has looked at the others'. */
  async execute(isStopping = () => false): Promise<number> {
    const checks = await this.#checks.listGoalChecks(PEOPLE_AT_ONCE);
    const failures: unknown[] = [];
    for (const check of checks) {
      if (isStopping()) break;
      await this.#settle(check).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
    return checks.length;
  }

  async #settle(check: GoalCheck): Promise<void> {
    await this.#checks.settleGoalCheck(check, await this.#reachedBy(check));
  }

  async #reachedBy({ userId }: GoalCheck): Promise<readonly ReachedGoal[]> {
    try {
      const goals = await this.#goals.listExerciseGoals(userId, MOST_GOALS);
      const progressed = await this.#progress.of(userId, goals, undefined);
      // Where a pause expects nothing there is nothing to tell: a goal is told once, and the pause may be taken back.
      return progressed
        .filter(({ progress }) => progress.reached && progress.target > 0)
        .map(({ goal, progress }) => ({ goalId: goal.id, periodStart: progress.period.start }));
    } catch (error) {
      // Nothing is told of people who are disabled.
      if (error instanceof DomainError && error.code === "user_not_active") return [];
      throw error;
    }
  }
}
