import { type ReadText, read } from "@health-exercise/domain/language";
import { contentWordsOf, weightOf } from "./content-words.ts";
import { allSentencesOf } from "./sentences.ts";

/** A message with no more telling words is short enough to be read as a whole (design value). */
const SHORT_MESSAGE = 10;
const ASKS = /[?？吗呢]["'”’」』)）]*\s*$/u;

/** The sentences of a long message that ask something, with the one that opens it; a short one as it is. */
export function askingPartOf(message: ReadText): ReadText {
  if (weightOf(contentWordsOf(message)) <= SHORT_MESSAGE) return message;
  const sentences = allSentencesOf(message);
  return read(sentences.filter((sentence, at) => at === 0 || ASKS.test(sentence)).join("\n"));
}
