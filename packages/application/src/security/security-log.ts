import { DomainError } from "@health-exercise/domain/user";
import type {
  SecurityEvent,
  SecurityEventKind,
  SecurityEventRepository,
  SecuritySubject,
  UnitOfWork,
} from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator } from "@health-exercise/ports-runtime";

/** Keeps a record of what somebody may have to account for. */
export class SecurityLog {
  readonly #events: SecurityEventRepository;
  readonly #unitOfWork: UnitOfWork;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(
    events: SecurityEventRepository,
    unitOfWork: UnitOfWork,
    ids: IdGenerator,
    clock: Clock,
  ) {
    this.#events = events;
    this.#unitOfWork = unitOfWork;
    this.#ids = ids;
    this.#clock = clock;
  }

  /**
   * Does `work` and keeps a record of it, both or neither; that it was refused is kept too.
   * @throws what `work` throws.
   */
  async keep<Result>(
    kind: SecurityEventKind,
    subject: SecuritySubject,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.#unitOfWork.run(async () => {
        const result = await work();
        await this.record(kind, subject);
        return result;
      });
    } catch (error) {
      if (error instanceof DomainError) await this.record(kind, subject, "refused");
      throw error;
    }
  }

  /** Keeps a record of what has happened. */
  record(
    kind: SecurityEventKind,
    subject: SecuritySubject,
    outcome: SecurityEvent["outcome"] = "done",
  ): Promise<void> {
    const event = { id: this.#ids.newId(), at: this.#clock.now(), kind, outcome, subject };
    return this.#events.appendSecurityEvent(event);
  }
}
