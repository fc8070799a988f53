/** The numbers of the highest scores above 0, best first. */
export function bestOf(
  scores: Float64Array,
  limit: number,
  isWanted: (number: number) => boolean = () => true,
): readonly (readonly [number: number, score: number])[] {
  const best: [number, number][] = [];
  for (let number = 0; number < scores.length; number += 1) {
    const score = scores[number] ?? 0;
    if (score <= (best.length < limit ? 0 : (best.at(-1)?.[1] ?? 0)) || !isWanted(number)) continue;
    let at = best.length;
    while (at > 0 && (best[at - 1]?.[1] ?? 0) < score) at -= 1;
    best.splice(at, 0, [number, score]);
    if (best.length > limit) best.pop();
  }
  return best;
}
