import type { FigureClaim } from "./judge-figure.ts";
import type { Quantity } from "./quantity.ts";
import type { ReplyToken } from "./reply-tokens.ts";
import { followsScope } from "./scope-of.ts";
import type { Cue, ScopeCue, SentenceCues } from "./sentence-cues.ts";
import type { Role } from "./statement-cues.data.ts";

/** What a figure says: an amount, or how it stands to another one, to a target, to a single session. */
export function claimOf(
  quantity: Quantity,
  cues: SentenceCues,
  tokens: readonly ReplyToken[],
  targets: readonly Quantity[],
): FigureClaim {
  const { measure, start, end, isAttributive } = quantity;
  const clause = cues.clauses[quantity.numberStart] ?? 0;
  const here = rolesOf(quantity, cues).filter((cue) => cue.clause === clause);
  const has = (role: Role) => here.some(({ value }) => value === role);
  if (measure === "weight" && has("unrecorded")) return { kind: "unrecorded" };
  if ((measure === "days" || measure === "period") && has("ago")) return { kind: "ago" };
  if (isMissing(quantity, cues)) {
    const amounts = targets.filter((target) => target.measure === measure).map(({ low }) => low);
    return { kind: "missing", targets: amounts };
  }
  const isSigned = tokens[start - 1]?.text === "+";
  const direction = isSigned ? 1 : directionOf(quantity, cues, tokens);
  const reference = cues.scopes.find(({ isReference }) => isReference);
  const isCompared =
    reference !== undefined ||
    cues.roles.some(({ value, start: at }) => value === "versus" && at >= end);
  const isDifference = isSigned || (isCompared && !isReferred(quantity, cues, reference, tokens));
  if (direction !== undefined && isDifference) {
    const referred = reference?.value ?? (isSigned ? "last_week" : undefined);
    return { kind: "difference", direction, reference: referred };
  }
  if (measure === "percent") return { kind: "share" };
  const per = perOf(quantity, cues);
  if (per !== undefined || has("average")) return { kind: "average", per: per ?? "any" };
  const isSingle =
    isAttributive || ["a", "an"].includes(tokens[start - 1]?.text ?? "") || has("longest");
  const isOneSession = isSingle && (measure === "minutes" || measure === "energy");
  const isOneKind =
    quantity.unit.isTyped === true || has("one_kind") || isOfKindAfter(quantity, cues);
  return { kind: "amount", isOneKind, isOneSession };
}

/** "95 minutes of running". */
function isOfKindAfter({ end }: Quantity, { roles }: SentenceCues): boolean {
  return roles.some(({ value, start }) => value === "one_kind" && start >= end && start <= end + 2);
}

/** The roles of a sentence without those inside what bounds the figure: "more than 90 minutes". */
function rolesOf({ start, numberStart }: Quantity, { roles }: SentenceCues): readonly Cue<Role>[] {
  return roles.filter((role) => !(role.start >= start && role.end <= numberStart));
}

/** Whether a role stands within so many words before or after the figure. */
export function hasNear(
  quantity: Quantity,
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
export function isMissing(quantity: Quantity, cues: SentenceCues): boolean {
  const isOfTarget = cues.roles.some(
    ({ value }) => value === "target_word" || value === "reaching",
  );
  if (!isOfTarget || quantity.measure === "percent" || quantity.measure === "days") return false;
  return hasNear(quantity, cues, "still", 2, -1) || hasNear(quantity, cues, "missing", -1, 2);
}

/** So many words may stand between "beat" and by how much. */
const REACH = 5;
const FAR = 12;

function directionOf(
  quantity: Quantity,
  cues: SentenceCues,
  tokens: readonly ReplyToken[],
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
  { start }: Quantity,
  { roles }: SentenceCues,
  reference: ScopeCue | undefined,
  tokens: readonly ReplyToken[],
): boolean {
  if (reference !== undefined && followsScope(reference, start, tokens)) return true;
  return roles.some(({ value, end }) => value === "versus" && end <= start && end >= start - 1);
}

function perOf(quantity: Quantity, cues: SentenceCues): "session" | "day" | "week" | undefined {
  if (hasNear(quantity, cues, "per_session", 2, 2)) return "session";
  if (hasNear(quantity, cues, "per_day", 2, 2)) return "day";
  return hasNear(quantity, cues, "per_week", 2, 2) ? "week" : undefined;
}
