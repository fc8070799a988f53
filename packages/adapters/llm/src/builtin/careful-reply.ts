import { asksOfWeightInRecovery, type ReplyMaterial } from "@health-exercise/domain/chat";
import type { SafetyFlag } from "@health-exercise/domain/safety";
import { WEIGHT_IN_RECOVERY } from "./care-texts.data.ts";
import { type ComposedReply, joined, PARAGRAPH } from "./composed-reply.ts";
import { dangersIn, forbidsAdvice, warningSentences } from "./safety-lead.ts";

/** What comes before the care for how somebody eats. All else that is found beside it, as an extreme diet, is a reason more for that care. */
const OTHER_EMERGENCIES: ReadonlySet<SafetyFlag> = new Set([
  ...(["medical_emergency", "cardiac_symptom", "neurological_symptom"] as const),
  ...(["breathing_difficulty", "allergic_reaction", "blood_sugar", "poisoning"] as const),
  ...(["self_harm", "abuse", "violence", "sexual_misconduct"] as const),
]);

/** To somebody with an eating disorder who asks for calories or weight: no figure, whatever of it is known. Undefined for all others. */
export function carefulReply(material: ReplyMaterial): ComposedReply | undefined {
  // One that leaves room for advice is warned of here as well: behind it no figure may follow either.
  const isOther =
    forbidsAdvice(material) && dangersIn(material).some(({ flag }) => OTHER_EMERGENCIES.has(flag));
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
