import { ABUSE_RULES } from "./abuse.data.ts";
import { ADVICE_RULES } from "./advice.data.ts";
import type { ContentRule } from "./content-rule.ts";
import { DESPAIR_RULES } from "./despair-hints.data.ts";
import { EXPLAINED_RULES } from "./explained-signs.data.ts";
import { HARM_RULES } from "./harm.data.ts";
import { INJECTION_RULES } from "./injection.data.ts";
import { LIFESTYLE_RULES } from "./lifestyle.data.ts";
import { NAMED_DANGER_RULES } from "./named-dangers.data.ts";
import { PLAIN_DANGER_RULES } from "./plain-dangers.data.ts";
import { RISKY_PLAN_RULES } from "./risky-plans.data.ts";
import { SELF_HARM_RULES } from "./self-harm.data.ts";
import { SUBSTANCE_RULES } from "./substances.data.ts";
import { SYMPTOM_RULES } from "./symptoms.data.ts";
import { OUTRIGHT_RULES } from "./told-outright.data.ts";

/** What weights do not know of: rules that decide alone, and those of what a text explains itself. */
export const UNLEARNED_RULES: readonly ContentRule[] = [...OUTRIGHT_RULES, ...EXPLAINED_RULES];

/** Every rule of the content check. */
export const CONTENT_RULES: readonly ContentRule[] = [
  ...SYMPTOM_RULES,
  ...SELF_HARM_RULES,
  ...LIFESTYLE_RULES,
  ...SUBSTANCE_RULES,
  ...HARM_RULES,
  ...INJECTION_RULES,
  ...ADVICE_RULES,
  ...DESPAIR_RULES,
  ...ABUSE_RULES,
  ...RISKY_PLAN_RULES,
  ...PLAIN_DANGER_RULES,
  ...NAMED_DANGER_RULES,
  ...UNLEARNED_RULES,
];
