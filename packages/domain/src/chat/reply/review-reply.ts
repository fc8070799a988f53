import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { BilingualText } from "../../language/text-language.ts";
import type { CheckContent } from "../../safety/content-check.ts";
import type { JudgeAdvice } from "../advice/advice-judge.ts";
import { reviewAdvice } from "../advice/review-advice.ts";
import type { ReplyFlag } from "../chat-message.ts";
import { type CheckedNumbers, settleNumbers } from "../numbers/settle-numbers.ts";
import { questionInContext } from "../question/question.ts";
import type { AnswerBasis } from "./answer-basis.ts";
import { groundOf } from "./ground-of.ts";
import { SAYS_GENERAL } from "./record-words.data.ts";
import { claimsOfReply } from "./reply-claims.ts";
import { replyConfidence } from "./reply-confidence.ts";
import { GENERAL_GROUND, type ReplyGround, UNKNOWN_GROUND } from "./reply-ground.ts";
import type { ReplyMaterial } from "./reply-material.ts";
import { REPLY_TEXTS, SAFE_INSTEAD } from "./reply-texts.data.ts";
import { readReply, type UnreviewedReply } from "./unreviewed-reply.ts";

/** A reply as it may be given. */
export type ReviewedReply = {
  readonly text: string;
  /** What was done to it. */
  readonly flags: readonly ReplyFlag[];
  /** The rules that recognised something in the reply as the model gave it, by id. */
  readonly rules: readonly string[];
  readonly basis: Exclude<AnswerBasis, "help">;
  /** The passages that it rests on, best first; empty but where the basis has sources. */
  readonly sources: readonly KnowledgePassage[];
  /** How well the basis answers, 0-1, as `replyConfidence` says. */
  readonly confidence: number;
};

type Outcome = Pick<ReviewedReply, "text" | "flags"> & { readonly ground: ReplyGround };

let general: PhraseFinder<true> | undefined;

/**
 * What a model's reply becomes before it is given: what is unsafe, or breaks the person's limits, is dropped, or a fixed
 * text stands in its place where the reply is nothing without it; figures are put right by the records, and what no
 * source supports is said to be general information. What was given already is never taken back: where it should be, a
 * fixed text follows it.
 */
export function reviewReply(
  reply: UnreviewedReply,
  material: ReplyMaterial,
  checkContent: CheckContent,
  judgeAdvice: JudgeAdvice,
): ReviewedReply {
  const text = readReply(reply);
  const { rules, reasons, rest } = reviewAdvice(text, reply, material, checkContent, judgeAdvice);
  const outcome = goingOn(
    rest === undefined
      ? replaced(reasons, material)
      : withRightFigures(rest === text.source ? text : read(rest), reply, material),
    reply.given ?? "",
    material,
  );
  const { ground, flags, text: given } = outcome;
  const isShortened = !flags.includes("reply_replaced") && rest !== text.source;
  return {
    text: given,
    flags: isShortened ? [...flags, "reply_shortened"] : flags,
    rules,
    basis: ground.basis,
    sources: ground.support.map(({ passage }) => passage),
    confidence: replyConfidence(ground, material.check.riskLevel),
  };
}

/** An outcome that begins with what was given: where it does not, that is closed with a fixed text. */
function goingOn(outcome: Outcome, given: string, material: ReplyMaterial): Outcome {
  if (outcome.text.startsWith(given)) return outcome;
  const isReplaced = outcome.flags.includes("reply_replaced");
  const closing = isReplaced
    ? outcome
    : replaced([REPLY_TEXTS.takenBack[material.language]], material);
  return { ...closing, text: `${given}\n\n${closing.text}` };
}

function replaced(reasons: readonly string[], { language, limits }: ReplyMaterial): Outcome {
  const instead = SAFE_INSTEAD[limits.maxIntensity][language];
  const sentences = [...new Set([...reasons, instead, REPLY_TEXTS.askProfessional[language]])];
  const text = sentences.join(language === "zh" ? "" : " ");
  return { text, flags: ["reply_replaced"], ground: GENERAL_GROUND };
}

function withRightFigures(
  reply: ReadText,
  unreviewed: UnreviewedReply,
  material: ReplyMaterial,
): Outcome {
  const { passages, stated } = unreviewed;
  const { language, question, earlierQuestion } = material;
  // A model that knows what it rests on has its figures from the records themselves.
  const { text, corrected: isCorrected } =
    stated === undefined
      ? rightFigures(reply, unreviewed, material)
      : { text: reply.source, corrected: false };
  const flags: readonly ReplyFlag[] = isCorrected ? ["numbers_corrected"] : [];
  if (text === "") {
    return { text: REPLY_TEXTS.figuresUnconfirmed[language], flags, ground: UNKNOWN_GROUND };
  }
  const given = text === reply.source ? reply : read(text);
  const asked = questionInContext(question, earlierQuestion);
  const ground = groundOf(given, { passages, stated, question: asked, isCorrected });
  const note = saysItIsGeneral(given) ? undefined : noteOn(ground)?.[language];
  return { text: note === undefined ? text : `${text}\n\n${note}`, flags, ground };
}

/** What has to be said of what a reply rests on. */
function noteOn({ basis, hasOwnAdvice }: ReplyGround): BilingualText | undefined {
  if (basis === "general") return REPLY_TEXTS.generalInformation;
  return basis === "records" && hasOwnAdvice ? REPLY_TEXTS.ownRecords : undefined;
}

function saysItIsGeneral({ words }: ReadText): boolean {
  general ??= createPhraseFinder(phrasesWith(SAYS_GENERAL, true as const), {
    compare: "singular",
  });
  return general.find(words).length > 0;
}

/** The text with the figures that it states of the person put right by the facts. */
export function rightFigures(
  text: ReadText,
  { passages, facts = () => undefined }: UnreviewedReply,
  material: ReplyMaterial,
): CheckedNumbers {
  const { records, language } = material;
  const claims = claimsOfReply(text, passages, material);
  const checked = settleNumbers(text, claims, { facts, body: records.body }, language);
  return { ...checked, text: checked.text.trim() };
}
