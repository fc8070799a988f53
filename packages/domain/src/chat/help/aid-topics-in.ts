import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning, phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { AID_TOPICS, type AidTopic, OF_WHAT_WAS_DONE } from "./aid-topics.data.ts";

let finder: PhraseFinder<AidTopic> | undefined;
let done: PhraseFinder<true> | undefined;

/** What a message in an emergency is about, the most telling first. */
export function aidTopicsIn({ words }: ReadText): readonly AidTopic[] {
  finder ??= createPhraseFinder<AidTopic>(phrasesByMeaning<AidTopic>(AID_TOPICS), {
    within: "sentence",
  });
  const found = new Set(finder.findAll(words).hits.map(({ meaning }) => meaning));
  return (Object.keys(AID_TOPICS) as AidTopic[]).filter((topic) => found.has(topic));
}

/** Whether a message asks for what was done until now. */
export function asksForWhatWasDone({ words }: ReadText): boolean {
  done ??= createPhraseFinder(phrasesWith(OF_WHAT_WAS_DONE, true as const), { within: "sentence" });
  return done.find(words).length > 0;
}
