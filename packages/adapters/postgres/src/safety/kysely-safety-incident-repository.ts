import type {
  IncidentStatus,
  NewSafetyIncident,
  ReviewStep,
  SafetyIncident,
} from "@health-exercise/domain/safety";
import { DomainError, type SafetyIncidentId, type UserId } from "@health-exercise/domain/user";
import type {
  ClaimedLinks,
  PageRequest,
  ReviewedIncident,
  SafetyIncidentRepository,
} from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { aboutUser } from "../caller.ts";
import { changedMeanwhile } from "../database-errors.ts";
import { isPresent } from "../joined-row.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import {
  getIncident,
  insertIncident,
  listAllIncidents,
  listIncidentsOfStatus,
  listSteps,
  saveStep,
} from "./safety-incident.statements.ts";
import { newSafetyIncidentValues, safetyIncidentFrom } from "./safety-incident.table.ts";
import { reviewStepFrom, reviewStepValues } from "./safety-incident-step.table.ts";

/** Safety incidents and the audit of their review, in PostgreSQL. */
export class KyselySafetyIncidentRepository implements SafetyIncidentRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async insertSafetyIncident(incident: NewSafetyIncident, claimed: ClaimedLinks): Promise<void> {
    const values = {
      ...newSafetyIncidentValues(incident),
      claimedUserId: claimed.userId,
      claimedDialogueId: claimed.dialogueId,
    };
    await aboutUser(claimed.userId, () => rowsOf(this.#database, insertIncident, values));
  }

  async listSafetyIncidents(
    reviewerId: UserId,
    { status }: { readonly status?: IncidentStatus | undefined },
    page: PageRequest,
  ): Promise<{ readonly incidents: readonly SafetyIncident[]; readonly total: number }> {
    const rows =
      status === undefined
        ? await rowsOf(this.#database, listAllIncidents, { reviewerId, ...page })
        : await rowsOf(this.#database, listIncidentsOfStatus, { reviewerId, status, ...page });
    const { total } = active(rows[0]);
    return {
      incidents: rows.filter(isPresent).slice(0, page.limit).map(safetyIncidentFrom),
      total,
    };
  }

  async getSafetyIncident(
    reviewerId: UserId,
    incidentId: SafetyIncidentId,
  ): Promise<ReviewedIncident> {
    const row = active(await firstRowOf(this.#database, getIncident, { reviewerId, incidentId }));
    if (!isPresent(row)) {
      throw new DomainError("safety_incident_not_found", "There is no such incident.");
    }
    const incident = safetyIncidentFrom(row);
    const rows = await rowsOf(this.#database, listSteps, { incidentId });
    // A step taken between the two statements belongs to a later revision than the one that was read.
    const steps = rows.filter(({ revision }) => revision <= incident.revision);
    return { incident, steps: steps.map(reviewStepFrom) };
  }

  async saveReviewStep(reviewerId: UserId, step: ReviewStep): Promise<void> {
    const values = { ...reviewStepValues(step), reviewerId };
    const row = active(await firstRowOf(this.#database, saveStep, values));
    if (!row.saved) throw changedMeanwhile();
  }
}
