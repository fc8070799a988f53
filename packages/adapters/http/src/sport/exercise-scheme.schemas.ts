import { EXERCISE_SCHEME_LIMITS, SPORT_LOG_LIMITS } from "@health-exercise/domain/sport";
import type { ExerciseSchemeId } from "@health-exercise/domain/user";
import { z } from "zod";
import { atLeastOneOf } from "../schemas/at-least-one-of.ts";
import { list } from "../schemas/list.ts";
import { integer, number } from "../schemas/numbers.ts";
import { recordId, userIdInPath } from "../schemas/record-id.ts";
import { countOut, idOut, instantOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";

const LIMITS = EXERCISE_SCHEME_LIMITS;

const item = z
  .object({
    exercise_type: text({
      min: 1,
      max: SPORT_LOG_LIMITS.exerciseTypeLength,
      trim: true,
      isName: true,
    }),
    sport_name: text({ min: 1, max: SPORT_LOG_LIMITS.sportNameLength, trim: true, isName: true }),
    minutes: number(LIMITS.itemMinutes),
    target_met: number(LIMITS.targetMet).nullish(),
    weekday: integer({ min: 1, max: 7 }).nullish().meta({ description: "1 is Monday." }),
  })
  .meta({ id: "NewSchemeItem" });

export const schemeParams = z.object({
  scheme_id: recordId<ExerciseSchemeId>(
    "exercise_scheme_not_found",
    "There is no such exercise scheme.",
  ),
});

export const ownDataParams = z.object({ user_id: userIdInPath() });

export const createSchemeBody = z
  .object({
    name: text({ min: 1, max: LIMITS.nameLength, trim: true, isName: true }),
    goal: text({ max: LIMITS.goalLength }).nullish(),
    description: text({ max: LIMITS.descriptionLength }).nullish(),
    sessions_per_week: integer(LIMITS.sessionsPerWeek).nullish(),
    items: list(item, LIMITS.items),
    is_active: z.boolean().nullish(),
  })
  .meta({ id: "NewExerciseScheme" });

export const changeSchemeBody = createSchemeBody
  .partial()
  .refine(...atLeastOneOf(Object.keys(createSchemeBody.shape)))
  .meta({ id: "ExerciseSchemeChange" });

export const exerciseScheme = z
  .object({
    id: idOut,
    user_id: idOut,
    name: z.string(),
    goal: z.string().nullable(),
    description: z.string().nullable(),
    sessions_per_week: z.int().nullable(),
    items: z.array(
      z
        .object({
          exercise_type: z.string(),
          sport_name: z.string(),
          minutes: z.number(),
          target_met: z.number().nullable(),
          weekday: z.int().nullable(),
        })
        .meta({ id: "SchemeItem" }),
    ),
    is_active: z.boolean(),
    created_at: instantOut,
    updated_at: instantOut,
  })
  .meta({ id: "ExerciseScheme" });

export const exerciseSchemePage = z
  .object({
    schemes: z.array(exerciseScheme),
    total: countOut,
    limit: countOut,
    offset: countOut,
    has_more: z.boolean(),
  })
  .meta({ id: "ExerciseSchemePage" });

export const deletedScheme = z
  .object({ message: z.string(), scheme_id: idOut })
  .meta({ id: "DeletedExerciseScheme" });

/** Names that a body may be meant to have, and those of a scheme that is sent back as it was answered. */
export const SCHEME_NAMES = {
  meant: Object.keys(createSchemeBody.shape),
  others: Object.keys(exerciseScheme.shape),
  within: { items: { meant: Object.keys(item.shape), others: [] } },
};

/** The items of a body as the domain has them. */
export function schemeItems(items: z.output<typeof item>[]) {
  return items.map((each) => ({
    exerciseType: each.exercise_type,
    sportName: each.sport_name,
    minutes: each.minutes,
    targetMet: each.target_met ?? null,
    weekday: each.weekday ?? null,
  }));
}
