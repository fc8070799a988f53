import type { SafetyFinding } from "../content-check.ts";
import { isAtLeast, type RiskLevel } from "../risk-level.ts";
import type { SafetyFlag, SafetyLanguage } from "../safety-flag.ts";
import type { TextReading } from "./content-index.ts";
import { type Features, featuresOf } from "./learned-features.ts";
import { LEARNED_MODELS } from "./learned-model.data.ts";
import {
  bucketsOf,
  LEARNED_FLAGS,
  type LearnedModelData,
  lengthOf,
  ROW_NAMES,
  type RowName,
  scoreOf,
  type WeightRow,
} from "./learned-model.ts";
import { LEARNED_WARNINGS } from "./learned-warnings.data.ts";
import { SOURCES, type SourceId } from "./sources.data.ts";
import { WARNINGS, type WarningId } from "./warnings.data.ts";

type LearnedModel = {
  readonly threshold: number;
  readonly sureThreshold: number;
  readonly rows: ReadonlyMap<RowName, WeightRow>;
};

const SOURCE: SourceId = "learnedLayer";
/** Shorter texts say too little to be weighed (design value); a Chinese word mostly has two characters. */
const LEAST_TOKENS: Readonly<Record<SafetyLanguage, number>> = { en: 3, zh: 4 };
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

const models: Readonly<Record<SafetyLanguage, LearnedModel>> = {
  en: decode(LEARNED_MODELS.en),
  zh: decode(LEARNED_MODELS.zh),
};

/**
 * What the trained layer finds in a text, given the level that the rules found. It can only add: danger where
 * the rules found none, or, when it is sure, a higher level than theirs.
 */
export function learnedFinding(
  reading: TextReading,
  language: SafetyLanguage,
  levelByRules: RiskLevel,
): SafetyFinding | undefined {
  if (reading.tokens.length < LEAST_TOKENS[language]) return undefined;
  const model = models[language];
  const features = featuresOf(reading, language);
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
  const row = model.rows.get(name);
  if (row === undefined) throw new Error(`The trained weights have no row ${name}.`);
  return row;
}

function decode({ threshold, sureThreshold, rows }: LearnedModelData): LearnedModel {
  const decoded = ROW_NAMES.map((name) => {
    const { scale, weights } = rows[name] ?? missingRow(name);
    const bytes = bytesOf(weights);
    if (bytes.length !== lengthOf(name))
      throw new Error(`The trained weights of ${name} do not fit the features.`);
    const row = { buckets: bucketsOf(name), scale, weights: new Int8Array(bytes.buffer) };
    return [name, row] as const;
  });
  return { threshold, sureThreshold, rows: new Map(decoded) };
}

/** The bytes of a base64 text. @throws Error for any other character. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const values = new Map([...BASE64].map((character, value) => [character, value]));
  const text = base64.replace(/={1,2}$/, "");
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let waiting = 0;
  let at = 0;
  for (const character of text) {
    const value = values.get(character);
    if (value === undefined) throw new Error("The trained weights are no base64.");
    bits = ((bits << 6) | value) & 0xffff;
    waiting += 6;
    if (waiting < 8) continue;
    waiting -= 8;
    bytes[at] = (bits >> waiting) & 0xff;
    at += 1;
  }
  return bytes;
}

function missingRow(name: string): never {
  throw new Error(`The trained weights have no row ${name}.`);
}
