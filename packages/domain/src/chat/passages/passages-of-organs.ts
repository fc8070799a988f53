import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { readingOf } from "../../knowledge/passage-reading.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { readRecordActivities } from "../records/kinds/read-record-activities.ts";
import { OF_EFFECTS, ORGANS } from "./passages-of-organs.data.ts";

let organs: PhraseFinder<string> | undefined;
let cues: PhraseFinder<keyof typeof OF_EFFECTS> | undefined;

/** Whether a question is what exercise does for an organ. */
export function asksOfOrgan(query: ReadText): boolean {
  const found = cuesIn(query);
  if (!found.has("effect") || organsIn(query).size === 0) return false;
  return found.has("exercise") || familiesIn(query).length > 0;
}

/**
 * The passages on a question what exercise does for an organ, but for those that are not headed by that organ, are on
 * what the ill should do, or speak of no such exercise.
 */
export function withoutOtherOrgans(
  passages: readonly KnowledgePassage[],
  query: ReadText,
): readonly KnowledgePassage[] {
  if (!asksOfOrgan(query)) return passages;
  const asked = organsIn(query);
  const families = familiesIn(query);
  const isOfTheIll = cuesIn(query).has("illness");
  return passages.filter((passage) => {
    const { title, summary } = readingOf(passage);
    const headed = cuesIn(title);
    if (![...organsIn(title)].some((organ) => asked.has(organ))) return false;
    if (headed.has("illness") && !isOfTheIll) return false;
    if (headed.has("exercise") || cuesIn(summary).has("exercise")) return true;
    const told = [...familiesIn(title), ...familiesIn(summary)];
    return told.some((family) => families.includes(family));
  });
}

function organsIn({ words }: ReadText): ReadonlySet<string> {
  organs ??= createPhraseFinder(phrasesByMeaning(ORGANS), { compare: "singular" });
  return new Set(organs.findAll(words).hits.map(({ meaning }) => meaning));
}

function cuesIn({ words }: ReadText): ReadonlySet<keyof typeof OF_EFFECTS> {
  cues ??= createPhraseFinder(phrasesByMeaning(OF_EFFECTS));
  return new Set(cues.findAll(words).hits.map(({ meaning }) => meaning));
}

function familiesIn(text: ReadText): readonly string[] {
  return readRecordActivities(text).flatMap(({ activity }) => activity?.families ?? []);
}
