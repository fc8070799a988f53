import type { SafetyLanguage } from "@health-exercise/domain";
import { tokensOf } from "./tokens.ts";

/** Phrases by what they hint at, separated by `|`, in each language. */
export type CueTable<Cue extends string> = Readonly<
  Record<Cue, Readonly<Record<SafetyLanguage, string>>>
>;

/** A phrase that was found: its tokens from `start` up to, not including, `end`. */
export type FoundCue<Cue extends string> = {
  readonly cue: Cue;
  readonly start: number;
  readonly end: number;
};

type Phrase<Cue> = { readonly tokens: readonly string[]; readonly cue: Cue };

/** Finds phrases of a table in the tokens of a text; a phrase inside a longer one does not count. */
export class CueFinder<Cue extends string> {
  readonly #phrases = new Map<string, Phrase<Cue>[]>();

  constructor(table: CueTable<Cue>) {
    for (const [cue, phrases] of Object.entries(table) as [Cue, CueTable<Cue>[Cue]][]) {
      for (const phrase of `${phrases.en}|${phrases.zh}`.split("|")) this.#add(phrase, cue);
    }
  }

  find(tokens: readonly string[]): readonly FoundCue<Cue>[] {
    const found = tokens.flatMap((token, start) =>
      (this.#phrases.get(token) ?? [])
        .filter((phrase) => phrase.tokens.every((each, at) => tokens[start + at] === each))
        .map(({ cue, tokens: { length } }) => ({ cue, start, end: start + length })),
    );
    return found.filter((one) => !found.some((other) => isInside(one, other)));
  }

  #add(phrase: string, cue: Cue): void {
    const tokens = tokensOf(phrase);
    const [first] = tokens;
    if (first === undefined) return;
    const phrases = this.#phrases.get(first);
    if (phrases === undefined) this.#phrases.set(first, [{ tokens, cue }]);
    else phrases.push({ tokens, cue });
  }
}

function isInside(inner: FoundCue<string>, outer: FoundCue<string>): boolean {
  const isLonger = outer.end - outer.start > inner.end - inner.start;
  return isLonger && outer.start <= inner.start && inner.end <= outer.end;
}
