import { addDays, type LocalDate } from "../../../shared/local-date.ts";
import { daysOfPeriod } from "../../../sport/records/record-period.ts";
import type { RecordActivity, RecordPeriod } from "../../../sport/records/record-query.ts";
import type { Asked } from "../asked-records.ts";
import { activityIn } from "../kinds/asked-activity.ts";
import { isLink } from "../links.ts";
import { yearOf } from "../periods/calendar-days.ts";
import type { FoundPeriod } from "../periods/found-period.ts";
import { monthsAgo } from "../periods/named-period.ts";

/** Of what sessions something is asked. */
export type QueryScope = {
  readonly activity: RecordActivity | null;
  readonly period: RecordPeriod;
};

const EVER: RecordPeriod = { kind: "ever" };
/** What "lately" means (design value). */
const LATELY: RecordPeriod = { kind: "last_days", days: 30 };

/** The activity and the period that are asked about. */
export function scopeOf(asked: Asked, period?: RecordPeriod): QueryScope {
  return { activity: activityIn(asked), period: periodIn(asked) ?? period ?? unnamed(asked) };
}

function unnamed({ has }: Asked): RecordPeriod {
  return has("recently") ? LATELY : EVER;
}

/** The periods that have come, without "ever" beside a shorter one. */
export function periodsIn({ periods }: Asked): readonly RecordPeriod[] {
  const past = periods.flatMap(({ period }) => (period === "future" ? [] : [period]));
  const named = past.filter(({ kind }) => kind !== "ever");
  return named.length > 0 ? named : past;
}

/** The period that is asked about; of several that join it is all of them, as in "June and July". */
export function periodIn(asked: Asked): RecordPeriod | undefined {
  const [first, second] = periodsIn(asked);
  if (first === undefined || second === undefined) return first;
  if (first.kind === "day" && second.kind !== "day" && isAround(second, first, asked.today))
    return first;
  if (second.kind === "day" && isAround(first, second, asked.today)) return second;
  const joined = joinedPeriods(asked);
  return joined.length > 1 ? (spanOf(joined, asked.today) ?? first) : first;
}

/** Periods that are joined and leave days between them: "March and May". */
export function scatteredPeriods(asked: Asked): readonly RecordPeriod[] {
  const joined = joinedPeriods(asked);
  const isOne =
    joined.length < 2 ||
    periodIn(asked) !== joined[0] ||
    joined.some((each) => daysOfPeriod(each, asked.today) === null) ||
    spanOf(joined, asked.today) !== undefined;
  return isOne ? [] : joined;
}

function isAround(
  outer: RecordPeriod,
  { date }: { readonly date: LocalDate },
  today: LocalDate,
): boolean {
  const days = daysOfPeriod(outer, today);
  return days !== null && days.start <= date && date <= days.end;
}

/** The first period with those of which nothing but a link or a comma parts it. */
function joinedPeriods({ periods, question }: Asked): readonly RecordPeriod[] {
  const joined: RecordPeriod[] = [];
  let last: FoundPeriod | undefined;
  for (const found of periods) {
    if (found.period === "future" || (last !== undefined && !areJoined(last, found, question)))
      break;
    joined.push(found.period);
    last = found;
  }
  return joined;
}

function areJoined(left: FoundPeriod, right: FoundPeriod, { words }: Asked["question"]): boolean {
  const between = words.slice(left.end, right.start);
  const isBeside = between.every(({ text }) => isLink(text) || text === "in");
  return between.length === 0 || (isBeside && between.some(({ text }) => isLink(text)));
}

/** The days from the first to the last where no other ones lie between. */
function spanOf(periods: readonly RecordPeriod[], today: LocalDate): RecordPeriod | undefined {
  const ranges = periods.flatMap((period) => daysOfPeriod(period, today) ?? []);
  const [first, ...others] = ranges.toSorted((left, right) => (left.start < right.start ? -1 : 1));
  if (first === undefined || ranges.length < periods.length) return undefined;
  let { end } = first;
  for (const next of others) {
    if (next.start > addDays(end, 1)) return undefined;
    if (next.end > end) end = next.end;
  }
  return { kind: "range", start: first.start, end };
}

/** The current week, month or year beside an earlier one. */
export function sameKindNow(other: RecordPeriod, today: LocalDate): RecordPeriod {
  if (other.kind === "month") return monthsAgo(0, today);
  if (other.kind === "year") return { kind: "year", year: yearOf(today) };
  if (other.kind === "day") return { kind: "day", date: today };
  if (other.kind === "range" && other.start.endsWith("-01-01"))
    return { kind: "year", year: yearOf(today) };
  return { kind: "week", weeksAgo: 0 };
}
