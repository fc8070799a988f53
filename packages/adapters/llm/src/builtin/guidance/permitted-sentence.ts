import {
  adviceBreakingLimits,
  applyExercisePolicy,
  type ExerciseLimits,
  type KnowledgePassage,
} from "@health-exercise/domain";
import { cueIndex } from "../cues.ts";
import { EFFORT_CUES, WARNING_CUES } from "../question-cues.data.ts";
import { tokensOf } from "../tokens.ts";

const warningCues = cueIndex(WARNING_CUES);
const effortCues = cueIndex(EFFORT_CUES);

/** Whether a sentence warns of something or sends to a professional. */
export function warns(sentence: string): boolean {
  return warningCues.find(tokensOf(sentence)).length > 0;
}

/**
 * Whether a sentence of a passage may be quoted to a person of these limits: where they forbid an activity or an effort
 * that it speaks of, or that the whole passage is about, only if it warns.
 */
export function isPermitted(
  sentence: string,
  { title }: Pick<KnowledgePassage, "title">,
  limits: ExerciseLimits,
): boolean {
  if (adviceBreakingLimits(sentence, limits).length > 0) return false;
  return warns(sentence) || [sentence, title].every((text) => !forbids(limits, text));
}

function forbids(limits: ExerciseLimits, text: string): boolean {
  const { findings } = applyExercisePolicy(limits, { texts: [text] });
  return findings.some(({ effect }) => effect === "forbidden") || exceedsIntensity(text, limits);
}

function exceedsIntensity(sentence: string, { maxIntensity }: ExerciseLimits): boolean {
  if (maxIntensity === "vigorous") return false;
  const efforts = new Set(effortCues.find(tokensOf(sentence)).flatMap(({ values }) => values));
  return efforts.has("vigorous") || (maxIntensity !== "moderate" && efforts.has("moderate"));
}
