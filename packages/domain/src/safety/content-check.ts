import type { ReadText } from "../language/read-text.ts";
import type { BilingualText, TextLanguage } from "../language/text-language.ts";
import type { Steps } from "../shared/steps.ts";
import { RISK_LEVELS, type RiskLevel } from "./risk-level.ts";
import type { SafetyFlag, SafetySource } from "./safety-flag.ts";

/** What is known about the person whose text is checked; everything may be missing. */
export type SafetyContext = {
  readonly age?: number | undefined;
  readonly pregnant?: boolean | undefined;
  /** In mmHg, at rest. */
  readonly systolicBloodPressure?: number | undefined;
  readonly conditions?: readonly string[] | undefined;
  readonly symptoms?: readonly string[] | undefined;
  readonly medications?: readonly string[] | undefined;
  readonly injuries?: readonly string[] | undefined;
};

/** Who says it: a person to the service, or the service (or a source) to a person, where unsafe advice counts. */
export type ContentKind = "message" | "advice";

/** One thing that a rule recognised. Holds no part of the text. */
export type SafetyFinding = {
  readonly flag: SafetyFlag;
  readonly level: RiskLevel;
  /** The rule, by its id in the rule data. */
  readonly ruleId: string;
  readonly warning: BilingualText;
  readonly source: SafetySource;
};

/** Begins the id of what trained weights say, where no rule says it. */
export const LEARNED_RULE_PREFIX = "learned.";

/** Whether trained weights say something that no rule says. */
export function isLearned({ ruleId }: Pick<SafetyFinding, "ruleId">): boolean {
  return ruleId.startsWith(LEARNED_RULE_PREFIX);
}

/** For sorting findings, the most serious first. */
export function bySeriousness(left: SafetyFinding, right: SafetyFinding): number {
  return RISK_LEVELS.indexOf(right.level) - RISK_LEVELS.indexOf(left.level);
}

/** The outcome of a check. */
export type ContentCheck = {
  readonly language: TextLanguage;
  readonly riskLevel: RiskLevel;
  /** True for `safe` and `low`. */
  readonly isSafe: boolean;
  /** Distinct, most serious first. */
  readonly flags: readonly SafetyFlag[];
  /** Distinct warnings in the language of the text, most serious first. */
  readonly warnings: readonly string[];
  readonly requiresHumanReview: boolean;
  readonly findings: readonly SafetyFinding[];
};

/** The function every user of the check calls. */
export interface CheckContent {
  (text: ReadText, context?: SafetyContext, kind?: ContentKind): ContentCheck;
  /** The same, step by step; where absent, the check is one step. */
  readonly inSteps?: (
    text: ReadText,
    context?: SafetyContext,
    kind?: ContentKind,
  ) => Steps<ContentCheck>;
}

/** Checks a text step by step. */
export function* checkInSteps(
  checkContent: CheckContent,
  text: ReadText,
  context?: SafetyContext,
  kind?: ContentKind,
): Steps<ContentCheck> {
  if (checkContent.inSteps !== undefined) return yield* checkContent.inSteps(text, context, kind);
  const check = checkContent(text, context, kind);
  yield text.source.length;
  return check;
}
