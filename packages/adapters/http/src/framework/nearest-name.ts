const MOST_EDITS = 2;

/**
 * The one of `known` that `name` is a misspelling of: it equals it but for case and separators, or is, whatever its case, at most two
 * edits away (a letter more, less, another, or two exchanged) that leave more than half of the longer one as it is. Undefined where
 * it is none.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  let nearest: string | undefined;
  let fewest = MOST_EDITS + 1;
  for (const candidate of known) {
    if (letters === lettersOf(candidate)) return candidate;
    const longer = Math.max(name.length, candidate.length);
    if (longer - Math.min(name.length, candidate.length) > MOST_EDITS) continue;
    const edits = editsBetween(name.toLowerCase(), candidate.toLowerCase());
    if (edits < fewest && 2 * edits < longer) [nearest, fewest] = [candidate, edits];
  }
  return nearest;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]+/g, "");
}

/** How many letters were added, dropped, replaced or exchanged with their neighbour (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const changed = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced);
      const exchanged = isExchanged ? (beforeLast[column - 2] ?? 0) + 1 : changed;
      current.push(Math.min(changed, exchanged));
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
