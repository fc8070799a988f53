import type { Amount } from "../../language/amount.ts";
import type { Token } from "../../language/read-text.ts";
import type { Cue } from "./cue.ts";
import type { Role } from "./role-words.data.ts";
import type { SentenceCues } from "./sentence-cues.ts";
import type { Voice } from "./voice-words.data.ts";

/** Whether something speaks of the person's own records, advises, or tells nothing of it. */
export type Standing = "own" | "weak" | "advice" | "reported" | "none";

const ADVISING: ReadonlySet<Voice> = new Set(["advice", "sticky", "future", "habit", "general"]);
/** So near to a figure "you did" must follow to make it the person's own: "the 95 minutes you did". */
const NEAR = 3;
const YOUR = new Set(["your", "你的", "您的"]);
const BETWEEN_YOUR_AND_NUMBER = new Set(
  "current total great solid last latest impressive recent the amazing weekly existing ongoing".split(
    " ",
  ),
);

/**
 * Whether a figure is said of the person's own records, by the nearest word before it that tells; by one after it in
 * its clause where none stands before; else as its surroundings are (`carried`).
 */
export function isOwn(
  quantity: Amount,
  tokens: readonly Token[],
  cues: SentenceCues,
  carried: Standing,
): boolean {
  const clause = cues.clauses[quantity.numberStart] ?? 0;
  const { standing: before, clause: ownClause } = readStanding(quantity.start, cues, carried);
  const after = cues.voices.filter(({ start }) => start >= quantity.end);
  const here = after.filter((cue) => cue.clause === clause);
  if (before === "reported") return false;
  if (isYours(quantity, tokens) && !isPlanned(quantity, here, cues)) return true;
  const isFollowed = here.some(
    ({ value, start }) => (value === "own" || value === "have") && start <= quantity.end + NEAR,
  );
  if (isFollowed && !isSticky(quantity, cues, clause)) return true;
  if (before === "own") {
    // "Since you weigh 72 kg, 30 minutes of walking burn about 120 kcal": the next clause is a general one.
    const isElsewhere = ownClause !== clause;
    return !here.some(({ value }) => (isElsewhere ? isAdvising(value) : value === "future"));
  }
  if (before === "advice") return false;
  if (here.some(({ value }) => isAdvising(value))) return false;
  if (before === "weak" || here.length > 0) return true;
  const next = after.filter((cue) => cue.clause === clause + 1);
  const hasAdvice = after.some(({ value }) => isAdvising(value));
  return next.some(({ value }) => !isAdvising(value) && value !== "reported") && !hasAdvice;
}

/** What the sentence says up to the place, beginning with what was carried into it. */
export function standingAt(place: number, cues: SentenceCues, carried: Standing): Standing {
  return readStanding(place, cues, carried).standing;
}

/** The standing, and the clause that made it `own`. */
function readStanding(
  place: number,
  cues: SentenceCues,
  carried: Standing,
): { readonly standing: Standing; readonly clause: number | undefined } {
  let standing: Standing = carried;
  let ownClause: number | undefined;
  const here = cues.clauses[place];
  /** The clause that asks, supposes or reports: nothing in it is a statement of the service. */
  let stickyClause: number | undefined;
  let advisingClause: number | undefined;
  for (const { value, start, clause } of cues.voices) {
    if (start >= place) break;
    if (value === "sticky" || value === "reported") stickyClause = clause;
    if (isAdvising(value)) {
      standing = "advice";
      advisingClause = clause;
    }
    if (value === "reported") standing = "reported";
    const isTelling = value !== "have" || clause === here || cues.tellingClauses.has(clause);
    const isOwnVoice = (value === "own" || value === "have") && stickyClause !== clause;
    if ((isOwnVoice && isTelling) || (value === "yours" && advisingClause !== clause)) {
      standing = "own";
      ownClause = clause;
    } else if (value === "weak" && standing === "none") standing = "weak";
  }
  return { standing, clause: ownClause };
}

function isAdvising(voice: Voice): boolean {
  return ADVISING.has(voice);
}

function isSticky(quantity: Amount, { voices }: SentenceCues, clause: number): boolean {
  return voices.some(
    (cue) => cue.value === "sticky" && cue.clause === clause && cue.start < quantity.start,
  );
}

/** "Your 95 minutes", "you are 175 cm tall". */
function isYours({ start, measure }: Amount, tokens: readonly Token[]): boolean {
  let at = start - 1;
  while (BETWEEN_YOUR_AND_NUMBER.has(tokens[at]?.text ?? "")) at -= 1;
  const word = tokens[at]?.text ?? "";
  const before = tokens[at - 1]?.text ?? "";
  const isBody = measure === "weight" || measure === "height";
  if (isBody && (word === "youre" || (word === "are" && before === "you"))) return true;
  return YOUR.has(word) || YOUR.has(`${before}${word}`);
}

/** "Your 150-minute goal", "your 30-minute walk tomorrow". */
function isPlanned(
  quantity: Amount,
  here: readonly Cue<Voice>[],
  { roles }: SentenceCues,
): boolean {
  const isNear = (cue: Cue<Role>) => cue.start >= quantity.end && cue.start <= quantity.end + 2;
  return (
    roles.some((cue) => cue.value === "target_word" && isNear(cue)) ||
    here.some(({ value }) => value === "future")
  );
}
