import type { ListExerciseCategories, ListMetValues } from "@health-exercise/application";
import { CATEGORY_ID_BY_HEADING_CODE } from "@health-exercise/domain/sport";
import { z } from "zod";
import { AN_HOUR, type CacheRule } from "../framework/cache-rule.ts";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { metEditionId } from "../schemas/met-edition.ts";
import { countOut } from "../schemas/response-values.ts";
import { finishedExerciseCategories, finishedMetValues } from "./finished-met-catalogue.ts";
import {
  EXERCISE_CATEGORIES_EXAMPLE,
  EXERCISE_TYPES_EXAMPLE,
  MET_VALUES_EXAMPLE,
} from "./met-catalogue.examples.ts";
import { presentExerciseTypes } from "./met-catalogue.presenter.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

/** What the routes about the MET catalogue call. */
export type MetCatalogueUseCases = {
  readonly listMetValues: ListMetValues;
  readonly listExerciseCategories: ListExerciseCategories;
};

const LONGER_THAN_ANY_CATEGORY = 64;

const categoryId = z.enum(CATEGORY_ID_BY_HEADING_CODE);

const editionQuery = {
  edition: metEditionId
    .optional()
    .meta({ description: "The MET table; else the one for the age in the profile." }),
};

/** Lists of one table are the same for everybody who may see them; else it is the one for their age, which changes. */
const cachingOf = ({ edition }: { readonly edition?: unknown }): CacheRule => ({
  keptBy: "caller",
  seconds: edition === undefined ? 0 : AN_HOUR,
});

const source = {
  edition: z.object({
    id: metEditionId.meta({ description: "Names the table, as the parameter `edition` takes it." }),
    title: z.string(),
    year: z.int(),
    authors: z.string(),
    publication: z.string(),
    url: z.string(),
    met_system: z.enum(["MET", "MET60+", "METWC"]),
    baseline_kcal_per_kg_h: z
      .number()
      .meta({ description: "What one MET of this table stands for: kcal per kg and hour." }),
  }),
  energy_formula: z.string(),
};

const metValues = z
  .object({
    met_data: z.array(
      z.object({
        category_id: categoryId,
        name: z.string(),
        min_met: z.number(),
        mean_met: z.number(),
        max_met: z.number(),
        activities: countOut,
      }),
    ),
    ...source,
  })
  .meta({ id: "MetValues" });

const exerciseCategories = z
  .object({
    exercise_categories: z.array(
      z.object({
        category_id: categoryId,
        name: z.string(),
        exercises: z.array(
          z.object({
            code: z.string().meta({ description: "Its code in the table." }),
            name: z.string(),
            met: z.number(),
            intensity: z.enum(["sedentary", "light", "moderate", "vigorous"]),
          }),
        ),
      }),
    ),
    ...source,
  })
  .meta({ id: "ExerciseCategories" });

const exerciseTypes = z.object({ types: z.array(categoryId) }).meta({ id: "ExerciseTypes" });

/** Exercises and their intensity, from the Compendium of Physical Activities. */
export function metCatalogueRoutes(useCases: MetCatalogueUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/met-values",
      summary: "The range of METs of each category",
      description:
        "By the tables for the person's age: lowest, mean and highest intensity, and how many activities there are.",
      query: z.object(editionQuery),
      caching: cachingOf,
      response: {
        status: 200,
        description: "Lowest, mean and highest MET of each category.",
        schema: metValues,
        example: MET_VALUES_EXAMPLE,
      },
      errors: [],
      handler: async ({ query, caller }) => {
        const { table, categories } = await useCases.listMetValues.execute(
          caller.userId,
          query.edition,
        );
        return finishedMetValues(table, categories);
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/exercises",
      summary: "The exercises of each category",
      description:
        "With their intensity, by the tables for the person's age. An unknown `category` gives an empty list.",
      query: z.object({
        category: z.string().optional().meta({
          description: "A `category_id`; an unknown one gives an empty list.",
          maxLength: LONGER_THAN_ANY_CATEGORY,
        }),
        ...editionQuery,
      }),
      caching: cachingOf,
      response: {
        status: 200,
        description: "The exercises with their MET and intensity.",
        schema: exerciseCategories,
        example: EXERCISE_CATEGORIES_EXAMPLE,
      },
      errors: [],
      handler: async ({ query, caller }) => {
        const { table, categories } = await useCases.listExerciseCategories.execute({
          userId: caller.userId,
          categoryId: query.category,
          edition: query.edition,
        });
        return finishedExerciseCategories(table, categories);
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/types",
      summary: "The ids of the exercise categories",
      caching: cachingOf,
      description: "What `exercise_type` and `category` may be, in the order of the tables.",
      response: {
        status: 200,
        description: "The `category_id` of each category.",
        schema: exerciseTypes,
        example: EXERCISE_TYPES_EXAMPLE,
      },
      errors: [],
      handler: async ({ caller }) => {
        const { categories } = await useCases.listExerciseCategories.execute({
          userId: caller.userId,
        });
        return presentExerciseTypes(categories);
      },
    }),
  ];
}
