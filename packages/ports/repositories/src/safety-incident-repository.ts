import type {
  IncidentStatus,
  NewSafetyIncident,
  ReviewStep,
  SafetyIncident,
} from "@health-exercise/domain/safety";
import type { ChatSessionId, SafetyIncidentId, UserId } from "@health-exercise/domain/user";
import type { PageRequest } from "./page.ts";

/** Whom and what a report says it is about. Anybody can report, so that nothing of it is proven. */
export type ClaimedLinks = {
  readonly userId: UserId | null;
  readonly dialogueId: ChatSessionId | null;
};

/** An incident with the steps of its review, first to last. */
export type ReviewedIncident = {
  readonly incident: SafetyIncident;
  readonly steps: readonly ReviewStep[];
};

/**
 * Safety incidents and the audit of their review. They outlive the users they name: deleting a user
 * takes the links away. Methods with a reviewer throw DomainError `user_not_active` unless that user
 * is active; roles are not known here.
 */
export interface SafetyIncidentRepository {
  /**
   * Keeps an incident with those links that hold: the user where there is one of that id, disabled or
   * not; the dialogue where it is a chat session of that user. It does the same work either way.
   */
  insertSafetyIncident(incident: NewSafetyIncident, claimed: ClaimedLinks): Promise<void>;
  /** Newest first; the id decides between equals (larger first). */
  listSafetyIncidents(
    reviewerId: UserId,
    filter: { readonly status?: IncidentStatus | undefined },
    page: PageRequest,
  ): Promise<{ readonly incidents: readonly SafetyIncident[]; readonly total: number }>;
  /** @throws DomainError `safety_incident_not_found`. */
  getSafetyIncident(reviewerId: UserId, incidentId: SafetyIncidentId): Promise<ReviewedIncident>;
  /**
   * Takes a step of a review and keeps it for audit, both or neither.
   * @throws DomainError `changed_meanwhile` when another step came first.
   */
  saveReviewStep(reviewerId: UserId, step: ReviewStep): Promise<void>;
}
