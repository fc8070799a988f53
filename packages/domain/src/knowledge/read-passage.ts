import { toldOnce } from "../language/told-once.ts";
import { advisesActivity } from "./activity-judgements.ts";
import { amountsIn } from "./claim-amounts.ts";
import type { StanceRule } from "./claim-stances.data.ts";
import { type Stance, stancesOf } from "./claim-stances.ts";
import { isPeopleWord, peopleWord } from "./claim-words.ts";
import type { ClaimedAmount } from "./claimed-amount.ts";
import { type Claim, claimOf, claimsOf } from "./claims.ts";
import type { KnowledgeAudience, KnowledgePassage, PassageReading } from "./knowledge-entry.ts";
import { readingOf } from "./passage-reading.ts";
import { answerOf, asksSomething } from "./title-question.ts";

/** A passage as claims are compared with it. */
export type ReadPassage = {
  readonly passage: KnowledgePassage;
  readonly sentences: readonly Claim[];
  /** Those of its sentences that stand behind an activity. */
  readonly advising: ReadonlySet<Claim>;
  /** What all sentences are about: the title, and the people whom the passage is for. */
  readonly context: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly stances: ReadonlyMap<StanceRule, Stance>;
  readonly amounts: readonly ClaimedAmount[];
};

/** Takes a passage apart once for all claims. */
export function readPassage(passage: KnowledgePassage): ReadPassage {
  const { sentences, context, words } = toldBy(readingOf(passage), passage.audience);
  return {
    passage,
    sentences,
    advising: new Set(sentences.filter(advisesActivity)),
    context,
    words,
    stances: prevailingStances(sentences),
    amounts: sentences.flatMap(({ tokens }) => amountsIn(tokens)),
  };
}

/** The words of a passage, and of whom it is for. */
export function wordsOfPassage(passage: KnowledgePassage): ReadonlySet<string> {
  return toldBy(readingOf(passage), passage.audience).words;
}

type Told = Pick<ReadPassage, "sentences" | "context" | "words">;

const toldBy = toldOnce((reading: PassageReading, audience: KnowledgeAudience): Told => {
  const { title, summary, text } = reading;
  const asked = claimOf(title.source, title.tokens);
  const isQuestion = asksSomething(title);
  const answer = isQuestion ? answerOf(summary.words.length > 0 ? summary : text) : undefined;
  const sentences = [
    ...claimsOf([summary, text]),
    ...(answer === undefined ? [] : [answer === "no" ? denialOf(asked) : asked]),
  ];
  // A question states nothing that a claim could rest on.
  const titleWords = isQuestion ? [...asked.affirmed].filter(isPeopleWord) : asked.affirmed;
  const context = new Set([
    ...[...titleWords].filter((word) => !/^\d/.test(word)),
    ...peopleOf(audience),
  ]);
  const words = new Set([...context, ...sentences.flatMap((sentence) => [...sentence.words])]);
  return { sentences, context, words };
});

/** What a question asked, as it is where the answer is no. */
function denialOf(asked: Claim): Claim {
  const isKept = (word: string) => isPeopleWord(word) || /^\d/.test(word);
  const affirmed = new Set([...asked.affirmed].filter(isKept));
  return { ...asked, affirmed, denied: new Set([...asked.words].filter((word) => !isKept(word))) };
}

/** Adults are meant where no age is named. */
function peopleOf({ ageGroups, conditions }: KnowledgeAudience): string[] {
  const ages = ageGroups.length === 0 ? (["adult"] as const) : ageGroups;
  return [...ages, ...conditions].map(peopleWord);
}

/** The sides that the sentences take, without those that they contradict each other on. */
function prevailingStances(sentences: readonly Claim[]): ReadonlyMap<StanceRule, Stance> {
  const found = new Map<StanceRule, Stance | "both">();
  for (const { plainTokens } of sentences) {
    for (const [rule, stance] of stancesOf(plainTokens)) {
      const known = found.get(rule);
      found.set(rule, known === undefined || known === stance ? stance : "both");
    }
  }
  return new Map([...found].filter((each): each is [StanceRule, Stance] => each[1] !== "both"));
}
