import type { SportLogId, UserId } from "../../../../src/shared/ids.ts";
import {
  type MeasuredAmounts,
  type MeasureName,
  NO_MEASURES,
  type SessionMeasures,
} from "../../../../src/sport/session-measures.ts";
import type { FinishedSportLog } from "../../../../src/sport/sport-log.ts";

const START = new Date("2026-03-02T07:00:00Z");

/** A run of half an hour. */
export function aFinishedLog(facts: Partial<FinishedSportLog> = {}): FinishedSportLog {
  return {
    id: "01a1fbf8-0000-7000-8000-000000000001" as SportLogId,
    userId: "01a1fbf8-0000-7000-8000-000000000002" as UserId,
    sportName: "Morning run",
    sportStart: START,
    sportEnd: new Date("2026-03-02T07:30:00Z"),
    finished: true,
    calories: 300,
    caloriesSource: "device",
    feedback: null,
    notes: null,
    exerciseType: "running",
    isCustom: false,
    mets: { stated: null, adult: 9.8, olderAdult: 7.5 },
    measures: NO_MEASURES,
    source: null,
    matchedCategoryId: "running",
    createdAt: START,
    updatedAt: START,
    revision: 1,
    ...facts,
  };
}

/** Measures, those named in `computed` from a track. */
export function measured(
  amounts: Partial<MeasuredAmounts>,
  computed: readonly MeasureName[] = [],
): SessionMeasures {
  return { ...NO_MEASURES, ...amounts, computed };
}
