import type { CompiledConcepts, Explanation } from "./compiled-concepts.ts";
import { type ConceptHit, type FoundConcepts, READING_BITS } from "./concept-hit.ts";

/** How far from its reason a sign of the same passage may stand. */
const NEAR_SENTENCES = 1;

/**
 * A text as its signs count: those of which it tells a harmless reason itself ("my goggles are foggy, I can't see with my left
 * eye") are read as explained, with all that is found within the words that tell the two. The same where it tells none. In
 * time proportional to the finds.
 */
export function withExplained(
  { concepts, explanations }: CompiledConcepts,
  found: FoundConcepts,
): FoundConcepts {
  const { text, finds } = found;
  const held = explanations.flatMap((explanation) => explainedBy(explanation, finds));
  if (held.length === 0) return found;
  const explained = new Uint8Array(text.words.length);
  for (const { start, end } of held) explained.fill(1, start, end);
  const read = finds.map((hits, concept) =>
    concepts[concept]?.setting === true
      ? hits
      : hits.map((hit) =>
          isWithin(explained, hit)
            ? { ...hit, reading: hit.reading | READING_BITS.explained }
            : hit,
        ),
  );
  return { ...found, finds: read };
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
