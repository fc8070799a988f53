const WORDS_IN_A_RUN = 4;
const CHINESE_IN_A_RUN = 8;

/** Where a part of a text was found. */
export type Leak = { readonly place: string; readonly run: string };

/**
 * Looks for texts in other ones: for any four words in a row, whatever stands between them, and any eight
 * Chinese characters in a row. Texts are looked at as they are and decoded: percent-encoding, `\u` escapes,
 * bytes in hexadecimal, base64.
 */
export class LeakScan {
  readonly #runs = new Set<string>();
  /** What has been looked at and has none: most of a database is the same value again and again. */
  readonly #clean = new Set<string>();

  constructor(texts: Iterable<string>) {
    for (const text of texts) for (const run of runsOf(text)) this.#runs.add(run);
  }

  /** How many runs are looked for. */
  get size(): number {
    return this.#runs.size;
  }

  /** The first run of a text in `haystack`; `place` says where that is. */
  find(place: string, haystack: string): Leak[] {
    if (this.#clean.has(haystack)) return [];
    for (const reading of readingsOf(haystack)) {
      for (const run of runsOf(reading)) if (this.#runs.has(run)) return [{ place, run }];
    }
    this.#clean.add(haystack);
    return [];
  }
}

function* runsOf(text: string): Generator<string> {
  const plain = text.normalize("NFKC").toLowerCase();
  yield* windows(plain.match(/[\p{L}\p{N}]+/gu) ?? [], WORDS_IN_A_RUN, " ");
  yield* windows(plain.match(/\p{Script=Han}/gu) ?? [], CHINESE_IN_A_RUN, "");
}

function* windows(parts: readonly string[], length: number, glue: string): Generator<string> {
  for (let end = length; end <= parts.length; end += 1) {
    yield parts.slice(end - length, end).join(glue);
  }
}

function readingsOf(text: string): Set<string> {
  return new Set([
    text,
    text.replaceAll(/(?:%[0-9a-f]{2}|\+)+/gi, decodePercent),
    text.replaceAll(/\\u([0-9a-f]{4})/gi, (_, digits) =>
      String.fromCharCode(Number(`0x${digits}`)),
    ),
    text.replaceAll(/(?:\\x)?([0-9a-f]{16,})/gi, (_, digits) =>
      Buffer.from(digits, "hex").toString(),
    ),
    text.replaceAll(/[\w+/-]{16,}={0,2}/g, (digits) => Buffer.from(digits, "base64").toString()),
  ]);
}

function decodePercent(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll("+", " "));
  } catch {
    return encoded;
  }
}
