import { MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import { instantAt } from "../../shared/local-date.ts";
import { isWithinBounds } from "../../sport/session-measures.ts";
import type { SportFeedback } from "../../sport/sport-feedback.ts";
import { SPORT_LOG_LIMITS } from "../../sport/sport-log-limits.ts";
import { labelOf } from "./action-label.ts";
import { ACTION_LABELS } from "./action-labels.data.ts";
import type { ActionMaterial } from "./action-material.ts";
import type { OfferedAction, SessionToLog } from "./chat-action.ts";
import type { ToldSession } from "./told-sessions.ts";

/** When a session of an earlier day began of which neither a time nor a part of the day is told, in minutes after midnight (design value). */
const NOON = 12 * 60;
const TENTHS = 10;

/** Offers to record a session that is over. */
export function logAction(
  told: ToldSession,
  rating: Pick<SportFeedback, "feelingRating" | "perceivedExertion">,
  material: ActionMaterial,
): OfferedAction {
  const { writing } = material;
  const { name, minutes, distance, kilocalories } = told;
  const session: SessionToLog = {
    sportName: name,
    ...timesOf(told, material),
    calories: Math.min(kilocalories ?? 0, SPORT_LOG_LIMITS.calories.max),
    distanceMeters: distanceOf(told),
    notes: distance,
    feedback: Object.keys(rating).length === 0 ? null : rating,
  };
  const shown = [
    labelOf(ACTION_LABELS.logSession, writing, { name }),
    ...(minutes === null
      ? []
      : [labelOf(ACTION_LABELS.minutes, writing, { minutes: String(Math.round(minutes)) })]),
    ...(distance === null || name.toLowerCase().includes(distance.toLowerCase())
      ? []
      : [labelOf(ACTION_LABELS.extra, writing, { text: distance })]),
  ];
  return { kind: "log_session", label: shown.join(""), session };
}

/** No distance that a log could not hold. */
function distanceOf({ meters }: ToldSession): number | null {
  if (meters === null || !isWithinBounds("distanceMeters", meters)) return null;
  return Math.round(meters * TENTHS) / TENTHS;
}

/**
 * From when to when: as the times of day say that are told, or the part of the day; else a session of today ended now, and
 * one of an earlier day began at noon.
 */
function timesOf(
  told: ToldSession,
  { now, records: { today, timeZone } }: ActionMaterial,
): Pick<SessionToLog, "sportStart" | "sportEnd"> {
  const { day, minutes, startsAt, endsAt, partOfDay } = told;
  const length = minutes === null ? null : Math.round(minutes * MILLISECONDS_PER_MINUTE);
  const stated = startsAt ?? (endsAt === null || minutes === null ? null : endsAt - minutes);
  const start = stated ?? partOfDay?.usualStart ?? (day === today ? null : NOON);
  const end = start === null ? null : instantAt(day, start, timeZone).getTime() + (length ?? 0);
  const last = end === null || end > now.getTime() ? now.getTime() : end;
  return {
    sportStart: new Date(last - (length ?? 0)),
    sportEnd: length === null ? null : new Date(last),
  };
}
