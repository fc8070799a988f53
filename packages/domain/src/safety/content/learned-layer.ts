import type { SafetyFinding } from "../content-check.ts";
import type { RiskLevel } from "../risk-level.ts";
import type { SafetyFlag, SafetyLanguage } from "../safety-flag.ts";
import type { TextReading } from "./content-index.ts";
import { FEATURE_COUNT, type Features, featuresOf } from "./learned-features.ts";
import { LEARNED_MODELS } from "./learned-model.data.ts";
import {
  isVetoed,
  LEARNED_THEMES,
  type LearnedModelData,
  type LearnedTheme,
} from "./learned-model.ts";
import { SOURCES, type SourceId } from "./sources.data.ts";
import { WARNINGS, type WarningId } from "./warnings.data.ts";

type LearnedModel = {
  readonly threshold: number;
  readonly highThreshold: number;
  readonly rows: readonly { readonly weights: Int8Array; readonly scale: number }[];
};
type ThemeMeaning = {
  readonly flag: SafetyFlag;
  readonly warning: WarningId;
  readonly canBeHigh: boolean;
};

const SOURCE: SourceId = "learnedLayer";
const MEANING: Readonly<Record<LearnedTheme, ThemeMeaning>> = {
  emergency: { flag: "medical_emergency", warning: "generalSymptom", canBeHigh: true },
  self_harm: { flag: "self_harm", warning: "selfHarm", canBeHigh: true },
  eating: { flag: "extreme_diet", warning: "generalCare", canBeHigh: false },
  training: { flag: "overtraining", warning: "generalCare", canBeHigh: false },
  substances: { flag: "substance_use", warning: "generalCare", canBeHigh: false },
  medical: { flag: "medical_misinformation", warning: "generalCare", canBeHigh: false },
  harm: { flag: "dangerous_act", warning: "generalCare", canBeHigh: false },
};
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const ROW_LENGTH = FEATURE_COUNT + 1;

const models: Readonly<Record<SafetyLanguage, LearnedModel>> = {
  en: decode(LEARNED_MODELS.en),
  zh: decode(LEARNED_MODELS.zh),
};

/** What the trained layer finds in a text in which the rules found no danger; it can only add. */
export function learnedFinding(
  reading: TextReading,
  language: SafetyLanguage,
): SafetyFinding | undefined {
  if (isVetoed(reading)) return undefined;
  const model = models[language];
  const features = featuresOf(reading, language);
  const score = scoreOf(model, 0, features);
  if (score < model.threshold) return undefined;
  const theme = themeOf(model, features);
  const { flag, warning, canBeHigh } = MEANING[theme];
  const level: RiskLevel = canBeHigh && score >= model.highThreshold ? "high" : "medium";
  return {
    flag,
    level,
    ruleId: `learned.${theme.replaceAll("_", "-")}`,
    warning: WARNINGS[warning],
    source: SOURCES[SOURCE],
  };
}

function themeOf(model: LearnedModel, features: Features): LearnedTheme {
  let best: LearnedTheme = LEARNED_THEMES[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, theme] of LEARNED_THEMES.entries()) {
    const score = scoreOf(model, index + 1, features);
    if (score > highest) {
      highest = score;
      best = theme;
    }
  }
  return best;
}

function scoreOf(model: LearnedModel, row: number, features: Features): number {
  const { weights, scale } = model.rows[row] ?? missingRow(row);
  let text = 0;
  for (const bucket of features.text) text += weights[bucket] ?? 0;
  let concepts = 0;
  for (const bucket of features.concepts) concepts += weights[bucket] ?? 0;
  const bias = weights[FEATURE_COUNT] ?? 0;
  return scale * (text * features.textValue + concepts * features.conceptValue + bias);
}

function decode(data: LearnedModelData): LearnedModel {
  const bytes = bytesOf(data.weights);
  const count = LEARNED_THEMES.length + 1;
  if (data.scales.length !== count || bytes.length !== count * ROW_LENGTH)
    throw new Error("The trained weights do not fit the features.");
  const rows = data.scales.map((scale, row) => ({
    scale,
    weights: new Int8Array(bytes.buffer, row * ROW_LENGTH, ROW_LENGTH),
  }));
  return { threshold: data.threshold, highThreshold: data.highThreshold, rows };
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

function missingRow(row: number): never {
  throw new Error(`The trained weights have no row ${row}.`);
}
