import type { FoundPhrase } from "../../language/phrase-finder.ts";
import type { Token } from "../../language/read-text.ts";
import type { HealthCue, HealthPhrase } from "./concept-index.ts";

/** The concepts and cues of a text, with the words in which they stand. */
export type FoundPhrases = {
  readonly words: readonly Token[];
  readonly found: readonly FoundPhrase<HealthPhrase>[];
};

/** How many phrases back a word may deny something; keeps the time linear. */
const MAX_REACH = 40;

/**
 * Whether the phrase at a position is said not to be there. The word for it must stand right before, with nothing but
 * fillers and other health words between, which is closer than what `deniedWords` takes for denied: "I cannot run with
 * my asthma" must not lose the asthma.
 */
export function isDenied(phrases: FoundPhrases, position: number): boolean {
  return (
    hasCueBefore(phrases, position, "negation") || hasCueBehind(phrases, position, "denied_after")
  );
}

/** Whether the phrase at a position is only asked about, imagined, or over. */
export function isNotReal(phrases: FoundPhrases, position: number): boolean {
  return hasCueBefore(phrases, position, "not_real") || hasCueBehind(phrases, position, "not_real");
}

function hasCueBehind(phrases: FoundPhrases, position: number, wanted: HealthCue): boolean {
  const { found } = phrases;
  const next = found[position + 1];
  if (next === undefined || !isBeside(phrases, found[position], next)) return false;
  return cuesOf(next).includes(wanted);
}

function hasCueBefore(phrases: FoundPhrases, position: number, wanted: HealthCue): boolean {
  let after = phrases.found[position];
  for (let index = position - 1; index >= position - MAX_REACH; index -= 1) {
    const phrase = phrases.found[index];
    if (phrase === undefined || !isBeside(phrases, phrase, after)) return false;
    const cues = cuesOf(phrase);
    if (cues.includes(wanted)) return true;
    if (cues.length > 0 && !cues.includes("filler")) return false;
    after = phrase;
  }
  return false;
}

function isBeside(
  { words }: FoundPhrases,
  left: FoundPhrase<HealthPhrase> | undefined,
  right: FoundPhrase<HealthPhrase> | undefined,
): boolean {
  if (left === undefined || right === undefined || left.end !== right.start) return false;
  return words[left.start]?.sentence === words[right.start]?.sentence;
}

function cuesOf({ values }: FoundPhrase<HealthPhrase>): readonly HealthCue[] {
  return values.flatMap((value) => ("cue" in value ? value.cue : []));
}
