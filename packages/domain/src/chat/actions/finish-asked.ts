import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { ChatTurn } from "../chat-message.ts";
import { questionOf } from "../question/question.ts";
import {
  type ActionReading,
  cuesOf,
  isQuestion,
  meant,
  readActionCues,
  type WordSpan,
} from "./action-reading.ts";
import { wishedAlone } from "./plainly-asked.ts";

/** More words behind the end of a session are of something else than how it was (design value). */
const MOST_WORDS = 14;
const OTHER_WORDS = new Set(["吧", "了", "啦", "喇", "please", "now", "ok", "okay", "好", "的"]);

/** Whether a message asks to end the session under way, or says that it is over. */
export function asksToFinish(reading: ActionReading): boolean {
  const others = cuesOf(reading, "noFinish");
  const isOther = ({ end }: WordSpan) =>
    others.some((other) => other.start < end && end < other.end);
  const finishes = [...meant(reading, "finish"), ...wishedAlone(reading, "finish", "wish")];
  return finishes.some((finish) => !isOther(finish)) || isFinishAlone(reading);
}

function isFinishAlone({ text, cues, denied }: ActionReading): boolean {
  return (cues.get("finishAlone") ?? []).some(({ start, end }) =>
    text.words.every(
      (word, at) => (start <= at && at < end && denied[at] !== 1) || OTHER_WORDS.has(word.text),
    ),
  );
}

/** Whether a short message that asks nothing stands right behind the end of a session. */
export function isBehindFinish(question: ReadText, history: readonly ChatTurn[]): boolean {
  const last = history.findLast(({ role }) => role === "user");
  if (last === undefined || question.words.length > MOST_WORDS) return false;
  if (isQuestion(readActionCues(question), 0)) return false;
  return asksToFinish(readActionCues(questionOf(read(last.content))));
}
