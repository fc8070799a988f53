import { adviceBreakingLimits, urgesVigorousEffort } from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import { read } from "@health-exercise/domain/language";
import type { ExerciseLimits } from "@health-exercise/domain/safety";

/**
 * The text of a passage as it may stand before a person of these limits: without vigorous effort where they forbid it,
 * and without sentences that advise what they forbid. Amounts of moderate effort stay, as what to work towards: that it
 * must be cleared or lighter until then is said before all advice. Undefined where nothing is left.
 */
export function fittedText(
  { text, gentleText }: Pick<KnowledgePassage, "text" | "gentleText">,
  limits: ExerciseLimits,
): string | undefined {
  const isVigorousAllowed = limits.maxIntensity === "vigorous";
  if (isVigorousAllowed && limits.limits.length === 0) return text;
  const source = isVigorousAllowed ? text : (gentleText ?? text);
  const bounds: ExerciseLimits = {
    maxIntensity: isVigorousAllowed ? "vigorous" : "moderate",
    clearance: "none",
    limits: limits.limits,
  };
  const { sentences } = read(source);
  const kept = sentences
    .map(({ start, end }) => source.slice(start, end))
    .filter((sentence) => {
      const reading = read(sentence);
      const isTooHard = !isVigorousAllowed && urgesVigorousEffort(reading);
      return !isTooHard && adviceBreakingLimits(reading, bounds).length === 0;
    });
  if (kept.length === sentences.length) return source;
  return kept.length === 0 ? undefined : kept.join(" ").replace(SPACE_BEHIND_CHINESE, "$1");
}

const SPACE_BEHIND_CHINESE = /([。！？；])\s+/g;
