import {
  areGround,
  questionInContext,
  type ReplyMaterial,
  withoutUnaskedIllness,
} from "@health-exercise/domain/chat";
import { type ReadText, read } from "@health-exercise/domain/language";
import { PARAGRAPH } from "./composed-reply.ts";
import { GUIDANCE_TEXTS } from "./guidance/guidance.data.ts";
import { type GuidanceRequest, guidanceOn } from "./guidance/guidance.ts";
import { isForTheResting } from "./guidance/permitted-sentence.ts";
import type { Guidance } from "./guidance/tell-guidance.ts";
import type { LikelyIntent } from "./likely-intent.ts";
import { isFigureOfSpeech } from "./other-meanings.ts";
import { mustRest, needsCare } from "./safety-lead.ts";
import { isSaid, replyWith } from "./said-before.ts";
import { filled } from "./texts.ts";
import { inUnitsOf } from "./with-pounds.ts";

/** A passage of this score is told, if need be as one that may not meet the question (design value). */
const SURE = 0.52;
/**
 * Where a message is so surely a question of the field, one of this score is told as what is nearest: so little is left of a
 * fair score where several subjects are close to each other (design values).
 */
const ASKED_OF_THE_FIELD = { chance: 0.93, score: 0.3 } as const;

/** What the passages say about a question, and were not told just before; nothing where they hardly answer it. */
export function groundedGuidance(
  material: ReplyMaterial,
  asked: ReadText,
  { intent, chance }: LikelyIntent,
  isBeside: boolean,
): Guidance | undefined {
  const { earlierQuestion, history } = material;
  const goesOn = earlierQuestion.source !== "";
  const before = history.findLast(({ role }) => role === "assistant");
  const question = !goesOn ? asked : read(`${earlierQuestion.source}\n${asked.source}`);
  const isBrief = isBeside || needsCare(material);
  const isOfField = intent === "question" && chance >= ASKED_OF_THE_FIELD.chance && !isBrief;
  const least = isOfField ? ASKED_OF_THE_FIELD.score : SURE;
  const told = goesOn && before !== undefined ? read(before.content) : undefined;
  const passages = toldOf(material, asked);
  const request = { ...material, passages, question, isBrief, isBeside, least, told };
  const guidance = grounded(request, material);
  if (guidance === undefined || needsCare(material)) return guidance;
  const earlier = replyWith(guidance, material);
  return earlier === undefined ? guidance : untoldGuidance(guidance, earlier, request, material);
}

function grounded(request: GuidanceRequest, material: ReplyMaterial): Guidance | undefined {
  const found = guidanceOn(request);
  if (found === undefined) return undefined;
  const guidance = inUnitsOf(found, material);
  const quoted = guidance.quoted.map(({ passage }) => passage);
  const said = read(`${guidance.text}${PARAGRAPH}${guidance.sources}`);
  const whole = questionInContext(material.question, material.earlierQuestion);
  const isSure = quoted.some(({ score }) => score >= request.least);
  return isSure || areGround(quoted, said, whole) ? guidance : undefined;
}

/**
 * In place of what was told word for word just before: what else the same passages say, else what another one surely says, else that it
 * was told. Beside records nothing.
 */
function untoldGuidance(
  said: Guidance,
  earlier: ReadText,
  request: GuidanceRequest,
  material: ReplyMaterial,
): Guidance | undefined {
  const isNew = (guidance: Guidance | undefined): guidance is Guidance =>
    guidance !== undefined && replyWith(guidance, material) === undefined;
  const more = grounded({ ...request, told: earlier }, material);
  if (isNew(more)) return more;
  const left = new Set(said.quoted.map(({ passage }) => passage));
  const passages = request.passages.filter((passage) => !left.has(passage));
  const other = grounded({ ...request, passages }, material);
  if (isNew(other) && !other.isTentative) return other;
  return request.isBeside ? undefined : saidOnceMore(said, material);
}

/** The first sentence of what was told, as one that was; the next time no more than that it was. */
function saidOnceMore(said: Guidance, { history, language }: ReplyMaterial): Guidance | undefined {
  const texts = GUIDANCE_TEXTS[language];
  const [first] = said.quoted;
  const [sentence] = first?.sentences ?? [];
  if (first === undefined || sentence === undefined) return undefined;
  const { passage } = first;
  const isAgain = history.some(
    ({ role, content }) => role === "assistant" && isSaid([texts.asSaid, sentence], content),
  );
  const quoted = isAgain ? [] : [{ passage, sentences: [sentence] }];
  const lead = isAgain
    ? [filled(texts.saidBefore, { title: passage.title })]
    : [texts.asSaid, sentence];
  const text = [...lead, texts.missing].join(texts.betweenSentences);
  return { text, sources: isAgain ? "" : said.sources, quoted, isTentative: true };
}

/** The passages that may be told: not what is for the ill beside what is asked, not what makes the resting exercise, and no emergency where one is a figure of speech. */
function toldOf(material: ReplyMaterial, asked: ReadText): ReplyMaterial["passages"] {
  const isFigure = !needsCare(material) && isFigureOfSpeech(asked);
  return withoutUnaskedIllness(material.passages, material).filter(
    (passage) =>
      (!mustRest(material) || isForTheResting(passage)) &&
      !(isFigure && passage.topics.includes("emergency")),
  );
}
