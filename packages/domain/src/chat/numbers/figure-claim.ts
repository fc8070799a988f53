import type { Amount } from "../../language/amount.ts";
import type { Token } from "../../language/read-text.ts";
import { differenceClaim } from "./difference-claim.ts";
import type { FigureClaim } from "./judge-figure.ts";
import { hasNear, isMissing, rolesOf } from "./near-roles.ts";
import type { Role } from "./role-words.data.ts";
import type { SentenceCues } from "./sentence-cues.ts";

/** What a figure says: an amount, or how it stands to another one, to a target, to a single session. */
export function claimOf(
  quantity: Amount,
  cues: SentenceCues,
  tokens: readonly Token[],
  targets: readonly Amount[],
): FigureClaim {
  const { measure } = quantity;
  const clause = cues.clauses[quantity.numberStart] ?? 0;
  const here = rolesOf(quantity, cues).filter((cue) => cue.clause === clause);
  const has = (role: Role) => here.some(({ value }) => value === role);
  if (measure === "weight" && has("unrecorded")) return { kind: "unrecorded" };
  if ((measure === "days" || measure === "period") && has("ago")) return { kind: "ago" };
  if (isMissing(quantity, cues)) {
    const amounts = targets.filter((target) => target.measure === measure).map(({ low }) => low);
    return { kind: "missing", targets: amounts };
  }
  const difference = differenceClaim(quantity, cues, tokens);
  if (difference !== undefined) return difference;
  if (measure === "percent") return { kind: "share" };
  const per = perOf(quantity, cues);
  if (per !== undefined || has("average")) return { kind: "average", per: per ?? "any" };
  return {
    kind: "amount",
    isOneKind: quantity.unit.isTyped === true || has("one_kind") || isOfKindAfter(quantity, cues),
    isOneSession:
      (measure === "minutes" || measure === "energy") &&
      (isSingle(quantity, tokens) || has("longest")),
  };
}

/** "A 45-minute walk", "an 82-minute session". */
function isSingle({ start, isAttributive }: Amount, tokens: readonly Token[]): boolean {
  return isAttributive || ["a", "an"].includes(tokens[start - 1]?.text ?? "");
}

/** "95 minutes of running". */
function isOfKindAfter({ end }: Amount, { roles }: SentenceCues): boolean {
  return roles.some(({ value, start }) => value === "one_kind" && start >= end && start <= end + 2);
}

function perOf(quantity: Amount, cues: SentenceCues): "session" | "day" | "week" | undefined {
  if (hasNear(quantity, cues, "per_session", 2, 2)) return "session";
  if (hasNear(quantity, cues, "per_day", 2, 2)) return "day";
  return hasNear(quantity, cues, "per_week", 2, 2) ? "week" : undefined;
}
