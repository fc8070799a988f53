import type {
  ChangeSportLog,
  DeleteSportLog,
  GiveSportFeedback,
} from "@health-exercise/application";
import type { z } from "zod";
import {
  type Caller,
  defineRoute,
  type RequestTools,
  type Route,
} from "../framework/define-route.ts";
import { unchangedAs } from "../framework/entity-tag.ts";
import { jsonBody } from "../framework/request-body.ts";
import { measuresStated } from "./session-measures.presenter.ts";
import { SPORT_LOG_EXAMPLE } from "./sport-log.examples.ts";
import { presentSportLog } from "./sport-log.presenter.ts";
import {
  changeSportLogBody,
  correctSportLogBody,
  deletedSportLog,
  logParams,
  SPORT_FEEDBACK_NAMES,
  SPORT_LOG_NAMES,
  sportFeedbackBody,
  sportLog,
  sportLogWithFeedback,
} from "./sport-log.schemas.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

/** What the routes that alter a recorded session call. */
export type SportLogChangesUseCases = {
  readonly changeSportLog: ChangeSportLog;
  readonly deleteSportLog: DeleteSportLog;
  readonly giveSportFeedback: GiveSportFeedback;
};

const CHANGED = {
  status: 200,
  description: "The changed log.",
  schema: sportLog,
  example: SPORT_LOG_EXAMPLE,
  entity: (log: object) => log,
} as const;

const CHANGE_ERRORS = [
  "quota_exceeded",
  "sport_log_not_found",
  "sport_log_not_yours",
  "active_log_exists",
  "changed_meanwhile",
] as const;

type CorrectionInput = Pick<RequestTools, "requireMatch"> & {
  readonly params: z.output<typeof logParams>;
  readonly body: z.output<typeof correctSportLogBody>;
  readonly caller: Caller;
};

/** Changing, judging and deleting recorded sessions. */
export function sportLogChangesRoutes(useCases: SportLogChangesUseCases): readonly Route[] {
  // What PUT takes is a part of what PATCH takes.
  const correct = async ({ params, body, caller, requireMatch }: CorrectionInput) => {
    const changed = await useCases.changeSportLog.execute(
      caller.userId,
      params.log_id,
      {
        sportName: body.sport_name,
        sportStart: body.sport_start,
        sportEnd: body.sport_end,
        calories: body.cal,
        finished: body.iffinish,
        feedback: body.sport_feedback,
        notes: body.notes,
        exerciseType: body.exercise_type === "" ? null : body.exercise_type,
        isCustom: body.is_custom,
        met: body.met,
        measures: measuresStated(body),
      },
      unchangedAs(requireMatch, shown),
    );
    return shown(changed);
  };
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "put",
      path: "/api/sport/log/{log_id}",
      summary: "Change, finish or reopen a session",
      description:
        "`iffinish` alone decides whether the log is open. `true` sets the `sport_end` of an open log to now when it has none; `false` clears it unless one is sent.",
      takesIfMatch: true,
      params: logParams,
      body: jsonBody(changeSportLogBody, { iffinish: true, cal: 360 }, { names: SPORT_LOG_NAMES }),
      response: CHANGED,
      errors: CHANGE_ERRORS,
      handler: correct,
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "patch",
      path: "/api/sport/log/{log_id}",
      summary: "Correct a session",
      description:
        "Any field that was wrong; what is absent stays. With another name or type the MET is looked up anew. A log may be sent back as it came with what is to be otherwise.",
      takesIfMatch: true,
      params: logParams,
      body: jsonBody(
        correctSportLogBody,
        { sport_start: "2026-03-02T06:00:00Z", notes: "Started earlier than I had said." },
        { names: SPORT_LOG_NAMES },
      ),
      response: CHANGED,
      errors: CHANGE_ERRORS,
      handler: correct,
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "delete",
      path: "/api/sport/log/{log_id}",
      summary: "Delete a session",
      description: "From then on the log is not found anywhere and counts nowhere.",
      takesIfMatch: true,
      params: logParams,
      response: {
        status: 200,
        description: "It is deleted.",
        schema: deletedSportLog,
        example: { message: "The sport log was deleted.", log_id: SPORT_LOG_EXAMPLE.log_id },
      },
      errors: ["sport_log_not_found", "sport_log_not_yours", "changed_meanwhile"],
      handler: async ({ params, caller, requireMatch }) => {
        await useCases.deleteSportLog.execute(
          caller.userId,
          params.log_id,
          unchangedAs(requireMatch, shown),
        );
        return { message: "The sport log was deleted.", log_id: params.log_id };
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "put",
      path: "/api/sport/log/{log_id}/feedback",
      summary: "Say how a session was, and close it",
      description:
        "Kept as JSON in `sport_feedback`. A session in progress ends now (at its start where that is at most 5 minutes ahead), unless its end is set, it is further ahead or it began more than 7 days ago.",
      takesIfMatch: true,
      params: logParams,
      body: jsonBody(
        sportFeedbackBody,
        { completion_status: "completed", feeling_rating: 4, custom_notes: "Windy, but fine." },
        { names: SPORT_FEEDBACK_NAMES },
      ),
      response: {
        status: 200,
        description: "The log with the feedback, finished.",
        schema: sportLogWithFeedback,
        entity: ({ log }) => log,
        example: {
          message: "The feedback was stored.",
          log: {
            ...SPORT_LOG_EXAMPLE,
            sport_feedback: '{"completion_status":"completed","feeling_rating":4}',
          },
        },
      },
      errors: ["sport_log_not_found", "sport_log_not_yours", "changed_meanwhile", "quota_exceeded"],
      handler: async ({ params, body, caller, requireMatch }) => {
        const { log, measures } = await useCases.giveSportFeedback.execute(
          caller.userId,
          params.log_id,
          {
            completionStatus: body.completion_status,
            feelingRating: body.feeling_rating,
            customNotes: body.custom_notes,
            finalCalories: body.final_calories,
            perceivedExertion: body.perceived_exertion,
          },
          unchangedAs(requireMatch, shown),
        );
        return { message: "The feedback was stored.", log: presentSportLog(log, measures) };
      },
    }),
  ];
}

function shown({ log, measures }: Awaited<ReturnType<ChangeSportLog["execute"]>>) {
  return presentSportLog(log, measures);
}
