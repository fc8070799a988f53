/**
 * The numbers of the highest scores above 0, best first; of equal ones the lower number. Those found so far are a heap with the
 * one on top that is the first to go, so that most numbers cost one comparison.
 */
export function bestOf(
  scores: Float64Array,
  limit: number,
  isWanted: (number: number) => boolean = () => true,
): readonly (readonly [number: number, score: number])[] {
  if (limit < 1) return [];
  const heap: number[] = [];
  let least = 0;
  for (let number = 0; number < scores.length; number += 1) {
    if ((scores[number] ?? 0) <= least || !isWanted(number)) continue;
    if (heap.length < limit) rise(heap, heap.push(number) - 1, scores);
    else sink(heap, number, scores);
    if (heap.length === limit) least = scores[heap[0] ?? 0] ?? 0;
  }
  return heap
    .sort((left, right) => (goesBefore(left, right, scores) ? 1 : -1))
    .map((number) => [number, scores[number] ?? 0]);
}

/** Whether one is given up before another. */
function goesBefore(one: number, other: number, scores: Float64Array): boolean {
  const difference = (scores[one] ?? 0) - (scores[other] ?? 0);
  return difference < 0 || (difference === 0 && one > other);
}

/** Moves what was put at a place of the heap to where it belongs above that. */
function rise(heap: number[], place: number, scores: Float64Array): void {
  const number = heap[place] ?? 0;
  let at = place;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!goesBefore(number, heap[above] ?? 0, scores)) break;
    heap[at] = heap[above] ?? 0;
    at = above;
  }
  heap[at] = number;
}

/** Puts a number in the place of the one on top. */
function sink(heap: number[], number: number, scores: Float64Array): void {
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    const beside = below + 1;
    if (beside < heap.length && goesBefore(heap[beside] ?? 0, heap[below] ?? 0, scores))
      below = beside;
    if (!goesBefore(heap[below] ?? 0, number, scores)) break;
    heap[at] = heap[below] ?? 0;
    at = below;
  }
  heap[at] = number;
}
