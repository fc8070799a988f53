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

  async appendSecurityEvent({ subject, actor, ...event }: SecurityEvent): Promise<void> {
    this.#database.securityEvents.set(event.id, {
      ...event,
      who: digestOf(subject),
      actor: actor === undefined ? null : digestOf({ userId: actor }),
    });
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

function digestOf(subject: SecuritySubject): string {
  return createHash("sha256").update(JSON.stringify(subject)).digest("base64url");
}
