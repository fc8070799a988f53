import { DomainError, type UserId } from "@health-exercise/domain/user";
import type {
  SecurityEvent,
  SecurityEventKind,
  SecurityEventRepository,
  SecuritySubject,
  UnitOfWork,
} from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator } from "@health-exercise/ports-runtime";

/** Whom an event is about, and the administrator who did it to them where one did. */
export type Concerned = SecuritySubject & { readonly actor?: UserId | undefined };

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
    subject: Concerned,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.#orRefused(kind, subject, () =>
      this.#unitOfWork.run(async () => {
        const result = await work();
        await this.record(kind, subject);
        return result;
      }),
    );
  }

  /**
   * As `keep`, for work that takes units of its own and keeps the record that it is given in one of them.
   * @throws what `work` throws.
   */
  async keepWithin<Result>(
    kind: SecurityEventKind,
    subject: Concerned,
    work: (record: SecurityEvent) => Promise<Result>,
  ): Promise<Result> {
    return this.#orRefused(kind, subject, () => work(this.eventOf(kind, subject)));
  }

  async #orRefused<Result>(
    kind: SecurityEventKind,
    subject: Concerned,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError) await this.record(kind, subject, "refused");
      throw error;
    }
  }

  /** Keeps a record of what has happened. */
  record(
    kind: SecurityEventKind,
    concerned: Concerned,
    outcome?: SecurityEvent["outcome"],
  ): Promise<void> {
    return this.#events.appendSecurityEvent(this.eventOf(kind, concerned, outcome));
  }

  /** The record of what happens now, for whoever keeps it with what is done. */
  eventOf(
    kind: SecurityEventKind,
    { actor, ...subject }: Concerned,
    outcome: SecurityEvent["outcome"] = "done",
  ): SecurityEvent {
    return { id: this.#ids.newId(), at: this.#clock.now(), kind, outcome, subject, actor };
  }
}
