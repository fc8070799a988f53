import type { IncidentStatus, SafetyIncident } from "@health-exercise/domain/safety";
import type { PageRequest, SafetyIncidentRepository } from "@health-exercise/ports-repositories";
import type { SecurityLog } from "../security/security-log.ts";
import { type IncidentReviewer, requireIncidentReviewer } from "./require-incident-reviewer.ts";

/** A page of incidents for a reviewer, newest first, of one status or of all. @throws DomainError `role_missing`. */
export class ListSafetyIncidents {
  readonly #incidents: SafetyIncidentRepository;
  readonly #log: SecurityLog;

  constructor(incidents: SafetyIncidentRepository, log: SecurityLog) {
    this.#incidents = incidents;
    this.#log = log;
  }

  async execute(
    reviewer: IncidentReviewer,
    filter: { readonly status?: IncidentStatus | undefined },
    page: PageRequest,
  ): Promise<{ readonly incidents: readonly SafetyIncident[]; readonly total: number }> {
    return this.#log.keep("incidents_listed", { userId: reviewer.userId }, async () => {
      requireIncidentReviewer(reviewer);
      return this.#incidents.listSafetyIncidents(reviewer.userId, filter, page);
    });
  }
}
