import type { WordSpan } from "../../language/denial.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import type { SafetyFlag } from "../safety-flag.ts";
import type { FoundConcepts } from "./concept-hit.ts";
import type { ContentRule } from "./content-rule.ts";
import { type Features, featuresOf, hasConcept } from "./learned-features.ts";
import {
  bucketsOf,
  type ContentCheckWeights,
  LEARNED_FLAGS,
  LEARNED_LEVELS,
  type LearnedLevel,
  type LearnedModelData,
  lengthOf,
  ROW_NAMES,
  type RowName,
  scoreOf,
  type WeightRow,
} from "./learned-model.ts";
import { unpackWeights } from "./packed-weights.ts";
import { passagesOf } from "./passages.ts";

type LearnedModel = {
  readonly thresholds: Readonly<Record<LearnedLevel, number>>;
  readonly rows: ReadonlyMap<RowName, WeightRow>;
};

/** Where the rules recognise nothing, shorter texts say too little to be weighed (design value). */
const LEAST_WORDS = 6;

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
    const passages = passagesOf(found.text.words);
    const judgements = languages.flatMap((language) => {
      const model = models.get(language) ?? unpacked(weights[language]);
      models.set(language, model);
      return passages.flatMap((span) => {
        const judgement = judged(model, found, language, holding, span);
        return judgement === undefined ? [] : [judgement];
      });
    });
    return LEARNED_LEVELS.toReversed()
      .map((level) => judgements.find((judgement) => judgement.level === level))
      .find((judgement) => judgement !== undefined);
  };
}

function judged(
  model: LearnedModel,
  found: FoundConcepts,
  language: TextLanguage,
  holding: readonly ContentRule[],
  span: WordSpan,
): LearnedJudgement | undefined {
  const hasEvidence = hasConcept(found, span);
  if (!hasEvidence && span.end - span.start < LEAST_WORDS) return undefined;
  const features = featuresOf(found, language, holding, span);
  const level = levelOf(model, features);
  if (level === undefined) return undefined;
  // Words alone, in which no rule recognises anything, are never sure of more.
  return { level: hasEvidence ? level : "medium", flag: flagOf(model, features) };
}

function levelOf(model: LearnedModel, features: Features): LearnedLevel | undefined {
  return LEARNED_LEVELS.toReversed().find(
    (level) => scoreOf(rowOf(model, level), features) >= model.thresholds[level],
  );
}

function flagOf(model: LearnedModel, features: Features): SafetyFlag {
  let best: SafetyFlag = "medical_emergency";
  let highest = Number.NEGATIVE_INFINITY;
  for (const flag of LEARNED_FLAGS) {
    const score = scoreOf(rowOf(model, flag), features);
    if (score <= highest) continue;
    highest = score;
    best = flag;
  }
  return best;
}

function rowOf(model: LearnedModel, name: RowName): WeightRow {
  return model.rows.get(name) ?? missingRow(name);
}

function unpacked({ thresholds, rows }: LearnedModelData): LearnedModel {
  const unpackedRows = ROW_NAMES.map((name) => {
    const { scale, packed } = rows[name] ?? missingRow(name);
    const weights = unpackWeights(packed, lengthOf(name));
    return [name, { buckets: bucketsOf(name), scale, weights }] as const;
  });
  return { thresholds, rows: new Map(unpackedRows) };
}

function missingRow(name: string): never {
  throw new Error(`The trained weights have no row ${name}.`);
}
