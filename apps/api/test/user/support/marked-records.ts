import { randomUUID } from "node:crypto";
import type { Database, Schema } from "@health-exercise/adapter-postgres";
import type { UserId } from "@health-exercise/domain/user";
import type { TABLES_OF_NOBODY, TABLES_OF_SUMS } from "@health-exercise/testing/database";

type Pool = Database["pool"];

/** Somebody whose every text carries a word that nobody else's has. */
export type MarkedPerson = {
  readonly id: UserId;
  readonly mark: string;
  /** Of their own records: nobody may find them afterwards. */
  readonly recordIds: readonly string[];
  /** Of records that stay when the person is gone. */
  readonly incidentId: string;
};

type Ids = Record<
  "session" | "deletedSession" | "log" | "deletedLog" | "message" | "reply" | "note",
  string
>;
type Facts = MarkedPerson & { readonly ids: Ids };
type Row<Table> = { readonly [Column in keyof Table]?: unknown };

const AT = "2026-03-01T09:30:00.123Z";
const LATER = "2026-03-01T10:30:00.456Z";
const STRANGE = 'line\u2028end "quoted" \\ 🏃 é\u0301 \u0001';
const STRANGE_NUMBERS = [1e21, -0, 0.1, 1e-7, 5e-324, 123_456_789.125];

/** The tables that may hold records of a person: all but those that are named as nobody's, or as sums of such records. */
type PersonalTable = Exclude<
  keyof Schema,
  keyof typeof TABLES_OF_NOBODY | keyof typeof TABLES_OF_SUMS
>;

/** The records of a person in every such table. A table without an entry does not compile. */
const RECORDS: {
  readonly [Table in PersonalTable]: (facts: Facts) => readonly Row<Schema[Table]>[];
} = {
  user_account: ({ id, mark }) => [
    {
      id,
      email: `${mark}@example.org`,
      name: `${mark} name`,
      disabled_at: null,
      signed_out_at: AT,
      changes_forgotten_until: 17,
      created_at: AT,
    },
  ],
  user_identity: ({ id, mark }) => [
    { user_id: id, issuer: `https://${mark}.example/`, subject: `${mark}|sub`, created_at: AT },
  ],
  profile: ({ id, mark }) => [
    {
      user_id: id,
      display_name: `${mark} display_name`,
      gender: "female",
      birth_date: null,
      stated_age_years: 44,
      age_stated_on: "2026-01-01",
      height_cm: 171.25,
      weight_kg: 63.456789,
      resting_heart_rate_bpm: 55,
      conditions: [`${mark} conditions ${STRANGE}`, "asthma"],
      medications: [`${mark} medications`],
      activity_level: "active",
      units: "imperial",
      keeps_tracks: true,
      private_radius_m: 250,
      goal: `${mark} goal`,
      time_zone: `${mark}/zone`,
      locale: `en-${mark}`,
      pauses: [{ note: `${mark} pauses ${STRANGE}`, numbers: STRANGE_NUMBERS, 9: 1, 10: 2 }],
      allows_external_model: false,
      created_at: AT,
      updated_at: LATER,
      revision: 3,
    },
  ],
  companion: ({ id, mark }) => [
    {
      user_id: id,
      id: randomUUID(),
      gender: "neutral",
      age_group: "adult",
      health_score: 61.5,
      last_reason: `${mark} last_reason`,
      appearance: { outfit: `${mark} appearance` },
      position: { anchor: `${mark} position`, x: 0.1 },
      created_at: AT,
      updated_at: LATER,
      revision: 1,
    },
  ],
  sport_log: ({ id, mark, ids }) =>
    [ids.log, ids.deletedLog].map((log) => ({
      user_id: id,
      id: log,
      sport_name: `${mark} sport_name`,
      sport_start: AT,
      sport_end: LATER,
      finished: true,
      calories: 321,
      calories_source: "user",
      feedback: `${mark} feedback ${STRANGE}`,
      exertion_tenths: 70,
      exertion_by_feeling: false,
      notes: `${mark} notes`,
      exercise_type: `${mark} exercise_type`,
      is_custom: true,
      stated_met: 8.25,
      adult_met: 8.5,
      older_adult_met: 7.75,
      adult_met_edition: "wheelchair-2024",
      older_adult_met_edition: "adult-2024",
      matched_category_id: `${mark} category`,
      distance_m: 5012.5,
      moving_seconds: 1750,
      elevation_gain_m: 42.5,
      average_heart_rate_bpm: 148,
      max_heart_rate_bpm: 171,
      steps: 6100,
      computed_measures: ["distance_m"],
      removed_measures: ["steps"],
      recorded_start: AT,
      recorded_ahead_seconds: 3600,
      source_kind: `${mark} source`,
      source_external_id: `${mark} source id ${log === ids.deletedLog}`,
      created_at: AT,
      updated_at: LATER,
      deleted_at: log === ids.deletedLog ? LATER : null,
      revision: 2,
    })),
  sport_track: ({ id, ids }) => [
    {
      user_id: id,
      log_id: ids.log,
      seconds: [0, 60],
      latitude_microdegrees: [47_376_912, null],
      longitude_microdegrees: [8_541_694, null],
      elevation_decimeters: [4_082, null],
      heart_rates_bpm: [96, 131],
      fastest_1_km_milliseconds: 301_400,
      fastest_5_km_milliseconds: 1_610_000,
      fastest_10_km_milliseconds: 3_300_000,
      fastest_half_marathon_milliseconds: 7_300_000,
    },
  ],
  exercise_scheme: ({ id, mark }) =>
    [null, LATER].map((deletedAt) => ({
      user_id: id,
      id: randomUUID(),
      name: `${mark} name`,
      goal: `${mark} goal`,
      description: `${mark} description`,
      sessions_per_week: 3,
      items: [{ sport_name: `${mark} items`, minutes: 30 }],
      is_active: true,
      created_at: AT,
      updated_at: LATER,
      deleted_at: deletedAt,
      revision: 1,
    })),
  exercise_goal: ({ id, mark }) => [
    {
      user_id: id,
      id: randomUUID(),
      metric: "minutes",
      period: "week",
      target: 150.5,
      activity: `${mark} activity`,
      reached_period: "2026-03-02",
      created_at: AT,
      updated_at: LATER,
      revision: 1,
    },
  ],
  chat_session: ({ id, mark, ids }) =>
    [ids.session, ids.deletedSession].map((session) => ({
      user_id: id,
      id: session,
      is_default: session === ids.session,
      name: `${mark} name`,
      created_at: AT,
      updated_at: LATER,
      last_message_at: LATER,
      deleted_at: session === ids.deletedSession ? LATER : null,
      message_count: 2,
      context_after: 1,
      context_cleared_at: LATER,
    })),
  chat_message: ({ id, mark, ids }) => {
    const said = { user_id: id, session_id: ids.deletedSession, said_at: AT };
    return [
      {
        ...said,
        id: ids.message,
        position: 1,
        role: "user",
        content: `${mark} question ${STRANGE}`,
        input_type: "voice",
      },
      {
        ...said,
        id: ids.reply,
        position: 2,
        role: "assistant",
        content: `${mark} content`,
        rag_context: [`${mark} rag_context`],
        confidence: 0.125,
        is_safe: true,
        risk_level: "low",
        flags: ["dehydration_or_heat"],
        warnings: [`${mark} warnings`],
        requires_acknowledgment: false,
        answer_basis: "records",
        provider: `${mark} provider`,
        is_fallback: true,
        trace: { model: `${mark} trace`, numbers: STRANGE_NUMBERS },
      },
    ];
  },
  chat_note: ({ id, mark, ids }) => [
    {
      user_id: id,
      id: ids.note,
      kind: "goal",
      topic: "event",
      text: `${mark} text ${STRANGE}`,
      created_at: AT,
    },
  ],
  chat_request: ({ id, mark, ids }) => [
    {
      user_id: id,
      key: `${mark} key`,
      claim_id: `${mark} claim_id`,
      lease_until: "2026-03-01T09:30:00.123456Z",
      response: JSON.stringify({ id: ids.reply, content: `${mark} response` }),
      created_at: "2026-03-01T09:30:00.123456Z",
    },
  ],
  idempotency_key: ({ id, mark, ids }) => [
    {
      user_id: id,
      endpoint: "/api/sport/log",
      key: `${mark} key`,
      fingerprint: `${mark} fingerprint`,
      claim_id: `${mark} claim_id`,
      lease_until: "2026-03-01T09:30:00.123456Z",
      response: JSON.stringify({ id: ids.log, sport_name: `${mark} response` }),
      created_at: "2026-03-01T09:30:00.123456Z",
    },
  ],
  safety_incident: ({ id, ids, incidentId }) => [
    {
      id: incidentId,
      type: "injury",
      severity: "high",
      status: "in_review",
      user_id: id,
      dialogue_id: ids.session,
      description_language: "en",
      description_risk_level: "high",
      description_flags: ["cardiac_symptom"],
      description_characters: "1-20",
      description_sentences: "1",
      ai_response_language: "zh",
      ai_response_risk_level: "safe",
      ai_response_flags: [],
      ai_response_characters: "21-100",
      ai_response_sentences: "2-5",
      created_at: AT,
      updated_at: LATER,
      revision: 2,
    },
  ],
  safety_incident_step: ({ id, incidentId }) => [
    {
      incident_id: incidentId,
      revision: 2,
      from_status: "pending_review",
      to_status: "in_review",
      reviewer_id: id,
      // A statement about the incident: it stays with the audit.
      note: "Looked at.",
      at: AT,
    },
  ],
  webhook_delivery: ({ id, ids }) => [
    {
      user_id: id,
      number: 17,
      webhook_id: randomUUID(),
      event_id: randomUUID(),
      type: "sport.session.finished",
      data: { user_id: id, log_id: ids.log, sport_start: AT, sport_end: LATER },
      occurred_at: AT,
      attempts: 2,
      next_attempt_at: LATER,
      lease_until: LATER,
      settled_at: LATER,
      outcome: "delivered",
    },
  ],
  rate_limit: ({ id }) => [{ key: `user:${id}`, points: 7, expire: 4_102_444_800_000 }],
};

/** The tables in which a marked person has records. */
export const PERSONAL_TABLES: readonly string[] = Object.keys(RECORDS);

/** Stores somebody with records in every table, in the order in which they refer to each other. */
export async function insertMarkedPerson(
  pool: Pool,
  id: UserId,
  mark: string,
): Promise<MarkedPerson> {
  const ids: Ids = {
    session: randomUUID(),
    deletedSession: randomUUID(),
    log: randomUUID(),
    deletedLog: randomUUID(),
    message: randomUUID(),
    reply: randomUUID(),
    note: randomUUID(),
  };
  const person = { id, mark, recordIds: Object.values(ids), incidentId: randomUUID() };
  for (const [table, rowsOf] of Object.entries(RECORDS)) {
    for (const row of rowsOf({ ...person, ids })) {
      const columns = Object.keys(row).join(", ");
      await pool.query(
        `insert into ${table} (${columns}) select ${columns} from json_populate_record(null::${table}, $1)`,
        [JSON.stringify(row)],
      );
    }
  }
  return person;
}
