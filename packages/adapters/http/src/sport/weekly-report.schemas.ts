import { z } from "zod";
import { countOut, dateOut, idOut } from "../schemas/response-values.ts";
import { averageSpeed } from "./average-speed.schemas.ts";
import { exerciseGoal } from "./exercise-goal.schemas.ts";
import { day, measuredPeriod, typeTotals, weeklyTarget } from "./exercise-statistics.schemas.ts";

const note = z
  .object({
    code: z.enum([
      "target_reached",
      "more_than_before",
      "longest_day",
      "distance_covered",
      "speed_kept",
      "goal_reached",
      "first_sessions",
      "steep_increase",
      "no_rest_day",
      "high_monotony",
      "very_long_day",
      "feedback_danger",
      "feedback_care",
      "feedback_ease",
      "feedback_support",
      "scheme_item_not_allowed",
    ]),
    message: z.string(),
    source: z.string().meta({ description: "The publication that it rests on." }),
  })
  .meta({ id: "ReportNote" });

const trainingLoad = z
  .object({
    status: z
      .enum(["available", "not_enough_data"])
      .meta({ description: "Whether there are ratings enough to tell." }),
    method: z.literal("session_rpe"),
    load: z.number().nullable().meta({ description: "Rating (CR10) x minutes, summed." }),
    daily: z.array(z.object({ date: dateOut, load: z.number() })),
    rated_sessions: countOut,
    rated_by_feeling: countOut.meta({
      description:
        "Of the rated sessions, those known by `feeling_rating` alone, which count as 12 - 2 x `feeling_rating`: 10 where it felt bad, 2 where it felt very good.",
    }),
    unrated_sessions: countOut,
    monotony: z.number().nullable(),
    strain: z.number().nullable(),
    acute_chronic_ratio: z
      .number()
      .nullable()
      .meta({ description: "A hint at a change of load, no prediction of injury." }),
  })
  .meta({ id: "TrainingLoad" });

const change = (what: string) =>
  z
    .number()
    .nullable()
    .meta({ description: `Of ${what}, in percent; below 0 where there is less.` });

export const weeklyReport = z
  .object({
    report_data: z.object({
      period: z.object({ start_date: dateOut, end_date: dateOut, timezone: z.string() }),
      totals: measuredPeriod,
      daily: z.array(day),
      by_type: z.array(typeTotals),
      previous_period: measuredPeriod.extend({ start_date: dateOut, end_date: dateOut }),
      change_percent: z
        .object({
          sessions: change("the number of sessions"),
          minutes: change("the minutes"),
          calories: change("the kilocalories"),
          met_minutes: change("the MET-minutes"),
          distance_m: change("the distance"),
        })
        .meta({
          description: "Against the period before; null where that has nothing.",
        }),
      target: weeklyTarget.meta({
        description: "What the guidelines ask of a week, and whether the period has it.",
      }),
      speeds: z.array(averageSpeed).meta({
        description: "Of the kinds of exercise that are told by a speed, the furthest first.",
      }),
      training_load: trainingLoad,
      highlights: z.array(note).meta({
        description: "Empty where feedback or notes of the period tell of pain or danger.",
      }),
      safety_notes: z.array(note).meta({
        description:
          "`feedback_...`: what somebody wrote about a day, by how grave it is, at most one for each day; " +
          "`scheme_item_not_allowed`: an item of an active scheme, at most 20 of them.",
      }),
      schemes: z.array(
        z.object({
          scheme_id: idOut,
          name: z.string(),
          planned_sessions: countOut.nullable(),
          completed_sessions: countOut,
        }),
      ),
      goals: z.array(exerciseGoal).meta({
        description:
          "The latest 20, with their week or month around the last day of the period that is not to come.",
      }),
    }),
  })
  .meta({ id: "WeeklyReport" });
