import { foldText } from "../../language/fold-text.ts";
import type { MetActivity } from "./met-activity.ts";
import { listMetActivities } from "./met-catalogue.ts";
import type { MetEditionId } from "./met-edition.ts";
import { withSpaces } from "./read-label.ts";

/** A description as it is looked up: as it stands, because two rows can differ by a comma alone, and its words alone. */
export type DescriptionKeys = readonly [whole: string, words: string];

const MARKS = /[^\p{L}\p{N}]+/gu;

const indexes = new Map<MetEditionId, ReadonlyMap<string, MetActivity>>();

/** The row whose published description this is, whatever its case and punctuation. */
export function findByDescription(
  [whole, words]: DescriptionKeys,
  edition: MetEditionId,
): MetActivity | undefined {
  const index = indexes.get(edition) ?? buildIndex(edition);
  indexes.set(edition, index);
  return index.get(whole) ?? index.get(words);
}

/** The keys of a label whose words are set apart. */
export function descriptionKeys(label: string): DescriptionKeys {
  const { text } = foldText({ text: label, places: undefined });
  return [text.trim(), text.replace(MARKS, " ").trim()];
}

function buildIndex(edition: MetEditionId): ReadonlyMap<string, MetActivity> {
  const index = new Map<string, MetActivity>();
  for (const row of listMetActivities(edition)) {
    for (const key of descriptionKeys(withSpaces(row.name)))
      if (!index.has(key)) index.set(key, row);
  }
  return index;
}
