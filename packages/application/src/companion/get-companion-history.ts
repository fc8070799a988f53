import { type CompanionStatus, companionStatus } from "@health-exercise/domain/companion";
import type { UserId } from "@health-exercise/domain/user";
import type { ReadCompanionRecords } from "./read-companion-records.ts";

/** The caller's companion as it is now, as the only entry of a list: earlier states are not kept. Empty, and nothing is made, before it is initialised. */
export class GetCompanionHistory {
  readonly #records: ReadCompanionRecords;

  constructor(records: ReadCompanionRecords) {
    this.#records = records;
  }

  async execute(userId: UserId): Promise<readonly CompanionStatus[]> {
    const { companion, ...context } = await this.#records.execute(userId);
    return companion === null ? [] : [companionStatus(companion, context)];
  }
}
