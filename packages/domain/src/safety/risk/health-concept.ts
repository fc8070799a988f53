import type { BilingualText } from "../../language/text-language.ts";
import type { AllowedIntensity, ClearanceScope } from "../policy/exercise-intensity.ts";
import type { ExerciseLimit } from "../policy/exercise-limit.ts";
import type { RiskLevel } from "../risk-level.ts";
import type { RiskSourceId } from "./risk-sources.data.ts";

/** How much a risk factor weighs. */
export type FactorSeverity = Exclude<RiskLevel, "safe">;

/** What kind of thing a health word names; also the list of a profile in which its short words count. */
export type HealthArea = "condition" | "symptom" | "medication" | "injury";

/** The diseases that the published screening algorithm asks about; a transplanted organ is taken for one of them. */
export type ScreenedDisease = "cardiovascular" | "metabolic" | "renal" | "transplanted_organ";

/** What somebody needs support with, whatever they may do for exercise. */
export const SUPPORT_KINDS = ["self_harm", "abuse", "violence"] as const;
export type SupportKind = (typeof SUPPORT_KINDS)[number];

/** The cardiovascular risk factors that are counted; the number counts, not how often one is mentioned. */
export type CardiovascularRiskFactor =
  | "age"
  | "family_history"
  | "smoking"
  | "inactivity"
  | "obesity"
  | "blood_pressure"
  | "lipids"
  | "glucose";

/** A condition, symptom, medicine or injury that is recognised in what people write, and what follows from it. */
export type HealthConcept = {
  /** The code of the risk factor; unique. */
  readonly code: string;
  readonly area: HealthArea;
  readonly label: BilingualText;
  readonly severity: FactorSeverity;
  readonly source: RiskSourceId;
  /** Phrases that name it anywhere. */
  readonly terms: readonly string[];
  /** Phrases that name it only in the profile's list of its own area ("knee" among injuries). */
  readonly listTerms?: readonly string[];
  /** Phrases that name it in any list of a profile; in free text only where it says to have it, or when it was. */
  readonly entryTerms?: readonly string[];
  /** Its phrases may reach over a comma, as those of every condition may ("diabetes, type 2"). */
  readonly overCommas?: true;
  /** Counts as a known disease in the screening algorithm. */
  readonly disease?: ScreenedDisease;
  /** Counts as a sign or symptom in the screening algorithm. */
  readonly isScreeningSymptom?: true;
  readonly countsAs?: CardiovascularRiskFactor;
  readonly maxIntensity?: AllowedIntensity;
  readonly clearance?: ClearanceScope;
  readonly limits?: readonly ExerciseLimit[];
  /** It is answered with help from people; what it means for exercise is what stands here alone, however grave it is. */
  readonly support?: SupportKind;
};
