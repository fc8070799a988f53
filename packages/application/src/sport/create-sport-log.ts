import { cataloguedSession, type NewSportLog, recordSportLog } from "@health-exercise/domain/sport";
import type { SportLogId } from "@health-exercise/domain/user";
import type { MeasuredSportLog, SportLogRepository } from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator } from "@health-exercise/ports-runtime";

export type CreateSportLogInput = Omit<NewSportLog, "id"> & {
  /** An intensity the person states; goes before the tables. */
  readonly statedMet?: number | undefined;
};

/** Records a session, under way or over. @throws DomainError `invalid_input`, `active_log_exists`. */
export class CreateSportLog {
  readonly #logs: SportLogRepository;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(logs: SportLogRepository, ids: IdGenerator, clock: Clock) {
    this.#logs = logs;
    this.#ids = ids;
    this.#clock = clock;
  }

  async execute({ statedMet, ...input }: CreateSportLogInput): Promise<MeasuredSportLog> {
    const log = recordSportLog(
      { ...input, id: this.#ids.newId() as SportLogId },
      cataloguedSession(input, statedMet),
      this.#clock.now(),
    );
    return { log, measures: await this.#logs.insertSportLog(log) };
  }
}
