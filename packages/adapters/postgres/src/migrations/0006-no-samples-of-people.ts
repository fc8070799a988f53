import { type Kysely, sql } from "kysely";

/** What people say, measure or write, and what is computed from it. No query chooses its plan by these columns. */
const PERSONAL_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  user_account: ["email", "name"],
  profile: [
    "display_name",
    "gender",
    "birth_date",
    "stated_age_years",
    "age_stated_on",
    "height_cm",
    "weight_kg",
    "resting_heart_rate_bpm",
    "conditions",
    "medications",
    "activity_level",
    "goal",
    "time_zone",
    "locale",
    "pauses",
  ],
  companion: ["gender", "age_group", "health_score", "last_reason", "appearance", "position"],
  sport_log: [
    "sport_name",
    "duration_milliseconds",
    "calories",
    "feedback",
    "exertion_tenths",
    "notes",
    "exercise_type",
    "stated_met",
    "adult_met",
    "older_adult_met",
    "matched_category_id",
  ],
  exercise_scheme: ["name", "goal", "description", "sessions_per_week", "items"],
  chat_session: ["name"],
  chat_message: [
    "content",
    "rag_context",
    "confidence",
    "risk_level",
    "flags",
    "warnings",
    "trace",
  ],
  chat_request: ["key", "response"],
  safety_incident: ["description_flags", "ai_response_flags"],
  safety_incident_step: ["note"],
  // It holds the user's id.
  rate_limit: ["key"],
};

/**
 * Keeps samples of personal columns out of the planner's statistics: those stay until a table is analysed again, long
 * after a person was erased.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(PERSONAL_COLUMNS)) {
    const alterations = columns.map((name) => sql`alter column ${sql.ref(name)} set statistics 0`);
    await sql`alter table ${sql.table(table)} ${sql.join(alterations)}`.execute(database);
  }
}
