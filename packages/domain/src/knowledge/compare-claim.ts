import type { BilingualText } from "../language/text-language.ts";
import type { Steps } from "../shared/steps.ts";
import { standOnActivities } from "./activity-judgements.ts";
import { amountsInSteps } from "./claim-amounts.ts";
import type { StanceRule } from "./claim-stances.data.ts";
import { type Stance, stancesOf } from "./claim-stances.ts";
import { isPeopleWord, peopleWord } from "./claim-words.ts";
import { amountsDisagree, amountsMeanTheSame, type ClaimedAmount } from "./claimed-amount.ts";
import { type Claim, sharedWords, shareOf } from "./claims.ts";
import { compareActivities } from "./compare-activities.ts";
import { coverageOf } from "./cover-claim.ts";
import {
  AUDIENCE_AGE_GROUPS,
  type AudienceAgeGroup,
  KNOWLEDGE_CONDITIONS,
  type KnowledgeCondition,
} from "./knowledge-entry.ts";
import type { ReadPassage } from "./read-passage.ts";

/** A claim as passages are compared with it. */
export type ReadClaim = {
  readonly claim: Claim;
  readonly stances: ReadonlyMap<StanceRule, Stance>;
  /** The side that it takes on the activities it names. */
  readonly stand: "for" | "against" | undefined;
  readonly amounts: readonly ClaimedAmount[];
  readonly conditions: readonly KnowledgeCondition[];
  readonly ageGroup: AudienceAgeGroup;
};

/** Reads a claim once for all passages, step by step. */
export function* readClaimInSteps(claim: Claim): Steps<ReadClaim> {
  const { length } = claim.text;
  const stances = stancesOf(claim.plainTokens);
  yield length;
  const stand = standOnActivities(claim);
  yield length;
  const amounts = yield* amountsInSteps(claim.tokens);
  yield length;
  return {
    claim,
    stances,
    stand,
    amounts,
    conditions: KNOWLEDGE_CONDITIONS.filter((each) => claim.affirmed.has(peopleWord(each))),
    ageGroup: ageGroupOf(claim),
  };
}

function ageGroupOf({ affirmed }: Claim): AudienceAgeGroup {
  return AUDIENCE_AGE_GROUPS.find((group) => affirmed.has(peopleWord(group))) ?? "adult";
}

/** What a passage says to a claim. */
export type Comparison =
  | { readonly kind: "conflict"; readonly reason: BilingualText }
  | { readonly kind: "support"; readonly share: number }
  | { readonly kind: "silent" };

const SILENT: Comparison = { kind: "silent" };
/** A denied copy of a sentence conflicts with it from this share of words on. A design value. */
const COPY_SHARE = 0.75;
/** In UTF-16 code units; a longer sentence says more than an entry can stand behind. A design value. */
const MAX_SUPPORTED_LENGTH = 500;
const AMOUNT_CONFLICT: BilingualText = {
  en: "The amount differs from what the entry recommends.",
  zh: "数量与条目的建议不一致。",
};
/** Why an entry that says the opposite conflicts. */
export const DENIAL_CONFLICT: BilingualText = {
  en: "The entry says the opposite.",
  zh: "条目的说法相反。",
};

/** Holds one claim against one passage. */
export function compareClaim(claim: ReadClaim, read: ReadPassage): Comparison {
  const amounts = isForSamePeople(claim, read) ? claim.amounts : [];
  const activities = compareActivities(claim.claim, claim.stand, read);
  if (activities === "agrees") return { kind: "support", share: 1 };
  const conflict =
    activities?.conflict ??
    stanceConflict(claim, read) ??
    amountConflict(amounts, read) ??
    denialConflict(claim.claim, read);
  if (conflict !== undefined) return { kind: "conflict", reason: conflict };
  if (claim.claim.text.length > MAX_SUPPORTED_LENGTH) return SILENT;
  const fit = amountFit(claim.amounts, amounts, read);
  if (fit === "differs" && !isCopied(claim.claim, read)) return SILENT;
  const share = coverageOf(claim.claim, read, fit === "fits");
  return share === undefined ? SILENT : { kind: "support", share };
}

/** Whether a sentence of the passage has just the words of the claim. */
function isCopied({ affirmed, denied }: Claim, read: ReadPassage): boolean {
  return read.sentences.some(
    (sentence) => isSame(affirmed, sentence.affirmed) && isSame(denied, sentence.denied),
  );
}

function isSame(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && shareOf(left, right) === (left.size === 0 ? 0 : 1);
}

function stanceConflict({ stances }: ReadClaim, read: ReadPassage): BilingualText | undefined {
  for (const [rule, stance] of stances) {
    const other = read.stances.get(rule);
    if (other === undefined || other === stance) continue;
    return other === "for" ? rule.entrySays : rule.entryDenies;
  }
  return undefined;
}

/** One of the entry's amounts that fits is enough: entries name several, for several kinds of activity. */
function amountConflict(
  amounts: readonly ClaimedAmount[],
  read: ReadPassage,
): BilingualText | undefined {
  for (const amount of amounts) {
    const verdicts = read.amounts.flatMap((other) => amountsDisagree(amount, other) ?? []);
    if (verdicts.length > 0 && verdicts.every((disagrees) => disagrees)) return AMOUNT_CONFLICT;
  }
  return undefined;
}

function denialConflict(claim: Claim, read: ReadPassage): BilingualText | undefined {
  const copies = read.sentences.filter(
    ({ words }) =>
      // Cheap for long claims, which are copies of nothing.
      words.size >= claim.words.size * COPY_SHARE &&
      Math.min(sharedWords(claim, words), shareOf(words, claim.words)) >= COPY_SHARE,
  );
  if (copies.length === 0) return undefined;
  return copies.every((copy) => saysTheOpposite(claim, copy)) ? DENIAL_CONFLICT : undefined;
}

/** Whether just one of them denies, and what the other one affirms. */
function saysTheOpposite(left: Claim, right: Claim): boolean {
  if (left.denied.size > 0 && right.denied.size > 0) return false;
  return isTurned(left, right) || isTurned(right, left);
}

function isTurned({ affirmed, denied: own }: Claim, { affirmed: others, denied }: Claim): boolean {
  return [...affirmed].some(
    (word) => !isPeopleWord(word) && !own.has(word) && denied.has(word) && !others.has(word),
  );
}

/** Whether the passage is about the people whom the claim names, or both about adults in general. */
function isForSamePeople(claim: ReadClaim, { passage }: ReadPassage): boolean {
  const { ageGroups, conditions } = passage.audience;
  if (conditions.length > 0)
    return conditions.some((condition) => claim.conditions.includes(condition));
  return ageGroups.length === 0 || ageGroups.includes(claim.ageGroup);
}

/** Every amount that the passage speaks of must mean what the passage means. */
function amountFit(
  all: readonly ClaimedAmount[],
  amounts: readonly ClaimedAmount[],
  read: ReadPassage,
): "fits" | "differs" | "none" {
  if (all.length > 0 && amounts.length === 0 && read.amounts.length > 0) return "differs";
  let fit: "fits" | "none" = "none";
  for (const amount of amounts) {
    const same = read.amounts.flatMap((other) => amountsMeanTheSame(amount, other) ?? []);
    if (same.length === 0) continue;
    if (!same.includes(true)) return "differs";
    fit = "fits";
  }
  return fit;
}
