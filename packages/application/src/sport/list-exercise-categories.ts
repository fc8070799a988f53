import {
  listMetCategories,
  type MetCategory,
  type MetEdition,
  type MetEditionId,
} from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import type { ProfileRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { metTableFor } from "./met-table-choice.ts";

export type ListExerciseCategoriesInput = {
  readonly userId: UserId;
  /** Leaves out all other categories; an unknown one leaves none. */
  readonly categoryId?: string | undefined;
  readonly edition?: MetEditionId | undefined;
};

/** The exercises of the MET table for the caller's age, by category. */
export class ListExerciseCategories {
  readonly #profiles: ProfileRepository;
  readonly #clock: Clock;

  constructor(profiles: ProfileRepository, clock: Clock) {
    this.#profiles = profiles;
    this.#clock = clock;
  }

  async execute({ userId, categoryId, edition }: ListExerciseCategoriesInput): Promise<{
    readonly table: MetEdition;
    readonly categories: readonly MetCategory[];
  }> {
    const profile = await this.#profiles.findProfile(userId);
    const table = metTableFor(profile, edition, this.#clock.now());
    return { table, categories: listMetCategories(table.id, categoryId) };
  }
}
