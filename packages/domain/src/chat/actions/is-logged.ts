import { read } from "../../language/read.ts";
import { MILLISECONDS_PER_HOUR, MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import { durationMilliseconds } from "../../sport/sport-log.ts";
import { readRecordActivities } from "../records/kinds/read-record-activities.ts";
import type { ActionMaterial } from "./action-material.ts";
import { type ActionReading, meant } from "./action-reading.ts";
import type { ToldSession } from "./told-sessions.ts";

/** So much may what is told differ from what is on record (design values). */
const APART = { minutes: 1, share: 0.05 } as const;
/** What ended longer ago than this is not what somebody "just" did (design value). */
const JUST_HOURS = 2;

/**
 * Whether what is told is on record already: the last session of that day, of the same kind, and of the length and way that are told, if
 * any are. Who tells it again does not want it twice.
 */
export function isLogged(
  { day, families, minutes, meters }: ToldSession,
  reading: ActionReading,
  { records: { lastSession }, now }: ActionMaterial,
): boolean {
  if (lastSession === null || lastSession.date !== day) return false;
  const { log } = lastSession;
  const own = familiesOf(log.sportName);
  if (families.length > 0 && !families.some((each) => own.includes(each))) return false;
  const ago = now.getTime() - (log.sportEnd ?? log.sportStart).getTime();
  if (meant(reading, "just").length > 0 && ago > JUST_HOURS * MILLISECONDS_PER_HOUR) return false;
  const lasted = (durationMilliseconds(log) ?? 0) / MILLISECONDS_PER_MINUTE;
  if (minutes !== null && Math.abs(minutes - lasted) > APART.minutes) return false;
  const way = log.measures.distanceMeters;
  return meters === null || way === null || Math.abs(meters - way) <= APART.share * way;
}

/** The families of what the name of a session says. */
export function familiesOf(sportName: string): readonly string[] {
  return readRecordActivities(read(sportName)).flatMap(({ activity }) => activity?.families ?? []);
}
