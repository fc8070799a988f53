import { createPhraseIndex, type PhraseIndex, type SafetyLanguage } from "@health-exercise/domain";
import { tokensOf } from "./tokens.ts";

/** Phrases by what they hint at, separated by `|`, in each language. */
export type CueTable<Cue extends string> = Readonly<
  Record<Cue, Readonly<Record<SafetyLanguage, string>>>
>;

/** An index of the phrases of a table, compared as `tokensOf` has them. */
export function cueIndex<Cue extends string>(table: CueTable<Cue>): PhraseIndex<Cue> {
  const cues = Object.keys(table) as Cue[];
  return createPhraseIndex(
    cues.flatMap((cue) =>
      `${table[cue].en}|${table[cue].zh}`
        .split("|")
        .map((phrase) => [tokensOf(phrase), cue] as const),
    ),
  );
}
