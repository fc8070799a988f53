import type { FastestStretches, SessionTrack } from "@health-exercise/domain/sport";
import { NOT_KNOWN } from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";

/** A row of `sport_track`: a list for each column of a track, null where no point says it; the elements may be null too. */
export type SportTrackTable = {
  readonly user_id: UserId;
  readonly log_id: SportLogId;
  readonly seconds: readonly number[];
  readonly latitude_microdegrees: Column;
  readonly longitude_microdegrees: Column;
  readonly elevation_decimeters: Column;
  readonly heart_rates_bpm: Column;
  readonly fastest_1_km_milliseconds: number | null;
  readonly fastest_5_km_milliseconds: number | null;
  readonly fastest_10_km_milliseconds: number | null;
  readonly fastest_half_marathon_milliseconds: number | null;
};

type Column = readonly (number | null)[] | null;

export const SPORT_TRACK_COLUMNS = [
  "user_id",
  "log_id",
  "seconds",
  "latitude_microdegrees",
  "longitude_microdegrees",
  "elevation_decimeters",
  "heart_rates_bpm",
  "fastest_1_km_milliseconds",
  "fastest_5_km_milliseconds",
  "fastest_10_km_milliseconds",
  "fastest_half_marathon_milliseconds",
] as const satisfies readonly (keyof SportTrackTable)[];

/** The column of each stretch. */
export const COLUMN_OF_STRETCH = {
  oneKilometer: "fastest_1_km_milliseconds",
  fiveKilometers: "fastest_5_km_milliseconds",
  tenKilometers: "fastest_10_km_milliseconds",
  halfMarathon: "fastest_half_marathon_milliseconds",
} as const satisfies Record<keyof FastestStretches, keyof SportTrackTable>;

export type TrackColumns = Pick<
  SportTrackTable,
  | "seconds"
  | "latitude_microdegrees"
  | "longitude_microdegrees"
  | "elevation_decimeters"
  | "heart_rates_bpm"
>;

export function trackFrom(row: TrackColumns): SessionTrack {
  const column = (values: Column) =>
    Int32Array.from(row.seconds, (_, at) => values?.[at] ?? NOT_KNOWN);
  return {
    seconds: Int32Array.from(row.seconds),
    latitudes: column(row.latitude_microdegrees),
    longitudes: column(row.longitude_microdegrees),
    elevationDecimeters: column(row.elevation_decimeters),
    heartRates: column(row.heart_rates_bpm),
  };
}

export function trackValues(
  userId: UserId,
  logId: SportLogId,
  { track, fastest }: { readonly track: SessionTrack; readonly fastest: FastestStretches },
): SportTrackTable {
  return {
    user_id: userId,
    log_id: logId,
    seconds: [...track.seconds],
    latitude_microdegrees: columnOf(track.latitudes),
    longitude_microdegrees: columnOf(track.longitudes),
    elevation_decimeters: columnOf(track.elevationDecimeters),
    heart_rates_bpm: columnOf(track.heartRates),
    fastest_1_km_milliseconds: fastest.oneKilometer,
    fastest_5_km_milliseconds: fastest.fiveKilometers,
    fastest_10_km_milliseconds: fastest.tenKilometers,
    fastest_half_marathon_milliseconds: fastest.halfMarathon,
  };
}

function columnOf(values: Int32Array): Column {
  if (values.every((value) => value === NOT_KNOWN)) return null;
  return Array.from(values, (value) => (value === NOT_KNOWN ? null : value));
}
