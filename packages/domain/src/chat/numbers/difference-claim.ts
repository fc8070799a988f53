import type { Amount } from "../../language/amount.ts";
import type { Token } from "../../language/read-text.ts";
import type { FigureClaim } from "./judge-figure.ts";
import { rolesOf } from "./near-roles.ts";
import { followsScope } from "./scope-of.ts";
import type { ScopeCue, SentenceCues } from "./sentence-cues.ts";

/** So many words may stand between "beat" and by how much. */
const REACH = 5;
const FAR = 12;

/** How a figure differs from another one, if it is said to. */
export function differenceClaim(
  quantity: Amount,
  cues: SentenceCues,
  tokens: readonly Token[],
): FigureClaim | undefined {
  const isSigned = tokens[quantity.start - 1]?.text === "+";
  const direction = isSigned ? 1 : directionOf(quantity, cues, tokens);
  const reference = cues.scopes.find(({ isReference }) => isReference);
  const isCompared =
    reference !== undefined ||
    cues.roles.some(({ value, start: at }) => value === "versus" && at >= quantity.end);
  const isDifference = isSigned || (isCompared && !isReferred(quantity, cues, reference, tokens));
  if (direction === undefined || !isDifference) return undefined;
  const referred = reference?.value ?? (isSigned ? "last_week" : undefined);
  return { kind: "difference", direction, reference: referred };
}

function directionOf(
  quantity: Amount,
  cues: SentenceCues,
  tokens: readonly Token[],
): 1 | -1 | undefined {
  // "It beats last week's total of 75 minutes by 20 minutes."
  const reach = tokens[quantity.start - 1]?.text === "by" ? FAR : REACH;
  const { start, end, numberEnd } = quantity;
  for (const { value, start: from, end: to, clause } of rolesOf(quantity, cues)) {
    if (value !== "up" && value !== "down") continue;
    const isBefore = to <= start && to >= start - reach && clause === cues.clauses[start];
    const isAfter = from >= end && from <= end + 2 && tokens[from]?.text !== "+";
    const isNear = isBefore || isAfter || (from >= numberEnd && to <= end);
    if (isNear) return value === "up" ? 1 : -1;
  }
  return undefined;
}

/** "Last week's 75 minutes", "up from 75 minutes": the amount that another one is compared with. */
function isReferred(
  { start }: Amount,
  { roles }: SentenceCues,
  reference: ScopeCue | undefined,
  tokens: readonly Token[],
): boolean {
  if (reference !== undefined && followsScope(reference, start, tokens)) return true;
  return roles.some(({ value, end }) => value === "versus" && end <= start && end >= start - 1);
}
