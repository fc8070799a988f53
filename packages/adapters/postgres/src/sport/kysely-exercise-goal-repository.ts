import type { ExerciseGoal } from "@health-exercise/domain/sport";
import { DomainError, type ExerciseGoalId, type UserId } from "@health-exercise/domain/user";
import type { ExerciseGoalRepository } from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { changedMeanwhile } from "../database-errors.ts";
import { type ForeignColumn, isPresent } from "../joined-row.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import {
  deleteGoal,
  getGoal,
  insertGoal,
  listGoals,
  replaceGoal,
} from "./exercise-goal.statements.ts";
import { exerciseGoalFrom, exerciseGoalValues } from "./exercise-goal.table.ts";

/** What people want of themselves, in PostgreSQL. */
export class KyselyExerciseGoalRepository implements ExerciseGoalRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async insertExerciseGoal(goal: ExerciseGoal): Promise<void> {
    active(await firstRowOf(this.#database, insertGoal, exerciseGoalValues(goal)));
  }

  async getExerciseGoal(userId: UserId, goalId: ExerciseGoalId): Promise<ExerciseGoal> {
    const row = active(await firstRowOf(this.#database, getGoal, { userId, goalId }));
    if (!isPresent(row)) throw missingGoal(row);
    return exerciseGoalFrom(row);
  }

  async listExerciseGoals(userId: UserId, limit: number): Promise<readonly ExerciseGoal[]> {
    const rows = await rowsOf(this.#database, listGoals, { userId, limit });
    active(rows[0]);
    return rows.filter(isPresent).map(exerciseGoalFrom);
  }

  async replaceExerciseGoal(goal: ExerciseGoal): Promise<void> {
    const row = await firstRowOf(this.#database, replaceGoal, exerciseGoalValues(goal));
    if (row === undefined) throw changedMeanwhile();
  }

  async deleteExerciseGoal(
    userId: UserId,
    goalId: ExerciseGoalId,
    revision?: number,
  ): Promise<void> {
    const values = { userId, goalId, revision: revision ?? null };
    const row = active(await firstRowOf(this.#database, deleteGoal, values));
    if (row.deleted) return;
    throw revision === undefined || row.is_foreign ? missingGoal(row) : changedMeanwhile();
  }
}

function missingGoal({ is_foreign }: ForeignColumn): DomainError {
  return is_foreign
    ? new DomainError("exercise_goal_not_yours", "This goal belongs to another user.")
    : new DomainError("exercise_goal_not_found", "There is no such goal.");
}
