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
  const known = new SessionFinder<true>();
  for (const session of stored) known.add(session, true);
  return candidates.filter((candidate) => {
    if (known.find(candidate) || known.isCrowdedAt(candidate)) return false;
    known.add(candidate, true);
    return true;
  });
}

/** Finds what is known of a session by when it took place. */
export class SessionFinder<Known> {
  readonly #minutes = new Map<number, { readonly times: Times; readonly known: Known }[]>();

  /** Remembers a session; of those of one minute the first 100. */
  add(session: SessionTime, known: Known): void {
    const times = timesOf(session);
    const minute = minuteOf(times);
    const inMinute = this.#minutes.get(minute) ?? [];
    this.#minutes.set(minute, inMinute);
    if (inMinute.length < MOST_IN_A_MINUTE) inMinute.push({ times, known });
  }

  /** Whether no more sessions that start in this minute are told apart. */
  isCrowdedAt(session: SessionTime): boolean {
    const inMinute = this.#minutes.get(minuteOf(timesOf(session)));
    return inMinute !== undefined && inMinute.length >= MOST_IN_A_MINUTE;
  }

  /** What is known of the session, or one that it is another recording of. */
  find(session: SessionTime): Known | undefined {
    const times = timesOf(session);
    const minute = minuteOf(times);
    // A minute is as long as starts may be apart, so that no other can hold the same session.
    const found =
      this.#findIn(minute, times) ??
      this.#findIn(minute - 1, times) ??
      this.#findIn(minute + 1, times);
    return found?.known;
  }

  #findIn(minute: number, times: Times): { readonly known: Known } | undefined {
    for (const each of this.#minutes.get(minute) ?? NOTHING)
      if (areOfOneSession(times, each.times)) return each;
    return undefined;
  }
}

const NOTHING: readonly never[] = [];

function minuteOf({ start }: Times): number {
  return Math.floor(start / SAME_START_MILLISECONDS);
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
  return `${source.kind.length} ${source.kind} ${source.externalId}`;
}

/** The parts of a log by which one record of a session tells more than another. */
export type RecordedSession = SessionTime & {
  readonly calories: number;
  readonly feedback: string | null;
  readonly measures: Pick<SessionMeasures, "distanceMeters" | "averageHeartRateBpm">;
};

/** How much a record of a session tells: a known duration weighs most, then energy, distance, heart rate, and last a rating. */
export function fullness({ sportEnd, calories, feedback, measures }: RecordedSession): number {
  return (
    16 * Number(sportEnd !== null) +
    8 * Number(calories > 0) +
    4 * Number(measures.distanceMeters !== null) +
    2 * Number(measures.averageHeartRateBpm !== null) +
    Number(feedback !== null)
  );
}
