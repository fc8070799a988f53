import type { OwnRecords } from "@health-exercise/domain/chat";
import type { RecordTopic } from "../question-kinds.ts";
import { bodySentences, isBodyKnown } from "./body-sentences.ts";
import type { UnitsAndLanguage } from "./measures.ts";
import { openSessionSentence } from "./open-session-sentence.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";

const TOPICS: readonly RecordTopic[] = [
  "openSession",
  "weight",
  "height",
  "age",
  "restingHeartRate",
  "bmi",
];

/** What a person's records say of the session under way and of their body. Every number is theirs. */
export function recordsSentences(
  asked: ReadonlySet<RecordTopic>,
  records: OwnRecords,
  writing: UnitsAndLanguage,
): readonly string[] {
  const topics = TOPICS.filter((topic) => asked.has(topic));
  const sentences = topics.flatMap((topic) =>
    topic === "openSession"
      ? [openSessionSentence(records, writing.language)]
      : bodySentences(topic, records, writing),
  );
  const isInProfile = topics.some((topic) => isInProfileAs(topic, records, writing));
  return isInProfile ? [...sentences, RECORD_TEXTS[writing.language].changeInProfile] : sentences;
}

/** A measure that the profile itself holds, and is not worked out of others. */
function isInProfileAs(topic: RecordTopic, records: OwnRecords, writing: UnitsAndLanguage) {
  return topic !== "openSession" && topic !== "bmi" && isBodyKnown(topic, records, writing);
}
