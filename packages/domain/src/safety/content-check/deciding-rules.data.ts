/**
 * Rules that decide alone, with what they were found in: of so many labelled texts, so many were of that danger or worse.
 * Written by `scripts/train-safety-model.ts`; not to be edited by hand.
 */
export const DECIDING_RULES: Readonly<
  Record<string, { readonly found: number; readonly right: number }>
> = {
  "cardiac.jaw-pressure-with-signs": { found: 66, right: 66 },
  "cardiac.heart-failure-signs": { found: 30, right: 30 },
  "breathing.emergency": { found: 120, right: 120 },
  "heat.no-urine": { found: 31, right: 31 },
  "pregnancy.faint": { found: 14, right: 14 },
  "neuro.numb-after-impact": { found: 45, right: 45 },
  "emergency.sepsis": { found: 44, right: 44 },
  "cardiac.pressing-with-signs": { found: 244, right: 241 },
  "cardiac.blood-pressure": { found: 11, right: 11 },
  "emergency.belly": { found: 38, right: 38 },
  "neuro.eye": { found: 19, right: 19 },
  "neuro.altitude": { found: 18, right: 18 },
  "poisoning.fumes": { found: 15, right: 15 },
  "poisoning.bad-food": { found: 34, right: 34 },
  "emergency.belly-serious": { found: 100, right: 98 },
  "emergency.several-signs-drowsy": { found: 138, right: 137 },
  "emergency.several-signs-pale": { found: 221, right: 220 },
  "emergency.several-signs-head": { found: 94, right: 93 },
  "emergency.several-signs-pain": { found: 44, right: 44 },
  "emergency.several-signs-breath": { found: 75, right: 75 },
  "self-harm.fatal-urge": { found: 13, right: 13 },
  "self-harm.lethal-amount": { found: 15, right: 15 },
  "self-harm.hidden-marks": { found: 22, right: 22 },
  "self-harm.commanded": { found: 9, right: 9 },
  "diet.weight-cut": { found: 77, right: 76 },
  "self-harm.pain-sought": { found: 26, right: 26 },
  "diet.at-any-cost": { found: 10, right: 10 },
  "abuse.private-touch": { found: 23, right: 23 },
  "abuse.undressed": { found: 27, right: 27 },
  "diabetes.acetone-breath": { found: 36, right: 36 },
  "cardiac.crushing": { found: 14, right: 14 },
  "danger.breath-hold-alone": { found: 19, right: 19 },
  "doping.insulin": { found: 23, right: 23 },
  "medication.replaced": { found: 18, right: 18 },
};

/** What they were measured on, as a SHA-256 (`fingerprintOfRules` of the training). */
export const RULES_MEASURED_ON = "8c081dd7ab58326e86396374088c01d51e7fccc6e798e9152eb66b935648da49";
