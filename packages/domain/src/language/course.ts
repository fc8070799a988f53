import { PAST_WORDS, PRESENT_WORDS } from "./course.data.ts";
import { createPhraseFinder, type PhraseFinder } from "./phrase-finder.ts";
import { phrasesWith } from "./phrases-with.ts";
import type { ReadText } from "./read-text.ts";
import { toldOnce } from "./told-once.ts";

/** When something was: over, going on or begun again; undefined where the sentence does not say. */
export type Course = "past" | "present" | undefined;

let finder: PhraseFinder<"past" | "present"> | undefined;

/** The course that each sentence of a text tells; what goes on again is not over ("two years ago, and now again"). */
export const coursesOf = toldOnce(({ words, sentences }: ReadText): readonly Course[] => {
  finder ??= createPhraseFinder<"past" | "present">([
    ...phrasesWith(PAST_WORDS, "past" as const),
    ...phrasesWith(PRESENT_WORDS, "present" as const),
  ]);
  const courses: Course[] = sentences.map(() => undefined);
  for (const { start, meaning } of finder.findAll(words).hits) {
    const sentence = words[start]?.sentence ?? 0;
    if (courses[sentence] !== "present") courses[sentence] = meaning;
  }
  return courses;
});
