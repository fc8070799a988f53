import type { ExerciseScheme } from "@health-exercise/domain/sport";
import { DomainError, type ExerciseSchemeId, type UserId } from "@health-exercise/domain/user";
import type { ExerciseSchemeRepository, PageRequest } from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { changedMeanwhile } from "../database-errors.ts";
import { type ForeignColumn, isPresent } from "../joined-row.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import {
  deleteScheme,
  getScheme,
  insertScheme,
  listSchemes,
  replaceScheme,
} from "./exercise-scheme.statements.ts";
import { exerciseSchemeFrom, exerciseSchemeValues } from "./exercise-scheme.table.ts";

/** The exercise schemes of people, in PostgreSQL. */
export class KyselyExerciseSchemeRepository implements ExerciseSchemeRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async insertExerciseScheme(scheme: ExerciseScheme): Promise<void> {
    active(await firstRowOf(this.#database, insertScheme, exerciseSchemeValues(scheme)));
  }

  async getExerciseScheme(userId: UserId, schemeId: ExerciseSchemeId): Promise<ExerciseScheme> {
    const row = active(await firstRowOf(this.#database, getScheme, { userId, schemeId }));
    if (!isPresent(row)) throw missingScheme(row);
    return exerciseSchemeFrom(row);
  }

  async listExerciseSchemes(
    userId: UserId,
    page: PageRequest,
  ): Promise<{ readonly schemes: readonly ExerciseScheme[]; readonly total: number }> {
    const rows = await rowsOf(this.#database, listSchemes, { userId, ...page });
    const { total } = active(rows[0]);
    const schemes = rows.filter(isPresent).slice(0, page.limit).map(exerciseSchemeFrom);
    return { schemes, total };
  }

  async replaceExerciseScheme(scheme: ExerciseScheme): Promise<void> {
    const row = await firstRowOf(this.#database, replaceScheme, exerciseSchemeValues(scheme));
    if (row === undefined) throw changedMeanwhile();
  }

  async deleteExerciseScheme(
    userId: UserId,
    schemeId: ExerciseSchemeId,
    at: Date,
    revision?: number,
  ): Promise<void> {
    const values = { userId, schemeId, at, revision: revision ?? null };
    const row = active(await firstRowOf(this.#database, deleteScheme, values));
    if (row.deleted) return;
    throw revision === undefined || row.is_foreign ? missingScheme(row) : changedMeanwhile();
  }
}

function missingScheme({ is_foreign }: ForeignColumn): DomainError {
  return is_foreign
    ? new DomainError("exercise_scheme_not_yours", "This exercise scheme belongs to another user.")
    : new DomainError("exercise_scheme_not_found", "There is no such exercise scheme.");
}
