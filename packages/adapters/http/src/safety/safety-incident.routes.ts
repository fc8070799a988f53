import type {
  GetSafetyIncident,
  ListSafetyIncidents,
  ReportSafetyIncident,
  TransitionSafetyIncident,
} from "@health-exercise/application";
import { incidentTypeOf, SAFETY_REVIEWER_ROLE } from "@health-exercise/domain/safety";
import { type ChatSessionId, parseUuid, type UserId } from "@health-exercise/domain/user";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { jsonBody } from "../framework/request-body.ts";
import { INCIDENT_EXAMPLE, REVIEWED_INCIDENT_EXAMPLE } from "./safety-incident.examples.ts";
import { presentReviewedIncident, presentSafetyIncident } from "./safety-incident.presenter.ts";
import {
  incidentParams,
  listIncidentsQuery,
  reportedIncident,
  reportIncidentBody,
  reviewedIncident,
  safetyIncidentPage,
  transitionIncidentBody,
} from "./safety-incident.schemas.ts";

/** What the routes about incidents call. */
export type SafetyIncidentUseCases = {
  readonly reportSafetyIncident: ReportSafetyIncident;
  readonly listSafetyIncidents: ListSafetyIncidents;
  readonly getSafetyIncident: GetSafetyIncident;
  readonly transitionSafetyIncident: TransitionSafetyIncident;
};

const REVIEW_ROUTE = {
  area: "safety",
  auth: "bearer",
  userCheck: "by_handler",
  role: SAFETY_REVIEWER_ROLE,
  invalidInput: 422,
} as const;

const NEEDS_ROLE =
  "Needs a token with the role `safety_reviewer`: without it the answer is 403, whatever else is sent.";

/** The same for every report, so that it tells nothing about users and their chats. */
const RECORDED =
  "The incident was recorded and awaits review. If somebody is in danger now, call the local emergency number.";

/** Reports of incidents, and their review. */
export function safetyIncidentRoutes(useCases: SafetyIncidentUseCases): readonly Route[] {
  return [
    defineRoute({
      area: "safety",
      auth: "none",
      invalidInput: 422,
      method: "post",
      path: "/api/safety/report-incident",
      idempotencyKey: "with_the_work",
      summary: "Report an incident",
      description:
        "Keeps a record of what was recognised in the texts, and none of their words. A user or dialogue that cannot be linked changes nothing in the answer.",
      body: jsonBody(reportIncidentBody, {
        incident_type: "unsafe_advice",
        description: "The answer told me to go on with a sharp pain in the knee.",
      }),
      response: {
        status: 201,
        description: "The incident awaits review.",
        schema: reportedIncident,
        example: { message: RECORDED, incident_id: INCIDENT_EXAMPLE.id },
        headers: {
          Location: {
            description: "Where reviewers can read the incident.",
            value: ({ incident_id }) => `/api/safety/incidents/${incident_id}`,
          },
        },
      },
      errors: ["busy"],
      handler: async ({ body, turn }) => {
        const report = {
          type: incidentTypeOf(body.incident_type),
          description: body.description,
          aiResponse: body.ai_response || null,
        };
        const claimed = {
          userId: parseUuid<UserId>(body.user_id ?? "") ?? null,
          dialogueId: parseUuid<ChatSessionId>(body.dialogue_id ?? "") ?? null,
        };
        const id = await useCases.reportSafetyIncident.execute(report, claimed, turn());
        return { message: RECORDED, incident_id: id };
      },
    }),
    defineRoute({
      ...REVIEW_ROUTE,
      method: "get",
      path: "/api/safety/incidents",
      summary: "List incidents for review, newest first",
      description: NEEDS_ROLE,
      query: listIncidentsQuery,
      response: {
        status: 200,
        description: "A page of incidents.",
        schema: safetyIncidentPage,
        example: { incidents: [INCIDENT_EXAMPLE], total: 1, limit: 20, offset: 0, has_more: false },
      },
      errors: ["role_missing"],
      handler: async ({ query, caller }) => {
        const { status, limit, offset } = query;
        const page = { limit, offset };
        const { incidents, total } = await useCases.listSafetyIncidents.execute(
          caller,
          { status },
          page,
        );
        return {
          incidents: incidents.map(presentSafetyIncident),
          total,
          limit,
          offset,
          has_more: offset + incidents.length < total,
        };
      },
    }),
    defineRoute({
      ...REVIEW_ROUTE,
      method: "get",
      path: "/api/safety/incidents/{incident_id}",
      summary: "Read an incident with the steps of its review",
      description: NEEDS_ROLE,
      params: incidentParams,
      response: {
        status: 200,
        description: "The incident.",
        schema: reviewedIncident,
        example: REVIEWED_INCIDENT_EXAMPLE,
      },
      errors: ["role_missing", "safety_incident_not_found"],
      handler: async ({ params, caller }) =>
        presentReviewedIncident(
          await useCases.getSafetyIncident.execute(caller, params.incident_id),
        ),
    }),
    defineRoute({
      ...REVIEW_ROUTE,
      method: "post",
      path: "/api/safety/incidents/{incident_id}/transition",
      summary: "Take a step of an incident's review",
      description: `${NEEDS_ROLE} From pending_review to in_review, then to confirmed or dismissed; from confirmed to resolved.`,
      params: incidentParams,
      body: jsonBody(transitionIncidentBody, { to: "in_review" }),
      response: {
        status: 200,
        description: "The incident after the step.",
        schema: reviewedIncident,
        example: REVIEWED_INCIDENT_EXAMPLE,
      },
      errors: [
        "role_missing",
        "safety_incident_not_found",
        "changed_meanwhile",
        "incident_transition_refused",
      ],
      handler: async ({ params, body, caller }) => {
        const decision = {
          to: body.to,
          note: body.note ?? null,
          seenRevision: body.version ?? undefined,
        };
        return presentReviewedIncident(
          await useCases.transitionSafetyIncident.execute(caller, params.incident_id, decision),
        );
      },
    }),
  ];
}
