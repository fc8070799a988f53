import {
  type CompanionOrigin,
  type CompanionStatus,
  initializeCompanion,
} from "@health-exercise/domain/companion";
import { AGE_YEARS, type CompanionId, type UserId } from "@health-exercise/domain/user";
import type { IdGenerator } from "@health-exercise/ports-runtime";
import { requireMinimumAge } from "../user/require-minimum-age.ts";
import { type CompanionStorage, storeCompanion } from "./store-companion.ts";

/** Makes the caller's companion, or sets it anew under the id it has. @throws DomainError `invalid_input`. */
export class InitializeCompanion {
  readonly #storage: CompanionStorage;
  readonly #ids: IdGenerator;
  readonly #minimumAgeYears: number;

  constructor(
    storage: CompanionStorage,
    ids: IdGenerator,
    minimumAgeYears: number = AGE_YEARS.min,
  ) {
    this.#storage = storage;
    this.#ids = ids;
    this.#minimumAgeYears = minimumAgeYears;
  }

  async execute(userId: UserId, origin: CompanionOrigin): Promise<CompanionStatus> {
    requireMinimumAge(origin.ageYears, this.#minimumAgeYears, "userAge");
    return storeCompanion(this.#storage, userId, ({ companion, profile, now }) => {
      const identity = { id: this.#ids.newId() as CompanionId, userId };
      const activityLevel = profile?.activityLevel;
      return initializeCompanion(identity, { ...origin, activityLevel }, now, companion);
    });
  }
}
