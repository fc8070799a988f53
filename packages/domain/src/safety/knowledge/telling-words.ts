import { healthTokens } from "../policy/health-text.ts";
import {
  endsDenial,
  endsList,
  isPeopleWord,
  knownPhrases,
  type PhraseRole,
} from "./claim-words.ts";

/** Stands after each clause in the tokens of a claim. */
export const CLAUSE_END = ",";

const HAN = /\p{Script=Han}/u;
const NUMBER = /^\d/;
/** Stands for what a denial without a word of its own denies. */
const BARE_DENIAL = "not";
const STOP_WORDS = new Set(
  healthTokens(
    "a an and are as at be but by can do does for from has have he her his i if in into is it its of on or our she should so than that the their them then there these they this those to was we were which who will with you your also most such very just about any all each when one may must might would could 的 了 和 与 或 是 在 有 就 都 也 还 又 很 把 被 从 到 以 为 等 这 那 其 之 而 及 应 要 会 能 可 人 者",
  ),
);

/**
 * The telling words, by whether they are affirmed or denied: English by a rough stem, Chinese in pairs of neighbouring
 * characters where no known word is found, since words have no spaces. Numbers are never denied, and people only by a denial of their own.
 */
export function wordsByStand(tokens: readonly string[]): {
  readonly affirmed: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
} {
  const affirmed = new Set<string>();
  const denied = new Set<string>();
  const scope = new DenialScope(tokens);
  const add = (word: string) => {
    const isDenied = isPeopleWord(word) ? scope.hasDenial : scope.isDenied;
    if (isDenied && !NUMBER.test(word)) {
      denied.add(word);
      scope.cover();
    } else {
      affirmed.add(word);
    }
  };
  const phrases = new Map(knownPhrases.find(tokens).map((phrase) => [phrase.start, phrase]));
  let isPaired = false;
  for (let index = 0; index < tokens.length; ) {
    const phrase = phrases.get(index);
    const end = phrase?.end ?? index + 1;
    if (scope.enter(index, end, phrase?.values)) denied.add(BARE_DENIAL);
    if (phrase === undefined) {
      const following = phrases.has(index + 1) ? undefined : tokens[index + 1];
      const isPair = HAN.test(tokens[index] ?? "") && HAN.test(following ?? "");
      const word = isPair ? `${tokens[index]}${following}` : unknownWord(tokens[index] ?? "");
      // The last character of a run stands in the pair before it.
      if (word !== undefined && (isPair || !isPaired)) add(word);
      isPaired = isPair;
    } else {
      isPaired = false;
      for (const role of phrase.values) if (role.kind === "word") role.words.forEach(add);
    }
    index = end;
  }
  return { affirmed, denied };
}

/** Follows which tokens a denial covers. */
class DenialScope {
  readonly #tokens: readonly string[];
  #denial = false;
  #refusal = false;
  #isBare = false;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** Whether a word such as "without" covers the place. */
  get hasDenial(): boolean {
    return this.#denial;
  }

  get isDenied(): boolean {
    return this.#denial !== this.#refusal;
  }

  /** A word that is denied was read. */
  cover(): void {
    this.#isBare = false;
  }

  /** Goes on to the next tokens; true where a denial ends that covered no word, as in "not all". */
  enter(start: number, end: number, roles: readonly PhraseRole[] | undefined): boolean {
    const tokens = this.#tokens.slice(start, end).join(" ");
    const isClauseEnd = tokens === CLAUSE_END;
    const isEnd = isClauseEnd || endsDenial(tokens);
    const endsBare = isEnd && this.#denial && this.#isBare;
    if (isEnd) this.#denial = false;
    if (isClauseEnd ? endsList(this.#tokens[end] ?? "and") : tokens === "but") {
      this.#refusal = false;
    }
    for (const { kind } of roles ?? []) {
      if (kind === "denial") this.#denial = !this.#denial;
      if (kind === "refusal") this.#refusal = !this.#refusal;
      if (kind === "denial") this.#isBare = this.#denial;
    }
    return endsBare;
  }
}

function unknownWord(token: string): string | undefined {
  if (token === CLAUSE_END || STOP_WORDS.has(token)) return undefined;
  return HAN.test(token) ? token : stemOf(token);
}

function stemOf(word: string): string {
  if (word.length < 5) return word;
  for (const ending of ["ingly", "edly", "ing", "ed", "ly", "e"]) {
    if (word.endsWith(ending) && word.length - ending.length >= 4) {
      return word.slice(0, -ending.length);
    }
  }
  return word;
}
