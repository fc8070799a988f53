import type { OverviewOfPerson } from "@health-exercise/application";
import type {
  ComputedHealthScore,
  ExerciseFigures,
  ExerciseTrend,
  HealthOverview,
  HealthRecommendation,
} from "@health-exercise/domain/health";
import { metMinutesOf, minutesOf } from "@health-exercise/domain/sport";
import { presentCompanionStatus } from "../companion/companion.presenter.ts";
import { presentSafetySource } from "../safety/safety-source.presenter.ts";
import { presentGoal } from "../sport/exercise-goal.presenter.ts";
import { presentProfile } from "../user/profile.presenter.ts";

/** A health overview as its owner sees it; the age in the profile is the one of today. */
export function presentHealthOverview(
  { profile, overview, companionStatus, goals }: OverviewOfPerson,
  now: Date,
) {
  const { recentExercise } = overview;
  return {
    user_profile: profile && presentProfile(profile, now),
    health_metrics: presentMetrics(overview),
    exercise_statistics: {
      last_7_days: presentFigures(recentExercise.last7Days),
      last_30_days: presentFigures(recentExercise.last30Days),
    },
    trend: presentTrend(overview.trend),
    companion_status: companionStatus && presentCompanionStatus(companionStatus),
    recommendations: overview.recommendations.map(presentRecommendation),
    goals: goals.map(presentGoal),
  };
}

function presentMetrics({ metrics, computedScore }: HealthOverview) {
  const pulse = metrics.targetHeartRate;
  return {
    bmi: metrics.bmi,
    bmi_category: metrics.bmiCategory,
    resting_metabolic_rate_kcal: metrics.restingMetabolicRateKilocalories,
    max_heart_rate_bpm: metrics.maxHeartRateBpm,
    target_heart_rate_bpm: pulse && {
      min: pulse.min,
      max: pulse.max,
      intensity: pulse.intensity,
      formula: pulse.formula,
    },
    computed_health_score: computedScore && presentScore(computedScore),
  };
}

function presentScore(computed: ComputedHealthScore) {
  return {
    score: computed.score,
    period_days: computed.periodDays,
    counted_days: computed.countedDays,
    parts: computed.parts.map(({ part, score, weight, measured, source }) => ({
      part,
      score,
      weight,
      measured: measured && { value: measured.value, unit: measured.unit },
      source: presentSafetySource(source),
    })),
  };
}

function presentFigures(figures: ExerciseFigures) {
  return {
    sessions: figures.sessions,
    minutes: figures.minutes,
    calories: figures.calories,
    met_minutes: figures.metMinutes,
    active_days: figures.activeDays,
  };
}

function presentTrend({ direction, weeks }: ExerciseTrend) {
  return {
    direction,
    weeks: weeks.map((week) => ({
      week_start: week.weekStart,
      week_end: week.weekEnd,
      sessions: week.totals.sessions,
      minutes: minutesOf(week.totals.durationMilliseconds),
      calories: week.totals.calories,
      met_minutes: metMinutesOf(week.totals),
      active_days: week.activeDays,
      paused_days: week.pausedDays,
      is_current: week.isCurrent,
    })),
  };
}

function presentRecommendation({ code, text, intensity, reason, source }: HealthRecommendation) {
  return {
    code,
    message: text,
    intensity,
    reason: { code: reason.code, message: reason.text },
    source: presentSafetySource(source),
  };
}
