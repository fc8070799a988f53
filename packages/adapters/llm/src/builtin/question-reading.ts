import type { FoundPhrase, ReadText } from "@health-exercise/domain/language";
import { cueFinder, kindsOf } from "./cues.ts";
import {
  ACHIEVEMENT_CUES,
  ADVICE_CUES,
  ASKING_CUES,
  MEASURE_CUES,
  OWN_CUES,
  SCOPE_CUES,
  SMALL_TALK_CUES,
  SPORT_CUES,
  TOPIC_CUES,
  UNCLEAR_CUES,
} from "./question-cues.data.ts";
import type { RecordTopic, Scope } from "./question-kinds.ts";
import { isStopWord } from "./stop-words.ts";

export type AskedMeasure = keyof typeof MEASURE_CUES;
export type SmallTalk = keyof typeof SMALL_TALK_CUES | "achievement";
export type Unclear = keyof typeof UNCLEAR_CUES;

/** What a question asks for, as far as its words tell. */
export type QuestionReading = {
  /** The own records that it asks for; empty when it asks for none. */
  readonly topics: ReadonlySet<RecordTopic>;
  readonly scopes: ReadonlySet<Scope>;
  readonly measures: ReadonlySet<AskedMeasure>;
  readonly advice: ReadonlySet<keyof typeof ADVICE_CUES>;
  /** Where there is nothing to answer in it but that. */
  readonly smallTalk: SmallTalk | null;
  /** Where it cannot be answered by itself. */
  readonly unclear: Unclear | null;
  /** Whether it names a kind of exercise. */
  readonly namesSport: boolean;
};

const topicCues = cueFinder(TOPIC_CUES);
const ownCues = cueFinder(OWN_CUES);
const measureCues = cueFinder(MEASURE_CUES);
const scopeCues = cueFinder(SCOPE_CUES);
const adviceCues = cueFinder(ADVICE_CUES);
const achievementCues = cueFinder(ACHIEVEMENT_CUES);
const askingCues = cueFinder(ASKING_CUES);
const smallTalkCues = cueFinder(SMALL_TALK_CUES);
const unclearCues = cueFinder(UNCLEAR_CUES);
const sportCues = cueFinder(SPORT_CUES);

/** Understands a question by the phrases in it. */
export function readQuestion(question: ReadText): QuestionReading {
  const asked = {
    scopes: kindsOf(scopeCues(question)),
    measures: kindsOf(measureCues(question)),
    advice: kindsOf(adviceCues(question)),
  };
  return {
    ...asked,
    topics: topicsOf(question, asked),
    namesSport: sportCues(question).length > 0,
    smallTalk: smallTalkOf(question),
    unclear: unclearOf(question),
  };
}

/** A follow-up as it is meant after the question before: what it leaves open comes from there. */
export function readFollowUp(reading: QuestionReading, previous: QuestionReading): QuestionReading {
  const isRecordsQuestion =
    reading.topics.size > 0 || reading.scopes.size > 0 || reading.measures.size > 0;
  if (previous.topics.size === 0 || !isRecordsQuestion) return reading;
  return {
    ...reading,
    topics: reading.topics.size > 0 ? reading.topics : new Set<RecordTopic>(["period"]),
    scopes: reading.scopes.size > 0 ? reading.scopes : previous.scopes,
    measures: reading.measures.size > 0 ? reading.measures : previous.measures,
    unclear: null,
  };
}

/** The topics that are named, else the figures of a period where the question asks what somebody did. */
function topicsOf(
  question: ReadText,
  { scopes, measures, advice }: Pick<QuestionReading, "scopes" | "measures" | "advice">,
): ReadonlySet<RecordTopic> {
  const topics = kindsOf(topicCues(question));
  if (topics.size > 0) return topics;
  const own = kindsOf(ownCues(question));
  const isOwn =
    own.has("asksOwn") ||
    (own.has("self") && (measures.has("average") || (own.has("whether") && scopes.size > 0)));
  const isAboutExercise = own.has("measure") || own.has("activity") || own.has("whether");
  const asksForPeriod = isOwn && isAboutExercise && !own.has("asksOther");
  const isPeriod =
    (asksForPeriod && !advice.has("advice")) || asksForScopeOnly(question) || isDecision(question);
  return new Set<RecordTopic>(isPeriod ? ["period"] : []);
}

/** "And last week?" */
function asksForScopeOnly(question: ReadText): boolean {
  const found = scopeCues(question);
  return found.length > 0 && remainderOf(question, found).length === 0;
}

/** "Should I train today?": whether to exercise, with nothing that speaks for or against it. */
function isDecision(question: ReadText): boolean {
  const advice = adviceCues(question);
  const others = [...ownCues(question), ...scopeCues(question)];
  const isAsked = kindsOf(advice).has("decision");
  return isAsked && remainderOf(question, [...advice, ...others]).length === 0;
}

function smallTalkOf(question: ReadText): SmallTalk | null {
  const found = smallTalkCues(question);
  if (remainderOf(question, found).length > 0)
    return isAchievement(question) ? "achievement" : null;
  const kinds = kindsOf(found);
  const order = ["about", "feeling", "goodbye", "thanks", "greeting"] as const;
  return order.find((kind) => kinds.has(kind)) ?? null;
}

function isAchievement(question: ReadText): boolean {
  return achievementCues(question).length > 0 && askingCues(question).length === 0;
}

function unclearOf(question: ReadText): Unclear | null {
  if (question.words.length === 0) return "open";
  const found = unclearCues(question);
  if (remainderOf(question, found).length > 0) return null;
  const kinds = kindsOf(found);
  const order: readonly Unclear[] = ["pain", "amount", "open"];
  return order.find((kind) => kinds.has(kind)) ?? "open";
}

/** The words that no phrase explains and that say something. */
function remainderOf(
  { words }: ReadText,
  found: readonly FoundPhrase<string>[],
): readonly string[] {
  const explained = new Set<number>();
  for (const { start, end } of found) for (let at = start; at < end; at += 1) explained.add(at);
  return words
    .filter(({ stem }, at) => !isStopWord(stem) && !explained.has(at))
    .map(({ stem }) => stem);
}
