import type { AudienceAgeGroup, KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { ALCOHOL_NAMES } from "./unasked-alcohol.data.ts";

const TOPIC = "alcohol";

let finder: PhraseFinder<true> | undefined;

/** The passages but for those on alcohol where somebody under 18 did not ask for it; what is written for them stays. */
export function withoutUnaskedAlcohol(
  passages: readonly KnowledgePassage[],
  query: ReadText,
  ageGroup: AudienceAgeGroup | undefined,
): readonly KnowledgePassage[] {
  if (ageGroup !== "child" && ageGroup !== "under_5") return passages;
  finder ??= createPhraseFinder(phrasesWith(ALCOHOL_NAMES, true as const), { within: "sentence" });
  if (finder.find(query.words).length > 0) return passages;
  return passages.filter(
    ({ topics, audience }) => !topics.includes(TOPIC) || audience.ageGroups.includes("child"),
  );
}
