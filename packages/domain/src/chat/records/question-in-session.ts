import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { ChatTurn } from "../chat-message.ts";
import { questionOf } from "../question.ts";
import {
  type AskedRecords,
  type RecordQuestion,
  readRecordQuestion,
} from "./read-record-question.ts";

/** So many of the person's latest turns are looked through for what a follow-up leans on (design value). */
const TURNS_BACK = 4;

/** The records that a question asks for, a follow-up with those that the turns before it asked for; null for none. */
export function recordQuestionIn(
  question: ReadText,
  history: readonly ChatTurn[],
  today: LocalDate,
): RecordQuestion | null {
  const alone = readRecordQuestion(question, { today, before: null });
  if (alone !== null) return alone;
  const own = history.filter(({ role }) => role === "user").slice(-TURNS_BACK);
  let before: AskedRecords | null = null;
  for (const { content } of own) {
    const asked = readRecordQuestion(questionOf(read(content)), { today, before });
    if (asked?.kind === "records") before = asked;
  }
  return before === null ? null : readRecordQuestion(question, { today, before });
}
