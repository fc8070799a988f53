import type { SafetyIncidentId } from "@health-exercise/domain/user";
import type {
  ReviewedIncident,
  SafetyIncidentRepository,
} from "@health-exercise/ports-repositories";
import type { SecurityLog } from "../security/security-log.ts";
import { type IncidentReviewer, requireIncidentReviewer } from "./require-incident-reviewer.ts";

/** One incident for a reviewer, with the steps of its review. @throws DomainError `role_missing`, `safety_incident_not_found`. */
export class GetSafetyIncident {
  readonly #incidents: SafetyIncidentRepository;
  readonly #log: SecurityLog;

  constructor(incidents: SafetyIncidentRepository, log: SecurityLog) {
    this.#incidents = incidents;
    this.#log = log;
  }

  async execute(
    reviewer: IncidentReviewer,
    incidentId: SafetyIncidentId,
  ): Promise<ReviewedIncident> {
    return this.#log.keep("incident_read", { userId: reviewer.userId }, async () => {
      requireIncidentReviewer(reviewer);
      return this.#incidents.getSafetyIncident(reviewer.userId, incidentId);
    });
  }
}
