import { deniedWords } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import type { AdviceConcept } from "./advice-rule.ts";

/** Where a concept was found: the words from `start` up to `end`. */
export type AdviceHit = { readonly start: number; readonly end: number };

/** The words of a text with the finds of each concept in them, and whether a word is denied, at its place. */
export type FoundAdvice = {
  readonly words: readonly Token[];
  readonly hits: ReadonlyMap<string, readonly AdviceHit[]>;
  readonly denied: Uint8Array;
  /** The same without what is only supposed ("what if I faint?"). */
  readonly negated: Uint8Array;
  /** The places of words that a question mark follows. */
  readonly questions: ReadonlySet<number>;
};

/** Hides what it contains. */
const IDIOM = "idiom";
/** What stands behind it up to the end of its part is advised against. */
const AGAINST = "against";
/** What stands behind it within so many words is only supposed ("if you stop", "before stopping"). */
const SUPPOSED = "supposed";
const SUPPOSED_REACH = 6;
/** What is only supposed ends where the consequence begins. */
const THEN = new Set(["you", "then", "就", "也"]);
/** Where a part of a sentence ends. */
const TURN = "turn";

/** A "no" that belongs to these denies nothing behind them ("do not worry, skip it"). */
const SPOKEN = new Set(["reassure", "noNeedToBeSeen", "needless"]);

/** Finds the concepts of advice in texts. */
export class AdviceFinder {
  readonly #finder: PhraseFinder<string>;
  readonly #parents: ReadonlyMap<string, readonly string[]>;

  /** @throws Error for a concept that includes an unknown one, and for a phrase that cannot be read. */
  constructor(concepts: Readonly<Record<string, AdviceConcept>>) {
    const parents = new Map<string, string[]>();
    for (const [id, { includes = [] }] of Object.entries(concepts)) {
      for (const part of includes) {
        if (!Object.hasOwn(concepts, part)) throw new Error(`The concept ${part} is unknown.`);
        parents.set(part, [...(parents.get(part) ?? []), id]);
      }
    }
    this.#parents = parents;
    const phrases = Object.entries(concepts).flatMap(([id, { en = [], zh = [] }]) =>
      phrasesWith([...en, ...zh], id),
    );
    this.#finder = createPhraseFinder(phrases, { within: "sentence" });
  }

  /** The finds in a text; `named` are further words of a concept, as the person's own medicines. */
  find(text: ReadText, named: ReadonlyMap<string, string> = new Map()): FoundAdvice {
    const { words } = text;
    const found = this.#finder.findAll(words).hits;
    const hidden = new Uint8Array(words.length);
    for (const { meaning, start, end } of found) if (meaning === IDIOM) hidden.fill(1, start, end);
    const hits = new Map<string, AdviceHit[]>();
    const add = (concept: string, hit: AdviceHit): void => {
      const known = hits.get(concept);
      if (known === undefined) hits.set(concept, [hit]);
      else known.push(hit);
      for (const parent of this.#parents.get(concept) ?? []) add(parent, hit);
    };
    const shown = found.filter(
      ({ meaning, start, end }) =>
        meaning !== IDIOM && hidden[start] !== 1 && hidden[end - 1] !== 1,
    );
    for (const { meaning, start, end } of shown) add(meaning, { start, end });
    for (const [place, { text: word }] of words.entries()) {
      const concept = named.get(word);
      if (concept !== undefined) add(concept, { start: place, end: place + 1 });
    }
    const spoken = shown.filter(({ meaning }) => SPOKEN.has(meaning));
    const denied = deniedWords(text, spoken);
    const negated = denied.slice();
    const turns = hits.get(TURN) ?? [];
    const isOwn = (cue: AdviceHit): boolean =>
      !spoken.some(({ start, end }) => start <= cue.start && end >= cue.end && end - start > 1);
    denyBehind(words, (hits.get(AGAINST) ?? []).filter(isOwn), denied, words.length, turns);
    const ends = words.flatMap(({ text: word }, start) =>
      THEN.has(word) ? [{ start, end: start }] : [],
    );
    denyBehind(words, hits.get(SUPPOSED) ?? [], denied, SUPPOSED_REACH, [...turns, ...ends]);
    return { words, hits, denied, negated, questions: questionsIn(text) };
  }
}

function denyBehind(
  words: readonly Token[],
  cues: readonly AdviceHit[],
  denied: Uint8Array,
  reach: number,
  turns: readonly AdviceHit[],
): void {
  const ends = new Set(turns.map(({ start }) => start));
  for (const { start, end } of cues) {
    const clause = words[start]?.clause;
    for (let at = end; at < words.length && at < end + reach; at += 1) {
      if (words[at]?.clause !== clause || ends.has(at)) break;
      denied[at] = 1;
    }
  }
}

function questionsIn({ tokens }: ReadText): ReadonlySet<number> {
  const places = new Set<number>();
  let words = 0;
  for (const { kind, text } of tokens) {
    if (text === "?") places.add(words - 1);
    if (kind !== "mark") words += 1;
  }
  return places;
}
