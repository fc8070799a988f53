import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import type { ReadText } from "../../../language/read-text.ts";
import { OF_THEMSELVES, TOLD_BY_OTHERS } from "./other-people.data.ts";

let finder: PhraseFinder<true> | undefined;

/** "My mate says 1200 calories are fine": what somebody else holds to be so, but not "she says she ran 10 km". */
export function passesOnClaim({ words }: ReadText): boolean {
  finder ??= createPhraseFinder(phrasesWith(TOLD_BY_OTHERS, true as const));
  return finder.find(words).some(({ end }) => !OF_THEMSELVES.has(words[end]?.text ?? ""));
}
