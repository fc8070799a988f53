import {
  type CheckContent,
  type IncidentReport,
  reportIncidentInSteps,
} from "@health-exercise/domain/safety";
import type { SafetyIncidentId } from "@health-exercise/domain/user";
import type { ClaimedLinks, SafetyIncidentRepository } from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator } from "@health-exercise/ports-runtime";
import type { Turn } from "../work-lane.ts";
import { failingSilently } from "./content-check-failure.ts";
import type { ReadingTurns } from "./reading-turns.ts";

/** Keeps the record of a report, and nothing that was written in it. */
export class ReportSafetyIncident {
  readonly #incidents: SafetyIncidentRepository;
  readonly #checkContent: CheckContent;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;
  readonly #reading: ReadingTurns;

  constructor(
    incidents: SafetyIncidentRepository,
    checkContent: CheckContent,
    ids: IdGenerator,
    clock: Clock,
    reading: ReadingTurns,
  ) {
    this.#incidents = incidents;
    this.#checkContent = failingSilently(checkContent);
    this.#ids = ids;
    this.#clock = clock;
    this.#reading = reading;
  }

  /** @throws DomainError `busy`. */
  async execute(
    report: IncidentReport,
    claimed: ClaimedLinks,
    turn: Turn,
  ): Promise<SafetyIncidentId> {
    const id = this.#ids.newId() as SafetyIncidentId;
    const made = { id, now: this.#clock.now() };
    const { description, aiResponse } = report;
    const characters = description.length + (aiResponse?.length ?? 0);
    const steps = reportIncidentInSteps(report, this.#checkContent, made);
    const incident = await this.#reading.finish(turn, characters, steps);
    await this.#incidents.insertSafetyIncident(incident, claimed);
    return id;
  }
}
