import { amountsIn, type ClaimedAmount } from "./claim-amounts.ts";
import type { StanceRule } from "./claim-stances.data.ts";
import { type Stance, stancesOf } from "./claim-stances.ts";
import { type Claim, claimOf, claimsOf } from "./claims.ts";
import type { KnowledgePassage } from "./knowledge-entry.ts";

/** A passage as claims are compared with it. */
export type ReadPassage = {
  readonly passage: KnowledgePassage;
  readonly sentences: readonly Claim[];
  readonly words: ReadonlySet<string>;
  readonly stances: ReadonlyMap<StanceRule, Stance>;
  readonly amounts: readonly ClaimedAmount[];
};

/** Reads a passage once for all claims. */
export function readPassage(passage: KnowledgePassage): ReadPassage {
  const sentences = claimsOf(`${passage.summary}\n${passage.text}`);
  const words = new Set([...sentences, claimOf(passage.title)].flatMap(({ words }) => [...words]));
  return {
    passage,
    sentences,
    words,
    stances: prevailingStances(sentences),
    amounts: sentences.flatMap(({ text }) => amountsIn(text)),
  };
}

/** The sides that the sentences take, without those that they contradict each other on. */
function prevailingStances(sentences: readonly Claim[]): ReadonlyMap<StanceRule, Stance> {
  const found = new Map<StanceRule, Stance | "both">();
  for (const { tokens } of sentences) {
    for (const [rule, stance] of stancesOf(tokens)) {
      const known = found.get(rule);
      found.set(rule, known === undefined || known === stance ? stance : "both");
    }
  }
  return new Map([...found].filter((each): each is [StanceRule, Stance] => each[1] !== "both"));
}
