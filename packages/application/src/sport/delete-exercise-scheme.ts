import type { ExerciseSchemeId, UserId } from "@health-exercise/domain/user";
import type { ExerciseSchemeRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";

/** Takes away one of the caller's plans. @throws DomainError `exercise_scheme_not_found`, `exercise_scheme_not_yours`. */
export class DeleteExerciseScheme {
  readonly #schemes: ExerciseSchemeRepository;
  readonly #clock: Clock;

  constructor(schemes: ExerciseSchemeRepository, clock: Clock) {
    this.#schemes = schemes;
    this.#clock = clock;
  }

  execute(userId: UserId, schemeId: ExerciseSchemeId): Promise<void> {
    return this.#schemes.deleteExerciseScheme(userId, schemeId, this.#clock.now());
  }
}
