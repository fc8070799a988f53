import {
  type GoalMetric,
  type GoalWithProgress,
  type RecordActivity,
  type RecordPeriod,
  recordActivityNamed,
} from "@health-exercise/domain/sport";
import {
  DAYS_PER_WEEK,
  type DateRange,
  daysIn,
  type LocalDate,
} from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import type { AmountUnit } from "./amounts.data.ts";
import { amountOf, quotedName } from "./amounts.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { MEASURE_TEXTS } from "./measure-texts.data.ts";
import { distanceOf } from "./measures.ts";
import { periodPhraseOf } from "./period-phrase.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

/** So many goals are told of (design value). */
const SHOWN_GOALS = 5;
const TENTHS = 10;
const UNITS: Readonly<Record<Exclude<GoalMetric, "distance_m">, AmountUnit>> = {
  sessions: "sessions",
  minutes: "minutes",
  met_minutes: "metMinutes",
  active_days: "activeDays",
};

/**
 * How far the person is with the goals that are asked about; with all of them where none is of what is asked. Nothing
 * where the week is asked about and no goal is of weeks, or minutes of a week or month and no goal is of those: then the
 * recommended amount is.
 */
export function goalSentences(fact: FactOf<"goals">, telling: Telling): string[] {
  const { goals, query } = fact;
  const meant = goals.filter((standing) => isAsked(standing, fact));
  const isOfWeek = query.metric === "goals" && query.period.kind === "week";
  if (isOfWeek && goals.every(({ goal }) => goal.period !== "week")) return [];
  if (meant.length === 0 && isOfRecommended(fact)) return [];
  const named = query.metric === "goals" ? query.activity : null;
  const isNone = goals.length > 0 && meant.length === 0;
  const told = meant.length === 0 ? goals : meant;
  const more = told.length - SHOWN_GOALS;
  const { goalMore } = MEASURE_TEXTS[telling.language];
  const ofMore = more === 1 ? goalMore.one : goalMore.other;
  return [
    ...(isNone && named !== null ? [noGoalOf(named, telling)] : []),
    ...told.slice(0, SHOWN_GOALS).map((standing) => goalSentence(standing, telling)),
    ...(more > 0 ? [filled(ofMore, { n: String(more) })] : []),
  ];
}

/** Whether minutes of all exercise are asked about, which are recommended for weeks. */
function isOfRecommended({ query }: FactOf<"goals">): boolean {
  if (query.metric !== "goals" || query.measure !== "minutes" || query.activity !== null)
    return false;
  return query.period.kind === "week" || query.period.kind === "month";
}

/** That no goal is of the kind of exercise that is asked about. */
function noGoalOf(activity: RecordActivity, telling: Telling): string {
  const { language } = telling;
  return filled(MEASURE_TEXTS[language].goalNone, {
    activity: activityPhraseOf(activity, language),
  });
}

function isAsked({ goal }: GoalWithProgress, { query }: FactOf<"goals">): boolean {
  if (query.metric !== "goals") return false;
  const { measure, activity, period } = query;
  const isOfAnyPeriod = period.kind !== "week" && period.kind !== "month";
  const families = goal.activity === null ? [] : recordActivityNamed(goal.activity).families;
  return (
    (isOfAnyPeriod || goal.period === period.kind) &&
    (measure === null || goal.metric === measure) &&
    (activity === null || activity.families.some((family) => families.includes(family)))
  );
}

function goalSentence({ goal, progress }: GoalWithProgress, telling: Telling): string {
  const { language, today } = telling;
  const texts = MEASURE_TEXTS[language];
  const { value, target, reached, period } = progress;
  const amount = (figure: number) => amountText(goal.metric, figure, telling);
  const values = {
    goal: filled(texts.goalName, {
      target: amount(goal.target),
      of: activityText(goal.activity, telling),
      period: texts.goalOf[goal.period],
    }),
    value: amount(value),
    left: amount(Math.round((target - value) * TENTHS) / TENTHS),
    ...periodPhraseOf(periodOf(goal, period, today), today, language),
  };
  if (target === 0 && value === 0) return filled(texts.goalPaused, values);
  if (reached) return filled(texts.goalReached, values);
  if (period.end < today) return filled(texts.goalOver, values);
  const left = daysIn({ start: today, end: period.end });
  const days = filled(left === 1 ? texts.daysLeft.one : texts.daysLeft.other, { n: String(left) });
  const gone = daysIn({ start: period.start, end: today }) / daysIn(period);
  const isOnTrack = value / target >= gone;
  const standing = isOnTrack ? filled(texts.onTrack, { days }) : sentence(days, language);
  return filled(texts.goalOpen, { ...values, standing });
}

function periodOf(
  { period: kind }: GoalWithProgress["goal"],
  { start }: DateRange,
  today: LocalDate,
): RecordPeriod {
  if (kind === "month")
    return { kind, year: Number(start.slice(0, 4)), month: Number(start.slice(5, 7)) };
  return { kind, weeksAgo: Math.floor((daysIn({ start, end: today }) - 1) / DAYS_PER_WEEK) };
}

function sentence(text: string, language: Telling["language"]): string {
  return language === "zh" ? `${text}。` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function amountText(metric: GoalMetric, value: number, telling: Telling): string {
  return metric === "distance_m"
    ? distanceOf(value, telling)
    : amountOf(UNITS[metric], value, telling.language);
}

/** " of running", or nothing for exercise of any kind. */
function activityText(activity: string | null, { language }: Telling): string {
  if (activity === null) return "";
  const asked = recordActivityNamed(activity);
  const [family = ""] = asked.families;
  const isKnown = asked.kind !== undefined || family in FACT_TEXTS[language].activities;
  const name = isKnown ? activityPhraseOf(asked, language) : (quotedName(activity, language) ?? "");
  if (name === "") return "";
  return language === "zh" ? name : ` of ${name}`;
}
