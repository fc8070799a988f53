import { ABUSE_CONCEPTS } from "./abuse.data.ts";
import { ADVICE_CONCEPTS } from "./advice.data.ts";
import { ANIMAL_PATIENT_CONCEPTS } from "./animal-patients.data.ts";
import type { Concept } from "./content-rule.ts";
import { DESPAIR_CONCEPTS } from "./despair-hints.data.ts";
import { EXPLAINED_DAILY_CONCEPTS } from "./explained-daily.data.ts";
import { EXPLAINED_SENSE_CONCEPTS } from "./explained-senses.data.ts";
import { EXPLANATION_CONCEPTS } from "./explained-signs.data.ts";
import { HARM_CONCEPTS, HARM_HELPERS } from "./harm.data.ts";
import { HARMLESS_SETTING_CONCEPTS } from "./harmless-settings.data.ts";
import { HELPER_CONCEPTS } from "./helpers.data.ts";
import { INJECTION_CONCEPTS } from "./injection.data.ts";
import { LIFESTYLE_CONCEPTS } from "./lifestyle.data.ts";
import { MARKER_CONCEPTS } from "./markers.data.ts";
import { NAMED_DANGER_CONCEPTS } from "./named-dangers.data.ts";
import { PLAIN_DANGER_CONCEPTS } from "./plain-dangers.data.ts";
import { PLAIN_HINT_CONCEPTS } from "./plain-hints.data.ts";
import { PLAIN_SIGN_CONCEPTS } from "./plain-signs.data.ts";
import { QUIET_HINT_CONCEPTS } from "./quiet-hints.data.ts";
import { RISKY_PLAN_CONCEPTS } from "./risky-plans.data.ts";
import { SELF_HARM_CONCEPTS } from "./self-harm.data.ts";
import { SUBSTANCE_CONCEPTS, SUBSTANCE_HELPERS } from "./substances.data.ts";
import { SYMPTOM_CONCEPTS } from "./symptoms.data.ts";
import { OUTRIGHT_CONCEPTS } from "./told-outright.data.ts";

/** What rules alone look at: reasons of signs and what takes them back are in too many texts to be evidence of anything. */
export const UNLEARNED_CONCEPTS: Readonly<Record<string, Concept>> = {
  ...OUTRIGHT_CONCEPTS,
  ...EXPLANATION_CONCEPTS,
  ...EXPLAINED_DAILY_CONCEPTS,
  ...EXPLAINED_SENSE_CONCEPTS,
  ...ANIMAL_PATIENT_CONCEPTS,
};

/** Every concept the rules are made of, and those that are evidence alone. */
export const CONCEPTS: Readonly<Record<string, Concept>> = {
  ...MARKER_CONCEPTS,
  ...HELPER_CONCEPTS,
  ...SYMPTOM_CONCEPTS,
  ...SELF_HARM_CONCEPTS,
  ...LIFESTYLE_CONCEPTS,
  ...SUBSTANCE_CONCEPTS,
  ...SUBSTANCE_HELPERS,
  ...HARM_CONCEPTS,
  ...HARM_HELPERS,
  ...INJECTION_CONCEPTS,
  ...ADVICE_CONCEPTS,
  ...DESPAIR_CONCEPTS,
  ...ABUSE_CONCEPTS,
  ...RISKY_PLAN_CONCEPTS,
  ...PLAIN_DANGER_CONCEPTS,
  ...NAMED_DANGER_CONCEPTS,
  ...PLAIN_SIGN_CONCEPTS,
  ...PLAIN_HINT_CONCEPTS,
  ...QUIET_HINT_CONCEPTS,
  ...HARMLESS_SETTING_CONCEPTS,
  ...UNLEARNED_CONCEPTS,
};
