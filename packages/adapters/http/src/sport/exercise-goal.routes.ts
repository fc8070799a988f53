import type {
  ChangeExerciseGoal,
  CreateExerciseGoal,
  DeleteExerciseGoal,
  GetExerciseGoal,
  ListExerciseGoals,
} from "@health-exercise/application";
import type { z } from "zod";
import { jsonTextOf } from "../framework/constant-json.ts";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { entityTagOf, unchangedAs } from "../framework/entity-tag.ts";
import { jsonBody } from "../framework/request-body.ts";
import { presentGoal, presentGoalContent } from "./exercise-goal.presenter.ts";
import {
  changeGoalBody,
  createGoalBody,
  deletedGoal,
  exerciseGoal,
  exerciseGoals,
  GOAL_NAMES,
  goalParams,
} from "./exercise-goal.schemas.ts";
import { zoneQuery } from "./exercise-statistics.schemas.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

/** What the routes about goals call. */
export type ExerciseGoalUseCases = {
  readonly createExerciseGoal: CreateExerciseGoal;
  readonly listExerciseGoals: ListExerciseGoals;
  readonly getExerciseGoal: GetExerciseGoal;
  readonly changeExerciseGoal: ChangeExerciseGoal;
  readonly deleteExerciseGoal: DeleteExerciseGoal;
};

type Goal = z.output<typeof exerciseGoal>;

const GOAL_EXAMPLE: Goal = {
  id: "01980c21-1111-7222-8333-444455556666",
  goal_id: "01980c21-1111-7222-8333-444455556666",
  metric: "distance_m",
  period: "week",
  target: 20_000,
  activity: "running",
  progress: {
    value: 12_350.5,
    target: 14_285.7,
    reached: false,
    period_start: "2026-03-02",
    period_end: "2026-03-08",
  },
  created_at: "2026-03-01T10:00:00.000Z",
  updated_at: "2026-03-01T10:00:00.000Z",
};

/** The progress changes by itself, and nobody's change is refused for that. */
const settled = ({ progress: _, ...content }: Goal) => content;

const ERRORS = ["exercise_goal_not_found", "exercise_goal_not_yours"] as const;

/** How much exercise people want of themselves, and how far they are. */
export function exerciseGoalRoutes(useCases: ExerciseGoalUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/goals",
      summary: "List one's goals with their progress, newest first",
      description: "Progress is that of the week or month under way, in the person's time zone.",
      query: zoneQuery,
      response: {
        status: 200,
        description: "All goals.",
        schema: exerciseGoals,
        example: { goals: [GOAL_EXAMPLE], total: 1 },
      },
      errors: [],
      handler: async ({ query, caller }) => {
        const goals = await useCases.listExerciseGoals.execute(caller.userId, query.timezone);
        return { goals: goals.map(presentGoal), total: goals.length };
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "post",
      path: "/api/sport/goals",
      idempotencyKey: "with_the_work",
      summary: "Set oneself a goal for each week or month",
      description:
        "Paused days take their share off what is expected. With `activity` those sessions count whose `exercise_type` it is, as in the history, or whose name means it.",
      query: zoneQuery,
      body: jsonBody(
        createGoalBody,
        { metric: "distance_m", period: "week", target: 20_000, activity: "running" },
        { names: GOAL_NAMES },
      ),
      response: {
        status: 201,
        description: "The goal as it was stored.",
        schema: exerciseGoal,
        example: GOAL_EXAMPLE,
        entity: settled,
        headers: {
          Location: {
            description: "Where the goal can be read and changed.",
            value: (goal) => `/api/sport/goals/${goal.id}`,
          },
        },
      },
      errors: ["quota_exceeded"],
      handler: async ({ query, body, caller }) => {
        const content = { ...body, activity: body.activity ?? null };
        return presentGoal(
          await useCases.createExerciseGoal.execute(caller.userId, content, query.timezone),
        );
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/goals/{goal_id}",
      summary: "Read a goal with its progress",
      description: "Progress is that of the week or month under way, in the person's time zone.",
      params: goalParams,
      query: zoneQuery,
      response: {
        status: 200,
        description: "The goal.",
        schema: exerciseGoal,
        example: GOAL_EXAMPLE,
        headers: {
          ETag: {
            description: "Names the goal without its progress, for `If-Match`.",
            value: (goal) => entityTagOf(jsonTextOf(settled(goal))),
          },
        },
      },
      errors: ERRORS,
      handler: async ({ params, query, caller }) =>
        presentGoal(
          await useCases.getExerciseGoal.execute(caller.userId, params.goal_id, query.timezone),
        ),
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "patch",
      path: "/api/sport/goals/{goal_id}",
      summary: "Change a goal",
      description: "Fields that are left out stay.",
      takesIfMatch: true,
      params: goalParams,
      query: zoneQuery,
      body: jsonBody(changeGoalBody, { target: 25_000 }, { names: GOAL_NAMES }),
      response: {
        status: 200,
        description: "The changed goal.",
        schema: exerciseGoal,
        example: GOAL_EXAMPLE,
        entity: settled,
      },
      errors: [...ERRORS, "changed_meanwhile"],
      handler: async ({ params, query, body, caller, requireMatch }) =>
        presentGoal(
          await useCases.changeExerciseGoal.execute(
            caller.userId,
            params.goal_id,
            body,
            query.timezone,
            unchangedAs(requireMatch, presentGoalContent),
          ),
        ),
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "delete",
      path: "/api/sport/goals/{goal_id}",
      summary: "Delete a goal",
      description: "The goal is gone; sessions stay.",
      takesIfMatch: true,
      params: goalParams,
      response: {
        status: 200,
        description: "It is gone.",
        schema: deletedGoal,
        example: { message: "The goal was deleted.", goal_id: GOAL_EXAMPLE.id },
      },
      errors: [...ERRORS, "changed_meanwhile"],
      handler: async ({ params, caller, requireMatch }) => {
        await useCases.deleteExerciseGoal.execute(
          caller.userId,
          params.goal_id,
          unchangedAs(requireMatch, presentGoalContent),
        );
        return { message: "The goal was deleted.", goal_id: params.goal_id };
      },
    }),
  ];
}
