import type { GetSportTrack } from "@health-exercise/application";
import { z } from "zod";
import { defineRoute, type Route } from "../framework/define-route.ts";
import { logParams } from "./sport-log.schemas.ts";
import { SPORT_ROUTE } from "./sport-route.ts";

const sportTrack = z
  .object({
    points: z.array(
      z.object({
        t: z.int().min(0).meta({ description: "Seconds from the start." }),
        lat: z
          .number()
          .nullable()
          .meta({ description: "Degrees (WGS 84); null where places are not kept." }),
        lon: z.number().nullable(),
        elevation_m: z.number().optional(),
        heart_rate_bpm: z.int().optional(),
      }),
    ),
  })
  .meta({ id: "SportTrack" });

/** What the route about tracks calls. */
export type SportTrackUseCases = { readonly getSportTrack: GetSportTrack };

/** The ways of imported sessions. */
export function sportTrackRoutes(useCases: SportTrackUseCases): readonly Route[] {
  return [
    defineRoute({
      ...SPORT_ROUTE,
      method: "get",
      path: "/api/sport/log/{log_id}/track",
      summary: "Read the way of an imported session",
      description:
        "A simplified line of at most 2,000 points, each at most 5 m off, with pulse and height. Where `keep_tracks` of the profile is false, and within its `private_radius_m` around the start, `lat` and `lon` are null.",
      params: logParams,
      response: {
        status: 200,
        description: "The points, in the order of time.",
        schema: sportTrack,
        example: {
          points: [
            { t: 0, lat: null, lon: null, heart_rate_bpm: 96 },
            { t: 61, lat: 47.376912, lon: 8.541694, elevation_m: 408.2, heart_rate_bpm: 131 },
          ],
        },
      },
      errors: ["sport_log_not_found", "sport_log_not_yours", "sport_track_not_found"],
      handler: async ({ params, caller }) => {
        const points = await useCases.getSportTrack.execute(caller.userId, params.log_id);
        return {
          points: points.map((point) => ({
            t: point.seconds,
            lat: point.latitude,
            lon: point.longitude,
            ...(point.elevationMeters !== null && { elevation_m: point.elevationMeters }),
            ...(point.heartRateBpm !== null && { heart_rate_bpm: point.heartRateBpm }),
          })),
        };
      },
    }),
  ];
}
