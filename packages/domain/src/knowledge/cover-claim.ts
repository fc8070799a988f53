import type { Token } from "../language/read-text.ts";
import { toldOnce } from "../language/told-once.ts";
import { ANY_EXERCISE, isPeopleWord } from "./claim-words.ts";
import { type Claim, claimOf, sharedWords } from "./claims.ts";
import type { ReadPassage } from "./read-passage.ts";

/** A claim of fewer words must make up half of the sentence: what is left out of it could change it. A design value. */
const LEAST_WORDS = 2;
/** A claim of no more words must stand in the sentence itself: its title may speak of something else. A design value. */
const LEAST_WORDS_BESIDE_TITLE = 3;
/** Words that say what to do and not when: with them alone a claim leaves the circumstances out. */
const GENERAL_WORDS = new Set([
  ANY_EXERCISE,
  "stop",
  "now",
  "rest",
  "休息",
  "start",
  "begin",
  "wait",
]);
/** Words that narrow a sentence; a claim without them says more than it. */
const NARROWING_WORDS = ["only", "unless", "until", "仅", "只有", "只要", "除非"];
/** What holds for all is more than what holds; a number of people or days is none of them. */
const ALL = new Set([
  "all",
  "completely",
  "entirely",
  "totally",
  "100",
  "所有",
  "任何",
  "完全",
  "一切",
  "全部",
  "永远",
  "绝对",
]);
/** With fewer of its words in the whole passage no sentence can cover a claim. */
const LEAST_SHARE = 0.5;
const HALF = 0.5;
/** What `SAME_WORDS` compares "better" under, which is also said of what is rather to be done. */
const BETTER = "improve";
const COLONS = new Set([":", "："]);
const NUMBER = /^\d/;
/** Words in which an amount can be told in many ways, once the amount itself was compared. */
const WORDS_OF_AMOUNT = new Set(["minute", "week", "day", "session", "hour", "time", "次"]);

/**
 * The share of a claim's words that one sentence of the passage has with the same stand, 0-1, the title and the people of
 * the passage counted in; undefined when no sentence says what the claim says. Every word must be there, since one word
 * can change it all; one that only the title or the people give counts half.
 */
export function coverageOf(
  claim: Claim,
  read: ReadPassage,
  hasSameAmount: boolean,
): number | undefined {
  let best: number | undefined;
  if (sharedWords(claim, read.words) < LEAST_SHARE && !hasSameAmount) return undefined;
  for (const sentence of read.sentences) {
    if (turnsAround(claim, sentence)) return undefined;
    const share = shareCovered(claim, sentence, read, hasSameAmount);
    if (share === undefined || share <= (best ?? 0)) continue;
    if (isSaidAtOnce(claim, sentence, read)) best = share;
  }
  return best;
}

/** Whether what is better stands on the same side of a colon as the rest: "better eight: caffeine costs sleep" betters no sleep. */
function isSaidAtOnce(claim: Claim, sentence: Claim, { context }: ReadPassage): boolean {
  if (!claim.words.has(BETTER) || sidesOfColons(claim).length > 1) return true;
  const sides = sidesOfColons(sentence);
  const wanted = tellingWordsOf(claim).filter((word) => sentence.words.has(word));
  return (
    sides.length < 2 ||
    sides.some((side) => wanted.every((word) => side.words.has(word) || context.has(word)))
  );
}

const sidesOfColons = toldOnce(({ tokens }: Claim): readonly Claim[] => {
  const sides: Token[][] = [[]];
  for (const token of tokens) {
    if (COLONS.has(token.text)) sides.push([]);
    else sides.at(-1)?.push(token);
  }
  return sides.map((side) => claimOf("", side));
});

/** Whether a sentence has all telling words of a claim, and denies one that the claim affirms or the other way round. */
function turnsAround(claim: Claim, { words, affirmed, denied }: Claim): boolean {
  const telling = tellingWordsOf(claim);
  if (telling.length === 0 || !telling.every((word) => words.has(word))) return false;
  return telling.some((word) => !(claim.denied.has(word) ? denied : affirmed).has(word));
}

function shareCovered(
  claim: Claim,
  sentence: Claim,
  { context, advising }: ReadPassage,
  hasSameAmount: boolean,
): number | undefined {
  const isFree = (word: string) =>
    hasSameAmount && (NUMBER.test(word) || WORDS_OF_AMOUNT.has(word));
  for (const word of claim.denied) {
    if (!isFree(word) && !sentence.denied.has(word)) return undefined;
  }
  const mayBeInTitle = tellingWordsOf(claim).length > LEAST_WORDS_BESIDE_TITLE;
  let found = claim.denied.size;
  for (const word of claim.affirmed) {
    // Told both ways it is one word all the same.
    const whole = claim.denied.has(word) ? 0 : 1;
    if (sentence.affirmed.has(word)) found += whole;
    else if (sentence.denied.has(word)) return undefined;
    else if (isFree(word)) found += HALF * whole;
    else if (isPeopleWord(word) ? context.has(word) : mayBeInTitle && context.has(word))
      found += HALF * whole;
    else return undefined;
  }
  return isSpecific(claim, sentence, advising.has(sentence)) ? found / claim.words.size : undefined;
}

function isSpecific(claim: Claim, sentence: Claim, isAdvising: boolean): boolean {
  const telling = tellingWordsOf(claim);
  const isWider = NARROWING_WORDS.some(
    (word) => sentence.words.has(word) && !claim.words.has(word),
  );
  if (isWider || (saysAll(claim) && !saysAll(sentence))) return false;
  const isGeneral = telling.every((word) => word === ANY_EXERCISE);
  const shared = telling.filter((word) => sentence.words.has(word)).length;
  if (isGeneral) return !claim.denied.has(ANY_EXERCISE) && isAdvising;
  const isNarrow = telling.some((word) => !GENERAL_WORDS.has(word));
  return (
    (isNarrow && telling.length >= LEAST_WORDS) || shared >= HALF * tellingWordsOf(sentence).length
  );
}

function saysAll({ plainTokens }: Claim): boolean {
  return plainTokens.some(
    ({ text }, at) => ALL.has(text) || ALL.has(text + (plainTokens[at + 1]?.text ?? "")),
  );
}

function tellingWordsOf({ words }: Claim): string[] {
  return [...words].filter((word) => !isPeopleWord(word));
}
