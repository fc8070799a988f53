import type { Amount } from "../../language/amount.ts";
import type { Cue } from "./cue.ts";
import type { Role } from "./role-words.data.ts";
import type { SentenceCues } from "./sentence-cues.ts";

/** The roles of a sentence without those inside what bounds the figure: "more than 90 minutes". */
export function rolesOf(
  { start, numberStart }: Amount,
  { roles }: SentenceCues,
): readonly Cue<Role>[] {
  return roles.filter((role) => !(role.start >= start && role.end <= numberStart));
}

/** Whether a role stands within so many words before or after the figure. */
export function hasNear(
  quantity: Amount,
  cues: SentenceCues,
  role: Role,
  before: number,
  after: number,
): boolean {
  const { start, end } = quantity;
  return rolesOf(quantity, cues).some(
    (cue) =>
      cue.value === role &&
      ((cue.end <= start && cue.end >= start - before) ||
        (cue.start >= end && cue.start <= end + after)),
  );
}

/** "55 minutes to go until your target". */
export function isMissing(quantity: Amount, cues: SentenceCues): boolean {
  const isOfTarget = cues.roles.some(
    ({ value }) => value === "target_word" || value === "reaching",
  );
  if (!isOfTarget || quantity.measure === "percent" || quantity.measure === "days") return false;
  return hasNear(quantity, cues, "still", 2, -1) || hasNear(quantity, cues, "missing", -1, 2);
}
