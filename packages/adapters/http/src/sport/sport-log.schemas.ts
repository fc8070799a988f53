import {
  CALORIES_SOURCES,
  COMPLETION_STATUSES,
  SPORT_LOG_LIMITS,
} from "@health-exercise/domain/sport";
import type { SportLogId } from "@health-exercise/domain/user";
import { z } from "zod";
import { atLeastOneOf } from "../schemas/at-least-one-of.ts";
import { booleanText } from "../schemas/boolean-text.ts";
import { instant } from "../schemas/instant.ts";
import { metEditionId } from "../schemas/met-edition.ts";
import { nullAsAbsent } from "../schemas/null-as-absent.ts";
import { decimalText, integer, integerText, number } from "../schemas/numbers.ts";
import { pageQuery } from "../schemas/page-query.ts";
import { recordId } from "../schemas/record-id.ts";
import { countOut, idOut, instantOut, oneDecimalOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";
import {
  MEASURE_FIELDS,
  measuresIn,
  measuresInOrAbsent,
  measuresInText,
  measuresOut,
  SOURCE,
  sourceInText,
  sourceOfLogIn,
} from "./session-measures.schemas.ts";

const { startYear, calories, met, feelingRating, perceivedExertion } = SPORT_LOG_LIMITS;

const sportName = text({
  min: 1,
  max: SPORT_LOG_LIMITS.sportNameLength,
  trim: true,
  isName: true,
}).meta({
  description: "What was done, in the person's own words. The MET is looked up from it.",
  examples: ["Morning run", "骑行"],
});
const sportStart = instant({
  min: new Date(Date.UTC(startYear.min, 0, 1)),
  max: new Date(Date.UTC(startYear.max + 1, 0, 1) - 1),
});
const exerciseType = text({
  max: SPORT_LOG_LIMITS.exerciseTypeLength,
  trim: true,
  isName: true,
}).meta({
  description: "A type to filter and group by, such as a `category_id`.",
});
const notes = text({ max: SPORT_LOG_LIMITS.notesLength });
const feedback = text({ max: SPORT_LOG_LIMITS.feedbackLength }).meta({
  description: "Free text, or a JSON object as text. `rpe` (0-10) in it gives the training load.",
});

export const logParams = z.object({
  log_id: recordId<SportLogId>("sport_log_not_found", "There is no such sport log."),
});

export const createSportLogBody = z
  .object({
    sport_name: sportName,
    sport_start: sportStart,
    sport_end: instant().nullish(),
    cal: integer(calories),
    iffinish: z.boolean(),
    sport_feedback: feedback.nullish(),
    notes: notes.nullish(),
    exercise_type: exerciseType.nullish(),
    is_custom: z.boolean().nullish(),
    ...measuresIn,
    source: sourceOfLogIn.nullish().meta({ description: SOURCE }),
  })
  .meta({ id: "NewSportLog" });

const CHANGEABLE = ["sport_end", "cal", "iffinish", "sport_feedback", ...MEASURE_FIELDS] as const;

export const changeSportLogBody = z
  .object({
    sport_end: instant().nullable().optional(),
    cal: integer(calories).optional(),
    iffinish: z.boolean().optional(),
    sport_feedback: feedback.nullable().optional(),
    ...measuresIn,
  })
  .refine(...atLeastOneOf(CHANGEABLE))
  .meta({ id: "SportLogChange" });

const correctable = {
  sport_name: sportName.optional(),
  sport_start: sportStart.optional(),
  ...changeSportLogBody.shape,
  notes: notes.nullish(),
  exercise_type: exerciseType.nullish(),
  is_custom: z.boolean().optional(),
  met: number(met).nullish().meta({
    description: "An intensity of the person's own, before the tables; null takes it back.",
  }),
};

export const correctSportLogBody = z
  .object(correctable)
  .refine(...atLeastOneOf(Object.keys(correctable)))
  .meta({ id: "SportLogCorrection" });

const FEEDBACK_FIELDS = [
  "completion_status",
  "feeling_rating",
  "custom_notes",
  "final_calories",
] as const;

export const sportFeedbackBody = z
  .object({
    completion_status: nullAsAbsent(z.enum(COMPLETION_STATUSES)),
    feeling_rating: nullAsAbsent(integer(feelingRating)),
    custom_notes: nullAsAbsent(text({ max: SPORT_LOG_LIMITS.notesLength })),
    final_calories: nullAsAbsent(integer(calories)).meta({
      description: "Replaces the calories of the log.",
    }),
    perceived_exertion: nullAsAbsent(number(perceivedExertion)).meta({
      description: "How hard it felt on the CR10 scale, 0 to 10; gives the training load.",
    }),
  })
  .refine(...atLeastOneOf(FEEDBACK_FIELDS))
  .meta({ id: "SportFeedback" });

export const customSportLogText = z
  .object({
    sport_name: sportName,
    sport_start: sportStart,
    sport_end: instant().optional(),
    cal: integerText(calories),
    exercise_type: exerciseType.optional(),
    notes: notes.optional(),
    met: decimalText(met).optional(),
    iffinish: booleanText().optional(),
    ...measuresInText,
    source: sourceInText.optional(),
  })
  .meta({ id: "NewCustomSportLogForm" });

export const customSportLogJson = z
  .object({
    sport_name: sportName,
    sport_start: sportStart,
    sport_end: nullAsAbsent(instant()),
    cal: integer(calories),
    exercise_type: nullAsAbsent(exerciseType),
    notes: nullAsAbsent(notes),
    met: nullAsAbsent(number(met)),
    iffinish: nullAsAbsent(z.boolean()),
    ...measuresInOrAbsent,
    source: nullAsAbsent(sourceOfLogIn).meta({ description: SOURCE }),
  })
  .meta({ id: "NewCustomSportLog" });

export const listSportLogsQuery = z.object(pageQuery);

export const sportLog = z
  .object({
    id: idOut,
    log_id: idOut.meta({ description: "The same value as `id`." }),
    user_id: idOut,
    sport_name: z.string(),
    sport_start: instantOut,
    sport_end: instantOut.nullable(),
    cal: z.int().meta({ description: "Kilocalories as the person or device stated them." }),
    iffinish: z.boolean(),
    sport_feedback: z.string().nullable(),
    notes: z.string().nullable(),
    exercise_type: z.string().nullable(),
    is_custom: z.boolean(),
    duration_minutes: oneDecimalOut.nullable().meta({ description: "Null while the log is open." }),
    met: z.number().nullable().meta({
      description:
        "As stated, else from the MET table for the person's age on the day; null when unknown.",
    }),
    met_edition: metEditionId.nullable().meta({
      description: "The table that `met` comes from; null where the person stated it, or unknown.",
    }),
    baseline_kcal_per_kg_h: z.number().nullable().meta({
      description:
        "What one MET of that table stands for: 1.0, 0.81 (MET60+) or 0.992 (wheelchair); 1.0 for a stated one.",
    }),
    estimated_cal: z.int().nullable().meta({
      description:
        "MET x baseline x kg x h with the weight of the profile; null when one is missing.",
    }),
    cal_source: z.enum(CALORIES_SOURCES).meta({
      description: "Who stated `cal`; `none`: the imported file had no energy, and `cal` is 0.",
    }),
    created_at: instantOut,
    updated_at: instantOut,
    ...measuresOut,
  })
  .meta({ id: "SportLog" });

export const sportLogPage = z
  .object({
    logs: z.array(sportLog),
    total: countOut,
    limit: countOut,
    offset: countOut,
    has_more: z.boolean(),
  })
  .meta({ id: "SportLogPage" });

export const deletedSportLog = z
  .object({ message: z.string(), log_id: idOut })
  .meta({ id: "DeletedSportLog" });

export const sportLogWithFeedback = z
  .object({ message: z.string(), log: sportLog })
  .meta({ id: "SportLogWithFeedback" });

const named = (...schemas: readonly z.ZodObject[]) => [
  ...new Set(schemas.flatMap(({ shape }) => Object.keys(shape))),
];

/** The names of a log's fields: whoever sends it back as it was answered means no other field by those that cannot be sent. */
export const SPORT_LOG_NAMES = {
  meant: named(createSportLogBody, correctSportLogBody),
  others: named(sportLog),
};

export const CUSTOM_SPORT_LOG_NAMES = {
  meant: named(customSportLogText, createSportLogBody),
  others: named(sportLog),
};

export const SPORT_FEEDBACK_NAMES = { meant: named(sportFeedbackBody), others: named(sportLog) };
