import {
  assessRisk,
  type CheckContent,
  type RiskAssessment,
  type RiskInput,
} from "@health-exercise/domain/safety";
import { failingSilently } from "./content-check-failure.ts";

/** Assesses how risky exercise is for a person; reads and writes nothing stored. */
export class AssessRisk {
  readonly #checkContent: CheckContent;

  constructor(checkContent: CheckContent) {
    this.#checkContent = failingSilently(checkContent);
  }

  execute(input: RiskInput): RiskAssessment {
    return assessRisk(input, this.#checkContent);
  }
}
