import type { AdviceConcept, AdviceRule, AdviceSubject } from "./advice-rule.ts";
import { CLEARANCE_ADVICE } from "./clearance.data.ts";
import { CONDUCT_ADVICE } from "./conduct.data.ts";
import { EATING_ADVICE } from "./eating.data.ts";
import { EFFORT_ADVICE } from "./effort.data.ts";
import { FIRST_AID_ADVICE } from "./first-aid.data.ts";
import { MEDICINE_ADVICE } from "./medicine.data.ts";
import { PERSON_CONCEPTS } from "./person.data.ts";
import { POLARITY_CONCEPTS } from "./polarity.data.ts";
import { PULSE_ADVICE } from "./pulse.data.ts";
import { RED_FLAG_ADVICE } from "./red-flags.data.ts";

const SUBJECTS: readonly AdviceSubject[] = [
  MEDICINE_ADVICE,
  RED_FLAG_ADVICE,
  CLEARANCE_ADVICE,
  EFFORT_ADVICE,
  PULSE_ADVICE,
  EATING_ADVICE,
  FIRST_AID_ADVICE,
  CONDUCT_ADVICE,
  PERSON_CONCEPTS,
];

export const ADVICE_CONCEPTS: Readonly<Record<string, AdviceConcept>> = Object.assign(
  { ...POLARITY_CONCEPTS },
  ...SUBJECTS.map(({ concepts }) => concepts),
);

export const ADVICE_RULES: readonly AdviceRule[] = SUBJECTS.flatMap(({ rules }) => rules);
