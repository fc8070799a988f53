import { languageOfMessage } from "../../language/language-of-message.ts";
import type { ReadText } from "../../language/read-text.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../../language/text-language.ts";
import { toldOnceInSteps } from "../../language/told-once.ts";
import type { Steps } from "../../shared/steps.ts";
import { isLearned, LEARNED_RULE_PREFIX, type SafetyFinding } from "../content-check.ts";
import { isAtLeast, lowerRisk, type RiskLevel } from "../risk-level.ts";
import type { SafetyFlag } from "../safety-flag.ts";
import { bloodSugarIn, type ToldBloodSugar } from "./blood-sugar.ts";
import type { FoundConcepts } from "./concept-hit.ts";
import type { ContentRule } from "./content-rule.ts";
import { DECIDING_RULES } from "./deciding-rules.data.ts";
import { levelOfExtremePressure } from "./extreme-pressure.ts";
import { createLearnedLayer, type HeardText, type LearnedJudgement } from "./learned-layer.ts";
import type { ContentCheckWeights } from "./learned-model.ts";
import { SOURCES } from "./sources.data.ts";
import { OUTRIGHT_RULES } from "./told-outright.data.ts";
import { warningOfFlag } from "./warning-of-flag.ts";
import { WARNINGS } from "./warnings.data.ts";

const HAN = /^\p{Script=Han}/u;
const LATIN = /^\p{Script=Latin}/u;
/** So many words of each language make a text one in both (design value). */
const LEAST_OF_OTHER = 3;

/** A text as it is heard: all that is found in it, what of that counts, and the rules that hold only for what is known about the person. */
export type HeardMessage = {
  readonly whole: HeardText;
  readonly counted: HeardText;
  readonly byContext: readonly ContentRule[];
};

/**
 * Weighs the evidence of a message. The rules that hold are part of it; the trained weights say how grave it is. Decided by
 * a rule alone is what rarely errs (`DECIDING_RULES`), what is known about the person, and what is only worth a word.
 * Step by step.
 */
export type Verdict = (message: HeardMessage) => Steps<readonly SafetyFinding[]>;

/** The verdict by these weights. */
export function createVerdict(weights: ContentCheckWeights): Verdict {
  const judge = createLearnedLayer(weights);
  // What is known about the person changes nothing of what the words weigh.
  const judgementOf = toldOnceInSteps((whole: HeardText, counted: HeardText) => {
    const { text } = whole.found;
    return judge(whole, counted, languagesOf(text, languageOfMessage(text)));
  });
  return function* ({ whole, counted, byContext }) {
    const { found, rules: byText } = counted;
    const judgement = boundedBy(byText, yield* judgementOf(whole, counted));
    const findings = byContext.map((rule) => findingOf(rule));
    const isToldOf = byText.some(({ level }) => level === "critical");
    for (const rule of byText) {
      if (!isAtLeast(rule.level, "medium") || decidesAlone(rule)) findings.push(findingOf(rule));
      else if (isAllThatIsSaid(byText, found) || isCalledByName(rule, found))
        findings.push(findingOf(rule));
      else if (judgement !== undefined) {
        const level = isToldOf ? rule.level : levelOf(rule);
        findings.push(findingOf(rule, lowerRisk(level, mostBeside(judgement))));
      }
    }
    if (judgement !== undefined && !findings.some(({ level }) => isAtLeast(level, judgement.level)))
      findings.push(learnedFinding(judgement));
    const pressure = levelOfExtremePressure(found.text);
    if (pressure !== undefined) findings.push(extremePressureFinding(pressure));
    const sugar = bloodSugarIn(found.text);
    return sugar === undefined ? findings : byBloodSugar(findings, sugar, found.text.words.length);
  };
}

/** Whether a rule rarely errs, or what it finds is told outright. */
function decidesAlone(rule: ContentRule): boolean {
  return Object.hasOwn(DECIDING_RULES, rule.id) || OUTRIGHT_RULES.includes(rule);
}

/** What the weights often call `high` where it is not, and rules know to be `medium` as long as nothing graver is told beside it. */
const MEDIUM_BY_RULE: ReadonlySet<string> = new Set([
  "ill.plan",
  "ill.fever",
  "allergy.hives-in-exercise",
  "energy.period-late",
]);

/** What the weights say of what these rules alone tell, and of nothing else, is `high` only where that is likelier than not. */
function boundedBy(
  rules: readonly ContentRule[],
  judgement: LearnedJudgement | undefined,
): LearnedJudgement | undefined {
  if (judgement?.level !== "high" || judgement.isLikelyHigh) return judgement;
  const warning = rules.filter(({ level }) => isAtLeast(level, "medium"));
  const isBound =
    warning.length > 0 &&
    warning.every(({ id, flag }) => MEDIUM_BY_RULE.has(id) && flag === judgement.flag);
  return isBound ? { ...judgement, level: "medium" } : judgement;
}

/** Of so few words the weights know too little (design value). */
const FEWEST_WORDS = 3;

/** Whether a message is a wish to die and nothing else, which more than one rule takes it for: 想死, but not "kill me lol". */
function isAllThatIsSaid(rules: readonly ContentRule[], { text }: FoundConcepts): boolean {
  const ofDeath = rules.filter(({ flag, level }) => flag === "self_harm" && level !== "low");
  return text.words.length <= FEWEST_WORDS && ofDeath.length > 1;
}

/** Rules that hold where an emergency is called by its name. */
const CALLED_BY_NAME: ReadonlySet<string> = new Set([
  "heat.stroke-had",
  "stroke.had",
  "emergency.anaphylaxis-had",
]);
/** In so few words nothing beside the name makes it harmless (design value). */
const MOST_WORDS_OF_A_NAME = 8;

/** Whether a message calls an emergency by its name and says little else: "our grandma has a stroke, help". */
function isCalledByName({ id }: ContentRule, { text }: FoundConcepts): boolean {
  return CALLED_BY_NAME.has(id) && text.words.length <= MOST_WORDS_OF_A_NAME;
}

/** How the ids of rules about diabetes begin. */
const DIABETES = "diabetes.";
/** Flags of what the weights take a number of blood sugar for. */
const TAKEN_FOR: readonly SafetyFlag[] = ["blood_sugar", "medical_emergency"];
/** Longer texts tell of more than a number (design value). */
const MOST_WORDS_OF_A_NUMBER = 20;

/** Numbers have published limits, which the weights do not know: a short message about one is as grave as its number. */
function byBloodSugar(
  findings: readonly SafetyFinding[],
  { level, isOfNow, hasSigns }: ToldBloodSugar,
  words: number,
): readonly SafetyFinding[] {
  const isOfNumber = (finding: SafetyFinding) =>
    TAKEN_FOR.includes(finding.flag) && (isLearned(finding) || finding.ruleId.startsWith(DIABETES));
  const most = level ?? "safe";
  const kept =
    hasSigns || words > MOST_WORDS_OF_A_NUMBER
      ? findings
      : findings.flatMap((finding) => {
          if (!isOfNumber(finding)) return finding;
          return most === "safe" ? [] : measuredSugarFinding(lowerRisk(finding.level, most));
        });
  if (level === undefined || !isOfNow || kept.some((each) => isAtLeast(each.level, level)))
    return kept;
  return [...kept, measuredSugarFinding(level)];
}

/** A text in both languages is judged by the weights of both: each knows its own words alone. */
function languagesOf({ words }: ReadText, language: TextLanguage): readonly TextLanguage[] {
  const count = (pattern: RegExp) => words.filter(({ text }) => pattern.test(text)).length;
  const isMixed = count(HAN) >= LEAST_OF_OTHER && count(LATIN) >= LEAST_OF_OTHER;
  return isMixed ? TEXT_LANGUAGES : [language];
}

/** A rule that has somebody called speaks of an emergency, if the weights see it and no other rule has told of it. */
function levelOf({ level, warning }: ContentRule): RiskLevel {
  return level === "high" && warning === "callEmergency" ? "critical" : level;
}

/**
 * What a rule can say beside weights that say so much: the weights tell `medium` and `high` apart less well than danger from
 * everything else, but an emergency is one only where they see it themselves, or have no doubt that there is danger and call it
 * `high` (design value).
 */
function mostBeside({ level, isSure }: LearnedJudgement): RiskLevel {
  if (level === "high" && isSure) return "critical";
  return level === "medium" ? "high" : level;
}

/** What a rule found, at its level or the one given. */
export function findingOf(rule: ContentRule, level: RiskLevel = rule.level): SafetyFinding {
  return {
    flag: rule.flag,
    level,
    ruleId: rule.id,
    warning: WARNINGS[rule.warning],
    source: SOURCES[rule.source],
  };
}

/** Numbers of a blood pressure have published limits, which the weights do not know. */
function extremePressureFinding(level: RiskLevel): SafetyFinding {
  return {
    flag: "cardiac_symptom",
    level,
    ruleId: "cardiac.measured-pressure",
    warning: level === "critical" ? WARNINGS.callEmergency : WARNINGS.stopAndBeSeen,
    source: SOURCES.acsm,
  };
}

function measuredSugarFinding(level: RiskLevel): SafetyFinding {
  return {
    flag: "blood_sugar",
    level,
    ruleId: `${DIABETES}measured-sugar`,
    warning: warningOfFlag("blood_sugar", level),
    source: SOURCES.diabetes,
  };
}

function learnedFinding({ level, flag }: LearnedJudgement): SafetyFinding {
  return {
    flag,
    level,
    ruleId: `${LEARNED_RULE_PREFIX}${flag.replaceAll("_", "-")}`,
    warning: warningOfFlag(flag, level),
    source: SOURCES.learnedLayer,
  };
}
