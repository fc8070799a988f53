import type { Concept } from "./content-rule.ts";
import { EVERYDAY_CONCEPTS, PASSING_CONCEPTS } from "./evidence.data.ts";
import { IDIOM } from "./idioms.ts";

/** What concepts that were found are as evidence of danger, from the weakest to the strongest. */
export const EVIDENCE = ["none", "everyday", "passing", "sign"] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** What a concept is as evidence, by its id. */
export function evidenceOf(id: string, { setting, neutral }: Concept): Evidence {
  if (setting === true || neutral === true || id === IDIOM) return "none";
  if (EVERYDAY_CONCEPTS.includes(id)) return "everyday";
  return PASSING_CONCEPTS.includes(id) ? "passing" : "sign";
}
