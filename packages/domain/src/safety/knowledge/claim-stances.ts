import { createPhraseIndex, type PhraseIndex } from "../policy/phrase-index.ts";
import {
  DENIALS_AFTER,
  DENIALS_BEFORE,
  STANCE_RULES,
  type StanceRule,
} from "./claim-stances.data.ts";
import { holdsAny, meaning, phraseIndexOf } from "./phrases.ts";
import { CLAUSE_END } from "./telling-words.ts";

/** Where a text stands on a subject. */
export type Stance = "for" | "against";

const DENIAL_BEFORE_REACH = 4;
const DENIAL_AFTER_REACH = 6;

const before = phraseIndexOf(DENIALS_BEFORE);
const after = phraseIndexOf(DENIALS_AFTER);
const rules = STANCE_RULES.map((rule) => ({
  rule,
  about: rule.about === "" ? undefined : phraseIndexOf(rule.about),
  sides: createPhraseIndex([
    ...meaning(rule.forIt, 1),
    ...meaning(rule.againstIt, -1),
    ...meaning(rule.neither ?? "", 0),
  ]),
}));

/** The subjects that a sentence takes a side on; nothing where it takes both. */
export function stancesOf(tokens: readonly string[]): ReadonlyMap<StanceRule, Stance> {
  const stances = new Map<StanceRule, Stance>();
  for (const { rule, about, sides } of rules) {
    if (about !== undefined && !holdsAny(about, tokens)) continue;
    const balance = balanceOf(sides, tokens);
    if (balance !== 0) stances.set(rule, balance > 0 ? "for" : "against");
  }
  return stances;
}

/** How often the side for it is taken, less how often the other one is; a denied side counts for the other. */
function balanceOf(sides: PhraseIndex<number>, tokens: readonly string[]): number {
  let balance = 0;
  for (const { start, end, values } of sides.find(tokens)) {
    const side = values[0] ?? 0;
    balance += isDenied(tokens, start, end) ? -side : side;
  }
  return balance;
}

function isDenied(tokens: readonly string[], start: number, end: number): boolean {
  const earlier = tokens.slice(Math.max(0, start - DENIAL_BEFORE_REACH), start);
  const later = tokens.slice(end, end + DENIAL_AFTER_REACH);
  const sameClauseBefore = earlier.slice(earlier.lastIndexOf(CLAUSE_END) + 1);
  const clauseEnd = later.indexOf(CLAUSE_END);
  const sameClauseAfter = clauseEnd === -1 ? later : later.slice(0, clauseEnd);
  const denials =
    before.find(sameClauseBefore).length + Math.min(1, after.find(sameClauseAfter).length);
  return denials % 2 === 1;
}
