import type { PhraseNodes, WordComparison } from "./phrase-nodes.ts";
import type { PhrasePart } from "./phrase-notation.ts";
import { singularOf, stemOf } from "./stem.ts";
import { LONGEST_BEGINNING, stepOf } from "./word-numbers.ts";

/** Adds the parts behind a place and returns the place where they end. */
export function insertPhrase<Meaning>(
  nodes: PhraseNodes<Meaning>,
  from: number,
  parts: readonly PhrasePart[],
  compare: WordComparison,
): number {
  let node = from;
  for (const part of parts) {
    if (part.kind === "choice") {
      const join = nodes.add();
      for (const choice of part.choices)
        nodes.passOn(insertPhrase(nodes, node, choice, compare), join);
      node = join;
    } else if (part.kind === "gap") node = afterGap(nodes, node, part.most);
    else node = step(nodes, node, part, compare);
  }
  return node;
}

function afterGap<Meaning>(nodes: PhraseNodes<Meaning>, from: number, most: number): number {
  const join = nodes.add();
  let last = from;
  nodes.passOn(last, join);
  for (let count = 0; count < most; count += 1) {
    last = nodes.anyTo(last);
    nodes.passOn(last, join);
  }
  return join;
}

function step<Meaning>(
  nodes: PhraseNodes<Meaning>,
  node: number,
  part: Exclude<PhrasePart, { kind: "choice" | "gap" }>,
  compare: WordComparison,
): number {
  switch (part.kind) {
    case "any":
      return nodes.anyTo(node);
    case "number":
      return nodes.numberTo(node, part.least, part.most);
    case "inflected":
      return nodes.stepTo(node, stepOf(stemOf(part.text), "stem"));
    case "exact":
      return nodes.stepTo(node, stepOf(part.text, "text"));
    case "beginning":
      return nodes.stepTo(node, stepOf(part.text.slice(0, LONGEST_BEGINNING), "beginning"));
    case "word":
      return nodes.stepTo(node, wordStep(part.text, compare));
  }
}

function wordStep(text: string, compare: WordComparison): number {
  if (compare === "text") return stepOf(text, "text");
  if (compare === "singular") return stepOf(singularOf(text), "singular");
  return stepOf(stemOf(text), "stem");
}
