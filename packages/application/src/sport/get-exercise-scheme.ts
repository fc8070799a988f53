import type { ExerciseScheme } from "@health-exercise/domain/sport";
import type { ExerciseSchemeId, UserId } from "@health-exercise/domain/user";
import type { ExerciseSchemeRepository } from "@health-exercise/ports-repositories";

/** One of the caller's plans. @throws DomainError `exercise_scheme_not_found`, `exercise_scheme_not_yours`. */
export class GetExerciseScheme {
  readonly #schemes: ExerciseSchemeRepository;

  constructor(schemes: ExerciseSchemeRepository) {
    this.#schemes = schemes;
  }

  execute(userId: UserId, schemeId: ExerciseSchemeId): Promise<ExerciseScheme> {
    return this.#schemes.getExerciseScheme(userId, schemeId);
  }
}
