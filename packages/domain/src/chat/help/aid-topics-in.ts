import { deniedWords } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning, phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { AID_TOPICS, type AidTopic, ANOTHER_DAY, OF_WHAT_WAS_DONE } from "./aid-topics.data.ts";

/** "No breathing now". */
const NOT_BEFORE: ReadonlySet<string> = new Set("no not isnt stopped 没 冇 未".split(" "));

let finder: PhraseFinder<AidTopic> | undefined;
let done: PhraseFinder<true> | undefined;
let otherDay: PhraseFinder<true> | undefined;

/** What a message in an emergency is about, the most telling first. */
export function aidTopicsIn(message: ReadText): readonly AidTopic[] {
  const { words } = message;
  finder ??= createPhraseFinder<AidTopic>(phrasesByMeaning<AidTopic>(AID_TOPICS), {
    within: "sentence",
  });
  const denied = deniedWords(message);
  const isDenied = (start: number) =>
    denied[start] === 1 || NOT_BEFORE.has(words[start - 1]?.text ?? "");
  const hits = finder
    .findAll(words)
    .hits.filter(({ meaning, start }) => meaning !== "breathes" || !isDenied(start));
  const found = new Set(hits.map(({ meaning }) => meaning));
  const moving = hits.filter(({ meaning }) => meaning === "moving");
  const days = sentencesOfAnotherDay(message);
  if (moving.length > 0 && moving.every(({ start }) => days.has(words[start]?.sentence))) {
    found.delete("moving");
    found.add("exercise");
  }
  return (Object.keys(AID_TOPICS) as AidTopic[]).filter((topic) => found.has(topic));
}

/** "Can I walk tomorrow" asks for no first aid; "Can I move him? My mum arrives tomorrow" does. */
function sentencesOfAnotherDay({ words }: ReadText): ReadonlySet<number | undefined> {
  otherDay ??= createPhraseFinder(phrasesWith(ANOTHER_DAY, true as const), { within: "sentence" });
  return new Set(otherDay.find(words).map(({ start }) => words[start]?.sentence));
}

/** Whether a message asks for what was done until now. */
export function asksForWhatWasDone({ words }: ReadText): boolean {
  done ??= createPhraseFinder(phrasesWith(OF_WHAT_WAS_DONE, true as const), { within: "sentence" });
  return done.find(words).length > 0;
}
