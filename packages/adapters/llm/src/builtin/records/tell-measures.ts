import type { TextLanguage } from "@health-exercise/domain/language";
import {
  metersOf,
  type RecordAmount,
  type RecordAmountMetric,
  type RecordPeriod,
  recordValue,
  type ScopedAmount,
  tellsMetric,
} from "@health-exercise/domain/sport";
import type { LocalDate } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { MEASURE_TEXTS, type MeasureTexts } from "./measure-texts.data.ts";
import { distanceOf, paceDifferenceOf, paceOf, speedOf } from "./measures.ts";
import { type PeriodPhrase, periodPhraseOf } from "./period-phrase.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

const MILLISECONDS_PER_SECOND = 1_000;

/** The metrics of distance and pace. */
export type MeasuredMetric = Extract<
  RecordAmountMetric,
  "distance_m" | "average_distance_m" | "pace_s_per_km"
>;

export function isMeasured(metric: RecordAmountMetric): metric is MeasuredMetric {
  return metric === "distance_m" || metric === "average_distance_m" || metric === "pace_s_per_km";
}

/** A period in words; of all days that it is up to now. */
export function periodUpToNow(
  period: RecordPeriod,
  today: LocalDate,
  language: TextLanguage,
): PeriodPhrase {
  const { soFar } = MEASURE_TEXTS[language];
  return period.kind === "ever"
    ? { When: soFar, when: soFar.toLowerCase() }
    : periodPhraseOf(period, today, language);
}

/** How far, how far on average, or how fast somebody went in a scope that has sessions. */
export function measuredSentences(
  of: ScopedAmount,
  metric: MeasuredMetric,
  telling: Telling,
): string[] {
  const texts = MEASURE_TEXTS[telling.language];
  const values = valuesOf(of, telling);
  const { amount, activity } = of;
  if (metric === "pace_s_per_km" && !tellsMetric(metric, amount)) {
    const speed = speedText(amount, telling);
    return speed === undefined
      ? [texts.unknown.pace, texts.whereFrom]
      : [filled(texts.speed, { ...values, speed })];
  }
  if (!tellsMetric(metric, amount)) return [texts.unknown.distance, texts.whereFrom];
  if (metric === "pace_s_per_km") return [filled(texts.pace, values)];
  if (metric === "average_distance_m")
    return [filled(texts.averageDistance, { ...values, distance: values.average })];
  const text = activity === null ? texts.anyDistance : texts.distance;
  const isWhole = amount.measuredSessions === amount.totals.sessions || activity === null;
  return [filled(text, values), ...(isWhole ? [] : [filled(texts.partly, values)])];
}

/** Two distances or two paces beside each other; undefined where one of them is not known. */
export function measuredComparison(
  { query, of, other }: FactOf<"comparison">,
  metric: MeasuredMetric,
  telling: Telling,
): string[] | undefined {
  const texts = MEASURE_TEXTS[telling.language];
  if (!tellsMetric(metric, of.amount) || !tellsMetric(metric, other.amount)) return undefined;
  const isOfActivities = "comparison" in query && query.comparison?.with === "activity";
  const values = besides(of, other, metric, telling);
  if (metric === "pace_s_per_km" && !isOfActivities) {
    return [
      filled(texts.comparedPaces, values),
      paceChange(of.amount, other.amount, values, telling),
    ];
  }
  return [filled(isOfActivities ? texts.comparedActivities : texts.comparedDistances, values)];
}

/** How the pace goes; undefined where it is not known of both times. */
export function paceTrend(
  { late, early }: FactOf<"trend">,
  telling: Telling,
): string[] | undefined {
  const metric = "pace_s_per_km";
  if (!tellsMetric(metric, late.amount) || !tellsMetric(metric, early.amount)) return undefined;
  const texts = MEASURE_TEXTS[telling.language];
  return [filled(texts.paceTrend, besides(late, early, metric, telling))];
}

/** The distance of an amount, or its mean, in words. */
export function distanceText(
  { amount, activity }: Pick<ScopedAmount, "amount" | "activity">,
  metric: "distance_m" | "average_distance_m",
  telling: Telling,
): string {
  return distanceOf(recordValue(metric, amount), telling, activity);
}

function besides(
  of: ScopedAmount,
  other: ScopedAmount,
  metric: MeasuredMetric,
  telling: Telling,
): Readonly<Record<string, string>> {
  const [values, others] = [valuesOf(of, telling), valuesOf(other, telling)];
  const distance = metric === "average_distance_m" ? "average" : "distance";
  return {
    ...values,
    distance: values[distance],
    otherWhen: others.when,
    otherActivity: others.activity,
    otherDistance: others[distance],
    otherSessions: others.sessions,
    otherPace: others.pace,
  };
}

function paceChange(
  of: RecordAmount,
  other: RecordAmount,
  values: Readonly<Record<string, string>>,
  telling: Telling,
): string {
  const [pace, before] = [of, other].map((each) => recordValue("pace_s_per_km", each));
  const texts: MeasureTexts["paceChange"] = MEASURE_TEXTS[telling.language].paceChange;
  const difference = paceDifferenceOf(pace ?? 0, before ?? 0, telling);
  if (difference === undefined) return texts.same;
  const text = (pace ?? 0) < (before ?? 0) ? texts.faster : texts.slower;
  return filled(text, { ...values, difference });
}

/** Of kinds of exercise that have no pace, where all sessions tell how far they were. */
function speedText(amount: RecordAmount, telling: Telling): string | undefined {
  const { totals, measuredSessions, timedSessions, moved } = amount;
  const isWhole = measuredSessions === totals.sessions && timedSessions === totals.sessions;
  if (!isWhole || moved.milliseconds === 0) return undefined;
  return speedOf(metersOf(moved.decimeters), moved.milliseconds / MILLISECONDS_PER_SECOND, telling);
}

function valuesOf({ activity, period, amount }: ScopedAmount, telling: Telling) {
  const { today, language } = telling;
  const sessions = (value: number) => amountOf("sessions", value, language);
  const distance = (metric: "distance_m" | "average_distance_m") =>
    distanceText({ activity, amount }, metric, telling);
  return {
    ...periodUpToNow(period, today, language),
    activity: activityPhraseOf(activity, language),
    sessions: sessions(amount.totals.sessions),
    measured:
      language === "zh" ? sessions(amount.measuredSessions) : String(amount.measuredSessions),
    distance: distance("distance_m"),
    // Of several kinds of exercise only what was on foot has a pace.
    pacedDistance: distanceOf(
      metersOf(amount.totals.distance?.pacedDecimeters ?? 0),
      telling,
      activity,
    ),
    average: distance("average_distance_m"),
    pace: paceOf(recordValue("pace_s_per_km", amount), telling),
  };
}
