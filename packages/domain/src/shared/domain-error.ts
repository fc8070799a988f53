/** Every rule a caller can break, by a stable name. Adapters translate each one; adding a code without a translation does not compile. */
export type DomainErrorCode =
  | "invalid_input"
  | "user_not_active"
  | "user_not_found"
  | "user_exists"
  | "user_disabled"
  | "email_taken"
  | "other_user"
  | "profile_not_found"
  | "sport_log_not_found"
  | "sport_log_not_yours"
  | "sport_track_not_found"
  | "no_active_log"
  | "active_log_exists"
  | "source_taken"
  | "exercise_scheme_not_found"
  | "exercise_scheme_not_yours"
  | "exercise_goal_not_found"
  | "exercise_goal_not_yours"
  | "role_missing"
  | "tokens_made_elsewhere"
  | "safety_incident_not_found"
  | "incident_transition_refused"
  | "chat_session_not_found"
  | "chat_note_not_found"
  | "companion_not_found"
  | "webhook_not_found"
  | "no_updatable_field"
  | "llm_unavailable"
  | "changed_meanwhile"
  | "changes_forgotten"
  | "busy"
  | "quota_exceeded"
  | "idempotency_key_reused"
  | "storage_unavailable";

/** What is wrong with one field: `path` names it as the domain does (`pauses.0.endDate`), `message` says what is expected. */
export type InputIssue = { readonly path: string; readonly message: string };

/**
 * A broken rule of the domain. `message` is one plain sentence that may be shown to the caller;
 * it never repeats what the caller wrote.
 */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  /** The fields at fault; empty unless the code is `invalid_input`, or `no_updatable_field` and some may have been meant as one. */
  readonly issues: readonly InputIssue[];
  /** The id of the record in the way, where the code speaks of one (`active_log_exists`, `source_taken`). */
  readonly conflictingId: string | undefined;
  /** When another try may succeed, where the code speaks of that (`busy`). */
  readonly retryAfterSeconds: number | undefined;
  /** Of what there is too much (`quota_exceeded`). */
  readonly quota: string | undefined;

  constructor(
    code: DomainErrorCode,
    message: string,
    details: {
      readonly issues?: readonly InputIssue[];
      readonly conflictingId?: string;
      readonly retryAfterSeconds?: number;
      readonly quota?: string;
      /** What kept the rule from being followed, where that was a failure; never shown to the caller. */
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, "cause" in details ? { cause: details.cause } : undefined);
    this.name = "DomainError";
    this.code = code;
    this.issues = details.issues ?? [];
    this.conflictingId = details.conflictingId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.quota = details.quota;
  }
}

/** An `invalid_input` error about one field. */
export function invalidField(path: string, message: string): DomainError {
  return new DomainError("invalid_input", `The field ${path} is not valid: ${message}`, {
    issues: [{ path, message }],
  });
}
