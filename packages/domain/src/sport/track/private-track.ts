import type { Profile } from "../../user/profile.ts";
import { NOT_KNOWN, pointsOfTrack, type SessionTrack, trackOfPoints } from "./session-track.ts";
import { metersBetween } from "./track-distance.ts";

/**
 * The track as far as its owner wants it kept: without any place where they turned that off, else without those that lie
 * nearer to the start than their private radius. Heart rates and heights stay.
 */
export function privateTrack(
  track: SessionTrack,
  profile: Pick<Profile, "keepsTracks" | "privateRadiusMeters"> | null,
): SessionTrack {
  if (profile?.keepsTracks === false) return withoutPlaces(track);
  const radius = profile?.privateRadiusMeters ?? 0;
  return radius > 0 ? withoutSurroundings(track, radius) : track;
}

/** Whether a track says anything but times. */
export function tellsAnything(track: SessionTrack): boolean {
  const columns = [track.latitudes, track.elevationDecimeters, track.heartRates];
  return columns.some((column) => column.some((value) => value !== NOT_KNOWN));
}

function withoutPlaces(track: SessionTrack): SessionTrack {
  const nowhere = () => new Int32Array(track.seconds.length).fill(NOT_KNOWN);
  return { ...track, latitudes: nowhere(), longitudes: nowhere() };
}

function withoutSurroundings(track: SessionTrack, radiusMeters: number): SessionTrack {
  const points = pointsOfTrack(track);
  const start = points.find((point) => point.latitude !== null && point.longitude !== null);
  if (start === undefined) return track;
  return trackOfPoints(
    points.map((point) => {
      if (point.latitude === null || point.longitude === null) return point;
      const away = metersBetween(
        start.latitude ?? 0,
        start.longitude ?? 0,
        point.latitude,
        point.longitude,
      );
      return away < radiusMeters ? { ...point, latitude: null, longitude: null } : point;
    }),
  );
}
