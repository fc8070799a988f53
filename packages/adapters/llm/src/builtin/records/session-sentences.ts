import type { OwnRecords } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import {
  type FinishedSportLog,
  minutesOf,
  type PersonalBest,
  type TypeTotals,
} from "@health-exercise/domain/sport";
import { filled } from "../texts.ts";
import { amountOf, dayPhraseOf, quotedName, timeOf } from "./amounts.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";

/** So many kinds of exercise are told of (design value). */
const SHOWN_KINDS = 4;

/** The session that began last. */
export function lastSessionSentence(records: OwnRecords, language: TextLanguage): string {
  const texts = RECORD_TEXTS[language];
  if (records.lastSession === null) return texts.noneYet;
  const { log, date } = records.lastSession;
  const facts = sessionFacts(log, language);
  const text = log.sportEnd === null ? texts.lastSessionUntimed : texts.lastSession;
  return filled(text, { ...facts, on: dayPhraseOf(date, records.today, language) });
}

/** A session's name, minutes and calories as texts. */
function sessionFacts(
  { sportName, sportStart, sportEnd, calories }: FinishedSportLog,
  language: TextLanguage,
): Readonly<Record<"name" | "minutes" | "andCalories", string>> {
  const texts = RECORD_TEXTS[language];
  const milliseconds = sportEnd === null ? null : sportEnd.getTime() - sportStart.getTime();
  const minutes =
    milliseconds === null ? "" : amountOf("minutes", minutesOf(milliseconds), language);
  const burned = calories === 0 ? "" : amountOf("calories", calories, language);
  const join = minutes === "" ? texts.withOnlyCalories : texts.withSessionCalories;
  return {
    name: quotedName(sportName, language) ?? texts.unnamedSession,
    minutes,
    andCalories: burned === "" ? "" : filled(join, { calories: burned }),
  };
}

/** The session under way. */
export function openSessionSentence(
  { openSession, today, timeZone }: OwnRecords,
  language: TextLanguage,
): string {
  const texts = RECORD_TEXTS[language];
  if (openSession === null) return texts.noOpenSession;
  const { date, time } = timeOf(openSession.sportStart, timeZone);
  return filled(texts.openSession, {
    name: quotedName(openSession.sportName, language) ?? texts.unnamedSession,
    on: dayPhraseOf(date, today, language),
    time,
  });
}

/** The longest session and the one with the most calories. */
export function personalBestSentences(records: OwnRecords, language: TextLanguage): string[] {
  const texts = RECORD_TEXTS[language];
  const { longest, mostCalories } = records.statistics;
  const on = ({ date }: PersonalBest) => dayPhraseOf(date, records.today, language);
  const best = [
    longest &&
      filled(texts.bestMinutes, {
        minutes: amountOf("minutes", minutesOf(longest.value), language),
        on: on(longest),
      }),
    mostCalories &&
      filled(texts.bestCalories, {
        calories: amountOf("calories", mostCalories.value, language),
        on: on(mostCalories),
      }),
  ].filter((sentence) => sentence !== null);
  return best.length === 0 ? [texts.noBest] : best;
}

/** What was done most, by kind of exercise. */
export function kindsSentence({ statistics }: OwnRecords, language: TextLanguage): string {
  const texts = RECORD_TEXTS[language];
  const kinds = statistics.byType.slice(0, SHOWN_KINDS).map((type) => kindOf(type, language));
  return filled(texts.kinds, { kinds: kinds.join(texts.between) });
}

function kindOf({ exerciseType, totals }: TypeTotals, language: TextLanguage): string {
  const texts = RECORD_TEXTS[language];
  const name =
    exerciseType === null
      ? undefined
      : (texts.categories[exerciseType] ?? quotedName(exerciseType, language));
  return filled(texts.kind, {
    name: name ?? texts.kindUnnamed,
    minutes: amountOf("minutes", minutesOf(totals.durationMilliseconds), language),
    sessions: amountOf("sessions", totals.sessions, language),
  });
}
