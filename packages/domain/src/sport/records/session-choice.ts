import { durationMilliseconds, type FinishedSportLog } from "../sport-log.ts";
import { paceToCompare } from "../statistics/distance-totals.ts";
import { minutesOf } from "../statistics/exercise-totals.ts";
import { slownessToCompare } from "../statistics/movement.ts";
import { leastBy } from "./picked-sessions.ts";
import type { DatedSession } from "./record-fact.ts";
import type { RecordChoice, SessionBound } from "./record-query.ts";

/**
 * Those of `sessions`, which are in the order of start, that `choice` means; of equals the earliest. Which of different kinds
 * of exercise was slowest says nothing: then it is that of those on foot.
 */
export function chosenSessions(
  sessions: readonly DatedSession[],
  choice: RecordChoice,
  { isOfKind }: { readonly isOfKind: boolean },
): readonly DatedSession[] {
  switch (choice.by) {
    case "latest":
      return sessions.slice(-choice.count);
    case "shortest":
      return leastBy(sessions, durationMilliseconds);
    case "slowest":
      return leastBy(sessions, (log) => {
        const slowness = isOfKind ? slownessToCompare(log) : paceToCompare(log);
        return slowness === null ? null : -slowness;
      });
    case "bound":
      return sessions.filter(({ log }) => isWithin(log, choice.bound));
  }
}

/** Whether a session is known to be of so much time or way. */
function isWithin(log: FinishedSportLog, { measure, side, value }: SessionBound): boolean {
  const duration = durationMilliseconds(log);
  const minutes = duration === null ? null : minutesOf(duration);
  const known = measure === "minutes" ? minutes : log.measures.distanceMeters;
  if (known === null) return false;
  switch (side) {
    case "least":
      return known >= value;
    case "most":
      return known <= value;
    case "above":
      return known > value;
    case "below":
      return known < value;
  }
}
