import type { MetActivity } from "../../sport/met/met-activity.ts";
import type { MetCategoryId } from "../../sport/met/met-category.ts";
import type { AllowedIntensity } from "../policy/exercise-intensity.ts";
import type { RiskAssessment } from "../risk/risk-assessment.ts";
import type { SafetySource } from "../safety-flag.ts";

/** From `min` to `max`, both included; `min` is never above `max`. */
export type Range = { readonly min: number; readonly max: number };

/** How well an activity suits a person. */
export const SUITABILITIES = ["recommended", "with_caution", "not_recommended"] as const;
export type Suitability = (typeof SUITABILITIES)[number];

/** A range of pulse in beats per minute, with the formula it was computed by. */
export type HeartRateZone = Range & { readonly formula: string };

/** Another activity that fits better. */
export type AlternativeExercise = {
  readonly name: string;
  readonly activity: MetActivity;
};

/** What is advised about one activity for one person: how often, how hard, how long, and what to watch. */
export type ExerciseRecommendation = {
  readonly exerciseType: string;
  /** The row of the catalogue; null when the activity is not known, and the advice then is general. */
  readonly activity: MetActivity | null;
  /** The category of the activity, or that was asked about as a whole; null when neither is known. */
  readonly categoryId: MetCategoryId | null;
  readonly suitability: Suitability;
  readonly intensity: {
    readonly level: AllowedIntensity;
    /** Null without an age, in pregnancy, with medicines or rhythms that make the pulse misleading, or without exercise. */
    readonly heartRate: HeartRateZone | null;
    /** Borg scale from 6 to 20. */
    readonly perceivedExertion: Range;
  };
  readonly durationMinutes: Range;
  readonly sessionsPerWeek: Range;
  readonly warmUp: readonly string[];
  readonly coolDown: readonly string[];
  readonly precautions: readonly string[];
  readonly contraindications: readonly string[];
  readonly stopSigns: readonly string[];
  readonly alternatives: readonly AlternativeExercise[];
  readonly sources: readonly SafetySource[];
  readonly disclaimer: string;
  /** The assessment that bounds it. */
  readonly assessment: RiskAssessment;
};
