import type { Amount } from "../../../language/amount.ts";
import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import { readAmounts } from "../../../language/read-amounts.ts";
import type { ReadText, Token } from "../../../language/read-text.ts";
import type { SessionBound } from "../../../sport/records/record-query.ts";
import { hongKongHoursAt } from "../periods/hong-kong-hours.ts";
import { textAt } from "../text-at.ts";

type BoundCue = "more" | "less" | "withIt" | "least" | "most";

/** How a number of minutes or of meters is a bound: "at least 5 km" holds 5 km, "over 5 km" does not. */
const BOUND_PHRASES = {
  more: [
    "(longer|further|farther|greater|bigger) than",
    "beyond",
    "(or|and) (more|longer|further|farther|over|above|up)",
    "(长于|大于|超过|多于|至少|以上)",
  ],
  less: [
    "(shorter|smaller) than",
    "(or|and) (less|shorter|under|below)",
    "(短于|小于|不到|少于|以下|以内)",
  ],
  withIt: [
    "at (least|most)",
    "(or|and) (more|less|longer|shorter|further|farther|over|under|above|below|up)",
    "(minimum|maximum|up to)",
    "(至少|最少|最多|至多|以上|以下|以内)",
  ],
  // What is denied is the other side, with the number itself.
  least: ["(no|not) (less|shorter|smaller|fewer) than", "not (under|below)", "不(少|短|低|小)于"],
  most: [
    "(no|not) (more|longer|further|farther|greater|bigger) than",
    "not (over|above|beyond)",
    "不(超过|多于|长于|大于)",
  ],
} as const satisfies Readonly<Record<BoundCue, readonly string[]>>;

/** Join the ends of a range that each have a unit: "between an hour and 90 minutes", "5公里到10公里". */
const JOINTS = new Set("and to - ~ – — 到 至 和 跟 与".split(" "));
/** So much is next to a number: a tenth of a minute or of a meter. */
const LEAST_BESIDE = 0.1;
/** "From 5 to 10 km" is a way to go, and names no sessions. */
const FROM = new Set(["from", "从"]);

let finder: PhraseFinder<BoundCue> | undefined;

/** A length as it is said in Cantonese. */
function hoursIn(tokens: readonly Token[]) {
  for (const place of tokens.keys()) {
    const hours = hongKongHoursAt(tokens, place);
    if (hours !== undefined)
      return { measure: "minutes", bound: "exact", low: hours.value } as const;
  }
  return undefined;
}

/** The time or way by which a question names a session: "my 14 km run". */
export function sessionAmountIn({ tokens }: ReadText): SessionBound | undefined {
  const [amount, ...others] = readAmounts(tokens).filter(isOfSession);
  if (amount === undefined || others.length > 0 || amount.bound !== "exact") return undefined;
  return { measure: measureOf(amount), side: "about", value: amount.low };
}

/** The least or most time or way of a session that a question names: "over 6k", "longer than an hour", "6公里以上". */
export function sessionBoundIn({ tokens, words }: ReadText): SessionBound | undefined {
  const amounts = readAmounts(tokens).filter(isOfSession);
  const amount = amounts[0] ?? hoursIn(tokens);
  if (amount === undefined) return undefined;
  const range = rangeIn(amounts, tokens);
  if (range !== undefined) return range;
  finder ??= createPhraseFinder(phrasesByMeaning<BoundCue>(BOUND_PHRASES), { within: "sentence" });
  const found = new Set(finder.findAll(words).hits.map(({ meaning }) => meaning));
  const measure = measureOf(amount);
  const denied = (["least", "most"] as const).find((side) => found.has(side));
  if (denied !== undefined) return { measure, side: denied, value: amount.low };
  const isExact = amount.bound === "exact";
  const isMore = amount.bound === "over" || (isExact && found.has("more"));
  const isLess = amount.bound === "under" || (isExact && found.has("less"));
  if (!isMore && !isLess) return undefined;
  const side = isMore
    ? found.has("withIt")
      ? "least"
      : "above"
    : found.has("withIt")
      ? "most"
      : "below";
  return { measure, side, value: amount.low };
}

/** From so much to so much: "between 5 and 10 km", "5到10公里". */
function rangeIn(amounts: readonly Amount[], tokens: readonly Token[]): SessionBound | undefined {
  const [first, second] = amounts;
  const both = first && second && betweenBounds(first, second);
  if (both !== undefined) return both;
  if (first === undefined || first.bound !== "exact" || FROM.has(textAt(tokens, first.start - 1)))
    return undefined;
  const measure = measureOf(first);
  if (first.high > first.low)
    return { measure, side: "between", value: first.low, upTo: first.high };
  const isJoined =
    second?.start === first.end + 1 &&
    second.measure === first.measure &&
    JOINTS.has(textAt(tokens, first.end));
  if (!isJoined || second.low <= first.low) return undefined;
  return { measure, side: "between", value: first.low, upTo: second.high };
}

/** "Over 5 km and under 10 km" holds neither of them. */
function betweenBounds(first: Amount, second: Amount): SessionBound | undefined {
  const [over, under] = first.bound === "over" ? [first, second] : [second, first];
  const isBoth = over.bound === "over" && under.bound === "under";
  if (!isBoth || over.measure !== under.measure || over.low >= under.low) return undefined;
  const [value, upTo] = [over.low + LEAST_BESIDE, under.low - LEAST_BESIDE];
  return { measure: measureOf(over), side: "between", value, upTo };
}

function isOfSession({ measure }: Amount): boolean {
  return measure === "distance" || measure === "minutes";
}

function measureOf({ measure }: Pick<Amount, "measure">): SessionBound["measure"] {
  return measure === "minutes" ? "minutes" : "meters";
}
