import {
  gravestConcern,
  needsCare,
  type SessionConcern,
} from "../safety/concern/session-concern.ts";
import { MILLISECONDS_PER_HOUR } from "../shared/durations.ts";
import type { SportLog } from "../sport/sport-log.ts";
import type { CareReason } from "./care-messages.data.ts";
import { hasJustEnded, hasJustGoneBadly } from "./companion-state.ts";

/** For so many hours after a session the companion keeps in mind what was told of danger in it (design value). */
export const CONCERN_HOURS = 24;

/**
 * What somebody told of their last sessions that asks for care; null where there is nothing. Danger counts for a day, pain
 * and the worst rating as long as the end of the session would be celebrated.
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
  const lately = concerns.filter((concern) => isLately(concern, now));
  const grave = gravestConcern(lately.filter(({ grade }) => needsCare(grade)));
  if (grave !== undefined) {
    if (grave.matter !== "body") return "support";
    return grave.grade === "danger" ? "danger" : "look";
  }
  if (lately.some((concern) => hasJustEnded(concern, now))) return "ease";
  return hasJustGoneBadly(logs, now) ? "hard" : null;
}

function isLately({ sportStart, sportEnd }: SessionConcern, now: Date): boolean {
  const elapsed = now.getTime() - (sportEnd ?? sportStart).getTime();
  return elapsed >= 0 && elapsed <= CONCERN_HOURS * MILLISECONDS_PER_HOUR;
}
