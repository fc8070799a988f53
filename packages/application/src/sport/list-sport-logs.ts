import type { UserId } from "@health-exercise/domain/user";
import type {
  PageRequest,
  SportLogPage,
  SportLogRepository,
} from "@health-exercise/ports-repositories";

/** A page of the caller's sessions, latest start first. */
export class ListSportLogs {
  readonly #logs: SportLogRepository;

  constructor(logs: SportLogRepository) {
    this.#logs = logs;
  }

  execute(userId: UserId, page: PageRequest): Promise<SportLogPage> {
    return this.#logs.listSportLogs(userId, {}, page);
  }
}
