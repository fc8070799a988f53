import type { Amount } from "../../language/amount.ts";
import type { Token } from "../../language/read-text.ts";
import { isMissing } from "./near-roles.ts";
import type { SentenceCues } from "./sentence-cues.ts";

const SHARE_MARKS = new Set(["of", "/", "out", "的"]);
/** So many words may stand between a share and the whole: "out of your planned". */
const SHARE_WORDS = 5;

/** Whether the number is a goal: "a target of 150 minutes", "your 150-minute goal", "95 of 150 minutes". */
export function isTarget(
  quantity: Amount,
  amounts: readonly Amount[],
  cues: SentenceCues,
  tokens: readonly Token[],
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
  { start, measure }: Amount,
  all: readonly Amount[],
  tokens: readonly Token[],
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
