import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import { readAmounts } from "../../language/read-amounts.ts";
import { readNumber } from "../../language/read-number.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { readMinutesAndSeconds } from "../../language/spelled-amounts.ts";
import { raceDistanceIn } from "../actions/race-distance.ts";
import { readSessionAmounts } from "../actions/session-amounts.ts";
import { type ChatTurn, ownTurns } from "../chat-message.ts";
import { type PaceSum, paceSum } from "./pace-sum.ts";
import { PACE_CUES } from "./pace-words.data.ts";

/** What is asked for, with what it follows from. */
export type AskedPace = {
  readonly of: keyof PaceSum;
  readonly sum: PaceSum;
  readonly isInMiles: boolean;
};

type Cue = keyof typeof PACE_CUES;
type Facts = Partial<PaceSum> & { readonly isInMiles: boolean };

/** A message of more words asks for itself, and leans on no turn before (design value). */
const MOST_WORDS = 10;
/** So many turns back what is asked about was told (design value). */
const TURNS_BACK = 3;
const MINUTES_PER_HOUR = 60;
const ASKED = ["minutesPerKilometer", "minutes", "meters"] as const;
const MILE = /\bmi(?:les?)?\b|英里/iu;
/** Between a pace and its name: "6分的配速". */
const BEFORE_NAMES = new Set(["钟", "的", "嘅", "min", "minute"]);

let finder: PhraseFinder<Cue> | undefined;

/**
 * The time, pace or way that a message asks for and that follows from the other two, told in it or in the turns before:
 * "how long is 10 km at 6:00/km", "what pace is that", "那5分30呢". Undefined where it asks for none, or too little is told.
 */
export function askedPace(question: ReadText, history: readonly ChatTurn[]): AskedPace | undefined {
  const own = ownTurns(history, TURNS_BACK);
  const before = own.map(({ content }) => read(content));
  const cues = cuesIn(question);
  if (cues.has("other")) return undefined;
  const facts = factsIn(question);
  const of = ASKED.find((each) => cues.has(each) && facts[each] === undefined);
  if (of !== undefined) return told(of, facts) ?? toldBefore(of, question, facts, before);
  return question.words.length <= MOST_WORDS ? askedOn(question, before) : undefined;
}

function told(of: keyof PaceSum, facts: Facts): AskedPace | undefined {
  const sum = paceSum({ ...facts, [of]: undefined });
  return sum && { of, sum, isInMiles: facts.isInMiles };
}

/** "What pace is that?" behind "just did 5k in 27 min". */
function toldBefore(
  of: keyof PaceSum,
  question: ReadText,
  facts: Facts,
  before: readonly ReadText[],
): AskedPace | undefined {
  if (question.words.length > MOST_WORDS) return undefined;
  for (const turn of before.toReversed()) {
    const earlier = factsIn(turn);
    const found = told(of, {
      ...earlier,
      ...facts,
      isInMiles: earlier.isInMiles || facts.isInMiles,
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "And at 5:30?" behind a time that was asked for. */
function askedOn(question: ReadText, before: readonly ReadText[]): AskedPace | undefined {
  const last = before.at(-1);
  if (last === undefined) return undefined;
  const asked = askedPace(last, []);
  if (asked === undefined) return undefined;
  const { of, sum } = asked;
  const facts = factsIn(question);
  const time = timesIn(question)[0];
  const changed = {
    ...(facts.meters !== undefined && { meters: facts.meters }),
    ...(of === "minutesPerKilometer"
      ? time !== undefined && { minutes: time.minutes }
      : (facts.minutesPerKilometer ?? time?.minutes) !== undefined && {
          minutesPerKilometer: facts.minutesPerKilometer ?? time?.minutes ?? 0,
        }),
  };
  if (Object.keys(changed).length === 0) return undefined;
  return told(of, { ...sum, ...changed, isInMiles: asked.isInMiles });
}

function cuesIn({ words }: ReadText): ReadonlySet<Cue> {
  finder ??= createPhraseFinder(phrasesByMeaning<Cue>(PACE_CUES), { within: "sentence" });
  return new Set(finder.findAll(words).hits.map(({ meaning }) => meaning));
}

/** What a text tells of pace, way and time. */
function factsIn(text: ReadText): Facts {
  const { tokens, words, source } = text;
  const isInMiles = MILE.test(source);
  const amounts = readSessionAmounts(text);
  const named = timesIn(text).find(({ isPace }) => isPace);
  const speed = readAmounts(tokens).find(({ measure }) => measure === "speed")?.low;
  const pace =
    amounts.find(({ measure }) => measure === "pace")?.value ??
    named?.minutes ??
    (speed === undefined || speed <= 0 ? undefined : MINUTES_PER_HOUR / speed);
  const meters =
    amounts.find(({ measure }) => measure === "distance")?.value ??
    raceDistanceIn(text, { start: 0, end: words.length })?.value;
  const minutes = amounts.find(
    ({ measure, start }) => measure === "minutes" && words[start]?.start !== named?.start,
  )?.value;
  return {
    isInMiles,
    ...(pace !== undefined && { minutesPerKilometer: pace }),
    ...(meters !== undefined && { meters }),
    ...(minutes !== undefined && { minutes }),
  };
}

type WrittenTime = { readonly minutes: number; readonly start: number; readonly isPace: boolean };

/** Minutes and seconds as paces are written, "5:30", "5分30" or "6分", and whether they are called one. */
function timesIn({ tokens }: ReadText): readonly WrittenTime[] {
  const found: WrittenTime[] = [];
  for (let place = 0; place < tokens.length; ) {
    const time = readMinutesAndSeconds(tokens, place) ?? wholeMinutesAt(tokens, place);
    if (time !== undefined) {
      const isPace = isNamedPace(tokens, place, time.end);
      found.push({ minutes: time.minutes, start: tokens[place]?.start ?? 0, isPace });
    }
    place = time?.end ?? place + 1;
  }
  return found;
}

function wholeMinutesAt(tokens: readonly Token[], place: number) {
  const number = readNumber(tokens, place);
  const isMinutes = number !== undefined && tokens[number.end]?.text === "分";
  return isMinutes ? { minutes: number.value, end: number.end + 1 } : undefined;
}

function isNamedPace(tokens: readonly Token[], start: number, end: number): boolean {
  const text = (at: number) => tokens[at]?.text ?? "";
  const at = BEFORE_NAMES.has(text(end)) ? end + 1 : end;
  const isBehind = text(at) === "pace" || (text(at) === "配" && text(at + 1) === "速");
  const isBefore =
    text(start - 1) === "pace" || (text(start - 2) === "配" && text(start - 1) === "速");
  return isBehind || isBefore;
}
