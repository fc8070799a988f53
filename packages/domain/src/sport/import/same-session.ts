import type { SessionMeasures } from "../session-measures.ts";
import type { SportLog } from "../sport-log.ts";

/** When a session took place; no end is known of some. */
export type SessionTime = { readonly sportStart: Date; readonly sportEnd: Date | null };

/** How far the clocks of two recordings of one session may be apart (design value). */
export const SAME_START_MILLISECONDS = 60_000;
/** The part of the shorter session that two recordings of one session share at least (design value). */
const SHARED_PART = 0.5;

/** Nobody starts so many sessions in a minute (design value). */
const MOST_IN_A_MINUTE = 100;

/** In milliseconds; no end is known of some. */
type Times = { readonly start: number; readonly end: number | null };

/**
 * Whether two records are of one session: they start at most a minute apart and, where both last a known time, share at
 * least half of the shorter one's. The legs of a triathlon, which follow each other, stay apart; time in motion and
 * time elapsed are one session.
 */
export function isSameSession(one: SessionTime, other: SessionTime): boolean {
  return areOfOneSession(timesOf(one), timesOf(other));
}

/**
 * Those of `candidates` that are none of the sessions in `stored` and none of the new ones before them, in their order:
 * what would be new if each came by itself. Only sessions whose starts are near each other are compared, and of each
 * minute only the first 100: whatever starts in a minute that has so many is taken for one of them.
 *
 * @example
 * ```ts
 * import { newSessionsAmong } from "@health-exercise/domain/sport";
 * const at = (from: string, to: string) => ({ sportStart: new Date(from), sportEnd: new Date(to) });
 * const stored = [at("2026-03-02T07:00:00Z", "2026-03-02T07:30:00Z")];
 * const watch = at("2026-03-02T07:00:20Z", "2026-03-02T07:29:50Z");
 * const evening = at("2026-03-02T19:00:00Z", "2026-03-02T19:30:00Z");
 * console.log(newSessionsAmong([watch, evening], stored).length); // 1
 * ```
 */
export function newSessionsAmong<Session extends SessionTime>(
  candidates: readonly Session[],
  stored: readonly SessionTime[],
): readonly Session[] {
  const known = new Map<number, Times[]>();
  for (const session of stored) {
    const [times, inMinute] = placeOf(session, known);
    if (inMinute.length < MOST_IN_A_MINUTE) inMinute.push(times);
  }
  return candidates.filter((candidate) => {
    const [times, inMinute, minute] = placeOf(candidate, known);
    if (inMinute.length >= MOST_IN_A_MINUTE) return false;
    // A minute is as long as starts may be apart, so that no other can hold the same session.
    const near = [inMinute, known.get(minute - 1), known.get(minute + 1)];
    if (near.some((each) => each?.some((other) => areOfOneSession(times, other)))) return false;
    inMinute.push(times);
    return true;
  });
}

/** The times of a session, and what is known of the minute it starts in. */
function placeOf(
  session: SessionTime,
  known: Map<number, Times[]>,
): readonly [times: Times, inMinute: Times[], minute: number] {
  const times = timesOf(session);
  const minute = Math.floor(times.start / SAME_START_MILLISECONDS);
  const inMinute = known.get(minute) ?? [];
  known.set(minute, inMinute);
  return [times, inMinute, minute];
}

function timesOf({ sportStart, sportEnd }: SessionTime): Times {
  return { start: sportStart.getTime(), end: sportEnd?.getTime() ?? null };
}

function areOfOneSession(one: Times, other: Times): boolean {
  if (Math.abs(one.start - other.start) > SAME_START_MILLISECONDS) return false;
  if (one.end === null || other.end === null) return true;
  const shorter = Math.min(one.end - one.start, other.end - other.start);
  if (shorter <= 0) return true;
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared >= shorter * SHARED_PART;
}

/** The kind and the id of a source as one text; undefined where a log has no id there. */
export function sourceKeyOf({ source }: Pick<SportLog, "source">): string | undefined {
  if (source === null || source.externalId === null) return undefined;
  return JSON.stringify([source.kind, source.externalId]);
}

/** Those of `logs` whose source is not among the `known` keys, nor that of one before them in the list. */
export function notOfSources<Log extends Pick<SportLog, "source">>(
  logs: readonly Log[],
  known: ReadonlySet<string | undefined>,
): readonly Log[] {
  const seen = new Set<string>();
  return logs.filter((log) => {
    const key = sourceKeyOf(log);
    if (key === undefined) return true;
    if (known.has(key) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The parts of a log by which one record of a session tells more than another. */
export type RecordedSession = SessionTime & {
  readonly calories: number;
  readonly feedback: string | null;
  readonly measures: Pick<SessionMeasures, "distanceMeters" | "averageHeartRateBpm">;
};

/** The logs with those that tell most first, so that of several records of one session the fullest is kept. */
export function fullestFirst<Log extends RecordedSession>(logs: readonly Log[]): readonly Log[] {
  return [...logs].sort((left, right) => fullness(right) - fullness(left));
}

/** A known duration weighs most, then energy, distance, heart rate, and last a rating. */
function fullness({ sportEnd, calories, feedback, measures }: RecordedSession): number {
  return (
    16 * Number(sportEnd !== null) +
    8 * Number(calories > 0) +
    4 * Number(measures.distanceMeters !== null) +
    2 * Number(measures.averageHeartRateBpm !== null) +
    Number(feedback !== null)
  );
}
