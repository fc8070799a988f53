import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { ChatTurn } from "../chat-message.ts";
import { questionOf } from "../question.ts";
import type { AskedRecords, RecordQuestion } from "./asked-records.ts";
import { readRecordQuestion } from "./read-record-question.ts";

/** So many of the person's latest turns are looked through for what a follow-up leans on (design value). */
const TURNS_BACK = 4;
/** "Thanks a lot" between two questions changes nothing; more words do (design value). */
const LONGEST_ASIDE = 3;

/** The records that a question asks for, a follow-up with those that the turns before it asked for; null for none. */
export function recordQuestionIn(
  question: ReadText,
  history: readonly ChatTurn[],
  today: LocalDate,
): RecordQuestion | null {
  const own = history.filter(({ role }) => role === "user").slice(-TURNS_BACK);
  let before: AskedRecords | null = null;
  for (const { content } of own) {
    const turn = questionOf(read(content));
    const asked = readRecordQuestion(turn, { today, before });
    if (asked?.kind === "records") before = asked;
    // What goes on from another matter is no more about records.
    else if (turn.words.length > LONGEST_ASIDE) before = null;
  }
  return readRecordQuestion(question, { today, before });
}
