import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { MeasuredSportLog, SportLogRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { RequireUnchanged } from "../require-unchanged.ts";
import { retryOnChange } from "../retry-on-change.ts";

/** Takes one of the caller's sessions out of everything. @throws DomainError `sport_log_not_found`, `sport_log_not_yours`. */
export class DeleteSportLog {
  readonly #logs: SportLogRepository;
  readonly #clock: Clock;

  constructor(logs: SportLogRepository, clock: Clock) {
    this.#logs = logs;
    this.#clock = clock;
  }

  execute(
    userId: UserId,
    logId: SportLogId,
    requireUnchanged?: RequireUnchanged<MeasuredSportLog>,
  ): Promise<void> {
    if (requireUnchanged === undefined) {
      return this.#logs.deleteSportLog(userId, logId, this.#clock.now());
    }
    return retryOnChange(async () => {
      const current = await this.#logs.getSportLog(userId, logId);
      requireUnchanged(current);
      await this.#logs.deleteSportLog(userId, logId, this.#clock.now(), current.log.revision);
    });
  }
}
