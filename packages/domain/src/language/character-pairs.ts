/** Tables of characters, each followed by the one that stands for it, as one map; a later table goes before an earlier one. */
export function characterPairs(...tables: readonly string[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const table of tables) {
    const characters = [...table];
    for (let index = 0; index + 1 < characters.length; index += 2) {
      pairs.set(characters[index] ?? "", characters[index + 1] ?? "");
    }
  }
  return pairs;
}
