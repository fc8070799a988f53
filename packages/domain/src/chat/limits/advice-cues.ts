import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import { ADVICE_CUE_WORDS, type AdviceCue } from "./advice-cues.data.ts";
import { isBoundary } from "./clause-boundaries.ts";
import { verbsIn } from "./verbs-of-advice.ts";

/** A cue from token `start` up to `end`. */
export type PlacedCue = {
  readonly cue: Exclude<AdviceCue, "activity">;
  readonly start: number;
  readonly end: number;
};

const YOU = new Set(["you", "你", "您"]);
/** So many words after a warning a verb still belongs to it: "do not ever try". */
const REACH = 3;

let cues: PhraseFinder<AdviceCue> | undefined;

/** The cues in order, without the recommendations that are denied or made to others. */
export function placedCues(tokens: readonly Token[]): readonly PlacedCue[] {
  cues ??= createPhraseFinder(phrasesByMeaning(ADVICE_CUE_WORDS), { within: "sentence" });
  const found = cues.find(tokens);
  const named = found.flatMap(({ start, end, values: [cue] }): PlacedCue[] =>
    cue === undefined || cue === "activity" ? [] : [{ cue, start, end }],
  );
  const verbs = verbsIn(tokens, found).map((verb) => ({ cue: "recommend" as const, ...verb }));
  const all = [...named, ...verbs].sort((left, right) => left.start - right.start);
  const kept: PlacedCue[] = [];
  for (const cue of all) {
    const before = kept.findLast(({ cue: value }) => value !== "idiom");
    const isTaken =
      cue.cue === "recommend" && before !== undefined && takesNext(before, cue, tokens);
    if (!isTaken) kept.push(cue);
  }
  return kept;
}

/** "Do not try", "before you try", "adults can do": the recommendation is denied, supposed, or made to others. */
function takesNext(before: PlacedCue, next: PlacedCue, tokens: readonly Token[]): boolean {
  const between = tokens.slice(before.end, next.start).map(({ text }) => text);
  if (between.some(isBoundary)) return false;
  if (before.cue === "others") return !between.some((text) => YOU.has(text));
  const isOpen = before.cue !== "recommend" && before.cue !== "past" && before.cue !== "idiom";
  return isOpen && between.length < REACH;
}
