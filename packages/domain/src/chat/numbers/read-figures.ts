import { claimOf, hasNear, isMissing } from "./figure-claim.ts";
import type { FigureClaim } from "./judge-figure.ts";
import type { Quantity } from "./quantity.ts";
import { readQuantities } from "./read-quantities.ts";
import type { ReplyToken } from "./reply-tokens.ts";
import { type CarriedScope, type FoundScope, scopeLeftBy, scopeOf } from "./scope-of.ts";
import { type ScopeCue, type SentenceCues, sentenceCues } from "./sentence-cues.ts";
import type { Scope } from "./statement-cues.data.ts";
import { isOwn, type Standing, standingAt } from "./voice-of.ts";

/** What surrounds a sentence: what stands before it says of the records, or advises; and of which time it speaks. */
export type SentenceSurroundings = { readonly standing: Standing; readonly scope: CarriedScope };

/** A figure about the person's own records. */
type Figure = {
  readonly quantity: Quantity;
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
const OPENING = new Set(["“", "「", "『", "《"]);
const CLOSING = new Set(["”", "」", "』", "》"]);
/** From so many tokens on, quotation marks quote a source; fewer only stress a word (design value). */
const QUOTATION_TOKENS = 5;
const SHARE_MARKS = new Set(["of", "/", "out", "的"]);
const JOINERS = new Set(["and", "、", ",", "&", "和"]);
const DELAYS = new Set(["after", "within", "every"]);
const AFTERWARDS = new Set(["后", "内"]);
const RESTING = new Set(["resting", "静"]);
/** So many words may stand between a share and the whole: "out of your planned". */
const SHARE_WORDS = 5;

/** Reads the figures of a sentence about the person's own records. */
export function readFigures(
  tokens: readonly ReplyToken[],
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
  next: Quantity,
  tokens: readonly ReplyToken[],
): boolean {
  if (claim.kind !== "difference" || next.start !== quantity.end + 1) return false;
  return JOINERS.has(tokens[quantity.end]?.text ?? "");
}

/** "You are 175 cm tall and weigh 72 kg": the height is theirs, so the weight is. */
function isBodyOf({ quantity }: Figure, next: Quantity): boolean {
  const measures = [quantity.measure, next.measure];
  return measures.includes("height") && measures.includes("weight");
}

function quotedPlaces(tokens: readonly ReplyToken[]): ReadonlySet<number> {
  const places = new Set<number>();
  let start: number | undefined;
  for (const [place, { text }] of tokens.entries()) {
    const isClosing = CLOSING.has(text) || (text === '"' && start !== undefined);
    if (isClosing && start !== undefined) {
      if (place - start > QUOTATION_TOKENS) {
        for (let inside = start; inside < place; inside += 1) places.add(inside);
      }
      start = undefined;
    } else if (OPENING.has(text) || text === '"') start = place;
  }
  return places;
}

/** "The last 10 days", "过去两周". */
function isPeriodOfTime({ measure, start }: Quantity, tokens: readonly ReplyToken[]): boolean {
  if (measure !== "days" && measure !== "period") return false;
  return PERIOD_BEFORE.has(tokens[start - 1]?.text ?? "");
}

function withPeriods(cues: SentenceCues, periods: readonly Quantity[]): SentenceCues {
  if (periods.length === 0) return cues;
  const scopes = periods.map(({ low, start, end }): ScopeCue => {
    const value = low === 7 ? "last_7_days" : low === 30 ? "last_30_days" : "elsewhere";
    return { value, start, end, clause: cues.clauses[start] ?? 0, isReference: false };
  });
  const all = [...cues.scopes, ...scopes].sort((left, right) => left.start - right.start);
  return { ...cues, scopes: all };
}

/** Whether the number is a goal: "a target of 150 minutes", "your 150-minute goal", "95 of 150 minutes". */
function isTarget(
  quantity: Quantity,
  amounts: readonly Quantity[],
  cues: SentenceCues,
  tokens: readonly ReplyToken[],
): boolean {
  const { start, end, measure } = quantity;
  if (measure === "percent" || isMissing(quantity, cues)) return false;
  const isNamedBefore = cues.roles.some(
    (cue) =>
      (cue.value === "target" || cue.value === "reaching") &&
      cue.end <= start &&
      cue.end >= start - 2,
  );
  const isNamedAfter = cues.roles.some(
    (cue) => cue.value === "target_word" && cue.start >= end && cue.start <= end + 1,
  );
  return isNamedBefore || isNamedAfter || isWhole(quantity, amounts, tokens);
}

/** "95 of the recommended 150 minutes": a share of the same measure stands before it. */
function isWhole(
  { start, measure }: Quantity,
  all: readonly Quantity[],
  tokens: readonly ReplyToken[],
): boolean {
  return all.some((share) => {
    const isShare = share.measure === measure || share.measure === "percent";
    return (
      isShare &&
      SHARE_MARKS.has(tokens[share.end]?.text ?? "") &&
      share.end < start &&
      share.end >= start - SHARE_WORDS
    );
  });
}

/** Sleep, rest and the pulse in exercise are not on record. */
function isOfOtherThing(
  quantity: Quantity,
  cues: SentenceCues,
  tokens: readonly ReplyToken[],
): boolean {
  const { measure } = quantity;
  if (measure === "pulse") return !tokens.some(({ text }) => RESTING.has(text));
  if (measure === "period")
    return !cues.scopes.some(({ value }) => value === "streak" || value === "longest_streak");
  if (measure !== "minutes" && measure !== "days") return false;
  if (isDelay(quantity, tokens)) return true;
  return hasNear(quantity, cues, "other_thing", 3, 3);
}

/** "After 3 days", "3天后". */
function isDelay({ start, end }: Quantity, tokens: readonly ReplyToken[]): boolean {
  const after = tokens[end]?.text ?? "";
  const next = tokens[end + 1]?.text ?? "";
  const isChinese = AFTERWARDS.has(after) || (["以", "之"].includes(after) && AFTERWARDS.has(next));
  return isChinese || DELAYS.has(tokens[start - 1]?.text ?? "");
}

/** The scope of a figure; one in brackets right after another one shares its scope: "2 sessions (75 minutes)". */
function scopeOfFigure(
  quantity: Quantity,
  cues: SentenceCues,
  { carried, last }: { readonly carried: CarriedScope; readonly last: Figure | undefined },
  tokens: readonly ReplyToken[],
): FoundScope | undefined {
  const isAttached =
    tokens[quantity.start - 1]?.text === "(" && last?.quantity.end === quantity.start - 1;
  return isAttached ? last.scope : scopeOf(quantity, tokens, cues, carried);
}
