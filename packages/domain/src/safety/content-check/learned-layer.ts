import type { TextLanguage } from "../../language/text-language.ts";
import type { SafetyFinding } from "../content-check.ts";
import { isAtLeast, type RiskLevel } from "../risk-level.ts";
import type { SafetyFlag } from "../safety-flag.ts";
import type { FoundConcepts } from "./concept-hit.ts";
import { type Features, featuresOf } from "./learned-features.ts";
import {
  bucketsOf,
  type ContentCheckWeights,
  LEARNED_FLAGS,
  type LearnedModelData,
  lengthOf,
  ROW_NAMES,
  type RowName,
  scoreOf,
  type WeightRow,
} from "./learned-model.ts";
import { LEARNED_WARNINGS } from "./learned-warnings.data.ts";
import { unpackWeights } from "./packed-weights.ts";
import { SOURCES, type SourceId } from "./sources.data.ts";
import { WARNINGS, type WarningId } from "./warnings.data.ts";

type LearnedModel = {
  readonly threshold: number;
  readonly sureThreshold: number;
  readonly rows: ReadonlyMap<RowName, WeightRow>;
};

const SOURCE: SourceId = "learnedLayer";
/** Shorter texts say too little to be weighed (design value); a Chinese word mostly has two characters. */
const LEAST_WORDS: Readonly<Record<TextLanguage, number>> = { en: 3, zh: 4 };
/**
 * What the trained layer finds in a text, given the level that the rules found. It can only add: danger where
 * the rules found none, or, when it is sure, a higher level than theirs.
 */
type LearnedLayer = (
  found: FoundConcepts,
  language: TextLanguage,
  levelByRules: RiskLevel,
) => SafetyFinding | undefined;

/** The trained layer with its weights, which are unpacked at the first text of their language. */
export function createLearnedLayer(weights: ContentCheckWeights): LearnedLayer {
  const models = new Map<TextLanguage, LearnedModel>();
  return (found, language, levelByRules) => {
    if (found.text.words.length < LEAST_WORDS[language]) return undefined;
    const model = models.get(language) ?? unpacked(weights[language]);
    models.set(language, model);
    return findingOf(model, featuresOf(found, language), levelByRules);
  };
}

function findingOf(
  model: LearnedModel,
  features: Features,
  levelByRules: RiskLevel,
): SafetyFinding | undefined {
  const score = scoreOf(rowOf(model, "unsafe"), features);
  const isFoundByRules = isAtLeast(levelByRules, "medium");
  if (score < (isFoundByRules ? model.sureThreshold : model.threshold)) return undefined;
  const level = levelOf(model, features);
  if (isAtLeast(levelByRules, level)) return undefined;
  const flag = flagOf(model, features);
  return {
    flag,
    level,
    ruleId: `learned.${flag.replaceAll("_", "-")}`,
    warning: WARNINGS[level === "critical" ? criticalWarningOf(flag) : LEARNED_WARNINGS[flag]],
    source: SOURCES[SOURCE],
  };
}

function criticalWarningOf(flag: SafetyFlag): WarningId {
  return flag === "self_harm" ? "crisis" : "callEmergency";
}

function levelOf(model: LearnedModel, features: Features): RiskLevel {
  const isMeant = (level: "high" | "critical") => scoreOf(rowOf(model, level), features) > 0;
  if (isMeant("critical")) return "critical";
  return isMeant("high") ? "high" : "medium";
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

function unpacked({ threshold, sureThreshold, rows }: LearnedModelData): LearnedModel {
  const unpackedRows = ROW_NAMES.map((name) => {
    const { scale, packed } = rows[name] ?? missingRow(name);
    const weights = unpackWeights(packed, lengthOf(name));
    return [name, { buckets: bucketsOf(name), scale, weights }] as const;
  });
  return { threshold, sureThreshold, rows: new Map(unpackedRows) };
}

function missingRow(name: string): never {
  throw new Error(`The trained weights have no row ${name}.`);
}
