import type { TextLanguage } from "@health-exercise/domain/language";
import {
  type RecordAmount,
  type RecordAmountMetric,
  recordValue,
  type ScopedAmount,
  tellsMetric,
  weeklyMean,
} from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import type { AmountUnit } from "./amounts.data.ts";
import { amountOf } from "./amounts.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { MEASURE_TEXTS } from "./measure-texts.data.ts";
import { distanceOf } from "./measures.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import {
  distanceText,
  isMeasured,
  measuredComparison,
  measuredSentences,
  paceTrend,
} from "./tell-measures.ts";
import { activityPhraseOf, type FactOf, sportPhraseOf, type Telling } from "./telling.ts";

const TENTHS = 10;

/** What was done: the measure that is asked for first. */
export function amountSentence(
  of: ScopedAmount,
  metric: RecordAmountMetric,
  telling: Telling,
): string {
  const { activity, period, amount } = of;
  const { today, language } = telling;
  const texts = FACT_TEXTS[language];
  const phrases = {
    ...periodPhraseOf(period, today, language),
    activity: activityPhraseOf(activity, language),
  };
  const { totals, timedSessions } = amount;
  if (totals.sessions === 0) return noneSentence(activity, phrases, telling);
  if (isMeasured(metric))
    return measuredSentences(of, metric, telling).join(language === "zh" ? "" : " ");
  const values = { ...phrases, ...amountTexts(amount, language) };
  const needsTime = metric === "minutes" || metric === "average_minutes";
  if (needsTime && timedSessions === 0) return filled(texts.untimed, values);
  if (metric === "met_minutes" && totals.metHundredthMilliseconds === 0)
    return filled(texts.noMetMinutes, values);
  const inAll = totals.durationMilliseconds === 0 ? "" : filled(texts.inAll, values);
  const text = (activity === null ? texts.anyAmount[metric] : undefined) ?? texts.amount[metric];
  return filled(text, { ...values, inAll, andDistance: andDistance(of, telling) });
}

/** What no session is called may still have been done. */
function noneSentence(
  activity: ScopedAmount["activity"],
  phrases: Readonly<Record<string, string>>,
  { language }: Telling,
): string {
  const texts = FACT_TEXTS[language];
  if (activity === null) return filled(texts.noneOfAny, phrases);
  if (activity.kind === undefined) return filled(texts.none, phrases);
  return filled(texts.noneOfKind, { ...phrases, sport: sportPhraseOf(activity, language) });
}

/** How far it was of one kind of exercise, where every session tells it. */
function andDistance({ activity, amount }: ScopedAmount, telling: Telling): string {
  const isWhole = amount.measuredSessions === amount.totals.sessions;
  if (activity === null || !isWhole || !tellsMetric("distance_m", amount)) return "";
  const distance = distanceText({ activity, amount }, "distance_m", telling);
  return filled(MEASURE_TEXTS[telling.language].over, { distance });
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

/** What is held against another, with the unit of the difference. */
const COMPARED = {
  sessions: "sessions",
  calories: "calories",
  met_minutes: "metMinutes",
  active_days: "activeDays",
  average_minutes: "minutes",
  minutes: "minutes",
} as const satisfies Partial<Record<RecordAmountMetric, AmountUnit>>;

/** Two amounts beside each other, and which is more. */
export function comparisonSentences(fact: FactOf<"comparison">, telling: Telling): string[] {
  const { query, of, other } = fact;
  const metric = "comparison" in query ? query.metric : "minutes";
  const apart = [amountSentence(of, metric, telling), amountSentence(other, metric, telling)];
  if (of.amount.totals.sessions === 0 || other.amount.totals.sessions === 0) return apart;
  if (isMeasured(metric)) return measuredComparison(fact, metric, telling) ?? apart;
  const isUnknown = !tellsMetric(metric, of.amount) || !tellsMetric(metric, other.amount);
  if (metric !== "minutes" && isUnknown) return apart;
  // As many sessions may have taken more or less time.
  const isAsMany = of.amount.totals.sessions === other.amount.totals.sessions;
  return plainComparison(fact, metric === "sessions" && isAsMany ? "minutes" : metric, telling);
}

function plainComparison(
  { query, of, other }: FactOf<"comparison">,
  metric: keyof typeof COMPARED,
  telling: Telling,
): string[] {
  const { language, today } = telling;
  const texts = FACT_TEXTS[language];
  const isOfPeriods = !("comparison" in query) || query.comparison?.with !== "activity";
  const phrases = periodPhraseOf(of.period, today, language);
  const unit = COMPARED[metric];
  const [value, otherValue] = [recordValue(metric, of.amount), recordValue(metric, other.amount)];
  const values = {
    ...phrases,
    activity: activityPhraseOf(of.activity, language),
    otherActivity: activityPhraseOf(other.activity, language),
    otherWhen: periodPhraseOf(other.period, today, language).when,
    sessions: amountTexts(of.amount, language).sessions,
    otherSessions: amountTexts(other.amount, language).sessions,
    ...shownBeside(metric, of.amount, other.amount, language),
  };
  const size = Math.round(Math.abs(value - otherValue) * TENTHS) / TENTHS;
  const [more, less] = isOfPeriods
    ? [texts.morePeriod, texts.lessPeriod]
    : [texts.moreActivity, texts.moreActivity];
  return [
    filled(comparedText(metric, isOfPeriods, telling), values),
    filled(size === 0 ? texts.same : value > otherValue ? more : less, {
      when: phrases.when,
      winner: value > otherValue ? values.activity : values.otherActivity,
      difference: amountOf(unit, size, language),
    }),
  ];
}

/** Of sessions their time is told beside. */
function shownBeside(
  metric: keyof typeof COMPARED,
  amount: RecordAmount,
  other: RecordAmount,
  language: TextLanguage,
) {
  const shown = metric === "sessions" ? "minutes" : metric;
  const text = (each: RecordAmount) =>
    amountOf(COMPARED[shown], recordValue(shown, each), language);
  const [own, others] = [text(amount), text(other)];
  return { minutes: own, otherMinutes: others, distance: own, otherDistance: others };
}

function comparedText(
  metric: keyof typeof COMPARED,
  isOfPeriods: boolean,
  { language }: Telling,
): string {
  const [plain, measured] = [FACT_TEXTS[language], MEASURE_TEXTS[language]];
  if (metric === "average_minutes")
    return isOfPeriods ? plain.comparedMeans : plain.comparedMeansOfActivities;
  if (metric === "sessions" || metric === "minutes")
    return isOfPeriods ? plain.comparedPeriods : plain.comparedActivities;
  return isOfPeriods ? measured.comparedDistances : measured.comparedActivities;
}

/** Less change than this is none (design value). */
const STEADY_SHARE = 0.05;

/** Which way an activity goes. */
export function trendSentences(fact: FactOf<"trend">, telling: Telling): string[] {
  const { query, late, early } = fact;
  const { language } = telling;
  const asked = "comparison" in query ? query.metric : "minutes";
  if (asked === "pace_s_per_km")
    return paceTrend(fact, telling) ?? [amountSentence(late, asked, telling)];
  const isOfDistance = asked === "distance_m" && tellsMetric(asked, late.amount);
  const metric = isOfDistance ? "distance_m" : "minutes";
  const texts = FACT_TEXTS[language];
  const activity = activityPhraseOf(late.activity, language);
  const weekly = ({ amount }: ScopedAmount) => weeklyMean(metric, amount);
  const [now, before] = [weekly(late), weekly(early)];
  const told = (value: number) =>
    isOfDistance ? distanceOf(value, telling, late.activity) : amountOf("minutes", value, language);
  if (now === 0 && before === 0) return [filled(texts.trendUnknown, { activity })];
  const change = now - before;
  const trend =
    Math.abs(change) < STEADY_SHARE * before ? "steady" : change > 0 ? "rising" : "falling";
  return [
    filled(texts.trend[trend], {
      activity,
      late: told(now),
      early: told(before),
    }),
  ];
}
