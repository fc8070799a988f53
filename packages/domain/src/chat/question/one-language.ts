import { languageOfMessage } from "../../language/language-of-message.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import { MIXED_WORDS, OPENINGS } from "./one-language.data.ts";

/** So many words of English are read as one name. */
const LONGEST_NAME = 2;
const LATIN = /^\p{Script=Latin}/u;
/** English is set off by spaces in Chinese, which is written without. */
const SPACES = /(?<=\p{Script=Han}) +(?=[\p{Script=Han}\p{Nd}])/gu;

let openings: PhraseFinder<true> | undefined;
let names: ReadonlyMap<string, string> | undefined;

/**
 * A question in Chinese without what it is opened with: "hi 我想问" says nothing of what is asked. The question itself where nothing
 * else is left.
 */
export const withoutOpening = toldOnce((question: ReadText): ReadText => {
  if (languageOfMessage(question) !== "zh") return question;
  openings ??= createPhraseFinder(phrasesWith(OPENINGS, true as const));
  let from = 0;
  for (const { start, end } of openings.find(question.words)) if (start === from) from = end;
  const next = question.words[from];
  return from === 0 || next === undefined ? question : read(question.source.slice(next.start));
});

/** A question in Chinese whose words of English stand in Chinese, "今日做咗deadlift" as 今日做咗硬拉; the question itself where it has none. */
export const inOneLanguage = toldOnce((question: ReadText): ReadText => {
  if (languageOfMessage(question) !== "zh") return question;
  names ??= new Map(MIXED_WORDS.flatMap(([meant, ...said]) => said.map((each) => [each, meant])));
  const { source, words } = question;
  let told = "";
  let done = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (!LATIN.test(words[at]?.text ?? "")) continue;
    for (let count = LONGEST_NAME; count > 0; count -= 1) {
      const span = words.slice(at, at + count);
      const [first, last] = [span[0], span.at(-1)];
      if (first === undefined || last === undefined || span.length < count) continue;
      const meant = names.get(source.slice(first.start, last.end).toLowerCase());
      if (meant === undefined) continue;
      told += source.slice(done, first.start) + meant;
      done = last.end;
      at += count - 1;
      break;
    }
  }
  if (done === 0) return question;
  return read((told + source.slice(done)).replace(SPACES, ""));
});
