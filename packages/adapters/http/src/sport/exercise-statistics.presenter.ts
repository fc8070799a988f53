import {
  averageMinutes,
  type DailyTotals,
  type ExerciseStatistics,
  type ExerciseTotals,
  metersOf,
  metMinutesOf,
  minutesOf,
  type PersonalBest,
  paceSecondsPerKilometer,
  type StretchBests,
  type TargetMeasure,
  type TypeTotals,
  type WeeklyTarget,
} from "@health-exercise/domain/sport";

/** What was done beside what is recommended. */
type HeldAgainstTarget = {
  readonly target: WeeklyTarget;
  readonly reachedBy: TargetMeasure | null;
};

/** A person's statistics as clients see them. */
export function presentExerciseStatistics(
  statistics: ExerciseStatistics & HeldAgainstTarget & { readonly stretches: StretchBests },
) {
  const { stretches } = statistics;
  const { totals, longest, mostCalories, longestDistance, bestPace } = statistics;
  return {
    total_sessions: statistics.allSessions,
    finished_sessions: totals.sessions,
    total_minutes: minutesOf(totals.durationMilliseconds),
    total_calories: totals.calories,
    total_met_minutes: metMinutesOf(totals),
    ...presentDistance(totals),
    active_days: statistics.activeDays,
    current_streak_days: statistics.currentStreakDays,
    longest_streak_days: statistics.longestStreakDays,
    average_minutes: averageMinutes(statistics),
    by_type: statistics.byType.map(presentTypeTotals),
    this_week: presentTotals(statistics.thisWeek),
    last_week: presentTotals(statistics.lastWeek),
    weekly_target: presentWeeklyTarget(statistics),
    personal_bests: {
      longest_minutes: longest && presentBest(longest, minutesOf(longest.value)),
      most_calories: mostCalories && presentBest(mostCalories, mostCalories.value),
      longest_distance_m: longestDistance && presentBest(longestDistance, longestDistance.value),
      best_pace_s_per_km: bestPace && presentBest(bestPace, bestPace.value),
      fastest_1_km_s: presentStretch(stretches.oneKilometer),
      fastest_5_km_s: presentStretch(stretches.fiveKilometers),
      fastest_10_km_s: presentStretch(stretches.tenKilometers),
      fastest_half_marathon_s: presentStretch(stretches.halfMarathon),
    },
  };
}

/** Sums over sessions. */
export function presentTotals(totals: ExerciseTotals) {
  return {
    sessions: totals.sessions,
    minutes: minutesOf(totals.durationMilliseconds),
    calories: totals.calories,
    met_minutes: metMinutesOf(totals),
    ...presentDistance(totals),
  };
}

/** One day of a calendar or report. */
export function presentDay(day: DailyTotals) {
  const { totals } = day;
  return {
    date: day.date,
    sessions: totals.sessions,
    minutes: minutesOf(totals.durationMilliseconds),
    calories: totals.calories,
    met_minutes: metMinutesOf(totals),
    sports: [...day.sportNames],
    ...(totals.distance && presentDistance(totals)),
  };
}

/** The sums of one type of exercise. */
export function presentTypeTotals({ exerciseType, totals }: TypeTotals) {
  return {
    exercise_type: exerciseType,
    sessions: totals.sessions,
    minutes: minutesOf(totals.durationMilliseconds),
    calories: totals.calories,
    ...(totals.distance && presentDistance(totals)),
  };
}

/** How far, and on foot how fast; null where nothing is known. */
export function presentDistance({ distance }: Pick<ExerciseTotals, "distance">) {
  return {
    distance_m: distance === undefined ? null : metersOf(distance.decimeters),
    average_pace_s_per_km: paceSecondsPerKilometer(distance),
  };
}

/** The recommended weekly amount for the person's age, and whether it was reached, by which measure. */
export function presentWeeklyTarget({ target, reachedBy }: HeldAgainstTarget) {
  return {
    minutes: target.minutes,
    met_minutes: target.metMinutes,
    reached: reachedBy !== null,
    reached_by: reachedBy,
  };
}

/** Seconds with one decimal. */
function presentStretch(best: PersonalBest | null) {
  return best && presentBest(best, Math.round(best.value / 100) / 10);
}

function presentBest(best: PersonalBest, value: number) {
  return { value, log_id: best.logId, date: best.date };
}
