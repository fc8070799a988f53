import {
  type RecordAmountMetric,
  type RecordGrouping,
  type RecordPeriod,
  UNRECORDED_MEASURES,
} from "../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "./asked-records.ts";
import { comparisonIn } from "./comparison-in.ts";
import { plannedDayIn } from "./planned-day.ts";
import { periodsIn, scopeOf } from "./query-scope.ts";
import type { RecordCue } from "./record-reading.ts";

type Found = Omit<AskedRecords, "kind">;
type Rule = (asked: Asked) => Found | undefined;

/** The first that holds decides what is asked for. */
const RULES: readonly Rule[] = [
  askedNote,
  askedPlan,
  askedTarget,
  askedUnrecorded,
  askedRating,
  askedStreak,
  askedComparison,
  askedTrend,
  askedGroup,
  askedPick,
  askedSince,
  askedLast,
  askedAmount,
  askedList,
  askedWhether,
];

const EVER: RecordPeriod = { kind: "ever" };
const THIS_WEEK: RecordPeriod = { kind: "week", weeksAgo: 0 };
/** The period of a weekly target. */
const TARGET_PERIODS: ReadonlySet<RecordPeriod["kind"]> = new Set([
  "week",
  "last_days",
  "month",
  "year",
]);
const GROUPS = {
  weekday: "groupWeekday",
  week: "groupWeek",
  month: "groupMonth",
  day: "groupDay",
  sport: "groupSport",
} as const satisfies Record<RecordGrouping, RecordCue>;
const GROUPINGS = Object.keys(GROUPS) as readonly RecordGrouping[];

/** What a question asks of the records, by the rules. */
export function askedQuery(asked: Asked): Found | undefined {
  for (const rule of RULES) {
    const found = rule(asked);
    if (found !== undefined) return found;
  }
  return undefined;
}

function askedNote(asked: Asked): Found | undefined {
  if (!asked.has("note") || asked.has("calories", "metMinutes", "days", "average"))
    return undefined;
  return { query: { metric: "last", ...scopeOf(asked) }, ask: "note" };
}

function askedRating(asked: Asked): Found | undefined {
  const { has } = asked;
  const isOfSession = has("last") || periodsIn(asked).some(({ kind }) => kind === "day");
  const isRated =
    has("rating") || (has("condition") && isOfSession && has("did", "own", "logged", "done"));
  if (!isRated || !isOfSession) return undefined;
  if (has("calories", "metMinutes", "days", "average", "minutes", "total")) return undefined;
  return { query: { metric: "last", ...scopeOf(asked) }, ask: "rating" };
}

function askedPlan(asked: Asked): Found | undefined {
  if (!asked.has("plan") || asked.has("target")) return undefined;
  return { query: { metric: "plan", day: plannedDayIn(asked) }, ask: "value" };
}

function askedTarget(asked: Asked): Found | undefined {
  const { has } = asked;
  const isMissing =
    has("missing") &&
    has("minutes", "total") &&
    asked.activities.every(({ activity }) => activity === null);
  if (!has("target") && !isMissing) return undefined;
  const period = periodsIn(asked).find(({ kind }) => TARGET_PERIODS.has(kind));
  const query = {
    metric: "minutes",
    activity: null,
    period: period ?? THIS_WEEK,
    grouping: null,
    comparison: { with: "target" },
  } as const;
  return { query, ask: asked.has("missing") ? "missing" : "whether" };
}

function askedUnrecorded(asked: Asked): Found | undefined {
  const measure = UNRECORDED_MEASURES.find((each) => asked.cues.has(each));
  if (measure === undefined) return undefined;
  return { query: { metric: "unrecorded", measure, ...scopeOf(asked) }, ask: "value" };
}

function askedStreak(asked: Asked): Found | undefined {
  if (!asked.has("streak")) return undefined;
  const isBest = asked.has("streakBest", "longest", "most");
  const metric = isBest ? "longest_streak" : "current_streak";
  return { query: { metric, activity: scopeOf(asked).activity }, ask: "value" };
}

function askedComparison(asked: Asked): Found | undefined {
  const compared = comparisonIn(asked);
  if (compared === undefined) return undefined;
  const { activity, period } = scopeOf(asked);
  const query = {
    metric: amountMetricOf(asked) ?? "minutes",
    activity: compared.activity ?? activity,
    period: compared.period ?? period,
    grouping: null,
    comparison: compared.comparison,
  } as const;
  return { query, ask: "value" };
}

function askedTrend(asked: Asked): Found | undefined {
  const { has } = asked;
  const isLately = has("more") && (has("recently") || isOfSomeDays(asked));
  if (!has("trend") && !isLately) return undefined;
  const query = {
    metric: amountMetricOf(asked) ?? "minutes",
    activity: scopeOf(asked).activity,
    period: EVER,
    grouping: null,
    comparison: { with: "trend" },
  } as const;
  return { query, ask: "value" };
}

function isOfSomeDays(asked: Asked): boolean {
  return periodsIn(asked).some(({ kind }) => kind === "last_days") && !asked.has("most");
}

function askedGroup(asked: Asked): Found | undefined {
  const { has } = asked;
  const grouping = GROUPINGS.find((each) => has(GROUPS[each])) ?? dayOfMost(asked);
  const isBest = has("most", "longest", "mostCalories", "streakBest") || grouping === "weekday";
  if (grouping === undefined || !isBest) return undefined;
  const metric = has("mostCalories") ? "calories" : (amountMetricOf(asked) ?? "minutes");
  const query = { metric, ...scopeOf(asked), grouping, comparison: null } as const;
  return { query, ask: "value" };
}

/** "When did I go hardest?" */
function dayOfMost({ has }: Asked): RecordGrouping | undefined {
  return has("when") && has("most") && !has("last", "longest", "mostCalories") ? "day" : undefined;
}

function askedPick(asked: Asked): Found | undefined {
  const { has } = asked;
  const isBest = has("most", "longest", "streakBest");
  const metric =
    has("mostCalories") || (has("calories") && isBest && !has("total"))
      ? "most_calories"
      : has("longest") || (isBest && asked.activities.length > 0)
        ? "longest"
        : undefined;
  if (metric === undefined) return undefined;
  const ask = has("when") ? "when" : "value";
  return { query: { metric, ...scopeOf(asked) }, ask };
}

function askedSince(asked: Asked): Found | undefined {
  const { has } = asked;
  if (!has("since") || !(has("last", "days", "minutes", "when") || has("own"))) return undefined;
  if (periodsIn(asked).some(({ kind }) => kind !== "ever" && kind !== "day")) return undefined;
  return { query: { metric: "last", ...scopeOf(asked) }, ask: "days_since" };
}

function askedLast(asked: Asked): Found | undefined {
  const { has } = asked;
  if (!has("last") || asked.activities.length === 0) return undefined;
  const ask = has("when") ? "when" : has("minutes") ? "how_long" : "value";
  return { query: { metric: "last", ...scopeOf(asked) }, ask };
}

function askedAmount(asked: Asked): Found | undefined {
  const metric = amountMetricOf(asked) ?? (asked.has("total") ? "minutes" : undefined);
  if (metric === undefined) return undefined;
  const query = { metric, ...scopeOf(asked), grouping: null, comparison: null } as const;
  return { query, ask: "value" };
}

function askedList(asked: Asked): Found | undefined {
  if (!asked.has("list")) return undefined;
  return { query: { metric: "list", ...scopeOf(asked) }, ask: "value" };
}

function askedWhether(asked: Asked): Found | undefined {
  const { activities, has, periods } = asked;
  if (activities.length === 0 || has("most", "more")) return undefined;
  if (periods.length === 0 && !has("did", "done")) return undefined;
  const query = {
    metric: "sessions",
    ...scopeOf(asked),
    grouping: null,
    comparison: null,
  } as const;
  // "Swims this year?" asks how many.
  return { query, ask: has("did", "done") ? "whether" : "value" };
}

/** What is to be added up; undefined where no measure is named. */
export function amountMetricOf({ has }: Asked): RecordAmountMetric | undefined {
  if (has("metMinutes")) return "met_minutes";
  if (has("calories")) return "calories";
  if (has("average") || (has("each") && has("minutes"))) return "average_minutes";
  if (has("days")) return "active_days";
  if (has("minutes")) return "minutes";
  return has("count") ? "sessions" : undefined;
}
