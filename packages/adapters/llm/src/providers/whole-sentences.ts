import { read } from "@health-exercise/domain/language";

/** Goes on in lower case, so that an abbreviation before it ends no sentence. */
const NEXT_WORD = "next";
const ENDS_WITH_SPACE = /\s$/;
/** "3." may go on as "3.5". */
const ENDS_WITH_NUMBER = /\d[.．,:]?$/;

/**
 * How much of a text that is still being written is whole sentences, the white space after the last one not included.
 * A mark at the very end counts once the writer has paused: what comes next could still change what it means.
 */
export function lengthInSentences(text: string, hasPaused: boolean): number {
  const isOpen = !ENDS_WITH_SPACE.test(text);
  if (isOpen && (!hasPaused || ENDS_WITH_NUMBER.test(text))) return lastEnd(text);
  return lastEnd(isOpen ? `${text} ${NEXT_WORD}` : text + NEXT_WORD);
}

/** Where the sentence before the last one ends. */
function lastEnd(text: string): number {
  return read(text).sentences.at(-2)?.end ?? 0;
}
