import { LEARNED_WARNINGS } from "../content-check/learned-warnings.data.ts";
import { WARNINGS, type WarningId } from "../content-check/warnings.data.ts";
import type { SafetyFinding } from "../content-check.ts";
import type { SafetyFlag } from "../safety-flag.ts";

/** What a guard recognised in a text, in this service's words. */
export type GuardRecognition = Pick<SafetyFinding, "flag" | "level" | "source"> & {
  /** Which guard, and which of its categories: `moderation.self-harm/intent`. */
  readonly category: string;
};

/**
 * The finding of a guard, with the warning that the content check would give. A guard names a kind of danger and no
 * detail, as trained weights do.
 */
export function guardFinding({ flag, level, source, category }: GuardRecognition): SafetyFinding {
  const warning = level === "critical" ? criticalWarningOf(flag) : LEARNED_WARNINGS[flag];
  return { flag, level, ruleId: `guard.${category}`, warning: WARNINGS[warning], source };
}

function criticalWarningOf(flag: SafetyFlag): WarningId {
  return flag === "self_harm" ? "crisis" : "callEmergency";
}
