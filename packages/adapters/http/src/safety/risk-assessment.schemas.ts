import {
  ALLOWED_INTENSITIES,
  bodyMassIndexOf,
  CLEARANCE_SCOPES,
  DESIRED_INTENSITIES,
  isPlausibleBodyMassIndex,
  RISK_PROFILE_LIMITS,
  type RiskProfile,
} from "@health-exercise/domain/safety";
import { ACTIVITY_LEVELS, GENDERS } from "@health-exercise/domain/user";
import { z } from "zod";
import { integer, number } from "../schemas/numbers.ts";
import { countOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";
import { safetySource } from "./safety-source.schemas.ts";

const MAX_TEXT = 20_000;
const MAX_TURNS = 500;
const MAX_ROLE = 32;

const { listEntries, entryLength } = RISK_PROFILE_LIMITS;

const entries = z
  .array(text({ max: entryLength, trim: true }))
  .max(listEntries)
  .nullish();

const profileFields = z.object({
  age: integer(RISK_PROFILE_LIMITS.ageYears).nullish().meta({ description: "In years." }),
  gender: z.enum(GENDERS).nullish(),
  height_cm: number(RISK_PROFILE_LIMITS.heightCm).nullish(),
  weight_kg: number(RISK_PROFILE_LIMITS.weightKg).nullish(),
  resting_heart_rate_bpm: number(RISK_PROFILE_LIMITS.restingHeartRateBpm).nullish(),
  systolic_bp: number(RISK_PROFILE_LIMITS.systolicBloodPressure)
    .nullish()
    .meta({ description: "In mmHg, at rest." }),
  diastolic_bp: number(RISK_PROFILE_LIMITS.diastolicBloodPressure)
    .nullish()
    .meta({ description: "In mmHg, at rest; below `systolic_bp`." }),
  conditions: entries.meta({ description: "Diagnosed conditions, in English or Chinese." }),
  symptoms: entries,
  medications: entries,
  injuries: entries,
  pregnant: z.boolean().nullish(),
  smoker: z.boolean().nullish(),
  regular_exerciser: z.boolean().nullish().meta({
    description: "30 minutes of moderate exercise on 3 days a week for the last 3 months.",
  }),
  activity_level: z.enum(ACTIVITY_LEVELS).nullish(),
  desired_intensity: z.enum(DESIRED_INTENSITIES).nullish(),
  family_history_cvd: z.boolean().nullish().meta({
    description:
      "Heart attack, heart operation or sudden death of a father or brother before 55 or a mother or sister before 65.",
  }),
});

/** What is told about a person; null and absent fields are not known. */
export const riskProfileBody = profileFields
  .transform(profileOf)
  .superRefine((profile, context) => {
    const { systolicBloodPressure: systolic, diastolicBloodPressure: diastolic } = profile;
    if (systolic !== undefined && diastolic !== undefined && diastolic >= systolic) {
      const message = "must be below systolic_bp";
      context.addIssue({ code: "custom", path: ["diastolic_bp"], message });
    }
    const index = bodyMassIndexOf(profile);
    if (index !== undefined && !isPlausibleBodyMassIndex(index)) {
      const message = "does not fit height_cm";
      context.addIssue({ code: "custom", path: ["weight_kg"], message });
    }
  })
  .meta({ id: "RiskProfile" });

const dialogueTurn = z.union(
  [
    text({ max: MAX_TEXT }),
    z
      .object({ role: text({ max: MAX_ROLE }), content: text({ max: MAX_TEXT }) })
      .meta({ id: "DialogueTurn" }),
  ],
  { error: "must be text, or an object with role and content" },
);

export const riskAssessmentBody = z
  .object({
    user_profile: riskProfileBody,
    current_query: text({ max: MAX_TEXT }).nullish(),
    dialogue_history: z.array(dialogueTurn).max(MAX_TURNS).nullish().meta({
      description: "Texts of the person, or turns with a role; only turns of `user` count.",
    }),
  })
  .meta({ id: "RiskAssessmentRequest" });

const RULE_SOURCE = safetySource.meta({ description: "What the rule rests on." });

const severity = z.enum(["low", "medium", "high", "critical"]);

export const riskAssessment = z
  .object({
    overall_risk: severity,
    risk_factors: z.array(
      z.object({
        code: z.string(),
        label: z.string(),
        severity,
        source: z.enum(["profile", "query", "history"]).meta({
          description:
            "Where it was told: in the profile, in the query, or earlier in the dialogue.",
        }),
        evidence: z.string().meta({ description: "What was recognised; never what was written." }),
      }),
    ),
    restrictions: z.array(z.object({ code: z.string(), description: z.string() })),
    medical_clearance_needed: z.boolean(),
    clearance_scope: z.enum(CLEARANCE_SCOPES),
    recommended_intensity: z
      .enum(ALLOWED_INTENSITIES)
      .meta({ description: "The highest intensity that is allowed." }),
    branch: z.string().meta({ description: "The row of the screening algorithm that applied." }),
    algorithm_version: z.string(),
    missing_inputs: z.array(z.string()),
    rationale: z.array(z.object({ rule: z.string(), source: RULE_SOURCE })),
    cardiovascular_risk_factor_count: countOut,
    safety_disclaimer: z.string(),
  })
  .meta({ id: "RiskAssessment" });

function profileOf(body: z.output<typeof profileFields>): RiskProfile {
  return {
    age: body.age ?? undefined,
    gender: body.gender ?? undefined,
    heightCm: body.height_cm ?? undefined,
    weightKg: body.weight_kg ?? undefined,
    restingHeartRateBpm: body.resting_heart_rate_bpm ?? undefined,
    systolicBloodPressure: body.systolic_bp ?? undefined,
    diastolicBloodPressure: body.diastolic_bp ?? undefined,
    conditions: body.conditions ?? undefined,
    symptoms: body.symptoms ?? undefined,
    medications: body.medications ?? undefined,
    injuries: body.injuries ?? undefined,
    pregnant: body.pregnant ?? undefined,
    smoker: body.smoker ?? undefined,
    regularExerciser: body.regular_exerciser ?? undefined,
    activityLevel: body.activity_level ?? undefined,
    desiredIntensity: body.desired_intensity ?? undefined,
    familyHistoryOfCardiovascularDisease: body.family_history_cvd ?? undefined,
  };
}
