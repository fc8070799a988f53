import { type IncidentTransition, transitionIncident } from "@health-exercise/domain/safety";
import type { SafetyIncidentId } from "@health-exercise/domain/user";
import type {
  ReviewedIncident,
  SafetyIncidentRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { SecurityLog } from "../security/security-log.ts";
import { type IncidentReviewer, requireIncidentReviewer } from "./require-incident-reviewer.ts";

/**
 * Takes a step of a review. It is not repeated when another reviewer's step came first: what they
 * decided is to be looked at before anybody goes on.
 * @throws DomainError `role_missing`, `safety_incident_not_found`, `changed_meanwhile`, `incident_transition_refused`.
 */
export class TransitionSafetyIncident {
  readonly #incidents: SafetyIncidentRepository;
  readonly #log: SecurityLog;
  readonly #clock: Clock;

  constructor(incidents: SafetyIncidentRepository, log: SecurityLog, clock: Clock) {
    this.#incidents = incidents;
    this.#log = log;
    this.#clock = clock;
  }

  async execute(
    reviewer: IncidentReviewer,
    incidentId: SafetyIncidentId,
    decision: Omit<IncidentTransition, "reviewerId">,
  ): Promise<ReviewedIncident> {
    return this.#log.keep("incident_decided", { userId: reviewer.userId }, () =>
      this.#decide(reviewer, incidentId, decision),
    );
  }

  async #decide(
    reviewer: IncidentReviewer,
    incidentId: SafetyIncidentId,
    decision: Omit<IncidentTransition, "reviewerId">,
  ): Promise<ReviewedIncident> {
    requireIncidentReviewer(reviewer);
    const reviewerId = reviewer.userId;
    const read = await this.#incidents.getSafetyIncident(reviewerId, incidentId);
    const transition = { ...decision, reviewerId };
    const { incident, step } = transitionIncident(read.incident, transition, this.#clock.now());
    await this.#incidents.saveReviewStep(reviewerId, step);
    return { incident, steps: [...read.steps, step] };
  }
}
