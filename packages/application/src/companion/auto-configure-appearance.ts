import { type CompanionStatus, configureAppearance } from "@health-exercise/domain/companion";
import { DomainError, type UserId } from "@health-exercise/domain/user";
import { requireCompanion } from "./require-companion.ts";
import { type CompanionStorage, storeCompanion } from "./store-companion.ts";

/** Makes the caller's companion look as the profile suggests. @throws DomainError `companion_not_found`, `profile_not_found`. */
export class AutoConfigureAppearance {
  readonly #storage: CompanionStorage;

  constructor(storage: CompanionStorage) {
    this.#storage = storage;
  }

  execute(userId: UserId): Promise<CompanionStatus> {
    return storeCompanion(this.#storage, userId, ({ companion, profile, now }) => {
      const known = requireCompanion(companion);
      if (profile === null) {
        throw new DomainError(
          "profile_not_found",
          "There is no profile to configure the companion from.",
        );
      }
      return configureAppearance(known, profile, now);
    });
  }
}
