import type { ChangeProfile, GetProfile } from "@health-exercise/application";
import type { ProfileChanges } from "@health-exercise/domain/user";
import type { Clock } from "@health-exercise/ports-runtime";
import type { z } from "zod";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { unchangedAs } from "../framework/entity-tag.ts";
import { jsonBody } from "../framework/request-body.ts";
import { PROFILE_EXAMPLE } from "./profile.examples.ts";
import { presentProfile } from "./profile.presenter.ts";
import { profile, profileBody } from "./profile.schemas.ts";

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

/** What people tell about themselves. */
export function profileRoutes(useCases: ProfileUseCases, clock: Clock): readonly Route[] {
  const response = {
    status: 200,
    description: "The profile; null is not told.",
    schema: profile,
    example: PROFILE_EXAMPLE,
    entity: (shown: object) => shown,
  } as const;
  return [
    defineRoute({
      ...PROFILE_ROUTE,
      method: "get",
      summary: "Read one's profile",
      description:
        "What the person has told about themselves; null where nothing was told. 404 until a profile was written.",
      response,
      errors: ["profile_not_found"],
      handler: async ({ caller }) =>
        presentProfile(await useCases.getProfile.execute(caller.userId), clock.now()),
    }),
    defineRoute({
      ...PROFILE_ROUTE,
      method: "put",
      takesIfMatch: true,
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
      handler: async ({ body, caller, requireMatch }) => {
        const now = clock.now();
        const changed = await useCases.changeProfile.execute(
          caller.userId,
          changesOf(body),
          unchangedAs(requireMatch, (current) =>
            current === null ? undefined : presentProfile(current, now),
          ),
        );
        return presentProfile(changed, now);
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
    units: body.units,
    keepsTracks: body.keep_tracks,
    privateRadiusMeters: body.private_radius_m,
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
    allowsExternalModel: body.allow_external_model,
  };
}
