import { partOfText } from "../../language/part-of-text.ts";
import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import type { Steps } from "../../shared/steps.ts";
import {
  type CheckContent,
  checkInSteps,
  isLearned,
  type SafetyContext,
  type SafetyFinding,
} from "../content-check.ts";
import { isAtLeast } from "../risk-level.ts";
import { bloodPressuresIn } from "./blood-pressure.ts";
import { conceptNamed, HEALTH_CONCEPTS } from "./concept-index.ts";
import { CONTENT_FLAG_MEANINGS, SIGNS_OF_SOMEBODY_ELSE } from "./content-flags.data.ts";
import { type FoundFactor, factorOf, recognisedAs } from "./found-factor.ts";
import { measureFactors } from "./measure-factors.ts";
import { conceptsInText } from "./recognise-concepts.ts";
import type { DialogueTurn, FactorOrigin } from "./risk-assessment.ts";
import { withoutHarmlessNames } from "./without-harmless-names.ts";

const SIGN_IN_PREGNANCY = CONTENT_FLAG_MEANINGS.pregnancy?.whenHigh?.code;

let passing: ReadonlySet<string> | undefined;

/** Roles whose turns describe the person; all others only talk to them. */
const OWN_ROLES: ReadonlySet<string> = new Set(["user", "human"]);

/** The texts of a dialogue that the person wrote. */
export function ownTurns(history: readonly DialogueTurn[]): readonly (string | ReadText)[] {
  return history.flatMap((turn) => {
    if (typeof turn === "string") return [turn];
    return OWN_ROLES.has(turn.role.trim().toLowerCase()) ? [turn.content] : [];
  });
}

/**
 * The risk factors in what a person wrote: by the content rules, and what they say to have. Signs of somebody else are
 * named as such and change nothing.
 */
export function* contentFactors(
  told: ReadText,
  origin: FactorOrigin,
  checkContent: CheckContent,
  context: SafetyContext,
): Steps<readonly FoundFactor[]> {
  const text = yield* withoutHarmlessNames(told, "content_check");
  const named = text === told ? told : yield* withoutHarmlessNames(told, "concepts");
  const ofText = subjectsOf(text);
  const isElse = (sentence: number) => ofText[sentence]?.isOfSomebodyElse === true;
  const ofOthers = partOfText(text, isElse);
  const own =
    ofOthers.sentences.length === 0 ? text : partOfText(text, (sentence) => !isElse(sentence));
  yield text.source.length;
  const findings = yield* findingsIn(own, checkContent, context);
  const ofOwn = findings.flatMap((finding) => factorOfFinding(finding, origin));
  const pressures = bloodPressuresIn(own).flatMap((pressure) => measureFactors(pressure, origin));
  const ofElse = yield* factorsOfOthers(ofOthers, origin, checkContent);
  const symptoms = findings.some(asksForSymptoms) ? "of_screening" : "left_to_content_rules";
  const concepts = conceptsInText(named, subjectsOf(named), symptoms).map((concept) =>
    factorOf(concept, origin),
  );
  yield named.source.length;
  return [...ofOwn, ...ofElse, ...pressures, ...concepts];
}

/** The risk factors that the content check finds in an entry of a profile, from `medium` on; by its rules alone, or by its weights too. */
export function* findingFactors(
  entry: ReadText,
  by: "rules" | "rules_and_weights",
  checkContent: CheckContent,
): Steps<readonly FoundFactor[]> {
  const findings = yield* findingsIn(entry, checkContent);
  return findings
    .filter((finding) => by === "rules_and_weights" || !isLearned(finding))
    .flatMap((finding) => factorOfFinding(finding, "profile"))
    .filter(({ severity }) => isAtLeast(severity, "medium"));
}

/**
 * The same of a text told before a doctor found nothing: conditions, medicines, injuries and pregnancy last, the signs of
 * that day are over.
 */
export function* lastingFactors(
  text: ReadText,
  origin: FactorOrigin,
  checkContent: CheckContent,
  context: SafetyContext,
): Steps<readonly FoundFactor[]> {
  const factors = yield* contentFactors(text, origin, checkContent, context);
  return factors.flatMap((factor) => {
    if (factor.code === SIGN_IN_PREGNANCY) return [factorOf(conceptNamed("pregnancy"), origin)];
    return passingCodes().has(factor.code) ? [] : [factor];
  });
}

function passingCodes(): ReadonlySet<string> {
  passing ??= new Set([
    ...Object.entries(CONTENT_FLAG_MEANINGS).flatMap(([flag, { isPassing }]) =>
      isPassing === true ? [flag] : [],
    ),
    ...HEALTH_CONCEPTS.flatMap(({ area, code }) =>
      area === "symptom" && !Object.hasOwn(CONTENT_FLAG_MEANINGS, code) ? [code] : [],
    ),
  ]);
  return passing;
}

function* findingsIn(
  text: ReadText,
  checkContent: CheckContent,
  context?: SafetyContext,
): Steps<readonly SafetyFinding[]> {
  if (text.sentences.length === 0) return [];
  return (yield* checkInSteps(checkContent, text, context)).findings;
}

function asksForSymptoms({ flag, level }: SafetyFinding): boolean {
  return isAtLeast(level, "medium") && CONTENT_FLAG_MEANINGS[flag]?.withNamedSymptoms === true;
}

function factorOfFinding(
  { flag, level, ruleId }: SafetyFinding,
  origin: FactorOrigin,
): readonly FoundFactor[] {
  const meaning = CONTENT_FLAG_MEANINGS[flag];
  if (meaning === undefined || level === "safe") return [];
  const { label, source = "designContentRules" } = meaning;
  const evidence = recognisedAs(ruleId, origin);
  const factor: FoundFactor = { code: flag, label, severity: level, origin, evidence, source };
  if (!isAtLeast(level, "medium")) return [factor];
  const { isScreeningSymptom, maxIntensity, clearance, limits, support, whenHigh } = meaning;
  const effects = { isScreeningSymptom, maxIntensity, clearance, limits, support };
  const further = isAtLeast(level, "high") ? whenHigh : undefined;
  return [{ ...factor, ...effects, ...further }];
}

/** Of what is told of somebody else, a threat is the writer's too. */
function* factorsOfOthers(
  text: ReadText,
  origin: FactorOrigin,
  checkContent: CheckContent,
): Steps<readonly FoundFactor[]> {
  const findings = yield* findingsIn(text, checkContent);
  const grave = findings.filter(({ level }) => isAtLeast(level, "medium"));
  const meant = grave.filter(({ flag }) => CONTENT_FLAG_MEANINGS[flag] !== undefined);
  const isByAnybody = ({ flag }: SafetyFinding) =>
    CONTENT_FLAG_MEANINGS[flag]?.isByAnybody === true;
  const threats = meant.filter(isByAnybody).flatMap((finding) => factorOfFinding(finding, origin));
  const found = meant.find((finding) => !isByAnybody(finding));
  if (found === undefined) return threats;
  return [
    ...threats,
    {
      code: "signs_of_somebody_else",
      label: SIGNS_OF_SOMEBODY_ELSE,
      severity: "low",
      origin,
      evidence: recognisedAs(found.ruleId, origin),
      source: "designContentRules",
    },
  ];
}
