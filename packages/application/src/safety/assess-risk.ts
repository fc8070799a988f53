import type { ReadText } from "@health-exercise/domain/language";
import {
  assessRiskInSteps,
  type CheckContent,
  type RiskAssessment,
  type RiskInput,
} from "@health-exercise/domain/safety";
import type { Turn } from "../work-lane.ts";
import { charactersOf, sumOf } from "./characters-of.ts";
import { failingSilently } from "./content-check-failure.ts";
import type { ReadingTurns } from "./reading-turns.ts";

/** Assesses how risky exercise is for a person; reads and writes nothing stored. */
export class AssessRisk {
  readonly #checkContent: CheckContent;
  readonly #reading: ReadingTurns;

  constructor(checkContent: CheckContent, reading: ReadingTurns) {
    this.#checkContent = failingSilently(checkContent);
    this.#reading = reading;
  }

  /** @throws DomainError `busy`. */
  execute(input: RiskInput, turn: Turn): Promise<RiskAssessment> {
    const { query = "", history = [] } = input;
    const told = history.map((each) => lengthOf(typeof each === "string" ? each : each.content));
    const characters = [lengthOf(query), charactersOf(input.profile), ...told];
    const steps = assessRiskInSteps(input, this.#checkContent);
    return this.#reading.finish(turn, sumOf(characters), steps);
  }
}

function lengthOf(text: string | ReadText): number {
  return typeof text === "string" ? text.length : text.source.length;
}
