import type { RecordAsk } from "@health-exercise/domain/chat";
import {
  type RecordAmountMetric,
  recordValue,
  type ScopedAmount,
  tellsMetric,
} from "@health-exercise/domain/sport";
import { daysIn, type LocalDate } from "@health-exercise/domain/user";
import { filled } from "../texts.ts";
import type { AmountUnit } from "./amounts.data.ts";
import { amountOf, dateOf, dayPhraseOf } from "./amounts.ts";
import { DAY_TEXTS, type DayTexts } from "./day-texts.data.ts";
import { FACT_TEXTS } from "./fact-texts.data.ts";
import { distanceOf } from "./measures.ts";
import { valuesOfSession } from "./session-values.ts";
import { amountSentence, amountTexts } from "./tell-amounts.ts";
import { eachGroupSentences } from "./tell-groups.ts";
import { periodUpToNow } from "./tell-measures.ts";
import { activityPhraseOf, type FactOf, type Telling } from "./telling.ts";

type TimeUnit = keyof DayTexts["units"];
type Groups = FactOf<"groups">;

/** Days of each; those of a month as on average over the years. */
const DAYS_OF = { a_day: 1, a_week: 7, a_month: 365.25 / 12 } as const;
const TENTHS = 10;
const PERCENT = 100;
const UNITS_OF: Partial<Record<RecordAmountMetric, AmountUnit>> = {
  sessions: "sessions",
  minutes: "minutes",
  calories: "calories",
  met_minutes: "metMinutes",
  active_days: "days",
};

/** What the days with a session, or the kinds of exercise, tell where they are not asked for themselves. */
export function daysTold(fact: Groups, ask: RecordAsk, telling: Telling): string[] | undefined {
  switch (ask) {
    case "a_day":
    case "a_week":
    case "a_month":
      return [meanSentence(fact, ask, telling)];
    case "gap":
      return gapSentences(fact, telling);
    case "first":
      return [firstSentence(fact, telling)];
    case "kinds":
      return kindSentences(fact, telling);
    default:
      return undefined;
  }
}

/** What was done divided by the time: that of the period up to now, or since the first session. */
function meanSentence({ query, groups, of }: Groups, unit: TimeUnit, telling: Telling): string {
  const { today, language } = telling;
  const metric = "grouping" in query ? query.metric : "sessions";
  const [first] = groups;
  if (first === undefined || !tellsMetric(metric, of.amount))
    return amountSentence(of, metric, telling);
  const start = of.range?.start ?? (first.key as LocalDate);
  const end = of.range !== null && of.range.end < today ? of.range.end : today;
  const spans = Math.max(1, daysIn({ start, end }) / DAYS_OF[unit]);
  const told = rounded(spans);
  const texts = DAY_TEXTS[language];
  const value = recordValue(metric, of.amount);
  return filled(texts.mean, {
    ...scopeValues(of, telling),
    ofKind:
      of.activity === null && language === "en" && metric !== "calories"
        ? ""
        : filled(texts.ofKind, { activity: activityPhraseOf(of.activity, language) }),
    value: valueText(metric, rounded(value / spans), of, telling),
    total: valueText(metric, value, of, telling),
    unit: texts.units[unit],
    span: filled(texts.spans[unit][told === 1 ? "one" : "other"], { n: String(told) }),
  });
}

function valueText(
  metric: RecordAmountMetric,
  value: number,
  { activity }: ScopedAmount,
  telling: Telling,
): string {
  const unit = UNITS_OF[metric];
  if (unit === undefined) return distanceOf(value, telling, activity);
  return amountOf(unit, unit === "calories" ? Math.round(value) : value, telling.language);
}

/** The most days from one day with a session to the next, and the time since the last where that is longer. */
function gapSentences({ groups, of }: Groups, telling: Telling): string[] {
  const { today, language } = telling;
  const texts = DAY_TEXTS[language];
  const days = groups.map(({ key }) => key as LocalDate).toSorted();
  const gaps = days.slice(1).map((end, index) => {
    const start = days[index] ?? end;
    return { start, end, days: daysIn({ start, end }) - 1 };
  });
  const [first, ...others] = gaps;
  const last = days.at(-1);
  if (first === undefined || last === undefined)
    return [filled(texts.noGap, scopeValues(of, telling))];
  const longest = others.reduce((most, each) => (each.days > most.days ? each : most), first);
  const now = last > today ? 0 : daysIn({ start: last, end: today }) - 1;
  const isOpen = of.range === null || of.range.end >= today;
  return [
    filled(texts.gap, {
      ...scopeValues(of, telling),
      days: amountOf("days", longest.days, language),
      start: dateOf(longest.start, today, language),
      end: dateOf(longest.end, today, language),
    }),
    ...(isOpen && now > longest.days
      ? [filled(texts.gapNow, { days: amountOf("days", now, language) })]
      : []),
  ];
}

function firstSentence({ groups, of }: Groups, telling: Telling): string {
  const { today, language } = telling;
  const [first] = groups;
  if (first === undefined) return amountSentence(of, "sessions", telling);
  const activity = activityPhraseOf(of.activity, language);
  const { sessionOf, anySession } = FACT_TEXTS[language];
  return filled(DAY_TEXTS[language].first, {
    ...scopeValues(of, telling),
    session: of.activity === null ? anySession : filled(sessionOf, { activity }),
    on: dayPhraseOf(first.key as LocalDate, today, language),
    minutes: amountTexts(first.amount, language).minutes,
  });
}

/** How many kinds there are, and which. */
function kindSentences(fact: Groups, telling: Telling): string[] {
  const { groups, of } = fact;
  if (groups.length === 0) return [amountSentence(of, "sessions", telling)];
  const { kinds } = DAY_TEXTS[telling.language];
  const values = { ...scopeValues(of, telling), n: String(groups.length) };
  return [
    filled(kinds[groups.length === 1 ? "one" : "other"], values),
    ...eachGroupSentences(fact, telling),
  ];
}

/** How much of all exercise a kind is. */
export function shareSentence(
  { query, of, other }: FactOf<"comparison">,
  telling: Telling,
): string {
  const metric = "grouping" in query ? query.metric : "sessions";
  const whole = recordValue(metric, other.amount);
  const part = recordValue(metric, of.amount);
  if (of.amount.totals.sessions === 0 || whole === 0 || !tellsMetric(metric, of.amount))
    return amountSentence(of, metric, telling);
  return filled(DAY_TEXTS[telling.language].share, {
    ...scopeValues(of, telling),
    percent: String(rounded((part / whole) * PERCENT)),
    part: valueText(metric, part, of, telling),
    whole: valueText(metric, whole, of, telling),
  });
}

/** The session before the latest ones, the first of those that are read. */
export function beforeLastSentence(
  fact: FactOf<"sessions">,
  count: number,
  telling: Telling,
): string {
  const { language } = telling;
  const texts = DAY_TEXTS[language];
  const [session] = fact.sessions;
  const activity = activityPhraseOf(fact.of.activity, language);
  const { sessionOf, anySession } = FACT_TEXTS[language];
  const values = {
    activity,
    session: fact.of.activity === null ? anySession : filled(sessionOf, { activity }),
  };
  if (session === undefined || fact.sessions.length < count)
    return filled(texts.noBeforeLast, values);
  const told = valuesOfSession(session, fact, telling);
  return filled(texts.beforeLast, {
    ...told,
    ...values,
  });
}

function scopeValues({ activity, period }: ScopedAmount, { today, language }: Telling) {
  return {
    ...periodUpToNow(period, today, language),
    activity: activityPhraseOf(activity, language),
  };
}

function rounded(value: number): number {
  return Math.round(value * TENTHS) / TENTHS;
}
