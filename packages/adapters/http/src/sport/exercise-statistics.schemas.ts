import { z } from "zod";
import { localDate } from "../schemas/local-date.ts";
import { countOut, dateOut, idOut, oneDecimalOut } from "../schemas/response-values.ts";
import { timeZone } from "../schemas/time-zone.ts";

export const zoneQuery = z.object({
  timezone: timeZone()
    .optional()
    .meta({ description: "Tells the days apart; else the profile's time zone, else UTC." }),
});

export const daysQuery = zoneQuery.extend({
  start_date: localDate().optional(),
  end_date: localDate().optional(),
});

/** How far, and how fast. */
export const distanceOut = {
  distance_m: z.number().nullable().meta({
    description: "Meters of the sessions whose distance is known; null where none is.",
  }),
  average_pace_s_per_km: z.number().nullable().meta({
    description:
      "Seconds for a kilometer over the sessions on foot (running, walking) whose distance is known: their time in motion, else their duration. One decimal; null where there is none.",
  }),
};

/** The same where it is left out as long as no distance is known: a year has 366 days. */
const distanceIfKnown = {
  distance_m: distanceOut.distance_m.optional(),
  average_pace_s_per_km: distanceOut.average_pace_s_per_km.optional(),
};

const totals = z
  .object({
    sessions: countOut,
    minutes: oneDecimalOut,
    calories: countOut,
    met_minutes: oneDecimalOut,
  })
  .meta({ id: "ExerciseTotals" });

const measuredTotals = totals.extend(distanceOut).meta({ id: "MeasuredTotals" });

export const periodTotals = totals.extend({ active_days: countOut }).meta({ id: "PeriodTotals" });

export const measuredPeriod = measuredTotals
  .extend({ active_days: countOut })
  .meta({ id: "MeasuredPeriod" });

export const day = totals
  .extend({
    ...distanceIfKnown,
    date: dateOut,
    sports: z
      .array(z.string())
      .meta({ description: "Distinct names, in the order of their first start." }),
  })
  .meta({ id: "ExerciseDay" });

export const typeTotals = z
  .object({
    exercise_type: z.string().nullable().meta({
      description:
        "The type stated, else the category of the activity meant; null when neither is known.",
    }),
    sessions: countOut,
    minutes: oneDecimalOut,
    calories: countOut,
    ...distanceIfKnown,
  })
  .meta({ id: "TypeTotals" });

export const weeklyTarget = z
  .object({
    minutes: countOut.meta({
      description: "Minutes of moderate activity that a week should have.",
    }),
    met_minutes: countOut.nullable().meta({
      description: "MET-minutes that do as well; null under 18.",
    }),
    reached: z.boolean(),
    reached_by: z.enum(["minutes", "met_minutes"]).nullable().meta({
      description: "Which of the two was reached, the minutes first; null where neither.",
    }),
  })
  .meta({
    id: "WeeklyTarget",
    description:
      "150 minutes of moderate activity (WHO, 2020) or 500 MET-minutes (US HHS, 2008) a week; one of the two is enough. " +
      "From 60 years on 648 MET-minutes, counted in MET60+ (500 x 3.5 / 2.7). Under 18: 420 minutes, 60 a day on " +
      "average (WHO, 2020), and `met_minutes` is null.",
  });

const personalBest = z
  .object({ value: z.number(), log_id: idOut, date: dateOut })
  .meta({ id: "PersonalBest" });

export const exerciseStatistics = z
  .object({
    total_sessions: countOut.meta({
      description: "Finished and open; all else is of finished ones.",
    }),
    finished_sessions: countOut,
    total_minutes: oneDecimalOut,
    total_calories: countOut,
    total_met_minutes: oneDecimalOut,
    ...distanceOut,
    active_days: countOut,
    current_streak_days: countOut,
    longest_streak_days: countOut,
    average_minutes: oneDecimalOut.meta({
      description: "Over the finished sessions whose end is known; 0 when there is none.",
    }),
    by_type: z.array(typeTotals),
    this_week: measuredTotals,
    last_week: measuredTotals,
    weekly_target: weeklyTarget,
    personal_bests: z.object({
      longest_minutes: personalBest.nullable(),
      most_calories: personalBest.nullable(),
      longest_distance_m: personalBest.nullable(),
      best_pace_s_per_km: personalBest.nullable().meta({
        description: "Of the sessions on foot of a kilometer or more.",
      }),
      fastest_1_km_s: personalBest.nullable().meta({
        description: "Seconds of the fastest kilometer on the track of a run; so are the others.",
      }),
      fastest_5_km_s: personalBest.nullable(),
      fastest_10_km_s: personalBest.nullable(),
      fastest_half_marathon_s: personalBest.nullable(),
    }),
  })
  .meta({ id: "ExerciseStatistics" });

export const exerciseCalendar = z
  .object({
    calendar_data: z.array(day),
    summary: z.object({
      start_date: dateOut,
      end_date: dateOut,
      timezone: z.string(),
      total_days: countOut,
      active_days: countOut,
      total_sessions: countOut,
      total_minutes: oneDecimalOut,
      total_calories: countOut,
      total_met_minutes: oneDecimalOut,
      ...distanceOut,
      best_day: dateOut.nullable(),
    }),
  })
  .meta({ id: "ExerciseCalendar" });
