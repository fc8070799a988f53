import type { FoundPhrase, ReadText } from "@health-exercise/domain/language";
import { BARE_TOPIC_CUES } from "./bare-topic-cues.data.ts";
import { cueFinder, kindsOf } from "./cues.ts";
import {
  ACHIEVEMENT_CUES,
  ADVICE_CUES,
  ASKING_CUES,
  COMPARISON_CUES,
  SMALL_TALK_CUES,
  TOPIC_CUES,
  UNCLEAR_CUES,
} from "./question-cues.data.ts";
import type { RecordTopic } from "./question-kinds.ts";
import { isStopWord } from "./stop-words.ts";

export type SmallTalk = keyof typeof SMALL_TALK_CUES | "achievement";
export type Unclear = keyof typeof UNCLEAR_CUES;

/** What a question asks for, as far as its words tell. */
export type QuestionReading = {
  /** The own records that it asks for, beside what can be added up; empty when it asks for none. */
  readonly topics: ReadonlySet<RecordTopic>;
  readonly advice: ReadonlySet<keyof typeof ADVICE_CUES>;
  /** Where there is nothing to answer in it but that. */
  readonly smallTalk: SmallTalk | null;
  /** Where it cannot be answered by itself. */
  readonly unclear: Unclear | null;
};

const topicCues = cueFinder(TOPIC_CUES);
const bareTopicCues = cueFinder(BARE_TOPIC_CUES);
const adviceCues = cueFinder(ADVICE_CUES);
const achievementCues = cueFinder(ACHIEVEMENT_CUES);
const askingCues = cueFinder(ASKING_CUES);
const smallTalkCues = cueFinder(SMALL_TALK_CUES);
const comparisonCues = cueFinder(COMPARISON_CUES);
const QUESTION_MARK = /[?？]/u;
const unclearCues = cueFinder(UNCLEAR_CUES);

/** Understands a question by the phrases in it. */
export function readQuestion(question: ReadText): QuestionReading {
  return {
    topics: topicsOf(question),
    advice: kindsOf(adviceCues(question)),
    smallTalk: smallTalkOf(question),
    unclear: unclearOf(question),
  };
}

function topicsOf(question: ReadText): ReadonlySet<RecordTopic> {
  const bare = bareTopicCues(question);
  const isBare = bare.length > 0 && remainderOf(question, bare).length === 0;
  return new Set([...kindsOf(topicCues(question)), ...(isBare ? kindsOf(bare) : [])]);
}

function smallTalkOf(question: ReadText): SmallTalk | null {
  const found = smallTalkCues(question);
  if (remainderOf(question, found).length > 0)
    return isAchievement(question) ? "achievement" : null;
  const kinds = kindsOf(found);
  const order = ["about", "feeling", "goodbye", "thanks", "greeting"] as const;
  const kind = order.find((each) => kinds.has(each)) ?? null;
  // "Got it" thanks, "how do I get it down" asks.
  return kind === "thanks" && askingCues(question).length > 0 ? null : kind;
}

function isAchievement(question: ReadText): boolean {
  const isAsked = askingCues(question).length > 0 || asksWhich(question);
  return achievementCues(question).length > 0 && !isAsked;
}

/** "Sleep or gym?": which of two is asked, without any word that asks. */
export function asksWhich(question: ReadText): boolean {
  return QUESTION_MARK.test(question.source) && comparisonCues(question).length > 0;
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
