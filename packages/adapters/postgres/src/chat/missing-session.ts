import { DomainError } from "@health-exercise/domain/user";

/** The refusal of a session that is unknown, deleted or somebody else's: the caller cannot tell which. */
export function missingSession(): DomainError {
  return new DomainError("chat_session_not_found", "There is no such chat session.");
}
