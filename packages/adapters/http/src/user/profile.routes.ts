import type { ChangeProfile, GetProfile } from "@health-exercise/application";
import {
  ACTIVITY_LEVELS,
  AGE_YEARS,
  GENDERS,
  PAUSE_REASONS,
  PROFILE_LIMITS,
  type ProfileChanges,
} from "@health-exercise/domain";
import type { Clock } from "@health-exercise/ports-runtime";
import { z } from "zod";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { jsonBody } from "../framework/request-body.ts";
import { list } from "../schemas/list.ts";
import { localDate } from "../schemas/local-date.ts";
import { integer, number } from "../schemas/numbers.ts";
import { dateOut, idOut, instantOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";
import { timeZone } from "../schemas/time-zone.ts";
import { presentProfile } from "./profile.presenter.ts";

/** What the routes about the profile call. */
export type ProfileUseCases = {
  readonly getProfile: GetProfile;
  readonly changeProfile: ChangeProfile;
};

const PROFILE_ROUTE = {
  area: "user",
  auth: "bearer",
  userCheck: "by_handler",
  invalidInput: 422,
  path: "/api/profile",
} as const;

const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,4}$/;
const MAX_ENTRIES = 50;
const MAX_PAUSES = 200;

const entries = list(text({ min: 1, max: 100, trim: true }), { max: MAX_ENTRIES });

const profileBody = z.object({
  display_name: text({ min: 1, max: 100, trim: true }).nullish(),
  gender: z.enum(GENDERS).nullish(),
  birth_date: localDate()
    .nullish()
    .meta({ description: "Or `age`; it must give an age of 5 to 120 years." }),
  age: integer(AGE_YEARS)
    .nullish()
    .meta({ description: "In years, today; it grows with the years. `birth_date` is more exact." }),
  height_cm: number(PROFILE_LIMITS.heightCm).nullish(),
  weight_kg: number(PROFILE_LIMITS.weightKg).nullish(),
  resting_heart_rate_bpm: number(PROFILE_LIMITS.restingHeartRateBpm).nullish(),
  conditions: entries.nullish(),
  medications: entries.nullish(),
  activity_level: z.enum(ACTIVITY_LEVELS).nullish(),
  goal: text({ max: 200 }).nullish(),
  timezone: timeZone().nullish(),
  locale: z
    .string()
    .max(35)
    .regex(LANGUAGE_TAG, "must be a language tag such as en or zh-CN")
    .nullish(),
  pauses: list(
    z.object({
      start_date: localDate(),
      end_date: localDate().nullish(),
      reason: z.enum(PAUSE_REASONS),
    }),
    { max: MAX_PAUSES },
  )
    .nullish()
    .meta({ description: "Paused days neither break a streak nor count in it." }),
});

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
    goal: z.string().nullable(),
    timezone: z.string().nullable(),
    locale: z.string().nullable(),
    pauses: z.array(
      z.object({
        start_date: dateOut,
        end_date: dateOut.nullable(),
        reason: z.enum(PAUSE_REASONS),
      }),
    ),
    created_at: instantOut,
    updated_at: instantOut,
  })
  .meta({ id: "Profile" });

export const PROFILE_EXAMPLE: z.output<typeof profile> = {
  user_id: "01980c1d-0000-7000-8000-000000000001",
  display_name: "Mei",
  gender: "female",
  birth_date: "1990-04-17",
  age: 35,
  height_cm: 168,
  weight_kg: 62,
  resting_heart_rate_bpm: 61,
  conditions: [],
  medications: [],
  activity_level: "moderate",
  goal: "Run 5 km",
  timezone: "Europe/Berlin",
  locale: "en",
  pauses: [{ start_date: "2026-02-02", end_date: "2026-02-06", reason: "illness" }],
  created_at: "2026-03-01T09:00:00.000Z",
  updated_at: "2026-03-01T09:00:00.000Z",
};

/** What people tell about themselves. */
export function profileRoutes(useCases: ProfileUseCases, clock: Clock): readonly Route[] {
  const response = {
    status: 200,
    description: "The profile; null is not told.",
    schema: profile,
    example: PROFILE_EXAMPLE,
  } as const;
  return [
    defineRoute({
      ...PROFILE_ROUTE,
      method: "get",
      summary: "Read one's profile",
      response,
      errors: ["profile_not_found"],
      handler: async ({ caller }) =>
        presentProfile(await useCases.getProfile.execute(caller.userId), clock.now()),
    }),
    defineRoute({
      ...PROFILE_ROUTE,
      method: "put",
      summary: "Write one's profile, whole or in part",
      description: "The first call creates it. A field that is absent stays; null forgets it.",
      body: jsonBody(profileBody, {
        birth_date: "1990-04-17",
        weight_kg: 62,
        timezone: "Europe/Berlin",
        conditions: ["asthma"],
      }),
      response,
      errors: ["changed_meanwhile"],
      handler: async ({ body, caller }) => {
        const changed = await useCases.changeProfile.execute(caller.userId, changesOf(body));
        return presentProfile(changed, clock.now());
      },
    }),
  ];
}

function changesOf(body: z.output<typeof profileBody>): ProfileChanges {
  return {
    displayName: body.display_name,
    gender: body.gender,
    birthDate: body.birth_date,
    ageYears: body.age,
    heightCm: body.height_cm,
    weightKg: body.weight_kg,
    restingHeartRateBpm: body.resting_heart_rate_bpm,
    conditions: body.conditions === null ? [] : body.conditions,
    medications: body.medications === null ? [] : body.medications,
    activityLevel: body.activity_level,
    goal: body.goal,
    timeZone: body.timezone,
    locale: body.locale,
    pauses:
      body.pauses === null
        ? []
        : body.pauses?.map((pause) => ({
            startDate: pause.start_date,
            endDate: pause.end_date ?? null,
            reason: pause.reason,
          })),
  };
}
