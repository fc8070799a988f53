import {
  assessRisk,
  type CheckContent,
  type RiskAssessment,
  type RiskInput,
} from "@health-exercise/domain";

/** Assesses how risky exercise is for a person; reads and writes nothing stored. */
export class AssessRisk {
  readonly #checkContent: CheckContent;

  constructor(checkContent: CheckContent) {
    this.#checkContent = checkContent;
  }

  execute(input: RiskInput): RiskAssessment {
    return assessRisk(input, this.#checkContent);
  }
}
