import {
  createExerciseGoal,
  type GoalContent,
  type GoalWithProgress,
} from "@health-exercise/domain/sport";
import type { ExerciseGoalId, TimeZone, UserId } from "@health-exercise/domain/user";
import type { ExerciseGoalRepository } from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator } from "@health-exercise/ports-runtime";
import { requireGoal } from "./get-exercise-goal.ts";
import type { GoalsWithProgress } from "./goals-with-progress.ts";

/** Keeps what the caller wants of themselves. @throws DomainError `invalid_input`. */
export class CreateExerciseGoal {
  readonly #goals: ExerciseGoalRepository;
  readonly #progress: GoalsWithProgress;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(
    goals: ExerciseGoalRepository,
    progress: GoalsWithProgress,
    ids: IdGenerator,
    clock: Clock,
  ) {
    this.#goals = goals;
    this.#progress = progress;
    this.#ids = ids;
    this.#clock = clock;
  }

  async execute(
    userId: UserId,
    content: GoalContent,
    timeZone: TimeZone | undefined,
  ): Promise<GoalWithProgress> {
    const id = this.#ids.newId() as ExerciseGoalId;
    const goal = createExerciseGoal({ ...content, id, userId }, this.#clock.now());
    await this.#goals.insertExerciseGoal(goal);
    return requireGoal(await this.#progress.of(userId, [goal], timeZone));
  }
}
