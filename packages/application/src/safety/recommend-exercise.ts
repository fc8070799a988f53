import {
  type CheckContent,
  type ExerciseRecommendation,
  type RecommendationInput,
  recommendExerciseInSteps,
} from "@health-exercise/domain/safety";
import type { Turn } from "../work-lane.ts";
import { charactersOf } from "./characters-of.ts";
import { failingSilently } from "./content-check-failure.ts";
import type { ReadingTurns } from "./reading-turns.ts";

/** Advises on an activity within what is safe for a person; reads and writes nothing stored. */
export class RecommendExercise {
  readonly #checkContent: CheckContent;
  readonly #reading: ReadingTurns;

  constructor(checkContent: CheckContent, reading: ReadingTurns) {
    this.#checkContent = failingSilently(checkContent);
    this.#reading = reading;
  }

  /** @throws DomainError `busy`. */
  execute(input: RecommendationInput, turn: Turn): Promise<ExerciseRecommendation> {
    const characters = input.exerciseType.length + charactersOf(input.profile);
    const steps = recommendExerciseInSteps(input, this.#checkContent);
    return this.#reading.finish(turn, characters, steps);
  }
}
