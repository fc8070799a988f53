import type { SportLogId, UserId } from "../../shared/ids.ts";
import type { TimeZone } from "../../shared/time-zone.ts";
import { cataloguedRecording } from "../catalogued-session.ts";
import type { SessionSource } from "../session-measures.ts";
import { mergeFeedback } from "../sport-feedback.ts";
import { type FinishedSportLog, recordSportLog } from "../sport-log.ts";
import { MAX_DURATION_MILLISECONDS, SPORT_LOG_LIMITS } from "../sport-log-limits.ts";
import { canonicalActivityType, readableActivityType } from "./canonical-activity-type.ts";
import { NAMELESS_ACTIVITY } from "./complete-sport-log.ts";
import { importedMeasures } from "./imported-measures.ts";
import type { RecordedActivity } from "./recorded-activity.ts";
import {
  type RecordedStart,
  type StartFault,
  startOfActivity,
  wallTimeOf,
} from "./start-of-activity.ts";
import { storableText } from "./storable-text.ts";

/** The log that an activity becomes, or in one plain sentence why it becomes none. */
export type ImportedSession =
  | { readonly kind: "log"; readonly log: FinishedSportLog; readonly recorded: RecordedStart }
  | { readonly kind: "fault"; readonly message: string };

/** Whose log it becomes, and how local times are read whose file names no zone. */
export type ImportContext = {
  readonly id: SportLogId;
  readonly userId: UserId;
  readonly timeZone: TimeZone;
  /** Whether the person counts in miles: some files leave it to their account what a distance means. */
  readonly isImperial: boolean;
  readonly now: Date;
};

const { startYear, calories, perceivedExertion } = SPORT_LOG_LIMITS;
const START_FAULTS: Readonly<Record<StartFault, string>> = {
  unknown_zone: "The time zone of the activity is not known.",
  no_time: "The start is no date and time.",
};

/**
 * A recorded activity as a finished log. Texts are cut to what a log keeps; energy is rounded half up, and 0 of the
 * source `none` where the file states none; a log without a known duration has no end. A rating outside of its scale is left out.
 */
export function sportLogFromActivity(
  activity: RecordedActivity,
  { id, userId, timeZone, now, isImperial }: ImportContext,
): ImportedSession {
  const sportStart = startOfActivity(activity.start, timeZone);
  if (!(sportStart instanceof Date)) return fault(START_FAULTS[sportStart]);
  const message =
    startFault(sportStart) ??
    durationFault(activity.elapsedMilliseconds) ??
    energyFault(activity.energyKilocalories);
  if (message !== undefined) return fault(message);
  const { matched, ...names } = namesOf(activity);
  // What the device was set to counts before a title: "Swim before work" may be the name of a ride.
  const catalogued = cataloguedRecording(matched.type, matched.title);
  const energy = roundedHalfUp(activity.energyKilocalories ?? 0);
  const log = recordSportLog(
    {
      id,
      userId,
      sportName: names.sportName,
      sportStart,
      sportEnd: endOf(sportStart, activity.elapsedMilliseconds),
      finished: true,
      calories: energy,
      caloriesSource: energy > 0 ? "device" : "none",
      feedback: feedbackOf(activity.perceivedExertion),
      notes: storableText(activity.notes, SPORT_LOG_LIMITS.notesLength),
      exerciseType: catalogued.matchedCategoryId ?? names.type,
      isCustom: false,
      measures: importedMeasures(activity.measures, activity.elapsedMilliseconds, isImperial),
      source: sourceOf(activity.source),
    },
    catalogued,
    now,
  );
  const recorded = { at: sportStart, wallTime: wallTimeOf(activity.start) };
  return { kind: "log", log: { ...log, finished: true }, recorded };
}

/** The names a log keeps, and beside them those that the catalogue is asked about. */
function namesOf(activity: RecordedActivity) {
  const title = storableText(activity.name, SPORT_LOG_LIMITS.sportNameLength);
  const type = storableText(activity.type, SPORT_LOG_LIMITS.sportNameLength);
  const canonical = type === null ? null : canonicalActivityType(type);
  const readable = type === null ? null : readableActivityType(type);
  return {
    sportName:
      title ?? storableText(readable, SPORT_LOG_LIMITS.sportNameLength) ?? NAMELESS_ACTIVITY,
    type: storableText(type, SPORT_LOG_LIMITS.exerciseTypeLength),
    matched: { type: canonical, title },
  };
}

/** The source as far as it can be kept; an id that is too long is none. */
function sourceOf(source: SessionSource | undefined): SessionSource | null {
  const kind = storableText(source?.kind ?? null, SPORT_LOG_LIMITS.sourceKindLength);
  if (kind === null) return null;
  const { externalId = null } = source ?? {};
  const isKept = externalId !== null && [...externalId].length <= SPORT_LOG_LIMITS.sourceIdLength;
  return { kind, externalId: isKept ? storableText(externalId, externalId.length) : null };
}

function startFault(start: Date): string | undefined {
  const year = start.getUTCFullYear();
  return year < startYear.min || year > startYear.max
    ? `The start is not in the years ${startYear.min} to ${startYear.max}.`
    : undefined;
}

function durationFault(milliseconds: number | null): string | undefined {
  if (milliseconds === null) return undefined;
  if (!(milliseconds >= 0)) return "The duration is no time.";
  return milliseconds > MAX_DURATION_MILLISECONDS
    ? `It lasts longer than ${SPORT_LOG_LIMITS.durationDays} days.`
    : undefined;
}

function energyFault(kilocalories: number | null): string | undefined {
  const rounded = roundedHalfUp(kilocalories ?? 0);
  return rounded >= calories.min && rounded <= calories.max
    ? undefined
    : `The energy is not from ${calories.min} to ${calories.max} kcal.`;
}

function endOf(start: Date, milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(start.getTime() + Math.round(milliseconds));
}

function feedbackOf(rating: number | null): string | null {
  if (rating === null || !(rating >= perceivedExertion.min && rating <= perceivedExertion.max)) {
    return null;
  }
  return mergeFeedback(null, { perceivedExertion: rating });
}

function roundedHalfUp(value: number): number {
  return Math.floor(value + 0.5);
}

function fault(message: string): ImportedSession {
  return { kind: "fault", message };
}
