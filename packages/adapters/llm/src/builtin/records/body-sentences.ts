import type { OwnRecords, SafetyLanguage } from "@health-exercise/domain";
import type { RecordTopic } from "../question-kinds.ts";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { RECORD_TEXTS, type RecordTexts } from "./record-texts.data.ts";

export type BodyTopic = keyof RecordTexts["body"] & RecordTopic;

const ADULT_FROM_YEARS = 18;
const CENTIMETRES_PER_METRE = 100;

/** A measure of the person's body, where it is known. */
export function bodySentences(
  topic: BodyTopic,
  records: OwnRecords,
  language: SafetyLanguage,
): string[] {
  const texts = RECORD_TEXTS[language];
  const value = measureOf(topic, records.body, language);
  if (value === undefined) return [texts.bodyUnknown[topic]];
  const sentence = filled(texts.body[topic], value);
  const { ageYears } = records.body;
  const isChild = ageYears !== null && ageYears < ADULT_FROM_YEARS;
  return topic === "bmi" && isChild ? [sentence, texts.bmiOfChildren] : [sentence];
}

function measureOf(
  topic: BodyTopic,
  { ageYears, heightCm, weightKg, restingHeartRateBpm }: OwnRecords["body"],
  language: SafetyLanguage,
): Readonly<Record<string, string>> | undefined {
  const weight = weightKg === null ? undefined : amountOf("kilograms", weightKg, language);
  const height = heightCm === null ? undefined : amountOf("centimetres", heightCm, language);
  const oneValue = (value: string | undefined) => (value === undefined ? undefined : { value });
  switch (topic) {
    case "weight":
      return oneValue(weight);
    case "height":
      return oneValue(height);
    case "age":
      return ageYears === null ? undefined : { value: amountOf("years", ageYears, language) };
    case "restingHeartRate":
      return restingHeartRateBpm === null
        ? undefined
        : { value: amountOf("beats", restingHeartRateBpm, language) };
    case "bmi":
      if (weightKg === null || heightCm === null) return undefined;
      return { weight: weight ?? "", height: height ?? "", value: bmiOf(weightKg, heightCm) };
  }
}

/** Weight in kilograms by the square of the height in metres, one decimal. */
function bmiOf(weightKg: number, heightCm: number): string {
  return String(Math.round((weightKg / (heightCm / CENTIMETRES_PER_METRE) ** 2) * 10) / 10);
}
