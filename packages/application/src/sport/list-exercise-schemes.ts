import type { ExerciseScheme } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import type { ExerciseSchemeRepository, PageRequest } from "@health-exercise/ports-repositories";
import { requireOwnData } from "./require-own-data.ts";

/** A page of a person's plans, newest first; only their own. @throws DomainError `other_user`. */
export class ListExerciseSchemes {
  readonly #schemes: ExerciseSchemeRepository;

  constructor(schemes: ExerciseSchemeRepository) {
    this.#schemes = schemes;
  }

  async execute(
    callerId: UserId,
    askedUserId: UserId | undefined,
    page: PageRequest,
  ): Promise<{ readonly schemes: readonly ExerciseScheme[]; readonly total: number }> {
    requireOwnData(callerId, askedUserId);
    return this.#schemes.listExerciseSchemes(callerId, page);
  }
}
