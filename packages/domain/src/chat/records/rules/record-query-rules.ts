import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { plannedDayIn } from "../asking/planned-day.ts";
import { amountMetricOf } from "./amount-metric.ts";
import { askedAbout, askedBound, askedLatestFew, askedLeast, askedTitled } from "./choice-rules.ts";
import { comparisonIn } from "./comparison-in.ts";
import { askedCountOfSuch } from "./count-of-such.ts";
import {
  askedAnything,
  askedFirst,
  askedGap,
  askedKinds,
  askedMean,
  askedShare,
} from "./day-rules.ts";
import { askedGroup, askedOnWeekdays, askedWeekday, askedWhichDays } from "./group-rules.ts";
import { askedLastOfSoMuch } from "./last-of-so-much.ts";
import { askedLatestTwo } from "./latest-two.ts";
import { askedLeastTime } from "./least-rules.ts";
import {
  askedGoals,
  askedMeasure,
  askedRecordSession,
  askedStretch,
  isOfTwoTimes,
  pacedScope,
} from "./measure-rules.ts";
import { MEASURED } from "./measured.ts";
import { askedMissedSessions } from "./missed-sessions.ts";
import { askedMostOf } from "./most-rules.ts";
import { askedPair } from "./pair-rule.ts";
import { periodIn, periodsIn, scopeOf } from "./query-scope.ts";
import { askedActiveWeekends, askedMissedWeekdays, askedRestDays } from "./rest-day-rules.ts";
import { askedSessionMean } from "./session-mean.ts";
import {
  askedLast,
  askedList,
  askedNote,
  askedPick,
  askedRating,
  askedSince,
  askedWhen,
} from "./session-rules.ts";
import { askedThanUsual } from "./than-usual.ts";
import { askedOfWeekends } from "./weekend-rule.ts";
import { askedWhether } from "./whether-rules.ts";

type Found = Omit<AskedRecords, "kind">;
type Rule = (asked: Asked) => Found | undefined;

/** The first that holds decides what is asked for. */
const RULES: readonly Rule[] = [
  askedMissedSessions,
  askedPlan,
  askedThanUsual,
  askedLatestTwo,
  askedPair,
  askedMean,
  askedSessionMean,
  askedGap,
  askedFirst,
  askedKinds,
  askedShare,
  askedAnything,
  askedMissedWeekdays,
  askedActiveWeekends,
  askedRestDays,
  askedLatestFew,
  askedLastOfSoMuch,
  askedTitled,
  askedNote,
  askedBound,
  askedAbout,
  askedCountOfSuch,
  askedGoals,
  askedTarget,
  askedLeastTime,
  askedLeast,
  askedMostOf,
  askedStretch,
  askedRecordSession,
  askedMeasure,
  askedRating,
  askedStreak,
  askedWhichDays,
  askedOfWeekends,
  askedOnWeekdays,
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

const EVER: RecordPeriod = { kind: "ever" };
const THIS_WEEK: RecordPeriod = { kind: "week", weeksAgo: 0 };
/** The period of a weekly target. */
const TARGET_PERIODS: ReadonlySet<RecordPeriod["kind"]> = new Set([
  "week",
  "last_days",
  "month",
  "year",
]);
/** A week, for adults. Source: World Health Organization, Guidelines on physical activity and sedentary behaviour, 2020. */
const RECOMMENDED_MINUTES = 150;
const RECOMMENDED = new Set("recommended recommendation guideline guidelines who 荐 议".split(" "));
const OFTEN = new Set(["often", "frequently", "勤", "频"]);

/** What a question asks of the records, by the rules. */
export function askedQuery(asked: Asked): Found | undefined {
  for (const rule of RULES) {
    const found = rule(asked);
    if (found !== undefined) return found;
  }
  return undefined;
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
  if (has(...MEASURED) || isOfTwoTimes(asked)) return undefined;
  const period = periodsIn(asked).find(({ kind }) => TARGET_PERIODS.has(kind));
  if (has("weeks")) return weeksReached(periodIn(asked) ?? EVER);
  const scope = { activity: null, period: period ?? THIS_WEEK } as const;
  // Whoever set a goal is told what is missing to that.
  if (isOfOwnGoal(asked, scope.period))
    return { query: { metric: "goals", measure: "minutes", ...scope }, ask: "missing" };
  const query = {
    metric: "minutes",
    ...scope,
    grouping: null,
    comparison: { with: "target" },
  } as const;
  return { query, ask: asked.has("missing") ? "missing" : "whether" };
}

/** Whether what is missing may be of a goal that the person set: nothing names the recommended amount. */
function isOfOwnGoal({ has, question }: Asked, { kind }: RecordPeriod): boolean {
  if (!has("missing") || (kind !== "week" && kind !== "month")) return false;
  return question.words.every(
    ({ text, value }) => value !== RECOMMENDED_MINUTES && !RECOMMENDED.has(text),
  );
}

/** "In how many weeks did I reach my target?" */
function weeksReached(period: RecordPeriod): Found {
  const query = {
    metric: "minutes",
    activity: null,
    period,
    grouping: "week",
    comparison: { with: "target" },
  } as const;
  return { query, ask: "value" };
}

function askedStreak(asked: Asked): Found | undefined {
  if (!asked.has("streak")) return undefined;
  const { has } = asked;
  const isBest = has("longest") || isOfAnyTime(asked) || (has("streakBest", "most") && !has("now"));
  const metric = isBest ? "longest_streak" : "current_streak";
  return { query: { metric, activity: scopeOf(asked).activity }, ask: "value" };
}

/** "Did I ever run two days in a row?" */
function isOfAnyTime({ has, periods, question }: Asked): boolean {
  if (has("now") || !has("did")) return false;
  const isEver = periods.some(({ period }) => period !== "future" && period.kind === "ever");
  // "Three days in a row this week" is of that time alone.
  if (periods.length > 0 && !isEver) return false;
  return (
    isEver || question.words.some(({ kind, value }) => kind === "number" && value !== undefined)
  );
}

function askedComparison(asked: Asked): Found | undefined {
  const compared = comparisonIn(asked);
  if (compared === undefined) return undefined;
  const { activity, period } = pacedScope(asked);
  const query = {
    metric: amountMetricOf(asked) ?? (isOfTimes(asked) ? "sessions" : "minutes"),
    activity: compared.activity ?? activity,
    period: compared.period ?? period,
    grouping: null,
    comparison: compared.comparison,
  } as const;
  return { query, ask: "value" };
}

/** "Did I run more often in May?" */
function isOfTimes({ has, question }: Asked): boolean {
  return has("plural") || question.words.some(({ text }) => OFTEN.has(text));
}

function askedTrend(asked: Asked): Found | undefined {
  const { has } = asked;
  const isOpen = asked.periods.length === 0 && asked.isOwn && !has("compare", "either", "most");
  const isLately = has("more") && (has("recently") || isOfSomeDays(asked) || isOpen);
  if (!has("trend") && !isLately) return undefined;
  const query = {
    metric: amountMetricOf(asked) ?? "minutes",
    activity: pacedScope(asked).activity,
    period: EVER,
    grouping: null,
    comparison: { with: "trend" },
  } as const;
  return { query, ask: "value" };
}

function isOfSomeDays(asked: Asked): boolean {
  return periodsIn(asked).some(({ kind }) => kind === "last_days") && !asked.has("most");
}

function askedAmount(asked: Asked): Found | undefined {
  const summed = asked.has("plural") ? "sessions" : "minutes";
  const isOpen = asked.has("total", "howItIs") || (asked.has("more") && asked.isAsked);
  const metric = amountMetricOf(asked) ?? (isOpen ? summed : undefined);
  if (metric === undefined) return undefined;
  const scope = metric === "pace_s_per_km" ? pacedScope(asked) : scopeOf(asked);
  const query = { metric, ...scope, grouping: null, comparison: null } as const;
  return { query, ask: "value" };
}
