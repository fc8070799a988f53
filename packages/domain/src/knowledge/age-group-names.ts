import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import type { Token } from "../language/read-text.ts";
import { AGE_GROUP_NAMES } from "./age-group-names.data.ts";
import type { AudienceAgeGroup } from "./knowledge-entry.ts";

let finder: PhraseFinder<AudienceAgeGroup> | undefined;

/** The age group that the words of a sentence speak of; adults where they name none. */
export function ageGroupNamedIn(words: readonly Token[]): AudienceAgeGroup {
  finder ??= createPhraseFinder(
    AGE_GROUP_NAMES.flatMap(([group, names]) => phrasesWith(names, group)),
    { compare: "singular" },
  );
  const named = new Set(finder.findAll(words).hits.map(({ meaning }) => meaning));
  return AGE_GROUP_NAMES.find(([group]) => named.has(group))?.[0] ?? "adult";
}
