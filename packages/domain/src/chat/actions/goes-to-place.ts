import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { GOING_SOMEWHERE, GOING_TO, NO_PLACES } from "./goes-to-place.data.ts";

const CAPITAL = /^\p{Lu}\p{Ll}/u;

let places: PhraseFinder<true> | undefined;
let going: PhraseFinder<true> | undefined;

/** Whether a text tells of going to a town or a country: "going to Perth", by its capital where it is no well-known one. */
export function goesToPlace({ source, words }: ReadText): boolean {
  places ??= createPhraseFinder(phrasesWith(GOING_SOMEWHERE, true as const));
  going ??= createPhraseFinder(phrasesWith(GOING_TO, true as const));
  if (places.find(words).length > 0) return true;
  return going.find(words).some(({ end }) => {
    const next = words[end];
    const isNamed = next !== undefined && CAPITAL.test(source.slice(next.start, next.end));
    return isNamed && !NO_PLACES.has(next.text);
  });
}
