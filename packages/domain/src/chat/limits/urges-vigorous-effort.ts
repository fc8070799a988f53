import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { EFFORT_WARNINGS, NOT_VIGOROUS, VIGOROUS_WORDS } from "./effort-words.data.ts";

type Cue = "vigorous" | "milder" | "warning";

let finder: PhraseFinder<Cue> | undefined;

/** Whether a sentence speaks of vigorous effort, also as a part of an amount, without warning of it. */
export function urgesVigorousEffort({ words }: ReadText): boolean {
  finder ??= createPhraseFinder<Cue>(
    [
      ...phrasesWith<Cue>(VIGOROUS_WORDS, "vigorous"),
      ...phrasesWith<Cue>(
        NOT_VIGOROUS.filter((phrase) => !reachesVigorous(phrase)),
        "milder",
      ),
      ...phrasesWith<Cue>(EFFORT_WARNINGS, "warning"),
    ],
    { within: "sentence" },
  );
  const cues = new Set(finder.find(words).flatMap(({ values }) => values));
  return cues.has("vigorous") && !cues.has("warning");
}

/** "moderate to vigorous" is milder than it sounds, and still vigorous. */
function reachesVigorous(phrase: string): boolean {
  return phrase.includes("vigorous") || phrase.includes("高强度");
}
