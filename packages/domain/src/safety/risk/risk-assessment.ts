import type { ReadText } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import type { AllowedIntensity, ClearanceScope } from "../policy/exercise-intensity.ts";
import type { ExerciseLimits } from "../policy/exercise-limits.ts";
import type { SafetySource } from "../safety-flag.ts";
import type { FactorSeverity } from "./health-concept.ts";
import type { RiskProfile } from "./risk-profile.ts";

/** Where a risk factor was told. */
export type FactorOrigin = "profile" | "query" | "history";

/** Something that raises the risk. */
export type RiskFactor = {
  readonly code: string;
  readonly label: string;
  readonly severity: FactorSeverity;
  readonly source: FactorOrigin;
  /** The concept or rule that was recognised, or the place of an entry; never what was written. */
  readonly evidence: string;
};

/** What follows for exercise. */
export type Restriction = { readonly code: string; readonly description: string };

/** Which rule led to the result, and where the rule comes from. */
export type Rationale = { readonly rule: string; readonly source: SafetySource };

/** The outcome of a risk assessment: a hint for exercise safety, not a diagnosis. */
export type RiskAssessment = {
  readonly language: TextLanguage;
  readonly overallRisk: FactorSeverity;
  /** Most serious first. */
  readonly riskFactors: readonly RiskFactor[];
  readonly restrictions: readonly Restriction[];
  readonly medicalClearanceNeeded: boolean;
  readonly clearanceScope: ClearanceScope;
  /** The highest intensity that is allowed. */
  readonly recommendedIntensity: AllowedIntensity;
  /** The row of the screening algorithm that applied. */
  readonly branch: string;
  readonly algorithmVersion: string;
  /** What was not told and could change the result. */
  readonly missingInputs: readonly (keyof RiskProfile)[];
  readonly rationale: readonly Rationale[];
  readonly cardiovascularRiskFactorCount: number;
  readonly disclaimer: string;
  /** What binds every exercise that is offered to this person. */
  readonly limits: ExerciseLimits;
};

/** A turn of a dialogue; a bare text is the person's own. */
export type DialogueTurn = string | { readonly role: string; readonly content: string | ReadText };
