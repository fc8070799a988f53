import type { Amount } from "../../language/amount.ts";
import type { Token } from "../../language/read-text.ts";
import { claimOf } from "./figure-claim.ts";
import type { FigureClaim } from "./judge-figure.ts";
import { isOfOtherThing } from "./other-things.ts";
import { readQuantities } from "./read-quantities.ts";
import { type CarriedScope, type FoundScope, scopeLeftBy, scopeOf } from "./scope-of.ts";
import type { Scope } from "./scope-words.data.ts";
import { type ScopeCue, type SentenceCues, sentenceCues } from "./sentence-cues.ts";
import { isTarget } from "./target-figures.ts";
import { isOwn, type Standing, standingAt } from "./voice-of.ts";

/** What surrounds a sentence: what stands before it says of the records, or advises; and of which time it speaks. */
export type SentenceSurroundings = { readonly standing: Standing; readonly scope: CarriedScope };

/** A figure about the person's own records. */
type Figure = {
  readonly quantity: Amount;
  readonly claim: FigureClaim;
  readonly scope: FoundScope | undefined;
};

/** The figures of a sentence, and what it leaves for the next one. */
export type ReadSentence = {
  readonly figures: readonly Figure[];
  readonly standing: Standing;
  readonly scope: Scope | undefined;
};

const PERIOD_BEFORE = new Set("last past previous next first recent coming 近 去 前 最".split(" "));
/** From so many tokens on, quotation marks quote a source; fewer only stress a word (design value). */
const QUOTATION_TOKENS = 5;
const JOINERS = new Set(["and", "、", ",", "&", "和"]);

/** Reads the figures of a sentence about the person's own records. */
export function readFigures(
  tokens: readonly Token[],
  { standing, scope }: SentenceSurroundings,
): ReadSentence {
  const found = sentenceCues(tokens);
  const quoted = quotedPlaces(tokens);
  const isInScope = (place: number) =>
    found.scopes.some((cue) => cue.start <= place && place < cue.end);
  const quantities = readQuantities(tokens, (place) => quoted.has(place) || isInScope(place));
  const periods = quantities.filter((quantity) => isPeriodOfTime(quantity, tokens));
  const cues = withPeriods(found, periods);
  const amounts = quantities.filter((quantity) => !periods.includes(quantity));
  const targets = amounts.filter((quantity) => isTarget(quantity, amounts, cues, tokens));
  const figures: Figure[] = [];
  for (const quantity of amounts) {
    if (targets.includes(quantity) || isOfOtherThing(quantity, cues, tokens)) continue;
    const last = figures.at(-1);
    const claim =
      last !== undefined && isListedWith(last, quantity, tokens)
        ? last.claim
        : claimOf(quantity, cues, tokens, targets);
    const isStated =
      claim.kind === "missing" ||
      (last !== undefined && isBodyOf(last, quantity)) ||
      isOwn(quantity, tokens, cues, standing);
    if (!isStated) continue;
    figures.push({
      quantity,
      claim,
      scope: scopeOfFigure(quantity, cues, { carried: scope, last }, tokens),
    });
  }
  return {
    figures,
    standing: standingAt(tokens.length, cues, standing),
    scope: scopeLeftBy(cues),
  };
}

/** "1 session and 20 minutes more": one difference after the other. */
function isListedWith(
  { quantity, claim }: Figure,
  next: Amount,
  tokens: readonly Token[],
): boolean {
  if (claim.kind !== "difference" || next.start !== quantity.end + 1) return false;
  return JOINERS.has(tokens[quantity.end]?.text ?? "");
}

/** "You are 175 cm tall and weigh 72 kg": the height is theirs, so the weight is. */
function isBodyOf({ quantity }: Figure, next: Amount): boolean {
  const measures = [quantity.measure, next.measure];
  return measures.includes("height") && measures.includes("weight");
}

function quotedPlaces(tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let start = 0; start < tokens.length; ) {
    let end = start;
    while (tokens[end]?.quoted === true) end += 1;
    if (end - start >= QUOTATION_TOKENS) for (let at = start; at < end; at += 1) places.add(at);
    start = end + 1;
  }
  return places;
}

/** "The last 10 days", "过去两周". */
function isPeriodOfTime({ measure, start }: Amount, tokens: readonly Token[]): boolean {
  if (measure !== "days" && measure !== "period") return false;
  return PERIOD_BEFORE.has(tokens[start - 1]?.text ?? "");
}

function withPeriods(cues: SentenceCues, periods: readonly Amount[]): SentenceCues {
  if (periods.length === 0) return cues;
  const scopes = periods.map(({ low, start, end }): ScopeCue => {
    const value = low === 7 ? "last_7_days" : low === 30 ? "last_30_days" : "elsewhere";
    return { value, start, end, clause: cues.clauses[start] ?? 0, isReference: false };
  });
  const all = [...cues.scopes, ...scopes].sort((left, right) => left.start - right.start);
  return { ...cues, scopes: all };
}

/** The scope of a figure; one in brackets right after another one shares its scope: "2 sessions (75 minutes)". */
function scopeOfFigure(
  quantity: Amount,
  cues: SentenceCues,
  { carried, last }: { readonly carried: CarriedScope; readonly last: Figure | undefined },
  tokens: readonly Token[],
): FoundScope | undefined {
  const isAttached =
    tokens[quantity.start - 1]?.text === "(" && last?.quantity.end === quantity.start - 1;
  return isAttached ? last.scope : scopeOf(quantity, tokens, cues, carried);
}
