import type { RecommendExercise } from "@health-exercise/application";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { jsonBody } from "../framework/request-body.ts";
import { EXERCISE_RECOMMENDATION_EXAMPLE } from "./exercise-recommendations.examples.ts";
import { presentExerciseRecommendation } from "./exercise-recommendations.presenter.ts";
import {
  exerciseRecommendation,
  exerciseRecommendationBody,
} from "./exercise-recommendations.schemas.ts";
import { OPEN_SAFETY_ROUTE } from "./open-safety-route.ts";

/** What the route about recommendations calls. */
export type ExerciseRecommendationUseCases = { readonly recommendExercise: RecommendExercise };

/** Advice on an activity for a person who is described in the request. */
export function exerciseRecommendationRoutes(
  useCases: ExerciseRecommendationUseCases,
): readonly Route[] {
  return [
    defineRoute({
      ...OPEN_SAFETY_ROUTE,
      method: "post",
      path: "/api/safety/exercise-recommendations",
      summary: "Advise how often, how hard and how long to do an activity",
      description:
        "Never more than the risk assessment allows. An activity that is not recommended comes with alternatives; one that is not known gets general advice. Reads and writes nothing stored.",
      body: jsonBody(exerciseRecommendationBody, {
        user_profile: { age: 45, activity_level: "light", conditions: ["hypertension"] },
        exercise_type: "running",
      }),
      response: {
        status: 200,
        description: "The advice.",
        schema: exerciseRecommendation,
        example: EXERCISE_RECOMMENDATION_EXAMPLE,
      },
      errors: ["busy"],
      handler: async ({ body, turn }) => {
        const input = { profile: body.user_profile, exerciseType: body.exercise_type };
        return presentExerciseRecommendation(
          await useCases.recommendExercise.execute(input, turn()),
        );
      },
    }),
  ];
}
