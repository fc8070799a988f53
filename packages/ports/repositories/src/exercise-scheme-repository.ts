import type { ExerciseScheme } from "@health-exercise/domain/sport";
import type { ExerciseSchemeId, UserId } from "@health-exercise/domain/user";
import type { PageRequest } from "./page.ts";

/**
 * The exercise schemes of people. Deleted schemes are not found or listed. Every method but
 * `replaceExerciseScheme` throws DomainError `user_not_active` unless the user is active.
 */
export interface ExerciseSchemeRepository {
  insertExerciseScheme(scheme: ExerciseScheme): Promise<void>;
  /** @throws DomainError `exercise_scheme_not_found`, `exercise_scheme_not_yours`. */
  getExerciseScheme(userId: UserId, schemeId: ExerciseSchemeId): Promise<ExerciseScheme>;
  /** Newest first. */
  listExerciseSchemes(
    userId: UserId,
    page: PageRequest,
  ): Promise<{ readonly schemes: readonly ExerciseScheme[]; readonly total: number }>;
  /** Writes a changed scheme over the revision before it. @throws DomainError `changed_meanwhile`. */
  replaceExerciseScheme(scheme: ExerciseScheme): Promise<void>;
  /**
   * Deletes a scheme; with `revision` only where it is still that one.
   * @throws DomainError `exercise_scheme_not_found`, `exercise_scheme_not_yours`; with `revision` also `changed_meanwhile`,
   * where it is another or gone.
   */
  deleteExerciseScheme(
    userId: UserId,
    schemeId: ExerciseSchemeId,
    at: Date,
    revision?: number,
  ): Promise<void>;
}
