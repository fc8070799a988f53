import {
  type KnowledgeCondition,
  type KnowledgePassage,
  recogniseKnowledgeConditions,
} from "@health-exercise/domain/knowledge";
import { type BilingualText, read } from "@health-exercise/domain/language";
import type { RiskAssessment } from "@health-exercise/domain/safety";
import type { Steps } from "@health-exercise/domain/user";

/** The conditions that somebody named. */
export type NamedConditions = {
  readonly conditions: readonly KnowledgeCondition[];
  /** What they called it, where they named diabetes without its type: then it may be either of `conditions`. */
  readonly diabetesOfNoType?: BilingualText;
};

const DIABETES: BilingualText = { en: "diabetes", zh: "糖尿病" };
const HIGH_BLOOD_SUGAR: BilingualText = { en: "high blood sugar", zh: "血糖偏高" };

/** The codes of the risk assessment for what is told of the sugar in the blood. */
const TOLD = {
  type1: "diabetes_type_1",
  type2: "diabetes_type_2",
  highBloodSugar: "high_blood_sugar",
  diabetes: "diabetes",
} as const;

/** Names a type, and so whom it is for. */
const TYPE = /type\s*[12]\b|[12]\s*型/i;

/**
 * The conditions that names of diseases tell. The knowledge takes diabetes of no type for type 2, as most people's is; who is
 * treated with insulin must not be, so the assessment of the same names decides whether a type was told.
 */
export function* namedConditions(
  diseases: readonly string[],
  { riskFactors }: Pick<RiskAssessment, "riskFactors">,
): Steps<NamedConditions> {
  const found = new Set<KnowledgeCondition>();
  for (const name of diseases) {
    for (const condition of recogniseKnowledgeConditions(read(name))) found.add(condition);
    yield name.length;
  }
  const told = new Set(riskFactors.map(({ code }) => code));
  if (!found.has("type_2_diabetes") || told.has(TOLD.type2)) return { conditions: [...found] };
  if (found.has("type_1_diabetes") || told.has(TOLD.type1)) {
    found.delete("type_2_diabetes");
    return { conditions: [...found] };
  }
  const isOnlySugar = told.has(TOLD.highBloodSugar) && !told.has(TOLD.diabetes);
  return {
    conditions: [...found.add("type_1_diabetes")],
    diabetesOfNoType: isOnlySugar ? HIGH_BLOOD_SUGAR : DIABETES,
  };
}

/** Whether a passage holds for diabetes of either type, or says for which it is. */
export function isForAnyDiabetes({ audience, title }: KnowledgePassage): boolean {
  const { conditions } = audience;
  const isForType1 = conditions.includes("type_1_diabetes");
  const isForType2 = conditions.includes("type_2_diabetes");
  return (isForType1 && isForType2) || ((isForType1 || isForType2) && TYPE.test(title));
}
