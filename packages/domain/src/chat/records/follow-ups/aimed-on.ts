import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { type Asked, type AskedRecords, LONGEST_FOLLOW_UP } from "../asked-records.ts";
import { plannedDayIn } from "../asking/planned-day.ts";

const MOST_UNEXPLAINED = 0.5;
const BEFORE_TODAY = /昨|前天|\byesterday/iu;
const THIS_WEEK: RecordPeriod = { kind: "week", weeksAgo: 0 };

/** What goes on from a plan or a target, or holds a sum against one; undefined where a question does not. */
export function aimedOn(asked: Asked, before: AskedRecords): AskedRecords | undefined {
  if (asksWhatIsMissing(asked, before)) return { ...before, ask: "missing" };
  return anotherPlannedDay(asked, before) ?? enoughOfIt(asked, before);
}

/** "How much is still missing?" behind the weekly target. */
function asksWhatIsMissing({ has, unexplained }: Asked, { query }: AskedRecords): boolean {
  const isOfTarget =
    query.metric === "plan" ||
    query.metric === "goals" ||
    ("comparison" in query && query.comparison?.with === "target");
  return isOfTarget && has("missing") && !has("advice", "hazard") && unexplained === 0;
}

/** "And tomorrow?" behind the plan. */
function anotherPlannedDay(asked: Asked, { query }: AskedRecords): AskedRecords | undefined {
  const { has, unexplained, length } = asked;
  if (query.metric !== "plan" || unexplained > MOST_UNEXPLAINED || length > LONGEST_FOLLOW_UP)
    return undefined;
  if (has("advice", "hazard", "change", "did", "done")) return undefined;
  const day = plannedDayIn(asked);
  // What was planned for a day that is over is asked as what was done.
  return day === null || BEFORE_TODAY.test(asked.question.source)
    ? undefined
    : { kind: "records", query: { metric: "plan", day }, ask: "value" };
}

/** "Is that enough?" behind the sum of some days holds them against the recommended amount. */
function enoughOfIt(asked: Asked, { query }: AskedRecords): AskedRecords | undefined {
  const { has, unexplained, length, periods, activities } = asked;
  const isShort = unexplained <= MOST_UNEXPLAINED && length <= LONGEST_FOLLOW_UP;
  const isBare = periods.length === 0 && activities.length === 0;
  if (!isShort || !isBare || !has("target") || has("missing", "goal", "hazard", "advice", "need"))
    return undefined;
  if (!("comparison" in query)) return undefined;
  const { kind } = query.period;
  const period = kind === "week" || kind === "month" ? query.period : THIS_WEEK;
  const comparison = { with: "target" } as const;
  const target = {
    metric: "minutes",
    activity: null,
    period,
    grouping: null,
    comparison,
  } as const;
  return { kind: "records", query: target, ask: "whether" };
}
