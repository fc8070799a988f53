import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { SportLogRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";

/** Takes one of the caller's sessions out of everything. @throws DomainError `sport_log_not_found`, `sport_log_not_yours`. */
export class DeleteSportLog {
  readonly #logs: SportLogRepository;
  readonly #clock: Clock;

  constructor(logs: SportLogRepository, clock: Clock) {
    this.#logs = logs;
    this.#clock = clock;
  }

  execute(userId: UserId, logId: SportLogId): Promise<void> {
    return this.#logs.deleteSportLog(userId, logId, this.#clock.now());
  }
}
