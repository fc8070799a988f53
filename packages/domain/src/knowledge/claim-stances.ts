import {
  createPhraseFinder,
  type PhraseFinder,
  type PhraseHit,
} from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import type { Token } from "../language/read-text.ts";
import {
  DENIALS_AFTER,
  DENIALS_BEFORE,
  FORBIDDING,
  STANCE_RULES,
  type StanceRule,
} from "./claim-stances.data.ts";

/** Where a text stands on a subject. */
export type Stance = "for" | "against";

/** What a phrase says on a subject: that it is spoken of, or a side. */
type StancePhrase = { readonly rule: StanceRule; readonly says: "about" | 1 | -1 | 0 };

type Finders = {
  readonly rules: PhraseFinder<StancePhrase>;
  readonly before: PhraseFinder<true>;
  readonly after: PhraseFinder<true>;
  readonly forbidding: PhraseFinder<true>;
};

const DENIAL_BEFORE_REACH = 4;
const DENIAL_AFTER_REACH = 6;
/** In Chinese, where a word is one character or two. */
const HAN_BEFORE_REACH = 6;
const HAN_AFTER_REACH = 12;

let built: Finders | undefined;

/** The subjects that a sentence takes a side on, in the order of the rules; nothing where it takes both. */
export function stancesOf(words: readonly Token[]): ReadonlyMap<StanceRule, Stance> {
  const byRule = Map.groupBy(finders().rules.findAll(words).hits, ({ meaning }) => meaning.rule);
  const stances = new Map<StanceRule, Stance>();
  for (const rule of STANCE_RULES) {
    const hits = byRule.get(rule) ?? [];
    const isAbout = rule.about.length === 0 || hits.some(({ meaning }) => meaning.says === "about");
    const balance = isAbout ? balanceOf(hits, words) : 0;
    if (balance !== 0) stances.set(rule, balance > 0 ? "for" : "against");
  }
  return stances;
}

/** How often the side for it is taken, less how often the other one is; a denied side counts for the other. */
function balanceOf(hits: readonly PhraseHit<StancePhrase>[], words: readonly Token[]): number {
  let balance = 0;
  for (const { start, end, meaning } of longestOf(hits)) {
    const side = meaning.says === "about" ? 0 : meaning.says;
    balance += isDenied(words, start, end) ? -side : side;
  }
  return balance;
}

/** The longest side from each place on, none inside another. */
function longestOf(hits: readonly PhraseHit<StancePhrase>[]): readonly PhraseHit<StancePhrase>[] {
  const longest: PhraseHit<StancePhrase>[] = [];
  for (const hit of hits) {
    if (hit.meaning.says === "about") continue;
    const last = longest.at(-1);
    if (last === undefined || hit.start >= last.end) longest.push(hit);
    else if (hit.start === last.start && hit.end > last.end) longest[longest.length - 1] = hit;
  }
  return longest;
}

/** A denial before the side and one after it cancel each other, and so do two after it: "is not pointless". */
function isDenied(words: readonly Token[], start: number, end: number): boolean {
  const clause = words[start]?.clause;
  const inClause = (word: Token) => word.clause === clause;
  const isHan = words[start]?.kind === "han";
  const [reach, reachAfter] = isHan
    ? [HAN_BEFORE_REACH, HAN_AFTER_REACH]
    : [DENIAL_BEFORE_REACH, DENIAL_AFTER_REACH];
  const earlier = words.slice(Math.max(0, start - reach), start).filter(inClause);
  const later = words.slice(end, end + reachAfter).filter(inClause);
  const { before, after } = finders();
  const isTurned = after
    .find(later)
    .some((hit) => before.find(later.slice(0, hit.start)).length % 2 === 0);
  const isLeftOut = before.find(earlier).length % 2 === 1;
  const isForbidden = isLeftOut && forbids(words, Math.max(0, start - reach), clause);
  return (isLeftOut !== isForbidden) !== isTurned;
}

/** "Never train in the heat without a drink": the clause begins by forbidding what is then said without it. */
function forbids(words: readonly Token[], until: number, clause: number | undefined): boolean {
  const first = words.findIndex((word) => word.clause === clause);
  return (
    first < until &&
    finders()
      .forbidding.find(words.slice(first, until))
      .some(({ start }) => start === 0)
  );
}

function finders(): Finders {
  const options = { compare: "singular" } as const;
  built ??= {
    rules: createPhraseFinder(STANCE_RULES.flatMap(phrasesOf), options),
    before: createPhraseFinder(phrasesWith(DENIALS_BEFORE, true as const), options),
    after: createPhraseFinder(phrasesWith(DENIALS_AFTER, true as const), options),
    forbidding: createPhraseFinder(phrasesWith(FORBIDDING, true as const), options),
  };
  return built;
}

function phrasesOf(rule: StanceRule): readonly (readonly [string, StancePhrase])[] {
  return [
    ...phrasesWith(rule.about, { rule, says: "about" } as const),
    ...phrasesWith(rule.forIt, { rule, says: 1 } as const),
    ...phrasesWith(rule.againstIt, { rule, says: -1 } as const),
    ...phrasesWith(rule.neither ?? [], { rule, says: 0 } as const),
  ];
}
