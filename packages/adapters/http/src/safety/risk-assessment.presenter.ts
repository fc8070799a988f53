import type { RiskAssessment } from "@health-exercise/domain/safety";
import { inWireNames } from "../framework/wire-names.ts";
import { presentSafetySource } from "./safety-source.presenter.ts";

/** A risk assessment as it is sent. */
export function presentRiskAssessment(assessment: RiskAssessment) {
  return {
    overall_risk: assessment.overallRisk,
    risk_factors: assessment.riskFactors.map((factor) => ({
      code: factor.code,
      label: factor.label,
      severity: factor.severity,
      source: factor.source,
      evidence: inWireNames(factor.evidence),
    })),
    restrictions: assessment.restrictions.map(({ code, description }) => ({ code, description })),
    medical_clearance_needed: assessment.medicalClearanceNeeded,
    clearance_scope: assessment.clearanceScope,
    recommended_intensity: assessment.recommendedIntensity,
    branch: assessment.branch,
    algorithm_version: assessment.algorithmVersion,
    missing_inputs: assessment.missingInputs.map(inWireNames),
    rationale: assessment.rationale.map(({ rule, source }) => ({
      rule,
      source: presentSafetySource(source),
    })),
    cardiovascular_risk_factor_count: assessment.cardiovascularRiskFactorCount,
    safety_disclaimer: assessment.disclaimer,
  };
}
