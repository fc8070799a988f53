import type { RecordRead } from "./needed-records.ts";
import { MAX_TOLD_SESSIONS, picked } from "./picked-sessions.ts";
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
import { sessionsMeasured } from "./sessions-measured.ts";

type StretchPick = keyof typeof STRETCH_OF_PICK;
type MeasureQuery = Extract<RecordQuery, { readonly metric: "unrecorded" }>;

const RUNNING = "running";
/** The latest sessions, and what sessions tell beside sums, are of so many days where no days are asked about (design values). */
const RECENT_DAYS = { ofAny: 30, ofKind: 90 } as const;

/**
 * What is read of sessions that are picked out. On tracks a stretch is looked for in all runs of the days that are asked
 * about, and so only where running is meant.
 */
export function pickRead(query: RecordPickQuery, context: RecordContext): RecordRead {
  const { metric: pick, choice } = query;
  if (choice !== undefined) return choiceRead(query, choice, context);
  const scope = scopeOf(query, query.period, context);
  const isOfRuns = query.activity?.families.includes(RUNNING) ?? true;
  const stretch = isOfRuns && pick in STRETCH_OF_PICK ? STRETCH_OF_PICK[pick as StretchPick] : null;
  return {
    kind: "sessions",
    scope,
    pick,
    stretch,
    fact: ({ whole, sessions }, onTrack) => ({
      kind: "sessions",
      query,
      of: { ...scope, amount: whole },
      sessions: sessions.slice(0, MAX_TOLD_SESSIONS),
      ...(stretch !== null && { onTrack }),
    }),
  };
}

function choiceRead(
  query: RecordPickQuery,
  choice: RecordChoice,
  context: RecordContext,
): RecordRead {
  const scope =
    choice.by === "latest" ? recentScope(query, context) : scopeOf(query, query.period, context);
  return {
    kind: "choices",
    scope,
    choice,
    fact: ({ whole, sessions, meant }) => ({
      kind: "sessions",
      query,
      of: { ...scope, amount: whole },
      sessions: pickedOf(sessions, meant, query, context),
      meant,
    }),
  };
}

/** The one that is meant of those of so much time or way; all that were read where these are not all of them. */
function pickedOf(
  sessions: readonly DatedSession[],
  meant: number,
  { metric, activity }: RecordPickQuery,
  { now }: RecordContext,
): readonly DatedSession[] {
  if (metric === "list" || meant > sessions.length) return sessions;
  return picked(sessions, metric, { now, isOfKind: activity !== null });
}

/** What is read of sessions for a measure that no sum has: those are told that tell it. */
export function measuresRead(query: MeasureQuery, context: RecordContext): RecordRead {
  // What was climbed adds up, as ways do; how steps and beats were is told of late.
  const isSum = query.measure === "climb";
  const scope = isSum ? scopeOf(query, query.period, context) : recentScope(query, context);
  return {
    kind: "measures",
    scope,
    fact: ({ whole, sums, sessions }) => {
      const measured = sessionsMeasured(sums, query.measure);
      if (measured === null) return { kind: "unrecorded", query };
      return { kind: "sessions", query, of: { ...scope, amount: whole }, sessions, measured };
    },
  };
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
