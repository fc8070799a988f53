import type {
  ChangeExerciseScheme,
  CreateExerciseScheme,
  DeleteExerciseScheme,
  GetExerciseScheme,
  ListExerciseSchemes,
} from "@health-exercise/application";
import { z } from "zod";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { unchangedAs } from "../framework/entity-tag.ts";
import { jsonBody } from "../framework/request-body.ts";
import { pageQuery } from "../schemas/page-query.ts";
import { presentExerciseScheme } from "./exercise-scheme.presenter.ts";
import {
  changeSchemeBody,
  createSchemeBody,
  deletedScheme,
  exerciseScheme,
  exerciseSchemePage,
  ownDataParams,
  SCHEME_NAMES,
  schemeItems,
  schemeParams,
} from "./exercise-scheme.schemas.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

/** What the routes about schemes call. */
export type ExerciseSchemeUseCases = {
  readonly createExerciseScheme: CreateExerciseScheme;
  readonly listExerciseSchemes: ListExerciseSchemes;
  readonly getExerciseScheme: GetExerciseScheme;
  readonly changeExerciseScheme: ChangeExerciseScheme;
  readonly deleteExerciseScheme: DeleteExerciseScheme;
};

const NEW_SCHEME_EXAMPLE = {
  name: "Back to running",
  goal: "5 km without a break",
  sessions_per_week: 3,
  items: [
    {
      exercise_type: "running",
      sport_name: "Easy jog",
      minutes: 25,
      target_met: null,
      weekday: 2,
    },
  ],
};

const SCHEME_EXAMPLE: z.output<typeof exerciseScheme> = {
  id: "01980c20-1111-7222-8333-444455556666",
  user_id: "01980c1d-0000-7000-8000-000000000001",
  ...NEW_SCHEME_EXAMPLE,
  description: null,
  is_active: true,
  created_at: "2026-03-01T10:00:00.000Z",
  updated_at: "2026-03-01T10:00:00.000Z",
};

/** Plans of exercise that people make for themselves. */
export function exerciseSchemeRoutes(useCases: ExerciseSchemeUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/schemes/user/{user_id}",
      summary: "List one's exercise schemes, newest first",
      description: "Those that are not deleted. The id in the path must be the caller's.",
      params: ownDataParams,
      query: z.object(pageQuery),
      response: {
        status: 200,
        description: "A page of schemes.",
        schema: exerciseSchemePage,
        example: { schemes: [SCHEME_EXAMPLE], total: 1, limit: 20, offset: 0, has_more: false },
      },
      errors: ["other_user"],
      handler: async ({ params, query, caller }) => {
        const { schemes, total } = await useCases.listExerciseSchemes.execute(
          caller.userId,
          params.user_id,
          query,
        );
        return {
          schemes: schemes.map(presentExerciseScheme),
          total,
          limit: query.limit,
          offset: query.offset,
          has_more: query.offset + schemes.length < total,
        };
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "post",
      path: "/api/sport/schemes",
      idempotencyKey: "with_the_work",
      summary: "Make an exercise scheme",
      description:
        "A plan of exercises for a week, followed at present unless `is_active` is false.",
      body: jsonBody(createSchemeBody, NEW_SCHEME_EXAMPLE, { names: SCHEME_NAMES }),
      response: {
        status: 201,
        description: "The scheme as it was stored.",
        schema: exerciseScheme,
        example: SCHEME_EXAMPLE,
        entity: (scheme) => scheme,
        headers: {
          Location: {
            description: "Where the scheme can be read and changed.",
            value: (scheme) => `/api/sport/schemes/${scheme.id}`,
          },
        },
      },
      errors: ["quota_exceeded"],
      handler: async ({ body, caller }) => {
        const scheme = await useCases.createExerciseScheme.execute(caller.userId, {
          name: body.name,
          goal: body.goal ?? null,
          description: body.description ?? null,
          sessionsPerWeek: body.sessions_per_week ?? null,
          items: schemeItems(body.items),
          isActive: body.is_active ?? true,
        });
        return presentExerciseScheme(scheme);
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/schemes/{scheme_id}",
      summary: "Read an exercise scheme",
      description: "One of the caller's. Its `ETag` makes a later change conditional.",
      params: schemeParams,
      response: {
        status: 200,
        description: "The scheme.",
        schema: exerciseScheme,
        example: SCHEME_EXAMPLE,
        entity: (scheme) => scheme,
      },
      errors: ["exercise_scheme_not_found", "exercise_scheme_not_yours"],
      handler: async ({ params, caller }) =>
        presentExerciseScheme(
          await useCases.getExerciseScheme.execute(caller.userId, params.scheme_id),
        ),
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "put",
      path: "/api/sport/schemes/{scheme_id}",
      summary: "Change an exercise scheme, whole or in part",
      description: "Fields that are left out stay; `items` are replaced as a whole.",
      takesIfMatch: true,
      params: schemeParams,
      body: jsonBody(changeSchemeBody, { sessions_per_week: 4 }, { names: SCHEME_NAMES }),
      response: {
        status: 200,
        description: "The changed scheme.",
        schema: exerciseScheme,
        example: SCHEME_EXAMPLE,
        entity: (scheme) => scheme,
      },
      errors: ["exercise_scheme_not_found", "exercise_scheme_not_yours", "changed_meanwhile"],
      handler: async ({ params, body, caller, requireMatch }) => {
        const scheme = await useCases.changeExerciseScheme.execute(
          caller.userId,
          params.scheme_id,
          {
            name: body.name,
            goal: body.goal,
            description: body.description,
            sessionsPerWeek: body.sessions_per_week,
            items: body.items && schemeItems(body.items),
            isActive: body.is_active ?? undefined,
          },
          unchangedAs(requireMatch, presentExerciseScheme),
        );
        return presentExerciseScheme(scheme);
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "delete",
      path: "/api/sport/schemes/{scheme_id}",
      summary: "Delete an exercise scheme",
      description: "It is gone from all lists; sessions that were done by it stay.",
      takesIfMatch: true,
      params: schemeParams,
      response: {
        status: 200,
        description: "It is deleted.",
        schema: deletedScheme,
        example: { message: "The exercise scheme was deleted.", scheme_id: SCHEME_EXAMPLE.id },
      },
      errors: ["exercise_scheme_not_found", "exercise_scheme_not_yours", "changed_meanwhile"],
      handler: async ({ params, caller, requireMatch }) => {
        await useCases.deleteExerciseScheme.execute(
          caller.userId,
          params.scheme_id,
          unchangedAs(requireMatch, presentExerciseScheme),
        );
        return { message: "The exercise scheme was deleted.", scheme_id: params.scheme_id };
      },
    }),
  ];
}
