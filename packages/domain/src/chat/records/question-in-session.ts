import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { RecordQuery } from "../../sport/records/record-query.ts";
import { type ChatTurn, ownTurns } from "../chat-message.ts";
import { questionOf } from "../question/question.ts";
import type { AskedRecords, RecordQuestion } from "./asked-records.ts";
import { askingPart } from "./asking/asking-part.ts";
import { changesWish, dayNotFitting, mayNotFit, wishedPlan } from "./asking/other-plan.ts";
import { askedAhead } from "./asking/plan-ahead.ts";
import { heldTogether } from "./asking/two-questions.ts";
import { meantInstead } from "./follow-ups/correction.ts";
import { mayNameSession, ofName, ofSessionsCalled, withoutName } from "./kinds/session-called.ts";
import { askedSinceSession, sinceSessionIn, withSessionOf } from "./kinds/since-session.ts";
import type { KnownOfPerson } from "./known-of-person.ts";
import { beforePause } from "./periods/before-pause.ts";
import { readRecordQuestion } from "./read-record-question.ts";
import { readRecordWords } from "./record-reading.ts";
import type { JudgeForm } from "./wording/form-judge.ts";
import { readInAnyWords } from "./wording/read-in-any-words.ts";

type TurnReader = (
  turn: ReadText,
  before: AskedRecords | null,
  isTold?: boolean,
) => RecordQuestion | null;

/** So many of the person's latest turns are looked through for what a follow-up leans on (design value). */
const TURNS_BACK = 4;
/** "Thanks a lot" between two questions changes nothing; more words do (design value). */
const LONGEST_ASIDE = 3;
/** So few words leave open what is counted (design value). */
const MOST_VAGUE = 8;
/** What can be counted, by what the question before speaks of. */
const METRIC_BY_CUE = [
  ["metMinutes", "met_minutes"],
  ["calories", "calories"],
  ["days", "active_days"],
] as const;
const HAN = /^\p{Script=Han}/u;

/** The records that a question asks for, a follow-up with those that the turns before it asked for; null for none. */
export function recordQuestionIn(
  question: ReadText,
  history: readonly ChatTurn[],
  today: LocalDate,
  known: KnownOfPerson = {},
  judgeForm?: JudgeForm,
): RecordQuestion | null {
  const readTurn: TurnReader = (turn, before, isTold) => {
    const ahead = known.hasPlan === undefined ? undefined : askedAhead(turn, today);
    if (known.hasPlan === true) {
      const planned = ahead ?? wishedPlan(turn, today) ?? dayNotFitting(turn, before, today);
      if (planned !== undefined) return planned;
    }
    const readIt = (text: ReadText) =>
      readAlone(text, { today, before }, isTold === true, judgeForm);
    const readAny = (text: ReadText, name?: string) => {
      const since = askedSinceSession(text, known, today, readIt, name);
      return since === undefined ? beforeOrPlain(text, known, today, readIt) : since;
    };
    const named = withoutName(turn, known.names ?? [], today);
    const asked = named === undefined ? null : readAny(named.text, named.name);
    const found =
      named !== undefined && asked?.kind === "records"
        ? ofSessionsCalled(asked, named.name)
        : readAny(turn);
    // Without a plan, what was tells nothing of what is to come.
    return ahead !== undefined && found?.kind === "records" ? null : found;
  };
  const own = ownTurns(history, TURNS_BACK);
  let before: AskedRecords | null = null;
  let earlier: AskedRecords | null = null;
  let subject: ReadText | undefined;
  for (const { content } of own) {
    const turn = questionOf(read(content));
    const asked = readTurn(turn, before);
    earlier = asked?.kind === "records" ? before : null;
    if (asked?.kind === "records") before = asked;
    // What goes on from another matter is no more about records.
    else if (turn.words.length > LONGEST_ASIDE) before = null;
    subject = asked === null ? turn : undefined;
  }
  const last = own.at(-1);
  const isOfWish =
    last !== undefined && changesWish(question, questionOf(read(last.content)), today);
  if (isOfWish && known.hasPlan !== true) return null;
  const isTold = last !== undefined && !isAsking(questionOf(read(last.content)), today);
  const against = heldTogether(earlier, before, question, today);
  if (against !== undefined) return against;
  const asked = withSessionOf(readTurn(question, before, isTold), question, known, today);
  return before === null && subject !== undefined
    ? (withMeasureOf(subject, question, asked, today) ?? asked)
    : asked;
}

/**
 * The sessions from which on a question, or one that it may lean on, asks for something; also those that go by one of the
 * `names` that the person gave.
 */
export function sessionsSpokenOf(
  question: ReadText,
  history: readonly ChatTurn[],
  called?: { readonly names: readonly string[]; readonly today: LocalDate },
): readonly RecordQuery[] {
  return turnsUpTo(question, history).flatMap((turn) => {
    const named = called && withoutName(turn, called.names, called.today);
    const query = named && sinceSessionIn(named.text)?.query;
    return query && named ? ofName(query, named.name) : (sinceSessionIn(turn)?.query ?? []);
  });
}

/** Whether a question, or one that it may lean on, may name sessions by what only the person calls them. */
export function mayNameSessions(
  question: ReadText,
  history: readonly ChatTurn[],
  today: LocalDate,
): boolean {
  return turnsUpTo(question, history).some((turn) => mayNameSession(turn, today));
}

/** Whether a question, or one that it may lean on, may ask what is planned without naming a plan. */
export function mayAskAhead(
  question: ReadText,
  history: readonly ChatTurn[],
  today: LocalDate,
): boolean {
  return turnsUpTo(question, history).some(
    (turn) =>
      mayNotFit(turn) ||
      askedAhead(turn, today) !== undefined ||
      wishedPlan(turn, today) !== undefined,
  );
}

function turnsUpTo(question: ReadText, history: readonly ChatTurn[]): readonly ReadText[] {
  const own = ownTurns(history, TURNS_BACK);
  return [...own.map(({ content }) => questionOf(read(content))), question];
}

/** Where a pause is spoken of, the question with its day; of one that nobody has set nothing can be told. */
function beforeOrPlain(
  turn: ReadText,
  { pauses = [] }: KnownOfPerson,
  today: LocalDate,
  readIt: (text: ReadText) => RecordQuestion | null,
): RecordQuestion | null {
  const spelled = beforePause(turn, pauses, today);
  const isOfExercise = spelled && readRecordWords(spelled.text, today).activities.length > 0;
  const asked = isOfExercise ? readIt(spelled.text) : null;
  if (asked?.kind !== "records") return readIt(turn);
  return spelled?.isKnown === true ? asked : { kind: "unlogged", matter: "pause" };
}

/** "And how many do I have?" behind a question about MET-minutes counts these, and no sessions. */
function withMeasureOf(
  subject: ReadText,
  question: ReadText,
  asked: RecordQuestion | null,
  today: LocalDate,
): RecordQuestion | null {
  const isVague = asked?.kind === "records" && asked.query.metric === "sessions";
  if (!isVague || question.words.length > MOST_VAGUE || namesActivity(question, today)) return null;
  const measured = METRIC_BY_CUE.find(([cue]) => readRecordWords(subject, today).cues.has(cue));
  if (measured === undefined || !("comparison" in asked.query)) return null;
  return { ...asked, query: { ...asked.query, metric: measured[1] } };
}

function namesActivity(question: ReadText, today: LocalDate): boolean {
  const { activities } = readRecordWords(question, today);
  return activities.length > 0;
}

/** What is put right asks the same of what was meant: "no, I meant swimming" is "what about swimming?". */
function readAlone(
  turn: ReadText,
  { today, before }: { readonly today: LocalDate; readonly before: AskedRecords | null },
  isTold: boolean,
  judgeForm: JudgeForm | undefined,
): RecordQuestion | null {
  const meant = meantInstead(turn);
  if (meant === undefined) return readInAnyWords(turn, { today, before }, judgeForm);
  const isChinese = HAN.test(meant.source);
  const following = isChinese ? `那${meant.source}呢` : `what about ${meant.source}`;
  const bySelf = isChinese ? `${meant.source}多久` : `how long was ${meant.source}`;
  return (
    (before && readRecordQuestion(read(following), { today, before })) ??
    readRecordQuestion(meant, { today, before }) ??
    readRecordQuestion(turn, { today, before }) ??
    // What puts right something that was told asks nothing.
    (isTold ? null : readRecordQuestion(read(bySelf), { today, before: null }))
  );
}

function isAsking(turn: ReadText, today: LocalDate): boolean {
  return askingPart(turn, today)?.isAsked === true;
}
