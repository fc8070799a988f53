import {
  asksOnlyWhetherToExercise,
  type Intent,
  type ReplyMaterial,
} from "@health-exercise/domain/chat";
import type { ReadText } from "@health-exercise/domain/language";
import { stepsAbove } from "@health-exercise/domain/safety";
import { isClearanceDue } from "./clearance.ts";
import { answeringNothing, type ComposedReply, joined, PARAGRAPH } from "./composed-reply.ts";
import { groundedGuidance } from "./grounded-guidance.ts";
import { contentWordsOf, weightOf } from "./guidance/content-words.ts";
import type { Guidance } from "./guidance/tell-guidance.ts";
import { replyToIntent } from "./intent-reply.ts";
import { INTENT_TEXTS } from "./intent-texts.data.ts";
import { asks, isNotFor, type LikelyIntent } from "./likely-intent.ts";
import type { QuestionReading } from "./question-reading.ts";
import { RECORD_TEXTS } from "./records/record-texts.data.ts";
import { recordsSentences } from "./records/records-sentences.ts";
import { recordsTold } from "./records/tell-records.ts";
import { asksForYards, unitsFor } from "./records/units-for.ts";
import { REPLY_TEXTS } from "./reply-texts.data.ts";
import {
  forbidsAdvice,
  limitSentences,
  mustRest,
  needsCare,
  warningSentences,
} from "./safety-lead.ts";

/** So sure has the purpose of a message to be where nothing else is known of it (design value). */
const GUESSED = { ofAsking: 0.55, ofTelling: 0.4 } as const;
/** Words, and telling ones among them, of a message that says too little (design values). */
const MOST_BARE = { words: 8, telling: 1 } as const;
const FIGURE = /\p{Nd}/u;
/** "How long", "how heavy": what is measured is open. */
const MEASURING: ReadonlySet<string> = new Set("long often hard heavy fast far".split(" "));
/** What a word weighs that says what something is about. */
const TELLING_WORD = 1;
/** What records, passages and the person's own limits say to a question, after what safety asks to say. */
export function replyFromKnowledge(
  material: ReplyMaterial,
  asked: ReadText,
  reading: QuestionReading,
  wanted: LikelyIntent,
): ComposedReply {
  const { cautions } = material;
  const warnings = warningSentences(material);
  const records = recordsIn(material, reading);
  const isAdviceWanted = records.length === 0 || reading.advice.size > 0;
  const isHeldBack = forbidsAdvice(material);
  // "Can I walk tomorrow": what is nearest among the passages is on something else.
  const isBare = isBareQuestion(material, asked);
  const guidance =
    isAdviceWanted && !isHeldBack && !isBare
      ? groundedGuidance(material, asked, wanted, records.length > 0)
      : undefined;
  const ownAdvice =
    isAdviceWanted && guidance === undefined
      ? ownAdviceSentences(asked, reading, wanted.intent, material)
      : [];
  const isUnknown =
    guidance === undefined &&
    records.length + warnings.length + ownAdvice.length === 0 &&
    !isLeftToLimits(material, isBare);
  const guessed = isUnknown ? guessedReply(material, asked, wanted) : undefined;
  if (guessed !== undefined) return guessed;
  const isAdvised = isAdviceWanted || warnings.length > 0;
  const { quoted = [], isTentative = false } = guidance ?? {};
  const isFromRecords = records.length > 0;
  const hasOwnAdvice = ownAdvice.length > 0;
  const isDue = isClearanceDue(material, { quoted, hasOwnAdvice, isFromRecords });
  const isLimited = isUnknown ? cautions.length > 0 : isAdvised && !isSpared(material, guidance);
  const { told, sources } = paragraphsOf(guidance);
  const paragraphs = [
    warnings,
    isLimited ? limitSentences(material, isDue) : [],
    [...records, ...ownAdvice],
    told,
    isUnknown ? [unknownText(asked, material)] : [],
    sources,
  ];
  const text = paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => joined(sentences, material))
    .join(PARAGRAPH);
  if (isUnknown || (records.length === 0 && isSaidBefore(guidance))) return answeringNothing(text);
  const isLessSure = mayBeForSomethingElse(material, records);
  const stated = { isFromRecords, isLessSure, quoted, isTentative, hasOwnAdvice };
  return { text, stated: { kind: "answer", ...stated } };
}

function isBareQuestion({ earlierQuestion }: ReplyMaterial, asked: ReadText): boolean {
  return earlierQuestion.source === "" && asksOnlyWhetherToExercise(asked);
}

function paragraphsOf(guidance: Guidance | undefined) {
  const { text = "", sources = "" } = guidance ?? {};
  const paragraphOf = (each: string) => (each === "" ? [] : [each]);
  return { told: paragraphOf(text), sources: paragraphOf(sources) };
}

/** Whether no more is said than that it was told. */
function isSaidBefore(guidance: Guidance | undefined): boolean {
  return guidance !== undefined && guidance.quoted.length === 0;
}

/** Whether something is known that is not told to somebody who may not do it: what limits them answers then. */
function isLeftToLimits(material: ReplyMaterial, isBare: boolean): boolean {
  if (isBare && limitSentences(material).length > 0) return true;
  if (material.isAskedBeside === true && !forbidsAdvice(material)) return false;
  return material.passages.length > 0 && (forbidsAdvice(material) || mustRest(material));
}

/** Of an open complaint the reply begins with it that it is to be spared: no more is said before what makes nobody exercise. */
function isSpared(
  material: Pick<ReplyMaterial, "isInjuryOpen" | "isAskedBeside" | "check">,
  guidance: Guidance | undefined,
): boolean {
  const isSaid = material.isInjuryOpen === true || material.isAskedBeside === true;
  return isSaid && !needsCare(material) && guidance !== undefined;
}

/** What the records say to what is asked. */
function recordsIn(material: ReplyMaterial, { topics }: QuestionReading): readonly string[] {
  const { answer, records, language } = material;
  const isInYards = asksForYards(material);
  const writing = { units: unitsFor(material), language, isInYards };
  const told = answer === null ? [] : recordsTold(answer, records, writing);
  // What the body is now is no answer to what it was.
  if (answer?.kind === "unlogged") return told;
  return [...told, ...recordsSentences(topics, records, writing)];
}

/** Whether the question may have been for something else: one that leans on those before, or to which nothing is on record. */
function mayBeForSomethingElse(
  { answer, earlierQuestion }: ReplyMaterial,
  records: readonly string[],
): boolean {
  const isFollowUp = answer?.kind === "records" && answer.isFollowUp === true;
  const leansOnEarlier = earlierQuestion.source !== "";
  return isFollowUp || leansOnEarlier || !FIGURE.test(records.join(" "));
}

/** That nothing is known; where a message says too little to be looked up, what is meant is asked back. */
function unknownText(asked: ReadText, { language }: ReplyMaterial): string {
  const texts = REPLY_TEXTS[language];
  const telling = [...contentWordsOf(asked)].filter((word) => !MEASURING.has(word));
  const isBare = asked.words.length <= MOST_BARE.words && telling.length <= MOST_BARE.telling;
  return isBare ? texts.unclear.open : texts.unknown;
}

/** Better a guess at what a message is for than to say nothing. */
function guessedReply(
  material: ReplyMaterial,
  asked: ReadText,
  { intent, chance }: LikelyIntent,
): ComposedReply | undefined {
  if (chance < (asks(asked) ? GUESSED.ofAsking : GUESSED.ofTelling) || material.cautions.length > 0)
    return undefined;
  if (isNotFor(intent, asked)) return undefined;
  return replyToIntent(intent, material);
}

/** What is said on one's own exercise where no passage says it and nothing speaks against it. */
function ownAdviceSentences(
  asked: ReadText,
  reading: QuestionReading,
  intent: Intent | undefined,
  material: ReplyMaterial,
): readonly string[] {
  const { limits, cautions, language } = material;
  if (needsCare(material) || limits.clearance === "stop_and_seek_care") return [];
  const isCleared = limits.clearance === "none" || limits.clearance === "before_vigorous";
  const isFree = isCleared && limits.limits.length === 0;
  const isModerateAllowed = stepsAbove(limits.maxIntensity, "moderate") >= 0;
  // "May I train after ...": whether one is fit today says nothing to that.
  const isOfToday =
    asksOnlyWhetherToExercise(asked) ||
    (reading.advice.has("decision") && weightOf(contentWordsOf(asked)) < TELLING_WORD);
  if (isOfToday && isCleared && isModerateAllowed) return [RECORD_TEXTS[language].decision];
  if (intent !== "plan_wish" || limits.maxIntensity === "none")
    // Where the limits speak of what is asked for, they are the answer.
    return cautions.length > 0 ? [REPLY_TEXTS[language].askBesides] : [];
  return [INTENT_TEXTS[language][isFree && isModerateAllowed ? "idea" : "gentleIdea"]];
}
