import { SAFETY_REVIEWER_ROLE } from "@health-exercise/domain/safety";
import { DomainError, type UserId } from "@health-exercise/domain/user";

/** Who asks to see or move incidents, with the roles of their token. */
export type IncidentReviewer = { readonly userId: UserId; readonly roles: readonly string[] };

/** Lets only reviewers see and move incidents. @throws DomainError `role_missing`. */
export function requireIncidentReviewer({ roles }: IncidentReviewer): void {
  if (!roles.includes(SAFETY_REVIEWER_ROLE)) {
    throw new DomainError(
      "role_missing",
      `This needs a token with the role ${SAFETY_REVIEWER_ROLE}.`,
    );
  }
}
