import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import { readAmounts } from "../../../language/read-amounts.ts";
import type { ReadText, Token } from "../../../language/read-text.ts";
import { FEW_SESSIONS } from "../periods/period-words.data.ts";
import { CHOICE_CUES } from "./choice-cues.data.ts";

/** So many are told of at most (design value). */
const MOST = 20;

let finder: PhraseFinder<true> | undefined;

/** How many of the latest sessions a question asks for: "my last 3 workouts", 最近三次跑步. */
export function latestFewIn({ tokens, words }: ReadText): number | undefined {
  finder ??= createPhraseFinder(phrasesWith(CHOICE_CUES.latestFew, true as const), {
    compare: "stem",
    within: "sentence",
  });
  const [found] = finder.find(words);
  if (found === undefined) return undefined;
  // The number of "my last 5k runs" is how far they went.
  const amounts = readAmounts(tokens).filter(({ measure }) => measure !== "sessions");
  const isOfAmount = (word: Token) =>
    amounts.some(({ start, end }) => {
      const [from, to] = [tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0];
      return from <= word.start && word.end <= to;
    });
  const counts = words
    .slice(found.start, found.end)
    .filter((word) => !isOfAmount(word))
    .map(({ value, text }) => value ?? FEW_SESSIONS.get(text))
    .filter((value) => value !== undefined && value > 1);
  const [count] = counts;
  return count === undefined ? undefined : Math.min(Math.round(count), MOST);
}
