import type { OwnRecords } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import {
  averageMinutes,
  metMinutesOf,
  minutesOf,
  type PeriodTotals,
} from "@health-exercise/domain/sport";
import type { Scope } from "../question-kinds.ts";
import type { AskedMeasure, QuestionReading } from "../question-reading.ts";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { type FigureScope, RECORD_TEXTS } from "./record-texts.data.ts";

/** In which order scopes are spoken of. */
const SCOPE_ORDER: readonly Scope[] = [
  "today",
  "yesterday",
  "thisWeek",
  "lastWeek",
  "last7Days",
  "month",
  "last30Days",
  "total",
];
/** The scopes to which nothing can be added any more. */
const OVER: ReadonlySet<FigureScope> = new Set(["yesterday", "lastWeek"]);
/** The scopes of a single day. */
const DAYS: ReadonlySet<FigureScope> = new Set(["today", "yesterday"]);

/** What was done in the days a question asks about; of the current week where it names none. */
export function periodSentences(
  { scopes, measures, topics }: Pick<QuestionReading, "scopes" | "measures" | "topics">,
  records: OwnRecords,
  language: TextLanguage,
): string[] {
  const asked = SCOPE_ORDER.filter((scope) => scopes.has(scope));
  const measure = onlyMeasureOf(measures);
  if (measure === "average" || (measures.has("average") && topics.has("period")))
    return [averageSentence(records, language)];
  const wanted: readonly Scope[] = asked.length > 0 ? asked : ["thisWeek", ...totalOf(measure)];
  return wanted.flatMap((scope) => scopeSentences(scope, measure, records, language));
}

/** What was done in a period: one measure where only that is asked for. */
export function periodSentence(
  scope: FigureScope,
  measure: AskedMeasure | undefined,
  records: OwnRecords,
  language: TextLanguage,
): string {
  const texts = RECORD_TEXTS[language];
  const { totals, activeDays } = periodOf(scope, records);
  if (totals.sessions === 0) return texts.noneIn[scope];
  const minutes = minutesOf(totals.durationMilliseconds);
  const metMinutes = metMinutesOf(totals);
  const values = {
    ...texts.verbs[OVER.has(scope) ? "past" : "perfect"],
    lead: texts.scope[scope],
    minutes: amountOf("minutes", minutes, language),
    calories: amountOf("calories", totals.calories, language),
    sessions: amountOf("sessions", totals.sessions, language),
    days: amountOf("days", activeDays, language),
    metMinutes: amountOf("metMinutes", metMinutes, language),
  };
  const andCalories = totals.calories === 0 ? "" : filled(texts.withCalories, values);
  if (measure === "metMinutes" && metMinutes === 0) return filled(texts.noMetMinutes, values);
  if (measure !== undefined && (measure !== "minutes" || minutes > 0))
    return filled(texts.measure[measure], values);
  const summary = DAYS.has(scope) ? texts.summaryOfDay : texts.summary;
  return filled(minutes === 0 ? texts.untimed : summary, { ...values, andCalories });
}

/** The figures of a scope. */
function periodOf(scope: FigureScope, records: OwnRecords): PeriodTotals {
  const { statistics, weeks, day, yesterday, last7Days, last30Days } = records;
  const daysOfWeek = (back: number) => weeks.at(-1 - back)?.activeDays ?? 0;
  switch (scope) {
    case "today":
      return day;
    case "yesterday":
      return yesterday;
    case "thisWeek":
      return { totals: statistics.thisWeek, activeDays: daysOfWeek(0) };
    case "lastWeek":
      return { totals: statistics.lastWeek, activeDays: daysOfWeek(1) };
    case "last7Days":
      return last7Days;
    case "last30Days":
      return last30Days;
    case "total":
      return { totals: statistics.totals, activeDays: statistics.activeDays };
  }
}

/** The one measure that is asked for; "MET-minutes" names minutes, too. */
function onlyMeasureOf(measures: ReadonlySet<AskedMeasure>): AskedMeasure | undefined {
  if (measures.has("metMinutes")) return "metMinutes";
  const [measure] = measures.size === 1 ? measures : [];
  return measure;
}

/** A measure without days is asked for all that was ever done, too. */
function totalOf(measure: AskedMeasure | undefined): readonly Scope[] {
  return measure === undefined ? [] : ["total"];
}

function scopeSentences(
  scope: Scope,
  measure: AskedMeasure | undefined,
  records: OwnRecords,
  language: TextLanguage,
): string[] {
  const texts = RECORD_TEXTS[language];
  if (scope === "month")
    return [periodSentence("last30Days", measure, records, language), texts.monthMeansDays];
  return [periodSentence(scope, measure, records, language)];
}

function averageSentence(records: OwnRecords, language: TextLanguage): string {
  const texts = RECORD_TEXTS[language];
  const average = averageMinutes(records.statistics);
  if (average === 0) return texts.noneIn.total;
  return filled(texts.measure.average, { average: amountOf("minutes", average, language) });
}
