import type { Concept } from "./content-rule.ts";
import { PhraseTrie } from "./phrase-trie.ts";
import { correctSpelling } from "./spelling.ts";
import { type Token, tokenise } from "./tokenise.ts";

/** Where a concept was found; `reading` holds bits of `READING_BITS`. */
export type ConceptHit = {
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
  reading: number;
};

/** How a text was read: its tokens, and the finds of each concept by index. */
export type TextReading = {
  readonly tokens: readonly Token[];
  readonly finds: readonly ConceptHit[][];
  /** Elementary steps taken, which grow in proportion to the text. */
  readonly steps: number;
};

/** The bits of the ways in which a phrase may be meant. */
export const READING_BITS = {
  negated: 1,
  past: 2,
  educational: 4,
  quoted: 8,
  fiction: 16,
} as const;

/** What the engine itself needs to find in a text. */
const MARKERS = [
  "negation",
  "notNegation",
  "negationEnd",
  "past",
  "present",
  "educational",
  "fiction",
  "citing",
  "idiom",
] as const;

const NEGATION_REACH = 9;
const SENTENCES_AROUND = 1;

type NearPattern = {
  readonly parts: readonly (readonly number[])[];
  readonly gap: number;
  readonly ordered: boolean;
};
type CompiledConcept = {
  readonly id: string;
  readonly includes: readonly number[];
  readonly near: readonly NearPattern[];
  readonly setting: boolean;
};

/** The concepts of the rules, compiled once: finds them all in a text and tells how each is meant. */
export class ContentIndex {
  readonly #trie = new PhraseTrie();
  readonly #concepts: CompiledConcept[] = [];
  readonly #indexById = new Map<string, number>();
  readonly #order: readonly number[];

  /** @throws Error for a concept that cannot be read, names an unknown one or contains itself. */
  constructor(concepts: Readonly<Record<string, Concept>>) {
    for (const id of Object.keys(concepts)) this.#indexById.set(id, this.#indexById.size);
    for (const [id, concept] of Object.entries(concepts)) {
      const index = this.indexOf(id);
      if (
        concept.en === undefined &&
        concept.zh === undefined &&
        concept.includes === undefined &&
        concept.near === undefined
      ) {
        throw new Error(`The concept ${id} is empty.`);
      }
      this.#trie.add(index, `${concept.en ?? ""};${concept.zh ?? ""}`);
      this.#concepts.push({
        id,
        includes: (concept.includes ?? []).map((other) => this.indexOf(other)),
        near: (concept.near ?? []).map((pattern) => ({
          parts: pattern.parts.map((part) => part.map((other) => this.indexOf(other))),
          gap: pattern.gap,
          ordered: pattern.ordered ?? false,
        })),
        setting: concept.setting ?? false,
      });
    }
    for (const marker of MARKERS) this.indexOf(marker);
    this.#order = this.#dependencyOrder();
  }

  /** The number of a concept. @throws Error for an unknown one. */
  indexOf(id: string): number {
    const index = this.#indexById.get(id);
    if (index === undefined) throw new Error(`The concept ${id} is unknown.`);
    return index;
  }

  isSetting(index: number): boolean {
    return this.#concepts[index]?.setting ?? false;
  }

  /** Reads a normalised text. */
  read(text: string): TextReading {
    const isKnown = (word: string): boolean => this.#trie.has(word) || this.#trie.hasPrefix(word);
    const tokens = tokenise(text, {
      has: isKnown,
      correct: (word) => correctSpelling(word, isKnown),
    });
    const { hits, steps } = this.#trie.find(tokens);
    const finds: ConceptHit[][] = this.#concepts.map(() => []);
    const masked = this.#maskOf(tokens, hits);
    for (const hit of hits) {
      if (masked(hit.meaning, hit.start, hit.end)) continue;
      add(finds[hit.meaning], {
        start: hit.start,
        end: hit.end,
        sentence: tokens[hit.start]?.sentence ?? 0,
        clause: tokens[hit.start]?.clause ?? 0,
        reading: 0,
      });
    }
    this.#tellReadings(tokens, finds);
    let more = 0;
    for (const index of this.#order) more += this.#derive(index, finds);
    return { tokens, finds, steps: steps + more };
  }

  /** Idioms hide what they contain or cross; a longer phrase around an idiom stays. */
  #maskOf(
    tokens: readonly Token[],
    hits: readonly { meaning: number; start: number; end: number }[],
  ) {
    const idiom = this.indexOf("idiom");
    const idiomEnd = new Int32Array(tokens.length);
    const idiomStart = new Int32Array(tokens.length).fill(-1);
    for (const hit of hits) {
      if (hit.meaning !== idiom) continue;
      for (let at = hit.start; at < hit.end; at += 1) {
        if (idiomStart[at] === -1 || hit.end > (idiomEnd[at] ?? 0)) {
          idiomStart[at] = hit.start;
          idiomEnd[at] = hit.end;
        }
      }
    }
    return (meaning: number, start: number, end: number): boolean => {
      if (meaning === idiom) return false;
      for (let at = start; at < end; at += 1) {
        const from = idiomStart[at] ?? -1;
        if (from < 0) continue;
        const to = idiomEnd[at] ?? 0;
        const isAround = start <= from && end >= to && end - start > to - from;
        if (!isAround) return true;
      }
      return false;
    };
  }

  #tellReadings(tokens: readonly Token[], finds: ConceptHit[][]): void {
    const of = (marker: (typeof MARKERS)[number]): ConceptHit[] =>
      finds[this.indexOf(marker)] ?? [];
    const markers = new Set<number>(MARKERS.map((marker) => this.indexOf(marker)));
    const sentences = (tokens.at(-1)?.sentence ?? 0) + 1;
    const marks = (hits: readonly ConceptHit[], around: number): Uint8Array => {
      const marked = new Uint8Array(sentences);
      for (const hit of hits) {
        const from = Math.max(0, hit.sentence - around);
        marked.fill(1, from, Math.min(sentences, hit.sentence + around + 1));
      }
      return marked;
    };
    const past = marks(of("past"), 0);
    const present = marks(of("present"), 0);
    const educational = marks(of("educational"), 0);
    const fiction = marks(of("fiction"), SENTENCES_AROUND);
    const citing = marks(of("citing"), 0);
    const negated = this.#negatedTokens(tokens, finds, markers);
    for (const [index, hits] of finds.entries()) {
      if (markers.has(index)) continue;
      for (const hit of hits) {
        const quoted = tokens[hit.start]?.quoted === true && citing[hit.sentence] === 1;
        hit.reading =
          (negated[hit.start] === 1 ? READING_BITS.negated : 0) |
          (past[hit.sentence] === 1 && present[hit.sentence] === 0 ? READING_BITS.past : 0) |
          (educational[hit.sentence] === 1 ? READING_BITS.educational : 0) |
          (quoted ? READING_BITS.quoted : 0) |
          (fiction[hit.sentence] === 1 ? READING_BITS.fiction : 0);
      }
    }
  }

  /** The tokens in reach of a negation that is no part of a phrase of its own. */
  #negatedTokens(
    tokens: readonly Token[],
    finds: readonly ConceptHit[][],
    markers: ReadonlySet<number>,
  ): Uint8Array {
    const negated = new Uint8Array(tokens.length);
    const spoken = new Uint8Array(tokens.length);
    for (const hit of finds[this.indexOf("notNegation")] ?? []) spoken.fill(1, hit.start, hit.end);
    for (const [index, hits] of finds.entries()) {
      if (markers.has(index) || this.isSetting(index)) continue;
      for (const hit of hits) if (hit.end - hit.start > 1) spoken.fill(1, hit.start, hit.end);
    }
    const ends = new Uint8Array(tokens.length);
    for (const hit of finds[this.indexOf("negationEnd")] ?? []) ends[hit.start] = 1;
    for (const hit of finds[this.indexOf("negation")] ?? []) {
      if (spoken[hit.start] === 1) continue;
      const first = tokens[hit.start];
      let reach = NEGATION_REACH;
      for (let at = hit.end; at < tokens.length && reach > 0; at += 1, reach -= 1) {
        const token = tokens[at];
        if (token === undefined || token.sentence !== first?.sentence || ends[at] === 1) break;
        const before = tokens[at - 1];
        if (before !== undefined && token.clause !== before.clause) {
          if (isNewStatement(tokens, at)) break;
          reach += 1;
        }
        negated[at] = 1;
      }
    }
    return negated;
  }

  #derive(index: number, finds: ConceptHit[][]): number {
    const concept = this.#concepts[index];
    const own = finds[index];
    if (concept === undefined || own === undefined) return 0;
    let steps = 0;
    const before = own.length;
    for (const other of concept.includes) {
      own.push(...(finds[other] ?? []));
      steps += finds[other]?.length ?? 0;
    }
    for (const pattern of concept.near) {
      let joined = merged(pattern.parts[0] ?? [], finds);
      for (const part of pattern.parts.slice(1)) {
        if (joined.length === 0) break;
        const others = merged(part, finds);
        steps += joined.length + others.length;
        joined = pairs(joined, others, pattern);
      }
      own.push(...joined);
    }
    if (own.length > before)
      own.sort((left, right) => left.start - right.start || right.end - left.end);
    return steps;
  }

  #dependencyOrder(): number[] {
    const order: number[] = [];
    const state = new Map<number, "open" | "done">();
    const visit = (index: number): void => {
      const concept = this.#concepts[index];
      if (concept === undefined || state.get(index) === "done") return;
      if (state.get(index) === "open")
        throw new Error(`The concept ${concept.id} contains itself.`);
      state.set(index, "open");
      for (const other of concept.includes) visit(other);
      for (const pattern of concept.near)
        for (const part of pattern.parts) for (const other of part) visit(other);
      state.set(index, "done");
      if (concept.includes.length > 0 || concept.near.length > 0) order.push(index);
    };
    for (const index of this.#concepts.keys()) visit(index);
    return order;
  }
}

/** After a comma a list may go on; a subject or a verb of its own begins a new statement. */
const STATEMENT_WORDS = new Set(
  "i im ive id my it its he she we you they the this that is am are was were have has had can could should do does did what how which when why but so yet then now still just feel felt got get started please is 我 他 她 你 但 现 今 可 就 怎 想 只 最 还 能 要 什 有 适 一 都 下".split(
    " ",
  ),
);

function isNewStatement(tokens: readonly Token[], at: number): boolean {
  const clause = tokens[at]?.clause;
  for (let index = at; index < at + 3; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.clause !== clause) return false;
    if (STATEMENT_WORDS.has(token.text)) return true;
  }
  const after = tokens[at + 8];
  return after !== undefined && after.clause === clause;
}

function add(hits: ConceptHit[] | undefined, hit: ConceptHit): void {
  if (hits === undefined) return;
  const last = hits.at(-1);
  if (last !== undefined && last.start === hit.start) {
    if (last.end < hit.end) hits[hits.length - 1] = hit;
  } else hits.push(hit);
}

function merged(
  concepts: readonly number[],
  finds: readonly ConceptHit[][],
): readonly ConceptHit[] {
  const [only] = concepts;
  if (concepts.length === 1 && only !== undefined) return finds[only] ?? [];
  return concepts
    .flatMap((concept) => finds[concept] ?? [])
    .sort((left, right) => left.start - right.start);
}

/** For each left hit the nearest fitting right hit after it and, unless ordered, before it. */
function pairs(
  left: readonly ConceptHit[],
  right: readonly ConceptHit[],
  pattern: NearPattern,
): ConceptHit[] {
  const joined: ConceptHit[] = [];
  let from = 0;
  for (const one of left) {
    while (from < right.length && (right[from]?.end ?? 0) < one.start - pattern.gap) from += 1;
    let before: ConceptHit | undefined;
    let after: ConceptHit | undefined;
    for (let at = from; at < right.length && at < from + 4 * pattern.gap + 8; at += 1) {
      const other = right[at];
      if (other === undefined || other.start > one.end + pattern.gap) break;
      if (other.clause !== one.clause || (other.start < one.end && other.end > one.start)) continue;
      if (other.start >= one.end) {
        after = better(after, other);
      } else if (!pattern.ordered && one.start - other.end <= pattern.gap) {
        before = better(before, other);
      }
    }
    for (const other of [before, after]) {
      if (other === undefined) continue;
      const hit = {
        start: Math.min(one.start, other.start),
        end: Math.max(one.end, other.end),
        sentence: one.sentence,
        clause: one.clause,
        reading: one.reading | other.reading,
      };
      joined.push(hit);
    }
  }
  return joined;
}

function better(known: ConceptHit | undefined, other: ConceptHit): ConceptHit {
  if (known === undefined) return other;
  return known.reading !== 0 && other.reading === 0 ? other : known;
}
