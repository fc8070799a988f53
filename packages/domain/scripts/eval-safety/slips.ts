/** A text with so many slips of the finger: neighbours swapped, a letter lost or doubled. Always the same for a text. */
export function withSlips(text: string, count: number): string {
  const letters = [...text];
  let state = letters.length;
  const next = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state % below;
  };
  for (let slip = 0; slip < count && letters.length > 3; slip += 1) {
    const at = 1 + next(letters.length - 2);
    const letter = letters[at] ?? "";
    const kind = next(3);
    if (kind === 0) letters.splice(at, 2, letters[at + 1] ?? "", letter);
    else if (kind === 1) letters.splice(at, 1);
    else letters.splice(at, 0, letter);
  }
  return letters.join("");
}
