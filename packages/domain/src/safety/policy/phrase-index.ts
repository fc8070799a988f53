interface PhraseNode<Value> {
  readonly next: Map<string, PhraseNode<Value>>;
  readonly values: Value[];
}

/** A known phrase in a list of tokens: from `start` up to, not including, `end`. */
export type FoundPhrase<Value> = {
  readonly start: number;
  readonly end: number;
  readonly values: readonly Value[];
};

/** Finds known phrases in tokens; the time grows with the text times the longest phrase, nothing else. */
export type PhraseIndex<Value> = {
  /** The longest phrase from each place on, none inside another. */
  find(tokens: readonly string[]): readonly FoundPhrase<Value>[];
};

/** An index of phrases, each a list of tokens with what it means; one phrase may mean several things. */
export function createPhraseIndex<Value>(
  entries: Iterable<readonly [phrase: readonly string[], value: Value]>,
): PhraseIndex<Value> {
  const root: PhraseNode<Value> = { next: new Map(), values: [] };
  for (const [phrase, value] of entries) {
    if (phrase.length === 0) continue;
    const node = nodeOf(root, phrase);
    if (!node.values.includes(value)) node.values.push(value);
  }
  return {
    find(tokens) {
      const found: FoundPhrase<Value>[] = [];
      let start = 0;
      while (start < tokens.length) {
        const longest = longestFrom(root, tokens, start);
        if (longest !== undefined) found.push(longest);
        start = longest?.end ?? start + 1;
      }
      return found;
    },
  };
}

function nodeOf<Value>(root: PhraseNode<Value>, phrase: readonly string[]): PhraseNode<Value> {
  let node = root;
  for (const token of phrase) {
    let following = node.next.get(token);
    if (following === undefined) {
      following = { next: new Map(), values: [] };
      node.next.set(token, following);
    }
    node = following;
  }
  return node;
}

function longestFrom<Value>(
  root: PhraseNode<Value>,
  tokens: readonly string[],
  start: number,
): FoundPhrase<Value> | undefined {
  let node: PhraseNode<Value> | undefined = root;
  let longest: FoundPhrase<Value> | undefined;
  for (let end = start; end < tokens.length; end += 1) {
    node = node.next.get(tokens[end] as string);
    if (node === undefined) break;
    if (node.values.length > 0) longest = { start, end: end + 1, values: node.values };
  }
  return longest;
}
