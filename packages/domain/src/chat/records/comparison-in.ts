import type {
  RecordActivity,
  RecordComparison,
  RecordPeriod,
} from "../../sport/records/record-query.ts";
import type { Asked } from "./asked-records.ts";
import { earlierBy } from "./earlier-period.ts";
import { isSameActivity, periodsIn, sameKindNow } from "./query-scope.ts";

/** What is held against what; what stays as the question names it is left out. */
export type Compared = {
  readonly comparison: RecordComparison;
  readonly activity?: RecordActivity;
  readonly period?: RecordPeriod;
};

/** Two kinds of exercise, or two periods, that a question compares. */
export function comparisonIn(asked: Asked): Compared | undefined {
  const { has } = asked;
  const isEither = has("either") && has("did", "done");
  if (!has("compare", "more", "most", "longest") && !isEither) return undefined;
  return comparedActivities(asked) ?? comparedPeriods(asked);
}

function comparedActivities({ has, activities }: Asked): Compared | undefined {
  if (has("groupDay", "groupWeek", "groupMonth", "groupWeekday", "last")) return undefined;
  const [first, ...others] = activities.flatMap(({ activity }) => activity ?? []);
  const second = others.find((each) => first && !isSameActivity(first, each));
  if (first === undefined || second === undefined) return undefined;
  return { activity: first, comparison: { with: "activity", activity: second } };
}

function comparedPeriods(asked: Asked): Compared | undefined {
  const { has, today } = asked;
  const [first, second] = periodsIn(asked);
  if (first === undefined) return undefined;
  if (second !== undefined)
    return { period: first, comparison: { with: "period", period: second } };
  // "Calories this week compared to last?"
  const unit = unitOf(first);
  const isCut = asked.question.words.at(-1)?.text === "last";
  if (has("compare") && isCut && unit !== undefined)
    return { period: first, comparison: { with: "period", period: earlierBy(unit, first, today) } };
  const isAgainst = has("more") && has("compare") && unit !== undefined && !isNow(first, asked);
  return isAgainst
    ? { period: sameKindNow(first, today), comparison: { with: "period", period: first } }
    : undefined;
}

function unitOf({ kind }: RecordPeriod) {
  return kind === "day" || kind === "week" || kind === "month" || kind === "year"
    ? kind
    : undefined;
}

function isNow(period: RecordPeriod, { today }: Asked): boolean {
  return JSON.stringify(period) === JSON.stringify(sameKindNow(period, today));
}
