import type { ReadText } from "../language/read-text.ts";
import { subjectsOf } from "../language/subject.ts";
import type { BilingualText } from "../language/text-language.ts";
import type { ContentCheck, SafetyFinding } from "./content-check.ts";
import { isAtLeast } from "./risk-level.ts";
import { URGENT_CARE } from "./urgent-care.data.ts";

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
 * leave. What they replace is not said beside them. Levels and flags stay.
 */
export function spokenToReader(check: ContentCheck, text: ReadText): ContentCheck {
  const { language } = check;
  const isOfOther = isOfSomebodyElse(text);
  const urgent = urgentCareIn(check.findings, isOfOther);
  const warningOf = ({ ruleId, flag }: SafetyFinding) =>
    urgent.get(ruleId) ?? (isOfOther && SIGNS.has(flag) ? SOMEBODY_ELSE : undefined);
  const first = [...urgent.values(), SOMEBODY_ELSE].filter((warning) =>
    check.findings.some((finding) => warningOf(finding) === warning),
  );
  if (first.length === 0) return check;
  const untouched = new Set(
    check.findings
      .filter((finding) => warningOf(finding) === undefined)
      .map(({ warning }) => warning[language]),
  );
  const kept = check.warnings.filter((warning) => untouched.has(warning));
  return {
    ...check,
    findings: check.findings.map((finding) => ({
      ...finding,
      warning: warningOf(finding) ?? finding.warning,
    })),
    warnings: [...new Set([...first.map((warning) => warning[language]), ...kept])],
  };
}

/** What the signs that were found and cannot wait ask for, by the rules that found them. */
function urgentCareIn(
  findings: readonly SafetyFinding[],
  isOfOther: boolean,
): ReadonlyMap<string, BilingualText> {
  const found = URGENT_CARE.filter((care) =>
    findings.some(({ ruleId, level }) => ruleId === care.ruleId && isAtLeast(level, "high")),
  );
  return new Map(
    found.flatMap(({ ruleId, foundToo, writer, other }) =>
      [ruleId, ...foundToo].map((rule) => [rule, isOfOther ? other : writer] as const),
    ),
  );
}

function isOfSomebodyElse(text: ReadText): boolean {
  const subjects = subjectsOf(text);
  return (
    subjects.some(({ isOfSomebodyElse: isOther }) => isOther) &&
    !subjects.some(({ isWriterHaving }) => isWriterHaving)
  );
}
