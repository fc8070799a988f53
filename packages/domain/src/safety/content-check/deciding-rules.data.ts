/**
 * Rules that decide alone, with what they were found in: of so many labelled texts, so many were of that danger or worse.
 * Written by `scripts/train-safety-model.ts`; not to be edited by hand.
 */
export const DECIDING_RULES: Readonly<
  Record<string, { readonly found: number; readonly right: number }>
> = {
  "cardiac.jaw-pressure-with-signs": { found: 73, right: 73 },
  "cardiac.heart-failure-signs": { found: 37, right: 37 },
  "breathing.emergency": { found: 135, right: 135 },
  "heat.no-urine": { found: 44, right: 44 },
  "pregnancy.faint": { found: 18, right: 18 },
  "neuro.numb-after-impact": { found: 49, right: 49 },
  "emergency.sepsis": { found: 54, right: 54 },
  "cardiac.pressing-with-signs": { found: 276, right: 273 },
  "cardiac.blood-pressure": { found: 12, right: 12 },
  "emergency.belly": { found: 41, right: 41 },
  "neuro.eye": { found: 21, right: 21 },
  "neuro.altitude": { found: 20, right: 20 },
  "poisoning.bad-food": { found: 41, right: 41 },
  "emergency.belly-serious": { found: 117, right: 115 },
  "emergency.several-signs-drowsy": { found: 190, right: 189 },
  "emergency.several-signs-pale": { found: 291, right: 290 },
  "emergency.several-signs-head": { found: 118, right: 117 },
  "emergency.several-signs-pain": { found: 59, right: 59 },
  "emergency.several-signs-breath": { found: 94, right: 94 },
  "self-harm.fatal-urge": { found: 14, right: 14 },
  "self-harm.lethal-amount": { found: 15, right: 15 },
  "self-harm.hidden-marks": { found: 27, right: 27 },
  "self-harm.commanded": { found: 9, right: 9 },
  "diet.weight-cut": { found: 94, right: 93 },
  "self-harm.pain-sought": { found: 39, right: 39 },
  "diet.at-any-cost": { found: 11, right: 11 },
  "abuse.private-touch": { found: 24, right: 24 },
  "abuse.undressed": { found: 38, right: 38 },
  "abuse.secret-drug": { found: 8, right: 8 },
  "diabetes.acetone-breath": { found: 43, right: 43 },
  "cardiac.crushing": { found: 14, right: 14 },
  "medication.replaced": { found: 19, right: 19 },
};

/** What they were measured on, as a SHA-256 (`fingerprintOfRules` of the training). */
export const RULES_MEASURED_ON = "6b936eeaf2b86b28602f8e063c0af73ee93fc7c6573286570a2988634b424910";
