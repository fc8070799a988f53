import {
  AGE_GROUPS,
  APPEARANCE_VALUES,
  COMPANION_ANIMATIONS,
  COMPANION_EXPRESSIONS,
  COMPANION_GENDERS,
  COMPANION_STATES,
  EMOTIONS,
  HEALTH_SCORE,
  POSITION_ANCHORS,
  POSITION_LIMITS,
  TRIGGER_REASON_LENGTH,
} from "@health-exercise/domain/companion";
import { AGE_YEARS } from "@health-exercise/domain/user";
import { z } from "zod";
import { integer, integerText, number } from "../schemas/numbers.ts";
import { idOut, instantOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";

const HISTORY_DAYS = { min: 1, max: 365, usual: 30 } as const;

export const initializeBody = z
  .object({
    user_gender: z
      .enum([...COMPANION_GENDERS, "other"])
      .meta({ description: "`other` gives a `neutral` companion." }),
    user_age: integer(AGE_YEARS).meta({ description: "In years." }),
    initial_health_score: number(HEALTH_SCORE)
      .nullish()
      .meta({ description: `${HEALTH_SCORE.initial} when absent or null.` }),
  })
  .meta({ id: "CompanionStart" });

export const updateEmotionBody = z
  .object({
    health_score: number(HEALTH_SCORE).meta({ description: "The emotion follows it." }),
    trigger_reason: text({ max: TRIGGER_REASON_LENGTH, trim: true })
      .nullish()
      .meta({ description: "Kept as the last reason; none when absent, empty or null." }),
  })
  .meta({ id: "EmotionUpdate" });

export const historyQuery = z.object({
  days: integerText(HISTORY_DAYS).default(HISTORY_DAYS.usual).meta({
    description: "Changes nothing for now: the answer is a snapshot of the current state.",
  }),
});

const appearance = z
  .object({
    skin_tone: z.enum(APPEARANCE_VALUES.skinTone),
    hair_style: z.enum(APPEARANCE_VALUES.hairStyle),
    hair_color: z.enum(APPEARANCE_VALUES.hairColor),
    outfit: z.enum(APPEARANCE_VALUES.outfit),
    outfit_color: z.enum(APPEARANCE_VALUES.outfitColor),
    accessory: z.enum(APPEARANCE_VALUES.accessory),
    body_shape: z.enum(APPEARANCE_VALUES.bodyShape),
  })
  .meta({ id: "CompanionAppearance" });

const position = z
  .object({
    x: number(POSITION_LIMITS.x).meta({
      description: "0 is the left edge of the scene, 1 the right.",
    }),
    y: number(POSITION_LIMITS.y).meta({ description: "0 is the top of the scene, 1 the bottom." }),
    scale: number(POSITION_LIMITS.scale).meta({ description: "1 is the size as drawn." }),
    anchor: z.enum(POSITION_ANCHORS).meta({ description: "The point of the figure at `x`, `y`." }),
  })
  .meta({ id: "CompanionPosition" });

/** Optional as a whole: that nothing is sent is a rule of its own, not a wrong shape. */
export const lookBody = appearance
  .partial()
  .extend({ position_config: position.partial().optional() })
  .meta({ id: "CompanionLook" })
  .optional();

export const companionStatus = z
  .object({
    companion_id: idOut,
    gender: z
      .enum(COMPANION_GENDERS)
      .meta({ description: "Of the figure; `neutral` for people of `other` gender." }),
    age_group: z.enum(AGE_GROUPS),
    current_emotion: z.enum(EMOTIONS),
    health_score: z.number().min(HEALTH_SCORE.min).max(HEALTH_SCORE.max),
    current_state: z.enum(COMPANION_STATES),
    state_config: z
      .object({
        animation: z.enum(COMPANION_ANIMATIONS),
        expression: z.enum(COMPANION_EXPRESSIONS),
        energy: z.number().min(0).max(1),
        message: z.string().meta({ description: "In the language of the profile's `locale`." }),
      })
      .meta({ id: "CompanionDisplay" }),
    appearance_config: appearance,
    position_config: position,
    last_updated: instantOut.meta({
      description: "When the companion was changed last; the state is of this moment.",
    }),
  })
  .meta({ id: "CompanionStatus" });

export const companionHistory = z.array(companionStatus).meta({ id: "CompanionHistory" });
