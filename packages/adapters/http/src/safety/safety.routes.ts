import type { Route } from "../framework/define-route.ts";
import {
  type KnowledgeValidationUseCases,
  knowledgeValidationRoutes,
} from "../knowledge/knowledge-validation.routes.ts";
import {
  type ExerciseRecommendationUseCases,
  exerciseRecommendationRoutes,
} from "./exercise-recommendations.routes.ts";
import { guidelinesRoutes, type SafetyGuidelinesUseCases } from "./guidelines.routes.ts";
import { type RiskAssessmentUseCases, riskAssessmentRoutes } from "./risk-assessment.routes.ts";
import { type SafetyCheckUseCases, safetyCheckRoutes } from "./safety-check.routes.ts";
import { type SafetyIncidentUseCases, safetyIncidentRoutes } from "./safety-incident.routes.ts";

/** What the safety area calls. */
export type SafetyUseCases = SafetyCheckUseCases &
  RiskAssessmentUseCases &
  ExerciseRecommendationUseCases &
  SafetyGuidelinesUseCases &
  KnowledgeValidationUseCases &
  SafetyIncidentUseCases;

/** Every route under `/api/safety`. */
export function safetyRoutes(useCases: SafetyUseCases): readonly Route[] {
  return [
    ...safetyCheckRoutes(useCases),
    ...riskAssessmentRoutes(useCases),
    ...exerciseRecommendationRoutes(useCases),
    ...guidelinesRoutes(useCases),
    ...knowledgeValidationRoutes(useCases),
    ...safetyIncidentRoutes(useCases),
  ];
}
