import type { WordSpan } from "../../language/denial.ts";
import type { Token } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { type MadeOnce, madeOnce, type Steps } from "../../shared/steps.ts";
import { createNetwork, type Network } from "../learned/network.ts";
import { isAtLeast } from "../risk-level.ts";
import type { SafetyFlag } from "../safety-flag.ts";
import { partsBesideQuestions } from "./beside-questions.ts";
import type { FoundConcepts } from "./concept-hit.ts";
import type { ContentRule } from "./content-rule.ts";
import { evidenceBySpan, type PassageEvidence } from "./evidence.ts";
import type { Evidence } from "./evidence-of-concept.ts";
import { gradeOf, saysEnough } from "./grade.ts";
import { featuresOfPassages } from "./learned-features.ts";
import {
  type ContentCheckWeights,
  LEARNED_FLAGS,
  LEARNED_LEVELS,
  type LearnedLevel,
  type LearnedModelData,
  type LearnedOutput,
} from "./learned-model.ts";
import { passagesOf, sentencesIn } from "./passages.ts";

/**
 * By so much the score of danger has to be higher where no rule holds: by what was found, and where an idiom hides what it could be
 * taken for, or a part is plain, since its words weigh all the same (design values).
 */
const MORE_BY_EVIDENCE: Readonly<Record<Evidence, number>> = {
  none: 0.9,
  everyday: 0.3,
  passing: 0.3,
  sign: -0.15,
};
const MORE_BESIDE_IDIOM = 1.5;

/** Reached by no score. */
const NEVER: LearnedModel["thresholds"] = {
  medium: Number.POSITIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
  critical: Number.POSITIVE_INFINITY,
};
const NO_EVIDENCE: PassageEvidence = { strongest: "none", hasIdiom: false, plain: "none" };

/** From this score on there is no doubt of danger (design value). */
const SURE = 3;

type LearnedModel = {
  readonly thresholds: Readonly<Record<LearnedLevel, number>>;
  readonly network: Network<LearnedOutput>;
};

/** What the weights say of a passage, by output. */
type Scores = ReturnType<Network<LearnedOutput>>;
/** A passage with the gravest level found so far. */
type GradedPassage = { readonly level: LearnedLevel; readonly scores: Scores };

/** What the trained weights make of a text. */
export type LearnedJudgement = {
  readonly level: LearnedLevel;
  readonly flag: SafetyFlag;
  /** Whether they leave no doubt that there is danger, however grave. */
  readonly isSure: boolean;
  /** Whether it is likelier than not that it has to be looked at today: what is `high` is only as likely as the thresholds ask. */
  readonly isLikelyHigh: boolean;
};

/** What was found in a text, and the rules that hold for it. */
export type HeardText = {
  readonly found: FoundConcepts;
  readonly rules: readonly ContentRule[];
};

/**
 * Judges a text by trained weights, passage by passage; undefined where it is safe, or says too little to tell. `whole` is all that is
 * heard in it, which the weights know, `counted` what of it the text does not explain itself.
 */
export type LearnedLayer = (
  whole: HeardText,
  counted: HeardText,
  languages: readonly TextLanguage[],
) => Steps<LearnedJudgement | undefined>;

/** The trained layer with its weights, which are unpacked at the first text of their language. */
export function createLearnedLayer(weights: ContentCheckWeights): LearnedLayer {
  const models: Readonly<Record<TextLanguage, MadeOnce<LearnedModel>>> = {
    en: madeOnce(() => unpacked(weights.en)),
    zh: madeOnce(() => unpacked(weights.zh)),
  };
  return function* (whole, counted, languages) {
    const { words } = whole.found.text;
    // A sentence that gives reason for care is heard by itself among harmless ones, and beside a plain question.
    const isWarned = counted.rules.some(({ level }) => isAtLeast(level, "medium"));
    const byItself = isWarned ? [sentencesIn(words), partsBesideQuestions(words)] : [];
    const readings = [passagesOf(words), ...byItself];
    let gravest: GradedPassage | undefined;
    for (const language of languages) {
      const model = yield* models[language].inSteps();
      for (const spans of readings) {
        const evidence = evidenceBySpan(counted.found, spans);
        let passage = 0;
        const passages = featuresOfPassages(whole.found, language, whole.rules, spans);
        for (const { span, features } of passages) {
          const scores = model.network(features);
          const told = evidence[passage++] ?? NO_EVIDENCE;
          const thresholds = isWarned ? model.thresholds : thresholdsBeside(told, model);
          const level = levelOf(thresholds, told, scores, span);
          if (level !== undefined && (gravest === undefined || isAbove(level, gravest.level)))
            gravest = { level, scores };
          yield charactersIn(words, span);
        }
      }
    }
    if (gravest === undefined) return undefined;
    const { level, scores } = gravest;
    const isSure = scores("medium") >= SURE;
    return { level, flag: flagOf(scores), isSure, isLikelyHigh: scores("high") >= 0 };
  };
}

function charactersIn(words: readonly Token[], { start, end }: WordSpan): number {
  return start < end ? (words[end - 1]?.end ?? 0) - (words[start]?.start ?? 0) : 0;
}

function isAbove(level: LearnedLevel, other: LearnedLevel): boolean {
  return LEARNED_LEVELS.indexOf(level) > LEARNED_LEVELS.indexOf(other);
}

/** The thresholds where no rule holds. */
function thresholdsBeside(
  { hasIdiom, plain, strongest }: PassageEvidence,
  { thresholds }: LearnedModel,
): LearnedModel["thresholds"] {
  if (plain === "all") return NEVER;
  const more = hasIdiom || plain === "part" ? MORE_BESIDE_IDIOM : MORE_BY_EVIDENCE[strongest];
  return { ...thresholds, medium: thresholds.medium + more };
}

function levelOf(
  thresholds: LearnedModel["thresholds"],
  { strongest }: PassageEvidence,
  scores: Scores,
  { start, end }: WordSpan,
): LearnedLevel | undefined {
  return saysEnough(strongest, end - start) ? gradeOf(scores, thresholds, strongest) : undefined;
}

function flagOf(scores: Scores): SafetyFlag {
  let best: SafetyFlag = "medical_emergency";
  let highest = Number.NEGATIVE_INFINITY;
  for (const flag of LEARNED_FLAGS) {
    const score = scores(flag);
    if (score <= highest) continue;
    highest = score;
    best = flag;
  }
  return best;
}

/** Unpacking costs as much as reading so many characters (design value). */
const UNPACKING = 40_000;

function* unpacked({ thresholds, network: packed }: LearnedModelData): Steps<LearnedModel> {
  yield UNPACKING;
  const network = createNetwork(packed);
  yield UNPACKING;
  return { thresholds, network };
}
