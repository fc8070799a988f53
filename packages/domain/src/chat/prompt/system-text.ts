import { emotionOf } from "../../companion/emotion.ts";
import { limitLabel } from "../../safety/policy/policy-texts.ts";
import { type RiskProfile, riskProfileOf } from "../../safety/risk/risk-profile.ts";
import { readUserContext } from "../person/user-context.ts";
import type { ReplyMaterial } from "../reply/reply-material.ts";
import { CLEARANCE_TEXTS, FACT_TEXTS, INSTRUCTIONS, LANGUAGE_NAMES } from "./instructions.data.ts";

/** So many findings and notes are told, the most serious first: enough to answer by. A design value. */
const MOST_TOLD = 6;

/**
 * The instructions with the facts that bind this reply. Nothing in it was written by the person, a client or a source:
 * numbers within bounds, codes, and texts of this service.
 */
export function systemText(material: ReplyMaterial): string {
  const facts = factsOf(material).map(([name, value]) => `- ${name}: ${value}`);
  return [INSTRUCTIONS, "", FACT_TEXTS.heading, ...facts].join("\n");
}

function factsOf(material: ReplyMaterial): (readonly [name: string, value: string])[] {
  const { language, limits, check, cautions, companion } = material;
  const { age, gender, activityLevel, pregnant } = knownFacts(material);
  const notes = cautions.map(({ description }) => description[language]);
  const findings = check.findings.map(
    ({ flag, level, warning }) => `${flag} (${level}): ${warning[language]}`,
  );
  return [
    [FACT_TEXTS.language, LANGUAGE_NAMES[language]],
    [FACT_TEXTS.mood, companion === null ? FACT_TEXTS.none : emotionOf(companion.healthScore)],
    [FACT_TEXTS.age, String(age ?? FACT_TEXTS.unknown)],
    [FACT_TEXTS.gender, gender ?? FACT_TEXTS.unknown],
    [FACT_TEXTS.activityLevel, activityLevel ?? FACT_TEXTS.unknown],
    ...(pregnant === true ? [[FACT_TEXTS.pregnant, FACT_TEXTS.yes] as const] : []),
    [FACT_TEXTS.maxIntensity, limits.maxIntensity],
    [FACT_TEXTS.clearance, CLEARANCE_TEXTS[limits.clearance]],
    [FACT_TEXTS.limits, listOf(limits.limits.map((limit) => limitLabel(limit, language)))],
    [FACT_TEXTS.cautions, listOf(firstOf(notes))],
    [FACT_TEXTS.riskLevel, check.riskLevel],
    [FACT_TEXTS.findings, listOf(firstOf(findings))],
  ];
}

function knownFacts({ profile, userContext, records }: ReplyMaterial): RiskProfile {
  const told = readUserContext(userContext);
  return profile === null ? told : riskProfileOf(profile, records.today, told);
}

function firstOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].slice(0, MOST_TOLD);
}

function listOf(texts: readonly string[]): string {
  return texts.length === 0 ? FACT_TEXTS.none : texts.join("; ");
}
