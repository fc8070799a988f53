import type { ReplyMaterial } from "@health-exercise/domain/chat";
import { type ReadText, read } from "@health-exercise/domain/language";
import { stepsAbove } from "@health-exercise/domain/safety";
import { askingPartOf } from "./guidance/asking-part.ts";
import { guidanceOn } from "./guidance/guidance.ts";
import { type QuestionReading, readFollowUp, readQuestion } from "./question-reading.ts";
import { RECORD_TEXTS } from "./records/record-texts.data.ts";
import { recordsSentences } from "./records/records-sentences.ts";
import { REPLY_TEXTS } from "./reply-texts.data.ts";
import { forbidsAdvice, limitSentences, needsCare, warningSentences } from "./safety-lead.ts";

const PARAGRAPH = "\n\n";

/** The reply to a message: records first where they are asked for, then guidance, after what safety asks to say. */
export function composeReply(material: ReplyMaterial): string {
  if (material.question.source.trim() === "") return REPLY_TEXTS[material.language].nothingAsked;
  const asked = askingPartOf(material.question);
  const reading = readInContext(material, asked);
  return replyWithoutKnowledge(material, reading) ?? replyFromKnowledge(material, asked, reading);
}

/** What needs neither records nor passages: small talk, and what has to be asked back. */
function replyWithoutKnowledge(
  material: ReplyMaterial,
  { topics, smallTalk, unclear }: QuestionReading,
): string | undefined {
  const texts = REPLY_TEXTS[material.language];
  // Nothing but a pain: to ask where it is says more than any warning.
  if (unclear === "pain") return texts.unclear.pain;
  if (needsCare(material) || topics.size > 0) return undefined;
  if (smallTalk !== null) return texts.smallTalk[smallTalk];
  return unclear === null ? undefined : texts.unclear[unclear];
}

function replyFromKnowledge(
  material: ReplyMaterial,
  asked: ReadText,
  reading: QuestionReading,
): string {
  const { language, passages, cautions, earlierQuestion } = material;
  const texts = REPLY_TEXTS[language];
  const warnings = warningSentences(material);
  const records = recordsSentences(reading, material.records, language);
  const isAdviceWanted = records.length === 0 || reading.advice.size > 0;
  const isHeldBack = forbidsAdvice(material);
  const guidance =
    isAdviceWanted && !isHeldBack
      ? guidanceOn({
          ...material,
          question:
            earlierQuestion.source === ""
              ? asked
              : read(`${earlierQuestion.source}\n${asked.source}`),
          isBrief: records.length > 0 || needsCare(material),
        })
      : undefined;
  const ownAdvice =
    isAdviceWanted && guidance === undefined ? ownAdviceSentences(reading, material) : [];
  const isUnknown =
    guidance === undefined &&
    records.length + warnings.length === 0 &&
    !(isHeldBack && passages.length > 0);
  const isLimited = isUnknown ? cautions.length > 0 : isAdviceWanted || warnings.length > 0;
  const paragraphs = [
    warnings,
    isLimited ? limitSentences(material) : [],
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

/** What the question asks for, with the earlier one where it leans on that. */
function readInContext(
  { earlierQuestion, passages }: ReplyMaterial,
  asked: ReadText,
): QuestionReading {
  const reading = readQuestion(asked);
  if (earlierQuestion.source === "" || reading.smallTalk !== null) return reading;
  const joined = readFollowUp(reading, readQuestion(earlierQuestion));
  const isResolved = joined.unclear !== "pain" && passages.length > 0;
  return isResolved ? { ...joined, unclear: null } : joined;
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
