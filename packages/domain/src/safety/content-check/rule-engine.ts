import type { ReadText } from "../../language/read-text.ts";
import { finished, type Steps } from "../../shared/steps.ts";
import type { ContentKind } from "../content-check.ts";
import type { CompiledConcepts } from "./compiled-concepts.ts";
import { type ConceptHit, type FoundConcepts, READING_BITS } from "./concept-hit.ts";
import type { ContentRule, Scope } from "./content-rule.ts";
import { withExplained } from "./explained-signs.ts";
import { findConcepts } from "./find-concepts.ts";
import { SOURCES } from "./sources.data.ts";
import { WARNINGS } from "./warnings.data.ts";

type CompiledRule = {
  readonly rule: ContentRule;
  readonly slots: readonly (readonly number[])[];
  readonly unless: readonly number[];
  readonly despite: readonly number[];
  readonly ignored: number;
  readonly kinds: ReadonlySet<ContentKind>;
};

const ALL_READINGS = Object.values(READING_BITS).reduce((bits, bit) => bits | bit, 0);
const PASSAGE_SENTENCES = 2;

/** The rules over compiled concepts; a broken one makes construction fail. */
export class RuleEngine {
  readonly #concepts: CompiledConcepts;
  readonly #rules: readonly CompiledRule[];

  /** @throws Error naming the rule that is broken, or the concept that it lacks. */
  constructor(compiled: CompiledConcepts, rules: readonly ContentRule[]) {
    this.#concepts = compiled;
    const ids = new Set<string>();
    this.#rules = rules.map((rule) => {
      if (ids.has(rule.id)) throw new Error(`The rule ${rule.id} exists twice.`);
      ids.add(rule.id);
      return this.#compile(rule);
    });
  }

  /** Finds the concepts in a text once, for `applyRules`. */
  find(text: ReadText): FoundConcepts {
    return finished(this.findInSteps(text));
  }

  /** The same step by step. */
  findInSteps(text: ReadText): Steps<FoundConcepts> {
    return findConcepts(this.#concepts, text);
  }

  /** The same finds as they count: those that the text itself explains are read as that. */
  counted(found: FoundConcepts): FoundConcepts {
    return withExplained(this.#concepts, found);
  }

  /** The concepts asserted in a text, by number: what is known of a person from a short entry. */
  assertedConcepts(text: ReadText): Set<number> {
    const { finds } = this.find(text);
    const asserted = new Set<number>();
    for (const [concept, hits] of finds.entries())
      if (hits.some((hit) => (hit.reading & READING_BITS.negated) === 0)) asserted.add(concept);
    return asserted;
  }

  conceptNumber(id: string): number {
    return this.#concepts.numberOf(id);
  }

  /** The rules that hold for the text read, given the concepts already known about the person. */
  applyRules(found: FoundConcepts, known: ReadonlySet<number>, kind: ContentKind): ContentRule[] {
    const holding: ContentRule[] = [];
    for (const compiled of this.#rules) {
      if (compiled.kinds.has(kind) && this.#holds(compiled, found, known))
        holding.push(compiled.rule);
    }
    return holding;
  }

  #compile(rule: ContentRule): CompiledRule {
    if (rule.when.length === 0 || rule.when.some((slot) => slot.length === 0))
      throw new Error(`The rule ${rule.id} has an empty slot.`);
    if (!Object.hasOwn(SOURCES, rule.source)) throw new Error(`The rule ${rule.id} has no source.`);
    if (!Object.hasOwn(WARNINGS, rule.warning))
      throw new Error(`The rule ${rule.id} has no warning.`);
    let ignored = ALL_READINGS;
    for (const reading of rule.counts ?? []) ignored &= ~READING_BITS[reading];
    return {
      rule,
      slots: rule.when.map((slot) => slot.map((concept) => this.#concepts.numberOf(concept))),
      unless: (rule.unless ?? []).map((concept) => this.#concepts.numberOf(concept)),
      despite: (rule.despite ?? []).map((concept) => this.#concepts.numberOf(concept)),
      ignored,
      kinds: new Set(rule.kinds ?? ["message"]),
    };
  }

  #holds(
    { rule, slots, unless, despite, ignored }: CompiledRule,
    found: FoundConcepts,
    known: ReadonlySet<number>,
  ): boolean {
    let open: ConceptHit[][] = [];
    for (const slot of slots) {
      const isKnown = slot.some((concept) => known.has(concept));
      if (isKnown) continue;
      const hits: ConceptHit[] = [];
      for (const concept of slot) {
        const dropped =
          this.#concepts.concepts[concept]?.setting === true
            ? ignored & READING_BITS.quoted
            : ignored;
        for (const hit of found.finds[concept] ?? []) {
          if ((hit.reading & dropped) === 0) hits.push(hit);
        }
      }
      if (hits.length === 0) return false;
      open.push(hits);
    }
    if (open.length === 0) return false;
    const exceptions = exceptionsOf(unless, despite, found);
    if (open.length === 1 && exceptions.length === 0) return true;
    if (open.length > 1) open = open.toSorted((left, right) => left.length - right.length);
    const units = unitsWithAll(open, rule.scope, found);
    if (exceptions.length === 0) return units.size > 0;
    const excepted = unitsOf(exceptions, rule.scope, found);
    for (const unit of units) if (!excepted.has(unit)) return true;
    return false;
  }
}

/** What makes a rule not apply: stated exceptions, less those that something close by lifts. */
function exceptionsOf(
  unless: readonly number[],
  despite: readonly number[],
  found: FoundConcepts,
): ConceptHit[] {
  const stated = (concepts: readonly number[]): ConceptHit[] =>
    concepts.flatMap((concept) =>
      (found.finds[concept] ?? []).filter((hit) => (hit.reading & READING_BITS.negated) === 0),
    );
  const exceptions = stated(unless);
  if (exceptions.length === 0 || despite.length === 0) return exceptions;
  const lifted = unitsOf(stated(despite), "passage", found);
  return exceptions.filter((hit) => !lifted.has(hit.sentence));
}

function unitsWithAll(
  slots: readonly ConceptHit[][],
  scope: Scope,
  found: FoundConcepts,
): Set<number> {
  let units: Set<number> | undefined;
  for (const hits of slots) {
    const here = unitsOf(hits, scope, found);
    if (units === undefined) units = here;
    else for (const unit of units) if (!here.has(unit)) units.delete(unit);
    if (units.size === 0) break;
  }
  return units ?? new Set();
}

function unitsOf(hits: readonly ConceptHit[], scope: Scope, found: FoundConcepts): Set<number> {
  const units = new Set<number>();
  const last = found.text.words.at(-1)?.sentence ?? 0;
  for (const hit of hits) {
    if (scope === "clause") units.add(hit.clause);
    else if (scope === "sentence") units.add(hit.sentence);
    else {
      const to = Math.min(last, hit.sentence + PASSAGE_SENTENCES);
      for (let unit = Math.max(0, hit.sentence - PASSAGE_SENTENCES); unit <= to; unit += 1)
        units.add(unit);
    }
  }
  return units;
}
