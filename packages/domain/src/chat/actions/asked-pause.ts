import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { Pause, PauseReason } from "../../user/pause.ts";
import { questionOf } from "../question/question.ts";
import { PAUSE_REASON_WORDS } from "./action-cues.data.ts";
import type { ActionMaterial } from "./action-material.ts";
import {
  type ActionReading,
  cuesOf,
  isQuestion,
  meant,
  readActionCues,
  sentenceOf,
  type WordSpan,
} from "./action-reading.ts";
import { goesToPlace } from "./goes-to-place.ts";
import { daysNamedIn, type PauseDays, pauseDaysIn } from "./pause-days.ts";

/** A pause that is asked for, and the one that it puts right. */
export type AskedPause = { readonly pause: Pause; readonly instead: Pause | null };

type NamedReason = keyof typeof PAUSE_REASON_WORDS;

/** So few words ask for nothing but the pause (design value). */
const FEW_WORDS = 6;

/** So few words behind a pause that was asked for put its days right (design value). */
const MOST_WORDS = 12;

let reasons: PhraseFinder<NamedReason> | undefined;

/** The pause that a message asks for, or puts right; its days may stand in another sentence, or in the turn before. */
export function askedPause(
  reading: ActionReading,
  { history, records: { today, openSession } }: Pick<ActionMaterial, "history" | "records">,
): AskedPause | undefined {
  const last = history.findLast(({ role }) => role === "user");
  const before = last && readActionCues(questionOf(read(last.content)));
  const asked = askedIn(reading, today);
  if (asked === undefined) return before && amended(reading, before, today);
  // "Pause it" may mean the session under way.
  const isBare = reading.text.words.length <= FEW_WORDS && openSession === null;
  const pause = pauseOf(reading, isBare ? { ...asked, how: "all" } : asked, before, today);
  return pause && { pause, instead: null };
}

type Asked = { readonly days: PauseDays | undefined; readonly how: "all" | "plain" };

function pauseOf(
  reading: ActionReading,
  { days, how }: Asked,
  before: ActionReading | undefined,
  today: LocalDate,
): Pause | undefined {
  const told = [reading, ...(before === undefined ? [] : [before])];
  const reason = told.map(reasonIn).find((each) => each !== undefined);
  const named =
    days ??
    told.map((each) => daysWithReason(each, today)).find((each) => each !== undefined) ??
    daysNamedIn(reading.text.words, today);
  const isAsked = named !== undefined || how === "all" || reason !== undefined;
  if (!isAsked) return undefined;
  const { start, end } = named ?? { start: today, end: null };
  return { startDate: start, endDate: end, reason: reason ?? "rest" };
}

/** "No, from 5 December until the 15th" behind a pause that was asked for. */
function amended(
  reading: ActionReading,
  before: ActionReading,
  today: LocalDate,
): AskedPause | undefined {
  const { words } = reading.text;
  const asked = askedIn(before, today);
  const isOther = words.length > MOST_WORDS || cuesOf(reading, "past").length > 0;
  // "How many days till Saturday" asks something else, with or without its mark.
  const isAsked = (["asking", "askingAfter"] as const).some((cue) => cuesOf(reading, cue).length);
  if (asked === undefined || isOther || isAsked || isQuestion(reading, 0)) return undefined;
  const days = pauseDaysIn(words, reading.amounts, today);
  if (days === undefined) return undefined;
  const reason = reasonIn(reading) ?? reasonIn(before) ?? "rest";
  const pause = { startDate: days.start, endDate: days.end, reason };
  return { pause, instead: pauseOf(before, asked, undefined, today) ?? null };
}

/** What a message asks for in one of its sentences, with the days that the sentence names. */
function askedIn(reading: ActionReading, today: LocalDate): Asked | undefined {
  const { text, amounts } = reading;
  const isPolite = (sentence: number) =>
    cuesOf(reading, "polite").some(({ start }) => sentenceOf(reading, start) === sentence);
  if (meant(reading, "endPause").length > 0) return undefined;
  for (const sentence of text.sentences.keys()) {
    if (isQuestion(reading, sentence) && !isPolite(sentence)) continue;
    const isHere = (span: WordSpan) => sentenceOf(reading, span.start) === sentence;
    const others = cuesOf(reading, "noPause");
    const asks = (cue: "pause" | "pauseAll" | "pausePlain") =>
      meant(reading, cue)
        .filter(isHere)
        .filter(
          (span) => !others.some((other) => other.start < span.end && span.start < other.end),
        );
    const isForAll = asks("pauseAll").length > 0;
    const isPlain = asks("pausePlain").length > 0;
    const [asked] = [...asks("pauseAll"), ...asks("pausePlain"), ...asks("pause")];
    if (asked === undefined) continue;
    const words = text.words.filter((word) => word.sentence === sentence);
    const isWhole = isForAll || isPlain;
    const own = amounts.filter((each) => isHere(each) && (isWhole || each.end > asked.start));
    const days = pauseDaysIn(words, own, today);
    // "A break of 2 minutes" is one between sets.
    const isShort = days === undefined && own.some(({ measure }) => measure === "minutes");
    if (isShort || (days === undefined && !isWhole)) continue;
    return { days, how: isForAll || !isPlain ? "all" : "plain" };
  }
  return undefined;
}

/** The days of a sentence that says why: "We are on a cruise next week, 10 days." */
function daysWithReason(reading: ActionReading, today: LocalDate): PauseDays | undefined {
  const { words } = reading.text;
  const places = reasonPlaces(reading).map(({ start }) => sentenceOf(reading, start));
  for (const sentence of new Set(places)) {
    const own = reading.amounts.filter((each) => each.sentence === sentence);
    const days = pauseDaysIn(
      words.filter((word) => word.sentence === sentence),
      own,
      today,
    );
    if (days !== undefined && !isQuestion(reading, sentence)) return days;
  }
  return undefined;
}

/** What is named first. */
function reasonIn(reading: ActionReading): PauseReason | undefined {
  return reasonPlaces(reading)[0]?.values[0] ?? (goesToPlace(reading.text) ? "travel" : undefined);
}

function reasonPlaces({ text, denied }: ActionReading) {
  reasons ??= createPhraseFinder(phrasesByMeaning<NamedReason>(PAUSE_REASON_WORDS));
  return reasons.find(text.words).filter(({ start }) => denied[start] !== 1);
}
