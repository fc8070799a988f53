/** What became of a reply: how sure it was, and whether it was sensible. */
export type Outcome = { readonly confidence: number; readonly isSensible: boolean };

const EDGES = [0, 0.25, 0.31, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** How many replies were sensible, by how sure they were, one line for each range. */
export function calibrationLines(outcomes: readonly Outcome[]): readonly string[] {
  return EDGES.flatMap((from, index) => {
    const until = EDGES[index + 1] ?? 1.01;
    const inRange = outcomes.filter(({ confidence }) => confidence >= from && confidence < until);
    if (inRange.length === 0) return [];
    const sensible = inRange.filter(({ isSensible }) => isSensible).length;
    const range = `${from.toFixed(2)} to ${Math.min(1, until).toFixed(2)}`;
    return [`confidence ${range}: ${sensible} of ${inRange.length} sensible`];
  });
}
