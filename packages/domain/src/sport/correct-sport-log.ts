import { cataloguedSession } from "./catalogued-session.ts";
import { type BodyMeasures, metOf } from "./session-energy.ts";
import {
  MEASURE_NAMES,
  type MeasureName,
  type SessionMeasures,
  type StatedMeasures,
} from "./session-measures.ts";
import { changeSportLog, type SportLog, type SportLogChanges } from "./sport-log.ts";

/** What may be corrected of a log, which is all that its person said; an absent field stays, null removes. */
export type SportLogCorrection = SportLogChanges & {
  readonly sportName?: string | undefined;
  readonly sportStart?: Date | undefined;
  readonly notes?: string | null | undefined;
  readonly exerciseType?: string | null | undefined;
  readonly isCustom?: boolean | undefined;
  /** An intensity the person states; goes before the tables. */
  readonly met?: number | null | undefined;
};

/**
 * The log as it should have been written. Calories, MET and measures that are shown already are no statement of the person's, so that a
 * log can be sent back as it came; with another name or type the session is looked up in the catalogue anew.
 * @throws DomainError `invalid_input` when the end would lie before the start or more than 7 days after it.
 */
export function correctSportLog(
  log: SportLog,
  correction: SportLogCorrection,
  measures: BodyMeasures,
  now: Date,
): SportLog {
  const { sportName, sportStart, notes, exerciseType, isCustom, met, ...rest } = correction;
  const described = {
    ...log,
    sportName: sportName ?? log.sportName,
    sportStart: sportStart ?? log.sportStart,
    notes: notes === undefined ? log.notes : notes,
    exerciseType: exerciseType === undefined ? log.exerciseType : exerciseType,
    isCustom: isCustom ?? log.isCustom,
  };
  const changes = {
    ...rest,
    calories: correction.calories === log.calories ? undefined : correction.calories,
    measures: correction.measures && unlessShown(correction.measures, log.measures),
  };
  const stated = met === undefined || met === metOf(log, measures) ? log.mets.stated : met;
  return {
    ...changeSportLog(described, changes, now, log),
    ...cataloguedAnew(log, described, stated),
  };
}

function unlessShown(stated: StatedMeasures, shown: SessionMeasures): StatedMeasures {
  const isOther = (name: MeasureName) => stated[name] !== undefined && stated[name] !== shown[name];
  return Object.fromEntries(
    MEASURE_NAMES.filter(isOther).map((name) => [name, stated[name]]),
  ) as StatedMeasures;
}

function cataloguedAnew(
  before: SportLog,
  after: SportLog,
  stated: number | null,
): Pick<SportLog, "mets" | "matchedCategoryId"> {
  const { mets, matchedCategoryId } = before;
  const isSame = after.sportName === before.sportName && after.exerciseType === before.exerciseType;
  if (isSame && stated === mets.stated) return { mets, matchedCategoryId };
  const anew = cataloguedSession(after, stated ?? undefined);
  return isSame ? { mets: { ...mets, stated: anew.mets.stated }, matchedCategoryId } : anew;
}
