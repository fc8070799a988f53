import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import type { FoundPhrases } from "./cue-before.ts";
import { HAD_ONCE, HAVING_FILLERS, HAVING_NOW, NOT_NOW } from "./having-now.data.ts";
import { FILLERS } from "./health-cues.data.ts";

type Cue = "having" | "had" | "filler" | "not_now";

/** What the writer says of what stands at a place: to have it now, or to have had it at some time. */
export type ToldHaving = { readonly hasNow: boolean; readonly wasHad: boolean };

const NEITHER: ToldHaving = { hasNow: false, wasHad: false };

/** How many phrases back it may be said; keeps the time linear. */
const MAX_REACH = 20;

let finder: PhraseFinder<Cue> | undefined;

/**
 * Tells of each phrase of a text whether the writer says to have it: "I have a bad flu", 我得了流感. Not where that is asked,
 * imagined or over: "do I have", "if I get", 好了. What says it stands right before, with nothing but fillers and other
 * health words between.
 */
export function havingIn({ words, found }: FoundPhrases): (position: number) => ToldHaving {
  const { having, had, fillers, notNow } = placesOf(words);
  const named = new Map(found.filter(isNamedAnywhere).map(({ start, end }) => [end, start]));
  return (position) => {
    const { start = 0, end = 0 } = found[position] ?? {};
    if (notNow.has(end) && words[end]?.sentence === words[start]?.sentence) return NEITHER;
    for (let at = start, steps = 0; steps < MAX_REACH; steps += 1) {
      if (having.has(at)) return { hasNow: true, wasHad: true };
      if (had.has(at)) return { hasNow: false, wasHad: true };
      const before = fillers.get(at) ?? named.get(at);
      if (before === undefined || words[before]?.sentence !== words[start]?.sentence) break;
      at = before;
    }
    return NEITHER;
  };
}

function isNamedAnywhere({ values }: FoundPhrases["found"][number]): boolean {
  return values.some((value) => "concept" in value && value.namedIn !== "own_list");
}

/** Where what is had is said to be so or not: behind the words for it, or before those that say that it is over. */
function placesOf(words: readonly Token[]) {
  finder ??= createPhraseFinder<Cue>(
    [
      ...phrasesWith<Cue>(HAVING_NOW, "having"),
      ...phrasesWith<Cue>(HAD_ONCE, "had"),
      ...phrasesWith<Cue>([...HAVING_FILLERS, ...FILLERS], "filler"),
      ...phrasesWith<Cue>(NOT_NOW, "not_now"),
    ],
    { compare: "singular", within: "sentence" },
  );
  const { hits } = finder.findAll(words);
  const [having, had, notNow] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const fillers = new Map<number, number>();
  for (const { meaning, start, end } of hits) {
    if (meaning === "having") having.add(end);
    else if (meaning === "had") had.add(end);
    else if (meaning === "filler") fillers.set(end, Math.min(start, fillers.get(end) ?? start));
    else notNow.add(start);
  }
  for (const { meaning, end } of hits) {
    if (meaning !== "not_now") continue;
    having.delete(end);
    had.delete(end);
  }
  return { having, had, fillers, notNow };
}
