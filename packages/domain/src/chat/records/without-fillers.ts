import type { ReadText } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";

/** What is said while somebody thinks. */
const FILLERS = new Set("uh uhh uhm um umm er erm hm hmm 呃 嗯".split(" "));

/** A text without what only fills a pause: "since, uh, June". */
export const withoutFillers = toldOnce((text: ReadText): ReadText => {
  const isFiller = ({ text: word }: ReadText["words"][number]) => FILLERS.has(word);
  if (!text.words.some(isFiller) || text.words.every(isFiller)) return text;
  return { ...text, words: text.words.filter((word) => !isFiller(word)) };
});
