import type { ExerciseScheme } from "@health-exercise/domain/sport";
import type { ExerciseSchemeId, UserId } from "@health-exercise/domain/user";
import type { ExerciseSchemeRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { RequireUnchanged } from "../require-unchanged.ts";
import { retryOnChange } from "../retry-on-change.ts";

/** Takes away one of the caller's plans. @throws DomainError `exercise_scheme_not_found`, `exercise_scheme_not_yours`. */
export class DeleteExerciseScheme {
  readonly #schemes: ExerciseSchemeRepository;
  readonly #clock: Clock;

  constructor(schemes: ExerciseSchemeRepository, clock: Clock) {
    this.#schemes = schemes;
    this.#clock = clock;
  }

  execute(
    userId: UserId,
    schemeId: ExerciseSchemeId,
    requireUnchanged?: RequireUnchanged<ExerciseScheme>,
  ): Promise<void> {
    if (requireUnchanged === undefined) {
      return this.#schemes.deleteExerciseScheme(userId, schemeId, this.#clock.now());
    }
    return retryOnChange(async () => {
      const scheme = await this.#schemes.getExerciseScheme(userId, schemeId);
      requireUnchanged(scheme);
      await this.#schemes.deleteExerciseScheme(
        userId,
        schemeId,
        this.#clock.now(),
        scheme.revision,
      );
    });
  }
}
