import type { BilingualText } from "../../language/text-language.ts";
import type { AllowedIntensity, ClearanceScope } from "../policy/exercise-intensity.ts";
import type { ExerciseLimit } from "../policy/exercise-limit.ts";
import type {
  CardiovascularRiskFactor,
  FactorSeverity,
  HealthConcept,
  ScreenedDisease,
  SupportKind,
} from "./health-concept.ts";
import type { FactorOrigin } from "./risk-assessment.ts";
import type { RiskSourceId } from "./risk-sources.data.ts";

/** A risk factor with all that follows from it, before the result is put together. */
export type FoundFactor = {
  readonly code: string;
  readonly label: BilingualText;
  readonly severity: FactorSeverity;
  readonly origin: FactorOrigin;
  /** Where it was told and as what it was recognised; never what was written. */
  readonly evidence: BilingualText;
  readonly source: RiskSourceId;
  readonly disease?: ScreenedDisease | undefined;
  readonly isScreeningSymptom?: boolean | undefined;
  readonly countsAs?: CardiovascularRiskFactor | undefined;
  readonly maxIntensity?: AllowedIntensity | undefined;
  readonly clearance?: ClearanceScope | undefined;
  readonly limits?: readonly ExerciseLimit[] | undefined;
  readonly support?: SupportKind | undefined;
};

const PLACES: Readonly<Record<FactorOrigin, BilingualText>> = {
  profile: { en: "in the profile", zh: "个人资料中" },
  query: { en: "in the query", zh: "提问中" },
  history: { en: "in the dialogue", zh: "对话中" },
};

/** A text that is the same in each language, such as the name of a field. */
export function bilingual(text: string): BilingualText {
  return { en: text, zh: text };
}

/** Evidence for something that was recognised by a code of this service in what a person wrote. */
export function recognisedAs(code: string, origin: FactorOrigin): BilingualText {
  const place = PLACES[origin];
  return { en: `${place.en}, recognised as ${code}`, zh: `${place.zh}识别为 ${code}` };
}

/** Evidence for something that was recognised by a code of this service in an entry of a profile. */
export function recognisedIn(field: string, code: string): BilingualText {
  return { en: `${field}, recognised as ${code}`, zh: `${field} 识别为 ${code}` };
}

/** The factor that a recognised concept is; `field` is the field or entry of the profile that told it. */
export function factorOf(
  concept: HealthConcept,
  origin: FactorOrigin,
  field?: string,
): FoundFactor {
  return {
    code: concept.code,
    label: concept.label,
    severity: concept.severity,
    origin,
    evidence:
      field === undefined ? recognisedAs(concept.code, origin) : recognisedIn(field, concept.code),
    source: concept.source,
    disease: concept.disease,
    isScreeningSymptom: concept.isScreeningSymptom,
    countsAs: concept.countsAs,
    maxIntensity: concept.maxIntensity,
    clearance: concept.clearance,
    limits: concept.limits,
    support: concept.support,
  };
}
