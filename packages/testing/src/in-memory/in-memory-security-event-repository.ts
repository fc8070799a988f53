import { createHash } from "node:crypto";
import type {
  KeptSecurityEvent,
  PageRequest,
  SecurityEvent,
  SecurityEventRepository,
  SecuritySubject,
} from "@health-exercise/ports-repositories";
import { type InMemoryDatabase, newestFirst } from "./in-memory-database.ts";

export class InMemorySecurityEventRepository implements SecurityEventRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async appendSecurityEvent(event: SecurityEvent): Promise<void> {
    keepSecurityEvent(this.#database, event);
  }

  async listSecurityEvents(
    subject: SecuritySubject | undefined,
    { limit, offset }: PageRequest,
  ): Promise<readonly KeptSecurityEvent[]> {
    const wanted = subject && digestOf(subject);
    const events = [...this.#database.securityEvents.values()].filter(
      ({ who, actor }) => wanted === undefined || who === wanted || actor === wanted,
    );
    return newestFirst(events, ({ at }) => at.getTime()).slice(offset, offset + limit);
  }
}

export function keepSecurityEvent(
  { securityEvents }: InMemoryDatabase,
  { subject, actor, ...event }: SecurityEvent,
): void {
  securityEvents.set(event.id, {
    ...event,
    who: digestOf(subject),
    actor: actor === undefined ? null : digestOf({ userId: actor }),
  });
}

function digestOf(subject: SecuritySubject): string {
  return createHash("sha256").update(JSON.stringify(subject)).digest("base64url");
}
