import {
  CODES,
  HIDDEN_UNITS,
  type NetworkWeights,
  UNIT_GROUPS,
  UNITS_PER_GROUP,
} from "../../../src/safety/learned/network.ts";

/**
 * A network that nobody trained, of at most 64 places: each moves a hidden unit of its own by one, and each output weighs that
 * unit by what is given for the place. Without any place every output says 0.
 */
export function aNetwork<Output extends string>(
  outputs: readonly Output[],
  places: readonly (readonly [place: number, weights: readonly number[]])[],
): NetworkWeights<Output> {
  const sorted = places.toSorted(([left], [right]) => left - right);
  const codes = new Uint8Array(sorted.length * UNIT_GROUPS);
  const codebook = new Float32Array(UNIT_GROUPS * CODES * UNITS_PER_GROUP);
  const outputWeights = new Float32Array(outputs.length * (HIDDEN_UNITS + 1));
  // Of each group, the code 0 adds nothing and the code n moves the unit before n.
  for (let group = 0; group < UNIT_GROUPS; group += 1)
    for (let unit = 0; unit < UNITS_PER_GROUP; unit += 1)
      codebook[(group * CODES + unit + 1) * UNITS_PER_GROUP + unit] = 1;
  for (const [unit, [, weights]] of sorted.entries()) {
    const group = Math.floor(unit / UNITS_PER_GROUP);
    codes[unit * UNIT_GROUPS + group] = (unit % UNITS_PER_GROUP) + 1;
    for (const [row, weight] of weights.entries())
      outputWeights[row * (HIDDEN_UNITS + 1) + unit] = weight;
  }
  return {
    outputs,
    places: sorted.map(([place]) => place),
    codes,
    codebook,
    hiddenBias: new Float32Array(HIDDEN_UNITS),
    outputWeights,
  };
}
