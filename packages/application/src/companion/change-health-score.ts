import { type CompanionStatus, changeHealthScore } from "@health-exercise/domain/companion";
import type { UserId } from "@health-exercise/domain/user";
import { requireCompanion } from "./require-companion.ts";
import { type CompanionStorage, storeCompanion } from "./store-companion.ts";

/** Sets the health score that the emotion of the caller's companion follows. @throws DomainError `companion_not_found`. */
export class ChangeHealthScore {
  readonly #storage: CompanionStorage;

  constructor(storage: CompanionStorage) {
    this.#storage = storage;
  }

  execute(
    userId: UserId,
    change: { readonly healthScore: number; readonly reason: string | null },
  ): Promise<CompanionStatus> {
    return storeCompanion(this.#storage, userId, ({ companion, now }) =>
      changeHealthScore(requireCompanion(companion), change, now),
    );
  }
}
