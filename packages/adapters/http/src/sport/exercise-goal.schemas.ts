import { EXERCISE_GOAL_LIMITS, GOAL_METRICS, GOAL_PERIODS } from "@health-exercise/domain/sport";
import type { ExerciseGoalId } from "@health-exercise/domain/user";
import { z } from "zod";
import { atLeastOneOf } from "../schemas/at-least-one-of.ts";
import { number } from "../schemas/numbers.ts";
import { recordId } from "../schemas/record-id.ts";
import { countOut, dateOut, idOut, instantOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";

const metric = z.enum(GOAL_METRICS);
const period = z.enum(GOAL_PERIODS).meta({
  description: "From Monday to Sunday, or a month of the calendar, in the person's time zone.",
});

export const goalParams = z.object({
  goal_id: recordId<ExerciseGoalId>("exercise_goal_not_found", "There is no such goal."),
});

const content = {
  metric,
  period,
  target: number(EXERCISE_GOAL_LIMITS.target).meta({
    description: "In the unit of the metric; whole for sessions and days.",
  }),
  activity: text({ min: 1, max: EXERCISE_GOAL_LIMITS.activityLength, trim: true, isName: true })
    .nullish()
    .meta({
      description: "A `category_id` or a name; any exercise without one.",
      examples: ["running", "瑜伽"],
    }),
};

export const createGoalBody = z.object(content).meta({ id: "NewExerciseGoal" });

export const changeGoalBody = z
  .object(content)
  .partial()
  .refine(...atLeastOneOf(Object.keys(content)))
  .meta({ id: "ExerciseGoalChange" });

export const exerciseGoal = z
  .object({
    id: idOut,
    goal_id: idOut.meta({ description: "The same value as `id`." }),
    metric,
    period,
    target: z.number(),
    activity: z.string().nullable(),
    progress: z.object({
      value: z.number().meta({ description: "What was done in the period that is under way." }),
      target: z.number().meta({
        description: "What is expected of it: paused days have taken their share off.",
      }),
      reached: z.boolean(),
      period_start: dateOut,
      period_end: dateOut,
    }),
    created_at: instantOut,
    updated_at: instantOut,
  })
  .meta({ id: "ExerciseGoal" });

export const exerciseGoals = z
  .object({ goals: z.array(exerciseGoal), total: countOut })
  .meta({ id: "ExerciseGoals" });

export const deletedGoal = z
  .object({ message: z.string(), goal_id: idOut })
  .meta({ id: "DeletedExerciseGoal" });

export const GOAL_NAMES = { meant: Object.keys(content), others: Object.keys(exerciseGoal.shape) };
