/** What a problem means and what a client does about it, for people who build one. */
import type { ProblemCode } from "../framework/problem-kinds.ts";

export type ProblemGuide = {
  readonly means: string;
  readonly remedy: string;
};

export const PROBLEM_GUIDES: Readonly<Record<ProblemCode, ProblemGuide>> = {
  invalid_input: {
    means: "A field of the path, the query or the body is not what the interface asks for.",
    remedy:
      "`errors` names each field and what is expected of it. Correct them and send the request again; the same one fails again.",
  },
  no_updatable_field: {
    means: "The body names none of the fields that this request can change.",
    remedy:
      "Send at least one of the fields that the reference lists for the request. `errors`, where there are any, name what may have been meant as one.",
  },
  malformed_request: {
    means:
      "What came is not HTTP, has larger headers (431) or chunk extensions (413) than are read, or came too slowly (408).",
    remedy:
      "Look at what was sent, and at the proxies between: most libraries cannot send such a request.",
  },
  malformed_json: {
    means: "The body is not JSON.",
    remedy: "Send valid JSON in UTF-8, with `Content-Type: application/json`.",
  },
  malformed_body: {
    means: "The body could not be read: its encoding or its parts are broken, or it ended early.",
    remedy: "Look at how the body is made, with its length and its encoding.",
  },
  payload_too_large: {
    means: "The body is larger than this request takes.",
    remedy:
      "Send less at once. JSON may have 256 KiB unless the reference says otherwise, uploads 100 MB.",
  },
  unsupported_media_type: {
    means: "The body is of a type that this request does not read.",
    remedy: "Set `Content-Type` to one that the reference lists for the request.",
  },
  request_aborted: {
    means: "The connection closed before the request was read or answered.",
    remedy:
      "Send it again. With the same `Idempotency-Key` nothing is stored twice, whether the first one arrived or not.",
  },
  upload_too_slow: {
    means: "An upload came so slowly that it was ended, to make room for others.",
    remedy: "Send it again over a better connection, or in smaller files.",
  },
  unauthenticated: {
    means: "There is no token, or it is not valid: expired, ended, signed by somebody else.",
    remedy:
      "Get a new token where this one came from, and send it as `Authorization: Bearer`. `WWW-Authenticate` says whether one was sent.",
  },
  user_not_active: {
    means: "The token is valid, but its person is not known here, was disabled, or was erased.",
    remedy: "Sign in again. If it stays, an operator has to look at the person's account.",
  },
  role_missing: {
    means: "The person may not do this: it needs a role that their token does not have.",
    remedy: "Ask an operator for the role, if it is meant to be so.",
  },
  other_user: {
    means: "The path names a person who is not the one of the token.",
    remedy: "Ask for the data of the person who signed in.",
  },
  sport_log_not_yours: {
    means: "The sport log belongs to somebody else.",
    remedy: "Forget the id: it is not for this person.",
  },
  exercise_scheme_not_yours: {
    means: "The exercise scheme belongs to somebody else.",
    remedy: "Forget the id: it is not for this person.",
  },
  path_not_found: {
    means: "There is nothing at this path.",
    remedy: "Compare it with the reference, upper and lower case and the end included.",
  },
  method_not_allowed: {
    means: "The path is known, but not with this method.",
    remedy: "`Allow` lists the methods that it takes.",
  },
  user_not_found: {
    means: "There is no such user.",
    remedy: "Look the id up again.",
  },
  profile_not_found: {
    means: "The person has no profile yet.",
    remedy: "Make one with `PUT /api/profile`; every field is optional.",
  },
  sport_log_not_found: {
    means: "There is no such sport log, or it was deleted.",
    remedy: "List the logs again, and forget the id if it is not there.",
  },
  sport_track_not_found: {
    means: "The exercise session was not imported with a track, or says nothing on its way.",
    remedy: "Read the session itself; it may still tell a distance.",
  },
  no_active_log: {
    means: "No exercise is in progress.",
    remedy: "Show it as such: nothing went wrong.",
  },
  exercise_scheme_not_found: {
    means: "There is no such exercise scheme, or it was deleted.",
    remedy: "List the schemes again, and forget the id if it is not there.",
  },
  safety_incident_not_found: {
    means: "There is no such incident report.",
    remedy: "List the reports again.",
  },
  chat_session_not_found: {
    means: "There is no such chat session for this person, or it was deleted.",
    remedy: "List the sessions again, or begin a new one.",
  },
  chat_note_not_found: {
    means: "There is no such note, or it was deleted.",
    remedy: "List the notes again.",
  },
  companion_not_found: {
    means: "The person has no companion yet.",
    remedy: "Make one with `POST /api/companion/initialize`.",
  },
  user_exists: {
    means: "There is a user with this id already.",
    remedy: "Use the one that is there, or another id.",
  },
  user_disabled: {
    means: "The user is disabled, and gets no token.",
    remedy: "Enable the user first, if they are to be let in again.",
  },
  tokens_made_elsewhere: {
    means: "Tokens come from an identity provider: this service has no key to sign any with.",
    remedy: "Ask the identity provider for a token.",
  },
  email_taken: {
    means: "Another user has this e-mail address.",
    remedy: "Use another address, or the user who has it.",
  },
  active_log_exists: {
    means: "An exercise is in progress already; a person has at most one.",
    remedy: "`log_id` names it: finish or delete it first.",
  },
  source_taken: {
    means: "This activity of the device or service is recorded already.",
    remedy: "`log_id` names it: change that one instead.",
  },
  changes_forgotten: {
    means:
      "Changes behind this cursor are not kept any more, or it is of a time that a restore has lost.",
    remedy: "Read all changes anew without a cursor. What you have of them and do not get is gone.",
  },
  webhook_not_found: {
    means: "There is no such endpoint, or it was removed.",
    remedy: "List the endpoints to see which there are.",
  },
  exercise_goal_not_found: {
    means: "There is no such goal, or it was deleted.",
    remedy: "List the goals to see which there are.",
  },
  exercise_goal_not_yours: {
    means: "This goal belongs to another user.",
    remedy: "Use the id of one of your own goals.",
  },
  incident_transition_refused: {
    means: "The report cannot go from its state to the one asked for.",
    remedy: "Read it again: somebody may have moved it meanwhile.",
  },
  changed_meanwhile: {
    means: "The record was changed several times while this request tried to change it.",
    remedy: "Read it again and send the change again.",
  },
  precondition_failed: {
    means: "The record is not the one that `If-Match` names; nothing was changed.",
    remedy:
      "Read it again, show the person what is different, and send the change with its new `ETag`.",
  },
  quota_exceeded: {
    means: "The person has as many records as one person may have; `quota` says of what.",
    remedy: "Delete what is not needed, or ask the operator for more.",
  },
  idempotency_key_reused: {
    means: "This `Idempotency-Key` was used for another body.",
    remedy:
      "Make a new key for each thing that is to be done once, and use it again for retries alone.",
  },
  rate_limited: {
    means: "There were more requests than are allowed in a while.",
    remedy: "Wait as many seconds as `Retry-After` says.",
  },
  busy: {
    means: "More work waits than the service takes on.",
    remedy:
      "Wait as many seconds as `Retry-After` says, and send the request again with the same key.",
  },
  not_ready: {
    means: "The service is starting, stopping, or cannot reach its database.",
    remedy: "Send requests to another replica, or try again in a few seconds.",
  },
  storage_unavailable: {
    means: "The database cannot be reached for now. Nothing that was acknowledged is lost.",
    remedy:
      "Try again in a few seconds, with the same `Idempotency-Key` where something is stored.",
  },
  llm_unavailable: {
    means: "The language model did not answer, and no other one may.",
    remedy: "Send the message again with the same key, which asks the model again.",
  },
  internal_error: {
    means: "Something went wrong on the side of the service.",
    remedy: "Tell its operator the `request_id`: what happened stands under it in the logs.",
  },
};
