import {
  type CaloriesSource,
  exertionOf,
  type MetEditionId,
  type SessionExertion,
  type SportLog,
} from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import { type ColumnType, type RawBuilder, sql } from "kysely";

import type { RecordedStartColumns } from "./recorded-start.columns.ts";
import {
  measuredFrom,
  measuredValues,
  SESSION_MEASURE_COLUMNS,
  type SessionMeasureColumns,
} from "./session-measures.columns.ts";

/** A row of `sport_log` as the service writes and reads it. */
export type SportLogRow = SessionMeasureColumns & {
  readonly id: SportLogId;
  readonly user_id: UserId;
  readonly sport_name: string;
  readonly sport_start: Date;
  readonly sport_end: Date | null;
  readonly finished: boolean;
  readonly calories: number;
  readonly calories_source: CaloriesSource;
  readonly feedback: string | null;
  readonly notes: string | null;
  readonly exercise_type: string | null;
  readonly is_custom: boolean;
  readonly stated_met: number | null;
  readonly adult_met: number | null;
  readonly older_adult_met: number | null;
  /** Null where the MET is from the table that its column is called after. */
  readonly adult_met_edition: MetEditionId | null;
  readonly older_adult_met_edition: MetEditionId | null;
  readonly matched_category_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly revision: number;
};

/** What the feedback says about exertion, kept beside it so that statistics need not read JSON. */
type ExertionColumns = {
  /** CR10 rating in tenths; of a session that is known by its feeling, what that lacks of 120 (see `exertionTenths`). */
  readonly exertion_tenths: number | null;
  readonly exertion_by_feeling: boolean;
};

export type SportLogTable = SportLogRow &
  ExertionColumns &
  RecordedStartColumns & {
    /** Generated: null while open or without an end. */
    readonly duration_milliseconds: number | null;
    readonly deleted_at: Date | null;
    /** Set by the database whenever the row is written. */
    readonly change_number: ColumnType<number, never, never>;
  };

export type SportLogValues = SportLogRow & ExertionColumns;

export const SPORT_LOG_COLUMNS = [
  "id",
  "user_id",
  "sport_name",
  "sport_start",
  "sport_end",
  "finished",
  "calories",
  "calories_source",
  "feedback",
  "notes",
  "exercise_type",
  "is_custom",
  "stated_met",
  "adult_met",
  "older_adult_met",
  "adult_met_edition",
  "older_adult_met_edition",
  "matched_category_id",
  "created_at",
  "updated_at",
  "revision",
  ...SESSION_MEASURE_COLUMNS,
] as const satisfies readonly (keyof SportLogRow)[];

export const WRITTEN_SPORT_LOG_COLUMNS = [
  ...SPORT_LOG_COLUMNS,
  "exertion_tenths",
  "exertion_by_feeling",
] as const satisfies readonly (keyof SportLogValues)[];

export function sportLogFrom(row: SportLogRow): SportLog {
  return {
    id: row.id,
    userId: row.user_id,
    sportName: row.sport_name,
    sportStart: row.sport_start,
    sportEnd: row.sport_end,
    finished: row.finished,
    calories: row.calories,
    caloriesSource: row.calories_source,
    feedback: row.feedback,
    notes: row.notes,
    exerciseType: row.exercise_type,
    isCustom: row.is_custom,
    mets: {
      stated: row.stated_met,
      adult: row.adult_met,
      olderAdult: row.older_adult_met,
      ...(row.adult_met_edition && { adultEdition: row.adult_met_edition }),
      ...(row.older_adult_met_edition && { olderAdultEdition: row.older_adult_met_edition }),
    },
    ...measuredFrom(row),
    matchedCategoryId: row.matched_category_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
}

export function sportLogValues(log: SportLog): SportLogValues {
  return {
    id: log.id,
    user_id: log.userId,
    sport_name: log.sportName,
    sport_start: log.sportStart,
    sport_end: log.sportEnd,
    finished: log.finished,
    calories: log.calories,
    calories_source: log.caloriesSource,
    feedback: log.feedback,
    notes: log.notes,
    exercise_type: log.exerciseType,
    is_custom: log.isCustom,
    stated_met: log.mets.stated,
    adult_met: log.mets.adult,
    older_adult_met: log.mets.olderAdult,
    adult_met_edition: log.mets.adultEdition ?? null,
    older_adult_met_edition: log.mets.olderAdultEdition ?? null,
    matched_category_id: log.matchedCategoryId,
    created_at: log.createdAt,
    updated_at: log.updatedAt,
    revision: log.revision,
    ...measuredValues(log),
    ...exertionColumns(log),
  };
}

const TENTHS = 10;

function exertionColumns(log: SportLog): ExertionColumns {
  const exertion = exertionOf(log.feedback);
  return {
    exertion_tenths: exertion && keptTenths(exertion),
    exertion_by_feeling: exertion?.source === "feeling_rating",
  };
}

/** Two times the highest feeling and the lowest together, in tenths. */
const FEELING_ENDS_TENTHS = 120;

function keptTenths({ rating, source }: SessionExertion): number {
  const tenths = Math.round(rating * TENTHS);
  return source === "feeling_rating" ? FEELING_ENDS_TENTHS - tenths : tenths;
}

/**
 * The CR10 rating of a row in tenths. Feelings are kept as they were when a good one counted as hard, so that rows of every
 * version of the service mean the same, and none has to be written anew.
 */
export const exertionTenths: RawBuilder<number | null> = sql`
  case when exertion_by_feeling then ${sql.lit(FEELING_ENDS_TENTHS)} - exertion_tenths
    else exertion_tenths end`;
