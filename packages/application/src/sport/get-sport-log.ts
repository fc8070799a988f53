import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { MeasuredSportLog, SportLogRepository } from "@health-exercise/ports-repositories";

/** One of the caller's sessions. @throws DomainError `sport_log_not_found`, `sport_log_not_yours`. */
export class GetSportLog {
  readonly #logs: SportLogRepository;

  constructor(logs: SportLogRepository) {
    this.#logs = logs;
  }

  execute(userId: UserId, logId: SportLogId): Promise<MeasuredSportLog> {
    return this.#logs.getSportLog(userId, logId);
  }
}
