import type { MetCategoryId } from "../../sport/met/met-category.ts";
import type { ActivityKind } from "./activity-kind.ts";
import { ACTIVITY_KIND_WORDS, CATEGORY_KINDS, HARMLESS_PHRASES } from "./activity-kinds.data.ts";
import { healthTokens } from "./health-text.ts";
import { createPhraseIndex, type PhraseIndex } from "./phrase-index.ts";

let index: PhraseIndex<ActivityKind | "harmless"> | undefined;

/** The kinds of strain of an activity, by all that is said about it and by its category. */
export function activityKindsOf(
  texts: readonly string[],
  categoryId?: MetCategoryId,
): readonly ActivityKind[] {
  const kinds = new Set<ActivityKind>(categoryId === undefined ? [] : CATEGORY_KINDS[categoryId]);
  index ??= buildIndex();
  for (const text of texts) {
    for (const { values } of index.find(healthTokens(text))) {
      for (const value of values) if (value !== "harmless") kinds.add(value);
    }
  }
  return [...kinds];
}

function buildIndex(): PhraseIndex<ActivityKind | "harmless"> {
  const entries: (readonly [string[], ActivityKind | "harmless"])[] = [];
  for (const [kind, words] of Object.entries(ACTIVITY_KIND_WORDS) as [ActivityKind, string][]) {
    for (const phrase of words.split("|")) entries.push([healthTokens(phrase), kind]);
  }
  for (const phrase of HARMLESS_PHRASES.split("|"))
    entries.push([healthTokens(phrase), "harmless"]);
  return createPhraseIndex(entries);
}
