import type { OwnRecords } from "@health-exercise/domain/chat";
import { recordValue, type ScopedAmount } from "@health-exercise/domain/sport";
import { addDays, daysIn } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { amountOf, dateOf } from "./amounts.ts";
import { CHOICE_TEXTS } from "./choice-texts.data.ts";
import { DAY_TEXTS } from "./day-texts.data.ts";
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
): { readonly sentence: string; readonly days: number | null } | undefined {
  if (range === null || totals === null) return undefined;
  const { today, language } = telling;
  const isActiveToday = totals.day.totals.sessions > 0;
  const last = isActiveToday ? today : addDays(today, -1);
  const isOpen = range.end >= today;
  const end = range.end < last ? range.end : last;
  const all = end < range.start ? 0 : daysIn({ start: range.start, end });
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

/** So many days are named; of more it is told how many they are (a design value). */
const MOST_NAMED = 14;

/** How many days there were without, and which. */
export function restDaySentences(
  { of, groups }: FactOf<"groups">,
  records: Pick<OwnRecords, "totals">,
  telling: Telling,
): string[] | undefined {
  const rest = restDaysOf(of, records, telling);
  const { range, activity } = of;
  if (rest === undefined || range === null) return undefined;
  if (rest.days === null || rest.days === 0 || rest.days > MOST_NAMED) return [rest.sentence];
  const { today, language } = telling;
  const active = new Set(groups.map(({ key }) => key));
  const days = Array.from({ length: daysIn(range) }, (_, index) => addDays(range.start, index))
    .filter((day) => day < today && !active.has(day))
    .map((day) => dateOf(day, today, language));
  const named = filled(DAY_TEXTS[language].restDays, {
    activity: activityPhraseOf(activity, language),
    days: days.join(language === "zh" ? "、" : ", "),
  });
  return [rest.sentence, named];
}
