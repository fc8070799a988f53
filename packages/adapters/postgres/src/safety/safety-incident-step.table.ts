import type { IncidentStatus, ReviewStep } from "@health-exercise/domain/safety";
import type { SafetyIncidentId, UserId } from "@health-exercise/domain/user";

/** A row of `safety_incident_step`. */
export type SafetyIncidentStepTable = {
  readonly incident_id: SafetyIncidentId;
  readonly revision: number;
  readonly from_status: IncidentStatus;
  readonly to_status: IncidentStatus;
  readonly reviewer_id: UserId | null;
  readonly note: string | null;
  readonly at: Date;
};

export const SAFETY_INCIDENT_STEP_COLUMNS = [
  "incident_id",
  "revision",
  "from_status",
  "to_status",
  "reviewer_id",
  "note",
  "at",
] as const satisfies readonly (keyof SafetyIncidentStepTable)[];

export function reviewStepFrom(row: SafetyIncidentStepTable): ReviewStep {
  return {
    incidentId: row.incident_id,
    from: row.from_status,
    to: row.to_status,
    reviewerId: row.reviewer_id,
    note: row.note,
    at: row.at,
    revision: row.revision,
  };
}

export function reviewStepValues(step: ReviewStep): SafetyIncidentStepTable {
  return {
    incident_id: step.incidentId,
    revision: step.revision,
    from_status: step.from,
    to_status: step.to,
    reviewer_id: step.reviewerId,
    note: step.note,
    at: step.at,
  };
}
