import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { ChatTurn } from "../chat-message.ts";
import { questionOf } from "../question.ts";
import type { AskedRecords, RecordQuestion } from "./asked-records.ts";
import { meantInstead } from "./correction.ts";
import { readRecordQuestion } from "./read-record-question.ts";

/** So many of the person's latest turns are looked through for what a follow-up leans on (design value). */
const TURNS_BACK = 4;
/** "Thanks a lot" between two questions changes nothing; more words do (design value). */
const LONGEST_ASIDE = 3;
const HAN = /^\p{Script=Han}/u;

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
    const asked = readTurn(turn, today, before);
    if (asked?.kind === "records") before = asked;
    // What goes on from another matter is no more about records.
    else if (turn.words.length > LONGEST_ASIDE) before = null;
  }
  return readTurn(question, today, before);
}

/** What is put right asks the same of what was meant: "no, I meant swimming" is "what about swimming?". */
function readTurn(
  turn: ReadText,
  today: LocalDate,
  before: AskedRecords | null,
): RecordQuestion | null {
  const meant = meantInstead(turn);
  if (meant === undefined) return readRecordQuestion(turn, { today, before });
  const isChinese = HAN.test(meant.source);
  const following = isChinese ? `那${meant.source}呢` : `what about ${meant.source}`;
  const bySelf = isChinese ? `${meant.source}多久` : `how long was ${meant.source}`;
  return (
    (before && readRecordQuestion(read(following), { today, before })) ??
    readRecordQuestion(meant, { today, before }) ??
    readRecordQuestion(turn, { today, before }) ??
    readRecordQuestion(read(bySelf), { today, before: null })
  );
}
