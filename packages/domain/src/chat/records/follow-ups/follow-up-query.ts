import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import { ROUTES } from "../../../sport/records/picked-sessions.ts";
import type {
  RecordActivity,
  RecordAmountMetric,
  RecordPeriod,
  RecordQuery,
} from "../../../sport/records/record-query.ts";
import { type Asked, type AskedRecords, LONGEST_FOLLOW_UP } from "../asked-records.ts";
import { activityIn } from "../kinds/asked-activity.ts";
import { isBareWalk } from "../kinds/own-name.ts";
import { earlierBy } from "../periods/earlier-period.ts";
import { SUM_WORDS } from "../periods/period-words.data.ts";
import { amountMetricOf } from "../rules/amount-metric.ts";
import { latestTwoAgain } from "../rules/latest-two.ts";
import { othersOfTimes } from "../rules/least-rules.ts";
import { stretchIn } from "../rules/measure-rules.ts";
import { MEASURED, SUMMED } from "../rules/measured.ts";
import { periodIn } from "../rules/query-scope.ts";
import { thanUsual } from "../rules/than-usual.ts";
import { aimedOn } from "./aimed-on.ts";
import { beforeLast } from "./before-last.ts";
import { differenceAgain } from "./difference-again.ts";
import { otherSideOf, sideIn } from "./follow-up-sides.ts";
import { meanOfTime, ofSoMuch } from "./follow-up-sums.ts";
import { heldAgainst } from "./held-against.ts";

const HIKING = "hiking";
const MOST_UNEXPLAINED = 0.5;
/** "In miles per hour?" */
const UNIT_WORDS = 4;
/** What is asked of all records, whatever was asked before. */
const OF_THEIR_OWN = ["streak", "target", "goal", "plan", "trend", "groupWeekday"] as const;
const MEANS: ReadonlySet<AskedRecords["ask"]> = new Set(["a_day", "a_week", "a_month"]);
const BY_DAYS: ReadonlySet<AskedRecords["ask"]> = new Set(["gap", "first", "kinds", "share"]);
const ALL_SPORTS: readonly string[] = [
  "(all|any) (sports|sport|exercise|activities|activity|workouts|training) _ (together|combined|altogether|)",
  "(all|everything) (together|combined|in total)",
  "(全部|所有|各种)(运动|锻炼|项目)(加起来|一起|合起来|)",
];

let sums: PhraseFinder<true> | undefined;
let allSports: PhraseFinder<true> | undefined;

/** A question that leaves open what the one before said: "and last month?", "what about swimming?", "in minutes?", "when was it?" */
export function followedUp(asked: Asked, earlier: AskedRecords): AskedRecords | null {
  const two =
    thanUsual(asked, earlier) ?? differenceAgain(asked, earlier) ?? latestTwoAgain(asked, earlier);
  if (two !== undefined) return two;
  const { against: _, ...before } = ofWhatIsOver(earlier);
  const aimed = aimedOn(asked, before);
  if (aimed !== undefined) return aimed;
  if (before.query.metric === "plan") return null;
  const latest = othersOfTimes(asked, before) ?? latestOf(asked, before);
  if (latest !== undefined) return latest;
  if (!leansOn(asked) || isOfItsOwn(asked, before)) return null;
  const summed = summedUp(asked, before);
  if (summed !== undefined) return summed;
  const metric = measureGoingOn(asked, before) ?? amountMetricOf(asked);
  const period = periodOf(asked, before, metric !== undefined);
  const activity = stillOnHills(asked, before) ? undefined : activityOf(asked);
  const compared = heldAgainst(asked, before, period, activityOf(asked));
  if (compared !== undefined) return compared;
  const isAlone = isByItself(asked, metric, period, activity);
  const scoped = withScope(isAlone ? uncompared(before.query) : before.query, period, activity);
  const other = otherSideOf(asked, scoped, metric);
  if (other !== undefined) return other && ofTheSame(other, before);
  if (period === undefined && activity === undefined) return null;
  return { ...before, query: scoped };
}

/** The session before, that of another kind, or the last of them. */
function latestOf(asked: Asked, before: AskedRecords): AskedRecords | undefined {
  return beforeLast(asked, before) ?? anotherLast(asked, before) ?? lastOfThem(asked, before);
}

/** Those of so much, a mean of weeks, or the best time over another distance. */
function summedUp(asked: Asked, before: AskedRecords): AskedRecords | undefined {
  return ofSoMuch(asked, before) ?? meanOfTime(asked, before) ?? anotherStretch(asked, before);
}

/** "In minutes?" behind a weekly mean asks for one, and "how many times?" behind the longest gap counts. */
function ofTheSame(asked: AskedRecords, { ask }: AskedRecords): AskedRecords {
  const { query } = asked;
  if (!("grouping" in query)) return asked;
  if (MEANS.has(ask)) return { ...asked, ask };
  return BY_DAYS.has(ask)
    ? { ...asked, query: { ...query, grouping: null, comparison: null } }
    : asked;
}

/** Whether a measure is asked for of another kind of exercise or time than the one before. */
function isByItself(
  { has }: Asked,
  metric: RecordAmountMetric | undefined,
  period: RecordPeriod | undefined,
  activity: RecordActivity | null | undefined,
): boolean {
  if (period !== undefined && has("total")) return true;
  return metric !== undefined && (period !== undefined || activity !== undefined);
}

/** What one of two kinds, or of two periods, is asked for by itself is held against none. */
function uncompared(query: RecordQuery): RecordQuery {
  const isOfTwo =
    "comparison" in query &&
    (query.comparison?.with === "activity" || query.comparison?.with === "period");
  return isOfTwo ? { ...query, comparison: null } : query;
}

/** "And my last swim?" asks the same side of it. */
function anotherLast(asked: Asked, { query, ask }: AskedRecords): AskedRecords | undefined {
  const { has, unexplained, periods } = asked;
  const activity = activityIn(asked);
  const isShort = unexplained === 0 && has("opening") && periods.length === 0;
  if (query.metric !== "last" || activity === null || !has("last", "since") || !isShort)
    return undefined;
  return { kind: "records", query: { ...query, activity }, ask: sideIn(has) ?? ask };
}

/** "When was the last one?" behind a sum asks for the latest session of that kind, whenever it was. */
function lastOfThem(asked: Asked, { query }: AskedRecords): AskedRecords | undefined {
  const { has, unexplained, length, periods, activities } = asked;
  const isShort = unexplained <= MOST_UNEXPLAINED && length <= LONGEST_FOLLOW_UP;
  const isBare = periods.length === 0 && activities.every(({ activity }) => activity === null);
  if (!("activity" in query) || query.metric === "last" || query.metric === "list")
    return undefined;
  if (!isShort || !isBare || !has("last") || has("advice", "hazard", "change", "future"))
    return undefined;
  const { activity } = query;
  const ask = sideIn(has) ?? (has("minutes") ? "how_long" : "value");
  return { kind: "records", query: { metric: "last", activity, period: { kind: "ever" } }, ask };
}

/** "And 10k?" behind the fastest 5 km. */
function anotherStretch(asked: Asked, { query }: AskedRecords): AskedRecords | undefined {
  const metric = stretchIn(asked);
  if (metric === undefined || !("activity" in query) || !(query.metric in ROUTES)) {
    return undefined;
  }
  const { activity } = query;
  const period = "period" in query ? query.period : { kind: "ever" as const };
  return { kind: "records", query: { metric, activity, period }, ask: "value" };
}

/** "In miles?" behind a pace or a mean distance asks for the same. */
function measureGoingOn(
  { has, length }: Asked,
  { query }: AskedRecords,
): RecordAmountMetric | undefined {
  // "And on average?" behind a distance.
  if (
    query.metric === "distance_m" &&
    has("average", "each") &&
    !has("minutes", "calories", "pace")
  )
    return "average_distance_m";
  const isKept = query.metric === "pace_s_per_km" || query.metric === "average_distance_m";
  const isOfUnit = has("distance") && !has("far", "total", "pace", "count") && length <= UNIT_WORDS;
  return isKept && isOfUnit ? query.metric : undefined;
}

/** Whether a question is too short to stand by itself, or says that it goes on. */
function leansOn(asked: Asked): boolean {
  const { has, periods, activities, unexplained, length, isOwn } = asked;
  if (has("body") && !has("heart_rate")) return false;
  if (wantsAdvice(asked)) return false;
  if (has("need", "hazard", "change", "future", "filter", ...OF_THEIR_OWN)) return false;
  if (unexplained > MOST_UNEXPLAINED || length > LONGEST_FOLLOW_UP) return false;
  const goesOn = has("opening", "reference");
  if (has("last") && activities.length > 0) return false;
  const isNamed = activities.some(({ activity }) => activity !== null);
  const isTimed = periods.some(({ period }) => period !== "future" && period.kind !== "ever");
  if (isNamed && isTimed) return false;
  if (unexplained > 0 && !goesOn) return false;
  if (has("list") && isTimed) return false;
  const isOfSession = activities.length === 0 && has("note", "rating", "when", "condition");
  return goesOn || !isOwn || isOfSession;
}

/** "How does it compare with the week before?" wants none. */
function wantsAdvice({ has, periods, activities }: Asked): boolean {
  const isHeldAgainst = has("compare") && periods.length > 0 && activities.length === 0;
  return has("advice") && !isHeldAgainst;
}

/** "How many steps yesterday" behind "when did I last swim?" asks nothing of the swim. */
function isOfItsOwn({ has, periods, activities, isOwn }: Asked, { query }: AskedRecords): boolean {
  const isBareCount = activities.length === 0 && !isOwn && !has("plural", ...MEASURED);
  const isTimed = periods.some(({ period }) => period !== "future" && period.kind !== "ever");
  if (!isTimed || has("opening", "reference")) return false;
  // "How many this year?" leaves open of what.
  if (query.metric === "last" && has("count") && isBareCount) return false;
  if (has("steps")) return query.metric !== "unrecorded";
  return query.metric === "last" && has(...SUMMED, ...MEASURED);
}

/** The session under way is over for what follows. */
function ofWhatIsOver(before: AskedRecords): AskedRecords {
  const { query } = before;
  if (!("isUnderWay" in query)) return before;
  const { isUnderWay: _, ...rest } = query;
  return { ...before, query: rest };
}

function periodOf(
  asked: Asked,
  { query }: AskedRecords,
  hasMetric: boolean,
): RecordPeriod | undefined {
  const [first] = asked.periods;
  if (first?.before !== undefined && "period" in query)
    return earlierBy(first.before, query.period, asked.today);
  const period = periodIn(asked);
  if (period?.kind !== "ever" || !hasMetric) return period;
  sums ??= createPhraseFinder(phrasesWith(SUM_WORDS, true as const));
  return sums.find(asked.question.words).length > 0 ? undefined : period;
}

/** 行咗几远 behind a hike asks of the hike. */
function stillOnHills(asked: Asked, { query }: AskedRecords): boolean {
  const isOfHikes = "activity" in query && query.activity?.families.includes(HIKING) === true;
  const named = asked.activities.filter(({ activity }) => activity !== null);
  return isOfHikes && named.length > 0 && named.every((each) => isBareWalk(each, asked));
}

/** Null for exercise of any kind; undefined where none is named. */
function activityOf(asked: Asked): RecordActivity | null | undefined {
  const named = activityIn(asked);
  if (named !== null) return named;
  allSports ??= createPhraseFinder(phrasesWith(ALL_SPORTS, true as const), { compare: "stem" });
  return allSports.find(asked.question.words).length > 0 ? null : undefined;
}

function withScope(
  query: RecordQuery,
  period: RecordPeriod | undefined,
  activity: RecordActivity | null | undefined,
): RecordQuery {
  const isTimed = "period" in query && period !== undefined;
  const isNamed = "activity" in query && activity !== undefined;
  return { ...query, ...(isTimed && { period }), ...(isNamed && { activity }) };
}
