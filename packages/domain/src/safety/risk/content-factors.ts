import type { CheckContent, SafetyContext } from "../content-check.ts";
import { isAtLeast } from "../risk-level.ts";
import { CONTENT_FLAG_MEANINGS } from "./content-flags.data.ts";
import { type FoundFactor, factorOf } from "./found-factor.ts";
import { conceptsInText } from "./recognise-concepts.ts";
import type { DialogueTurn, FactorOrigin } from "./risk-assessment.ts";

/** Roles whose turns describe the person; all others only talk to them. */
const OWN_ROLES: ReadonlySet<string> = new Set(["user", "human"]);

/** The texts of a dialogue that the person wrote. */
export function ownTurns(history: readonly DialogueTurn[]): readonly string[] {
  return history.flatMap((turn) => {
    if (typeof turn === "string") return [turn];
    return OWN_ROLES.has(turn.role.trim().toLowerCase()) ? [turn.content] : [];
  });
}

/** The risk factors in what a person wrote: by the content rules, and what they say to have. */
export function contentFactors(
  text: string,
  origin: FactorOrigin,
  checkContent: CheckContent,
  context: SafetyContext,
): readonly FoundFactor[] {
  if (text.trim() === "") return [];
  return [
    ...checkedFactors(text, origin, checkContent, context),
    ...conceptsInText(text).map((concept) => factorOf(concept, origin)),
  ];
}

function checkedFactors(
  text: string,
  origin: FactorOrigin,
  checkContent: CheckContent,
  context: SafetyContext,
): readonly FoundFactor[] {
  return checkContent(text, context).findings.flatMap(({ flag, level }): FoundFactor[] => {
    const meaning = CONTENT_FLAG_MEANINGS[flag];
    if (meaning === undefined || level === "safe") return [];
    const { label, isScreeningSymptom, ...effects } = meaning;
    const factor: FoundFactor = {
      code: flag,
      label,
      severity: level,
      origin,
      evidence: label.en,
      source: "designContentRules",
    };
    return isAtLeast(level, "medium") ? [{ ...factor, isScreeningSymptom, ...effects }] : [factor];
  });
}
