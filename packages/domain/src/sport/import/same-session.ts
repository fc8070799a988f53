/** When a session took place; no end is known of some. */
export type SessionTime = { readonly sportStart: Date; readonly sportEnd: Date | null };

/** How far the clocks of two recordings of one session may be apart (design value). */
export const SAME_START_MILLISECONDS = 60_000;
/** The part of the shorter session that two recordings of one session share at least (design value). */
const SHARED_PART = 0.5;

/**
 * Whether two records are of one session: they start at most a minute apart and, where both last a known time, share at
 * least half of the shorter one's. The legs of a triathlon, which follow each other, stay apart; time in motion and
 * time elapsed are one session.
 */
export function isSameSession(one: SessionTime, other: SessionTime): boolean {
  const start = one.sportStart.getTime();
  const otherStart = other.sportStart.getTime();
  if (Math.abs(start - otherStart) > SAME_START_MILLISECONDS) return false;
  if (one.sportEnd === null || other.sportEnd === null) return true;
  const end = one.sportEnd.getTime();
  const otherEnd = other.sportEnd.getTime();
  const shorter = Math.min(end - start, otherEnd - otherStart);
  if (shorter <= 0) return true;
  const shared = Math.min(end, otherEnd) - Math.max(start, otherStart);
  return shared >= shorter * SHARED_PART;
}

/**
 * Those of `candidates` that are none of the sessions in `stored` and none of the new ones before them, in their order:
 * what would be new if each came by itself. Only sessions whose starts are near each other are compared.
 */
export function newSessionsAmong<Session extends SessionTime>(
  candidates: readonly Session[],
  stored: readonly SessionTime[],
): readonly Session[] {
  const known = new Map<number, SessionTime[]>();
  const note = (session: SessionTime) => {
    const minute = minuteOf(session);
    const sessions = known.get(minute);
    if (sessions === undefined) known.set(minute, [session]);
    else sessions.push(session);
  };
  for (const session of stored) note(session);
  return candidates.filter((candidate) => {
    const minute = minuteOf(candidate);
    // A minute is as long as starts may be apart, so that no other can hold the same session.
    const isKnown = [minute, minute - 1, minute + 1].some((each) =>
      known.get(each)?.some((session) => isSameSession(candidate, session)),
    );
    if (!isKnown) note(candidate);
    return !isKnown;
  });
}

function minuteOf({ sportStart }: SessionTime): number {
  return Math.floor(sportStart.getTime() / SAME_START_MILLISECONDS);
}
