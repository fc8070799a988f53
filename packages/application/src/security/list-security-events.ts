import type {
  KeptSecurityEvent,
  PageRequest,
  SecurityEventRepository,
  SecuritySubject,
} from "@health-exercise/ports-repositories";

/** What is on record, latest first; of one subject, or of all. For operators. */
export class ListSecurityEvents {
  readonly #events: SecurityEventRepository;

  constructor(events: SecurityEventRepository) {
    this.#events = events;
  }

  execute(
    subject: SecuritySubject | undefined,
    page: PageRequest,
  ): Promise<readonly KeptSecurityEvent[]> {
    return this.#events.listSecurityEvents(subject, page);
  }
}
