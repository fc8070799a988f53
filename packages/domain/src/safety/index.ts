export type { SpokenText } from "../messages/say.ts";
export { concernNotes } from "./concern/concern-notes.ts";
export { piecesToRead } from "./concern/pieces-to-read.ts";
export {
  type Concern,
  type ConcernGrade,
  type ConcernMatter,
  gravestConcern,
  type SessionConcern,
} from "./concern/session-concern.ts";
export { toldConcern } from "./concern/told-concern.ts";
export {
  type CheckContent,
  type ContentCheck,
  type ContentKind,
  checkInSteps,
  isLearned,
  type SafetyContext,
  type SafetyFinding,
} from "./content-check.ts";
export { contactNameFor } from "./emergency/contact-name.ts";
export type { EmergencyContact, EmergencyContactKind } from "./emergency/emergency-contact.ts";
export { emergencyContacts } from "./emergency/emergency-contacts.ts";
export { regionOfPerson } from "./emergency/region-of-person.ts";
export { type ExerciseAllowance, exerciseAllowance } from "./exercise-allowance.ts";
export { type GuardRecognition, guardFinding } from "./guard/guard-finding.ts";
export { withFindings } from "./guard/with-findings.ts";
export {
  type IncidentSummary,
  LENGTH_CLASSES,
  type LengthClass,
  SENTENCE_CLASSES,
  type SentenceClass,
  type TextSummary,
} from "./incident/incident-summary.ts";
export {
  INCIDENT_REPORT_LIMITS,
  type IncidentReport,
  type NewSafetyIncident,
  reportIncidentInSteps,
} from "./incident/report-incident.ts";
export { REVIEW_NOTE_LENGTH } from "./incident/review-note.ts";
export {
  INCIDENT_SEVERITIES,
  INCIDENT_STATUSES,
  INCIDENT_TYPES,
  type IncidentSeverity,
  type IncidentStatus,
  type IncidentType,
  incidentTypeOf,
  SAFETY_REVIEWER_ROLE,
  type SafetyIncident,
} from "./incident/safety-incident.ts";
export {
  type IncidentTransition,
  type ReviewStep,
  transitionIncident,
} from "./incident/transition-incident.ts";
export { MOST_PLAN_NOTES, planNotes, type UnsuitedExercise } from "./plan/plan-notes.ts";
export {
  type PlanBreach,
  type PlannedExercise,
  type PlanPolicy,
  planPolicyInSteps,
} from "./plan/plan-policy.ts";
export type { ActivityKind } from "./policy/activity-kind.ts";
export {
  ALLOWED_INTENSITIES,
  type AllowedIntensity,
  CLEARANCE_SCOPES,
  type ClearanceScope,
  stepsAbove,
} from "./policy/exercise-intensity.ts";
export type { ExerciseLimit } from "./policy/exercise-limit.ts";
export type { ExerciseLimits } from "./policy/exercise-limits.ts";
export {
  applyExercisePolicy,
  type JudgedActivity,
  type PolicyFinding,
  type PolicyVerdict,
} from "./policy/exercise-policy.ts";
export {
  type AlternativeExercise,
  type ExerciseRecommendation,
  type HeartRateZone,
  type Range,
  SUITABILITIES,
  type Suitability,
} from "./recommendation/exercise-recommendation.ts";
export {
  type RecommendationInput,
  recommendExercise,
  recommendExerciseInSteps,
} from "./recommendation/recommend-exercise.ts";
export { assessRisk, assessRiskInSteps, type RiskInput } from "./risk/assess-risk.ts";
export type { FactorSeverity } from "./risk/health-concept.ts";
export type {
  DialogueTurn,
  FactorOrigin,
  Rationale,
  Restriction,
  RiskAssessment,
  RiskFactor,
} from "./risk/risk-assessment.ts";
export {
  bodyMassIndexOf,
  DESIRED_INTENSITIES,
  type DesiredIntensity,
  isPlausibleBodyMassIndex,
  RISK_PROFILE_LIMITS,
  type RiskProfile,
  riskProfileOf,
  toldBodyMassIndex,
} from "./risk/risk-profile.ts";
export { isAtLeast, RISK_LEVELS, type RiskLevel } from "./risk-level.ts";
export { SAFETY_DISCLAIMER } from "./safety-disclaimer.data.ts";
export { SAFETY_FLAGS, type SafetyFlag, type SafetySource } from "./safety-flag.ts";
export { spokenToReader } from "./spoken-to-reader.ts";
