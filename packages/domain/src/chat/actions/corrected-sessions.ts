import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { Writing } from "../../language/writing.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import { type ChatTurn, ownTurns } from "../chat-message.ts";
import { questionOf } from "../question/question.ts";
import { meantInstead } from "../records/follow-ups/correction.ts";
import { readPeriods } from "../records/periods/read-periods.ts";
import type { ActionMaterial } from "./action-material.ts";
import { cuesOf, isQuestion, meant, readActionCues } from "./action-reading.ts";
import { sessionsOf } from "./session-facts.ts";
import { type ToldSession, toldSessions } from "./told-sessions.ts";
import { type ToldWhen, whenOf } from "./told-when.ts";

/** More words put right something else than a length or a day (design value). */
const MOST_WORDS = 8;

/** So few words tell how long the session took that the turn before asked to add (design value). */
const FEW_WORDS = 5;
/** So many turns back a session is put right (design value). */
const TURNS_BACK = 3;

type Scene = Pick<ActionMaterial, "question" | "history" | "writing" | "now" | "records">;

/**
 * The session that the turns before told of, with what this message puts right or adds: "no sorry, 40", "I meant rowing",
 * "30 min" behind "how do I add Sunday's swim?".
 */
export function correctedSessions(scene: Scene): readonly ToldSession[] {
  const { question, history } = scene;
  const isLogged = asksToLogIt(question);
  if (!isLogged && !mayBringOn(question)) return [];
  const when = whenOf(scene);
  const { told, isFresh, isAskedOn, before } = toldIn(history, when);
  if (isLogged) return told;
  if (isAskedOn && !isFresh) return correctedLater(question, told, when);
  return broughtOn(question, before, isFresh ? told : [], when);
}

/** Behind questions a length or a way is put right with its unit: a bare number may be of what was asked. */
function correctedLater(
  question: ReadText,
  [only, ...others]: readonly ToldSession[],
  when: ToldWhen,
): readonly ToldSession[] {
  const isNamed = readActionCues(question).amounts.length > 0;
  const put = only && isNamed && others.length === 0 ? corrected(question, only, when) : undefined;
  return put === undefined ? [] : [put];
}

/**
 * The session that a message asks to be recorded, of which it tells nothing itself, as a turn before told of it: "log my run"
 * behind "just ran 5k in 30 min"; undefined where it is another.
 */
export function toldBefore(
  { name: _, ...session }: ToldSession,
  scene: Scene,
): ToldSession | undefined {
  const { minutes, meters, startsAt, endsAt, kilocalories } = session;
  const isBare = [minutes, meters, startsAt, endsAt, kilocalories].every((each) => each === null);
  if (!isBare) return undefined;
  const [told, ...others] = toldIn(scene.history, whenOf(scene)).told;
  if (told === undefined || others.length > 0) return undefined;
  const isSame = session.families.some((family) => told.families.includes(family));
  return isSame || session.families.length === 0 ? told : undefined;
}

/** The one session that the turns before told of last; undefined where they told of none or of several. */
export function sessionToldBefore({
  history,
  writing,
  records: { today },
}: {
  readonly history: readonly ChatTurn[];
  readonly writing: Writing;
  readonly records: { readonly today: LocalDate };
}): { readonly name: string; readonly minutes: number | null } | undefined {
  // Where a time that is told lies does not change what was done.
  const [told, ...others] = toldIn(history, { today, minuteOfDay: 0, writing }).told;
  return others.length === 0 ? told : undefined;
}

/**
 * What the turns of the person told of last, whether nothing else was spoken of since or nothing but questions, and what they
 * said last.
 */
function toldIn(history: readonly ChatTurn[], when: ToldWhen) {
  const own = ownTurns(history, TURNS_BACK);
  let told: readonly ToldSession[] = [];
  let isFresh = false;
  let isAskedOn = false;
  for (const [at, { content }] of own.entries()) {
    const turn = questionOf(read(content));
    const newly = toldSessions(readActionCues(turn), when);
    const brought: readonly ToldSession[] =
      newly.length > 0 || asksToLogIt(turn)
        ? newly
        : broughtOn(turn, own[at - 1]?.content, isFresh ? told : [], when);
    isFresh = brought.length > 0 || (isFresh && asksToLogIt(turn));
    isAskedOn = isFresh || (isAskedOn && onlyAsks(turn, when.today));
    if (brought.length > 0) told = brought;
  }
  return { told, isFresh, isAskedOn, before: own.at(-1)?.content };
}

/** "What pace is that?" asks on, "how far did I run last week?" of something else. */
function onlyAsks(turn: ReadText, today: LocalDate): boolean {
  const reading = readActionCues(turn);
  if (readPeriods(turn, today).length > 0) return false;
  const isQuestioned = isQuestion(reading, 0) || cuesOf(reading, "asking").length > 0;
  return isQuestioned && turn.words.length <= MOST_WORDS && reading.amounts.length === 0;
}

/** "Log it, please": what was told of just before. */
function asksToLogIt(question: ReadText): boolean {
  if (question.words.length > MOST_WORDS) return false;
  const reading = readActionCues(question);
  return meant(reading, "logIt").length > 0 && !reading.cues.has("later");
}

/** Whether a turn is short enough, or puts right little enough, to say something of a session told before. */
function mayBringOn(turn: ReadText): boolean {
  if (turn.words.length <= MOST_WORDS) return true;
  const instead = meantInstead(turn);
  return instead !== undefined && instead.words.length <= MOST_WORDS;
}

/**
 * What a turn makes of the session before: put right, or given its length; none where it speaks of something else, or where
 * of several it is not known which one is meant.
 */
function broughtOn(
  turn: ReadText,
  before: string | undefined,
  [told, ...others]: readonly ToldSession[],
  when: ToldWhen,
): readonly ToldSession[] {
  if (others.length > 0) return [];
  const brought =
    told === undefined
      ? before !== undefined && turn.words.length <= FEW_WORDS
        ? completed(questionOf(read(before)), turn, when)
        : undefined
      : (corrected(turn, told, when) ?? beside(turn, told, when) ?? withLength(turn, told, when));
  return brought === undefined ? [] : [brought];
}

/** "No wait, it was 50 min." */
function corrected(
  turn: ReadText,
  told: ToldSession,
  { today, writing }: ToldWhen,
): ToldSession | undefined {
  const instead = meantInstead(turn);
  if (instead === undefined || instead.words.length > MOST_WORDS) return undefined;
  const changes = changesIn(instead, today, writing);
  return Object.keys(changes).length === 0 ? undefined : { ...told, ...changes };
}

/** "And 20 min abs" behind a session that was told of: another of that day, right after it. */
function beside(
  turn: ReadText,
  { day, startsAt, minutes, partOfDay }: ToldSession,
  { writing }: ToldWhen,
): ToldSession | undefined {
  const reading = readActionCues(turn);
  const isLed = cuesOf(reading, "andAlso").some(({ start }) => start === 0);
  const isAsked = reading.cues.has("asking") || isQuestion(reading, 0);
  const activities = reading.activities.filter(({ activity }) => activity !== null);
  if (!isLed || isAsked || activities.length === 0 || turn.words.length > MOST_WORDS)
    return undefined;
  const [facts, ...others] = sessionsOf(reading, activities, reading.amounts, writing);
  if (facts === undefined || others.length > 0 || facts.minutes === null) return undefined;
  const later = partOfDay && { ...partOfDay, usualStart: partOfDay.usualStart + (minutes ?? 0) };
  return {
    ...facts,
    day,
    startsAt: facts.startsAt ?? (startsAt === null ? null : startsAt + (minutes ?? 0)),
    partOfDay: facts.partOfDay ?? later,
  };
}

/** "It took 28 min" behind "just ran 5k". */
function withLength(
  turn: ReadText,
  told: ToldSession,
  { today, writing }: ToldWhen,
): ToldSession | undefined {
  const reading = readActionCues(turn);
  const isAsked = reading.cues.has("asking") || isQuestion(reading, 0);
  const isOfMore = reading.activities.length > 0 || turn.words.length > MOST_WORDS;
  if (told.minutes !== null || isAsked || isOfMore) return undefined;
  const lengths = reading.amounts.filter(({ measure }) => measure === "minutes");
  if (lengths.length !== 1 || reading.amounts.length !== 1) return undefined;
  const { minutes } = changesIn(turn, today, writing);
  return minutes === undefined ? undefined : { ...told, minutes };
}

/** A session that somebody asked how to add, with the length that they tell now. */
function completed(
  asked: ReadText,
  turn: ReadText,
  { today, writing }: ToldWhen,
): ToldSession | undefined {
  const reading = readActionCues(asked);
  const { minutes } = changesIn(turn, today, writing);
  const activities = reading.activities.filter(({ activity }) => activity !== null);
  if (minutes === undefined || activities.length === 0 || cuesOf(reading, "add").length === 0)
    return undefined;
  const [facts] = sessionsOf(reading, activities, reading.amounts, writing);
  const [day = today] = readPeriods(asked, today).flatMap(({ period }) =>
    period !== "future" && period.kind === "day" && period.date <= today ? [period.date] : [],
  );
  return facts && { ...facts, minutes, day };
}

/** What is named of a session, and nothing else. */
function changesIn(
  said: ReadText,
  today: LocalDate,
  writing: ActionMaterial["writing"],
): Partial<ToldSession> {
  const reading = readActionCues(said);
  const activities = reading.activities.filter(({ activity }) => activity !== null);
  const [facts] = sessionsOf(reading, activities, reading.amounts, writing);
  const days = readPeriods(said, today).flatMap(({ period }) =>
    period !== "future" && period.kind === "day" && period.date <= today ? [period.date] : [],
  );
  const minutes = facts?.minutes ?? bareNumber(said);
  return {
    ...(minutes !== null && { minutes }),
    ...(facts !== undefined &&
      facts.distance !== null && { distance: facts.distance, meters: facts.meters }),
    ...(facts !== undefined &&
      activities.length > 0 && { name: facts.name, families: facts.families }),
    // Of another day it is not told at what time.
    ...(days[0] !== undefined && { day: days[0], partOfDay: null }),
    ...(facts !== undefined && facts.partOfDay !== null && { partOfDay: facts.partOfDay }),
  };
}

/** A number alone is the length. */
function bareNumber({ words }: ReadText): number | null {
  const numbers = words.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const others = words.filter(({ value, text }) => value === undefined && !SMALL.has(text));
  const [only, ...more] = numbers;
  return only !== undefined && more.length === 0 && others.length === 0 && only > 0 ? only : null;
}

const SMALL: ReadonlySet<string> = new Set(["是", "系", "到", "it", "was", "to", "了", "吧", "才"]);
