/** A whole number below another, at random. */
export type Random = (below: number) => number;

/** The same numbers for the same seed (Park and Miller, Communications of the ACM 31:1192, 1988). */
export function randomBy(seed: number): Random {
  let state = (seed * 48_271 + 11) % 2_147_483_647 || 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
