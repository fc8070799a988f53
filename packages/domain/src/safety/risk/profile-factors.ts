import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { Steps } from "../../shared/steps.ts";
import type { CheckContent } from "../content-check.ts";
import { bloodPressuresIn } from "./blood-pressure.ts";
import { conceptNamed } from "./concept-index.ts";
import { findingFactors } from "./content-factors.ts";
import { bilingual, type FoundFactor, factorOf, recognisedIn } from "./found-factor.ts";
import type { HealthArea } from "./health-concept.ts";
import { measureFactors } from "./measure-factors.ts";
import {
  AGE_RISK_FACTOR,
  AGE_RISK_FROM_YEARS,
  FAMILY_CONDITION_FACTOR,
  FAMILY_HISTORY_FACTOR,
  SMOKER_FACTOR,
  UNRECOGNISED_ENTRIES,
} from "./profile-rules.data.ts";
import { readHealthEntry } from "./read-health-entry.ts";
import type { RiskProfile } from "./risk-profile.ts";
import { isOfNoIllness, withoutHarmlessNames } from "./without-harmless-names.ts";

/** Every factor that a profile itself gives. */
export function* profileFactors(
  profile: RiskProfile,
  checkContent: CheckContent,
): Steps<readonly FoundFactor[]> {
  return [
    ...(yield* entryFactors(profile.conditions, "condition", "conditions", checkContent)),
    ...(yield* entryFactors(profile.symptoms, "symptom", "symptoms", checkContent)),
    ...(yield* entryFactors(profile.medications, "medication", "medications", checkContent)),
    ...(yield* entryFactors(profile.injuries, "injury", "injuries", checkContent)),
    ...measureFactors(profile),
    ...statedFactors(profile),
  ];
}

function* entryFactors(
  entries: readonly string[] | undefined,
  area: HealthArea,
  list: string,
  checkContent: CheckContent,
): Steps<readonly FoundFactor[]> {
  const factors: FoundFactor[] = [];
  for (const [index, entry] of (entries ?? []).entries()) {
    const place = `${list}[${index}]`;
    factors.push(...(yield* factorsOfEntry(read(entry), area, place, checkContent)));
    yield entry.length;
  }
  return factors;
}

/** What an entry is known as, the blood pressure in it, and what the content rules find in it as they would in the query. */
function* factorsOfEntry(
  entry: ReadText,
  area: HealthArea,
  place: string,
  checkContent: CheckContent,
): Steps<readonly FoundFactor[]> {
  const told = readHealthEntry(yield* withoutHarmlessNames(entry, "concepts"), area);
  if (told.kind === "nothing") return [];
  if (told.kind === "unrecognised" && isOfNoIllness(entry)) return [];
  if (told.kind === "family_history") return [fromProfile(FAMILY_CONDITION_FACTOR, place)];
  const pressures = bloodPressuresIn(entry).flatMap((pressure) => measureFactors(pressure));
  const plain = yield* withoutHarmlessNames(entry, "content_check");
  const isWhole = told.kind === "recognised" && told.isWhole;
  const isKnown = told.kind === "recognised" || pressures.length > 0;
  const found =
    isWhole || (isKnown && area !== "symptom")
      ? []
      : yield* findingFactors(plain, isKnown ? "rules" : "rules_and_weights", checkContent);
  const isBounded = isKnown || found.some(({ maxIntensity }) => maxIntensity !== undefined);
  const concepts = told.kind === "recognised" ? told.concepts : [];
  return [
    ...(isBounded ? [] : [fromProfile(UNRECOGNISED_ENTRIES[area], place)]),
    ...concepts.map((concept) => factorOf(concept, "profile", place)),
    ...pressures,
    ...found.map((factor) => ({ ...factor, evidence: recognisedIn(place, factor.code) })),
  ];
}

function statedFactors(profile: RiskProfile): readonly FoundFactor[] {
  const { age, gender } = profile;
  const factors: FoundFactor[] = [];
  if (profile.pregnant === true) {
    factors.push(factorOf(conceptNamed("pregnancy"), "profile", "pregnant"));
  }
  if (profile.smoker === true) factors.push(fromProfile(SMOKER_FACTOR, "smoker"));
  if (profile.familyHistoryOfCardiovascularDisease === true) {
    factors.push(fromProfile(FAMILY_HISTORY_FACTOR, "familyHistoryOfCardiovascularDisease"));
  }
  const riskAge = AGE_RISK_FROM_YEARS[gender ?? "other"];
  if (age !== undefined && age >= riskAge) {
    factors.push(fromProfile(AGE_RISK_FACTOR, `age >= ${riskAge}`));
  }
  return factors;
}

function fromProfile(
  rule: Omit<FoundFactor, "origin" | "evidence">,
  evidence: string,
): FoundFactor {
  return { ...rule, origin: "profile", evidence: bilingual(evidence) };
}
