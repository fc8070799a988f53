import { giveSportFeedback, type SportFeedback } from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import type { MeasuredSportLog, SportLogRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { RequireUnchanged } from "../require-unchanged.ts";
import { retryOnChange } from "../retry-on-change.ts";

/** Joins feedback to one of the caller's sessions and closes it. @throws DomainError `sport_log_not_found`, `sport_log_not_yours`. */
export class GiveSportFeedback {
  readonly #logs: SportLogRepository;
  readonly #clock: Clock;

  constructor(logs: SportLogRepository, clock: Clock) {
    this.#logs = logs;
    this.#clock = clock;
  }

  execute(
    userId: UserId,
    logId: SportLogId,
    feedback: SportFeedback,
    requireUnchanged?: RequireUnchanged<MeasuredSportLog>,
  ): Promise<MeasuredSportLog> {
    return retryOnChange(async () => {
      const current = await this.#logs.getSportLog(userId, logId);
      requireUnchanged?.(current);
      const { log, measures } = current;
      const closed = giveSportFeedback(log, feedback, this.#clock.now());
      await this.#logs.replaceSportLog(closed);
      return { log: closed, measures };
    });
  }
}
