import { partOfText } from "../../language/part-of-text.ts";
import type { ReadText } from "../../language/read-text.ts";
import { meantInstead } from "../records/follow-ups/correction.ts";
import { cuesOf, isQuestion, readActionCues, sentenceOf } from "./action-reading.ts";

/** The sentences of a message that ask something, beside what is offered to be done; undefined where none does. */
export function askedBeside(question: ReadText): ReadText | undefined {
  const reading = readActionCues(question);
  // "It should be 32 minutes" puts right what was told.
  const isOnlyPutRight = question.sentences.length === 1 && !isQuestion(reading, 0);
  if (isOnlyPutRight && meantInstead(question) !== undefined) return undefined;
  const sentencesWith = (cue: "asking" | "askingAfter" | "polite") =>
    new Set(cuesOf(reading, cue).map(({ start }) => sentenceOf(reading, start)));
  const [asking, after, polite] = (["asking", "askingAfter", "polite"] as const).map(sentencesWith);
  const asks = (sentence: number) => {
    if (asking?.has(sentence) === true) return true;
    // "Can you log my run?" asks for nothing else.
    const isAsked = isQuestion(reading, sentence) || after?.has(sentence) === true;
    return isAsked && polite?.has(sentence) !== true;
  };
  if (![...question.sentences.keys()].some(asks)) return undefined;
  return partOfText(question, asks);
}
