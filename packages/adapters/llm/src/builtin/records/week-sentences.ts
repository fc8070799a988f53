import type { OwnRecords } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import {
  type ExerciseTotals,
  metMinutesOf,
  minutesOf,
  reachesWeeklyTarget,
  type SchemeProgress,
  WEEKLY_TARGET,
} from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf, quotedName } from "./amounts.ts";
import { periodSentence } from "./period-sentences.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";

const ADULT_FROM_YEARS = 18;
/** A mean that differs by less than this share of the earlier one is steady (design value). */
const STEADY_SHARE = 0.1;
/** The full weeks that are compared with those before them (design value). */
const LATE_WEEKS = 3;
/** So many schemes are told of (design value). */
const SHOWN_SCHEMES = 3;

/** This week beside the week before. */
export function comparisonSentences(records: OwnRecords, language: TextLanguage): string[] {
  const texts = RECORD_TEXTS[language];
  const { thisWeek, lastWeek } = records.statistics;
  const sentences = [periodSentence("thisWeek", undefined, records, language)];
  const before = minutesOf(lastWeek.durationMilliseconds);
  if (before === 0 || thisWeek.sessions === 0)
    return [...sentences, periodSentence("lastWeek", undefined, records, language)];
  const difference = differenceOf(minutesOf(thisWeek.durationMilliseconds), before);
  const text = difference > 0 ? texts.more : difference < 0 ? texts.less : texts.same;
  return [
    ...sentences,
    filled(texts.lastWeekWas, amountsOf(lastWeek, language)),
    filled(text, { difference: amountOf("minutes", Math.abs(difference), language) }),
  ];
}

/** What is recommended for a week, and what is done of it. */
export function targetSentences(records: OwnRecords, language: TextLanguage): string[] {
  const texts = RECORD_TEXTS[language];
  const { thisWeek } = records.statistics;
  const { ageYears } = records.body;
  if (ageYears !== null && ageYears < ADULT_FROM_YEARS)
    return [periodSentence("thisWeek", undefined, records, language), texts.targetOfChildren];
  if (thisWeek.sessions === 0) return [texts.noneIn.thisWeek, texts.target];
  const amounts = amountsOf(thisWeek, language);
  const minutes = minutesOf(thisWeek.durationMilliseconds);
  if (minutes >= WEEKLY_TARGET.minutes) return [texts.target, filled(texts.targetReached, amounts)];
  const missing = amountOf("minutes", differenceOf(WEEKLY_TARGET.minutes, minutes), language);
  const byMinutes = [texts.target, filled(texts.targetMissing, { ...amounts, missing })];
  return reachesWeeklyTarget(thisWeek)
    ? [...byMinutes, filled(texts.targetReachedByMet, amounts)]
    : byMinutes;
}

/** What each active scheme plans for this week, and what is done of it. */
export function planSentences({ schemes }: OwnRecords, language: TextLanguage): string[] {
  if (schemes.length === 0) return [RECORD_TEXTS[language].noPlan];
  return schemes.slice(0, SHOWN_SCHEMES).map((scheme) => planSentence(scheme, language));
}

/** The weeks in numbers, and which way they go. */
export function trendSentences({ weeks }: OwnRecords, language: TextLanguage): string[] {
  const texts = RECORD_TEXTS[language];
  const minutes = weeks.map(({ totals }) => minutesOf(totals.durationMilliseconds));
  const full = minutes.slice(0, -1);
  const first = full.findIndex((each) => each > 0);
  if (first < 0) return [texts.trendUnknown];
  const shown = full.slice(first);
  const late = meanOf(shown.slice(-LATE_WEEKS));
  const early = meanOf(shown.slice(0, -LATE_WEEKS));
  const numbers = filled(texts.trendWeeks, {
    weeks: shown.join(texts.between),
    minutes: amountOf("minutes", minutes.at(-1) ?? 0, language),
  });
  if (shown.length <= LATE_WEEKS) return [numbers, texts.trendUnknown];
  const change = (late - early) / early;
  const trend = Math.abs(change) < STEADY_SHARE ? "steady" : change > 0 ? "rising" : "falling";
  return [numbers, texts.trend[trend]];
}

function planSentence(
  { name, plannedSessions, completedSessions }: SchemeProgress,
  language: TextLanguage,
): string {
  const texts = RECORD_TEXTS[language];
  const planned = plannedSessions ?? 0;
  const quoted = quotedName(name, language);
  const text =
    plannedSessions === null
      ? texts.planOpenEnded
      : completedSessions >= planned
        ? texts.planDone
        : texts.plan;
  return filled(text, {
    plan: quoted === undefined ? texts.planUnnamed : filled(texts.planNamed, { name: quoted }),
    done: amountOf("sessions", completedSessions, language),
    planned: String(planned),
  });
}

function amountsOf(
  totals: ExerciseTotals,
  language: TextLanguage,
): Readonly<Record<"minutes" | "sessions" | "metMinutes", string>> {
  return {
    minutes: amountOf("minutes", minutesOf(totals.durationMilliseconds), language),
    sessions: amountOf("sessions", totals.sessions, language),
    metMinutes: amountOf("metMinutes", metMinutesOf(totals), language),
  };
}

/** The difference of two numbers as they are shown, so that a reader can follow it. */
function differenceOf(left: number, right: number): number {
  return Math.round((left - right) * 10) / 10;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
