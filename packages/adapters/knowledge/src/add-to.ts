/** Shorter lists have no room for more. */
const FEW = 4;

/**
 * Adds to one of many lists. Most have one or two: an array that grows by itself keeps room for sixteen more, and a set weighs
 * several times as much.
 */
export function addTo(lists: Map<string, string[]>, key: string, id: string): void {
  const known = lists.get(key);
  if (known !== undefined && known.length >= FEW) known.push(id);
  else lists.set(key, known === undefined ? [id] : [...known, id]);
}
