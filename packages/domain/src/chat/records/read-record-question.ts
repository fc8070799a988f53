import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import {
  type RecordActivity,
  type RecordAmountMetric,
  type RecordComparison,
  type RecordGrouping,
  type RecordPeriod,
  type RecordQuery,
  UNRECORDED_MEASURES,
} from "../../sport/records/record-query.ts";
import { followedUp } from "./follow-up-query.ts";
import { monthsAgo } from "./named-period.ts";
import { plannedDayIn } from "./planned-day.ts";
import { type RecordCue, type RecordReading, readRecordWords } from "./record-reading.ts";

/** Which side of a fact a question asks for first. */
export type RecordAsk =
  | "value"
  | "whether"
  | "when"
  | "how_long"
  | "days_since"
  | "note"
  | "rating"
  | "missing";

export type AskedRecords = {
  readonly kind: "records";
  readonly query: RecordQuery;
  readonly ask: RecordAsk;
};

/** What a question asks of the records; those of others, and what has not happened, nobody can tell. */
export type RecordQuestion =
  | AskedRecords
  | { readonly kind: "other_person" }
  | { readonly kind: "future" };

/** What a question is read with. */
export type QuestionContext = {
  readonly today: LocalDate;
  /** The records question before, on which this one may lean. */
  readonly before: AskedRecords | null;
};

/** So many words may stand unexplained in a question that plainly asks for one's own records. */
const MOST_UNEXPLAINED = 2;
const EVER: RecordPeriod = { kind: "ever" };
const THIS_WEEK: RecordPeriod = { kind: "week", weeksAgo: 0 };

/** The records that a question asks for; null where it asks for none. */
export function readRecordQuestion(
  question: ReadText,
  { today, before }: QuestionContext,
): RecordQuestion | null {
  if (question.words.length === 0) return null;
  const reading = readRecordWords(question, today);
  const asked: Asked = {
    ...reading,
    question,
    today,
    has: (...cues) => cues.some((cue) => reading.cues.has(cue)),
  };
  if (isOfAnotherPerson(asked)) return { kind: "other_person" };
  const isRecords = asksForRecords(asked);
  if (!isRecords) return before === null ? null : followedUp(asked, before, amountMetricOf(asked));
  if (isInFuture(asked)) return { kind: "future" };
  for (const rule of RULES) {
    const found = rule(asked);
    if (found !== undefined) return { kind: "records", ...found };
  }
  return null;
}

/** A question as the rules see it. */
export type Asked = RecordReading & {
  readonly question: ReadText;
  readonly today: LocalDate;
  readonly has: (
    ...cues: readonly (RecordCue | "advice" | "future" | "other" | "opening")[]
  ) => boolean;
};

type Rule = (asked: Asked) => Omit<AskedRecords, "kind"> | undefined;

/** The first that holds decides what is asked for. */
const RULES: readonly Rule[] = [
  askedUnrecorded,
  askedNote,
  askedPlan,
  askedTarget,
  askedStreak,
  askedComparison,
  askedTrend,
  askedGroup,
  askedPick,
  askedLast,
  askedAmount,
  askedList,
  askedWhether,
];

const MEASURES = [
  "count",
  "minutes",
  "calories",
  "metMinutes",
  "days",
  "average",
] as const satisfies readonly RecordCue[];
const PICKS = ["longest", "mostCalories", "last"] as const satisfies readonly RecordCue[];
const GROUPS = {
  weekday: "groupWeekday",
  week: "groupWeek",
  month: "groupMonth",
  sport: "groupSport",
  day: "groupDay",
} as const satisfies Record<RecordGrouping, RecordCue>;

function asksForRecords(asked: Asked): boolean {
  const { has, cues, periods, activities, unexplained } = asked;
  if (has("advice")) return false;
  const isOwn = has("own") || has("did");
  const isTimed = periods.length > 0;
  const isNamed = activities.length > 0;
  const standsAlone =
    has("streak", "trend", "groupWeekday", "target", "note", "rating") || has(...PICKS);
  const isMeasured =
    standsAlone ||
    has(...MEASURES) ||
    has("list", "total", "compare", "most", "plan", "since") ||
    UNRECORDED_MEASURES.some((measure) => cues.has(measure));
  if (unexplained === 0) {
    if (standsAlone && (isOwn || isTimed || isNamed || has("streak", "target"))) return true;
    if (isMeasured && (isTimed || isOwn)) return true;
    return isTimed && isNamed;
  }
  const isPlain = isOwn && (isTimed || standsAlone) && (isMeasured || has("did"));
  return isPlain && (isNamed || isMeasured) && unexplained <= MOST_UNEXPLAINED;
}

function isOfAnotherPerson(asked: Asked): boolean {
  const { has, cues, periods, unexplained } = asked;
  if (!has("other") || has("own", "advice")) return false;
  const isMeasured =
    has(...MEASURES, "list", "did", "longest", "last") ||
    UNRECORDED_MEASURES.some((measure) => cues.has(measure));
  return (
    isMeasured && unexplained <= MOST_UNEXPLAINED + 1 && (periods.length > 0 || has(...MEASURES))
  );
}

function isInFuture({ has, periods }: Asked): boolean {
  if (has("plan")) return false;
  return has("future") || periods.some(({ period }) => period === "future");
}

function askedUnrecorded(asked: Asked) {
  const measure = UNRECORDED_MEASURES.find((each) => asked.cues.has(each));
  if (measure === undefined) return undefined;
  const query = { metric: "unrecorded", measure, ...scopeOf(asked) } as const;
  return { query, ask: "value" } as const;
}

function askedNote(asked: Asked) {
  const ask = asked.has("note") ? "note" : asked.has("rating") ? "rating" : undefined;
  if (
    ask === undefined ||
    asked.has(...MEASURES.filter((each) => each !== "count" && each !== "minutes"))
  )
    return undefined;
  return { query: { metric: "last", ...scopeOf(asked) }, ask } as const;
}

function askedPlan(asked: Asked) {
  if (!asked.has("plan") || asked.has("target")) return undefined;
  return { query: { metric: "plan", day: plannedDayIn(asked) }, ask: "value" } as const;
}

function askedTarget(asked: Asked) {
  if (!asked.has("target")) return undefined;
  const query = {
    metric: "minutes",
    activity: null,
    period: scopeOf(asked, THIS_WEEK).period,
    grouping: null,
    comparison: { with: "target" },
  } as const;
  return { query, ask: asked.has("missing") ? "missing" : "whether" } as const;
}

function askedStreak(asked: Asked) {
  if (!asked.has("streak")) return undefined;
  const metric = asked.has("streakBest") ? "longest_streak" : "current_streak";
  return { query: { metric, activity: scopeOf(asked).activity }, ask: "value" } as const;
}

function askedComparison(asked: Asked) {
  const comparison = comparisonIn(asked);
  if (comparison === undefined) return undefined;
  const { activity, period } = scopeOf(asked);
  const other =
    comparison.with === "period" && asked.periods.length === 1 ? comparison.period : null;
  const query = {
    metric: amountMetricOf(asked) ?? "minutes",
    activity,
    period: other === null ? period : sameKindNow(other, asked.today),
    grouping: null,
    comparison,
  } as const;
  return { query, ask: "value" } as const;
}

function comparisonIn({ has, periods, activities }: Asked): RecordComparison | undefined {
  const [first, second] = activities.flatMap(({ activity }) => activity ?? []);
  const isCompared = has("compare", "more", "most");
  if (first !== undefined && second !== undefined && isCompared && !isSameActivity(first, second))
    return { with: "activity", activity: second };
  const [, otherPeriod] = periods;
  if (otherPeriod !== undefined && otherPeriod.period !== "future" && isCompared)
    return { with: "period", period: otherPeriod.period };
  const [onlyPeriod] = periods;
  const isAgainst = has("more") && has("compare") && periods.length === 1;
  return isAgainst &&
    onlyPeriod !== undefined &&
    onlyPeriod.period !== "future" &&
    isPast(onlyPeriod.period)
    ? { with: "period", period: onlyPeriod.period }
    : undefined;
}

function askedTrend(asked: Asked) {
  if (!asked.has("trend")) return undefined;
  const query = {
    metric: amountMetricOf(asked) ?? "minutes",
    activity: scopeOf(asked).activity,
    period: EVER,
    grouping: null,
    comparison: { with: "trend" },
  } as const;
  return { query, ask: "value" } as const;
}

function askedGroup(asked: Asked) {
  const groupings = Object.keys(GROUPS) as RecordGrouping[];
  const grouping = groupings.find((each) => asked.has(GROUPS[each]));
  const isBest = asked.has("most", "longest", "mostCalories") || grouping === "weekday";
  if (grouping === undefined || !isBest) return undefined;
  const metric = asked.has("mostCalories") ? "calories" : (amountMetricOf(asked) ?? "minutes");
  const query = { metric, ...scopeOf(asked), grouping, comparison: null } as const;
  return { query, ask: "value" } as const;
}

function askedPick(asked: Asked) {
  const metric = asked.has("mostCalories")
    ? "most_calories"
    : asked.has("longest")
      ? "longest"
      : undefined;
  if (metric === undefined) return undefined;
  return {
    query: { metric, ...scopeOf(asked) },
    ask: asked.has("when") ? "when" : "value",
  } as const;
}

function askedLast(asked: Asked) {
  const { has } = asked;
  const isSince = has("since") && (has("last", "days") || has("own"));
  if (!has("last") && !isSince) return undefined;
  const ask = isSince ? "days_since" : has("when") ? "when" : has("minutes") ? "how_long" : "value";
  return { query: { metric: "last", ...scopeOf(asked) }, ask } as const;
}

function askedAmount(asked: Asked) {
  const metric = amountMetricOf(asked) ?? (asked.has("total") ? "minutes" : undefined);
  if (metric === undefined) return undefined;
  const query = { metric, ...scopeOf(asked), grouping: null, comparison: null } as const;
  return { query, ask: "value" } as const;
}

function askedList(asked: Asked) {
  if (!asked.has("list")) return undefined;
  return { query: { metric: "list", ...scopeOf(asked) }, ask: "value" } as const;
}

function askedWhether(asked: Asked) {
  const { activities, periods } = asked;
  if (activities.length === 0 && periods.length === 0) return undefined;
  const query = {
    metric: "sessions",
    ...scopeOf(asked),
    grouping: null,
    comparison: null,
  } as const;
  // "Swims this year?" asks how many.
  return { query, ask: asked.has("did") ? "whether" : "value" } as const;
}

/** What is to be added up; undefined where no measure is named. */
function amountMetricOf({ has }: Asked): RecordAmountMetric | undefined {
  if (has("metMinutes")) return "met_minutes";
  if (has("calories")) return "calories";
  if (has("average")) return "average_minutes";
  if (has("days")) return "active_days";
  if (has("minutes")) return "minutes";
  return has("count") ? "sessions" : undefined;
}

/** The activity and the period that are asked about: the first of each that is named. */
function scopeOf({ activities, periods }: Asked, period: RecordPeriod = EVER) {
  const named = activities.find(({ activity }) => activity !== null);
  const found = periods.find((each) => each.period !== "future")?.period;
  return {
    activity: named?.activity ?? null,
    period: found === undefined || found === "future" ? period : found,
  };
}

/** The current week, month or year beside an earlier one. */
function sameKindNow(other: RecordPeriod, today: LocalDate): RecordPeriod {
  if (other.kind === "month") return monthsAgo(0, today);
  if (other.kind === "year") return { kind: "year", year: Number(today.slice(0, 4)) };
  if (other.kind === "day") return { kind: "day", date: today };
  return THIS_WEEK;
}

function isPast(period: RecordPeriod): boolean {
  return ["day", "week", "month", "year"].includes(period.kind);
}

function isSameActivity(left: RecordActivity, right: RecordActivity): boolean {
  return left.families.join() === right.families.join();
}
