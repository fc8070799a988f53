import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import { NOT_RECOMMENDED_NOW } from "./puts-off.data.ts";

let finder: PhraseFinder<true> | undefined;

/** Whether the words of a sentence put an activity off, or speak of it from the side. */
export function putsOff(words: readonly Token[]): boolean {
  finder ??= createPhraseFinder(phrasesWith(NOT_RECOMMENDED_NOW, true as const), {
    within: "sentence",
  });
  return finder.find(words).length > 0;
}
