import type { OwnRecords } from "@health-exercise/domain/chat";
import { recordValue, type ScopedAmount } from "@health-exercise/domain/sport";
import { addDays, daysIn, isPaused, type LocalDate, weekdayOf } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { amountOf, dateOf } from "./amounts.ts";
import { CHOICE_TEXTS } from "./choice-texts.data.ts";
import { DAY_TEXTS } from "./day-texts.data.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

/**
 * The days of a period on which nothing was done, null of them where no day is over; undefined where it has no bounds. Today
 * counts once something was done: it may still be.
 */
export function restDaysOf(
  { activity, period, range, amount }: ScopedAmount,
  { totals }: Pick<OwnRecords, "totals">,
  telling: Telling,
  counted?: number,
): { readonly sentence: string; readonly days: number | null } | undefined {
  if (range === null || totals === null) return undefined;
  const { today, language } = telling;
  const isActiveToday = totals.day.totals.sessions > 0;
  const last = isActiveToday ? today : addDays(today, -1);
  const isOpen = range.end >= today;
  const end = range.end < last ? range.end : last;
  const all = counted ?? (end < range.start ? 0 : daysIn({ start: range.start, end }));
  const active = recordValue("active_days", amount);
  const isKnown = all + active > 0;
  const texts = CHOICE_TEXTS[language];
  const text = !isKnown ? texts.restUnknown : isOpen ? texts.restOpen : texts.restOver;
  const days = Math.max(0, all - active);
  const sentence = filled(text, {
    ...periodPhraseOf(period, today, language),
    activity: activityPhraseOf(activity, language),
    rest: amountOf("days", days, language),
    active: String(active),
    all: String(Math.max(all, active)),
  });
  return { sentence, days: isKnown ? days : null };
}

/** So many days are named, the latest of them (a design value). */
const MOST_NAMED = 14;

/** How many days there were without, and which; only those of some days of the week where these are asked about. */
export function restDaySentences(
  fact: FactOf<"groups">,
  records: Pick<OwnRecords, "totals">,
  telling: Telling,
): string[] | undefined {
  const { of, groups, query } = fact;
  if (of.range === null) return undefined;
  const { weekdays } = "weekdays" in query ? query : {};
  const active = new Set(groups.map(({ key }) => key));
  const { days, notes } = countedDays(fact, active, telling);
  const rest = restDaysOf(of, records, telling, days.length);
  if (rest === undefined) return undefined;
  const without = days.filter((day) => !active.has(day));
  const first =
    weekdays === undefined
      ? rest.sentence
      : missedSentence(of, weekdays, { all: days.length, missed: without.length }, telling);
  return without.length === 0 || rest.days === null
    ? [first, ...notes]
    : [first, named(of, without, telling), ...notes];
}

/** The days that are over and count: none before the first session of those asked about, none of a pause. */
function countedDays(
  { of, groups, query, paused = [] }: FactOf<"groups">,
  active: ReadonlySet<string>,
  { today, language }: Telling,
): { readonly days: readonly LocalDate[]; readonly notes: readonly string[] } {
  const { range, period, activity } = of;
  if (range === null) return { days: [], notes: [] };
  const { weekdays } = "weekdays" in query ? query : {};
  const over = Array.from({ length: daysIn(range) }, (_, index) => addDays(range.start, index))
    .filter((day) => weekdays === undefined || weekdays.includes(weekdayOf(day)))
    .filter((day) => day < today || (day === today && active.has(day)));
  const first = groups[0]?.key;
  // A week or a month that is named is told as a whole.
  const isFromFirst = period.kind === "last_days";
  const begun = isFromFirst && first !== undefined ? over.filter((day) => day >= first) : over;
  const days = begun.filter((day) => active.has(day) || !isPaused(paused, day));
  const texts = DAY_TEXTS[language];
  const told = {
    day: first === undefined ? "" : dateOf(first as LocalDate, today, language),
    activity: activityPhraseOf(activity, language),
  };
  return {
    days,
    notes: [
      ...(begun.length < over.length ? [filled(texts.fromFirst, told)] : []),
      ...(days.length < begun.length ? [texts.withoutPauses] : []),
    ],
  };
}

/** Which days they were; of many the latest. */
function named({ activity }: ScopedAmount, days: readonly LocalDate[], telling: Telling): string {
  const { today, language } = telling;
  const texts = DAY_TEXTS[language];
  return filled(days.length > MOST_NAMED ? texts.latestRestDays : texts.restDays, {
    activity: activityPhraseOf(activity, language),
    n: String(MOST_NAMED),
    days: days
      .slice(-MOST_NAMED)
      .map((day) => dateOf(day, today, language))
      .join(language === "zh" ? "、" : ", "),
  });
}

/** On how many of some days of the week nothing was done. */
function missedSentence(
  { activity, period }: ScopedAmount,
  weekdays: readonly number[],
  { all, missed }: { readonly all: number; readonly missed: number },
  { today, language }: Telling,
): string {
  const texts = DAY_TEXTS[language];
  const names = weekdays.map((weekday) => FACT_TEXTS[language].weekdays[weekday - 1] ?? "");
  const text = all === 0 ? texts.noSuchDay : missed === 0 ? texts.noneMissed : texts.missed;
  return filled(text, {
    ...periodPhraseOf(period, today, language),
    activity: activityPhraseOf(activity, language),
    weekdays: names.join(FACT_TEXTS[language].and),
    missed: String(missed),
    all: amountOf("days", all, language),
  });
}
