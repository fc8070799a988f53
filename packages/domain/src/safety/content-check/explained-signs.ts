import type { ReadText } from "../../language/read-text.ts";
import type { CompiledConcepts, Explanation } from "./compiled-concepts.ts";
import { type ConceptHit, READING_BITS } from "./concept-hit.ts";

/** How far from its reason a sign of the same passage may stand. */
const NEAR_SENTENCES = 1;

/**
 * Marks the signs of which a text itself tells a harmless reason ("my goggles are foggy, I can't see with my left eye"), with all
 * that is found within the words that tell the two. In time proportional to the finds.
 */
export function markExplained(
  { concepts, explanations }: CompiledConcepts,
  { words }: ReadText,
  finds: readonly (readonly ConceptHit[])[],
): void {
  const explained = new Uint8Array(words.length);
  let isAny = false;
  for (const explanation of explanations)
    for (const { start, end } of explainedBy(explanation, finds)) {
      explained.fill(1, start, end);
      isAny = true;
    }
  if (!isAny) return;
  for (const [concept, hits] of finds.entries()) {
    if (concepts[concept]?.setting === true) continue;
    for (const hit of hits) if (isWithin(explained, hit)) hit.reading |= READING_BITS.explained;
  }
}

/** The signs that an explanation holds for, and its reasons. */
function explainedBy(
  { by, signs, within, unless }: Explanation,
  finds: readonly (readonly ConceptHit[])[],
): readonly ConceptHit[] {
  const hitsOf = (concept: number): readonly ConceptHit[] => finds[concept] ?? [];
  const reasons = hitsOf(by);
  if (reasons.length === 0) return [];
  const told = signs.flatMap(hitsOf);
  if (told.length === 0) return [];
  const takenBack = unless.flatMap(hitsOf).filter(({ reading }) => !isDenied(reading));
  const reach = within === "sentence" ? 0 : NEAR_SENTENCES;
  const reasonIn = sentencesNear(reasons, reach);
  const takenBackIn = sentencesNear(takenBack, NEAR_SENTENCES);
  const held = told.filter(({ sentence }) => reasonIn.has(sentence) && !takenBackIn.has(sentence));
  if (held.length === 0) return [];
  const signIn = sentencesNear(held, reach);
  return [...held, ...reasons.filter(({ sentence }) => signIn.has(sentence))];
}

function isDenied(reading: number): boolean {
  return (reading & READING_BITS.negated) !== 0;
}

function sentencesNear(hits: readonly ConceptHit[], reach: number): ReadonlySet<number> {
  const near = new Set<number>();
  for (const { sentence } of hits)
    for (let at = sentence - reach; at <= sentence + reach; at += 1) near.add(at);
  return near;
}

function isWithin(explained: Uint8Array, { start, end }: ConceptHit): boolean {
  for (let at = start; at < end; at += 1) if (explained[at] === 0) return false;
  return start < end;
}
