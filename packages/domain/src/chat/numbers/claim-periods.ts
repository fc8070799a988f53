import { DAYS_PER_WEEK } from "../../shared/durations.ts";
import { addDays, type LocalDate } from "../../shared/local-date.ts";
import type { RecordPeriod } from "../../sport/records/record-query.ts";
import { yearOf } from "../records/periods/calendar-days.ts";
import { monthsAgo } from "../records/periods/named-period.ts";
import { nearestTo, reachedBy } from "./figure-reach.ts";
import type { Cue, Figure, NamedPeriod, Place, SentenceReading } from "./sentence-parts.ts";

/** So far before days a word may stand that makes a reference of them: "than in the last week". */
const REFERENCE_REACH = 3;
/** Between days and the figure that is of them. */
const OF = new Set(["的", "s", "'s", "’s", "total", "of", "'", "’"]);
/** Of all that was spoken of, or of all days. */
const IN_ALL = new Set(["in total", "in all"]);
const SO_FAR = new Set([
  ...["so far", "to date", "until now", "up to now", "overall", "altogether"],
  ...["目 前", "到 目 前 为 止", "目 前 为 止"],
]);
const THAT = new Set(["that", "same", "那", "同"]);
const YEAR = /^(?:\d{4}|年|last|this|past|previous|上|本|这|当)$/;
const OUTSETS = new Set(["from", "从"]);
const CHANGES: ReadonlySet<Cue["meaning"]> = new Set<Cue["meaning"]>(["more", "less"]);

/** The days that a sentence names for a figure: those beside it, those of its clause, else of the nearest one. */
export function periodsOf(figure: Figure, reading: SentenceReading): readonly NamedPeriod[] {
  const told = reading.periods.filter((period) => !isOutset(period, reading));
  const beside = told.filter((each) => isExact(each) && isBesideFigure(each, figure, reading));
  if (beside.length > 0) return beside;
  const own = told.filter((period) => !isReference(period, reading));
  const exact = own.filter(isExact);
  const here = reachedBy(figure, exact);
  if (here.length > 0) return here;
  const before = exact.filter(({ clause }) => clause <= figure.clause);
  const all = reachedBy(figure, own);
  // "This week 95 minutes (3 sessions in total)" is of this week, or of all days.
  if (all.length > 0) return [...nearestTo(figure, before.length > 0 ? before : exact), ...all];
  return nearestTo(figure, [before, exact, own].find(({ length }) => length > 0) ?? []);
}

/** "Last month you ran 280 minutes in total" is of last month. */
function isExact({ period }: NamedPeriod): boolean {
  return period === "future" || period.kind !== "ever";
}

/** 从上周的75分钟增加到: where a change sets out from, and not "since". */
export function isOutset(
  { start, period, clause }: NamedPeriod,
  { tokens, cues }: SentenceReading,
): boolean {
  const isFrom = OUTSETS.has(tokens[start]?.text ?? "");
  const isSince = period !== "future" && period.kind === "since";
  return isFrom && isSince && cues.some((cue) => CHANGES.has(cue.meaning) && cue.clause === clause);
}

/** "75 minutes last week", "last week's total of 75 minutes", 上周的75分钟. */
export function isBesideFigure(
  { start, end }: Place,
  figure: Figure,
  { tokens }: SentenceReading,
): boolean {
  if (start === figure.end) return true;
  const between = tokens.slice(end, figure.start).map(({ text }) => text);
  return end <= figure.start && between.length > 0 && between.every((text) => OF.has(text));
}

/** "Than last week", "compared with October", "up from last week": what a figure is held against. */
export function isReference(
  { start, end, clause }: Place,
  { cues, figures, clauses }: SentenceReading,
): boolean {
  const isChange = cues.some((cue) => CHANGES.has(cue.meaning) && cue.clause === clause);
  return cues.some((cue) => {
    const isVersus = cue.meaning === "versus" || (isChange && cue.meaning === "outset");
    if (!isVersus || clauses[cue.end - 1] !== clause) return false;
    if (cue.start >= end) return cue.start <= end;
    const isNear = cue.end <= start && cue.end >= start - REFERENCE_REACH;
    return isNear && !figures.some((each) => each.start >= cue.end && each.end <= start);
  });
}

/**
 * The ways in which days that are named can be understood: "the last 7 days" with today, or without it; "in February" of
 * the year that was spoken of before, too.
 */
export function waysToRead(
  { period, start, end }: NamedPeriod,
  { tokens }: SentenceReading,
  { today, before }: { readonly today: LocalDate; readonly before: readonly RecordPeriod[] },
): readonly RecordPeriod[] {
  if (period === "future") return [];
  if (period.kind === "last_days") {
    const { days } = period;
    const [first, yesterday] = [addDays(today, -days), addDays(today, -1)];
    return [
      period,
      { kind: "range", start: first, end: yesterday },
      { kind: "last_days", days: days + 1 },
    ];
  }
  // "Last month" has its year.
  const hasYear = tokens.slice(start, end).some(({ text }) => YEAR.test(text));
  if (period.kind === "month" && !hasYear)
    return [period, ...before.flatMap(yearsIn).map((year) => ({ ...period, year }))];
  // "Last Friday" is that of last week, too.
  const isLast = tokens[start]?.text === "last" && period.kind === "day";
  return isLast ? [period, { kind: "day", date: addDays(period.date, -DAYS_PER_WEEK) }] : [period];
}

/** The year that days name, or lie in. */
function yearsIn(period: RecordPeriod): readonly number[] {
  switch (period.kind) {
    case "year":
    case "month":
      return [period.year];
    case "day":
    case "since":
      return [yearOf(period.date)];
    case "range":
      return [yearOf(period.start), yearOf(period.end)];
    default:
      return [];
  }
}

/** "So far", "in total": of what was spoken of, or of all days. */
export function isSoFar(named: NamedPeriod, reading: SentenceReading): boolean {
  return isInAll(named, reading) || SO_FAR.has(writtenAs(named, reading));
}

/** Whether "together", "in total" or 一共 stands in one of some clauses. */
export function saysInAll(clauses: readonly number[], reading: SentenceReading): boolean {
  const { cues, periods } = reading;
  return (
    cues.some(({ meaning, clause }) => meaning === "total" && clauses.includes(clause)) ||
    periods.some((named) => clauses.includes(named.clause) && isInAll(named, reading))
  );
}

/** "In total": it tells nothing of the time. */
export function isInAll(named: NamedPeriod, reading: SentenceReading): boolean {
  return IN_ALL.has(writtenAs(named, reading));
}

function writtenAs({ start, end }: Place, { tokens }: SentenceReading): string {
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(" ");
}

/** "The month before", "that February": which one it is depends on what was said before it. */
export function isRelative(
  { period, start, end }: NamedPeriod,
  { tokens }: SentenceReading,
): boolean {
  const isThat =
    period !== "future" && period.kind === "month" && THAT.has(tokens[start - 1]?.text ?? "");
  return isThat || tokens.slice(start, end).some(({ text }) => text === "before");
}

/** Days that can be meant where none are named. */
export function currentPeriods(today: LocalDate): readonly RecordPeriod[] {
  const year: RecordPeriod = { kind: "year", year: yearOf(today) };
  return [{ kind: "week", weeksAgo: 0 }, { kind: "day", date: today }, monthsAgo(0, today), year];
}

/** Days that can be meant, too, where nothing before names any. */
export function recentPeriods(today: LocalDate): readonly RecordPeriod[] {
  return [
    { kind: "week", weeksAgo: 1 },
    { kind: "last_days", days: 7 },
    { kind: "last_days", days: 30 },
    { kind: "day", date: addDays(today, -1) },
    monthsAgo(1, today),
  ];
}
