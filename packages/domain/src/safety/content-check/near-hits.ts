import type { NearPattern } from "./compiled-concepts.ts";
import type { ConceptHit } from "./concept-hit.ts";

/** More hits in reach of one are not compared with it, so that the time stays linear (design value). */
const hitsInReach = (gap: number): number => 4 * gap + 8;

/** Where a hit of each part stands near one of the next within a clause, and the steps taken. */
export function nearHits(
  { parts, gap, ordered }: NearPattern,
  finds: readonly (readonly ConceptHit[])[],
): { readonly hits: readonly ConceptHit[]; readonly steps: number } {
  let joined = merged(parts[0] ?? [], finds);
  let steps = 0;
  for (const part of parts.slice(1)) {
    if (joined.length === 0) break;
    const others = merged(part, finds);
    steps += joined.length + others.length;
    joined = pairs(joined, others, gap, ordered);
  }
  return { hits: joined, steps };
}

function merged(
  concepts: readonly number[],
  finds: readonly (readonly ConceptHit[])[],
): readonly ConceptHit[] {
  const [only] = concepts;
  if (concepts.length === 1 && only !== undefined) return finds[only] ?? [];
  return concepts
    .flatMap((concept) => finds[concept] ?? [])
    .sort((left, right) => left.start - right.start);
}

/** For each left hit the nearest fitting right hit after it and, unless ordered, before it. */
function pairs(
  left: readonly ConceptHit[],
  right: readonly ConceptHit[],
  gap: number,
  ordered: boolean,
): ConceptHit[] {
  const joined: ConceptHit[] = [];
  let from = 0;
  for (const one of left) {
    while (from < right.length && (right[from]?.end ?? 0) < one.start - gap) from += 1;
    let before: ConceptHit | undefined;
    let after: ConceptHit | undefined;
    for (let at = from; at < right.length && at < from + hitsInReach(gap); at += 1) {
      const other = right[at];
      if (other === undefined || other.start > one.end + gap) break;
      if (other.clause !== one.clause || (other.start < one.end && other.end > one.start)) continue;
      if (other.start >= one.end) after = better(after, other);
      else if (!ordered && one.start - other.end <= gap) before = better(before, other);
    }
    for (const other of [before, after]) {
      if (other === undefined) continue;
      joined.push({
        start: Math.min(one.start, other.start),
        end: Math.max(one.end, other.end),
        sentence: one.sentence,
        clause: one.clause,
        reading: one.reading | other.reading,
      });
    }
  }
  return joined;
}

function better(known: ConceptHit | undefined, other: ConceptHit): ConceptHit {
  if (known === undefined) return other;
  return known.reading !== 0 && other.reading === 0 ? other : known;
}
