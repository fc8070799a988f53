import {
  isMeanAboveHighest,
  MEASURE_NAMES,
  type MeasureName,
  movesLongerThan,
  type SessionMeasures,
  TRACK_SUMS,
} from "../session-measures.ts";
import type { FinishedSportLog } from "../sport-log.ts";
import { MAX_DURATION_MILLISECONDS } from "../sport-log-limits.ts";
import { SAME_START_MILLISECONDS } from "./same-session.ts";

type Facts = { -readonly [Name in keyof FinishedSportLog]?: FinishedSportLog[Name] };

/** What a log is called whose file names neither a title nor a type. */
export const NAMELESS_ACTIVITY = "Activity";

/**
 * `log` with what it lacks and another recording of the same session, `recorded`, tells: the end, the energy, the measures,
 * what was done. A measure that was computed from a track gives way to one that a device told. Nothing that is there is
 * changed otherwise, and a measure that a person removed stays away. Undefined where there is nothing to add.
 */
export function completedSportLog(
  log: FinishedSportLog,
  recorded: FinishedSportLog,
): FinishedSportLog | undefined {
  const added: Facts = { ...endAdded(log, recorded), ...energyAdded(log, recorded) };
  const sportEnd = added.sportEnd ?? log.sportEnd;
  const measures = measuresAdded(log, recorded.measures, sportEnd);
  if (measures !== log.measures) added.measures = measures;
  Object.assign(added, kindAdded(log, recorded));
  if (Object.keys(added).length === 0) return undefined;
  return { ...log, ...added, updatedAt: recorded.createdAt, revision: log.revision + 1 };
}

/** The end of a session at another time is not that of a log that was moved, nor one before the time that was in motion is over. */
function endAdded(
  { sportStart, sportEnd, measures }: FinishedSportLog,
  recorded: FinishedSportLog,
): Facts {
  if (sportEnd !== null || recorded.sportEnd === null) return {};
  const moved = Math.abs(sportStart.getTime() - recorded.sportStart.getTime());
  if (moved > SAME_START_MILLISECONDS) return {};
  const elapsed = recorded.sportEnd.getTime() - sportStart.getTime();
  const isPossible =
    elapsed >= 0 && elapsed <= MAX_DURATION_MILLISECONDS && !movesLongerThan(measures, elapsed);
  return isPossible ? { sportEnd: recorded.sportEnd } : {};
}

function energyAdded(log: FinishedSportLog, { calories, caloriesSource }: FinishedSportLog): Facts {
  return log.caloriesSource === "none" && caloriesSource === "device"
    ? { calories, caloriesSource }
    : {};
}

/** What somebody wrote about what they did stays, also where the catalogue does not know it. */
function kindAdded(log: FinishedSportLog, recorded: FinishedSportLog): Facts {
  const isTold = log.matchedCategoryId !== null || log.exerciseType !== null;
  if (isTold || recorded.matchedCategoryId === null || log.mets.stated !== null) return {};
  const { exerciseType, matchedCategoryId, mets, sportName } = recorded;
  const isNameless = log.sportName === NAMELESS_ACTIVITY;
  return { exerciseType, matchedCategoryId, mets, ...(isNameless && { sportName }) };
}

function measuresAdded(
  { measures, sportStart }: FinishedSportLog,
  recorded: SessionMeasures,
  sportEnd: Date | null,
): SessionMeasures {
  const elapsed = sportEnd === null ? null : sportEnd.getTime() - sportStart.getTime();
  // The track of a whole session does not tell how far one went that was trimmed since.
  const isOfMore = movesLongerThan(recorded, elapsed);
  const isOther = (name: MeasureName) =>
    isOfMore && recorded.computed.includes(name) && TRACK_SUMS.includes(name);
  const names = MEASURE_NAMES.filter(
    (name) => isWanted(name, measures, recorded) && !isOther(name),
  );
  if (names.length === 0) return measures;
  const kept = names.filter((name) => {
    const alone = filled(measures, recorded, [name]);
    return !(isMeanAboveHighest(alone) || movesLongerThan(alone, elapsed));
  });
  const all = filled(measures, recorded, kept);
  const fits = isMeanAboveHighest(all) ? kept.filter((name) => !RATES.has(name)) : kept;
  return fits.length === 0 ? measures : filled(measures, recorded, fits);
}

const RATES: ReadonlySet<MeasureName> = new Set(["averageHeartRateBpm", "maxHeartRateBpm"]);

function isWanted(name: MeasureName, own: SessionMeasures, recorded: SessionMeasures): boolean {
  if (recorded[name] === null) return false;
  if (own[name] === null) return own.removed?.includes(name) !== true;
  return own.computed.includes(name) && !recorded.computed.includes(name);
}

function filled(
  own: SessionMeasures,
  recorded: SessionMeasures,
  names: readonly MeasureName[],
): SessionMeasures {
  const added = Object.fromEntries(names.map((name) => [name, recorded[name]]));
  const computed = MEASURE_NAMES.filter((name) =>
    (names.includes(name) ? recorded : own).computed.includes(name),
  );
  return { ...own, ...added, computed };
}
