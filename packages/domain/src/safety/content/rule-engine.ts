import type { ContentKind } from "../content-check.ts";
import { type ConceptHit, ContentIndex, READING_BITS, type TextReading } from "./content-index.ts";
import type { Concept, ContentRule, Scope } from "./content-rule.ts";
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

/** The rules and concepts, compiled once; a broken one makes construction fail. */
export class RuleEngine {
  readonly #index: ContentIndex;
  readonly #rules: readonly CompiledRule[];

  /** @throws Error naming the rule or concept that is broken. */
  constructor(concepts: Readonly<Record<string, Concept>>, rules: readonly ContentRule[]) {
    this.#index = new ContentIndex(concepts);
    const ids = new Set<string>();
    this.#rules = rules.map((rule) => {
      if (ids.has(rule.id)) throw new Error(`The rule ${rule.id} exists twice.`);
      ids.add(rule.id);
      return this.#compile(rule);
    });
  }

  /** Reads a normalised text once, for `applyRules`. */
  read(text: string): TextReading {
    return this.#index.read(text);
  }

  /** The concepts asserted in a text, by number: what is known of a person from a short entry. */
  assertedConcepts(text: string): Set<number> {
    const { finds } = this.#index.read(text);
    const asserted = new Set<number>();
    for (const [concept, hits] of finds.entries())
      if (hits.some((hit) => (hit.reading & READING_BITS.negated) === 0)) asserted.add(concept);
    return asserted;
  }

  conceptNumber(id: string): number {
    return this.#index.indexOf(id);
  }

  /** The rules that hold for the text read, given the concepts already known about the person. */
  applyRules(reading: TextReading, known: ReadonlySet<number>, kind: ContentKind): ContentRule[] {
    const holding: ContentRule[] = [];
    for (const compiled of this.#rules) {
      if (compiled.kinds.has(kind) && this.#holds(compiled, reading, known))
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
      slots: rule.when.map((slot) => slot.map((concept) => this.#index.indexOf(concept))),
      unless: (rule.unless ?? []).map((concept) => this.#index.indexOf(concept)),
      despite: (rule.despite ?? []).map((concept) => this.#index.indexOf(concept)),
      ignored,
      kinds: new Set(rule.kinds ?? ["message"]),
    };
  }

  #holds(
    { rule, slots, unless, despite, ignored }: CompiledRule,
    reading: TextReading,
    known: ReadonlySet<number>,
  ): boolean {
    let open: ConceptHit[][] = [];
    for (const slot of slots) {
      const isKnown = slot.some((concept) => known.has(concept));
      if (isKnown) continue;
      const hits: ConceptHit[] = [];
      for (const concept of slot) {
        const dropped = this.#index.isSetting(concept) ? ignored & READING_BITS.quoted : ignored;
        for (const hit of reading.finds[concept] ?? []) {
          if ((hit.reading & dropped) === 0) hits.push(hit);
        }
      }
      if (hits.length === 0) return false;
      open.push(hits);
    }
    if (open.length === 0) return false;
    const exceptions = exceptionsOf(unless, despite, reading);
    if (open.length === 1 && exceptions.length === 0) return true;
    if (open.length > 1) open = open.toSorted((left, right) => left.length - right.length);
    const units = unitsWithAll(open, rule.scope, reading);
    if (exceptions.length === 0) return units.size > 0;
    const excepted = unitsOf(exceptions, rule.scope, reading);
    for (const unit of units) if (!excepted.has(unit)) return true;
    return false;
  }
}

/** What makes a rule not apply: stated exceptions, less those that something close by lifts. */
function exceptionsOf(
  unless: readonly number[],
  despite: readonly number[],
  reading: TextReading,
): ConceptHit[] {
  const stated = (concepts: readonly number[]): ConceptHit[] =>
    concepts.flatMap((concept) =>
      (reading.finds[concept] ?? []).filter((hit) => (hit.reading & READING_BITS.negated) === 0),
    );
  const exceptions = stated(unless);
  if (exceptions.length === 0 || despite.length === 0) return exceptions;
  const lifted = unitsOf(stated(despite), "passage", reading);
  return exceptions.filter((hit) => !lifted.has(hit.sentence));
}

function unitsWithAll(
  slots: readonly ConceptHit[][],
  scope: Scope,
  reading: TextReading,
): Set<number> {
  let units: Set<number> | undefined;
  for (const hits of slots) {
    const here = unitsOf(hits, scope, reading);
    if (units === undefined) units = here;
    else for (const unit of units) if (!here.has(unit)) units.delete(unit);
    if (units.size === 0) break;
  }
  return units ?? new Set();
}

function unitsOf(hits: readonly ConceptHit[], scope: Scope, reading: TextReading): Set<number> {
  const units = new Set<number>();
  const last = reading.tokens.at(-1)?.sentence ?? 0;
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
