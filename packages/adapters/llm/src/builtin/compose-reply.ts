import {
  areGround,
  askedBeside,
  type Intent,
  type JudgeIntent,
  questionInContext,
  type ReplyMaterial,
  type StatedGround,
} from "@health-exercise/domain/chat";
import { inCommonWords, type ReadText, read } from "@health-exercise/domain/language";
import { stepsAbove } from "@health-exercise/domain/safety";
import { cueFinder } from "./cues.ts";
import { energyTold } from "./energy/tell-energy.ts";
import { askingPartOf } from "./guidance/asking-part.ts";
import { type Guidance, guidanceOn } from "./guidance/guidance.ts";
import { inWriting, quotedInWriting } from "./in-writing.ts";
import { replyToIntent } from "./intent-reply.ts";
import { INTENT_TEXTS } from "./intent-texts.data.ts";
import { asks, isQuestionFor, judged, type LikelyIntent, likelyIntent } from "./likely-intent.ts";
import { keptSentences, notesTold } from "./notes/tell-notes.ts";
import { isOffField } from "./off-field.ts";
import { offerSentences } from "./offer-sentences.ts";
import { COMPARISON_CUES } from "./question-cues.data.ts";
import { type QuestionReading, readQuestion, type SmallTalk } from "./question-reading.ts";
import { RECORD_TEXTS } from "./records/record-texts.data.ts";
import { recordsSentences } from "./records/records-sentences.ts";
import { recordsTold } from "./records/tell-records.ts";
import { REPLY_TEXTS } from "./reply-texts.data.ts";
import { forbidsAdvice, limitSentences, needsCare, warningSentences } from "./safety-lead.ts";
import { talkReply } from "./talk-reply.ts";
import { wishedTraining } from "./workouts/training-wish.ts";

/** A reply, and what it rests on. */
export type ComposedReply = { readonly text: string; readonly stated: StatedGround };

const PARAGRAPH = "\n\n";
const INTENT_OF_TALK: Readonly<Record<Exclude<SmallTalk, "feeling">, Intent>> = {
  greeting: "greeting",
  thanks: "thanks",
  goodbye: "goodbye",
  about: "companion",
  achievement: "achievement",
};
/** So sure has the purpose of a message to be where nothing else is known of it (design value). */
const GUESSED = 0.4;
/** So surely has a message that tells something to wish for a session beside (design value). */
const WISHED = 0.7;
/** A passage of this score is told, if need be as one that may not meet the question (design value). */
const SURE = 0.52;
/** A passage of this score is on what is compared (design value). */
const COMPARED = 0.9;

const comparisonCues = cueFinder(COMPARISON_CUES);

/** The reply to a message: records first where they are asked for, then guidance, after what safety asks to say. */
export async function composeReply(
  material: ReplyMaterial,
  judgeIntent: JudgeIntent,
): Promise<ComposedReply> {
  const { writing } = material;
  const question = inCommonWords(material.question);
  const { text, stated } = composed({ ...material, question }, judgeIntent);
  return { text: await inWriting(text, writing), stated: await quotedInWriting(stated, writing) };
}

function composed(material: ReplyMaterial, judgeIntent: JudgeIntent): ComposedReply {
  const { question, language } = material;
  if (question.source.trim() === "") return answeringNothing(REPLY_TEXTS[language].nothingAsked);
  const offers = needsCare(material) ? [] : offerSentences(material);
  if (offers.length === 0) return answered(material, askingPartOf(question), judgeIntent);
  const beside = material.answer === null ? askedBeside(question) : question;
  if (beside === undefined) return offered(offers, material);
  const { text, stated } = answered(material, beside, judgeIntent);
  return { text: [joined(offers, material), text].join(PARAGRAPH), stated };
}

/** What the person asks to be done is offered: only the limits of who begins to exercise are told beside. */
function offered(offers: readonly string[], material: ReplyMaterial): ComposedReply {
  const isStart = material.actions.some(({ kind }) => kind === "start_session");
  const paragraphs = [isStart ? limitSentences(material) : [], offers]
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => joined(sentences, material));
  return answeringNothing(paragraphs.join(PARAGRAPH), true);
}

function joined(sentences: readonly string[], { language }: ReplyMaterial): string {
  return sentences.join(REPLY_TEXTS[language].betweenSentences);
}

function answered(
  material: ReplyMaterial,
  asked: ReadText,
  judgeIntent: JudgeIntent,
): ComposedReply {
  const reading = readInContext(material, asked);
  const wanted = judged(asked, material, judgeIntent);
  const likely = likelyIntent(asked, wanted, material);
  const told = needsCare(material) ? undefined : toldReply(material, asked, wanted);
  if (told !== undefined) return told;
  const kept = keptReply(material, asked, reading);
  const isWish = wanted.intent === "plan_wish" && wanted.chance >= WISHED;
  return (
    (isWish ? undefined : kept) ??
    composedTraining(material, reading, wanted) ??
    kept ??
    replyWithoutKnowledge(material, asked, reading, likely) ??
    replyFromKnowledge(material, asked, reading, wanted)
  );
}

/** What was told is told again; what is of another field is not looked up. */
function toldReply(
  material: ReplyMaterial,
  asked: ReadText,
  wanted: LikelyIntent,
): ComposedReply | undefined {
  const isOther = isOffField(asked, wanted, material);
  return notesTold(asked, material) ?? (isOther ? replyToIntent("off_topic", material) : undefined);
}

/** What of a message that only tells of the person is kept. */
function keptReply(
  material: ReplyMaterial,
  asked: ReadText,
  { topics }: QuestionReading,
): ComposedReply | undefined {
  const isForSomethingElse = material.answer !== null || topics.size > 0 || needsCare(material);
  if (isForSomethingElse || asks(asked)) return undefined;
  const kept = keptSentences(material);
  return kept.length === 0 ? undefined : answeringNothing(joined(kept, material), true);
}

/** The energy that is asked for, or the session or plan that is wished for, after what the person's limits say. */
function composedTraining(
  material: ReplyMaterial,
  { topics, unclear }: QuestionReading,
  wanted: LikelyIntent,
): ComposedReply | undefined {
  const isForSomethingElse =
    material.answer !== null || topics.size > 0 || unclear === "pain" || isCompared(material);
  if (needsCare(material) || isForSomethingElse) return undefined;
  const energy = energyTold(material.question, material);
  const lines =
    energy === undefined ? wishedTraining(material.question, wanted, material) : [energy];
  if (lines === undefined) return undefined;
  const limits = energy === undefined ? limitSentences(material) : [];
  const paragraphs = [...(limits.length === 0 ? [] : [joined(limits, material)]), lines.join("\n")];
  const nothing = { isFromRecords: false, quoted: [], isTentative: false };
  return {
    text: paragraphs.join(PARAGRAPH),
    stated: { kind: "answer", ...nothing, hasOwnAdvice: true },
  };
}

/** Whether things are compared that a passage is on: who asks which is better wishes for neither yet. */
function isCompared({ question, passages }: ReplyMaterial): boolean {
  return passages.some(({ score }) => score >= COMPARED) && comparisonCues(question).length > 0;
}

/** What needs neither records nor passages: small talk, and what has to be asked back. */
function replyWithoutKnowledge(
  material: ReplyMaterial,
  asked: ReadText,
  { topics, smallTalk, unclear }: QuestionReading,
  intent: Intent | undefined,
): ComposedReply | undefined {
  const texts = REPLY_TEXTS[material.language];
  // Nothing but a pain: to ask where it is says more than any warning.
  if (unclear === "pain") return answeringNothing(texts.unclear.pain);
  if (needsCare(material) || topics.size > 0 || material.answer !== null) return undefined;
  const talk = talkReply(asked, material);
  if (talk !== undefined) return answeringNothing(talk, true);
  if (smallTalk === "feeling") return answeringNothing(texts.feeling, true);
  if (smallTalk !== null) return replyToIntent(INTENT_OF_TALK[smallTalk], material);
  if (unclear !== null) return answeringNothing(texts.unclear[unclear]);
  return replyToIntent(intent, material);
}

function answeringNothing(text: string, isSmallTalk = false): ComposedReply {
  return { text, stated: { kind: "nothing", isSmallTalk } };
}

function replyFromKnowledge(
  material: ReplyMaterial,
  asked: ReadText,
  reading: QuestionReading,
  wanted: LikelyIntent,
): ComposedReply {
  const { language, passages, cautions } = material;
  const texts = REPLY_TEXTS[language];
  const warnings = warningSentences(material);
  const records = [
    ...(material.answer === null ? [] : recordsTold(material.answer, material.records, language)),
    ...recordsSentences(reading.topics, material.records, language),
  ];
  const isAdviceWanted = records.length === 0 || reading.advice.size > 0;
  const isHeldBack = forbidsAdvice(material);
  const guidance =
    isAdviceWanted && !isHeldBack
      ? groundedGuidance(material, asked, records.length > 0)
      : undefined;
  const ownAdvice =
    isAdviceWanted && guidance === undefined
      ? ownAdviceSentences(reading, wanted.intent, material)
      : [];
  const isUnknown =
    guidance === undefined &&
    records.length + warnings.length + ownAdvice.length === 0 &&
    !(isHeldBack && passages.length > 0);
  const guessed = isUnknown ? guessedReply(material, asked, wanted) : undefined;
  if (guessed !== undefined) return guessed;
  const isLimited = isUnknown ? cautions.length > 0 : isAdviceWanted || warnings.length > 0;
  const paragraphs = [
    warnings,
    isLimited ? limitSentences(material) : [],
    [...records, ...ownAdvice],
    guidance === undefined ? [] : [guidance.text],
    isUnknown ? [texts.unknown] : [],
    guidance === undefined ? [] : [guidance.sources],
  ];
  const text = paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => joined(sentences, material))
    .join(PARAGRAPH);
  if (isUnknown) return answeringNothing(text);
  const { quoted = [], isTentative = false } = guidance ?? {};
  const isFromRecords = records.length > 0;
  const hasOwnAdvice = ownAdvice.length > 0;
  return { text, stated: { kind: "answer", isFromRecords, quoted, isTentative, hasOwnAdvice } };
}

/** Better a guess at what a message is for than to say nothing. */
function guessedReply(
  material: ReplyMaterial,
  asked: ReadText,
  { intent, chance }: LikelyIntent,
): ComposedReply | undefined {
  if (chance < GUESSED || material.cautions.length > 0) return undefined;
  if (isQuestionFor(intent, asked)) return undefined;
  return replyToIntent(intent, material);
}

/** What the passages say about a question; nothing where they hardly answer it. */
function groundedGuidance(
  material: ReplyMaterial,
  asked: ReadText,
  isBeside: boolean,
): Guidance | undefined {
  const { earlierQuestion, question } = material;
  const inContext =
    earlierQuestion.source === "" ? asked : read(`${earlierQuestion.source}\n${asked.source}`);
  const isBrief = isBeside || needsCare(material);
  const guidance = guidanceOn({ ...material, question: inContext, isBrief });
  if (guidance === undefined) return undefined;
  const passages = guidance.quoted.map(({ passage }) => passage);
  const said = read(`${guidance.text}${PARAGRAPH}${guidance.sources}`);
  const whole = questionInContext(question, earlierQuestion);
  const isSure = passages.some(({ score }) => score >= SURE);
  return isSure || areGround(passages, said, whole) ? guidance : undefined;
}

/** What the question asks for; a follow-up that found passages is clear with the question before. */
function readInContext(
  { earlierQuestion, passages }: ReplyMaterial,
  asked: ReadText,
): QuestionReading {
  const reading = readQuestion(asked);
  const isResolved =
    earlierQuestion.source !== "" && reading.unclear !== "pain" && passages.length > 0;
  return isResolved ? { ...reading, unclear: null } : reading;
}

/** What is said on one's own exercise where no passage says it and nothing speaks against it. */
function ownAdviceSentences(
  reading: QuestionReading,
  intent: Intent | undefined,
  material: ReplyMaterial,
): readonly string[] {
  const { limits, language } = material;
  if (needsCare(material) || limits.clearance === "stop_and_seek_care") return [];
  const isCleared = limits.clearance === "none" || limits.clearance === "before_vigorous";
  const isFree = isCleared && limits.limits.length === 0;
  const isModerateAllowed = stepsAbove(limits.maxIntensity, "moderate") >= 0;
  if (reading.advice.has("decision") && isCleared && isModerateAllowed)
    return [RECORD_TEXTS[language].decision];
  if (intent !== "plan_wish" || limits.maxIntensity === "none") return [];
  return [INTENT_TEXTS[language][isFree && isModerateAllowed ? "idea" : "gentleIdea"]];
}
