import type { IncidentStatus, NewSafetyIncident, ReviewStep } from "@health-exercise/domain/safety";
import { DomainError, type SafetyIncidentId, type UserId } from "@health-exercise/domain/user";
import type {
  ClaimedLinks,
  PageRequest,
  ReviewedIncident,
  SafetyIncidentRepository,
} from "@health-exercise/ports-repositories";
import { type InMemoryDatabase, newestFirst, requireNextRevision } from "./in-memory-database.ts";

export class InMemorySafetyIncidentRepository implements SafetyIncidentRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async insertSafetyIncident(incident: NewSafetyIncident, claimed: ClaimedLinks): Promise<void> {
    const { users, chats, safetyIncidents } = this.#database;
    const user = claimed.userId === null ? undefined : users.get(claimed.userId);
    const chat = claimed.dialogueId === null ? undefined : chats.get(claimed.dialogueId);
    this.#database.outbox.incidentReported(incident.id);
    const dialogue = chat?.userId === user?.id ? chat : undefined;
    safetyIncidents.set(incident.id, {
      ...incident,
      userId: user?.id ?? null,
      dialogueId: dialogue?.session.id ?? null,
    });
  }

  async listSafetyIncidents(
    reviewerId: UserId,
    { status }: { readonly status?: IncidentStatus | undefined },
    { limit, offset }: PageRequest,
  ) {
    this.#database.requireActiveUser(reviewerId);
    const wanted = [...this.#database.safetyIncidents.values()].filter(
      (incident) => status === undefined || incident.status === status,
    );
    const incidents = newestFirst(wanted, (incident) => incident.createdAt.getTime());
    return { incidents: incidents.slice(offset, offset + limit), total: incidents.length };
  }

  async getSafetyIncident(
    reviewerId: UserId,
    incidentId: SafetyIncidentId,
  ): Promise<ReviewedIncident> {
    this.#database.requireActiveUser(reviewerId);
    const incident = this.#database.safetyIncidents.get(incidentId);
    if (incident === undefined) {
      throw new DomainError("safety_incident_not_found", "There is no such incident.");
    }
    const steps = this.#database.reviewSteps.filter((step) => step.incidentId === incidentId);
    return { incident, steps };
  }

  async saveReviewStep(reviewerId: UserId, step: ReviewStep): Promise<void> {
    this.#database.requireActiveUser(reviewerId);
    const { safetyIncidents, reviewSteps } = this.#database;
    const stored = safetyIncidents.get(step.incidentId);
    requireNextRevision(stored, step);
    if (stored === undefined) return;
    safetyIncidents.set(stored.id, {
      ...stored,
      status: step.to,
      updatedAt: step.at,
      revision: step.revision,
    });
    reviewSteps.push(step);
  }
}
