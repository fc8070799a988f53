import type { FoundActivity } from "../records/kinds/read-record-activities.ts";
import {
  type ActionReading,
  cuesOf,
  isQuestion,
  sentenceOf,
  type WordSpan,
} from "./action-reading.ts";
import type { SessionAmount } from "./session-amount.ts";

/** "I ran 5 km. It took 31 minutes.": what the next sentences add that tell of nothing else. */
export function furtherAmounts(
  reading: ActionReading,
  sentence: number,
  amounts: readonly SessionAmount[],
  activities: readonly FoundActivity[],
): readonly SessionAmount[] {
  const next = sentence + 1;
  if (next >= reading.text.sentences.length || isQuestion(reading, next)) return [];
  const isNext = ({ start }: WordSpan) => sentenceOf(reading, start) === next;
  if (activities.some(isNext) || cuesOf(reading, "asking").some(isNext)) return [];
  if (cuesOf(reading, "supposing").some(isNext)) return [];
  return amounts.filter(isNext);
}
