import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { StatedGround } from "./answer-basis.ts";
import { emptyReplyOf } from "./empty-reply.ts";
import { foundIn, LEAST_FOUND } from "./reply-confidence.ts";
import {
  GENERAL_GROUND,
  type RecordsTold,
  type ReplyGround,
  UNKNOWN_GROUND,
} from "./reply-ground.ts";
import { type PassageSupport, supportOf } from "./reply-support.ts";

/** What a reply came with, and what was done to its figures. */
export type GroundMaterial = {
  readonly passages: readonly KnowledgePassage[];
  readonly stated: StatedGround | undefined;
  readonly question: ReadText;
  readonly isCorrected: boolean;
};

/** What a reply rests on: what its model says of it, as far as that still stands in it, or what its words tell. */
export function groundOf(reply: ReadText, material: GroundMaterial): ReplyGround {
  const { stated } = material;
  if (stated === undefined) return toldGround(reply, material);
  if (stated.kind === "nothing") return { ...UNKNOWN_GROUND, isSmallTalk: stated.isSmallTalk };
  return statedGround(reply, stated, material.question);
}

/** Whether passages that a reply quotes answer the question well enough to be its ground. */
export function areGround(
  passages: readonly KnowledgePassage[],
  reply: ReadText,
  question: ReadText,
): boolean {
  return isEnough(supportOf(reply, passages, question, () => true).passages);
}

function isEnough(support: readonly PassageSupport[]): boolean {
  return foundIn(support) >= LEAST_FOUND;
}

function statedGround(
  reply: ReadText,
  {
    isFromRecords,
    isLessSure,
    quoted,
    isTentative,
    hasOwnAdvice,
  }: StatedGround & { readonly kind: "answer" },
  question: ReadText,
): ReplyGround {
  const left = quoted.filter(({ sentences }) =>
    sentences.some((sentence) => reply.source.includes(sentence)),
  );
  const passages = left.map(({ passage }) => passage);
  const { passages: support } = supportOf(reply, passages, question, () => true);
  const ofRecords = isLessSure === true ? "less_sure" : "exact";
  const records = isFromRecords ? ofRecords : null;
  return { ...GENERAL_GROUND, ...basisOf(support, records), isTentative, hasOwnAdvice };
}

function toldGround(
  reply: ReadText,
  { passages, question, isCorrected }: GroundMaterial,
): ReplyGround {
  const told = supportOf(reply, passages, question);
  const isFound = isEnough(told.passages);
  const support = isFound ? told.passages : [];
  const records = told.isFromRecords ? (isCorrected ? "corrected" : "told") : null;
  const ground = basisOf(support, records);
  const empty = ground.basis === "general" ? emptyReplyOf(reply) : undefined;
  if (empty !== undefined) return { ...UNKNOWN_GROUND, isSmallTalk: empty === "small_talk" };
  return { ...GENERAL_GROUND, ...ground, hasOwnAdvice: !isFound && told.hasAdvice };
}

function basisOf(
  support: readonly PassageSupport[],
  records: RecordsTold | null,
): Pick<ReplyGround, "basis" | "support" | "records"> {
  const hasSources = support.length > 0;
  const ofRecords = hasSources ? "records_and_sources" : "records";
  const ofNone = hasSources ? "sources" : "general";
  return { basis: records === null ? ofNone : ofRecords, support, records };
}
