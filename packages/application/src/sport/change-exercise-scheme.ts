import {
  changeExerciseScheme,
  type ExerciseScheme,
  type SchemeChanges,
} from "@health-exercise/domain/sport";
import type { ExerciseSchemeId, UserId } from "@health-exercise/domain/user";
import type { ExerciseSchemeRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { RequireUnchanged } from "../require-unchanged.ts";
import { retryOnChange } from "../retry-on-change.ts";

/** Changes one of the caller's plans. @throws DomainError `exercise_scheme_not_found`, `exercise_scheme_not_yours`. */
export class ChangeExerciseScheme {
  readonly #schemes: ExerciseSchemeRepository;
  readonly #clock: Clock;

  constructor(schemes: ExerciseSchemeRepository, clock: Clock) {
    this.#schemes = schemes;
    this.#clock = clock;
  }

  execute(
    userId: UserId,
    schemeId: ExerciseSchemeId,
    changes: SchemeChanges,
    requireUnchanged?: RequireUnchanged<ExerciseScheme>,
  ): Promise<ExerciseScheme> {
    return retryOnChange(async () => {
      const scheme = await this.#schemes.getExerciseScheme(userId, schemeId);
      requireUnchanged?.(scheme);
      const changed = changeExerciseScheme(scheme, changes, this.#clock.now());
      await this.#schemes.replaceExerciseScheme(changed);
      return changed;
    });
  }
}
