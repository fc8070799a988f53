import type { OwnRecords } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import type { RecordTopic } from "../question-kinds.ts";
import type { QuestionReading } from "../question-reading.ts";
import { filled } from "../texts.ts";
import { amountOf } from "./amounts.ts";
import { type BodyTopic, bodySentences } from "./body-sentences.ts";
import { periodSentence, periodSentences } from "./period-sentences.ts";
import { RECORD_TEXTS } from "./record-texts.data.ts";
import {
  kindsSentence,
  lastSessionSentence,
  openSessionSentence,
  personalBestSentences,
} from "./session-sentences.ts";
import {
  comparisonSentences,
  planSentences,
  targetSentences,
  trendSentences,
} from "./week-sentences.ts";

type Answer = (
  reading: QuestionReading,
  records: OwnRecords,
  language: TextLanguage,
) => readonly string[];

const body =
  (topic: BodyTopic): Answer =>
  (_, records, language) =>
    bodySentences(topic, records, language);

/** How each topic is answered, in the order of a reply. */
const ANSWERS: Readonly<Record<RecordTopic, Answer>> = {
  openSession: (_, records, language) => [openSessionSentence(records, language)],
  period: (reading, records, language) =>
    isAboutTheWeek(reading)
      ? comparisonSentences(records, language)
      : periodSentences(reading, records, language),
  comparison: (_, records, language) => comparisonSentences(records, language),
  target: (_, records, language) => targetSentences(records, language),
  plan: (_, records, language) => planSentences(records, language),
  streak: (_, records, language) => [streakSentence(records, language)],
  trend: (_, records, language) => trendSentences(records, language),
  lastSession: (_, records, language) => [lastSessionSentence(records, language)],
  personalBest: (_, records, language) => personalBestSentences(records, language),
  kinds: (_, records, language) => [kindsSentence(records, language)],
  weight: body("weight"),
  height: body("height"),
  age: body("age"),
  restingHeartRate: body("restingHeartRate"),
  bmi: body("bmi"),
  unrecorded: (_, records, language) => [
    RECORD_TEXTS[language].unrecorded,
    periodSentence("thisWeek", undefined, records, language),
  ],
};

/** What can be told without a finished session. */
const NEEDS_NO_SESSION: ReadonlySet<RecordTopic> = new Set([
  "openSession",
  "target",
  "plan",
  "weight",
  "height",
  "age",
  "restingHeartRate",
  "bmi",
  "unrecorded",
]);

/** What a person's records say about what they ask. Every number is theirs, or a recommendation with its source. */
export function recordsSentences(
  reading: QuestionReading,
  records: OwnRecords,
  language: TextLanguage,
): readonly string[] {
  const texts = RECORD_TEXTS[language];
  const asked = (Object.keys(ANSWERS) as RecordTopic[]).filter((topic) =>
    reading.topics.has(topic),
  );
  const isEmpty = records.statistics.totals.sessions === 0;
  const sentences = asked.flatMap((topic) =>
    isEmpty && !NEEDS_NO_SESSION.has(topic)
      ? [texts.noneYet]
      : ANSWERS[topic](reading, records, language),
  );
  const isOfAllKinds = reading.namesSport && reading.topics.has("period") && !isEmpty;
  const told = isOfAllKinds ? [...sentences, texts.allKinds] : sentences;
  const isIdle = !isEmpty && sentences.some((sentence) => isAboutNone(sentence, language));
  return [...new Set(isIdle ? [...told, texts.noBlame] : told)];
}

/** How the week went, with no measure named: the week before tells more than the figures alone. */
function isAboutTheWeek({ scopes, measures, advice }: QuestionReading): boolean {
  const isThisWeek = scopes.size === 0 || (scopes.size === 1 && scopes.has("thisWeek"));
  return isThisWeek && measures.size === 0 && !advice.has("decision");
}

function isAboutNone(sentence: string, language: TextLanguage): boolean {
  const { thisWeek, lastWeek, last7Days, last30Days } = RECORD_TEXTS[language].noneIn;
  return [thisWeek, lastWeek, last7Days, last30Days].includes(sentence);
}

function streakSentence(
  { statistics: { currentStreakDays, longestStreakDays } }: OwnRecords,
  language: TextLanguage,
): string {
  const texts = RECORD_TEXTS[language];
  const values = {
    current: amountOf("days", currentStreakDays, language),
    longest: amountOf("days", longestStreakDays, language),
  };
  if (currentStreakDays === 0) return filled(texts.noStreak, values);
  const isLongest = currentStreakDays >= longestStreakDays;
  return filled(isLongest ? texts.streakIsLongest : texts.streak, values);
}
