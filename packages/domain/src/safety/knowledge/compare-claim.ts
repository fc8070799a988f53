import type { BilingualText } from "../safety-flag.ts";
import { ageGroupNamedIn } from "./age-group-names.ts";
import { amountsDisagree, amountsIn, type ClaimedAmount } from "./claim-amounts.ts";
import type { StanceRule } from "./claim-stances.data.ts";
import { type Stance, stancesOf } from "./claim-stances.ts";
import { type Claim, sharedWords, shareOf } from "./claims.ts";
import type { AudienceAgeGroup, KnowledgeCondition } from "./knowledge-entry.ts";
import type { ReadPassage } from "./read-passage.ts";
import { recogniseKnowledgeConditions } from "./recognise-conditions.ts";

/** A claim as passages are compared with it. */
export type ReadClaim = {
  readonly claim: Claim;
  readonly stances: ReadonlyMap<StanceRule, Stance>;
  readonly amounts: readonly ClaimedAmount[];
  readonly conditions: readonly KnowledgeCondition[];
  readonly ageGroup: AudienceAgeGroup;
  readonly isDenied: boolean;
};

/** Reads a claim once for all passages. */
export function readClaim(claim: Claim): ReadClaim {
  return {
    claim,
    stances: stancesOf(claim.tokens),
    amounts: amountsIn(claim.text),
    conditions: recogniseKnowledgeConditions(claim.text),
    ageGroup: ageGroupNamedIn(claim.text),
    isDenied: isDenied(claim.text),
  };
}

/** What a passage says to a claim. */
export type Comparison =
  | { readonly kind: "conflict"; readonly reason: BilingualText }
  | { readonly kind: "support"; readonly share: number }
  | { readonly kind: "silent" };

const SILENT: Comparison = { kind: "silent" };
/** A claim is supported when the passage has at least this share of its telling words. A design value. */
const SUPPORTED_SHARE = 0.6;
/** The same where an amount of the claim fits one of the passage's: numbers are written in many ways. */
const SUPPORTED_SHARE_OF_AMOUNT = 0.45;
/** A denied copy of a sentence conflicts with it from this share of words on. A design value. */
const COPY_SHARE = 0.75;
/** Sentences that share less than this say nothing about each other's denials. A design value. */
const COMPARABLE_SHARE = 0.5;
const DENIAL =
  /\b(?:not|never|dont|doesn't|don't|shouldn't|cannot|can't)\b|\bno\b(?! (?:more|less|longer) than)|不(?!少于|超过|超于|适|规则|清|断)|别|勿|无需|没/;
const AMOUNT_CONFLICT: BilingualText = {
  en: "The amount differs from what the entry recommends.",
  zh: "数量与条目的建议不一致。",
};
const DENIAL_CONFLICT: BilingualText = {
  en: "The entry says the opposite.",
  zh: "条目的说法相反。",
};

/** Holds one claim against one passage. */
export function compareClaim(claim: ReadClaim, read: ReadPassage): Comparison {
  const share = sharedWords(claim.claim, read.words);
  const amounts = isForSamePeople(claim, read) ? claim.amounts : [];
  const conflict =
    stanceConflict(claim, read) ?? amountConflict(amounts, read) ?? denialConflict(claim, read);
  if (conflict !== undefined) return { kind: "conflict", reason: conflict };
  const fits = amountFits(amounts, read);
  if (share < (fits ? SUPPORTED_SHARE_OF_AMOUNT : SUPPORTED_SHARE)) return SILENT;
  if (!isSaidAlike(claim, read) || !(fits || numbersStandIn(claim.claim, read))) return SILENT;
  return { kind: "support", share };
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

function denialConflict(
  { claim, isDenied: denied }: ReadClaim,
  read: ReadPassage,
): BilingualText | undefined {
  const copies = read.sentences.filter(
    ({ words }) => Math.min(sharedWords(claim, words), shareOf(words, claim.words)) >= COPY_SHARE,
  );
  if (copies.length === 0) return undefined;
  return copies.every((copy) => isDenied(copy.text) !== denied) ? DENIAL_CONFLICT : undefined;
}

/** Whether the sentence that is nearest to the claim denies something just when the claim does. */
function isSaidAlike({ claim, isDenied: denied }: ReadClaim, read: ReadPassage): boolean {
  let nearest: Claim | undefined;
  let most = 0;
  for (const sentence of read.sentences) {
    const share = sharedWords(claim, sentence.words);
    if (share > most) [nearest, most] = [sentence, share];
  }
  if (nearest === undefined || most < COMPARABLE_SHARE) return true;
  return isDenied(nearest.text) === denied;
}

function isDenied(text: string): boolean {
  return DENIAL.test(text.toLowerCase());
}

/** Whether the passage is about the people whom the claim names, or both about adults in general. */
function isForSamePeople(claim: ReadClaim, { passage }: ReadPassage): boolean {
  const { ageGroups, conditions } = passage.audience;
  if (conditions.length > 0)
    return conditions.some((condition) => claim.conditions.includes(condition));
  return ageGroups.length === 0 || ageGroups.includes(claim.ageGroup);
}

function amountFits(amounts: readonly ClaimedAmount[], read: ReadPassage): boolean {
  return amounts.some((amount) =>
    read.amounts.some((other) => amountsDisagree(amount, other) === false),
  );
}

/** Whether every number of the claim stands in the passage. */
function numbersStandIn(claim: Claim, read: ReadPassage): boolean {
  return [...claim.words].every((word) => !/^\d/.test(word) || read.words.has(word));
}
