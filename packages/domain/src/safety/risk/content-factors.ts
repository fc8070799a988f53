import { partOfText } from "../../language/part-of-text.ts";
import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import type { Steps } from "../../shared/steps.ts";
import {
  type CheckContent,
  checkInSteps,
  type SafetyContext,
  type SafetyFinding,
} from "../content-check.ts";
import { isAtLeast } from "../risk-level.ts";
import { CONTENT_FLAG_MEANINGS, SIGNS_OF_SOMEBODY_ELSE } from "./content-flags.data.ts";
import { type FoundFactor, factorOf, recognisedAs } from "./found-factor.ts";
import { conceptsInText } from "./recognise-concepts.ts";
import type { DialogueTurn, FactorOrigin } from "./risk-assessment.ts";

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
  text: ReadText,
  origin: FactorOrigin,
  checkContent: CheckContent,
  context: SafetyContext,
): Steps<readonly FoundFactor[]> {
  const subjects = subjectsOf(text);
  const isElse = (sentence: number) => subjects[sentence]?.isOfSomebodyElse === true;
  const ofOthers = partOfText(text, isElse);
  const own =
    ofOthers.sentences.length === 0 ? text : partOfText(text, (sentence) => !isElse(sentence));
  yield text.source.length;
  const ofOwn = yield* checkedFactors(own, origin, checkContent, context);
  const ofElse = yield* signsOfSomebodyElse(ofOthers, origin, checkContent);
  const concepts = conceptsInText(text, subjects).map((concept) => factorOf(concept, origin));
  yield text.source.length;
  return [...ofOwn, ...ofElse, ...concepts];
}

function* checkedFactors(
  text: ReadText,
  origin: FactorOrigin,
  checkContent: CheckContent,
  context: SafetyContext,
): Steps<readonly FoundFactor[]> {
  if (text.sentences.length === 0) return [];
  const { findings } = yield* checkInSteps(checkContent, text, context);
  return findings.flatMap((finding) => factorOfFinding(finding, origin));
}

function factorOfFinding(
  { flag, level, ruleId }: SafetyFinding,
  origin: FactorOrigin,
): readonly FoundFactor[] {
  const meaning = CONTENT_FLAG_MEANINGS[flag];
  if (meaning === undefined || level === "safe") return [];
  const { label, isScreeningSymptom, whenHigh, ...effects } = meaning;
  const factor: FoundFactor = {
    code: flag,
    label,
    severity: level,
    origin,
    evidence: recognisedAs(ruleId, origin),
    source: "designContentRules",
  };
  if (!isAtLeast(level, "medium")) return [factor];
  const further = isAtLeast(level, "high") ? whenHigh : undefined;
  return [{ ...factor, isScreeningSymptom, ...effects, ...further }];
}

function* signsOfSomebodyElse(
  text: ReadText,
  origin: FactorOrigin,
  checkContent: CheckContent,
): Steps<readonly FoundFactor[]> {
  if (text.sentences.length === 0) return [];
  const { findings } = yield* checkInSteps(checkContent, text);
  const found = findings.find(
    ({ flag, level }) => isAtLeast(level, "medium") && CONTENT_FLAG_MEANINGS[flag] !== undefined,
  );
  if (found === undefined) return [];
  return [
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
