import { DomainError, invalidField } from "../shared/domain-error.ts";
import type { SportLogId, UserId } from "../shared/ids.ts";
import type { MetEditionId } from "./met/met-edition.ts";
import {
  isLengthAtStake,
  measuresWithin,
  NO_MEASURES,
  requireConsistentChange,
  requireConsistentMeasures,
  type SessionMeasures,
  type SessionSource,
  type StatedMeasures,
  withMeasures,
} from "./session-measures.ts";
import {
  areSameTimes,
  elapsedMilliseconds,
  endWhenClosed,
  requirePlausibleTimes,
  type SessionTimes,
} from "./session-times.ts";
import { joinFeedback, type SportFeedback } from "./sport-feedback.ts";
import { SPORT_LOG_LIMITS } from "./sport-log-limits.ts";

/** Who stated the calories of a log; `none`: nobody did, and they are 0. */
export const CALORIES_SOURCES = ["user", "device", "none"] as const;
export type CaloriesSource = (typeof CALORIES_SOURCES)[number];

/**
 * The intensity of a session in MET, by every table it can be read from; which one holds depends on
 * the person's age on the day. Null where the table knows no such activity.
 */
export type SessionMets = {
  /** Stated by the person for a custom exercise; goes before the tables. Two decimals. */
  readonly stated: number | null;
  readonly adult: number | null;
  readonly olderAdult: number | null;
  /** The table that `adult` was found in, where it is not the adult table itself: it lacks pickleball and wheelchairs. */
  readonly adultEdition?: MetEditionId;
  /** The table that `olderAdult` was found in, where the older-adult table lacks the activity. */
  readonly olderAdultEdition?: MetEditionId;
};

/** What every log says, whether its session is over or not. */
export type SportLogDetails = {
  readonly id: SportLogId;
  readonly userId: UserId;
  readonly sportName: string;
  readonly sportStart: Date;
  readonly calories: number;
  readonly caloriesSource: CaloriesSource;
  readonly feedback: string | null;
  readonly notes: string | null;
  readonly exerciseType: string | null;
  readonly isCustom: boolean;
  readonly mets: SessionMets;
  readonly measures: SessionMeasures;
  /** Null for what was written by hand. */
  readonly source: SessionSource | null;
  /** The catalogue's category of the activity that the name and type mean; null when unknown. */
  readonly matchedCategoryId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Counts the changes; a change that was made to an older revision is refused. */
  readonly revision: number;
};

/** A session under way; `sportEnd` is a planned end, if any. */
export type OpenSportLog = SportLogDetails & {
  readonly finished: false;
  readonly sportEnd: Date | null;
};

/** A session that is over; `sportEnd` is null when nobody said when it ended. */
export type FinishedSportLog = SportLogDetails & {
  readonly finished: true;
  readonly sportEnd: Date | null;
};

/** One exercise session of one person. At most one log of a person is open. */
export type SportLog = OpenSportLog | FinishedSportLog;

/** What a new log says; METs and category come from the catalogue. Without measures nothing was measured. */
export type NewSportLog = Omit<
  SportLog,
  "createdAt" | "updatedAt" | "revision" | "mets" | "matchedCategoryId" | "measures" | "source"
> &
  Partial<Pick<SportLog, "measures" | "source">>;

/** What may be changed of a log; an absent field stays, null removes. */
export type SportLogChanges = {
  readonly sportEnd?: Date | null | undefined;
  readonly calories?: number | undefined;
  readonly finished?: boolean | undefined;
  readonly feedback?: string | null | undefined;
  readonly measures?: StatedMeasures | undefined;
};

/**
 * A log as it is first written.
 * @throws DomainError `invalid_input` when it ends before it starts, lasts longer than 7 days, or its measures contradict each other.
 */
export function recordSportLog(
  log: NewSportLog,
  catalogued: Pick<SportLog, "mets" | "matchedCategoryId">,
  now: Date,
): SportLog {
  requirePlausibleTimes(log);
  const { measures = NO_MEASURES, source = null } = log;
  requireConsistentMeasures(measures, elapsedMilliseconds(log));
  return { ...log, ...catalogued, measures, source, createdAt: now, updatedAt: now, revision: 1 };
}

/**
 * The log after `changes`. `finished` alone decides whether it is open: closing an open log sets the
 * end to `now` where there is none, and `false` clears the end unless one is sent, of an open log the planned one; a finished log gets no end that nobody stated.
 * What is neither changed nor made wrong by the change is not looked at; `before` is the log where `log` has changes already.
 * A time in motion that nobody states with the change gives way to shorter times of the session.
 * @throws DomainError `invalid_input` when the end would lie before the start or more than 7 days after it, or the measures
 * would contradict each other.
 */
export function changeSportLog(
  log: SportLog,
  changes: SportLogChanges,
  now: Date,
  before: SportLog = log,
): SportLog {
  const finished = changes.finished ?? log.finished;
  // A log that is said to be open has no end but the one that is said beside.
  const keptEnd = changes.finished === false ? null : log.sportEnd;
  const statedEnd = changes.sportEnd === undefined ? keptEnd : changes.sportEnd;
  const closes = !log.finished && finished;
  const sportEnd = closes ? (statedEnd ?? endOfClosed(log, now)) : statedEnd;
  const measures = measuresAfter(before, { ...log, sportEnd }, changes.measures);
  return {
    ...log,
    finished,
    sportEnd,
    measures,
    ...statedCalories(log, changes.calories),
    feedback: changes.feedback === undefined ? log.feedback : changes.feedback,
    updatedAt: now,
    revision: log.revision + 1,
  };
}

/**
 * The log with `feedback` joined to it, finished. An open log without an end ends `now`, or at its start by a clock that is
 * a little ahead, and has no end while it is still to come and more than 7 days after its start.
 * @throws DomainError `invalid_input` when the feedback, with what was kept before, is too long to keep.
 */
export function giveSportFeedback(
  log: SportLog,
  feedback: SportFeedback,
  now: Date,
): FinishedSportLog {
  const sportEnd = log.finished
    ? log.sportEnd
    : (log.sportEnd ?? endWhenClosed(log.sportStart, now));
  const measures = measuresAfter(log, { ...log, sportEnd });
  return {
    ...log,
    finished: true,
    sportEnd,
    measures,
    ...statedCalories(log, feedback.finalCalories),
    feedback: joinFeedback(log.feedback, feedback),
    updatedAt: now,
    revision: log.revision + 1,
  };
}

/** The refusal of a second open log; `openLogId` is the one under way. */
export function activeLogExists(openLogId: SportLogId): DomainError {
  return new DomainError(
    "active_log_exists",
    `An exercise session is already in progress: ${openLogId}. Finish it before starting another.`,
    { conflictingId: openLogId },
  );
}

/** The refusal of a second log of one source; `logId` is the one that is there. */
export function sourceTaken(logId: SportLogId): DomainError {
  return new DomainError(
    "source_taken",
    `This activity of the source is recorded already: ${logId}.`,
    { conflictingId: logId },
  );
}

/** How long a finished session lasted; null while it is open or when its end is not known. */
export function durationMilliseconds(log: SportLog): number | null {
  if (!log.finished || log.sportEnd === null) return null;
  return log.sportEnd.getTime() - log.sportStart.getTime();
}

/** The type a session is counted under: the one stated, else the category of the activity it means. `isSameType` compares two. */
export function countedTypeOf(log: SportLog): string | null {
  return log.exerciseType ?? log.matchedCategoryId;
}

function endOfClosed({ sportStart }: SportLog, now: Date): Date {
  const end = endWhenClosed(sportStart, now);
  if (end !== null) return end;
  throw invalidField(
    "sportEnd",
    `is needed: the session starts in the future, or started more than ${SPORT_LOG_LIMITS.durationDays} days ago`,
  );
}

type MeasuredTimes = SessionTimes & Pick<SportLog, "measures">;

/** The measures once `stated` has changed them and the session has the times of `after`; both are held against what was `before`. */
function measuresAfter(
  before: MeasuredTimes,
  after: MeasuredTimes,
  stated: StatedMeasures = {},
): SessionMeasures {
  const areOtherTimes = !areSameTimes(before, after);
  if (areOtherTimes) requirePlausibleTimes(after, before);
  const changed = withMeasures(after.measures, stated);
  const duration = elapsedMilliseconds(after);
  const known = { measures: before.measures, durationMilliseconds: elapsedMilliseconds(before) };
  const givesWay = stated.movingSeconds === undefined && isLengthAtStake(known, duration);
  const measures = givesWay ? measuresWithin(changed, duration) : changed;
  requireConsistentChange(known, { measures, durationMilliseconds: duration });
  return measures;
}

function statedCalories(
  log: SportLog,
  stated: number | undefined,
): Pick<SportLog, "calories" | "caloriesSource"> {
  return stated === undefined
    ? { calories: log.calories, caloriesSource: log.caloriesSource }
    : { calories: stated, caloriesSource: "user" };
}
