import type { ReadText } from "../language/read-text.ts";
import { subjectsOf } from "../language/subject.ts";
import type { BilingualText } from "../language/text-language.ts";
import type { ContentCheck, SafetyFinding } from "./content-check.ts";
import { isAtLeast } from "./risk-level.ts";
import { URGENT_CARE_OF_RULES } from "./urgent-care.data.ts";

/** Flags of signs in a body, by name, so that those of a later check count too. */
const SIGNS: ReadonlySet<string> = new Set([
  "medical_emergency",
  "cardiac_symptom",
  "neurological_symptom",
  "breathing_difficulty",
  "allergic_reaction",
  "blood_sugar",
  "dehydration_or_heat",
  "energy_deficiency",
  "overtraining",
  "exercising_injured",
  "exercising_ill",
]);

/** What is told to who writes about somebody else's signs; a design value of this service. */
const SOMEBODY_ELSE: BilingualText = {
  en:
    "Do not leave somebody with such signs alone. If they do not respond, breathe badly or get worse, call the " +
    "emergency number; otherwise they should be looked at before they exercise again.",
  zh: "请不要让有这类表现的人独处。如果对方没有反应、呼吸困难或情况加重，请拨打急救电话；否则在再次运动之前应先去检查。",
};

/**
 * A check whose warnings suit who reads them and what was told: a sign that cannot wait says where to go straight away,
 * and where all that is told is told of somebody else, they say what to do for that person, not what the reader should
 * leave. Levels and flags stay.
 */
export function spokenToReader(check: ContentCheck, text: ReadText): ContentCheck {
  return spokenOfOther(withUrgentCare(check), text);
}

function withUrgentCare(check: ContentCheck): ContentCheck {
  const { findings, language } = check;
  const careOf = ({ ruleId, level }: SafetyFinding) =>
    isAtLeast(level, "high") ? URGENT_CARE_OF_RULES[ruleId] : undefined;
  const first = new Set(findings.flatMap((finding) => careOf(finding)?.[language] ?? []));
  if (first.size === 0) return check;
  return {
    ...check,
    findings: findings.map((finding) => ({
      ...finding,
      warning: careOf(finding) ?? finding.warning,
    })),
    warnings: [...first, ...check.warnings],
  };
}

function spokenOfOther(check: ContentCheck, text: ReadText): ContentCheck {
  const isForOther = ({ flag }: SafetyFinding) => SIGNS.has(flag);
  if (!check.findings.some(isForOther) || !isOfSomebodyElse(text)) return check;
  const findings = check.findings.map((finding) =>
    isForOther(finding) ? { ...finding, warning: SOMEBODY_ELSE } : finding,
  );
  const kept = new Set(
    check.findings
      .filter((found) => !isForOther(found))
      .map(({ warning }) => warning[check.language]),
  );
  const own = check.warnings.filter((warning) => kept.has(warning));
  return { ...check, findings, warnings: [SOMEBODY_ELSE[check.language], ...own] };
}

function isOfSomebodyElse(text: ReadText): boolean {
  const subjects = subjectsOf(text);
  return (
    subjects.some(({ isOfSomebodyElse: isOther }) => isOther) &&
    !subjects.some(({ isWriterHaving }) => isWriterHaving)
  );
}
