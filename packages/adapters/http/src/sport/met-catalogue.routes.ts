import type { ListExerciseCategories, ListMetValues } from "@health-exercise/application";
import { ENERGY_FORMULA, MET_EDITIONS, type MetEditionId } from "@health-exercise/domain";
import { z } from "zod";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { countOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";
import {
  presentExerciseCategories,
  presentExerciseTypes,
  presentMetValues,
} from "./met-catalogue.presenter.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

/** What the routes about the MET catalogue call. */
export type MetCatalogueUseCases = {
  readonly listMetValues: ListMetValues;
  readonly listExerciseCategories: ListExerciseCategories;
};

const editionQuery = {
  edition: z
    .enum(Object.keys(MET_EDITIONS) as [MetEditionId, ...MetEditionId[]])
    .optional()
    .meta({ description: "The MET table; else the one for the age in the profile." }),
};

const source = {
  edition: z.object({
    id: z.string(),
    title: z.string(),
    year: z.int(),
    authors: z.string(),
    publication: z.string(),
    url: z.string(),
    met_system: z.string(),
  }),
  energy_formula: z.string(),
};

const metValues = z
  .object({
    met_data: z.array(
      z.object({
        category_id: z.string(),
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
        category_id: z.string(),
        name: z.string(),
        exercises: z.array(
          z.object({
            code: z.string(),
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

const exerciseTypes = z.object({ types: z.array(z.string()) }).meta({ id: "ExerciseTypes" });

const { id, title, year, authors, publication, url, system } = MET_EDITIONS["adult-2024"];
const SOURCE_EXAMPLE = {
  edition: { id, title, year, authors, publication, url, met_system: system },
  energy_formula: ENERGY_FORMULA,
};

/** Exercises and their intensity, from the Compendium of Physical Activities. */
export function metCatalogueRoutes(useCases: MetCatalogueUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/met-values",
      summary: "The range of METs of each category",
      query: z.object(editionQuery),
      response: {
        status: 200,
        description: "Lowest, mean and highest MET of each category.",
        schema: metValues,
        example: {
          met_data: [
            {
              category_id: "running",
              name: "Running",
              min_met: 3.3,
              mean_met: 9.9,
              max_met: 23,
              activities: 66,
            },
          ],
          ...SOURCE_EXAMPLE,
        },
      },
      errors: [],
      handler: async ({ query, caller }) => {
        const { table, categories } = await useCases.listMetValues.execute(
          caller.userId,
          query.edition,
        );
        return presentMetValues(table, categories);
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/exercises",
      summary: "The exercises of each category",
      query: z.object({
        category: text({ max: 100 })
          .optional()
          .meta({ description: "A `category_id`; an unknown one gives an empty list." }),
        ...editionQuery,
      }),
      response: {
        status: 200,
        description: "The exercises with their MET and intensity.",
        schema: exerciseCategories,
        example: {
          exercise_categories: [
            {
              category_id: "running",
              name: "Running",
              exercises: [
                { code: "12020", name: "Jogging, general", met: 7.5, intensity: "vigorous" },
              ],
            },
          ],
          ...SOURCE_EXAMPLE,
        },
      },
      errors: [],
      handler: async ({ query, caller }) => {
        const { table, categories } = await useCases.listExerciseCategories.execute({
          userId: caller.userId,
          categoryId: query.category,
          edition: query.edition,
        });
        return presentExerciseCategories(table, categories);
      },
    }),
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/types",
      summary: "The ids of the exercise categories",
      response: {
        status: 200,
        description: "The `category_id` of each category.",
        schema: exerciseTypes,
        example: { types: ["bicycling", "conditioning_exercise", "dancing"] },
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
