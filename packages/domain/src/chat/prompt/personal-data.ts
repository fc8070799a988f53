import type { LocalDate } from "../../shared/local-date.ts";
import { durationMilliseconds } from "../../sport/sport-log.ts";
import { metersOf } from "../../sport/statistics/distance-totals.ts";
import { averageMinutes, type PersonalBest } from "../../sport/statistics/exercise-statistics.ts";
import {
  type ExerciseTotals,
  metMinutesOf,
  minutesOf,
} from "../../sport/statistics/exercise-totals.ts";
import type { PeriodTotals } from "../../sport/statistics/weekly-report-data.ts";
import { measureReached, weeklyTargetFor } from "../../sport/statistics/weekly-target.ts";
import { ageOn, type Profile } from "../../user/profile.ts";
import type { ChatNote } from "../notes/chat-note.ts";
import type { OwnRecords, OwnTotals } from "../own-records.ts";
import { kilometersOf, paceText } from "./amount-data.ts";
import { measuresData } from "./listed-data.ts";

type Data = Readonly<Record<string, unknown>>;

const TENTHS = 10;

/** What a person told about themselves, under names with units; without what they did not tell. */
export function profileData(profile: Profile | null, today: LocalDate): Data {
  if (profile === null) return {};
  const told = {
    display_name: profile.displayName,
    age_years: ageOn(profile.birth, today),
    gender: profile.gender,
    height_cm: profile.heightCm,
    weight_kg: profile.weightKg,
    resting_heart_rate_bpm: profile.restingHeartRateBpm,
    activity_level: profile.activityLevel,
    goal: profile.goal,
    conditions: profile.conditions,
    medications: profile.medications,
    units: profile.units,
    time_zone: profile.timeZone,
    locale: profile.locale,
  };
  const isTold = (value: unknown) =>
    value !== null && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(told).filter(([, value]) => isTold(value)));
}

/** What a person told in chat, with the day on which they did. */
export function notesData(notes: readonly ChatNote[]): readonly Data[] {
  return notes.map(({ kind, text, createdAt }) => ({
    kind,
    text,
    told_on: createdAt.toISOString().slice(0, "2026-01-01".length),
  }));
}

/** A person's figures, computed and rounded as the service shows them, the most asked for first. */
export function recordsData(records: OwnRecords): Data {
  const { today, totals, body } = records;
  const sessions = {
    last_session: lastSessionData(records),
    session_in_progress: openSessionData(records),
  };
  if (totals === null) return { today, ...sessions };
  const { statistics, weeks } = totals;
  return {
    today,
    this_week: periodData(weeks.at(-1)),
    last_week: periodData(weeks.at(-2)),
    weekly_target: targetData(statistics, body),
    current_streak_days: statistics.currentStreakDays,
    longest_streak_days: statistics.longestStreakDays,
    ...sessions,
    this_day: periodData(totals.day),
    yesterday: periodData(totals.yesterday),
    last_7_days: periodData(totals.last7Days),
    last_30_days: periodData(totals.last30Days),
    total: { ...totalsData(statistics.totals), active_days: statistics.activeDays },
    schemes_this_week: totals.schemes.map(({ name, plannedSessions, completedSessions }) => ({
      name,
      planned_sessions: plannedSessions,
      completed_sessions: completedSessions,
    })),
    average_minutes_per_session: averageMinutes(statistics),
    longest_session: bestData(statistics.longest, "minutes", minutesOf),
    longest_distance: bestData(statistics.longestDistance, "distance_km", kilometersOf),
    best_pace: bestData(statistics.bestPace, "pace_min_per_km", paceText),
    session_of_most_energy: bestData(statistics.mostCalories, "energy_kcal", (value) => value),
    weeks_earliest_first: weeks.map((week) => ({ starts: week.week.start, ...periodData(week) })),
    total_by_type: statistics.byType.map(({ exerciseType, totals }) => ({
      exercise_type: exerciseType,
      ...totalsData(totals),
    })),
  };
}

function totalsData(totals: ExerciseTotals): Data {
  return {
    minutes: minutesOf(totals.durationMilliseconds),
    sessions: totals.sessions,
    energy_kcal: totals.calories,
    met_minutes: metMinutesOf(totals),
    ...(totals.distance && { distance_km: kilometersOf(metersOf(totals.distance.decimeters)) }),
  };
}

function periodData(period: PeriodTotals | undefined): Data | null {
  if (period === undefined) return null;
  return { ...totalsData(period.totals), active_days: period.activeDays };
}

/** What is missing is told by the figures as they are shown, so that they add up. */
function targetData({ thisWeek }: OwnTotals["statistics"], body: OwnRecords["body"]): Data {
  const target = weeklyTargetFor(body.ageYears);
  const reachedBy = measureReached(thisWeek, target);
  const shown = minutesOf(thisWeek.durationMilliseconds);
  const missing = (target.minutes * TENTHS - Math.round(shown * TENTHS)) / TENTHS;
  return {
    minutes: target.minutes,
    met_minutes: target.metMinutes,
    is_reached: reachedBy !== null,
    reached_by: reachedBy,
    minutes_missing: Math.max(0, missing),
  };
}

function lastSessionData({ lastSession }: OwnRecords): Data | null {
  if (lastSession === null) return null;
  const { log, date } = lastSession;
  const duration = durationMilliseconds(log);
  return {
    sport: log.sportName,
    date,
    minutes: duration === null ? null : minutesOf(duration),
    energy_kcal: log.calories,
    ...measuresData(log),
  };
}

function openSessionData({ openSession }: OwnRecords): Data | null {
  if (openSession === null) return null;
  return { sport: openSession.sportName, started_at: openSession.sportStart.toISOString() };
}

function bestData(
  best: PersonalBest | null,
  unit: string,
  shown: (value: number) => number | string,
): Data | null {
  return best && { [unit]: shown(best.value), date: best.date };
}
