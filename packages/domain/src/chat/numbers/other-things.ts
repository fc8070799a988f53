import type { Amount } from "../../language/amount.ts";
import type { Token } from "../../language/read-text.ts";
import { hasNear } from "./near-roles.ts";
import type { SentenceCues } from "./sentence-cues.ts";

const DELAYS = new Set(["after", "within", "every"]);
const AFTERWARDS = new Set(["后", "内"]);
const RESTING = new Set(["resting", "静"]);

/** Sleep, rest and the pulse in exercise are not on record. */
export function isOfOtherThing(
  quantity: Amount,
  cues: SentenceCues,
  tokens: readonly Token[],
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
function isDelay({ start, end }: Amount, tokens: readonly Token[]): boolean {
  const after = tokens[end]?.text ?? "";
  const next = tokens[end + 1]?.text ?? "";
  const isChinese = AFTERWARDS.has(after) || (["以", "之"].includes(after) && AFTERWARDS.has(next));
  return isChinese || DELAYS.has(tokens[start - 1]?.text ?? "");
}
