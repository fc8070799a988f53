import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
} from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import {
  EFFORT_REFUSALS,
  EFFORT_WARNINGS,
  NO_REFUSALS,
  NO_WARNINGS,
  NOT_VIGOROUS,
  REFUSED_BETWEEN,
  VIGOROUS_WORDS,
} from "./effort-words.data.ts";

type Cue = "vigorous" | "milder" | "refusal" | "between" | "no_refusal";

let finders:
  | { readonly efforts: PhraseFinder<Cue>; readonly warnings: PhraseFinder<boolean> }
  | undefined;

function built(): NonNullable<typeof finders> {
  const within = "sentence";
  finders ??= {
    efforts: createPhraseFinder<Cue>(
      [
        ...phrasesWith<Cue>(VIGOROUS_WORDS, "vigorous"),
        ...phrasesWith<Cue>(
          NOT_VIGOROUS.filter((phrase) => !reachesVigorous(phrase)),
          "milder",
        ),
        ...phrasesWith<Cue>(EFFORT_REFUSALS, "refusal"),
        ...phrasesWith<Cue>(REFUSED_BETWEEN, "between"),
        ...phrasesWith<Cue>(NO_REFUSALS, "no_refusal"),
      ],
      { within },
    ),
    warnings: createPhraseFinder<boolean>(
      [...phrasesWith(EFFORT_WARNINGS, true), ...phrasesWith(NO_WARNINGS, false)],
      { within },
    ),
  };
  return finders;
}

/** Whether a sentence speaks of vigorous effort, also as a part of an amount, without warning of it or refusing it. */
export function urgesVigorousEffort({ words }: ReadText): boolean {
  const { efforts, warnings } = built();
  const found = efforts.find(words);
  return urgesIn(words, found) && !warnings.find(words).some(({ values }) => values.includes(true));
}

/** A refusal counts right before the effort: "do not miss your vigorous session" refuses none. */
function urgesIn(words: readonly Token[], found: readonly FoundPhrase<Cue>[]): boolean {
  let isRefused = false;
  let previous: FoundPhrase<Cue> | undefined;
  for (const phrase of found) {
    const isBeside =
      previous?.end === phrase.start &&
      words[phrase.start - 1]?.clause === words[phrase.start]?.clause;
    if (!isBeside || phrase.values.includes("no_refusal")) isRefused = false;
    if (phrase.values.includes("refusal")) isRefused = !isRefused;
    else if (phrase.values.includes("vigorous") && !isRefused) return true;
    previous = phrase;
  }
  return false;
}

/** "moderate to vigorous" is milder than it sounds, and still vigorous. */
function reachesVigorous(phrase: string): boolean {
  return phrase.includes("vigorous") || phrase.includes("高强度");
}
