import type { FoundPhrase } from "@health-exercise/domain";
import { cueIndex } from "./cues.ts";
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
import { STOP_WORDS } from "./stop-words.data.ts";
import { tokensOf } from "./tokens.ts";

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

const topicCues = cueIndex(TOPIC_CUES);
const ownCues = cueIndex(OWN_CUES);
const measureCues = cueIndex(MEASURE_CUES);
const scopeCues = cueIndex(SCOPE_CUES);
const adviceCues = cueIndex(ADVICE_CUES);
const achievementCues = cueIndex(ACHIEVEMENT_CUES);
const askingCues = cueIndex(ASKING_CUES);
const smallTalkCues = cueIndex(SMALL_TALK_CUES);
const unclearCues = cueIndex(UNCLEAR_CUES);
const sportCues = cueIndex(SPORT_CUES);

const stopWords = new Set(STOP_WORDS.split(" ").flatMap(tokensOf));

/** Understands a question by the phrases in it. */
export function readQuestion(question: string): QuestionReading {
  const tokens = tokensOf(question);
  const asked = {
    scopes: kindsOf(scopeCues.find(tokens)),
    measures: kindsOf(measureCues.find(tokens)),
    advice: kindsOf(adviceCues.find(tokens)),
  };
  return {
    ...asked,
    topics: topicsOf(tokens, asked),
    namesSport: sportCues.find(tokens).length > 0,
    smallTalk: smallTalkOf(tokens),
    unclear: unclearOf(tokens),
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
  tokens: readonly string[],
  { scopes, measures, advice }: Pick<QuestionReading, "scopes" | "measures" | "advice">,
): ReadonlySet<RecordTopic> {
  const topics = kindsOf(topicCues.find(tokens));
  if (topics.size > 0) return topics;
  const own = kindsOf(ownCues.find(tokens));
  const isOwn =
    own.has("asksOwn") ||
    (own.has("self") && (measures.has("average") || (own.has("whether") && scopes.size > 0)));
  const isAboutExercise = own.has("measure") || own.has("activity") || own.has("whether");
  const asksForPeriod = isOwn && isAboutExercise && !own.has("asksOther");
  const isPeriod =
    (asksForPeriod && !advice.has("advice")) || asksForScopeOnly(tokens) || isDecision(tokens);
  return new Set<RecordTopic>(isPeriod ? ["period"] : []);
}

/** "And last week?" */
function asksForScopeOnly(tokens: readonly string[]): boolean {
  const found = scopeCues.find(tokens);
  return found.length > 0 && remainderOf(tokens, found).length === 0;
}

/** "Should I train today?": whether to exercise, with nothing that speaks for or against it. */
function isDecision(tokens: readonly string[]): boolean {
  const advice = adviceCues.find(tokens);
  const others = [...ownCues.find(tokens), ...scopeCues.find(tokens)];
  const isAsked = kindsOf(advice).has("decision");
  return isAsked && remainderOf(tokens, [...advice, ...others]).length === 0;
}

function smallTalkOf(tokens: readonly string[]): SmallTalk | null {
  const found = smallTalkCues.find(tokens);
  if (remainderOf(tokens, found).length > 0) return isAchievement(tokens) ? "achievement" : null;
  const kinds = kindsOf(found);
  const order = ["about", "feeling", "goodbye", "thanks", "greeting"] as const;
  return order.find((kind) => kinds.has(kind)) ?? null;
}

function isAchievement(tokens: readonly string[]): boolean {
  return achievementCues.find(tokens).length > 0 && askingCues.find(tokens).length === 0;
}

function unclearOf(tokens: readonly string[]): Unclear | null {
  if (tokens.length === 0) return "open";
  const found = unclearCues.find(tokens);
  if (remainderOf(tokens, found).length > 0) return null;
  const kinds = kindsOf(found);
  const order: readonly Unclear[] = ["pain", "amount", "open"];
  return order.find((kind) => kinds.has(kind)) ?? "open";
}

/** The tokens that no phrase explains and that say something. */
function remainderOf(
  tokens: readonly string[],
  found: readonly FoundPhrase<string>[],
): readonly string[] {
  const explained = new Set<number>();
  for (const { start, end } of found) for (let at = start; at < end; at += 1) explained.add(at);
  return tokens.filter((token, at) => !stopWords.has(token) && !explained.has(at));
}

function kindsOf<Cue extends string>(found: readonly FoundPhrase<Cue>[]): ReadonlySet<Cue> {
  return new Set(found.flatMap(({ values }) => values));
}
