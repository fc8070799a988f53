import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import type { ReadText } from "../../../language/read-text.ts";
import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import { addDays, type LocalDate, weekdayOf } from "../../../shared/local-date.ts";
import type { RecordQuery } from "../../../sport/records/record-query.ts";
import { wordCount } from "../../question/word-count.ts";
import type { AskedRecords } from "../asked-records.ts";
import { readRecordWords } from "../record-reading.ts";
import { ASKED_AHEAD, NOT_AHEAD } from "./plan-ahead.data.ts";
import { daysAway, nextOfItsName } from "./planned-day.ts";

type PlanQuery = Extract<RecordQuery, { readonly metric: "plan" }>;
type Finders = {
  readonly asked: PhraseFinder<true>;
  readonly not: PhraseFinder<true>;
};

/** Whoever asks what is on asks in few words, of which hardly any says something else (design values). */
const MOST_WORDS = 13;
const MOST_UNEXPLAINED = 1.5;
const SATURDAY = 6;
/** What tells that a question is of the body, or wants something else than what is planned. */
const OTHERS = [
  "hazard",
  "body",
  "change",
  "other",
  "target",
  "goal",
  "compare",
  "streak",
] as const;

let known: Finders | undefined;

/**
 * What a question asks of the plan that names no plan: what is to be done on a day to come, how long or how far, or whether
 * at all; undefined for any other. A weekday is the next one, as plans repeat.
 */
export function askedAhead(question: ReadText, today: LocalDate): AskedRecords | undefined {
  const { words } = question;
  if (words.length === 0 || wordCount(words) > MOST_WORDS) return undefined;
  const { asked, not } = finders();
  const ahead = asked.findAll(words).hits;
  if (ahead.length === 0 || not.find(words).some(({ start }) => !isAsked(ahead, start)))
    return undefined;
  const { cues, unexplained } = readRecordWords(question, today);
  if (unexplained > MOST_UNEXPLAINED || OTHERS.some((cue) => cues.has(cue))) return undefined;
  const away = daysAway(question);
  const query = away === undefined ? daysNamed(question, today) : ofDay(addDays(today, away));
  return query && { kind: "records", query, ask: "value" };
}

/** 有咩要做 is asked, and holds nothing that was. */
function isAsked(
  hits: readonly { readonly start: number; readonly end: number }[],
  place: number,
): boolean {
  return hits.some(({ start, end }) => start <= place && place < end);
}

/** The weekday or the weekend that is named. */
function daysNamed(question: ReadText, today: LocalDate): PlanQuery | undefined {
  const [only, ...others] = readRecordWords(question, today).periods;
  if (only === undefined || others.length > 0 || only.period === "future") return undefined;
  const { period } = only;
  if (period.kind === "day" && only.isWeekday === true)
    return ofDay(nextOfItsName(period.date, today));
  if (period.kind !== "range") return undefined;
  const { start, end } = period;
  const isWeekend = weekdayOf(start) === SATURDAY && end === addDays(start, 1);
  if (!isWeekend || addDays(end, DAYS_PER_WEEK) < today) return undefined;
  const first = end === today ? start : nextOfItsName(start, today);
  return { metric: "plan", day: first, until: addDays(first, 1) };
}

function ofDay(day: LocalDate): PlanQuery {
  return { metric: "plan", day };
}

function finders(): Finders {
  known ??= {
    asked: createPhraseFinder(phrasesWith(ASKED_AHEAD, true as const), { within: "sentence" }),
    not: createPhraseFinder(phrasesWith(NOT_AHEAD, true as const)),
  };
  return known;
}
