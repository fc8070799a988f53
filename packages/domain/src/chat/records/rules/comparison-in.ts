import { addYears, type LocalDate } from "../../../shared/local-date.ts";
import { daysOfPeriod } from "../../../sport/records/record-period.ts";
import type {
  RecordActivity,
  RecordComparison,
  RecordPeriod,
} from "../../../sport/records/record-query.ts";
import type { Asked } from "../asked-records.ts";
import { activityIn, isSameActivity } from "../kinds/asked-activity.ts";
import { yearOf } from "../periods/calendar-days.ts";
import { earlierBy } from "../periods/earlier-period.ts";
import { periodsIn, sameKindNow, scatteredPeriods } from "./query-scope.ts";

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
  if (!has("compare", "more", "most", "longest") && !isEither) return eachOfTwo(asked);
  return comparedActivities(asked) ?? comparedPeriods(asked);
}

function comparedActivities(asked: Asked): Compared | undefined {
  const { has, activities } = asked;
  if (has("groupDay", "groupWeek", "groupMonth", "groupWeekday", "last")) return undefined;
  if (activityIn(asked)?.except !== undefined) return undefined;
  const [first, ...others] = activities.flatMap(({ activity }) => activity ?? []);
  const second = others.find((each) => first && !isSameActivity(first, each));
  if (first === undefined || second === undefined) return undefined;
  return { activity: first, comparison: { with: "activity", activity: second } };
}

/** "Runs in March and May": each is told. */
function eachOfTwo(asked: Asked): Compared | undefined {
  const [first, second, ...others] = scatteredPeriods(asked);
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  return { period: first, comparison: { with: "period", period: second } };
}

function comparedPeriods(asked: Asked): Compared | undefined {
  const { has, today } = asked;
  const [first, second] = periodsIn(asked);
  if (first === undefined) return undefined;
  if (second !== undefined) {
    const [left, right] = alike(first, second, today);
    return { period: left, comparison: { with: "period", period: right } };
  }
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

/** Of "November last year and this year" the second is a November too, and of "November against last year" as well. */
function alike(
  first: RecordPeriod,
  second: RecordPeriod,
  today: LocalDate,
): readonly [RecordPeriod, RecordPeriod] {
  if (second.kind === "year") return [first, ofYear(first, second.year, today)];
  return first.kind === "year" ? [ofYear(second, first.year, today), second] : [first, second];
}

/** The same days of a year; a year where they are of more than one. */
function ofYear(period: RecordPeriod, year: number, today: LocalDate): RecordPeriod {
  const whole = { kind: "year", year } as const;
  if (period.kind === "month") return { ...period, year };
  if (period.kind !== "range" && period.kind !== "day") return whole;
  const days = daysOfPeriod(period, today);
  if (days === null || yearOf(days.start) !== yearOf(days.end)) return whole;
  const years = year - yearOf(days.start);
  const [start, end] = [addYears(days.start, years), addYears(days.end, years)];
  return period.kind === "day" ? { kind: "day", date: start } : { kind: "range", start, end };
}

function unitOf({ kind }: RecordPeriod) {
  return kind === "day" || kind === "week" || kind === "month" || kind === "year"
    ? kind
    : undefined;
}

function isNow(period: RecordPeriod, { today }: Asked): boolean {
  return JSON.stringify(period) === JSON.stringify(sameKindNow(period, today));
}
