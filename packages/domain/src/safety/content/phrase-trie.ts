import type { Token } from "./tokenise.ts";

/** A phrase found: the index of its meaning and the tokens from `start` up to `end`. */
export type PhraseHit = { readonly meaning: number; readonly start: number; readonly end: number };

type TrieNode = {
  readonly next: Map<string, TrieNode>;
  any?: TrieNode;
  /** Nodes from which to go on without a token. */
  onward?: TrieNode[];
  ranges?: { readonly least: number; readonly most: number; readonly node: TrieNode }[];
  meanings?: number[];
};

const MAX_PREFIX = 12;
/** Words that turn a meaning round are never stepped over by a gap. */
const NEVER_SKIPPED = new Set(["not", "no", "never", "nor", "without", "无", "不", "没", "未"]);

/** Finds phrases in tokens; the steps for each token are bounded by the phrases, never by the text. */
export class PhraseTrie {
  readonly #root: TrieNode = { next: new Map() };
  readonly #words = new Set<string>();
  readonly #stems = new Set<string>();
  readonly #prefixes = new Set<string>();
  readonly #keysOfWord = new Map<string, readonly string[]>();

  /** Adds the phrases of one meaning. @throws Error for a phrase that cannot be read. */
  add(meaning: number, phrases: string): void {
    for (const phrase of phrases.split(";")) {
      const trimmed = phrase.trim();
      if (trimmed === "") continue;
      const end = this.#insert(this.#root, parsePhrase(trimmed));
      if (end === this.#root) throw new Error(`The phrase "${trimmed}" is empty.`);
      end.meanings ??= [];
      if (!end.meanings.includes(meaning)) end.meanings.push(meaning);
    }
  }

  /** Whether the word stands in a phrase, itself or by its inflections. */
  has(word: string): boolean {
    if (this.#words.has(word)) return true;
    return stemsOf(word).some((stem) => this.#stems.has(stem));
  }

  /** Whether the word begins as a phrase with an open end does. */
  hasPrefix(word: string): boolean {
    for (let length = 3; length <= Math.min(MAX_PREFIX, word.length); length += 1) {
      if (this.#prefixes.has(word.slice(0, length))) return true;
    }
    return false;
  }

  /** Every phrase in the tokens, and the number of steps it took. */
  find(tokens: readonly Token[]): { readonly hits: PhraseHit[]; readonly steps: number } {
    const hits: PhraseHit[] = [];
    const keys = tokens.map((token) => this.#keysOf(token.text));
    let steps = 0;
    const visit = (node: TrieNode, start: number, at: number): void => {
      steps += 1;
      if (node.meanings !== undefined) {
        for (const meaning of node.meanings) hits.push({ meaning, start, end: at });
      }
      for (const next of node.onward ?? []) visit(next, start, at);
      const token = tokens[at];
      if (token === undefined || token.clause !== tokens[start]?.clause) return;
      for (const key of keys[at] ?? []) {
        const next = node.next.get(key);
        if (next !== undefined) visit(next, start, at + 1);
      }
      if (node.any !== undefined && !NEVER_SKIPPED.has(token.text)) visit(node.any, start, at + 1);
      if (node.ranges !== undefined && token.value !== undefined) {
        for (const range of node.ranges) {
          if (token.value >= range.least && token.value <= range.most)
            visit(range.node, start, at + 1);
        }
      }
    };
    for (let start = 0; start < tokens.length; start += 1) visit(this.#root, start, start);
    return { hits, steps };
  }

  #keysOf(word: string): readonly string[] {
    const known = this.#keysOfWord.get(word);
    if (known !== undefined) return known;
    const keys: string[] = [];
    if (this.#words.has(word)) keys.push(word);
    if (word.length > 1) {
      for (const stem of stemsOf(word)) if (this.#stems.has(stem)) keys.push(`${stem}+`);
      for (let length = 3; length <= Math.min(MAX_PREFIX, word.length); length += 1) {
        const prefix = word.slice(0, length);
        if (this.#prefixes.has(prefix)) keys.push(`${prefix}*`);
      }
    }
    return keys;
  }

  /** Adds the parts behind a node and returns the node where they end. */
  #insert(from: TrieNode, parts: readonly PhrasePart[]): TrieNode {
    let node = from;
    for (const part of parts) {
      if (typeof part === "string") {
        node = this.#step(node, part);
        continue;
      }
      const join: TrieNode = { next: new Map() };
      if ("gap" in part) {
        let last = node;
        passOn(last, join);
        for (let count = 0; count < part.gap; count += 1) {
          last.any ??= { next: new Map() };
          last = last.any;
          passOn(last, join);
        }
      } else {
        for (const choice of part.choices) passOn(this.#insert(node, choice), join);
      }
      node = join;
    }
    return node;
  }

  #step(node: TrieNode, edge: string): TrieNode {
    if (edge === "~") {
      node.any ??= { next: new Map() };
      return node.any;
    }
    const range = /^<(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)>$/.exec(edge);
    if (range?.[1] !== undefined && range[2] !== undefined) {
      const least = Number(range[1]);
      const most = Number(range[2]);
      node.ranges ??= [];
      let known = node.ranges.find((one) => one.least === least && one.most === most);
      if (known === undefined) {
        known = { least, most, node: { next: new Map() } };
        node.ranges.push(known);
      }
      return known.node;
    }
    if (edge.endsWith("+")) this.#stems.add(edge.slice(0, -1));
    else if (edge.endsWith("*")) this.#prefixes.add(edge.slice(0, -1));
    else this.#words.add(edge);
    let next = node.next.get(edge);
    if (next === undefined) {
      next = { next: new Map() };
      node.next.set(edge, next);
    }
    return next;
  }
}

/** The words of which this one may be an inflection, itself included. */
function stemsOf(word: string): string[] {
  const stems = [word];
  const cut = (count: number): string => word.slice(0, word.length - count);
  if (word.length < 4) {
    if (word.endsWith("s")) stems.push(cut(1));
    return stems;
  }
  if (word.endsWith("s")) stems.push(cut(1));
  if (word.endsWith("es")) stems.push(cut(2));
  if (word.endsWith("ies") || word.endsWith("ied")) stems.push(`${cut(3)}y`);
  if (word.endsWith("ed")) stems.push(cut(2), cut(1), undoubled(cut(2)));
  if (word.endsWith("ing")) stems.push(cut(3), `${cut(3)}e`, undoubled(cut(3)));
  if (word.endsWith("in")) stems.push(cut(2), `${cut(2)}e`);
  if (word.endsWith("ying")) stems.push(`${cut(4)}ie`);
  return stems;
}

function undoubled(word: string): string {
  return word.at(-1) === word.at(-2) ? word.slice(0, -1) : word;
}

/** A word to step over, a gap of so many tokens at most, or a choice. */
type PhrasePart =
  | string
  | { readonly gap: number }
  | { readonly choices: readonly (readonly PhrasePart[])[] };

function passOn(from: TrieNode, to: TrieNode): void {
  from.onward ??= [];
  from.onward.push(to);
}

function parsePhrase(phrase: string): PhrasePart[] {
  let at = 0;
  const parseParts = (depth: number): PhrasePart[] => {
    const parts: PhrasePart[] = [];
    let plain = "";
    const flush = (): void => {
      parts.push(...edgesOf(plain));
      plain = "";
    };
    while (at < phrase.length) {
      const character = phrase.charAt(at);
      if (character === "(") {
        flush();
        at += 1;
        const choices: PhrasePart[][] = [parseParts(depth + 1)];
        while (phrase.charAt(at) === "|") {
          at += 1;
          choices.push(parseParts(depth + 1));
        }
        if (phrase.charAt(at) !== ")")
          throw new Error(`The phrase "${phrase}" has an open bracket.`);
        at += 1;
        parts.push({ choices });
      } else if (depth > 0 && (character === "|" || character === ")")) {
        break;
      } else {
        plain += character;
        at += 1;
      }
    }
    flush();
    return parts;
  };
  return parseParts(0);
}

const EDGE = /<[\d.]+-[\d.]+>|\p{Script=Han}|[a-z0-9]+[+*]?|_+|#|\S/gu;
const NUMERALS = /[零〇一二两三四五六七八九十百千万]{2,8}/gu;

function edgesOf(phrase: string): PhrasePart[] {
  const edges: PhrasePart[] = [];
  let from = 0;
  for (const run of phrase.matchAll(NUMERALS)) {
    edges.push(...simpleEdges(phrase.slice(from, run.index)), run[0]);
    from = run.index + run[0].length;
  }
  edges.push(...simpleEdges(phrase.slice(from)));
  return edges;
}

function simpleEdges(phrase: string): PhrasePart[] {
  return (phrase.match(EDGE) ?? []).map((edge) => {
    if (edge === "#") return "<0-1000000>";
    if (edge === "~") return "~";
    if (edge.startsWith("_")) return { gap: edge === "_" ? 2 : 5 };
    if (!/^(?:<.*>|\p{Script=Han}|[a-z0-9]+[+*]?)$/u.test(edge))
      throw new Error(`The sign "${edge}" cannot stand in a phrase.`);
    return edge;
  });
}
