/**
 * Rules that decide alone, with what they were found in: of so many labelled texts, so many were of that danger or worse.
 * Written by `scripts/train-safety-model.ts`; not to be edited by hand.
 */
export const DECIDING_RULES: Readonly<
  Record<string, { readonly found: number; readonly right: number }>
> = {
  "cardiac.jaw-pressure-with-signs": { found: 66, right: 66 },
  "cardiac.heart-failure-signs": { found: 31, right: 31 },
  "breathing.emergency": { found: 124, right: 124 },
  "heat.no-urine": { found: 32, right: 32 },
  "pregnancy.faint": { found: 14, right: 14 },
  "neuro.numb-after-impact": { found: 45, right: 45 },
  "emergency.sepsis": { found: 46, right: 46 },
  "cardiac.pressing-with-signs": { found: 249, right: 246 },
  "cardiac.blood-pressure": { found: 11, right: 11 },
  "emergency.belly": { found: 38, right: 38 },
  "neuro.eye": { found: 19, right: 19 },
  "neuro.altitude": { found: 19, right: 19 },
  "poisoning.fumes": { found: 15, right: 15 },
  "poisoning.bad-food": { found: 34, right: 34 },
  "emergency.belly-serious": { found: 101, right: 99 },
  "emergency.several-signs-drowsy": { found: 144, right: 143 },
  "emergency.several-signs-pale": { found: 240, right: 239 },
  "emergency.several-signs-head": { found: 96, right: 95 },
  "emergency.several-signs-pain": { found: 48, right: 48 },
  "emergency.several-signs-breath": { found: 76, right: 76 },
  "self-harm.fatal-urge": { found: 14, right: 14 },
  "self-harm.lethal-amount": { found: 15, right: 15 },
  "self-harm.hidden-marks": { found: 22, right: 22 },
  "self-harm.commanded": { found: 9, right: 9 },
  "diet.weight-cut": { found: 81, right: 80 },
  "self-harm.pain-sought": { found: 26, right: 26 },
  "diet.at-any-cost": { found: 10, right: 10 },
  "abuse.private-touch": { found: 23, right: 23 },
  "abuse.undressed": { found: 27, right: 27 },
  "diabetes.acetone-breath": { found: 37, right: 37 },
  "cardiac.crushing": { found: 14, right: 14 },
  "danger.breath-hold-alone": { found: 19, right: 19 },
  "doping.insulin": { found: 24, right: 24 },
  "medication.replaced": { found: 18, right: 18 },
};

/** What they were measured on, as a SHA-256 (`fingerprintOfRules` of the training). */
export const RULES_MEASURED_ON = "2e54e1c92b12ad6be9522e34eae3f0640ff0d6da237dd933649de0beb6625fd1";
