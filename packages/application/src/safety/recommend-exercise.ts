import {
  type CheckContent,
  type ExerciseRecommendation,
  type RecommendationInput,
  recommendExercise,
} from "@health-exercise/domain/safety";
import { failingSilently } from "./content-check-failure.ts";

/** Advises on an activity within what is safe for a person; reads and writes nothing stored. */
export class RecommendExercise {
  readonly #checkContent: CheckContent;

  constructor(checkContent: CheckContent) {
    this.#checkContent = failingSilently(checkContent);
  }

  execute(input: RecommendationInput): ExerciseRecommendation {
    return recommendExercise(input, this.#checkContent);
  }
}
