import { TEXT_LANGUAGES, type TextLanguage } from "@health-exercise/domain/language";

/** How many numbers say where in meaning a word or an entry points. */
export const DIMENSIONS = 64;
/** Steps of a number of a word go from -7 to 7, two of them in a byte. */
export const MOST_STEPS = 7;
/** Stands among the entries for what none of them answers. */
export const NO_ENTRY = "";
const BYTES_OF_WORD = DIMENSIONS / 2;
const STEP_BITS = 4;
const LOWER_STEP = 0x0f;

/** What was learned of one language: where the words of questions point, and where the entries do that answer them. */
export type SubjectWeights = {
  /** The hashes of words that tell something, ascending. */
  readonly words: Uint32Array;
  /** How much each tells. */
  readonly information: Float32Array;
  /** Where each points, `MOST_STEPS` above its steps, two in a byte, the lower half first. */
  readonly directions: Uint8Array;
  /** The ids of the entries, and `NO_ENTRY`. */
  readonly entries: readonly string[];
  /** Where each points. */
  readonly entryDirections: Int8Array;
  /** What a step of a word is worth, times one of an entry. */
  readonly scale: number;
};

/** The weights of all languages, and what they were trained on, as a SHA-256. */
export type TrainedSubjects = {
  readonly trainedOn: string;
  readonly weights: Readonly<Record<TextLanguage, SubjectWeights>>;
};

type Heading = {
  readonly trainedOn: string;
  readonly languages: Readonly<
    Record<
      TextLanguage,
      { readonly words: number; readonly scale: number; readonly entries: readonly string[] }
    >
  >;
};

const LINE_END = 0x0a;
/** Arrays of numbers begin at such places. */
const ALIGNMENT = 4;

/**
 * The weights as a file: a line of JSON, filled up with spaces, then the arrays of one language after the other, numbers in
 * little-endian order as all machines that Node runs on have them.
 */
export function subjectsFile({ trainedOn, weights }: TrainedSubjects): Uint8Array {
  const languages = Object.fromEntries(
    TEXT_LANGUAGES.map((language) => {
      const { words, scale, entries } = weights[language];
      return [language, { words: words.length, scale, entries }];
    }),
  );
  const heading = new TextEncoder().encode(JSON.stringify({ trainedOn, languages }));
  const line = new Uint8Array(aligned(heading.length + 1)).fill(" ".charCodeAt(0));
  line.set(heading);
  line[line.length - 1] = LINE_END;
  const arrays = TEXT_LANGUAGES.flatMap((language) => {
    const { words, information, directions, entryDirections } = weights[language];
    return [words, information, directions, entryDirections];
  });
  return concatenated([line, ...arrays]);
}

/** The weights of a file, which stay where they are: it begins at a multiple of four bytes. @throws Error where its heading cannot be read, or it is too short. */
export function subjectsIn(file: Uint8Array<ArrayBuffer>): TrainedSubjects {
  const end = file.indexOf(LINE_END) + 1;
  const { trainedOn, languages } = JSON.parse(
    new TextDecoder().decode(file.subarray(0, end)),
  ) as Heading;
  let at = file.byteOffset + end;
  const next = <Numbers>(
    Numbers: new (buffer: ArrayBuffer, from: number, length: number) => Numbers,
    length: number,
    bytes: number,
  ): Numbers => {
    const numbers = new Numbers(file.buffer, at, length);
    at += aligned(length * bytes);
    return numbers;
  };
  const weightsOf = (language: TextLanguage): SubjectWeights => {
    const { words, scale, entries } = languages[language];
    return {
      words: next(Uint32Array, words, Uint32Array.BYTES_PER_ELEMENT),
      information: next(Float32Array, words, Float32Array.BYTES_PER_ELEMENT),
      directions: next(Uint8Array, words * BYTES_OF_WORD, 1),
      entries,
      entryDirections: next(Int8Array, entries.length * DIMENSIONS, 1),
      scale,
    };
  };
  return { trainedOn, weights: { en: weightsOf("en"), zh: weightsOf("zh") } };
}

/** Adds to a direction where a word points, so many times. */
export function addDirection(
  sum: Float32Array,
  { directions }: Pick<SubjectWeights, "directions">,
  word: number,
  times: number,
): void {
  const from = word * BYTES_OF_WORD;
  for (let at = 0; at < BYTES_OF_WORD; at += 1) {
    const both = directions[from + at] ?? 0;
    sum[2 * at] = (sum[2 * at] ?? 0) + times * ((both & LOWER_STEP) - MOST_STEPS);
    sum[2 * at + 1] = (sum[2 * at + 1] ?? 0) + times * ((both >> STEP_BITS) - MOST_STEPS);
  }
}

/** Steps of -`MOST_STEPS` to `MOST_STEPS`, two in a byte. */
export function packedSteps(steps: ArrayLike<number>): Uint8Array {
  const half = (at: number): number => (steps[at] ?? 0) + MOST_STEPS;
  return Uint8Array.from(
    { length: steps.length / 2 },
    (_, at) => half(2 * at) | (half(2 * at + 1) << STEP_BITS),
  );
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

function concatenated(arrays: readonly ArrayBufferView[]): Uint8Array {
  const whole = new Uint8Array(
    arrays.reduce((sum, { byteLength }) => sum + aligned(byteLength), 0),
  );
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    whole.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += aligned(byteLength);
  }
  return whole;
}
