import { addDays, type LocalDate } from "../../shared/local-date.ts";
import { daysOfPeriod } from "../../sport/records/record-period.ts";
import type { RecordActivity, RecordPeriod } from "../../sport/records/record-query.ts";
import type { Asked } from "./asked-records.ts";
import { monthsAgo } from "./named-period.ts";

/** Of what sessions something is asked. */
export type QueryScope = {
  readonly activity: RecordActivity | null;
  readonly period: RecordPeriod;
};

const EVER: RecordPeriod = { kind: "ever" };
/** What "lately" means (design value). */
const LATELY: RecordPeriod = { kind: "last_days", days: 30 };
const LINKS = new Set(["and", "or", "plus", "和", "跟", "与", "同", "及", "或", "加", "还"]);

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

/** The period that is asked about; of two that join it is both, as in "June and July". */
export function periodIn(asked: Asked): RecordPeriod | undefined {
  const [first, second] = periodsIn(asked);
  if (first === undefined || second === undefined) return first;
  if (first.kind === "day" && second.kind !== "day" && isAround(second, first, asked.today))
    return first;
  if (second.kind === "day" && isAround(first, second, asked.today)) return second;
  return areJoined(asked) ? (bothOf(first, second, asked.today) ?? first) : first;
}

function isAround(
  outer: RecordPeriod,
  { date }: { readonly date: LocalDate },
  today: LocalDate,
): boolean {
  const days = daysOfPeriod(outer, today);
  return days !== null && days.start <= date && date <= days.end;
}

/** Whether nothing but a link stands between two periods. */
function areJoined({ periods, question }: Asked): boolean {
  const [first, second] = periods;
  if (first === undefined || second === undefined) return false;
  const between = question.words.slice(first.end, second.start);
  return between.every(({ text }) => LINKS.has(text) || text === "in");
}

function bothOf(
  first: RecordPeriod,
  second: RecordPeriod,
  today: LocalDate,
): RecordPeriod | undefined {
  const [one, other] = [daysOfPeriod(first, today), daysOfPeriod(second, today)];
  if (one === null || other === null) return undefined;
  const [early, late] = one.start <= other.start ? [one, other] : [other, one];
  const isContiguous = late.start <= addDays(early.end, 1);
  return isContiguous ? { kind: "range", start: early.start, end: late.end } : undefined;
}

/** The kind of exercise that is asked about by the name of a session; undefined where none is. */
export function titledActivityIn({ activities }: Asked): RecordActivity | undefined {
  const [first, ...others] = activities.flatMap(({ activity }) => activity ?? []);
  return others.length === 0 && first?.title !== undefined ? first : undefined;
}

/** The kind of exercise that is asked about, whatever its sessions are called; of two that are joined it is both. */
export function activityIn(asked: Asked): RecordActivity | null {
  const [first, second] = asked.activities.filter(({ activity }) => activity !== null);
  if (first?.activity == null) return null;
  const { name, families } = first.activity;
  const only = { name, families };
  if (second?.activity == null || isSameActivity(first.activity, second.activity)) return only;
  const between = asked.question.words.slice(first.end, second.start);
  if (between.length === 0 || !between.every(({ text }) => LINKS.has(text))) return only;
  const { words, source } = asked.question;
  return {
    name: source.slice(words[first.start]?.start, words[second.end - 1]?.end),
    families: [...new Set([...first.activity.families, ...second.activity.families])],
  };
}

export function isSameActivity(left: RecordActivity, right: RecordActivity): boolean {
  return left.families.some((family) => right.families.includes(family));
}

/** The current week, month or year beside an earlier one. */
export function sameKindNow(other: RecordPeriod, today: LocalDate): RecordPeriod {
  if (other.kind === "month") return monthsAgo(0, today);
  if (other.kind === "year") return { kind: "year", year: Number(today.slice(0, 4)) };
  if (other.kind === "day") return { kind: "day", date: today };
  if (other.kind === "range" && other.start.endsWith("-01-01"))
    return { kind: "year", year: Number(today.slice(0, 4)) };
  return { kind: "week", weeksAgo: 0 };
}
