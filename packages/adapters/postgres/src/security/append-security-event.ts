import { createHash } from "node:crypto";
import type { SecurityEvent, SecuritySubject } from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
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

/** Keeps an event, in the transaction of what it tells of where that has one. */
export async function appendSecurityEvent(
  database: Kysely<Schema>,
  { subject, actor, ...event }: SecurityEvent,
): Promise<void> {
  await rowsOf(database, append, {
    ...event,
    who: digestOf(subject),
    actor: actor === undefined ? null : digestOf({ userId: actor }),
  });
}

/** An id of a user has 74 random bits: nobody finds it by trying. Of an address a digest says only that it is the same one. */
export function digestOf(subject: SecuritySubject): string {
  const text = "userId" in subject ? `user ${subject.userId}` : subject.address;
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
