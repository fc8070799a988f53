import { CONCEPTS } from "./concepts.ts";
import type { TextReading } from "./content-index.ts";

/** What an unsafe text can be about, as far as the trained layer tells it apart. */
export const LEARNED_THEMES = [
  "emergency",
  "self_harm",
  "eating",
  "training",
  "substances",
  "medical",
  "harm",
] as const;
export type LearnedTheme = (typeof LEARNED_THEMES)[number];

/** Trained weights: one row for unsafe against safe, then one for each theme; eight bits a weight, bias last. */
export type LearnedModelData = {
  /** The score from which a text counts as unsafe. */
  readonly threshold: number;
  /** The score from which an emergency or self-harm counts as `high`. */
  readonly highThreshold: number;
  readonly scales: readonly number[];
  readonly weights: string;
};

/** Whether a concept is one of danger, rather than the setting or the way in which a text is meant. */
const isSubject = Object.entries(CONCEPTS).map(
  ([id, concept]) => concept.setting !== true && id !== "idiom",
);
/** Concepts that show a question about a subject, or a matter that a doctor already has in hand. */
const VETOES = conceptNumbers("educational", "consultation", "consultation2");

/** Whether the way a text is meant rules out a finding by weights alone. */
export function isVetoed(reading: TextReading): boolean {
  if (VETOES.some((concept) => (reading.finds[concept]?.length ?? 0) > 0)) return true;
  return !reading.finds.some((hits, concept) => isSubject[concept] === true && hits.length > 0);
}

function conceptNumbers(...ids: readonly string[]): number[] {
  const known = Object.keys(CONCEPTS);
  return ids.map((id) => {
    const index = known.indexOf(id);
    if (index < 0) throw new Error(`The concept ${id} is unknown.`);
    return index;
  });
}
