import type {
  KeptSecurityEvent,
  PageRequest,
  SecurityEvent,
  SecurityEventRepository,
  SecuritySubject,
} from "@health-exercise/ports-repositories";
import { type Kysely, sql } from "kysely";
import { type Placeholders, preparedQuery, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { appendSecurityEvent, digestOf } from "./append-security-event.ts";
import type { SecurityEventTable } from "./security-event.table.ts";

const listLatest = preparedQuery(
  (values: Placeholders<PageRequest & { readonly who: string | null }>) => sql<SecurityEventTable>`
    select id, at, kind, outcome, who, actor from security_event
    where ${values.who}::text is null or ${values.who} in (who, actor)
    order by at desc, id desc limit ${values.limit}::bigint offset ${values.offset}::bigint`,
);

/** The security events in PostgreSQL, which lets nobody change them. */
export class KyselySecurityEventRepository implements SecurityEventRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  appendSecurityEvent(event: SecurityEvent): Promise<void> {
    return appendSecurityEvent(this.#database, event);
  }

  listSecurityEvents(
    subject: SecuritySubject | undefined,
    page: PageRequest,
  ): Promise<readonly KeptSecurityEvent[]> {
    const who = subject === undefined ? null : digestOf(subject);
    return rowsOf(this.#database, listLatest, { ...page, who });
  }
}
