import {
  type Companion,
  type CompanionStatus,
  companionFromProfile,
} from "@health-exercise/domain/companion";
import type { CompanionId, UserId } from "@health-exercise/domain/user";
import type { IdGenerator } from "@health-exercise/ports-runtime";
import type { CompanionRecords } from "./read-companion-records.ts";
import { requireCompanion } from "./require-companion.ts";
import { type CompanionStorage, storeCompanion } from "./store-companion.ts";

/** The caller's companion as it is now; one is made first where there is none and the profile tells gender and age. @throws DomainError `companion_not_found`. */
export class GetCompanionStatus {
  readonly #storage: CompanionStorage;
  readonly #ids: IdGenerator;

  constructor(storage: CompanionStorage, ids: IdGenerator) {
    this.#storage = storage;
    this.#ids = ids;
  }

  execute(userId: UserId): Promise<CompanionStatus> {
    return storeCompanion(this.#storage, userId, (known) =>
      requireCompanion(known.companion ?? this.#fromProfile(userId, known)),
    );
  }

  #fromProfile(userId: UserId, { profile, now }: CompanionRecords): Companion | null {
    if (profile === null) return null;
    return companionFromProfile({ id: this.#ids.newId() as CompanionId, userId }, profile, now);
  }
}
