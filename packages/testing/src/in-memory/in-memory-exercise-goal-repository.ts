import type { ExerciseGoal } from "@health-exercise/domain/sport";
import { DomainError, type ExerciseGoalId, type UserId } from "@health-exercise/domain/user";
import type { ExerciseGoalRepository } from "@health-exercise/ports-repositories";
import {
  type InMemoryDatabase,
  newestFirst,
  requireNextRevision,
  requireRevision,
} from "./in-memory-database.ts";

export class InMemoryExerciseGoalRepository implements ExerciseGoalRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async insertExerciseGoal(goal: ExerciseGoal): Promise<void> {
    this.#database.requireActiveUser(goal.userId);
    this.#keep(goal);
  }

  async getExerciseGoal(userId: UserId, goalId: ExerciseGoalId): Promise<ExerciseGoal> {
    this.#database.requireActiveUser(userId);
    const goal = this.#database.exerciseGoals.get(goalId);
    if (goal === undefined) {
      throw new DomainError("exercise_goal_not_found", "There is no such goal.");
    }
    if (goal.userId !== userId) {
      throw new DomainError("exercise_goal_not_yours", "This goal belongs to another user.");
    }
    return goal;
  }

  async listExerciseGoals(userId: UserId, limit: number): Promise<readonly ExerciseGoal[]> {
    this.#database.requireActiveUser(userId);
    const own = [...this.#database.exerciseGoals.values()].filter((goal) => goal.userId === userId);
    return newestFirst(own, (goal) => goal.createdAt.getTime()).slice(0, limit);
  }

  async replaceExerciseGoal(goal: ExerciseGoal): Promise<void> {
    const stored = this.#database.exerciseGoals.get(goal.id);
    requireNextRevision(stored?.userId === goal.userId ? stored : undefined, goal);
    this.#keep(goal);
  }

  async deleteExerciseGoal(
    userId: UserId,
    goalId: ExerciseGoalId,
    revision?: number,
  ): Promise<void> {
    requireRevision(await this.getExerciseGoal(userId, goalId), revision);
    this.#database.exerciseGoals.delete(goalId);
  }

  #keep(goal: ExerciseGoal): void {
    const { exerciseGoals, outbox } = this.#database;
    exerciseGoals.set(goal.id, goal);
    outbox.goalsCountOtherwise(goal.userId, exerciseGoals);
  }
}
