import type {
  CreateSportLog,
  GetActiveSportLog,
  GetSportLog,
  ListSportLogs,
} from "@health-exercise/application";
import { type Caller, defineRoute, type Route } from "../framework/define-route.ts";
import { fieldsBody, jsonBody } from "../framework/request-body.ts";
import { newMeasures, sourceStated } from "./session-measures.presenter.ts";
import {
  NEW_CUSTOM_SPORT_LOG_EXAMPLE,
  NEW_SPORT_LOG_EXAMPLE,
  SPORT_LOG_EXAMPLE,
} from "./sport-log.examples.ts";
import { presentSportLog } from "./sport-log.presenter.ts";
import {
  CUSTOM_SPORT_LOG_NAMES,
  createSportLogBody,
  customSportLogJson,
  customSportLogText,
  listSportLogsQuery,
  logParams,
  SPORT_LOG_NAMES,
  sportLog,
  sportLogPage,
} from "./sport-log.schemas.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

/** What the routes that record and read sessions call. */
export type SportLogUseCases = {
  readonly createSportLog: CreateSportLog;
  readonly listSportLogs: ListSportLogs;
  readonly getSportLog: GetSportLog;
  readonly getActiveSportLog: GetActiveSportLog;
};

const created = {
  status: 201,
  description: "The log as it was stored.",
  schema: sportLog,
  example: SPORT_LOG_EXAMPLE,
  entity: (log: object) => log,
  headers: {
    Location: {
      description: "Where the log can be read.",
      value: (log: { readonly log_id: string }) => `/api/sport/log/${log.log_id}`,
    },
  },
} as const;

/** Recording and reading exercise sessions. */
export function sportLogRoutes(useCases: SportLogUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "post",
      path: "/api/sport/log",
      idempotencyKey: "with_the_work",
      summary: "Record an exercise session, over or in progress",
      description:
        "With `iffinish` false it is in progress, of which there is one at most: another is a 409 that names it by `log_id`.",
      body: jsonBody(createSportLogBody, NEW_SPORT_LOG_EXAMPLE, { names: SPORT_LOG_NAMES }),
      response: created,
      errors: ["active_log_exists", "source_taken", "quota_exceeded"],
      handler: async ({ body, caller }) => {
        const { log, measures } = await useCases.createSportLog.execute({
          ...sessionStated(caller, body),
          finished: body.iffinish,
          feedback: body.sport_feedback ?? null,
          isCustom: body.is_custom ?? false,
          source: sourceStated(body.source),
        });
        return presentSportLog(log, measures);
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "post",
      path: "/api/sport/log/custom",
      idempotencyKey: "with_the_work",
      summary: "Record an exercise of one's own, with an intensity if known",
      description:
        "Takes its fields as a query string, a form or JSON. Without `iffinish` it is over when it has a `sport_end`.",
      body: fieldsBody({
        text: customSportLogText,
        json: customSportLogJson,
        example: NEW_CUSTOM_SPORT_LOG_EXAMPLE,
        names: CUSTOM_SPORT_LOG_NAMES,
      }),
      response: created,
      errors: ["active_log_exists", "source_taken", "quota_exceeded"],
      handler: async ({ body, caller }) => {
        const { log, measures } = await useCases.createSportLog.execute({
          ...sessionStated(caller, body),
          finished: body.iffinish ?? body.sport_end !== undefined,
          feedback: null,
          isCustom: true,
          source: sourceStated(body.source),
          statedMet: body.met,
        });
        return presentSportLog(log, measures);
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/logs",
      summary: "List one's sessions, latest start first",
      description: "Open ones too; those that were deleted are left out.",
      query: listSportLogsQuery,
      response: {
        status: 200,
        description: "A page of sessions.",
        schema: sportLogPage,
        example: { logs: [SPORT_LOG_EXAMPLE], total: 1, limit: 20, offset: 0, has_more: false },
      },
      errors: [],
      handler: async ({ query, caller }) => {
        const { logs, total, measures } = await useCases.listSportLogs.execute(
          caller.userId,
          query,
        );
        return {
          logs: logs.map((log) => presentSportLog(log, measures)),
          total,
          limit: query.limit,
          offset: query.offset,
          has_more: query.offset + logs.length < total,
        };
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/log/{log_id}",
      summary: "Read a session",
      description:
        "One of the caller's, open or over. Its `ETag` makes a later change conditional.",
      params: logParams,
      response: {
        status: 200,
        description: "The log.",
        schema: sportLog,
        example: SPORT_LOG_EXAMPLE,
        entity: (log) => log,
      },
      errors: ["sport_log_not_found", "sport_log_not_yours"],
      handler: async ({ params, caller }) => {
        const { log, measures } = await useCases.getSportLog.execute(caller.userId, params.log_id);
        return presentSportLog(log, measures);
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/active",
      summary: "Read the session in progress",
      description: "404 where none is.",
      response: {
        status: 200,
        description: "The open log.",
        schema: sportLog,
        example: {
          ...SPORT_LOG_EXAMPLE,
          iffinish: false,
          sport_end: null,
          duration_minutes: null,
          estimated_cal: null,
        },
      },
      errors: ["no_active_log"],
      handler: async ({ caller }) => {
        const { log, measures } = await useCases.getActiveSportLog.execute(caller.userId);
        return presentSportLog(log, measures);
      },
    }),
  ];
}

type SessionFields = {
  readonly sport_name: string;
  readonly sport_start: Date;
  readonly sport_end?: Date | null | undefined;
  readonly cal: number;
  readonly notes?: string | null | undefined;
  readonly exercise_type?: string | null | undefined;
} & Parameters<typeof newMeasures>[0];

/** What both ways of recording say about a session. */
function sessionStated({ userId }: Caller, fields: SessionFields) {
  return {
    userId,
    sportName: fields.sport_name,
    sportStart: fields.sport_start,
    sportEnd: fields.sport_end ?? null,
    calories: fields.cal,
    caloriesSource: "user",
    notes: fields.notes ?? null,
    exerciseType: fields.exercise_type || null,
    measures: newMeasures(fields),
  } as const;
}
