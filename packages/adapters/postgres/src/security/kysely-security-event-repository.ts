import { createHash } from "node:crypto";
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
import type { SecurityEventTable } from "./security-event.table.ts";

const append = preparedQuery((values: Placeholders<SecurityEventTable>, database) =>
  database.insertInto("security_event").values({
    id: values.id,
    at: values.at,
    kind: values.kind,
    outcome: values.outcome,
    who: values.who,
    actor: values.actor,
  }),
);

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

  async appendSecurityEvent({ subject, actor, ...event }: SecurityEvent): Promise<void> {
    await rowsOf(this.#database, append, {
      ...event,
      who: digestOf(subject),
      actor: actor === undefined ? null : digestOf({ userId: actor }),
    });
  }

  listSecurityEvents(
    subject: SecuritySubject | undefined,
    page: PageRequest,
  ): Promise<readonly KeptSecurityEvent[]> {
    const who = subject === undefined ? null : digestOf(subject);
    return rowsOf(this.#database, listLatest, { ...page, who });
  }
}

/** An id of a user has 74 random bits: nobody finds it by trying. Of an address a digest says only that it is the same one. */
function digestOf(subject: SecuritySubject): string {
  const text = "userId" in subject ? `user ${subject.userId}` : subject.address;
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
