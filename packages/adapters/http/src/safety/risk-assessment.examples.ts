import type { z } from "zod";
import type { riskAssessment } from "./risk-assessment.schemas.ts";

export const RISK_ASSESSMENT_EXAMPLE: z.output<typeof riskAssessment> = {
  overall_risk: "medium",
  risk_factors: [
    {
      code: "diabetes_type_2",
      label: "Type 2 diabetes",
      severity: "medium",
      source: "profile",
      evidence: "conditions[0], recognised as diabetes_type_2",
    },
  ],
  restrictions: [
    {
      code: "clearance_before_any",
      description: "Ask a health professional before starting an exercise programme.",
    },
    {
      code: "light_only",
      description: "Light effort only, such as easy walking.",
    },
  ],
  medical_clearance_needed: true,
  clearance_scope: "before_any",
  recommended_intensity: "light",
  branch: "inactive.disease.no_symptoms.moderate",
  algorithm_version: "acsm-preparticipation-2015",
  missing_inputs: ["resting_heart_rate_bpm"],
  rationale: [
    {
      rule: "preparticipation screening: inactive.disease.no_symptoms.moderate",
      source: {
        kind: "publication",
        organisation: "American College of Sports Medicine",
        title: "Updating ACSM's recommendations for exercise preparticipation health screening",
        year: 2015,
        url: "https://doi.org/10.1249/MSS.0000000000000664",
      },
    },
  ],
  cardiovascular_risk_factor_count: 1,
  safety_disclaimer:
    "This is a hint for safe exercise made from what was told, not a medical diagnosis and not a certified screening form.",
};
