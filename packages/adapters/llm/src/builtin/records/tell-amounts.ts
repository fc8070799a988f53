import type { TextLanguage } from "@health-exercise/domain/language";
import {
  minutesOf,
  type RecordActivity,
  type RecordAmount,
  type RecordAmountMetric,
  type RecordFact,
  recordValue,
  type ScopedAmount,
  weeklyMean,
} from "@health-exercise/domain/sport";
import type { LocalDate } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import type { AmountUnit } from "./amounts.data.ts";
import { amountOf } from "./amounts.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { periodPhraseOf } from "./period-phrase.ts";

const TENTHS = 10;

export type Telling = { readonly today: LocalDate; readonly language: TextLanguage };
export type FactOf<Kind extends RecordFact["kind"]> = Extract<RecordFact, { readonly kind: Kind }>;

/** A kind of exercise in words; what the catalogue does not know, as the person wrote it. */
export function activityPhraseOf(activity: RecordActivity | null, language: TextLanguage): string {
  const texts = FACT_TEXTS[language];
  if (activity === null) return texts.anyExercise;
  const [family = ""] = activity.families;
  return texts.activities[family] ?? activity.name;
}

/** What was done: the measure that is asked for first. */
export function amountSentence(
  { activity, period, amount }: ScopedAmount,
  metric: RecordAmountMetric,
  { today, language }: Telling,
): string {
  const texts = FACT_TEXTS[language];
  const phrases = {
    ...periodPhraseOf(period, today, language),
    activity: activityPhraseOf(activity, language),
  };
  const { totals, timedSessions } = amount;
  if (totals.sessions === 0)
    return filled(activity === null ? texts.noneOfAny : texts.none, phrases);
  const values = { ...phrases, ...amountTexts(amount, language) };
  const needsTime = metric === "minutes" || metric === "average_minutes";
  if (needsTime && timedSessions === 0) return filled(texts.untimed, values);
  if (metric === "met_minutes" && totals.metHundredthMilliseconds === 0)
    return filled(texts.noMetMinutes, values);
  const inAll = totals.durationMilliseconds === 0 ? "" : filled(texts.inAll, values);
  const text = (activity === null ? texts.anyAmount[metric] : undefined) ?? texts.amount[metric];
  return filled(text, { ...values, inAll });
}

/** The figures of an amount with their units. */
export function amountTexts(
  amount: RecordAmount,
  language: TextLanguage,
): Readonly<
  Record<"sessions" | "minutes" | "calories" | "metMinutes" | "days" | "average", string>
> {
  const text = (unit: AmountUnit, metric: RecordAmountMetric) =>
    amountOf(unit, recordValue(metric, amount), language);
  return {
    sessions: text("sessions", "sessions"),
    minutes: text("minutes", "minutes"),
    calories: text("calories", "calories"),
    metMinutes: text("metMinutes", "met_minutes"),
    days: text("days", "active_days"),
    average: text("minutes", "average_minutes"),
  };
}

/** Two amounts beside each other, and which is more. */
export function comparisonSentences({ query, of, other }: FactOf<"comparison">, telling: Telling) {
  const { language, today } = telling;
  const texts = FACT_TEXTS[language];
  const isOfPeriods = !("comparison" in query) || query.comparison?.with !== "activity";
  if (of.amount.totals.sessions === 0 || other.amount.totals.sessions === 0)
    return [amountSentence(of, "minutes", telling), amountSentence(other, "minutes", telling)];
  const phrases = periodPhraseOf(of.period, today, language);
  const otherTexts = amountTexts(other.amount, language);
  const values = {
    ...phrases,
    ...amountTexts(of.amount, language),
    activity: activityPhraseOf(of.activity, language),
    otherActivity: activityPhraseOf(other.activity, language),
    otherWhen: periodPhraseOf(other.period, today, language).when,
    otherMinutes: otherTexts.minutes,
    otherSessions: otherTexts.sessions,
  };
  const difference =
    minutesOf(of.amount.totals.durationMilliseconds) -
    minutesOf(other.amount.totals.durationMilliseconds);
  const size = Math.round(Math.abs(difference) * TENTHS) / TENTHS;
  const verdict =
    size === 0
      ? texts.same
      : isOfPeriods
        ? difference > 0
          ? texts.morePeriod
          : texts.lessPeriod
        : texts.moreActivity;
  const more = difference > 0 ? values.activity : values.otherActivity;
  return [
    filled(isOfPeriods ? texts.comparedPeriods : texts.comparedActivities, values),
    filled(verdict, {
      when: phrases.when,
      winner: more,
      difference: amountOf("minutes", size, language),
    }),
  ];
}

/** Less change than this is none (design value). */
const STEADY_SHARE = 0.05;

/** Which way an activity goes. */
export function trendSentences({ late, early }: FactOf<"trend">, { language }: Telling): string[] {
  const texts = FACT_TEXTS[language];
  const activity = activityPhraseOf(late.activity, language);
  const weekly = ({ amount }: ScopedAmount) => weeklyMean("minutes", amount);
  const [now, before] = [weekly(late), weekly(early)];
  if (now === 0 && before === 0) return [filled(texts.trendUnknown, { activity })];
  const change = now - before;
  const trend =
    Math.abs(change) < STEADY_SHARE * before ? "steady" : change > 0 ? "rising" : "falling";
  return [
    filled(texts.trend[trend], {
      activity,
      late: amountOf("minutes", now, language),
      early: amountOf("minutes", before, language),
    }),
  ];
}
