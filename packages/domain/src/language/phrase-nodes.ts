import type { PhrasePart } from "./phrase-notation.ts";
import { singularOf, stemOf } from "./stem.ts";

/** How the plain words of phrases are compared: as they stand, whatever their number, or number, person and time. */
export type WordComparison = "text" | "singular" | "stem";

/** Steps by words. Most places have one way on, which takes no table. */
export type PhraseSteps<Meaning> = {
  readonly word: string;
  readonly node: PhraseNode<Meaning>;
  others: Map<string, PhraseNode<Meaning>> | undefined;
};

/** Where a word leads. */
export function stepBy<Meaning>(
  steps: PhraseSteps<Meaning> | undefined,
  word: string,
): PhraseNode<Meaning> | undefined {
  if (steps === undefined) return undefined;
  return steps.word === word ? steps.node : steps.others?.get(word);
}

/** A place in a trie of phrases, and where to go on from it. */
export type PhraseNode<Meaning> = {
  texts: PhraseSteps<Meaning> | undefined;
  singulars: PhraseSteps<Meaning> | undefined;
  stems: PhraseSteps<Meaning> | undefined;
  beginnings: PhraseSteps<Meaning> | undefined;
  numbers:
    | { readonly least: number; readonly most: number; readonly node: PhraseNode<Meaning> }[]
    | undefined;
  any: PhraseNode<Meaning> | undefined;
  /** Nodes from which to go on without a token. */
  onward: PhraseNode<Meaning>[] | undefined;
  meanings: Meaning[] | undefined;
};

/** An empty place. All have one shape, which makes searching quick. */
export function phraseNode<Meaning>(): PhraseNode<Meaning> {
  return {
    texts: undefined,
    singulars: undefined,
    stems: undefined,
    beginnings: undefined,
    numbers: undefined,
    any: undefined,
    onward: undefined,
    meanings: undefined,
  };
}

/** Longer beginnings of words are cut. */
export const LONGEST_BEGINNING = 12;

/** Adds the parts behind a node and returns the node where they end. */
export function insertPhrase<Meaning>(
  from: PhraseNode<Meaning>,
  parts: readonly PhrasePart[],
  compare: WordComparison,
): PhraseNode<Meaning> {
  let node = from;
  for (const part of parts) {
    if (part.kind === "choice") {
      const join = phraseNode<Meaning>();
      for (const choice of part.choices) passOn(insertPhrase(node, choice, compare), join);
      node = join;
    } else if (part.kind === "gap") node = afterGap(node, part.most);
    else node = step(node, part, compare);
  }
  return node;
}

function afterGap<Meaning>(from: PhraseNode<Meaning>, most: number): PhraseNode<Meaning> {
  const join = phraseNode<Meaning>();
  let last = from;
  passOn(last, join);
  for (let count = 0; count < most; count += 1) {
    last.any ??= phraseNode();
    last = last.any;
    passOn(last, join);
  }
  return join;
}

function passOn<Meaning>(from: PhraseNode<Meaning>, to: PhraseNode<Meaning>): void {
  from.onward ??= [];
  from.onward.push(to);
}

function step<Meaning>(
  node: PhraseNode<Meaning>,
  part: Exclude<PhrasePart, { kind: "choice" | "gap" }>,
  compare: WordComparison,
): PhraseNode<Meaning> {
  switch (part.kind) {
    case "any":
      node.any ??= phraseNode();
      return node.any;
    case "number":
      return numberStep(node, part);
    case "inflected":
      return stepTo(node, "stems", stemOf(part.text));
    case "exact":
      return stepTo(node, "texts", part.text);
    case "beginning":
      return stepTo(node, "beginnings", part.text.slice(0, LONGEST_BEGINNING));
    case "word":
      return wordStep(node, part.text, compare);
  }
}

function wordStep<Meaning>(
  node: PhraseNode<Meaning>,
  text: string,
  compare: WordComparison,
): PhraseNode<Meaning> {
  if (compare === "text") return stepTo(node, "texts", text);
  if (compare === "singular") return stepTo(node, "singulars", singularOf(text));
  return stepTo(node, "stems", stemOf(text));
}

function stepTo<Meaning>(
  from: PhraseNode<Meaning>,
  kind: "texts" | "singulars" | "stems" | "beginnings",
  word: string,
): PhraseNode<Meaning> {
  const known = stepBy(from[kind], word);
  if (known !== undefined) return known;
  const node = phraseNode<Meaning>();
  const steps = from[kind];
  if (steps === undefined) from[kind] = { word, node, others: undefined };
  else {
    steps.others ??= new Map();
    steps.others.set(word, node);
  }
  return node;
}

function numberStep<Meaning>(
  node: PhraseNode<Meaning>,
  { least, most }: { readonly least: number; readonly most: number },
): PhraseNode<Meaning> {
  node.numbers ??= [];
  const known = node.numbers.find((one) => one.least === least && one.most === most);
  if (known !== undefined) return known.node;
  const next = phraseNode<Meaning>();
  node.numbers.push({ least, most, node: next });
  return next;
}
