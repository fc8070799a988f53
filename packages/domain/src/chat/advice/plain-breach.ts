import type { ActivityKind } from "../../safety/policy/activity-kind.ts";
import type { ReplyMaterial } from "../reply/reply-material.ts";
import type { AgainstSentence } from "./evidence-of-reply.ts";

/**
 * Kinds of activity by which a body is struck or falls. To whom these are forbidden (pregnancy, a raised risk of bleeding,
 * a head injury: the sources stand in `POLICY_RULES`), a single time can do lasting harm.
 */
const BLOWS_AND_FALLS: ReadonlySet<ActivityKind> = new Set([
  "contact",
  "combat",
  "fall_risk",
  "height",
]);

/**
 * Whether a sentence recommends blows or falls to a person whose limits forbid them, and neither warns of anything, nor advises
 * against anything, nor puts it off. The policy decides that alone: to trained weights such a sentence is as kind as any
 * other advice.
 */
export function recommendsBlowsOrFalls({ breaches, isWarning }: AgainstSentence): boolean {
  return !isWarning && breaches.some(({ kind, isPlain }) => isPlain && BLOWS_AND_FALLS.has(kind));
}

/** Whether a rule speaks against a sentence that is quoted, and warns of nothing: a source does not know whom it is read to. */
export function isNotForThisPerson({ advice, isWarning }: AgainstSentence): boolean {
  return !isWarning && advice.some(({ isOfSources }) => isOfSources === true);
}

/** Whether a sentence against which a rule speaks warns of nothing, said to somebody who may not exercise until a red flag was looked at. */
export function clearsTooSoon(
  { isWarning }: AgainstSentence,
  { isMatterOpen, limits }: Pick<ReplyMaterial, "isMatterOpen" | "limits">,
): boolean {
  return isMatterOpen === true && limits.maxIntensity === "none" && !isWarning;
}

/** Whether a reply cannot stand without a sentence, because the rest would lead the same way. */
export function isNothingWithout({ advice, plain }: AgainstSentence): boolean {
  return (
    advice.some(({ carries }) => carries === true) ||
    plain.some((rule) => "carries" in rule && rule.carries === true)
  );
}
