import type { OpenSportLog } from "@health-exercise/domain/sport";
import { DomainError, type UserId } from "@health-exercise/domain/user";
import type { MeasuredSportLog, SportLogRepository } from "@health-exercise/ports-repositories";

/** The caller's session under way. @throws DomainError `no_active_log`. */
export class GetActiveSportLog {
  readonly #logs: SportLogRepository;

  constructor(logs: SportLogRepository) {
    this.#logs = logs;
  }

  async execute(userId: UserId): Promise<MeasuredSportLog<OpenSportLog>> {
    const { log, measures } = await this.#logs.findOpenSportLog(userId);
    if (log === undefined) throw new DomainError("no_active_log", "No exercise is in progress.");
    return { log, measures };
  }
}
