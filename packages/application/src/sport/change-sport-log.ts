import { correctSportLog, type SportLogCorrection } from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { MeasuredSportLog, SportLogRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { RequireUnchanged } from "../require-unchanged.ts";
import { retryOnChange } from "../retry-on-change.ts";

/** Corrects, closes or reopens one of the caller's sessions. @throws DomainError `invalid_input`, `sport_log_not_found`, `sport_log_not_yours`, `active_log_exists`. */
export class ChangeSportLog {
  readonly #logs: SportLogRepository;
  readonly #clock: Clock;

  constructor(logs: SportLogRepository, clock: Clock) {
    this.#logs = logs;
    this.#clock = clock;
  }

  execute(
    userId: UserId,
    logId: SportLogId,
    correction: SportLogCorrection,
    requireUnchanged?: RequireUnchanged<MeasuredSportLog>,
  ): Promise<MeasuredSportLog> {
    return retryOnChange(async () => {
      const current = await this.#logs.getSportLog(userId, logId);
      requireUnchanged?.(current);
      const { log, measures } = current;
      const changed = correctSportLog(log, correction, measures, this.#clock.now());
      await this.#logs.replaceSportLog(changed);
      return { log: changed, measures };
    });
  }
}
