import type { WordSpan } from "../../language/denial.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { createNetwork, type Network } from "../learned/network.ts";
import { isAtLeast } from "../risk-level.ts";
import type { SafetyFlag } from "../safety-flag.ts";
import type { FoundConcepts } from "./concept-hit.ts";
import type { ContentRule } from "./content-rule.ts";
import { gradeOf, saysEnough } from "./grade.ts";
import { featuresOfPassages, type TextFeatures } from "./learned-features.ts";
import {
  type ContentCheckWeights,
  LEARNED_FLAGS,
  LEARNED_LEVELS,
  type LearnedLevel,
  type LearnedModelData,
  type LearnedOutput,
} from "./learned-model.ts";
import { passagesOf, sentencesIn } from "./passages.ts";

type LearnedModel = {
  readonly thresholds: Readonly<Record<LearnedLevel, number>>;
  readonly network: Network<LearnedOutput>;
};

/** What the weights say of a passage, by output. */
type Scores = ReturnType<Network<LearnedOutput>>;
/** A passage with the gravest level found so far. */
type GradedPassage = { readonly level: LearnedLevel; readonly scores: Scores };

/** What the trained weights make of a text. */
export type LearnedJudgement = { readonly level: LearnedLevel; readonly flag: SafetyFlag };

/** Judges a text by trained weights; undefined where it is safe, or says too little to tell. */
export type LearnedLayer = (
  found: FoundConcepts,
  languages: readonly TextLanguage[],
  holding: readonly ContentRule[],
) => LearnedJudgement | undefined;

/** The trained layer with its weights, which are unpacked at the first text of their language. */
export function createLearnedLayer(weights: ContentCheckWeights): LearnedLayer {
  const models = new Map<TextLanguage, LearnedModel>();
  return (found, languages, holding) => {
    const { words } = found.text;
    // A sentence that gives reason for care is heard by itself among harmless ones.
    const isWarned = holding.some(({ level }) => isAtLeast(level, "medium"));
    const readings = [passagesOf(words), isWarned ? sentencesIn(words) : []];
    const graded = languages.flatMap((language) => {
      const model = models.get(language) ?? unpacked(weights[language]);
      models.set(language, model);
      return readings.flatMap((spans) =>
        featuresOfPassages(found, language, holding, spans).flatMap((features, index) => {
          const scores = model.network(features);
          const level = levelOf(model, features, scores, spans[index]);
          return level === undefined ? [] : [{ level, scores }];
        }),
      );
    });
    const gravest = graded.reduce<GradedPassage | undefined>(
      (worst, one) => (worst === undefined || isAbove(one.level, worst.level) ? one : worst),
      undefined,
    );
    return gravest && { level: gravest.level, flag: flagOf(gravest.scores) };
  };
}

function isAbove(level: LearnedLevel, other: LearnedLevel): boolean {
  return LEARNED_LEVELS.indexOf(level) > LEARNED_LEVELS.indexOf(other);
}

function levelOf(
  { thresholds }: LearnedModel,
  { hasConcept }: TextFeatures,
  scores: Scores,
  span: WordSpan | undefined,
): LearnedLevel | undefined {
  const length = span === undefined ? 0 : span.end - span.start;
  return saysEnough(hasConcept, length) ? gradeOf(scores, thresholds, hasConcept) : undefined;
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

function unpacked({ thresholds, network }: LearnedModelData): LearnedModel {
  return { thresholds, network: createNetwork(network) };
}
