import { type FinishedSportLog, NO_MEASURES, type SportLog } from "@health-exercise/domain/sport";
import { aSportLogId, aUserId } from "./an-id.ts";

type Facts = Partial<Omit<FinishedSportLog, "finished">> & { readonly finished?: boolean };

const START = new Date("2026-03-02T07:00:00.000Z");
const HALF_AN_HOUR = 1_800_000;

/** A finished run of half an hour, or one under way when told so. */
export function aSportLog(facts: Facts = {}): SportLog {
  const { finished = true, ...stated } = facts;
  const sportStart = facts.sportStart ?? START;
  const details = {
    id: aSportLogId(),
    userId: aUserId(),
    sportName: "Running",
    sportStart,
    sportEnd: finished ? new Date(sportStart.getTime() + HALF_AN_HOUR) : null,
    calories: 300,
    caloriesSource: "user" as const,
    feedback: null,
    notes: null,
    exerciseType: null,
    isCustom: false,
    mets: { stated: null, adult: 9.8, olderAdult: 7.5 },
    measures: NO_MEASURES,
    source: null,
    matchedCategoryId: "running",
    createdAt: START,
    updatedAt: START,
    revision: 1,
    ...stated,
  };
  return finished ? { ...details, finished: true } : { ...details, finished: false };
}
