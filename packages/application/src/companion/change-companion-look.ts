import {
  type CompanionStatus,
  changeLook,
  type LookChanges,
} from "@health-exercise/domain/companion";
import { DomainError, type UserId } from "@health-exercise/domain/user";
import { requireCompanion } from "./require-companion.ts";
import { type CompanionStorage, storeCompanion } from "./store-companion.ts";

/** Changes how the caller's companion looks and where it stands. @throws DomainError `no_updatable_field`, `companion_not_found`. */
export class ChangeCompanionLook {
  readonly #storage: CompanionStorage;

  constructor(storage: CompanionStorage) {
    this.#storage = storage;
  }

  async execute(userId: UserId, changes: LookChanges): Promise<CompanionStatus> {
    requireSomeChange(changes);
    return storeCompanion(this.#storage, userId, ({ companion, now }) =>
      changeLook(requireCompanion(companion), changes, now),
    );
  }
}

function requireSomeChange({ appearance, position }: LookChanges): void {
  const values = [...Object.values(appearance), ...Object.values(position)];
  if (values.every((value) => value === undefined)) {
    throw new DomainError(
      "no_updatable_field",
      "The body names no field of the companion that can be changed.",
    );
  }
}
