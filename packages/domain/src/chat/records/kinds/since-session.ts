import {
  createPhraseFinder,
  type PhraseFinder,
  type PhraseHit,
} from "../../../language/phrase-finder.ts";
import { phrasesByMeaning, phrasesWith } from "../../../language/phrases-with.ts";
import { read } from "../../../language/read.ts";
import type { ReadText, Token } from "../../../language/read-text.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import type { DatedSession, RecordFact } from "../../../sport/records/record-fact.ts";
import type { RecordPickQuery, RecordQuery } from "../../../sport/records/record-query.ts";
import type { RecordAsk, RecordQuestion } from "../asked-records.ts";
import type { KnownOfPerson } from "../known-of-person.ts";
import { mendRecordWords } from "../mend-record-words.ts";
import { chineseDate } from "../periods/calendar-days.ts";
import { readRecordWords } from "../record-reading.ts";
import { textAt } from "../text-at.ts";
import { withKind } from "./exercise-kind.ts";
import { type FoundActivity, readRecordActivities } from "./read-record-activities.ts";
import { ofName } from "./session-called.ts";
import {
  DONE,
  EACH_TIME,
  FROM_THEN_ON,
  ONE_SESSION,
  SINCE_DONE,
  SINCE_LAST,
  SINCE_LONGEST,
  WHAT_TO_DO,
} from "./since-session.data.ts";

type Pick = "last" | "longest";
type Lead = Pick | "done";
type Cue = Lead | "toDo" | "each";
/** A session of one's own from which on something is asked, by the words that name it and the query that finds it. */
export type SinceSession = {
  readonly start: number;
  readonly end: number;
  readonly query: RecordPickQuery;
};

/** "What did I write after my last run?" asks of that session itself. */
const OF_THAT_SESSION: ReadonlySet<RecordAsk> = new Set(["note", "rating"]);
const OF_WHAT_WAS_DONE = [
  "own",
  "count",
  "total",
  "calories",
  "distance",
  "far",
  "metMinutes",
  "list",
  "anything",
  "plural",
  "logged",
] as const;
/** Stands for the day of a session where there is none, so that what is asked can be read. */
const UNKNOWN_DAY = "2000-01-01" as LocalDate;
const oneSession = new Set(ONE_SESSION.split(" "));

const done = new Set(DONE.split(" "));
const ENDS_DONE = /ed$/;

let leads: PhraseFinder<Cue> | undefined;
let tails: PhraseFinder<true> | undefined;

/** "Since my last hike", "since I last swam", 上次游泳之后; undefined where a text names no such session. */
export function sinceSessionIn(written: ReadText): SinceSession | undefined {
  const named = namedIn(written);
  const isNone = named === undefined || named.asksWhatToDo || !named.isOver;
  return isNone ? undefined : named.since;
}

/** "How many days should I rest after my last run?", "how much do I burn after I run?" */
function asksForNone(written: ReadText): boolean {
  const named = namedIn(written);
  return named !== undefined && (named.asksWhatToDo || (named.isOfEach && !named.isOver));
}

function namedIn(written: ReadText) {
  leads ??= createPhraseFinder(
    phrasesByMeaning<Cue>({
      last: SINCE_LAST,
      longest: SINCE_LONGEST,
      done: SINCE_DONE,
      toDo: WHAT_TO_DO,
      each: EACH_TIME,
    }),
    { within: "sentence" },
  );
  const { hits } = leads.findAll(written.words);
  const found = hits.filter(isLead);
  if (found.length === 0) return undefined;
  const text = mendRecordWords(written);
  for (const named of readRecordActivities(text)) {
    const each = withKind(named, text);
    const lead = found
      .filter((hit) => hit.end === each.start)
      .toSorted((left, right) => left.start - right.start)[0];
    const end = lead && endOf(each, text.words);
    if (lead === undefined || end === undefined) continue;
    return {
      since: { start: lead.start, end, query: queryOf(lead.meaning, each) },
      isOver: lead.meaning !== "done" || isOver(each, text),
      asksWhatToDo: hits.some(({ meaning }) => meaning === "toDo"),
      isOfEach: hits.some(({ meaning }) => meaning === "each"),
    };
  }
  return undefined;
}

function isLead(hit: PhraseHit<Cue>): hit is PhraseHit<Lead> {
  return hit.meaning !== "toDo" && hit.meaning !== "each";
}

/** What a question asks from a session of one's own on; undefined where it names none, null where it asks what to do. */
export function askedSinceSession(
  turn: ReadText,
  { sessions = [] }: KnownOfPerson,
  today: LocalDate,
  readIt: (text: ReadText) => RecordQuestion | null,
  name?: string,
): RecordQuestion | null | undefined {
  if (asksForNone(turn)) return null;
  const since = sinceSessionIn(turn);
  // Where a kind of exercise stands for what the person calls sessions, it is these that were looked up.
  const asked = since && (name === undefined ? since.query : ofName(since.query, name));
  const fact = asked && sessions.find(({ query }) => isSame(query, asked));
  if (fact === undefined || since === undefined) return undefined;
  const plain = readIt(turn);
  if (plain?.kind === "records" && OF_THAT_SESSION.has(plain.ask)) return plain;
  const found = sessionFound(fact);
  if (asksHowLongAgo(instead(turn, since, ""), today))
    return { kind: "records", query: since.query, ask: "days_since" };
  const isChinese = turn.words[since.end - 1]?.kind === "han";
  const date = found?.date ?? UNKNOWN_DAY;
  const told = isChinese ? `${chineseDate(date)}以来` : `since ${date}`;
  const thenOn = readIt(instead(turn, since, told));
  if (thenOn?.kind !== "records") return undefined;
  return found === undefined
    ? { kind: "records", query: since.query, ask: "value" }
    : { ...thenOn, since: fact };
}

/** What is asked from the day of a known session on, without that session and what came before it on its day. */
export function withSessionOf(
  found: RecordQuestion | null,
  question: ReadText,
  { sessions = [] }: KnownOfPerson,
  today: LocalDate,
): RecordQuestion | null {
  if (found?.kind !== "records") return found;
  const { since: named, ...asked } = found;
  if (!("period" in asked.query) || namesFirstDay(question, today)) return asked;
  const { period } = asked.query;
  if (period.kind !== "since") return asked;
  const isOfDay = (fact: RecordFact) => sessionFound(fact)?.date === period.date;
  // What goes on from a question leans on the latest session that was spoken of.
  const spokenOf = asked.isFollowUp === true ? sessions.findLast(isOfDay) : undefined;
  const since = named !== undefined && isOfDay(named) ? named : spokenOf;
  const session = sessionFound(since);
  if (since === undefined || session === undefined) return asked;
  const query = { ...asked.query, period: { ...period, after: session.log.sportStart } };
  return { ...asked, query, since };
}

/** "Since March 10" is from the beginning of that day on. */
function namesFirstDay(question: ReadText, today: LocalDate): boolean {
  const { periods } = readRecordWords(question, today);
  const isNamed = periods.some(({ period }) => period !== "future" && period.kind === "since");
  return isNamed && sinceSessionIn(question) === undefined;
}

/** A text with something else instead of the words for a session. */
function instead(
  { words, source }: ReadText,
  { start, end }: SinceSession,
  told: string,
): ReadText {
  const [first, last] = [words[start], words[end - 1]];
  return read(`${source.slice(0, first?.start)}${told}${source.slice(last?.end)}`);
}

/** "How long", "how many days has it been": what stands beside the session asks for nothing that was done. */
function asksHowLongAgo(rest: ReadText, today: LocalDate): boolean {
  const { cues, activities } = readRecordWords(rest, today);
  const isOfTime = (["since", "minutes", "days"] as const).some((cue) => cues.has(cue));
  return isOfTime && activities.length === 0 && !OF_WHAT_WAS_DONE.some((cue) => cues.has(cue));
}

function sessionFound(fact: RecordFact | undefined): DatedSession | undefined {
  return fact?.kind === "sessions" ? fact.sessions[0] : undefined;
}

function isSame(left: RecordQuery, right: RecordQuery): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** "Since I ran", and not "after I run", which is each time. */
function isOver({ start }: FoundActivity, { words }: ReadText): boolean {
  const text = textAt(words, start);
  return done.has(text) || ENDS_DONE.test(text);
}

function queryOf(lead: Lead, { activity }: FoundActivity): RecordPickQuery {
  return { metric: lead === "longest" ? lead : "last", activity, period: { kind: "ever" } };
}

/** In Chinese words behind it say that it is from then on. */
function endOf({ end }: FoundActivity, words: readonly Token[]): number | undefined {
  if (words[end - 1]?.kind !== "han") return oneSession.has(textAt(words, end)) ? end + 1 : end;
  tails ??= createPhraseFinder(phrasesWith(FROM_THEN_ON, true as const));
  const tail = tails.find(words.slice(end)).find(({ start }) => start === 0);
  return tail && end + tail.end;
}
