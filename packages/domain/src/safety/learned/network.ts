import { packBytes, unpackBytes } from "./packed-bytes.ts";
import { PlaceNumbers } from "./place-numbers.ts";
import { type Features, NAMED_BUCKETS, TEXT_BUCKETS } from "./weight-row.ts";

/** Between what a text has and what is told of it there are so many hidden units, in so many groups. */
export const HIDDEN_UNITS = 64;
export const UNITS_PER_GROUP = 4;
export const UNIT_GROUPS = HIDDEN_UNITS / UNITS_PER_GROUP;
/** What a place adds to the units of a group is one of so many codes. */
export const CODES = 256;
const NOTHING = [0, 0, 0, 0] as const;
/** The buckets of words, and behind them those of what is named. */
const PLACES = TEXT_BUCKETS + NAMED_BUCKETS;

/**
 * A trained network of one hidden layer. What is alike in what it says of danger moves the hidden units alike, so that words met
 * in few texts stand beside those met in many; and what it tells follows from which of them come together, not from their sum alone.
 */
export type NetworkWeights<Output extends string> = {
  readonly outputs: readonly Output[];
  /** The places that count, in ascending order. */
  readonly places: Int32Array | readonly number[];
  /** A code of each group for each place: `UNIT_GROUPS` a place. */
  readonly codes: Uint8Array;
  /** What a code adds to the units of its group: `UNITS_PER_GROUP` a code, `CODES` a group. */
  readonly codebook: Float32Array;
  readonly hiddenBias: Float32Array;
  /** Of each output, what each hidden unit weighs, and behind these the bias. */
  readonly outputWeights: Float32Array;
};

/** The weights of a network as they are stored. */
export type PackedNetwork<Output extends string> = {
  readonly outputs: readonly Output[];
  /** How far each place is from the one before, in bytes of seven bits, and its codes. */
  readonly places: readonly string[];
  /** Numbers of 32 bits (IEEE 754, little-endian): the codebook, the biases of the hidden units, the weights of the outputs. */
  readonly numbers: readonly string[];
};

/** What a network says of a text, by output: above 0, more likely than not. */
export type Network<Output extends string> = (features: Features) => (output: Output) => number;

/** Where the buckets of a text stand, those of its words first. */
export function placesOf({ text, named }: Features): readonly number[] {
  return [...text, ...named.map((bucket) => TEXT_BUCKETS + bucket)];
}

/** The network of packed weights. @throws Error where they do not fit. */
export function createNetwork<Output extends string>(
  packed: PackedNetwork<Output>,
): Network<Output> {
  const { outputs, places, codes, codebook, hiddenBias, outputWeights } = unpackNetwork(packed);
  const numbers = new PlaceNumbers(places, PLACES);
  /** Adds what these places move the hidden units by, so many times. */
  const addPlaces = (hidden: Float64Array, found: readonly number[], times: number): void => {
    for (let group = 0; group < UNIT_GROUPS; group += 1) {
      // Added up one by one in registers, they take half the time of sums in an array.
      let [a, b, c, d] = NOTHING;
      for (const number of found) {
        const code = codes[number * UNIT_GROUPS + group] as number;
        const from = (group * CODES + code) * UNITS_PER_GROUP;
        a += codebook[from] as number;
        b += codebook[from + 1] as number;
        c += codebook[from + 2] as number;
        d += codebook[from + 3] as number;
      }
      const at = group * UNITS_PER_GROUP;
      for (const [unit, sum] of [a, b, c, d].entries())
        hidden[at + unit] = (hidden[at + unit] ?? 0) + sum * times;
    }
  };
  const knownAmong = (buckets: Iterable<number>, first: number): number[] => {
    const found: number[] = [];
    for (const bucket of buckets) {
      const number = numbers.numberOf(first + bucket);
      if (number >= 0) found.push(number);
    }
    return found;
  };
  const hiddenOf = ({ text, textValue, named, namedValue }: Features): Float64Array => {
    const hidden = Float64Array.from(hiddenBias);
    addPlaces(hidden, knownAmong(text, 0), textValue);
    addPlaces(hidden, knownAmong(named, TEXT_BUCKETS), namedValue);
    return hidden;
  };
  return (features) => {
    const hidden = hiddenOf(features);
    return (output) => {
      const row = outputs.indexOf(output);
      if (row < 0) throw new Error(`The trained weights have no output ${output}.`);
      const from = row * (HIDDEN_UNITS + 1);
      let score = outputWeights[from + HIDDEN_UNITS] ?? 0;
      for (const [unit, value] of hidden.entries())
        if (value > 0) score += value * (outputWeights[from + unit] ?? 0);
      return score;
    };
  };
}

/** The weights of a network as text. */
export function packNetwork<Output extends string>(
  weights: NetworkWeights<Output>,
): PackedNetwork<Output> {
  const { outputs, places, codes, codebook, hiddenBias, outputWeights } = weights;
  const bytes: number[] = [];
  let before = -1;
  for (let number = 0; number < places.length; number += 1) {
    const place = places[number] ?? 0;
    let gap = place - before - 1;
    for (; gap > 127; gap >>>= 7) bytes.push(128 | (gap & 127));
    bytes.push(gap);
    before = place;
    bytes.push(...codes.subarray(number * UNIT_GROUPS, (number + 1) * UNIT_GROUPS));
  }
  const values = [...codebook, ...hiddenBias, ...outputWeights];
  const numbers = new DataView(new ArrayBuffer(4 * values.length));
  for (const [at, value] of values.entries()) numbers.setFloat32(4 * at, value, true);
  return {
    outputs,
    places: packBytes(Uint8Array.from(bytes)),
    numbers: packBytes(new Uint8Array(numbers.buffer)),
  };
}

/** The weights that packed ones stand for. @throws Error where they do not fit. */
function unpackNetwork<Output extends string>({
  outputs,
  places: packed,
  numbers,
}: PackedNetwork<Output>): NetworkWeights<Output> {
  const bytes = unpackBytes(packed);
  const places: number[] = [];
  const codes = new Uint8Array(bytes.length);
  let before = -1;
  for (let at = 0; at < bytes.length; at += UNIT_GROUPS) {
    let gap = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      gap |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    before += gap + 1;
    const first = places.length * UNIT_GROUPS;
    for (let group = 0; group < UNIT_GROUPS; group += 1)
      codes[first + group] = bytes[at + group] ?? 0;
    places.push(before);
  }
  const values = unpackBytes(numbers);
  const sizes = [
    UNIT_GROUPS * CODES * UNITS_PER_GROUP,
    HIDDEN_UNITS,
    outputs.length * (HIDDEN_UNITS + 1),
  ] as const;
  if (values.length !== 4 * sizes.reduce((sum, size) => sum + size))
    throw new Error("The trained weights do not fit the network.");
  const view = new DataView(values.buffer);
  const all = Float32Array.from({ length: values.length / 4 }, (_, at) =>
    view.getFloat32(4 * at, true),
  );
  const [ofCodebook, ofHidden] = sizes;
  return {
    outputs,
    places,
    codes: codes.slice(0, places.length * UNIT_GROUPS),
    codebook: all.subarray(0, ofCodebook),
    hiddenBias: all.subarray(ofCodebook, ofCodebook + ofHidden),
    outputWeights: all.subarray(ofCodebook + ofHidden),
  };
}
