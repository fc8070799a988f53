import type { DomainErrorCode } from "@health-exercise/domain/user";
import type { HttpErrorCode } from "./http-error.ts";

export type ProblemCode = DomainErrorCode | HttpErrorCode;

/** How invalid input is answered; every route says which of the two. */
export type InvalidInputStatus = 400 | 422;

export type ProblemKind = {
  readonly status: number | "invalid_input_of_route";
  readonly title: string;
  /** What to call first; told behind what is wrong. */
  readonly hint?: string;
  /** The member that carries the id of the record in the way. */
  readonly conflictMember?: "log_id";
};

/** The status of every broken rule; a code without one does not compile. */
const DOMAIN_PROBLEMS: Record<DomainErrorCode, ProblemKind> = {
  invalid_input: { status: "invalid_input_of_route", title: "Invalid input" },
  user_not_active: { status: 401, title: "User not active" },
  user_not_found: { status: 404, title: "User not found" },
  user_exists: { status: 409, title: "User exists" },
  user_disabled: { status: 409, title: "User disabled" },
  email_taken: { status: 409, title: "Email address taken" },
  other_user: { status: 403, title: "Data of another user" },
  profile_not_found: {
    status: 404,
    title: "Profile not found",
    hint: "Create it with PUT /api/profile.",
  },
  sport_log_not_found: { status: 404, title: "Sport log not found" },
  sport_log_not_yours: { status: 403, title: "Sport log of another user" },
  sport_track_not_found: { status: 404, title: "Track not found" },
  no_active_log: { status: 404, title: "No exercise in progress" },
  active_log_exists: {
    status: 409,
    title: "Exercise already in progress",
    conflictMember: "log_id",
  },
  source_taken: {
    status: 409,
    title: "Activity of the source already recorded",
    conflictMember: "log_id",
  },
  exercise_scheme_not_found: { status: 404, title: "Exercise scheme not found" },
  exercise_scheme_not_yours: { status: 403, title: "Exercise scheme of another user" },
  exercise_goal_not_found: { status: 404, title: "Goal not found" },
  exercise_goal_not_yours: { status: 403, title: "Goal of another user" },
  role_missing: { status: 403, title: "Role missing" },
  tokens_made_elsewhere: { status: 409, title: "Tokens made elsewhere" },
  safety_incident_not_found: { status: 404, title: "Safety incident not found" },
  incident_transition_refused: { status: 409, title: "Transition refused" },
  chat_session_not_found: { status: 404, title: "Chat session not found" },
  chat_note_not_found: { status: 404, title: "Note not found" },
  webhook_not_found: { status: 404, title: "Endpoint not found" },
  companion_not_found: {
    status: 404,
    title: "Companion not found",
    hint: "Make one with POST /api/companion/initialize; GET /api/companion/status makes one where the profile tells gender and age.",
  },
  no_updatable_field: { status: 400, title: "No updatable field" },
  llm_unavailable: { status: 500, title: "Language model unavailable" },
  changed_meanwhile: { status: 409, title: "Changed meanwhile" },
  changes_forgotten: { status: 410, title: "Changes forgotten" },
  busy: { status: 503, title: "Busy" },
  quota_exceeded: { status: 409, title: "Quota exceeded" },
  idempotency_key_reused: { status: 422, title: "Idempotency key reused" },
  storage_unavailable: { status: 503, title: "Storage unavailable" },
};

const HTTP_PROBLEMS: Record<HttpErrorCode, ProblemKind> = {
  unauthenticated: { status: 401, title: "Not authenticated" },
  rate_limited: { status: 429, title: "Too many requests" },
  malformed_request: { status: 400, title: "Malformed request" },
  malformed_json: { status: 400, title: "Malformed JSON" },
  malformed_body: { status: 400, title: "Malformed body" },
  payload_too_large: { status: 413, title: "Body too large" },
  unsupported_media_type: { status: 415, title: "Unsupported media type" },
  request_aborted: { status: 400, title: "Request aborted" },
  upload_too_slow: { status: 408, title: "Upload too slow" },
  path_not_found: { status: 404, title: "Path not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  precondition_failed: { status: 412, title: "Precondition failed" },
  not_ready: { status: 503, title: "Not ready" },
  internal_error: { status: 500, title: "Internal error" },
};

export const PROBLEM_KINDS: Readonly<Record<ProblemCode, ProblemKind>> = {
  ...DOMAIN_PROBLEMS,
  ...HTTP_PROBLEMS,
};

/** The status that `code` is answered with on a route of this kind. */
export function statusOf(code: ProblemCode, invalidInput: InvalidInputStatus): number {
  const { status } = PROBLEM_KINDS[code];
  return status === "invalid_input_of_route" ? invalidInput : status;
}
