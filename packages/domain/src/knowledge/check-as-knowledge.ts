import { languageOfText } from "../language/language-of-text.ts";
import { partOfText } from "../language/part-of-text.ts";
import type { ReadText, Token } from "../language/read-text.ts";
import type { TextLanguage } from "../language/text-language.ts";
import { type CheckContent, type ContentCheck, checkInSteps } from "../safety/content-check.ts";
import { higherRisk, isAtLeast } from "../safety/risk-level.ts";
import type { SafetyFlag } from "../safety/safety-flag.ts";
import type { Steps } from "../shared/steps.ts";
import { calledFalse, warns } from "./claim-voice.ts";
import { claimOf } from "./claims.ts";
import { dangersIn } from "./dangerous-claims.ts";
import { ABSOLUTE_WARNING, DANGER_WARNING, DOSAGE_WARNING } from "./overstated-claims.data.ts";
import { overstatementsIn } from "./overstated-claims.ts";

/** What the check for unsafe advice found. Holds no part of the text. */
export type KnowledgeSafetyCheck = Pick<
  ContentCheck,
  "isSafe" | "riskLevel" | "flags" | "warnings"
>;

/** What is unsafe in a text that should become knowledge. */
export type CheckedKnowledge = {
  readonly safetyCheck: KnowledgeSafetyCheck;
  /** Unsafe advice, a dose or an absolute claim was found. */
  readonly isAdvised: boolean;
};

/** Checks a text as advice to everybody, step by step. */
export function* checkAsKnowledge(content: ReadText, check: CheckContent): Steps<CheckedKnowledge> {
  const bySentence = Map.groupBy(content.words, ({ sentence }) => sentence);
  // A sentence that warns of something, or calls it false, does not advise it.
  const isStated = (sentence: number) => !speaksAgainst(bySentence.get(sentence) ?? []);
  const checked = yield* checkInSteps(check, partOfText(content, isStated), undefined, "advice");
  yield content.source.length;
  const overstated = new Set([...bySentence.values()].flatMap(overstatementsIn));
  const dangers = new Set(
    [...bySentence].flatMap(([sentence, words]) => (isStated(sentence) ? dangersIn(words) : [])),
  );
  const language = languageOfText(content.source);
  const added = [...overstated].map((flag) => warningOf(flag, language));
  if (dangers.size > 0) added.push(DANGER_WARNING[language]);
  const found = [...overstated, ...dangers];
  const riskLevel = found.length > 0 ? higherRisk(checked.riskLevel, "high") : checked.riskLevel;
  return {
    safetyCheck: {
      isSafe: !isAtLeast(riskLevel, "medium"),
      riskLevel,
      flags: [...new Set([...checked.flags, ...found])],
      warnings: [...new Set([...checked.warnings, ...added])],
    },
    isAdvised: !checked.isSafe || overstated.size > 0,
  };
}

function speaksAgainst(words: readonly Token[]): boolean {
  return warns(words) || calledFalse(claimOf("", words)) !== undefined;
}

function warningOf(flag: SafetyFlag, language: TextLanguage): string {
  return (flag === "medication_change" ? DOSAGE_WARNING : ABSOLUTE_WARNING)[language];
}
