import {
  MEASURE_NAMES,
  type MeasureName,
  NO_MEASURES,
  type SessionMeasures,
  type SportLog,
} from "@health-exercise/domain/sport";

/** The column of each measure. */
const COLUMN_OF_MEASURE = {
  distanceMeters: "distance_m",
  movingSeconds: "moving_seconds",
  elevationGainMeters: "elevation_gain_m",
  averageHeartRateBpm: "average_heart_rate_bpm",
  maxHeartRateBpm: "max_heart_rate_bpm",
  steps: "steps",
} as const satisfies Record<MeasureName, string>;

type MeasureColumn = (typeof COLUMN_OF_MEASURE)[MeasureName];

/** What was measured, and where the log came from; all null for most that are written by hand. */
export type SessionMeasureColumns = { readonly [Column in MeasureColumn]: number | null } & {
  /** Names of columns; null where none was computed. */
  readonly computed_measures: readonly MeasureColumn[] | null;
  /** Names of columns; null where a person took none away. */
  readonly removed_measures: readonly MeasureColumn[] | null;
  readonly source_kind: string | null;
  readonly source_external_id: string | null;
};

export const SESSION_MEASURE_COLUMNS = [
  ...Object.values(COLUMN_OF_MEASURE),
  "computed_measures",
  "removed_measures",
  "source_kind",
  "source_external_id",
] as const satisfies readonly (keyof SessionMeasureColumns)[];

const NOTHING_COMPUTED: readonly MeasureName[] = Object.freeze([]);

/** The measures and the source of a log as its row has them. */
export function measuredFrom(row: SessionMeasureColumns): Pick<SportLog, "measures" | "source"> {
  return {
    measures: isMeasured(row) ? measuresOf(row) : NO_MEASURES,
    source:
      row.source_kind === null
        ? null
        : { kind: row.source_kind, externalId: row.source_external_id },
  };
}

export function measuredValues({
  measures,
  source,
}: Pick<SportLog, "measures" | "source">): SessionMeasureColumns {
  const { computed, removed = [] } = measures;
  return {
    distance_m: measures.distanceMeters,
    moving_seconds: measures.movingSeconds,
    elevation_gain_m: measures.elevationGainMeters,
    average_heart_rate_bpm: measures.averageHeartRateBpm,
    max_heart_rate_bpm: measures.maxHeartRateBpm,
    steps: measures.steps,
    computed_measures: columnsOf(computed),
    removed_measures: columnsOf(removed),
    source_kind: source?.kind ?? null,
    source_external_id: source?.externalId ?? null,
  };
}

function columnsOf(names: readonly MeasureName[]): readonly MeasureColumn[] | null {
  return names.length === 0 ? null : names.map((name) => COLUMN_OF_MEASURE[name]);
}

function namesOf(columns: readonly MeasureColumn[]): readonly MeasureName[] {
  return MEASURE_NAMES.filter((name) => columns.includes(COLUMN_OF_MEASURE[name]));
}

function isMeasured(row: SessionMeasureColumns): boolean {
  return (
    row.removed_measures !== null ||
    row.distance_m !== null ||
    row.moving_seconds !== null ||
    row.elevation_gain_m !== null ||
    row.average_heart_rate_bpm !== null ||
    row.max_heart_rate_bpm !== null ||
    row.steps !== null
  );
}

function measuresOf(row: SessionMeasureColumns): SessionMeasures {
  const { computed_measures: computed, removed_measures: removed } = row;
  return {
    distanceMeters: row.distance_m,
    movingSeconds: row.moving_seconds,
    elevationGainMeters: row.elevation_gain_m,
    averageHeartRateBpm: row.average_heart_rate_bpm,
    maxHeartRateBpm: row.max_heart_rate_bpm,
    steps: row.steps,
    computed: computed === null ? NOTHING_COMPUTED : namesOf(computed),
    ...(removed !== null && { removed: namesOf(removed) }),
  };
}
