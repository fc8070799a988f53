import { FUSION_CONSTANT } from "./score.ts";

/** Joins lists, each best first, by reciprocal rank (Cormack, Clarke and Buettcher 2009). */
export function fuseRanks(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const list of lists)
    for (const [place, id] of list.entries())
      ranks.set(id, (ranks.get(id) ?? 0) + 1 / (FUSION_CONSTANT + place + 1));
  return ranks;
}
