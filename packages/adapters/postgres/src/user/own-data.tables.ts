import {
  OWN_DATA_SECTIONS,
  type OwnDataSection,
  requestCountKey,
  type UserId,
} from "@health-exercise/domain/user";
import { CHAT_MESSAGE_COLUMNS } from "../chat/chat-message.table.ts";
import { CHAT_NOTE_COLUMNS } from "../chat/chat-note.table.ts";
import { CHAT_SESSION_COLUMNS } from "../chat/chat-session.table.ts";
import { COMPANION_COLUMNS } from "../companion/companion.table.ts";
import { IDEMPOTENCY_KEY_COLUMNS } from "../idempotency/idempotency-key.table.ts";
import { RATE_LIMIT_COLUMNS } from "../rate-limit/rate-limit.table.ts";
import { SAFETY_INCIDENT_COLUMNS } from "../safety/safety-incident.table.ts";
import { SAFETY_INCIDENT_STEP_COLUMNS } from "../safety/safety-incident-step.table.ts";
import type { Schema } from "../schema.ts";
import { EXERCISE_GOAL_COLUMNS } from "../sport/exercise-goal.table.ts";
import { EXERCISE_SCHEME_COLUMNS } from "../sport/exercise-scheme.table.ts";
import { RECORDED_START_COLUMNS } from "../sport/recorded-start.columns.ts";
import { WRITTEN_SPORT_LOG_COLUMNS } from "../sport/sport-log.table.ts";
import { SPORT_TRACK_COLUMNS } from "../sport/sport-track.table.ts";
import { WEBHOOK_DELIVERY_COLUMNS } from "../webhooks/webhook.table.ts";
import { PROFILE_COLUMNS } from "./profile.table.ts";
import { USER_ACCOUNT_COLUMNS } from "./user.table.ts";
import { USER_IDENTITY_COLUMNS } from "./user-identity.table.ts";

/** The columns that tell the records of a person apart, in some table. */
export type KeyColumn =
  | "id"
  | "endpoint"
  | "issuer"
  | "key"
  | "incident_id"
  | "log_id"
  | "number"
  | "revision";

/** Where the records of a section are kept. */
export type OwnTable = {
  readonly table: keyof Schema;
  /** The column that says whose a record is. */
  readonly owner: string;
  /** What it holds for a person; by default their id. */
  readonly ownerValue?: (userId: UserId) => string;
  /** The rest of the primary key; empty where a person has one record at most. */
  readonly key: readonly KeyColumn[];
  /** All of the table. */
  readonly columns: readonly string[];
  /** The columns that can be large: texts of more than 1,000 characters, lists, documents. */
  readonly large: readonly string[];
};

/** Every table that holds records of people. */
export const OWN_TABLES: Readonly<Record<OwnDataSection, OwnTable>> = {
  account: {
    table: "user_account",
    owner: "id",
    key: [],
    columns: USER_ACCOUNT_COLUMNS,
    large: [],
  },
  user_identities: {
    table: "user_identity",
    owner: "user_id",
    key: ["issuer"],
    columns: USER_IDENTITY_COLUMNS,
    large: [],
  },
  profile: {
    table: "profile",
    owner: "user_id",
    key: [],
    columns: PROFILE_COLUMNS,
    large: ["conditions", "medications", "pauses"],
  },
  companion: {
    table: "companion",
    owner: "user_id",
    key: [],
    columns: COMPANION_COLUMNS,
    large: ["appearance", "position"],
  },
  sport_logs: {
    table: "sport_log",
    owner: "user_id",
    key: ["id"],
    columns: [
      ...WRITTEN_SPORT_LOG_COLUMNS,
      ...RECORDED_START_COLUMNS,
      "duration_milliseconds",
      "deleted_at",
      "change_number",
    ],
    large: ["feedback", "notes"],
  },
  sport_tracks: {
    table: "sport_track",
    owner: "user_id",
    key: ["log_id"],
    columns: SPORT_TRACK_COLUMNS,
    large: [
      "seconds",
      "latitude_microdegrees",
      "longitude_microdegrees",
      "elevation_decimeters",
      "heart_rates_bpm",
    ],
  },
  exercise_schemes: {
    table: "exercise_scheme",
    owner: "user_id",
    key: ["id"],
    columns: [...EXERCISE_SCHEME_COLUMNS, "deleted_at"],
    large: ["description", "items"],
  },
  exercise_goals: {
    table: "exercise_goal",
    owner: "user_id",
    key: ["id"],
    columns: [...EXERCISE_GOAL_COLUMNS, "reached_period"],
    large: [],
  },
  chat_requests: {
    table: "chat_request",
    owner: "user_id",
    key: ["key"],
    columns: ["user_id", "key", "claim_id", "lease_until", "response", "created_at"],
    large: ["response"],
  },
  idempotency_keys: {
    table: "idempotency_key",
    owner: "user_id",
    key: ["endpoint", "key"],
    columns: IDEMPOTENCY_KEY_COLUMNS,
    large: ["response"],
  },
  safety_incidents: {
    table: "safety_incident",
    owner: "user_id",
    key: ["id"],
    columns: SAFETY_INCIDENT_COLUMNS,
    large: ["description_flags", "ai_response_flags"],
  },
  safety_reviews: {
    table: "safety_incident_step",
    owner: "reviewer_id",
    key: ["incident_id", "revision"],
    columns: SAFETY_INCIDENT_STEP_COLUMNS,
    large: [],
  },
  chat_messages: {
    table: "chat_message",
    owner: "user_id",
    key: ["id"],
    columns: [...CHAT_MESSAGE_COLUMNS, "position", "trace"],
    large: ["content", "rag_context", "flags", "warnings", "trace"],
  },
  chat_sessions: {
    table: "chat_session",
    owner: "user_id",
    key: ["id"],
    columns: [
      ...CHAT_SESSION_COLUMNS,
      "deleted_at",
      "message_count",
      "context_after",
      "context_cleared_at",
    ],
    large: [],
  },
  chat_notes: {
    table: "chat_note",
    owner: "user_id",
    key: ["id"],
    columns: CHAT_NOTE_COLUMNS,
    large: [],
  },
  webhook_deliveries: {
    table: "webhook_delivery",
    owner: "user_id",
    key: ["number"],
    columns: WEBHOOK_DELIVERY_COLUMNS,
    large: ["data"],
  },
  rate_limits: {
    table: "rate_limit",
    owner: "key",
    ownerValue: requestCountKey,
    key: [],
    columns: RATE_LIMIT_COLUMNS,
    large: [],
  },
};

/** What the column of the owner holds for a person. */
export function ownerValueOf({ ownerValue }: OwnTable, userId: UserId): string {
  return ownerValue === undefined ? userId : ownerValue(userId);
}

/** What `make` gives for the table of each section. */
export function ofEverySection<Made>(
  make: (own: OwnTable) => Made,
): Readonly<Record<OwnDataSection, Made>> {
  const made = OWN_DATA_SECTIONS.map((section) => [section, make(OWN_TABLES[section])]);
  return Object.fromEntries(made) as Record<OwnDataSection, Made>;
}
