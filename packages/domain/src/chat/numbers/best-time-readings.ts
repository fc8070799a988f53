import { MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import type { RoutePick } from "../../sport/records/picked-sessions.ts";
import { recordActivityNamed } from "../../sport/records/record-activity.ts";
import type { RecordActivity, RecordPeriod } from "../../sport/records/record-query.ts";
import { distanceOfSession } from "../../sport/statistics/distance-totals.ts";
import { type ScopeContext, scopeOfFigure } from "./claim-scope.ts";
import type { ClaimReading } from "./number-claim.ts";
import type { Figure, SentenceReading } from "./sentence-parts.ts";

const EVER: RecordPeriod = { kind: "ever" };

/** In which days and of which kind of exercise it can be meant: of runs, where no other is named; a day may be that on which it was. */
export function bestTimeReadings(
  figure: Figure,
  pick: RoutePick,
  reading: SentenceReading,
  context: ScopeContext,
): readonly ClaimReading[] | undefined {
  const scope = scopeOfFigure(figure, reading, context);
  if (scope === undefined) return undefined;
  const carried = context.carried.flatMap(({ period }) => period ?? []);
  const isOfDay = scope.periods.every(({ kind }) => kind === "day");
  const periods = scope.isTimed
    ? [...scope.periods, ...(isOfDay ? [EVER] : [])]
    : [EVER, ...carried];
  const named = reading.activities.flatMap(({ activity }) => activity ?? []);
  const activity = named.find(({ families }) => !families.includes("running")) ?? running();
  const distinct = new Map(periods.map((period) => [JSON.stringify(period), period]));
  return [...distinct.values()].map((period) => bestTimeReading(pick, activity, period));
}

function running(): RecordActivity {
  return recordActivityNamed("running");
}

/** What nobody measured, nobody can tell. */
function bestTimeReading(
  metric: RoutePick,
  activity: RecordActivity,
  period: RecordPeriod,
): ClaimReading {
  return {
    queries: [{ metric, activity, period }],
    values: ([fact]) => {
      if (fact?.kind !== "sessions") return undefined;
      const ofRun = fact.sessions.flatMap(
        ({ log }) => distanceOfSession(log)?.pacedMilliseconds ?? [],
      );
      const onTrack = fact.onTrack ? [fact.onTrack.value] : [];
      const found = [...ofRun, ...onTrack].sort((left, right) => left - right);
      if (found.length > 0) return found.map((each) => each / MILLISECONDS_PER_MINUTE);
      const { totals, measuredSessions } = fact.of.amount;
      return measuredSessions === totals.sessions ? [] : undefined;
    },
  };
}
