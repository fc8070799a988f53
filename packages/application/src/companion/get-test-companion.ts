import { type CompanionStatus, companionStatus } from "@health-exercise/domain/companion";
import type { Clock } from "@health-exercise/ports-runtime";
import { requireCompanion } from "./require-companion.ts";
import { testUserRecords } from "./test-user.ts";

/** The companion of the fixed test user, for development; reads nothing stored. */
export class GetTestCompanion {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  execute(): CompanionStatus {
    const { companion, ...context } = testUserRecords(this.#clock.now());
    return companionStatus(requireCompanion(companion), context);
  }
}
