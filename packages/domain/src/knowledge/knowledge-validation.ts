import { languageOfText } from "../language/language-of-text.ts";
import type { ReadText } from "../language/read-text.ts";
import type { BilingualText } from "../language/text-language.ts";
import type { CheckContent } from "../safety/content-check.ts";
import { finished, type Steps } from "../shared/steps.ts";
import { checkAsKnowledge, type KnowledgeSafetyCheck } from "./check-as-knowledge.ts";
import { calledFalse } from "./claim-voice.ts";
import { type Claim, claimsOf } from "./claims.ts";
import { compareClaim, DENIAL_CONFLICT, readClaimInSteps } from "./compare-claim.ts";
import type { KnowledgePassage, KnowledgeSource } from "./knowledge-entry.ts";
import { partsOf } from "./parts-of-claim.ts";
import { type ReadPassage, readPassage } from "./read-passage.ts";

export const KNOWLEDGE_VERDICTS = ["supported", "contradicted", "unverified", "unsafe"] as const;
export type KnowledgeVerdict = (typeof KNOWLEDGE_VERDICTS)[number];

/** An entry that says the same. */
export type SupportingEntry = {
  readonly id: string;
  readonly title: string;
  readonly source: KnowledgeSource;
  /** The share of the claim that the entry covers, 0-1. */
  readonly score: number;
};

/** An entry that says something else. */
export type ConflictingEntry = {
  readonly id: string;
  readonly title: string;
  readonly source: KnowledgeSource;
  readonly reason: string;
};

export type KnowledgeValidation = {
  readonly verdict: KnowledgeVerdict;
  /** True for `supported` alone. */
  readonly isValid: boolean;
  /** How well the verdict is founded in rules and entries, 0-1; no medical certainty. */
  readonly confidence: number;
  readonly supporting: readonly SupportingEntry[];
  readonly conflicts: readonly ConflictingEntry[];
  readonly safetyCheck: KnowledgeSafetyCheck;
};

/** A text of more claims cannot be supported as a whole: what was not looked up is not verified. */
export const MAX_VALIDATED_CLAIMS = 40;

/** What a claim takes to be compared with the passages, as if so many characters were read (design value). */
const COMPARING_CHARACTERS = 1_000;

/** A sentence of an entry that has so much of a claim, with nothing turned round, is the claim. A design value. */
const VERBATIM_SHARE = 0.95;
const UNSAFE_CONFIDENCE = 0.9;
const CONTRADICTED_CONFIDENCE = 0.75;
const MAX_UNVERIFIED_CONFIDENCE = 0.3;

/**
 * Judges a text by the safety rules and by what the service knows. Unsafe advice, doses and absolute claims decide first,
 * then contradiction; a text is supported only when every one of its claims is.
 */
export function validateKnowledge(
  content: ReadText,
  passages: readonly KnowledgePassage[],
  check: CheckContent,
): KnowledgeValidation {
  return finished(validateKnowledgeInSteps(content, passages, check));
}

/** Judges the same step by step. */
export function* validateKnowledgeInSteps(
  content: ReadText,
  passages: readonly KnowledgePassage[],
  check: CheckContent,
): Steps<KnowledgeValidation> {
  const { safetyCheck, isAdvised } = yield* checkAsKnowledge(content, check);
  const read: ReadPassage[] = [];
  for (const passage of passages) {
    read.push(readPassage(passage));
    yield passage.text.length;
  }
  const supporting = new Map<string, SupportingEntry>();
  const conflicts = new Map<string, ConflictingEntry>();
  yield content.source.length;
  const claims = claimsOf([content], MAX_VALIDATED_CLAIMS + 1);
  const language = languageOfText(content.source);
  let supportedClaims = 0;
  for (const claim of claims.slice(0, MAX_VALIDATED_CLAIMS)) {
    yield COMPARING_CHARACTERS;
    const parts = partsOf(claim);
    yield claim.text.length;
    const whole = yield* judgeClaim(claim, read);
    const judge = function* (each: Claim) {
      const judged = each === claim ? whole : yield* judgeClaim(each, read);
      // What an entry says in the same words is no mistake, however the rules read the others.
      if (!isVerbatim(whole)) {
        for (const { passage, reason } of judged.conflicts) {
          const { id, title, source } = passage;
          conflicts.set(id, { id, title, source, reason: reason[language] });
        }
      }
      return judged.support;
    };
    const ofWhole = yield* judge(claim);
    const ofParts: JudgedClaim["support"][] = [];
    if (parts.length > 1) for (const part of parts) ofParts.push(yield* judge(part));
    const isWhole = ofWhole.length > 0;
    const support = isWhole ? ofWhole : ofParts.flat();
    if (!isWhole && !(ofParts.length > 0 && ofParts.every((each) => each.length > 0))) continue;
    supportedClaims += 1;
    for (const { passage, share } of support) keepBest(supporting, passage, share);
  }
  const isSupported = claims.length > 0 && supportedClaims === claims.length;
  const verdict = verdictOf({
    isAdvised,
    isSafe: safetyCheck.isSafe,
    hasConflict: conflicts.size > 0,
    isSupported,
  });
  const best = [...supporting.values()].sort((left, right) => right.score - left.score);
  return {
    verdict,
    isValid: verdict === "supported",
    confidence: confidenceOf(verdict, best, supportedClaims / Math.max(1, claims.length)),
    supporting: best.filter(({ id }) => !conflicts.has(id)),
    conflicts: [...conflicts.values()],
    safetyCheck,
  };
}

type JudgedClaim = {
  readonly support: { readonly passage: KnowledgePassage; readonly share: number }[];
  readonly conflicts: { readonly passage: KnowledgePassage; readonly reason: BilingualText }[];
};

function isVerbatim({ support }: JudgedClaim): boolean {
  return support.some(({ share }) => share >= VERBATIM_SHARE);
}

/** What calls a claim false is supported by what contradicts that claim, and the other way round. */
function* judgeClaim(claim: Claim, passages: readonly ReadPassage[]): Steps<JudgedClaim> {
  const cited = calledFalse(claim);
  if (cited === undefined) return yield* judgeStated(claim, passages);
  const { support, conflicts } = yield* judgeStated(cited, passages);
  return {
    support: conflicts.map(({ passage }) => ({ passage, share: CONTRADICTED_CONFIDENCE })),
    conflicts: support.map(({ passage }) => ({ passage, reason: DENIAL_CONFLICT })),
  };
}

function* judgeStated(claim: Claim, passages: readonly ReadPassage[]): Steps<JudgedClaim> {
  const readable = yield* readClaimInSteps(claim);
  const judged: JudgedClaim = { support: [], conflicts: [] };
  for (const each of passages) {
    const comparison = compareClaim(readable, each);
    if (comparison.kind === "support")
      judged.support.push({ passage: each.passage, share: comparison.share });
    if (comparison.kind === "conflict")
      judged.conflicts.push({ passage: each.passage, reason: comparison.reason });
  }
  return judged;
}

function keepBest(
  supporting: Map<string, SupportingEntry>,
  { id, title, source }: KnowledgePassage,
  score: number,
): void {
  const known = supporting.get(id);
  if (known === undefined || known.score < score) supporting.set(id, { id, title, source, score });
}

/** What an entry contradicts is told so, with the entry, where nothing but a claim of a known danger makes it unsafe. */
function verdictOf(told: {
  readonly isAdvised: boolean;
  readonly isSafe: boolean;
  readonly hasConflict: boolean;
  readonly isSupported: boolean;
}): KnowledgeVerdict {
  if (told.isAdvised) return "unsafe";
  if (told.hasConflict) return "contradicted";
  if (!told.isSafe) return "unsafe";
  return told.isSupported ? "supported" : "unverified";
}

/** Fixed for rules that fired; for support the mean share of words found, and little where nothing was decided. */
function confidenceOf(
  verdict: KnowledgeVerdict,
  supporting: readonly SupportingEntry[],
  supportedShare: number,
): number {
  switch (verdict) {
    case "unsafe":
      return UNSAFE_CONFIDENCE;
    case "contradicted":
      return CONTRADICTED_CONFIDENCE;
    case "unverified":
      return hundredths(MAX_UNVERIFIED_CONFIDENCE * supportedShare);
    case "supported":
      return hundredths(supporting[0]?.score ?? 0);
  }
}

function hundredths(share: number): number {
  return Math.round(share * 100) / 100;
}
