import { type RawBuilder, sql } from "kysely";
import { bySlowness, type PickValues, picked, slowness } from "./record.statements.ts";

type BoundValues = PickValues & { readonly least: number; readonly most: number };

/** Those of which so many tenths of minutes, or decimeters, are known, and how many they are. */
const within = (tenths: RawBuilder<unknown>) =>
  picked<BoundValues>(
    ({ least, most }) => sql`where ${tenths} between ${least}::bigint and ${most}::bigint
      order by sport_start, id`,
    { meant: sql`count(*) over ()` },
  );

/** As they are shown, with one decimal. */
const tenthsOfMinutes = sql`(duration_milliseconds::bigint + 3000) / 6000`;

/** Of equals the earliest. */
function withMostOf(column: "max_heart_rate_bpm" | "steps" | "elevation_gain_m") {
  const most = sql.ref(column);
  return picked(() => sql`where ${most} > 0 order by ${most} desc, sport_start, id`, {
    further: { columns: sql`, ${most}`, partial: sql``, summed: sql`` },
  });
}

export const sessionsChosen = {
  latest: picked(
    ({ now }) => sql`where sport_start <= ${now}::timestamptz order by sport_start desc, id desc`,
  ),
  shortest: picked(
    () => sql`where duration_milliseconds is not null
      order by duration_milliseconds, sport_start, id`,
  ),
  slowest: bySlowness(sql`${slowness} desc`),
  most_beats: withMostOf("max_heart_rate_bpm"),
  most_steps: withMostOf("steps"),
  most_climb: withMostOf("elevation_gain_m"),
  minutes: within(tenthsOfMinutes),
  meters: within(sql`decimeters`),
} as const;

export type MeasureColumns = {
  readonly pulses: number;
  readonly timed_pulses: number;
  readonly beats: number;
  readonly beat_milliseconds: number;
  readonly pulse_milliseconds: number;
  readonly highest_beats: number | null;
  readonly stepped_sessions: number;
  readonly steps: number;
  readonly climbed_sessions: number;
  readonly climbed_decimeters: number;
};

const ADDED_UP = [
  "pulses",
  "timed_pulses",
  "beats",
  "beat_milliseconds",
  "pulse_milliseconds",
  "stepped_sessions",
  "steps",
  "climbed_sessions",
  "climbed_decimeters",
] as const satisfies readonly (keyof MeasureColumns)[];

/** The sums of what all sessions tell of pulse, steps and climbs, and the latest sessions. */
export const sessionsMeasured = picked(
  ({ now }) => sql`where sport_start <= ${now}::timestamptz order by sport_start desc, id desc`,
  {
    further: {
      columns: sql`, average_heart_rate_bpm, max_heart_rate_bpm, steps, elevation_gain_m`,
      partial: sql`, count(average_heart_rate_bpm) as pulses,
        count(average_heart_rate_bpm) filter (where duration_milliseconds > 0) as timed_pulses,
        sum(average_heart_rate_bpm) as beats,
        sum(average_heart_rate_bpm * duration_milliseconds::bigint) as beat_milliseconds,
        sum(duration_milliseconds) filter (where average_heart_rate_bpm is not null)
          as pulse_milliseconds,
        max(max_heart_rate_bpm) as highest_beats,
        count(steps) as stepped_sessions, sum(steps) as steps,
        count(elevation_gain_m) as climbed_sessions,
        sum(10 * elevation_gain_m)::bigint as climbed_decimeters`,
      summed: sql`, max(highest_beats) as highest_beats, ${sql.join(
        ADDED_UP.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`),
      )}`,
    },
  },
);
