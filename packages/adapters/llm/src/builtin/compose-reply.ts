import {
  checkContent,
  type ReplyMaterial,
  retrievalQueryOf,
  stepsAbove,
} from "@health-exercise/domain";
import { askingPartOf } from "./guidance/asking-part.ts";
import { type Guidance, guidanceOn } from "./guidance/guidance.ts";
import { type QuestionReading, readFollowUp, readQuestion } from "./question-reading.ts";
import { RECORD_TEXTS } from "./records/record-texts.data.ts";
import { recordsSentences } from "./records/records-sentences.ts";
import { REPLY_TEXTS } from "./reply-texts.data.ts";
import { forbidsAdvice, limitSentences, needsCare, warningSentences } from "./safety-lead.ts";

const PARAGRAPH = "\n\n";

/** The reply to a message: records first where they are asked for, then guidance, after what safety asks to say. */
export function composeReply(material: ReplyMaterial): string {
  const texts = REPLY_TEXTS[material.language];
  if (material.question.trim() === "") return texts.nothingAsked;
  const warnings = warningSentences(material);
  const reading = readInContext(material);
  // Nothing but a pain: to ask where it is says more than any warning.
  if (reading.unclear === "pain") return texts.unclear.pain;
  if (warnings.length === 0 && reading.topics.size === 0) {
    if (reading.smallTalk !== null) return texts.smallTalk[reading.smallTalk];
    if (reading.unclear !== null) return texts.unclear[reading.unclear];
  }
  const records = recordsSentences(reading, material.records, material.language);
  const isAdviceWanted = records.length === 0 || reading.advice.size > 0;
  const guidance =
    isAdviceWanted && !forbidsAdvice(material) ? guidanceFor(material, records) : undefined;
  const ownAdvice =
    isAdviceWanted && guidance === undefined ? ownAdviceSentences(reading, material) : [];
  const limits = isAdviceWanted || warnings.length > 0 ? limitSentences(material) : [];
  const isHeldBack = forbidsAdvice(material) && material.passages.length > 0;
  const isNothingKnown = guidance === undefined && records.length + warnings.length === 0;
  const isUnknown = isNothingKnown && !isHeldBack;
  const paragraphs = [
    warnings,
    isUnknown && material.cautions.length === 0 ? [] : limits,
    [...records, ...ownAdvice],
    guidance === undefined ? [] : [guidance.text],
    isUnknown ? [texts.unknown] : [],
    guidance === undefined ? [] : [guidance.sources],
  ];
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(texts.betweenSentences))
    .join(PARAGRAPH);
}

/** The person's earlier question that this one leans on; empty where it can be understood by itself. */
function earlierQuestion({ question, history }: ReplyMaterial): string {
  const query = retrievalQueryOf(question, history, checkContent);
  return query.slice(0, query.length - question.length).trim();
}

/** What the question asks for, with the earlier one where it leans on that. */
function readInContext(material: ReplyMaterial): QuestionReading {
  const { question, language, passages } = material;
  const reading = readQuestion(askingPartOf(question, language));
  const earlier = reading.smallTalk === null ? earlierQuestion(material) : "";
  if (earlier === "") return reading;
  const joined = readFollowUp(reading, readQuestion(earlier));
  const isResolved = joined.unclear !== "pain" && passages.length > 0;
  return isResolved ? { ...joined, unclear: null } : joined;
}

function guidanceFor(material: ReplyMaterial, records: readonly string[]): Guidance | undefined {
  const { question, language, passages, limits } = material;
  return guidanceOn({
    question: `${earlierQuestion(material)} ${askingPartOf(question, language)}`,
    language,
    passages,
    limits,
    isBrief: records.length > 0 || needsCare(material),
  });
}

/** What is said on one's own exercise where no passage says it and nothing speaks against it. */
function ownAdviceSentences(reading: QuestionReading, material: ReplyMaterial): readonly string[] {
  const { limits, language } = material;
  const texts = RECORD_TEXTS[language];
  const isCleared = limits.clearance === "none" || limits.clearance === "before_vigorous";
  const isModerateAllowed = stepsAbove(limits.maxIntensity, "moderate") >= 0;
  if (needsCare(material) || !isCleared || !isModerateAllowed) return [];
  if (reading.advice.has("decision")) return [texts.decision];
  return reading.topics.has("target") ? [texts.inPieces] : [];
}
