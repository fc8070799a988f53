import {
  MEASURE_NAMES,
  type MeasureName,
  NO_MEASURES,
  type SessionMeasures,
  type SessionSource,
  type SportLog,
  type StatedMeasures,
  statedMeasures,
} from "@health-exercise/domain/sport";
import type { MEASURE_FIELDS } from "./session-measures.schemas.ts";

type MeasureField = (typeof MEASURE_FIELDS)[number];

const FIELDS: Readonly<Record<MeasureName, MeasureField>> = {
  distanceMeters: "distance_m",
  movingSeconds: "moving_seconds",
  elevationGainMeters: "elevation_gain_m",
  averageHeartRateBpm: "average_heart_rate_bpm",
  maxHeartRateBpm: "max_heart_rate_bpm",
  steps: "steps",
};

type FieldValues = { readonly [Field in MeasureField]?: number | null | undefined };

/** What a body or form states of the measures, in the names of the domain. */
export function measuresStated(fields: FieldValues): StatedMeasures {
  return {
    distanceMeters: fields.distance_m,
    movingSeconds: fields.moving_seconds,
    elevationGainMeters: fields.elevation_gain_m,
    averageHeartRateBpm: fields.average_heart_rate_bpm,
    maxHeartRateBpm: fields.max_heart_rate_bpm,
    steps: fields.steps,
  };
}

/** The measures of a new log. */
export function newMeasures(fields: FieldValues): SessionMeasures {
  return statedMeasures(measuresStated(fields));
}

/** The source that a body names. */
export function sourceStated(
  source: { readonly kind: string; readonly external_id: string | null } | null | undefined,
): SessionSource | null {
  return source ? { kind: source.kind, externalId: source.external_id } : null;
}

type Presented = { -readonly [Field in MeasureField]?: number } & {
  computed_measures?: MeasureField[];
  source?: { readonly kind: string; readonly external_id: string | null };
};

/** Whether there is anything to present: most logs that are written by hand have nothing. */
export function isMeasured({ measures, source }: Pick<SportLog, "measures" | "source">): boolean {
  return measures !== NO_MEASURES || source !== null;
}

/** What is known of the measures and the source. */
export function presentMeasures({
  measures,
  source,
}: Pick<SportLog, "measures" | "source">): Presented {
  const presented: Presented = {};
  for (const name of MEASURE_NAMES) {
    const value = measures[name];
    if (value !== null) presented[FIELDS[name]] = value;
  }
  if (measures.computed.length > 0) {
    presented.computed_measures = measures.computed.map((name) => FIELDS[name]);
  }
  if (source !== null) presented.source = { kind: source.kind, external_id: source.externalId };
  return presented;
}
