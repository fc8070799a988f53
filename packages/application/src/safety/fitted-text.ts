import { adviceBreakingLimits, urgesVigorousEffort } from "@health-exercise/domain/chat";
import type { KnowledgeCondition, KnowledgePassage } from "@health-exercise/domain/knowledge";
import { type ReadText, read } from "@health-exercise/domain/language";
import type { ExerciseLimits } from "@health-exercise/domain/safety";
import { asksForExercise, asksMoreThanLight } from "./asked-exercise.ts";
import { CHECK_FIRST, LATER_AIM, TOPICS_OF_SIGNS, WRITTEN_WITHIN } from "./fitted-text.data.ts";
import { phraseSet } from "./phrase-set.ts";
import { sentencesLeft } from "./sentences-left.ts";
import { unrefusedClauses } from "./unrefused-clauses.ts";
import { wholeSentences } from "./whole-sentences.ts";

/** What of a passage is fitted to a person. */
export type FittedPassage = Pick<
  KnowledgePassage,
  "title" | "text" | "gentleText" | "language" | "audience" | "topics"
>;

const asksForCheck = phraseSet(CHECK_FIRST);

/**
 * The text of a passage as it may stand before a person of these limits and conditions, whole sentences left out; undefined
 * where nothing of it suits them, or what is left would not stand by itself.
 *
 * - Where no exercise is allowed, only what is about signs and help is told, and nothing that recommends exercise.
 * - Where light effort is, nothing that asks for more is told but guidance for an illness of theirs, which begins by saying that
 *   this is a later aim.
 * - Where moderate effort is, its amounts stay, and nothing urges vigorous effort.
 * - No sentence advises what their limits forbid, but for what was written within these.
 */
export function fittedText(
  passage: FittedPassage,
  limits: ExerciseLimits,
  conditions: readonly KnowledgeCondition[] = [],
): string | undefined {
  const allowed = limits.clearance === "stop_and_seek_care" ? "none" : limits.maxIntensity;
  if (allowed === "vigorous" && limits.limits.length === 0) return passage.text;
  const gentle = allowed === "vigorous" ? undefined : passage.gentleText;
  const source = (gentle ?? passage.text).trim();
  const sentences = wholeSentences(source);
  if (allowed === "none") {
    const isOfSigns = passage.topics.some((topic) => TOPICS_OF_SIGNS.includes(topic));
    const asks = sentences.some(({ text }) => asksForExercise(read(text)));
    return isOfSigns && !asks ? source : undefined;
  }
  const own = passage.audience.conditions.filter((condition) => conditions.includes(condition));
  const bounds = boundsFor(limits, allowed, own);
  const left = sentencesLeft(
    sentences,
    ({ text }) =>
      (allowed !== "vigorous" && urgesVigorousEffort(read(text))) || advisesForbidden(text, bounds),
  );
  if (left === undefined || (left !== source && isAboutEffort(passage, allowed))) return undefined;
  const isTooMuch =
    allowed === "light" && wholeSentences(left).some(({ text }) => asksMoreThanLight(read(text)));
  if (!isTooMuch) return left;
  if (own.length === 0) return undefined;
  return [LATER_AIM[passage.language], left].join(passage.language === "zh" ? "" : " ");
}

/** Guidance for an illness was written within its limits. */
function boundsFor(
  { limits }: ExerciseLimits,
  allowed: ExerciseLimits["maxIntensity"],
  own: readonly KnowledgeCondition[],
): ExerciseLimits {
  const within = new Set(own.flatMap((condition) => WRITTEN_WITHIN[condition] ?? []));
  return {
    maxIntensity: allowed === "vigorous" ? "vigorous" : "moderate",
    clearance: "none",
    limits: limits.filter((limit) => !within.has(limit)),
  };
}

/** Of what it names: neither where it asks for a check before that, nor where it refuses it. */
function advisesForbidden(text: string, bounds: ExerciseLimits): boolean {
  const sentence = read(text);
  if (!isForbidden(sentence, bounds) || asksForCheck(sentence)) return false;
  const meant = unrefusedClauses(text);
  return meant === text || isForbidden(read(meant), bounds);
}

/** Words of effort are judged apart where effort is limited. */
function isForbidden(sentence: ReadText, bounds: ExerciseLimits): boolean {
  const counted = bounds.maxIntensity === "vigorous" ? "efforts_too" : "activities";
  return adviceBreakingLimits(sentence, bounds, counted).length > 0;
}

/** What is about hard effort by its title says too little without a part. */
function isAboutEffort({ title }: FittedPassage, allowed: ExerciseLimits["maxIntensity"]): boolean {
  return allowed !== "vigorous" && urgesVigorousEffort(read(title));
}
