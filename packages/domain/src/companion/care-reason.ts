import {
  type Concern,
  gravestConcern,
  needsCare,
  type SessionConcern,
} from "../safety/concern/session-concern.ts";
import { MILLISECONDS_PER_HOUR } from "../shared/durations.ts";
import type { SportLog } from "../sport/sport-log.ts";
import type { CareReason } from "./care-sources.data.ts";
import { hasJustEnded, hasJustGoneBadly } from "./companion-state.ts";

/** For so many hours after a session the companion keeps in mind what was told of danger in it (design value). */
export const CONCERN_HOURS = 24;

/**
 * What somebody told of their last sessions that asks for care; null where there is nothing. What is graver than pain, or
 * about something else than the body, counts for a day; pain and the worst rating as long as the end of the session would
 * be celebrated.
 */
export function careReason({
  logs,
  concerns,
  now,
}: {
  readonly logs: readonly SportLog[];
  readonly concerns: readonly SessionConcern[];
  readonly now: Date;
}): CareReason | null {
  const gravest = gravestConcern(concerns.filter((concern) => counts(concern, now)));
  if (gravest !== undefined) return reasonOf(gravest);
  return hasJustGoneBadly(logs, now) ? "hard" : null;
}

/** By the matter first, as a report says it: rest is no answer to a worry, however mild. */
function reasonOf({ grade, matter }: Concern): CareReason {
  if (matter !== "body") return "support";
  return grade === "care" ? "look" : grade;
}

function counts(concern: SessionConcern, now: Date): boolean {
  if (!isLately(concern, now)) return false;
  return concern.matter !== "body" || needsCare(concern.grade) || hasJustEnded(concern, now);
}

function isLately({ sportStart, sportEnd }: SessionConcern, now: Date): boolean {
  const elapsed = now.getTime() - (sportEnd ?? sportStart).getTime();
  return elapsed >= 0 && elapsed <= CONCERN_HOURS * MILLISECONDS_PER_HOUR;
}
