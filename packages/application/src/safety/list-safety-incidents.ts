import type { IncidentStatus, SafetyIncident } from "@health-exercise/domain/safety";
import type { PageRequest, SafetyIncidentRepository } from "@health-exercise/ports-repositories";
import { type IncidentReviewer, requireIncidentReviewer } from "./require-incident-reviewer.ts";

/** A page of incidents for a reviewer, newest first, of one status or of all. @throws DomainError `role_missing`. */
export class ListSafetyIncidents {
  readonly #incidents: SafetyIncidentRepository;

  constructor(incidents: SafetyIncidentRepository) {
    this.#incidents = incidents;
  }

  async execute(
    reviewer: IncidentReviewer,
    filter: { readonly status?: IncidentStatus | undefined },
    page: PageRequest,
  ): Promise<{ readonly incidents: readonly SafetyIncident[]; readonly total: number }> {
    requireIncidentReviewer(reviewer);
    return this.#incidents.listSafetyIncidents(reviewer.userId, filter, page);
  }
}
