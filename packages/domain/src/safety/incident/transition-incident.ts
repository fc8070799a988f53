import { DomainError } from "../../shared/domain-error.ts";
import type { SafetyIncidentId, UserId } from "../../shared/ids.ts";
import { reviewNote } from "./review-note.ts";
import type { IncidentStatus, SafetyIncident } from "./safety-incident.ts";

/** One step of a review, as it is kept for audit. */
export type ReviewStep = {
  readonly incidentId: SafetyIncidentId;
  readonly from: IncidentStatus;
  readonly to: IncidentStatus;
  /** Who took the step; null once that user was deleted. */
  readonly reviewerId: UserId | null;
  readonly note: string | null;
  readonly at: Date;
  /** The revision of the incident that the step led to. */
  readonly revision: number;
};

/** What a reviewer decides. */
export type IncidentTransition = {
  readonly to: IncidentStatus;
  readonly reviewerId: UserId;
  readonly note: string | null;
  /** The revision the reviewer looked at; undefined when they do not say. */
  readonly seenRevision?: number | undefined;
};

const NEXT: Readonly<Record<IncidentStatus, readonly IncidentStatus[]>> = {
  pending_review: ["in_review"],
  in_review: ["confirmed", "dismissed"],
  confirmed: ["resolved"],
  dismissed: [],
  resolved: [],
};

/**
 * The incident after a step of its review, with the step.
 * @throws DomainError `changed_meanwhile` when the reviewer looked at another revision,
 * `incident_transition_refused` when the step does not follow from the status.
 */
export function transitionIncident(
  incident: SafetyIncident,
  { to, reviewerId, note, seenRevision }: IncidentTransition,
  now: Date,
): { readonly incident: SafetyIncident; readonly step: ReviewStep } {
  if (seenRevision !== undefined && seenRevision !== incident.revision) throw seenAnother();
  if (!NEXT[incident.status].includes(to)) throw refusedTransition(incident.status, to);
  const revision = incident.revision + 1;
  return {
    incident: { ...incident, status: to, updatedAt: now, revision },
    step: {
      incidentId: incident.id,
      from: incident.status,
      to,
      reviewerId,
      note: note === null ? null : reviewNote(note),
      at: now,
      revision,
    },
  };
}

function seenAnother(): DomainError {
  return new DomainError(
    "changed_meanwhile",
    "The incident is no longer at this version. Read it again before you decide.",
  );
}

function refusedTransition(from: IncidentStatus, to: IncidentStatus): DomainError {
  const next = NEXT[from];
  const allowed = next.length === 0 ? "is the end of a review" : `leads to ${next.join(" or ")}`;
  return new DomainError(
    "incident_transition_refused",
    `From ${from} to ${to}: ${from} ${allowed}.`,
  );
}
