import type { SafetyIncidentId } from "@health-exercise/domain/user";
import type {
  ReviewedIncident,
  SafetyIncidentRepository,
} from "@health-exercise/ports-repositories";
import { type IncidentReviewer, requireIncidentReviewer } from "./require-incident-reviewer.ts";

/** One incident for a reviewer, with the steps of its review. @throws DomainError `role_missing`, `safety_incident_not_found`. */
export class GetSafetyIncident {
  readonly #incidents: SafetyIncidentRepository;

  constructor(incidents: SafetyIncidentRepository) {
    this.#incidents = incidents;
  }

  async execute(
    reviewer: IncidentReviewer,
    incidentId: SafetyIncidentId,
  ): Promise<ReviewedIncident> {
    requireIncidentReviewer(reviewer);
    return this.#incidents.getSafetyIncident(reviewer.userId, incidentId);
  }
}
