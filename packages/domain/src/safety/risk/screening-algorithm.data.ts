/**
 * The sixteen input rows of the preparticipation screening algorithm.
 * Source: Riebe et al., Updating ACSM's recommendations for exercise preparticipation health screening, Med Sci Sports
 * Exerc 2015;47(11):2473-2479. Two decisions of this service are stricter: with signs or symptoms nothing is allowed
 * until cleared, and a known disease in the inactive allows light exercise at most until cleared.
 */
import type { ScreeningRow } from "./screening-row.ts";

export const SCREENING_ROWS: readonly ScreeningRow[] = [
  { branch: "inactive.no_disease.no_symptoms.moderate", regularExerciser: false, disease: false, symptoms: false, vigorousDesired: false, clearance: "none", maxIntensity: "moderate" },
  { branch: "inactive.no_disease.no_symptoms.vigorous", regularExerciser: false, disease: false, symptoms: false, vigorousDesired: true, clearance: "none", maxIntensity: "moderate" },
  { branch: "inactive.no_disease.symptoms.moderate", regularExerciser: false, disease: false, symptoms: true, vigorousDesired: false, clearance: "before_any", maxIntensity: "none" },
  { branch: "inactive.no_disease.symptoms.vigorous", regularExerciser: false, disease: false, symptoms: true, vigorousDesired: true, clearance: "before_any", maxIntensity: "none" },
  { branch: "inactive.disease.no_symptoms.moderate", regularExerciser: false, disease: true, symptoms: false, vigorousDesired: false, clearance: "before_any", maxIntensity: "light" },
  { branch: "inactive.disease.no_symptoms.vigorous", regularExerciser: false, disease: true, symptoms: false, vigorousDesired: true, clearance: "before_any", maxIntensity: "light" },
  { branch: "inactive.disease.symptoms.moderate", regularExerciser: false, disease: true, symptoms: true, vigorousDesired: false, clearance: "before_any", maxIntensity: "none" },
  { branch: "inactive.disease.symptoms.vigorous", regularExerciser: false, disease: true, symptoms: true, vigorousDesired: true, clearance: "before_any", maxIntensity: "none" },
  { branch: "active.no_disease.no_symptoms.moderate", regularExerciser: true, disease: false, symptoms: false, vigorousDesired: false, clearance: "none", maxIntensity: "vigorous" },
  { branch: "active.no_disease.no_symptoms.vigorous", regularExerciser: true, disease: false, symptoms: false, vigorousDesired: true, clearance: "none", maxIntensity: "vigorous" },
  { branch: "active.no_disease.symptoms.moderate", regularExerciser: true, disease: false, symptoms: true, vigorousDesired: false, clearance: "stop_and_seek_care", maxIntensity: "none" },
  { branch: "active.no_disease.symptoms.vigorous", regularExerciser: true, disease: false, symptoms: true, vigorousDesired: true, clearance: "stop_and_seek_care", maxIntensity: "none" },
  { branch: "active.disease.no_symptoms.moderate", regularExerciser: true, disease: true, symptoms: false, vigorousDesired: false, clearance: "none", maxIntensity: "moderate" },
  { branch: "active.disease.no_symptoms.vigorous", regularExerciser: true, disease: true, symptoms: false, vigorousDesired: true, clearance: "before_vigorous", maxIntensity: "moderate" },
  { branch: "active.disease.symptoms.moderate", regularExerciser: true, disease: true, symptoms: true, vigorousDesired: false, clearance: "stop_and_seek_care", maxIntensity: "none" },
  { branch: "active.disease.symptoms.vigorous", regularExerciser: true, disease: true, symptoms: true, vigorousDesired: true, clearance: "stop_and_seek_care", maxIntensity: "none" },
];
