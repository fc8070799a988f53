import { deniedWords } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { EASED_BY_REST, HARD_EFFORT, LEG_PAIN, WALKING } from "./claudication.data.ts";

type Cue = "leg_pain" | "walking" | "eased" | "hard_effort";

let finder: PhraseFinder<Cue> | undefined;

/**
 * Whether a text tells of pain in the leg that comes with walking and goes at rest, in one sentence or two that follow
 * each other; `isOfOthers` says which sentences are about somebody else.
 */
export function tellsOfClaudication(
  text: ReadText,
  isOfOthers: (sentence: number) => boolean,
): boolean {
  finder ??= createPhraseFinder<Cue>(
    [
      ...phrasesWith<Cue>(LEG_PAIN, "leg_pain"),
      ...phrasesWith<Cue>(WALKING, "walking"),
      ...phrasesWith<Cue>(EASED_BY_REST, "eased"),
      ...phrasesWith<Cue>(HARD_EFFORT, "hard_effort"),
    ],
    { compare: "stem", within: "sentence" },
  );
  const { words } = text;
  const { hits } = finder.findAll(words);
  if (!hits.some(({ meaning }) => meaning === "leg_pain")) return false;
  const denied = deniedWords(text);
  const cues = new Map<number, Set<Cue>>();
  for (const { meaning, start } of hits) {
    const sentence = words[start]?.sentence ?? 0;
    if (isOfOthers(sentence) || (meaning === "leg_pain" && denied[start] === 1)) continue;
    cues.set(sentence, (cues.get(sentence) ?? new Set()).add(meaning));
  }
  return [...cues].some(([sentence, told]) => {
    const both = new Set([...told, ...(cues.get(sentence + 1) ?? [])]);
    const isWhole = both.has("leg_pain") && both.has("walking") && both.has("eased");
    return isWhole && !both.has("hard_effort");
  });
}
