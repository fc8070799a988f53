import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import type { Cue } from "./cue.ts";

import { isClauseMark } from "./statement-clauses.ts";
import { BEFORE_IMPERATIVE, IMPERATIVES, type Voice } from "./voice-words.data.ts";

let built:
  | { readonly skipped: PhraseFinder<true>; readonly verbs: ReadonlySet<string> }
  | undefined;

/** "Take 20 minutes", "then rest for 2 days": a verb that begins a clause advises. */
export function imperativesIn(
  tokens: readonly Token[],
  clauses: readonly number[],
): readonly Cue<Voice>[] {
  built ??= {
    skipped: createPhraseFinder(phrasesWith(BEFORE_IMPERATIVE, true as const), {
      within: "sentence",
    }),
    verbs: new Set(IMPERATIVES),
  };
  const { verbs } = built;
  const skipped = new Map(built.skipped.find(tokens).map(({ start, end }) => [start, end]));
  const found: Cue<Voice>[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (index > 0 && clauses[index] === clauses[index - 1]) continue;
    let verb = isClauseMark(tokens[index]) ? index + 1 : index;
    for (let next = skipped.get(verb); next !== undefined; next = skipped.get(verb)) verb = next;
    if (!verbs.has(tokens[verb]?.text ?? "")) continue;
    const clause = clauses[verb] ?? 0;
    found.push({ value: "advice", start: verb, end: verb + 1, clause });
  }
  return found;
}
