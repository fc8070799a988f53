import { coursesOf } from "../../language/course.ts";
import { deniedWords } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import {
  NUMBNESS_WORDS,
  PAIN_WORDS,
  PAINLESS_PHRASES,
  SEVERE_PAIN_WORDS,
} from "./pain-words.data.ts";
import type { ConcernGrade } from "./session-concern.ts";

type Cue = "pain" | "severe" | "numb" | "painless";

let finder: PhraseFinder<Cue> | undefined;

/**
 * How grave the pain is that a text tells of; null where it tells of none. What is denied ("no pain"), over ("knee pain is
 * gone"), long past or only a saying does not count. Numbness beside pain is graver than either: it needs a look.
 */
export function toldPain(text: ReadText): ConcernGrade | null {
  finder ??= createPhraseFinder<Cue>(
    [
      ...phrasesWith<Cue>(PAIN_WORDS, "pain"),
      ...phrasesWith<Cue>(SEVERE_PAIN_WORDS, "severe"),
      ...phrasesWith<Cue>(NUMBNESS_WORDS, "numb"),
      ...phrasesWith<Cue>(PAINLESS_PHRASES, "painless"),
    ],
    { compare: "singular", within: "clause" },
  );
  const found = finder.find(text.words);
  if (found.length === 0) return null;
  // A phrase of several words that begins with a denial ("cannot walk without pain") says something by itself.
  const denied = deniedWords(
    text,
    found.filter(({ start, end }) => end - start > 1),
  );
  const courses = coursesOf(text);
  const cues = new Set<Cue>();
  let told = 0;
  for (const { start, values } of found) {
    if (values.includes("painless") || denied[start] === 1) continue;
    if (courses[text.words[start]?.sentence ?? 0] === "past") continue;
    told += 1;
    for (const cue of values) cues.add(cue);
  }
  if (told === 0) return null;
  return cues.has("severe") || (cues.has("numb") && told > 1) ? "care" : "ease";
}
