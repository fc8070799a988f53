import {
  createExerciseScheme,
  type ExerciseScheme,
  type SchemeContent,
} from "@health-exercise/domain/sport";
import type { ExerciseSchemeId, UserId } from "@health-exercise/domain/user";
import type { ExerciseSchemeRepository } from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator } from "@health-exercise/ports-runtime";

/** Keeps a plan of exercise for the caller. */
export class CreateExerciseScheme {
  readonly #schemes: ExerciseSchemeRepository;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(schemes: ExerciseSchemeRepository, ids: IdGenerator, clock: Clock) {
    this.#schemes = schemes;
    this.#ids = ids;
    this.#clock = clock;
  }

  async execute(userId: UserId, content: SchemeContent): Promise<ExerciseScheme> {
    const id = this.#ids.newId() as ExerciseSchemeId;
    const scheme = createExerciseScheme({ ...content, id, userId }, this.#clock.now());
    await this.#schemes.insertExerciseScheme(scheme);
    return scheme;
  }
}
