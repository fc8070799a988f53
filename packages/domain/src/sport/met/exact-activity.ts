import type { ReadText } from "../../language/read-text.ts";
import { descriptionKeys, findByDescription } from "./description-index.ts";
import type { MetActivity } from "./met-activity.ts";
import { findMetActivity } from "./met-catalogue.ts";
import type { MetEditionId } from "./met-edition.ts";

/** A row that a text names by its code or by its published description. */
export interface ExactActivity {
  readonly activity: MetActivity;
  readonly matchedBy: "code" | "description";
}

/** The row that a text is the code or the published description of, in the first edition that has it. */
export function findExactActivity(
  { source }: ReadText,
  editions: readonly MetEditionId[],
): ExactActivity | undefined {
  const keys = descriptionKeys(source);
  for (const edition of editions) {
    const byCode = findMetActivity(source.trim(), edition);
    if (byCode !== undefined) return { activity: byCode, matchedBy: "code" };
    const byDescription = findByDescription(keys, edition);
    if (byDescription !== undefined) return { activity: byDescription, matchedBy: "description" };
  }
  return undefined;
}
