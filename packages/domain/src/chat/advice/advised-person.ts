import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { ExerciseLimit } from "../../safety/policy/exercise-limit.ts";
import { isPulseMisleading } from "../../safety/recommendation/pulse-guidance.ts";
import type { RiskProfile } from "../../safety/risk/risk-profile.ts";
import { isAtLeast } from "../../safety/risk-level.ts";
import type { SafetyFlag } from "../../safety/safety-flag.ts";
import { isMinor } from "../../user/adulthood.ts";
import type { ReplyMaterial } from "../reply/reply-material.ts";
import type { AdviceFacts } from "./advice-features.ts";
import type { PersonFact } from "./advice-rule.ts";
import { isTakenMedicine, namesMedicine } from "./plain-places.ts";
import { type AdvisedPerson, findAdvice } from "./unsafe-advice.ts";

/** What a client may tell beside a risk profile. */
type Told = RiskProfile & { readonly clearance: string | undefined };

/** Findings in a message that call for a doctor before any exercise. */
const RED_FLAGS: readonly SafetyFlag[] = [
  "medical_emergency",
  "cardiac_symptom",
  "neurological_symptom",
  "breathing_difficulty",
  "self_harm",
  "poisoning",
];

/** With these, painkillers against inflammation do harm (KDIGO 2024; labels of the substances). */
const NO_PAINKILLERS: readonly ExerciseLimit[] = [
  "bleeding_risk",
  "pregnancy",
  "heart_disease",
  "hypertension",
  "severe_hypertension",
];
/** Limits that forbid no kind of activity beyond what the policy names. */
const MILD_LIMITS: readonly ExerciseLimit[] = [
  "heart_rate_limited",
  "older_adult",
  "child",
  "hypertension",
  "heat_sensitivity",
  "lung_disease",
];
const SHORTEST_NAME = 4;

/** The person as the rules of advice see them, from profile, client, limits and what they wrote. */
export function advisedPerson(told: Told, material: ReplyMaterial): AdvisedPerson {
  const asked = new Set(statedIn(material.message));
  const known = new Set([told.conditions, told.injuries, told.clearance].flatMap(conceptsOf));
  const { limits, clearance } = material.limits;
  const isRedFlagFound =
    isAtLeast(material.check.riskLevel, "medium") &&
    material.check.flags.some((flag) => RED_FLAGS.includes(flag));
  const isTrue: Readonly<Record<PersonFact, boolean>> = {
    pulse_misleads: isPulseMisleading(material.limits),
    minor: isMinor(told.age),
    injured: (told.injuries ?? []).length > 0,
    pregnant: told.pregnant === true || limits.includes("pregnancy"),
    not_cleared:
      known.has("unclearedCondition") ||
      asked.has("toldToWait") ||
      clearance === "stop_and_seek_care",
    painkillers_harm:
      known.has("kidneyCondition") || limits.some((limit) => NO_PAINKILLERS.includes(limit)),
    kidney_disease: known.has("kidneyCondition"),
    eating_disorder: known.has("eatingDisorder") || asked.has("eatingDisorder"),
    limited: limits.some((limit) => !MILD_LIMITS.includes(limit)),
    asked_about_red_flag: isRedFlagFound || asked.has("redFlag"),
  };
  const facts = Object.entries(isTrue).flatMap(([fact, holds]) =>
    holds ? [fact as PersonFact] : [],
  );
  const weighed = weighedFacts(facts, known, asked, material);
  const named = namesOf(told.medications);
  const questions = [material.message, material.earlierQuestion];
  const dose = {
    asked: questions,
    asksOfMedicine: questions.some(namesMedicine),
    takesMedicine: (told.medications ?? []).some(isTakenMedicine),
  };
  return { facts: new Set(facts), weighed, asked, named, dose };
}

/** What limits the person, by name; and what was recognised in their message. */
function weighedFacts(
  facts: readonly PersonFact[],
  known: ReadonlySet<string>,
  asked: ReadonlySet<string>,
  { limits: { limits, maxIntensity, clearance }, check }: ReplyMaterial,
): AdviceFacts {
  const bounds = [
    ...(maxIntensity === "vigorous" ? [] : [`at most ${maxIntensity}`]),
    ...(clearance === "none" ? [] : [clearance]),
  ];
  return {
    person: [...new Set([...facts, ...limits, ...known, ...bounds])],
    message: [check.riskLevel, ...check.flags],
    asked: [...asked],
  };
}

function statedIn(text: ReadText): readonly string[] {
  const { hits, negated } = findAdvice(text);
  return [...hits].flatMap(([concept, places]) =>
    places.some(({ start }) => negated[start] !== 1) ? [concept] : [],
  );
}

function conceptsOf(told: readonly string[] | string | undefined): readonly string[] {
  const texts = typeof told === "string" ? [told] : (told ?? []);
  return texts.flatMap((text) => [...findAdvice(read(text)).hits.keys()]);
}

/** The words by which a person's own medicines are called. */
function namesOf(medications: readonly string[] | undefined): ReadonlyMap<string, string> {
  const words = (medications ?? []).flatMap((name) => read(name).words);
  const names = words.filter(({ kind, text }) => kind === "word" && text.length >= SHORTEST_NAME);
  return new Map(names.map(({ text }) => [text, "medicine"]));
}
