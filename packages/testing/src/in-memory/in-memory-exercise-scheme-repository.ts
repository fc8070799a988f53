import type { ExerciseScheme } from "@health-exercise/domain/sport";
import { DomainError, type ExerciseSchemeId, type UserId } from "@health-exercise/domain/user";
import type { ExerciseSchemeRepository, PageRequest } from "@health-exercise/ports-repositories";
import {
  type InMemoryDatabase,
  newestFirst,
  requireNextRevision,
  requireRevision,
} from "./in-memory-database.ts";

export class InMemoryExerciseSchemeRepository implements ExerciseSchemeRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async insertExerciseScheme(scheme: ExerciseScheme): Promise<void> {
    this.#database.requireActiveUser(scheme.userId);
    this.#database.exerciseSchemes.set(scheme.id, scheme);
  }

  async getExerciseScheme(userId: UserId, schemeId: ExerciseSchemeId): Promise<ExerciseScheme> {
    this.#database.requireActiveUser(userId);
    const scheme = this.#database.exerciseSchemes.get(schemeId);
    if (scheme === undefined) {
      throw new DomainError("exercise_scheme_not_found", "There is no such exercise scheme.");
    }
    if (scheme.userId !== userId) {
      throw new DomainError(
        "exercise_scheme_not_yours",
        "This exercise scheme belongs to another user.",
      );
    }
    return scheme;
  }

  async listExerciseSchemes(userId: UserId, { limit, offset }: PageRequest) {
    this.#database.requireActiveUser(userId);
    const own = [...this.#database.exerciseSchemes.values()].filter(
      (scheme) => scheme.userId === userId,
    );
    const schemes = newestFirst(own, (scheme) => scheme.createdAt.getTime());
    return { schemes: schemes.slice(offset, offset + limit), total: schemes.length };
  }

  async replaceExerciseScheme(scheme: ExerciseScheme): Promise<void> {
    requireNextRevision(this.#database.exerciseSchemes.get(scheme.id), scheme);
    this.#database.exerciseSchemes.set(scheme.id, scheme);
  }

  async deleteExerciseScheme(
    userId: UserId,
    schemeId: ExerciseSchemeId,
    _at: Date,
    revision?: number,
  ): Promise<void> {
    requireRevision(await this.getExerciseScheme(userId, schemeId), revision);
    this.#database.exerciseSchemes.delete(schemeId);
  }
}
