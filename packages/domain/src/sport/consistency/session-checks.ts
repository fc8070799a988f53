import type { BodyMeasures } from "../session-energy.ts";
import { isStillToCome } from "../session-times.ts";
import { COMPLETION_STATUSES, readFeedback } from "../sport-feedback.ts";
import type { SportLog } from "../sport-log.ts";
import { MAX_DURATION_MILLISECONDS, SPORT_LOG_LIMITS } from "../sport-log-limits.ts";
import type { Finding } from "./consistency-issue.ts";
import type { ConsistencyCheckName } from "./consistency-rules.ts";
import { checkMeasures } from "./measure-checks.ts";
import { plausibleCalories } from "./plausible-calories.ts";

/** What the checks of a single session depend on besides it. */
type SessionCheckContext = { readonly now: Date; readonly measures: BodyMeasures };

/** Gives what it found; null when the session has nothing that it looks at. */
export type SessionCheck = (log: SportLog, context: SessionCheckContext) => Finding[] | null;

/** The checks that look at one session at a time. */
export const SESSION_CHECKS: readonly {
  readonly name: ConsistencyCheckName;
  readonly check: SessionCheck;
}[] = [
  { name: "session_end", check: checkEnd },
  { name: "future_start", check: checkStart },
  { name: "calories", check: checkCalories },
  { name: "measures", check: checkMeasures },
  { name: "feedback", check: checkFeedback },
];

function checkEnd(log: SportLog): Finding[] | null {
  if (log.sportEnd === null) return null;
  const duration = log.sportEnd.getTime() - log.sportStart.getTime();
  if (duration < 0) return [{ code: "end_before_start", logId: log.id }];
  if (duration <= MAX_DURATION_MILLISECONDS) return [];
  const values = { days: SPORT_LOG_LIMITS.durationDays };
  return [{ code: "lasts_too_long", logId: log.id, values }];
}

function checkStart(log: SportLog, { now }: SessionCheckContext): Finding[] {
  return isStillToCome(log.sportStart, now) ? [{ code: "starts_in_future", logId: log.id }] : [];
}

/** No calories are read as "not stated" and not looked at. */
function checkCalories(log: SportLog, { measures }: SessionCheckContext): Finding[] | null {
  const { id: logId, calories } = log;
  if (!log.finished || calories === 0) return null;
  const { least, most } = plausibleCalories(log, measures);
  if (calories > most) {
    return [{ code: "calories_too_high", logId, values: { calories, limit: most } }];
  }
  return calories < least
    ? [{ code: "calories_too_low", logId, values: { calories, limit: least } }]
    : [];
}

function checkFeedback(log: SportLog): Finding[] | null {
  const feedback = readFeedback(log.feedback);
  switch (feedback.kind) {
    case "none":
      return null;
    case "text":
      return [];
    case "unreadable":
      return [{ code: "feedback_unreadable", logId: log.id }];
    case "structured":
      return Object.entries(FEEDBACK_FIELDS)
        .filter(([field, isAllowed]) => {
          const value = feedback.fields[field];
          return value !== undefined && value !== null && !isAllowed(value);
        })
        .map(([field]) => ({ code: "feedback_out_of_range", logId: log.id, values: { field } }));
  }
}

type Bounds = { readonly min: number; readonly max: number };

/** The fields of structured feedback that have a meaning here, each with its rule. */
const FEEDBACK_FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  completion_status: (value) => COMPLETION_STATUSES.some((status) => status === value),
  feeling_rating: isNumberWithin(SPORT_LOG_LIMITS.feelingRating),
  custom_notes: (value) => typeof value === "string",
  final_calories: isNumberWithin(SPORT_LOG_LIMITS.calories),
  perceived_exertion: isNumberWithin(SPORT_LOG_LIMITS.perceivedExertion),
  rpe: isNumberWithin(SPORT_LOG_LIMITS.perceivedExertion),
};

function isNumberWithin({ min, max }: Bounds): (value: unknown) => boolean {
  return (value) => typeof value === "number" && value >= min && value <= max;
}
