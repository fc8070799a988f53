import {
  type MetCategorySummary,
  type MetEdition,
  type MetEditionId,
  summarizeMetCategories,
} from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import type { ProfileRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { metTableFor } from "./met-table-choice.ts";

/** The range of METs of each category, from the MET table for the caller's age. */
export class ListMetValues {
  readonly #profiles: ProfileRepository;
  readonly #clock: Clock;

  constructor(profiles: ProfileRepository, clock: Clock) {
    this.#profiles = profiles;
    this.#clock = clock;
  }

  async execute(
    userId: UserId,
    edition?: MetEditionId,
  ): Promise<{ readonly table: MetEdition; readonly categories: readonly MetCategorySummary[] }> {
    const profile = await this.#profiles.findProfile(userId);
    const table = metTableFor(profile, edition, this.#clock.now());
    return { table, categories: summarizeMetCategories(table.id) };
  }
}
