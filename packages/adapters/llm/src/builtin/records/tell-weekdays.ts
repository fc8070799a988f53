import { NO_AMOUNT, recordValue } from "@health-exercise/domain/sport";
import { addDays, DAYS_PER_WEEK, daysIn, weekOf } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { CHOICE_TEXTS } from "./choice-texts.data.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { amountTexts } from "./tell-amounts.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

/** What was done on some days of the week. */
export function weekdaySentences(
  { of, groups }: FactOf<"groups">,
  weekdays: readonly number[],
  telling: Telling,
): string[] {
  const { language, today } = telling;
  const texts = CHOICE_TEXTS[language];
  // Chinese says that it was exercise.
  const isNamed = of.activity !== null || language === "zh";
  const activity = activityPhraseOf(of.activity, language);
  const sentences = weekdays.map((weekday) => {
    const amount = groups.find(({ key }) => key === String(weekday))?.amount ?? NO_AMOUNT;
    const all = of.range && weekdaysIn(of.range, weekday, today);
    const values = {
      ...periodPhraseOf(of.period, today, language),
      ...amountTexts(amount, language),
      weekday: FACT_TEXTS[language].weekdays[weekday - 1] ?? "",
      activity,
      ofKind: isNamed ? filled(texts.ofWeekdayKind, { activity }) : "",
      active: String(amount.activeDays),
      all: String(all),
    };
    if (amount.totals.sessions === 0) return filled(texts.noneOnWeekday, values);
    const days =
      all === null
        ? amountOf("days", amount.activeDays, language)
        : filled(texts.weekdaysOfAll, values);
    return filled(texts.onWeekday, { ...values, days });
  });
  return weekdays.length > 1
    ? [...sentences, togetherSentence(groups, weekdays, telling)]
    : sentences;
}

/** What it comes to on all these days. */
function togetherSentence(
  groups: FactOf<"groups">["groups"],
  weekdays: readonly number[],
  { language }: Telling,
): string {
  const sumOf = (metric: "sessions" | "minutes") =>
    groups
      .filter(({ key }) => weekdays.includes(Number(key)))
      .reduce((sum, { amount }) => sum + recordValue(metric, amount), 0);
  return filled(CHOICE_TEXTS[language].onAllTheseDays, {
    sessions: amountOf("sessions", sumOf("sessions"), language),
    minutes: amountOf("minutes", sumOf("minutes"), language),
  });
}

/** How many such days there were up to today. */
function weekdaysIn(
  { start, end }: NonNullable<FactOf<"groups">["of"]["range"]>,
  weekday: number,
  today: Telling["today"],
): number {
  const ofFirstWeek = addDays(weekOf(start).start, weekday - 1);
  const first = ofFirstWeek < start ? addDays(ofFirstWeek, DAYS_PER_WEEK) : ofFirstWeek;
  const last = end < today ? end : today;
  return first > last ? 0 : Math.ceil(daysIn({ start: first, end: last }) / DAYS_PER_WEEK);
}
