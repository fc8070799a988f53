import {
  type CheckContent,
  type IncidentReport,
  reportIncident,
} from "@health-exercise/domain/safety";
import type { SafetyIncidentId } from "@health-exercise/domain/user";
import type { ClaimedLinks, SafetyIncidentRepository } from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator } from "@health-exercise/ports-runtime";
import { failingSilently } from "./content-check-failure.ts";

/** Keeps the record of a report, and nothing that was written in it. */
export class ReportSafetyIncident {
  readonly #incidents: SafetyIncidentRepository;
  readonly #checkContent: CheckContent;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(
    incidents: SafetyIncidentRepository,
    checkContent: CheckContent,
    ids: IdGenerator,
    clock: Clock,
  ) {
    this.#incidents = incidents;
    this.#checkContent = failingSilently(checkContent);
    this.#ids = ids;
    this.#clock = clock;
  }

  async execute(report: IncidentReport, claimed: ClaimedLinks): Promise<SafetyIncidentId> {
    const id = this.#ids.newId() as SafetyIncidentId;
    const incident = reportIncident(report, this.#checkContent, { id, now: this.#clock.now() });
    await this.#incidents.insertSafetyIncident(incident, claimed);
    return id;
  }
}
