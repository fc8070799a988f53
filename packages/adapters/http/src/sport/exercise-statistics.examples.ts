import type { z } from "zod";
import type { exerciseCalendar, exerciseStatistics } from "./exercise-statistics.schemas.ts";
import { SPORT_LOG_EXAMPLE } from "./sport-log.examples.ts";
import type { weeklyReport } from "./weekly-report.schemas.ts";

const FAR = { distance_m: 6210.5, average_pace_s_per_km: 329.3 };
const NOWHERE = { distance_m: null, average_pace_s_per_km: null };
const ONE_RUN = { sessions: 1, minutes: 35, calories: 350, met_minutes: 280, ...FAR };
const NOTHING = { sessions: 0, minutes: 0, calories: 0, met_minutes: 0, ...NOWHERE };
const RUNNING = { exercise_type: "running", sessions: 1, minutes: 35, calories: 350, ...FAR };
const DATE = "2026-03-02";
const WEEK = { start_date: DATE, end_date: "2026-03-08", timezone: "Europe/Berlin" };
const RUN_DAY = { date: DATE, ...ONE_RUN, sports: ["Morning run"] };
const TARGET = { minutes: 150, met_minutes: 500, reached: false, reached_by: null };
const BEST = { log_id: SPORT_LOG_EXAMPLE.log_id, date: DATE };

/** Statistics of somebody who ran once, for the documentation. */
export const EXERCISE_STATISTICS_EXAMPLE: z.output<typeof exerciseStatistics> = {
  total_sessions: 1,
  finished_sessions: 1,
  total_minutes: 35,
  total_calories: 350,
  total_met_minutes: 280,
  ...FAR,
  active_days: 1,
  current_streak_days: 1,
  longest_streak_days: 1,
  average_minutes: 35,
  by_type: [RUNNING],
  this_week: ONE_RUN,
  last_week: NOTHING,
  weekly_target: TARGET,
  personal_bests: {
    longest_minutes: { value: 35, ...BEST },
    most_calories: { value: 350, ...BEST },
    longest_distance_m: { value: 6210.5, ...BEST },
    best_pace_s_per_km: { value: 329.3, ...BEST },
    fastest_1_km_s: { value: 301.4, ...BEST },
    fastest_5_km_s: { value: 1610, ...BEST },
    fastest_10_km_s: null,
    fastest_half_marathon_s: null,
  },
};

/** One day's calendar, for the documentation. */
export const EXERCISE_CALENDAR_EXAMPLE: z.output<typeof exerciseCalendar> = {
  calendar_data: [RUN_DAY],
  summary: {
    start_date: DATE,
    end_date: DATE,
    timezone: "Europe/Berlin",
    total_days: 1,
    active_days: 1,
    total_sessions: 1,
    total_minutes: 35,
    total_calories: 350,
    total_met_minutes: 280,
    ...FAR,
    best_day: DATE,
  },
};

/** A first week, for the documentation; its other days are left out. */
export const WEEKLY_REPORT_EXAMPLE: z.output<typeof weeklyReport> = {
  report_data: {
    period: WEEK,
    totals: { ...ONE_RUN, active_days: 1 },
    daily: [RUN_DAY],
    by_type: [RUNNING],
    previous_period: {
      ...NOTHING,
      active_days: 0,
      start_date: "2026-02-23",
      end_date: "2026-03-01",
    },
    change_percent: {
      sessions: null,
      minutes: null,
      calories: null,
      met_minutes: null,
      distance_m: null,
    },
    target: TARGET,
    speeds: [],
    training_load: {
      status: "not_enough_data",
      method: "session_rpe",
      load: null,
      daily: [],
      rated_sessions: 0,
      rated_by_feeling: 0,
      unrated_sessions: 1,
      monotony: null,
      strain: null,
      acute_chronic_ratio: null,
    },
    highlights: [
      {
        code: "first_sessions",
        message: "You were active again after a period without a session.",
        source: "Design value of this service",
      },
    ],
    safety_notes: [],
    schemes: [],
    goals: [],
  },
};
