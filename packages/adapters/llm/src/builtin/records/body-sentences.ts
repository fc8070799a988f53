import type { OwnRecords } from "@health-exercise/domain/chat";
import { toldBodyMassIndex } from "@health-exercise/domain/safety";
import { isMinor } from "@health-exercise/domain/user";
import type { RecordTopic } from "../question-kinds.ts";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { heightOf, type UnitsAndLanguage, weightOf } from "./measures.ts";
import { RECORD_TEXTS, type RecordTexts } from "./record-texts.data.ts";

export type BodyTopic = keyof RecordTexts["body"] & RecordTopic;

/** A measure of the person's body, where it is known. */
export function bodySentences(
  topic: BodyTopic,
  records: OwnRecords,
  writing: UnitsAndLanguage,
): string[] {
  const texts = RECORD_TEXTS[writing.language];
  const value = measureOf(topic, records.body, writing);
  if (value === undefined) return [texts.bodyUnknown[topic]];
  const sentence = filled(texts.body[topic], value);
  return topic === "bmi" && isMinor(records.body.ageYears)
    ? [sentence, texts.bmiOfChildren]
    : [sentence];
}

/** Whether a measure of the body stands in the profile. */
export function isBodyKnown(
  topic: BodyTopic,
  records: OwnRecords,
  writing: UnitsAndLanguage,
): boolean {
  return measureOf(topic, records.body, writing) !== undefined;
}

function measureOf(
  topic: BodyTopic,
  { ageYears, heightCm, weightKg, restingHeartRateBpm }: OwnRecords["body"],
  writing: UnitsAndLanguage,
): Readonly<Record<string, string>> | undefined {
  const { language } = writing;
  const weight = weightKg === null ? undefined : weightOf(weightKg, writing);
  const height = heightCm === null ? undefined : heightOf(heightCm, writing);
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
    case "bmi": {
      const known = { heightCm: heightCm ?? undefined, weightKg: weightKg ?? undefined };
      const index = toldBodyMassIndex(known);
      if (index === undefined || weight === undefined || height === undefined) return undefined;
      return { weight, height, value: String(index) };
    }
  }
}
