import { warningOfFlag } from "../content-check/warning-of-flag.ts";
import type { SafetyFinding } from "../content-check.ts";

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
  return { flag, level, ruleId: `guard.${category}`, warning: warningOfFlag(flag, level), source };
}
