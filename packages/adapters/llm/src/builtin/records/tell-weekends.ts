import { type RecordAmountMetric, recordValue } from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { DAY_TEXTS } from "./day-texts.data.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

const TENTHS = 10;
const UNITS = { calories: "calories", minutes: "minutes", sessions: "minutes" } as const;

/** What was done on Saturdays and Sundays, and on the other days; sessions are told beside. */
export function weekendSentences(
  { query, of, groups }: FactOf<"groups">,
  weekend: readonly number[],
  telling: Telling,
): string[] {
  const { language, today } = telling;
  const texts = DAY_TEXTS[language];
  const metric =
    query.metric === "calories" || query.metric === "sessions" ? query.metric : "minutes";
  const amounts = (isWeekend: boolean) =>
    groups
      .filter(({ key }) => weekend.includes(Number(key)) === isWeekend)
      .map((each) => each.amount);
  const sum = (of: RecordAmountMetric, isWeekend: boolean) =>
    rounded(amounts(isWeekend).reduce((total, each) => total + recordValue(of, each), 0));
  const shown = metric === "sessions" ? "minutes" : metric;
  const text = (isWeekend: boolean) => amountOf(UNITS[metric], sum(shown, isWeekend), language);
  const sessions = (isWeekend: boolean) =>
    amountOf("sessions", sum("sessions", isWeekend), language);
  const more = sum(metric, true) - sum(metric, false);
  const winner = more === 0 ? "same" : more > 0 ? "weekends" : "weekdays";
  const unit = metric === "sessions" ? "sessions" : UNITS[metric];
  return [
    filled(texts.weekends, {
      ...periodPhraseOf(of.period, today, language),
      activity: activityPhraseOf(of.activity, language),
      weekends: text(true),
      weekdays: text(false),
      weekendSessions: sessions(true),
      weekdaySessions: sessions(false),
    }),
    filled(texts.weekendsMore[winner], {
      difference: amountOf(unit, rounded(Math.abs(more)), language),
    }),
  ];
}

function rounded(value: number): number {
  return Math.round(value * TENTHS) / TENTHS;
}
