import {
  type CompanionOrigin,
  type CompanionStatus,
  initializeCompanion,
} from "@health-exercise/domain/companion";
import type { CompanionId, UserId } from "@health-exercise/domain/user";
import type { IdGenerator } from "@health-exercise/ports-runtime";
import { type CompanionStorage, storeCompanion } from "./store-companion.ts";

/** Makes the caller's companion, or sets it anew under the id it has. */
export class InitializeCompanion {
  readonly #storage: CompanionStorage;
  readonly #ids: IdGenerator;

  constructor(storage: CompanionStorage, ids: IdGenerator) {
    this.#storage = storage;
    this.#ids = ids;
  }

  execute(userId: UserId, origin: CompanionOrigin): Promise<CompanionStatus> {
    return storeCompanion(this.#storage, userId, ({ companion, profile, now }) => {
      const identity = { id: this.#ids.newId() as CompanionId, userId };
      const activityLevel = profile?.activityLevel;
      return initializeCompanion(identity, { ...origin, activityLevel }, now, companion);
    });
  }
}
