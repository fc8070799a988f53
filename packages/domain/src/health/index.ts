export {
  type ComputedHealthScore,
  type HealthScorePart,
  SCORE_UNITS,
  type ScoreUnit,
} from "./computed-health-score.ts";
export type { TrainingKindsOf } from "./days-of-kinds.ts";
export {
  type ExerciseTrend,
  TREND_DIRECTIONS,
  type TrendDirection,
  type TrendWeek,
} from "./exercise-trend.ts";
export { BMI_CATEGORIES } from "./health-metrics.data.ts";
export type { BmiCategory, HealthMetrics, TargetHeartRate } from "./health-metrics.ts";
export { type HealthOverview, healthOverview } from "./health-overview.ts";
export {
  HEALTH_RECOMMENDATION_CODES,
  type HealthRecommendation,
  type HealthRecommendationCode,
  RECOMMENDATION_REASON_CODES,
  type RecommendationReasonCode,
} from "./health-recommendation.ts";
export { type HealthSubject, OVERVIEW_DAYS } from "./health-records.ts";
export { HEALTH_SCORE_PARTS, type HealthScorePartName } from "./health-score.data.ts";
export type { ExerciseFigures, RecentExercise } from "./recent-exercise.ts";
