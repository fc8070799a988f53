import { asksOfWeightInRecovery, type ReplyMaterial } from "@health-exercise/domain/chat";
import { WEIGHT_IN_RECOVERY } from "./care-texts.data.ts";
import { type ComposedReply, joined, PARAGRAPH } from "./composed-reply.ts";
import { dangersIn, warningSentences } from "./safety-lead.ts";

/** To somebody with an eating disorder who asks for calories or weight: no figure, whatever of it is known. Undefined for all others. */
export function carefulReply(material: ReplyMaterial): ComposedReply | undefined {
  const isOther = dangersIn(material).some(({ flag }) => flag !== "eating_disorder");
  if (isOther || material.answer !== null || !asksOfWeightInRecovery(material)) return undefined;
  const { language } = material;
  const { text, source } = WEIGHT_IN_RECOVERY;
  const warnings = warningSentences(material);
  const paragraphs = [
    ...(warnings.length === 0 ? [] : [joined(warnings, material)]),
    text[language],
    source[language],
  ];
  const nothing = { isFromRecords: false, quoted: [], isTentative: false };
  return {
    text: paragraphs.join(PARAGRAPH),
    stated: { kind: "answer", ...nothing, hasOwnAdvice: true },
  };
}
