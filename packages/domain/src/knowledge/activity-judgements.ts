import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import { read } from "../language/read.ts";
import {
  ADVISING_WORDS,
  ALLOWING_WORDS,
  BARE_WORDS,
  CHINESE_WIDE_WORDS,
  CONDEMNING_WORDS,
  DENIED_CONDEMNATIONS,
  WIDE_WORDS,
} from "./activity-judgements.data.ts";
import { ANY_EXERCISE, isActivityWord, isPeopleWord } from "./claim-words.ts";
import type { Claim } from "./claims.ts";
import { wordsByStand } from "./telling-words.ts";

/** How a sentence judges what it speaks of. */
type Judgement = "advises" | "allows" | "condemns" | "denies_condemnation";

const NUMBER = /^\d/;

let finder: PhraseFinder<Judgement> | undefined;
let wideWords: ReadonlySet<string> | undefined;
let bareWords: ReadonlySet<string> | undefined;

/** Whether a sentence of an entry stands behind the activities that it names. */
export function advisesActivity(sentence: Claim): boolean {
  return sentence.affirmed.has(ANY_EXERCISE) && judgementsIn(sentence).has("advises");
}

/** The side that a claim takes on the activities it names; none where it says more than that. */
export function standOnActivities(claim: Claim): "for" | "against" | undefined {
  const activities = [...claim.words].filter(isActivityWord);
  if (activities.length === 0 || [...claim.denied].some(isPeopleWord)) return undefined;
  wideWords ??= tellingWordsIn([...WIDE_WORDS, ...CHINESE_WIDE_WORDS]);
  for (const word of claim.words) {
    const isWide = isActivityWord(word) || isPeopleWord(word) || NUMBER.test(word);
    if (!isWide && !wideWords.has(word)) return undefined;
  }
  const judgements = judgementsIn(claim);
  const isDenied = specificOf(activities).some((activity) => claim.denied.has(activity));
  const isCondemned = judgements.has("condemns") && !judgements.has("denies_condemnation");
  if (isDenied !== isCondemned) return "against";
  return !isDenied && judgements.has("allows") ? "for" : undefined;
}

/** Whether a claim says nothing but the people, the activity and its side. */
export function isBareJudgement({ words }: Claim): boolean {
  bareWords ??= tellingWordsIn(BARE_WORDS);
  for (const word of words) {
    if (!isActivityWord(word) && !isPeopleWord(word) && !bareWords.has(word)) return false;
  }
  return true;
}

/** Without exercise in general where a kind of it is named. */
export function specificOf(activities: readonly string[]): readonly string[] {
  const specific = activities.filter((activity) => activity !== ANY_EXERCISE);
  return specific.length === 0 ? activities : specific;
}

function judgementsIn({ plainTokens }: Claim): ReadonlySet<Judgement> {
  finder ??= createPhraseFinder<Judgement>(
    [
      ...phrasesWith<Judgement>(ADVISING_WORDS, "advises"),
      ...phrasesWith<Judgement>(ALLOWING_WORDS, "allows"),
      ...phrasesWith<Judgement>(CONDEMNING_WORDS, "condemns"),
      ...phrasesWith<Judgement>(DENIED_CONDEMNATIONS, "denies_condemnation"),
    ],
    { compare: "singular" },
  );
  return new Set(finder.findAll(plainTokens).hits.map(({ meaning }) => meaning));
}

function tellingWordsIn(list: readonly string[]): ReadonlySet<string> {
  return new Set(
    list.flatMap((text) => {
      const { affirmed, denied } = wordsByStand(read(text).words);
      return [...affirmed, ...denied];
    }),
  );
}
