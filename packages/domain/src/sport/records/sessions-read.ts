import type { RecordRead } from "./needed-records.ts";
import { MAX_LISTED_SESSIONS, MAX_TOLD_SESSIONS } from "./picked-sessions.ts";
import type { RecordContext } from "./record-context.ts";
import type { DatedSession, RecordScope } from "./record-fact.ts";
import { daysOfPeriod } from "./record-period.ts";
import {
  type RecordChoice,
  type RecordPeriod,
  type RecordPickQuery,
  type RecordQuery,
  STRETCH_OF_PICK,
} from "./record-query.ts";
import type { PickedSessions } from "./record-sessions.ts";
import { chosenSessions } from "./session-choice.ts";
import { sessionsMeasured } from "./sessions-measured.ts";

type StretchPick = keyof typeof STRETCH_OF_PICK;
type MeasureQuery = Extract<RecordQuery, { readonly metric: "unrecorded" }>;

const RUNNING = "running";
/**
 * Sessions that are looked at one by one are those of so many days where no days are asked about (design values): hardly
 * anybody has more of them than can be looked at.
 */
const RECENT_DAYS = { ofAny: 30, ofKind: 90 } as const;

/**
 * What is read of sessions that are picked out. On tracks a stretch is looked for in all runs of the days that are asked
 * about, and so only where running is meant.
 */
export function pickRead(query: RecordPickQuery, context: RecordContext): RecordRead {
  const { metric: pick, choice } = query;
  const isOfLatest = choice?.by === "latest";
  const scope = isOfLatest ? recentScope(query, context) : scopeOf(query, query.period, context);
  const isOfRuns = query.activity?.families.includes(RUNNING) ?? true;
  const stretch = isOfRuns && pick in STRETCH_OF_PICK ? STRETCH_OF_PICK[pick as StretchPick] : null;
  return {
    kind: "sessions",
    scope,
    pick,
    stretch,
    fact: (found, onTrack) => ({
      kind: "sessions",
      query,
      of: { ...scope, amount: found.whole },
      sessions: toldOf(found, query, context),
      ...(stretch !== null && { onTrack }),
      ...(choice !== undefined && lookedAtOf(found)),
    }),
  };
}

/** What is read of sessions for a measure that no sum has: a list, of which those are told that tell it. */
export function measuresRead(query: MeasureQuery, context: RecordContext): RecordRead {
  const scope = recentScope(query, context);
  return {
    kind: "sessions",
    scope,
    pick: "list",
    stretch: null,
    fact: (found) => {
      const measured = sessionsMeasured(
        found.sessions.map(({ log }) => log),
        query.measure,
      );
      if (measured === null) return { kind: "unrecorded", query };
      const of = { ...scope, amount: found.whole };
      const sessions = found.sessions.slice(-MAX_TOLD_SESSIONS);
      return { kind: "sessions", query, of, sessions, measured, ...lookedAtOf(found) };
    },
  };
}

function toldOf(
  found: PickedSessions,
  { choice, activity }: RecordPickQuery,
  { now }: RecordContext,
): readonly DatedSession[] {
  if (choice === undefined) return found.sessions.slice(0, MAX_TOLD_SESSIONS);
  // Of more than can be looked at the latest are not among those that were.
  if (choice.by === "latest" && "lookedAt" in lookedAtOf(found)) return [];
  return chosenSessions(begunBy(now, found.sessions, choice), choice, {
    isOfKind: activity !== null,
  });
}

/** The last ones are those that have begun. */
function begunBy(
  now: Date,
  sessions: readonly DatedSession[],
  { by }: RecordChoice,
): readonly DatedSession[] {
  return by === "latest" ? sessions.filter(({ log }) => log.sportStart <= now) : sessions;
}

function lookedAtOf({ whole, sessions }: PickedSessions): { readonly lookedAt?: number } {
  const isWhole = whole.totals.sessions <= MAX_LISTED_SESSIONS;
  return isWhole ? {} : { lookedAt: sessions.length };
}

type Asked = Pick<RecordPickQuery, "activity" | "period">;

function recentScope(asked: Asked, context: RecordContext): RecordScope {
  const days = asked.activity === null ? RECENT_DAYS.ofAny : RECENT_DAYS.ofKind;
  const isOpen = asked.period.kind === "ever";
  return scopeOf(asked, isOpen ? { kind: "last_days", days } : asked.period, context);
}

function scopeOf({ activity }: Asked, period: RecordPeriod, { today }: RecordContext): RecordScope {
  return { activity, period, range: daysOfPeriod(period, today) };
}
