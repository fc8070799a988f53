import type {
  RecordAmountMetric,
  RecordGrouping,
  RecordPeriod,
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
  askedPlan,
  askedNote,
  askedTarget,
  askedUnrecorded,
  askedRating,
  askedStreak,
  askedWeekday,
  askedComparison,
  askedTrend,
  askedGroup,
  askedPick,
  askedSince,
  askedLast,
  askedWhen,
  askedAmount,
  askedList,
  askedWhether,
];

/** "How fast was my 5 km?" asks for the pace. */
const MEASURES_BY_RANK = ["heart_rate", "steps", "pace", "distance"] as const;
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
  const isRated = has("rating") || (has("condition") && (asked.isAsked || has("logged")));
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
  const isOfAll = asked.activities.every(({ activity }) => activity === null);
  const isMissing =
    has("missing") && has("minutes", "total") && isOfAll && periodsIn(asked).length < 2;
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
  const measure = MEASURES_BY_RANK.find((each) => asked.cues.has(each));
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
    metric: amountMetricOf(asked) ?? (asked.has("plural") ? "sessions" : "minutes"),
    activity: compared.activity ?? activity,
    period: compared.period ?? period,
    grouping: null,
    comparison: compared.comparison,
  } as const;
  return { query, ask: "value" };
}

function askedTrend(asked: Asked): Found | undefined {
  const { has } = asked;
  const isOpen = asked.periods.length === 0 && asked.isOwn && !has("compare", "most");
  const isLately = has("more") && (has("recently") || isOfSomeDays(asked) || isOpen);
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

function askedWeekday(asked: Asked): Found | undefined {
  return asked.has("groupWeekday") ? groupedBy("weekday", asked) : undefined;
}

function askedGroup(asked: Asked): Found | undefined {
  const { has } = asked;
  const grouping = GROUPINGS.find((each) => has(GROUPS[each])) ?? otherGroup(asked);
  if (grouping === undefined || !has("most", "longest", "mostCalories")) return undefined;
  if (has("single") && has("longest", "mostCalories")) return undefined;
  return groupedBy(grouping, asked);
}

function groupedBy(grouping: RecordGrouping, asked: Asked): Found {
  const amount = amountMetricOf(asked) ?? "minutes";
  // "Usually" on Mondays is no mean of minutes.
  const plain = amount === "average_minutes" ? "minutes" : amount;
  const metric = asked.has("mostCalories") ? "calories" : plain;
  const query = { metric, ...scopeOf(asked), grouping, comparison: null } as const;
  return { query, ask: "value" };
}

/** "When did I go hardest?", "which exercise did I do most?" */
function otherGroup({ has, activities }: Asked): RecordGrouping | undefined {
  if (!has("most") || has("last", "longest", "mostCalories")) return undefined;
  if (has("when")) return "day";
  const isOfAll = activities.every(({ activity }) => activity === null);
  return has("kind") && isOfAll ? "sport" : undefined;
}

function askedPick(asked: Asked): Found | undefined {
  const { has } = asked;
  const isBest = has("most", "longest");
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
  if (!has("since")) return undefined;
  if (periodsIn(asked).some(({ kind }) => kind !== "ever" && kind !== "day")) return undefined;
  const { activity } = scopeOf(asked);
  return { query: { metric: "last", activity, period: EVER }, ask: "days_since" };
}

function askedLast(asked: Asked): Found | undefined {
  const { has } = asked;
  if (!has("last") || has("average") || asked.activities.length === 0) return undefined;
  const ask = has("when") ? "when" : has("minutes") ? "how_long" : "value";
  return { query: { metric: "last", ...scopeOf(asked) }, ask };
}

/** "When did I swim lately?" */
function askedWhen(asked: Asked): Found | undefined {
  const { has, activities } = asked;
  if (!has("when") || activities.length === 0 || !has("did", "done", "recently")) return undefined;
  const isTimed = periodsIn(asked).some(({ kind }) => kind !== "ever");
  const { activity, period } = scopeOf(asked);
  if (isTimed) return { query: { metric: "list", activity, period }, ask: "when" };
  return { query: { metric: "last", activity, period: EVER }, ask: "when" };
}

function askedAmount(asked: Asked): Found | undefined {
  const summed = asked.has("plural") ? "sessions" : "minutes";
  const isOpen = asked.has("total", "more") && (asked.has("total") || asked.isAsked);
  const metric = amountMetricOf(asked) ?? (isOpen ? summed : undefined);
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
  return { query, ask: has("did", "done", "yesNo") ? "whether" : "value" };
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
