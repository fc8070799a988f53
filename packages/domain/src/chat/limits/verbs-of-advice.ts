import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import { ACTIVITY_VERBS, ADVISING_VERBS, CHINESE_OPENERS } from "./advice-verbs.data.ts";
import { isBoundary } from "./clause-boundaries.ts";

/** From token `start` up to `end`. */
type Span = { readonly start: number; readonly end: number };

type Verbs = {
  readonly advising: ReadonlySet<string>;
  readonly activities: ReadonlySet<string>;
  readonly openers: PhraseFinder<true>;
};

const POLITE = new Set(
  "please then just simply also now today maybe perhaps next first instead".split(" "),
);

let built: Verbs | undefined;

/** Verbs that begin a clause, where no known phrase stands: "Go boxing", "and take a walk", "每天跑步". */
export function verbsIn(tokens: readonly Token[], phrases: readonly Span[]): readonly Span[] {
  built ??= {
    advising: new Set(ADVISING_VERBS),
    activities: new Set(ACTIVITY_VERBS),
    openers: createPhraseFinder(phrasesWith(CHINESE_OPENERS, true as const), {
      within: "sentence",
    }),
  };
  const known = built;
  const taken = new Set<number>();
  for (const { start, end } of phrases) for (let at = start; at < end; at += 1) taken.add(at);
  const openings = known.openers.find(tokens).filter(({ start }) => isAtBoundary(tokens, start));
  return [
    ...[...tokens.keys()].filter(
      (place) => !taken.has(place) && isImperative(tokens, place, known),
    ),
    ...openings.map(({ start }) => start).filter((start) => !taken.has(start)),
  ].map((start) => ({ start, end: start + 1 }));
}

function isAtBoundary(tokens: readonly Token[], place: number): boolean {
  const before = tokens[place - 1]?.text;
  return before === undefined || isBoundary(before);
}

function isImperative(
  tokens: readonly Token[],
  place: number,
  { advising, activities }: Verbs,
): boolean {
  const text = tokens[place]?.text ?? "";
  if (!advising.has(text) && !activities.has(text)) return false;
  let before = place - 1;
  while (POLITE.has(tokens[before]?.text ?? "")) before -= 1;
  const mark = tokens[before]?.text ?? "";
  const isListed = mark === "," && activities.has(tokens[before - 1]?.text ?? "");
  const isFirst = before < 0 || (isBoundary(mark) && mark !== ")" && !isListed);
  const isJoined = (mark === "and" || mark === "then") && advising.has(text);
  return isFirst || isJoined;
}
