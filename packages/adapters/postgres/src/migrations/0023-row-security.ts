import type { Kysely } from "kysely";
import { keepRowsToUser, showOfEverybody } from "./row-policies.ts";

const TABLES_OF_USERS = [
  "profile",
  "companion",
  "sport_log",
  "sport_track",
  "exercise_goal",
  "exercise_scheme",
  "chat_session",
  "chat_message",
  "chat_note",
  "chat_request",
  "idempotency_key",
];

const IS_ANSWERED = "response is not null as is_answered";

/** What is looked for among everybody's rows: whether a record is somebody else's, and what was kept for long enough. */
const ACROSS_USERS: Readonly<Record<string, readonly string[]>> = {
  user_account: ["id", "email", "name", "disabled_at", "created_at", "changes_forgotten_until"],
  sport_log: ["user_id", "id", "deleted_at", "change_number"],
  exercise_goal: ["user_id", "id"],
  exercise_scheme: ["user_id", "id", "deleted_at"],
  chat_session: ["user_id", "id", "deleted_at", "last_message_at", "created_at"],
  chat_request: ["user_id", "key", "created_at", "lease_until", IS_ANSWERED],
  idempotency_key: ["user_id", "endpoint", "key", "created_at", "lease_until", IS_ANSWERED],
};

/** A second net under the statements, which name their user each: a role that owns no table sees nobody else's rows. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await keepRowsToUser(database, "user_account", "id");
  for (const table of TABLES_OF_USERS) await keepRowsToUser(database, table);
  for (const [table, columns] of Object.entries(ACROSS_USERS)) {
    await showOfEverybody(database, table, columns);
  }
}
