import {
  ACTIVITY_LEVELS,
  AGE_YEARS,
  GENDERS,
  PAUSE_REASONS,
  PROFILE_LIMITS,
  UNITS,
} from "@health-exercise/domain/user";
import { z } from "zod";
import { list } from "../schemas/list.ts";
import { localDate } from "../schemas/local-date.ts";
import { integer, number } from "../schemas/numbers.ts";
import { dateOut, idOut, instantOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";
import { timeZone } from "../schemas/time-zone.ts";

const PAUSE_REASON = "Why the person does not exercise.";
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,4}$/;
const MAX_ENTRIES = 50;
const MAX_PAUSES = 200;

const entries = list(text({ min: 1, max: 100, trim: true }), { max: MAX_ENTRIES });

export const profileBody = z
  .object({
    display_name: text({ min: 1, max: 100, trim: true, isName: true }).nullish(),
    gender: z.enum(GENDERS).nullish(),
    birth_date: localDate()
      .nullish()
      .meta({ description: "Or `age`; it must give an age of 5 to 120 years." }),
    age: integer(AGE_YEARS).nullish().meta({
      description: "In years, today; it grows with the years. `birth_date` is more exact.",
    }),
    height_cm: number(PROFILE_LIMITS.heightCm).nullish(),
    weight_kg: number(PROFILE_LIMITS.weightKg).nullish(),
    resting_heart_rate_bpm: number(PROFILE_LIMITS.restingHeartRateBpm).nullish(),
    conditions: entries.nullish(),
    medications: entries.nullish(),
    activity_level: z.enum(ACTIVITY_LEVELS).nullish(),
    units: z
      .enum(UNITS)
      .nullish()
      .meta({ description: "For texts alone; every value on the wire is in SI units." }),
    keep_tracks: z.boolean().nullish().meta({
      description:
        "Whether places of imported tracks are kept; they are unless this is false. What was kept before goes with the change.",
    }),
    private_radius_m: number(PROFILE_LIMITS.privateRadiusMeters).nullish().meta({
      description:
        "Places of imported tracks that lie nearer than this to their start are not kept.",
    }),
    goal: text({ max: 200 }).nullish(),
    timezone: timeZone().nullish(),
    locale: z
      .string()
      .max(35)
      .regex(LANGUAGE_TAG, "must be a language tag such as en or zh-CN")
      .nullish(),
    pauses: list(
      z
        .object({
          start_date: localDate(),
          end_date: localDate().nullish(),
          reason: z.enum(PAUSE_REASONS).meta({ description: PAUSE_REASON }),
        })
        .meta({ id: "NewPause" }),
      { max: MAX_PAUSES },
    )
      .nullish()
      .meta({
        description:
          "Paused days neither break a streak nor count in it, and lower nothing of the companion. Both ends are included; " +
          "`end_date` null is until further notice. Pauses for different reasons may overlap, two for the same may not.",
      }),
    allow_external_model: z
      .boolean()
      .nullish()
      .meta({
        description:
          "Whether what you write, and your records, may go to services outside: models, guards, providers of vectors. Where false, " +
          "the service answers by itself; null leaves it to the setting of the service.",
      }),
  })
  .meta({ id: "ProfileUpdate" });

export const profile = z
  .object({
    user_id: idOut,
    display_name: z.string().nullable(),
    gender: z.enum(GENDERS).nullable(),
    birth_date: dateOut.nullable(),
    age: z.int().nullable(),
    height_cm: z.number().nullable(),
    weight_kg: z.number().nullable(),
    resting_heart_rate_bpm: z.number().nullable(),
    conditions: z.array(z.string()),
    medications: z.array(z.string()),
    activity_level: z.enum(ACTIVITY_LEVELS).nullable(),
    units: z.enum(UNITS).nullable(),
    keep_tracks: z.boolean().nullable(),
    private_radius_m: z.number().nullable(),
    goal: z.string().nullable(),
    timezone: z.string().nullable(),
    locale: z.string().nullable(),
    pauses: z.array(
      z
        .object({
          start_date: dateOut,
          end_date: dateOut.nullable(),
          reason: z.enum(PAUSE_REASONS).meta({ description: PAUSE_REASON }),
        })
        .meta({ id: "Pause" }),
    ),
    allow_external_model: z.boolean().nullable(),
    created_at: instantOut,
    updated_at: instantOut,
  })
  .meta({ id: "Profile" });
