import type { IncidentStatus } from "@health-exercise/domain/safety";
import type { ChatSessionId, SafetyIncidentId, UserId } from "@health-exercise/domain/user";
import type { PageRequest } from "@health-exercise/ports-repositories";
import { sql } from "kysely";
import { columnList, columnsOf, valueList } from "../columns.ts";
import type { Joined } from "../joined-row.ts";
import { totalBeside } from "../page.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { activeAccount, activeUser } from "../user/owner.ts";
import {
  NEW_SAFETY_INCIDENT_COLUMNS,
  type NewSafetyIncidentValues,
  SAFETY_INCIDENT_COLUMNS,
  type SafetyIncidentTable,
} from "./safety-incident.table.ts";
import {
  SAFETY_INCIDENT_STEP_COLUMNS,
  type SafetyIncidentStepTable,
} from "./safety-incident-step.table.ts";

type ByReviewer = { readonly reviewerId: UserId };
type ByIncident = ByReviewer & { readonly incidentId: SafetyIncidentId };
type IncidentColumns = Joined<SafetyIncidentTable>;

const incidentColumns = columnList(SAFETY_INCIDENT_COLUMNS, "incident");

type Claimed = {
  readonly claimedUserId: UserId | null;
  readonly claimedDialogueId: ChatSessionId | null;
};

/**
 * The lock keeps the named user from being deleted before the link to them is checked. The dialogue is looked for
 * whether there is such a user or not.
 */
export const insertIncident = preparedQuery(
  (values: Placeholders<NewSafetyIncidentValues & Claimed>) => sql`
    with named_user as (
      select id from user_account where id = ${values.claimedUserId}::uuid for key share
    ), dialogue as materialized (
      select user_id, id from chat_session
      where user_id = ${values.claimedUserId}::uuid and id = ${values.claimedDialogueId}::uuid
    )
    insert into safety_incident (
      ${columnList(NEW_SAFETY_INCIDENT_COLUMNS)}, user_id, dialogue_id
    )
    select ${valueList(NEW_SAFETY_INCIDENT_COLUMNS, values)}, named_user.id, dialogue.id
    from (select) report left join named_user on true
      left join dialogue on dialogue.user_id = named_user.id`,
);

type Listed = ByReviewer & PageRequest & { readonly status: IncidentStatus };

const inOrder = sql`order by created_at desc, id desc`;

/** Two statements, because one with an optional condition would be planned for neither. */
export const listAllIncidents = preparedQuery((values: Placeholders<ByReviewer & PageRequest>) =>
  listed(values, sql`true`),
);
export const listIncidentsOfStatus = preparedQuery((values: Placeholders<Listed>) =>
  listed(values, sql`status = ${values.status}`),
);

function listed(values: Placeholders<ByReviewer & PageRequest>, condition: ReturnType<typeof sql>) {
  const count = sql`select count(*) from safety_incident where ${condition}`;
  return sql<IncidentColumns & { readonly total: number }>`
    with reviewer as (${activeUser(values.reviewerId)}), page as materialized (
      select ${columnList(SAFETY_INCIDENT_COLUMNS)} from safety_incident
      where ${condition} ${inOrder}
      limit ${values.limit}::bigint + 1 offset ${values.offset}::bigint
    ), counted as (select ${totalBeside(values, count)} as total)
    select ${incidentColumns}, counted.total
    from reviewer cross join counted left join page incident on true
    order by incident.created_at desc, incident.id desc`;
}

export const getIncident = preparedQuery((values: Placeholders<ByIncident>, database) =>
  activeAccount(database, values.reviewerId)
    .leftJoin("safety_incident as incident", (join) =>
      join.on("incident.id", "=", values.incidentId),
    )
    .select(columnsOf("incident", SAFETY_INCIDENT_COLUMNS))
    .$castTo<IncidentColumns>(),
);

export const listSteps = preparedQuery(
  (values: Placeholders<{ readonly incidentId: SafetyIncidentId }>, database) =>
    database
      .selectFrom("safety_incident_step")
      .select(SAFETY_INCIDENT_STEP_COLUMNS)
      .where("incident_id", "=", values.incidentId)
      .orderBy("revision"),
);

/** Changes the incident and keeps the step in one statement: both happen or neither. */
export const saveStep = preparedQuery(
  (values: Placeholders<SafetyIncidentStepTable & ByReviewer>) => sql<{ readonly saved: boolean }>`
    with reviewer as (${activeUser(values.reviewerId)}), changed as (
      update safety_incident incident
      set status = ${values.to_status}, updated_at = ${values.at}, revision = ${values.revision}
      from reviewer
      where incident.id = ${values.incident_id} and incident.revision + 1 = ${values.revision}
        and incident.status = ${values.from_status}
      returning incident.id
    ), step as (
      insert into safety_incident_step (${columnList(SAFETY_INCIDENT_STEP_COLUMNS)})
      select ${valueList(SAFETY_INCIDENT_STEP_COLUMNS, values)} from changed
    )
    select exists (select from changed) as saved from reviewer`,
);
