import { addDays, type LocalDate } from "../../shared/local-date.ts";
import type { FoundActivity } from "../records/kinds/read-record-activities.ts";
import type { FoundPeriod } from "../records/periods/found-period.ts";
import { readPeriods } from "../records/periods/read-periods.ts";
import {
  type ActionReading,
  asksWhether,
  cuesOf,
  isMeant,
  isQuestion,
  isSameClause,
  meant,
  sentenceOf,
  type WordSpan,
} from "./action-reading.ts";
import { clockRangeIn } from "./clock-range.ts";
import { doneIn } from "./done-activity.ts";
import { furtherAmounts } from "./further-amounts.ts";
import type { SessionAmount } from "./session-amount.ts";
import { tellsSteps } from "./session-amounts.ts";
import { type SessionFacts, sessionsOf } from "./session-facts.ts";
import type { ToldWhen } from "./told-when.ts";

/** A session that a message tells of, or asks to be recorded, of one day. */
export type ToldSession = SessionFacts & { readonly day: LocalDate };

/** So many sessions of one message are offered (design value). */
const MOST_SESSIONS = 3;

/** The sessions that a message tells of, each of one known day, or asks to be recorded. */
export function toldSessions(
  reading: ActionReading,
  { today, minuteOfDay, writing }: ToldWhen,
): readonly ToldSession[] {
  const { text, amounts: all } = reading;
  const logs = [...meant(reading, "log"), ...meant(reading, "logLength")];
  const activities = reading.activities.filter((each) => isSession(reading, logs, each));
  const amounts = all.filter((amount) => isSaid(reading, logs, amount));
  const firsts = cuesOf(reading, "firstEver");
  const periods = readPeriods(text, today).filter(
    (period) => !(isEver(period) && isInside(period, firsts)),
  );
  const told = [...text.sentences.keys()].flatMap((sentence): readonly ToldSession[] => {
    const within = ({ start }: WordSpan) => sentenceOf(reading, start) === sentence;
    const day = dayOf(periods.filter(within), today);
    if (day === undefined || isOfMany(reading, all, within)) return [];
    if (asksWhether(reading, sentence)) return [];
    if (tellsSteps(text.words.filter((word) => word.sentence === sentence))) return [];
    const own = amounts.filter(within);
    const named = kindsIn(activities.filter(within), own);
    const done = doneIn(reading, { sentence, named, amounts: own, days: periods.filter(within) });
    const kinds = done?.kinds ?? named;
    const isOfPastDay = day !== null && day !== today;
    const said = {
      activities: kinds,
      amounts: own,
      hasDay: day !== null,
      isOfPastDay,
      isPast: done !== undefined || meant(reading, "past").some(within),
    };
    const how = tellingOf(reading, within, said);
    if (how === undefined) return [];
    const further = furtherAmounts(reading, sentence, amounts, activities);
    const sessions = sessionsOf(reading, kinds, [...own, ...further], writing);
    const isAmountNeeded = how === "told" || (how === "just" && isOfPastDay);
    return sessions
      .filter((session) => tellsMuch(session, how, isOfPastDay) || !isAmountNeeded)
      .map((session) => {
        // Nobody records what is still to come: it was so yesterday, unless it is said to be over just now.
        const isToCome = how !== "just" && day === null && isAfter(session, minuteOfDay);
        return { ...session, day: isToCome ? addDays(today, -1) : (day ?? today) };
      });
  });
  return told.slice(0, MOST_SESSIONS);
}

/** Whether it is told how long or how far it was; of an earlier day, when it began is enough. */
function tellsMuch(
  { minutes, meters, startsAt }: SessionFacts,
  how: "asked" | "just" | "told",
  isOfPastDay: boolean,
): boolean {
  const isTimed = startsAt !== null && how === "just" && isOfPastDay;
  return minutes !== null || meters !== null || isTimed;
}

/** Whether its times of day are not over by then. */
function isAfter({ startsAt, endsAt, minutes }: SessionFacts, minuteOfDay: number): boolean {
  const end = endsAt ?? (startsAt === null ? null : startsAt + (minutes ?? 0));
  return end !== null && end > minuteOfDay;
}

function isEver({ period }: FoundPeriod): boolean {
  return period !== "future" && period.kind === "ever";
}

/** "My first 5k ever" is told of one session. */
function isInside(span: WordSpan, others: readonly WordSpan[]): boolean {
  return others.some((other) => other.start <= span.start && span.end <= other.end);
}

/** The day that a sentence names; null where it names none, undefined where it is of another time than one past day. */
function dayOf(periods: readonly FoundPeriod[], today: LocalDate): LocalDate | null | undefined {
  const [only, ...more] = periods;
  if (only === undefined) return null;
  if (more.length > 0 || only.period === "future" || only.period.kind !== "day") return undefined;
  return only.period.date > today ? undefined : only.period.date;
}

/** Habits, amounts of weeks and of several sessions: no single one is told of. */
function isOfMany(
  reading: ActionReading,
  amounts: readonly SessionAmount[],
  within: (span: WordSpan) => boolean,
): boolean {
  const firsts = cuesOf(reading, "firstEver");
  if (cuesOf(reading, "habitual").some((span) => within(span) && !isInside(span, firsts)))
    return true;
  return amounts
    .filter(within)
    .some(
      ({ measure, value }) =>
        measure === "period" || measure === "days" || (measure === "sessions" && value > 1),
    );
}

/** Whether what stands at a place is meant, or asked to be recorded. */
function isSaid(reading: ActionReading, logs: readonly WordSpan[], span: WordSpan): boolean {
  if (isMeant(reading, span)) return true;
  const isAsked = logs.some(
    ({ start }) =>
      start < span.start && sentenceOf(reading, start) === sentenceOf(reading, span.start),
  );
  return isAsked && reading.denied[span.start] !== 1;
}

/** What comes of a kind of exercise tells of no session: 爬楼梯会头晕. */
const WHAT_COMES = new Set(["会"]);

/** "Ran errands" is no run. */
function isSession(
  reading: ActionReading,
  logs: readonly WordSpan[],
  { start, end, activity }: FoundActivity,
): boolean {
  const others = cuesOf(reading, "noSession");
  if (others.some((other) => other.start < end && start < other.end)) return false;
  if (WHAT_COMES.has(reading.text.words[end]?.text ?? "")) return false;
  return activity === null || isSaid(reading, logs, { start, end });
}

/** "5k" means a run by itself; beside "cycled" it is how far that went. */
function kindsIn(
  activities: readonly FoundActivity[],
  amounts: readonly SessionAmount[],
): readonly FoundActivity[] {
  const distances = amounts.filter(({ measure }) => measure === "distance");
  const others = activities.filter(
    ({ start, end }) => !distances.some((way) => way.start <= start && end <= way.end),
  );
  return others.length > 0 ? others : activities;
}

type Told = {
  readonly activities: readonly FoundActivity[];
  readonly amounts: readonly SessionAmount[];
  readonly hasDay: boolean;
  readonly isOfPastDay: boolean;
  readonly isPast: boolean;
};

/**
 * How a sentence tells of a session: as one to be recorded or just over, whose length may be unknown, or plainly as one
 * of some day; undefined where it tells of none.
 */
function tellingOf(
  reading: ActionReading,
  within: (span: WordSpan) => boolean,
  { activities, amounts, hasDay, isOfPastDay, isPast }: Told,
): "asked" | "just" | "told" | undefined {
  const [first] = activities;
  const hasMinutes = amounts.some(({ measure }) => measure === "minutes");
  const isNamed = first !== undefined;
  const isCalled = hasMinutes || activities.some((each) => isName(reading, each));
  if (meant(reading, "log").some(within) && isCalled) return "asked";
  // "Add a run" may be to a plan.
  const mayAsk = hasMinutes || (isOfPastDay && isNamed);
  if (asksWithLength(reading, within, mayAsk)) return "asked";
  if (!isNamed) return undefined;
  const isDated = hasDay || meant(reading, "just").some(within) || hasBestTime(reading, amounts);
  if (isPast) return isDated ? "just" : "told";
  const isAsked =
    isQuestion(reading, sentenceOf(reading, first.start)) || asksOrSupposes(reading, within);
  if (isAsked || statesWhat(reading, within, hasDay ? amounts : [])) return undefined;
  if (!hasMinutes || meant(reading, "start").some(within)) return undefined;
  // "Today: 30 min run".
  return isDated ? "told" : undefined;
}

/** Whether it is asked for where its length is told, or from when to when it was. */
function asksWithLength(
  reading: ActionReading,
  within: (span: WordSpan) => boolean,
  mayAsk: boolean,
): boolean {
  const asked = meant(reading, "logLength").filter(within);
  const sentences = new Set(asked.map(({ start }) => sentenceOf(reading, start)));
  const isTimed = () => clockRangeIn(reading, (sentence) => sentences.has(sentence)) !== undefined;
  return asked.length > 0 && (mayAsk || isTimed());
}

/** "Workout" is what a session may be called; of 练完记一下 the one sign says only that something is trained. */
function isName({ text }: ActionReading, { activity, start, end }: FoundActivity): boolean {
  return activity !== null || text.words[start]?.kind !== "han" || end - start > 1;
}

function asksOrSupposes(reading: ActionReading, within: (span: WordSpan) => boolean): boolean {
  const cues = ["asking", "supposing", "askingAfter"] as const;
  return cues.some((cue) => cuesOf(reading, cue).some(within));
}

/** Whether a sentence says what something is; "football last night was brutal, 75 min" tells how it was. */
function statesWhat(
  reading: ActionReading,
  within: (span: WordSpan) => boolean,
  amounts: readonly SessionAmount[],
): boolean {
  const isHowItWas = (place: number) =>
    amounts.length > 0 &&
    amounts.every(({ start }) => place < start && !isSameClause(reading, place, start));
  return cuesOf(reading, "statement").some((span) => within(span) && !isHowItWas(span.start));
}

/** "5k 23:41 PB!": a best that is told before its time is one of any day. */
function hasBestTime(reading: ActionReading, amounts: readonly SessionAmount[]): boolean {
  const times = amounts.filter(({ measure }) => measure === "minutes");
  return meant(reading, "bestTime").some(({ start }) =>
    times.some((time) => time.end <= start && time.sentence === sentenceOf(reading, start)),
  );
}
