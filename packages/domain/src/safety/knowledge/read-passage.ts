import { amountsIn, type ClaimedAmount } from "./claim-amounts.ts";
import type { StanceRule } from "./claim-stances.data.ts";
import { type Stance, stancesOf } from "./claim-stances.ts";
import { peopleWord } from "./claim-words.ts";
import { type Claim, claimOf, claimsOf } from "./claims.ts";
import type { KnowledgeAudience, KnowledgePassage } from "./knowledge-entry.ts";

/** A passage as claims are compared with it. */
export type ReadPassage = {
  readonly passage: KnowledgePassage;
  readonly sentences: readonly Claim[];
  /** What all sentences are about: the title, and the people whom the passage is for. */
  readonly context: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly stances: ReadonlyMap<StanceRule, Stance>;
  readonly amounts: readonly ClaimedAmount[];
};

/** Reads a passage once for all claims. */
export function readPassage(passage: KnowledgePassage): ReadPassage {
  const sentences = claimsOf(`${passage.summary}\n${passage.text}`);
  const title = [...claimOf(passage.title).affirmed].filter((word) => !/^\d/.test(word));
  const context = new Set([...title, ...peopleOf(passage.audience)]);
  return {
    passage,
    sentences,
    context,
    words: new Set([...context, ...sentences.flatMap(({ words }) => [...words])]),
    stances: prevailingStances(sentences),
    amounts: sentences.flatMap(({ text }) => amountsIn(text)),
  };
}

/** Adults are meant where no age is named. */
function peopleOf({ ageGroups, conditions }: KnowledgeAudience): string[] {
  const ages = ageGroups.length === 0 ? (["adult"] as const) : ageGroups;
  return [...ages, ...conditions].map(peopleWord);
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
