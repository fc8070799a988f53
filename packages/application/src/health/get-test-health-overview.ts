import type { CheckContent } from "@health-exercise/domain/safety";
import type { Clock } from "@health-exercise/ports-runtime";
import { testUserRecords } from "../companion/test-user.ts";
import { failingSilently } from "../safety/content-check-failure.ts";
import { type OverviewOfPerson, overviewOfPerson } from "./overview-of-person.ts";

/** The health overview of the fixed test user, for development; reads nothing stored. */
export class GetTestHealthOverview {
  readonly #checkContent: CheckContent;
  readonly #clock: Clock;

  constructor(checkContent: CheckContent, clock: Clock) {
    this.#checkContent = failingSilently(checkContent);
    this.#clock = clock;
  }

  execute(): OverviewOfPerson {
    return overviewOfPerson(testUserRecords(this.#clock.now()), this.#checkContent);
  }
}
