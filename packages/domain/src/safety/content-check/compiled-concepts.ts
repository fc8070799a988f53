import { type PhraseFinder, phraseFinderInSteps } from "../../language/phrase-finder.ts";
import type { Steps } from "../../shared/steps.ts";
import type { Concept } from "./content-rule.ts";
import { evidenceOf } from "./evidence-of-concept.ts";

/** Concepts of which one lies near others of the next part, by their numbers. */
export type NearPattern = {
  readonly parts: readonly (readonly number[])[];
  readonly gap: number;
  readonly ordered: boolean;
};

/** What makes signs harmless, by the numbers of concepts. */
export type Explanation = {
  readonly by: number;
  readonly signs: readonly number[];
  readonly within: "behind" | "alone" | "clause" | "next clause";
  readonly unless: readonly number[];
};

type CompiledConcept = {
  readonly id: string;
  readonly includes: readonly number[];
  readonly near: readonly NearPattern[];
  readonly setting: boolean;
  /** Whether it is a sign of danger by itself. */
  readonly isSign: boolean;
};

/** Concepts by their numbers, with a finder of all their phrases. */
export type CompiledConcepts = {
  readonly concepts: readonly CompiledConcept[];
  readonly finder: PhraseFinder<number>;
  /** Those that are made of others, each behind those that it is made of. */
  readonly derived: readonly CompiledConcept[];
  readonly explanations: readonly Explanation[];
  /** The number of a concept. @throws Error for an unknown one. */
  numberOf(id: string): number;
};

/** What phrases of words can hold: letters, digits and the signs of the notation. */
const READABLE = /^(?:[\p{L}\p{N}\s()|~#_+*]|<\d+(?:\.\d+)?-\d+(?:\.\d+)?>)+$/u;

/** @throws Error for a concept that cannot be read, names an unknown one or contains itself. */
export function* compileConcepts(byId: Readonly<Record<string, Concept>>): Steps<CompiledConcepts> {
  const numbers = new Map(Object.keys(byId).map((id, number) => [id, number]));
  const numberOf = (id: string): number => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`The concept ${id} is unknown.`);
    return number;
  };
  const concepts = Object.entries(byId).map(([id, concept]) => ({
    id,
    includes: (concept.includes ?? []).map(numberOf),
    near: (concept.near ?? []).map(({ parts, gap, ordered = false }) => ({
      parts: parts.map((part) => part.map(numberOf)),
      gap,
      ordered,
    })),
    setting: concept.setting ?? false,
    isSign: evidenceOf(id, concept) === "sign",
  }));
  const finder = yield* phraseFinderInSteps(phrasesOf(byId));
  const explanations = Object.values(byId).flatMap(({ explains }, by) =>
    explains === undefined
      ? []
      : {
          by,
          within: explains.within,
          signs: explains.signs.map(numberOf),
          unless: explains.unless.map(numberOf),
        },
  );
  return { concepts, finder, derived: inOrderOfParts(concepts), explanations, numberOf };
}

function* phrasesOf(byId: Readonly<Record<string, Concept>>): Generator<readonly [string, number]> {
  for (const [number, [id, concept]] of Object.entries(byId).entries()) {
    const { en, zh, includes, near } = concept;
    if ((en ?? zh ?? includes ?? near) === undefined)
      throw new Error(`The concept ${id} is empty.`);
    for (const phrase of [...(en ?? []), ...(zh ?? [])]) {
      if (!READABLE.test(phrase)) throw new Error(`The phrase "${phrase}" has a sign of no word.`);
      yield [phrase, number];
    }
  }
}

function inOrderOfParts(concepts: readonly CompiledConcept[]): readonly CompiledConcept[] {
  const order: CompiledConcept[] = [];
  const state = new Map<CompiledConcept, "open" | "done">();
  const visit = (number: number): void => {
    const concept = concepts[number];
    if (concept === undefined || state.get(concept) === "done") return;
    if (state.get(concept) === "open")
      throw new Error(`The concept ${concept.id} contains itself.`);
    state.set(concept, "open");
    const { includes, near } = concept;
    for (const other of [...includes, ...near.flatMap(({ parts }) => parts.flat())]) visit(other);
    state.set(concept, "done");
    if (includes.length > 0 || near.length > 0) order.push(concept);
  };
  for (const number of concepts.keys()) visit(number);
  return order;
}
