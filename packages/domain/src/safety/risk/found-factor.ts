import type { AllowedIntensity, ClearanceScope } from "../policy/exercise-intensity.ts";
import type { ExerciseLimit } from "../policy/exercise-limit.ts";
import type { SafetySourceId } from "../policy/safety-sources.data.ts";
import type { BilingualText } from "../safety-flag.ts";
import type {
  CardiovascularRiskFactor,
  FactorSeverity,
  HealthConcept,
  ScreenedDisease,
} from "./health-concept.ts";
import type { FactorOrigin } from "./risk-assessment.ts";

/** A risk factor with all that follows from it, before the result is put together. */
export type FoundFactor = {
  readonly code: string;
  readonly label: BilingualText;
  readonly severity: FactorSeverity;
  readonly origin: FactorOrigin;
  readonly evidence: string;
  readonly source: SafetySourceId;
  readonly disease?: ScreenedDisease | undefined;
  readonly isScreeningSymptom?: boolean | undefined;
  readonly countsAs?: CardiovascularRiskFactor | undefined;
  readonly maxIntensity?: AllowedIntensity | undefined;
  readonly clearance?: ClearanceScope | undefined;
  readonly limits?: readonly ExerciseLimit[] | undefined;
};

/** The factor that a recognised concept is. */
export function factorOf(concept: HealthConcept, origin: FactorOrigin): FoundFactor {
  return {
    code: concept.code,
    label: concept.label,
    severity: concept.severity,
    origin,
    evidence: concept.label.en,
    source: concept.source,
    disease: concept.disease,
    isScreeningSymptom: concept.isScreeningSymptom,
    countsAs: concept.countsAs,
    maxIntensity: concept.maxIntensity,
    clearance: concept.clearance,
    limits: concept.limits,
  };
}
