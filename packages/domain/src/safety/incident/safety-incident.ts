import type { ChatSessionId, SafetyIncidentId, UserId } from "../../shared/ids.ts";
import type { RiskLevel } from "../risk-level.ts";
import type { IncidentSummary } from "./incident-summary.ts";

/** What a report is about. */
export const INCIDENT_TYPES = [
  "unsafe_advice",
  "injury",
  "adverse_symptom",
  "misinformation",
  "harassment",
  "privacy",
  "other",
] as const;
export type IncidentType = (typeof INCIDENT_TYPES)[number];

/** How soon somebody should look at it. */
export const INCIDENT_SEVERITIES = ["low", "medium", "high", "critical"] as const;
export type IncidentSeverity = Extract<RiskLevel, (typeof INCIDENT_SEVERITIES)[number]>;

/** Where the review stands. */
export const INCIDENT_STATUSES = [
  "pending_review",
  "in_review",
  "confirmed",
  "dismissed",
  "resolved",
] as const;
export type IncidentStatus = (typeof INCIDENT_STATUSES)[number];

/** Lets its holder read incidents and move them on. */
export const SAFETY_REVIEWER_ROLE = "safety_reviewer";

/** The record of a report. It has no place for anything that the reporter or the assistant wrote. */
export type SafetyIncident = {
  readonly id: SafetyIncidentId;
  readonly type: IncidentType;
  readonly severity: IncidentSeverity;
  readonly status: IncidentStatus;
  /** The user the report names; null when it names nobody who exists, or the user was deleted. */
  readonly userId: UserId | null;
  /** The chat session the report names; null unless it is one of that user's. */
  readonly dialogueId: ChatSessionId | null;
  readonly summary: IncidentSummary;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Counts the changes; a change that was made to an older revision is refused. */
  readonly revision: number;
};

/** A type as a caller names it; what is not known is `other`, and its name is not kept. */
export function incidentTypeOf(name: string): IncidentType {
  return INCIDENT_TYPES.find((type) => type === name) ?? "other";
}
