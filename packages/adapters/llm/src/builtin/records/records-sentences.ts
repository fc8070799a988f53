import type { OwnRecords } from "@health-exercise/domain/chat";
import type { RecordTopic } from "../question-kinds.ts";
import { bodySentences } from "./body-sentences.ts";
import type { UnitsAndLanguage } from "./measures.ts";
import { openSessionSentence } from "./open-session-sentence.ts";

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
  return TOPICS.filter((topic) => asked.has(topic)).flatMap((topic) =>
    topic === "openSession"
      ? [openSessionSentence(records, writing.language)]
      : bodySentences(topic, records, writing),
  );
}
