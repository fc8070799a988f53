import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import { MEASURED_CUES } from "./measured-cues.data.ts";
import type { Place, SentenceReading } from "./sentence-parts.ts";

export type MeasuredCue = Place & { readonly meaning: keyof typeof MEASURED_CUES };

let finder: PhraseFinder<MeasuredCue["meaning"]> | undefined;

/** What in a sentence speaks of best times, pulse and steps. */
export function measuredCues({
  tokens,
  clauses,
}: Pick<SentenceReading, "tokens" | "clauses">): readonly MeasuredCue[] {
  return hitsIn(tokens).map((hit) => ({ ...hit, clause: clauses[hit.start] ?? 0 }));
}

function hitsIn(tokens: readonly Token[]) {
  finder ??= createPhraseFinder<MeasuredCue["meaning"]>(phrasesByMeaning(MEASURED_CUES), {
    ...({ compare: "stem", within: "sentence" } as const),
  });
  return finder.findAll(tokens).hits;
}
