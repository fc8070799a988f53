import type { ReadText } from "../../language/read-text.ts";
import type { OwnRecords } from "../own-records.ts";
import { isQuestion, meant, readActionCues } from "./action-reading.ts";
import { asksToFinish } from "./finish-asked.ts";

/** More words than these tell something that is answered (design value). */
const MOST_WORDS = 10;
/** What is asked about, or done at all times, is not to be done now. */
const NOT_TO_DO = ["asking", "askingAfter", "habitual"] as const;

/**
 * What a message asks to be done that cannot be: to end a session while none is open, or to record one of which nothing is
 * told; undefined for any other.
 */
export function unmetAsk(
  question: ReadText,
  { openSession }: Pick<OwnRecords, "openSession">,
): "nothing_open" | "log_what" | undefined {
  const reading = readActionCues(question);
  if (question.words.length > MOST_WORDS || isQuestion(reading, 0)) return undefined;
  if (NOT_TO_DO.some((cue) => reading.cues.has(cue))) return undefined;
  const isOfKind = reading.activities.some(({ activity }) => activity !== null);
  const logs = [...meant(reading, "log"), ...meant(reading, "logIt")];
  if (logs.length > 0 && !isOfKind) return "log_what";
  // "I finally ran 10 km!" tells of what was done.
  const isBare = reading.activities.length + reading.amounts.length === 0;
  return openSession === null && isBare && asksToFinish(reading) ? "nothing_open" : undefined;
}
