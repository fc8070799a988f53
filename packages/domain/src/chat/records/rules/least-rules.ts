import type { RecordAmountQuery, RecordGrouping } from "../../../sport/records/record-query.ts";
import { type Asked, type AskedRecords, LONGEST_FOLLOW_UP } from "../asked-records.ts";
import { activityIn } from "../kinds/asked-activity.ts";
import type { RecordCue } from "../record-reading.ts";
import { amountMetricOf } from "./amount-metric.ts";
import { OTHER_WISHES } from "./other-asks.ts";
import { periodIn, scopeOf } from "./query-scope.ts";

type Found = Omit<AskedRecords, "kind">;

/** Of which kinds of time a least is told. */
const TIMES = [
  ["week", "groupWeek"],
  ["month", "groupMonth"],
  ["weekday", "groupWeekday"],
  ["day", "groupDay"],
  ["sport", "groupSport"],
] as const satisfies readonly (readonly [RecordGrouping, RecordCue])[];
const MOST_UNEXPLAINED = 0.5;
/** A heading of so few words is of one's own records (design value). */
const SHORT = 6;

/** Whether the week, month or day of least exercise is asked for. */
export function isOfLeastTime({ has }: Asked): boolean {
  return has("leastOf") && TIMES.some(([, cue]) => has(cue)) && !has("heart_rate", "steps");
}

/** "Worst week?", 跑步最差的一个月 stand by themselves. */
export function isHeadingOfLeast(asked: Asked): boolean {
  const { activities, question, unexplained, length, isAsked } = asked;
  if (!isOfLeastTime(asked) || unexplained > 0 || length > SHORT) return false;
  const isChinese = question.words.some(({ kind }) => kind === "han");
  // "What is the worst month for swimming?" may be of the weather.
  return isChinese || !isAsked || activities.every(({ activity }) => activity === null);
}

/** "What was my worst week?" */
export function askedLeastTime(asked: Asked): Found | undefined {
  const grouping = groupingIn(asked);
  if (grouping === undefined || !isOfLeastTime(asked)) return undefined;
  const metric = plainMetricOf(asked) ?? "minutes";
  const query = { metric, ...scopeOf(asked), grouping, comparison: null } as const;
  // "Which month was my best and which my worst?"
  return { query, ask: asked.has("most") ? "most_and_least" : "least" };
}

/** "And the worst?" behind the best week, and "and the best month?" behind the worst. */
export function othersOfTimes(asked: Asked, before: AskedRecords): AskedRecords | undefined {
  const { has, unexplained, length } = asked;
  const isShort = unexplained <= MOST_UNEXPLAINED && length <= LONGEST_FOLLOW_UP;
  if (!isShort || has(...OTHER_WISHES, "streak", "plan", "bound") || !has("leastOf", "most"))
    return undefined;
  if (has("single", "last") || !isOfTimes(before)) return undefined;
  const { query } = before;
  return {
    kind: "records",
    query: {
      ...query,
      metric: plainMetricOf(asked) ?? query.metric,
      grouping: groupingIn(asked) ?? query.grouping,
      activity: activityIn(asked) ?? query.activity,
      period: periodIn(asked) ?? query.period,
    },
    ask: has("leastOf") ? "least" : "value",
  };
}

/** Whether the best or the least of some times was asked for. */
function isOfTimes(
  before: AskedRecords,
): before is AskedRecords & { readonly query: RecordAmountQuery } {
  const { query, ask } = before;
  if (!("grouping" in query) || query.comparison !== null || query.weekdays !== undefined)
    return false;
  return (
    query.grouping !== null && (ask === "value" || ask === "least" || ask === "most_and_least")
  );
}

function groupingIn({ has }: Asked): RecordGrouping | undefined {
  return TIMES.find(([, cue]) => has(cue))?.[0];
}

/** Of a week there is a sum, and no mean. */
function plainMetricOf(asked: Asked) {
  const metric = amountMetricOf(asked);
  const isOfTimes = asked.question.words.some(({ text }) => text === "fewest");
  if (metric === undefined && isOfTimes && asked.has("plural")) return "sessions";
  if (metric === "average_minutes") return "minutes";
  return metric === "average_distance_m" ? "distance_m" : metric;
}
