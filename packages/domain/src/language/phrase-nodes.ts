import type { PhrasePart } from "./phrase-notation.ts";
import { singularOf, stemOf } from "./stem.ts";
import { LONGEST_BEGINNING, type STEP_KIND, stepOf } from "./word-numbers.ts";

/** How the plain words of phrases are compared: as they stand, whatever their number, or number, person and time. */
export type WordComparison = "text" | "singular" | "stem";

/** A place in a trie of phrases, and where to go on from it. Most have one way on, which takes no table. */
export type PhraseNode<Meaning> = {
  /** By which step (`stepOf`), and where it leads. */
  step: number;
  next: PhraseNode<Meaning> | undefined;
  otherSteps: Map<number, PhraseNode<Meaning>> | undefined;
  /** Nodes from which to go on without a token. */
  onward: readonly PhraseNode<Meaning>[] | undefined;
  /** Ways on that few places have. */
  rare: RareSteps<Meaning> | undefined;
  meanings: readonly Meaning[] | undefined;
};

type RareSteps<Meaning> = {
  any: PhraseNode<Meaning> | undefined;
  numbers: readonly NumberStep<Meaning>[];
};

/** Where a number leads. */
export type NumberStep<Meaning> = {
  readonly least: number;
  readonly most: number;
  readonly node: PhraseNode<Meaning>;
};

/** No word takes it. */
const NOWHERE = -2;

/** An empty place. All have one shape, which makes searching quick. */
export function phraseNode<Meaning>(): PhraseNode<Meaning> {
  return {
    step: NOWHERE,
    next: undefined,
    otherSteps: undefined,
    onward: undefined,
    rare: undefined,
    meanings: undefined,
  };
}

/** Where a step leads. */
export function stepBy<Meaning>(
  node: PhraseNode<Meaning>,
  step: number,
): PhraseNode<Meaning> | undefined {
  return node.step === step ? node.next : node.otherSteps?.get(step);
}

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

/** Adds what a phrase that ends at a node means. */
export function addMeaning<Meaning>(node: PhraseNode<Meaning>, meaning: Meaning): void {
  const known = node.meanings;
  // An array that grows by itself keeps room for sixteen more.
  if (known === undefined) node.meanings = [meaning];
  else if (!known.includes(meaning)) node.meanings = [...known, meaning];
}

function afterGap<Meaning>(from: PhraseNode<Meaning>, most: number): PhraseNode<Meaning> {
  const join = phraseNode<Meaning>();
  let last = from;
  passOn(last, join);
  for (let count = 0; count < most; count += 1) {
    last = anyStep(last);
    passOn(last, join);
  }
  return join;
}

function passOn<Meaning>(from: PhraseNode<Meaning>, to: PhraseNode<Meaning>): void {
  from.onward = from.onward === undefined ? [to] : [...from.onward, to];
}

function step<Meaning>(
  node: PhraseNode<Meaning>,
  part: Exclude<PhrasePart, { kind: "choice" | "gap" }>,
  compare: WordComparison,
): PhraseNode<Meaning> {
  switch (part.kind) {
    case "any":
      return anyStep(node);
    case "number":
      return numberStep(node, part);
    case "inflected":
      return stepTo(node, "stem", stemOf(part.text));
    case "exact":
      return stepTo(node, "text", part.text);
    case "beginning":
      return stepTo(node, "beginning", part.text.slice(0, LONGEST_BEGINNING));
    case "word":
      return wordStep(node, part.text, compare);
  }
}

function wordStep<Meaning>(
  node: PhraseNode<Meaning>,
  text: string,
  compare: WordComparison,
): PhraseNode<Meaning> {
  if (compare === "text") return stepTo(node, "text", text);
  if (compare === "singular") return stepTo(node, "singular", singularOf(text));
  return stepTo(node, "stem", stemOf(text));
}

function stepTo<Meaning>(
  from: PhraseNode<Meaning>,
  kind: keyof typeof STEP_KIND,
  word: string,
): PhraseNode<Meaning> {
  const step = stepOf(word, kind);
  const known = stepBy(from, step);
  if (known !== undefined) return known;
  const node = phraseNode<Meaning>();
  if (from.next === undefined) {
    from.step = step;
    from.next = node;
  } else {
    from.otherSteps ??= new Map();
    from.otherSteps.set(step, node);
  }
  return node;
}

function anyStep<Meaning>(from: PhraseNode<Meaning>): PhraseNode<Meaning> {
  from.rare ??= { any: undefined, numbers: [] };
  from.rare.any ??= phraseNode();
  return from.rare.any;
}

function numberStep<Meaning>(
  from: PhraseNode<Meaning>,
  { least, most }: { readonly least: number; readonly most: number },
): PhraseNode<Meaning> {
  from.rare ??= { any: undefined, numbers: [] };
  const { numbers } = from.rare;
  const known = numbers.find((one) => one.least === least && one.most === most);
  if (known !== undefined) return known.node;
  const node = phraseNode<Meaning>();
  from.rare.numbers = [...numbers, { least, most, node }];
  return node;
}
