import type { ContentRule } from "./content-rule.ts";

const ALONE = { flag: "medication_change", warning: "medication", source: "medicines" } as const;

/** These decide alone: by which medicine it is, words of a day tell little. */
export const OWN_DOSING_RULES: readonly ContentRule[] = [
  {
    ...ALONE,
    id: "medication.stopped-alone",
    level: "medium",
    scope: "passage",
    when: [["medicineStoppedAlone", "medicineSkipped"]],
    unless: ["doctorChanged", "dosingElsewhere"],
    counts: ["past", "educational"],
    examples: {
      match: [
        "skipped my warfarin all of last week",
        "my partner stopped taking his Xarelto after his ablation",
        "我自己把降压药停了",
      ],
      pass: [
        "my doctor stopped my warfarin",
        "I stopped my warfarin in 2019",
        "skipped my vitamins all week",
        "I have not stopped eating since lunch",
      ],
    },
  },
  {
    ...ALONE,
    id: "medication.not-taken-for-days",
    level: "high",
    scope: "passage",
    when: [["medicineNotTakenForDays"]],
    unless: ["doctorChanged", "dosingElsewhere"],
    counts: ["negated", "past", "educational"],
    examples: {
      match: [
        "haven't taken my bisoprolol for five days",
        "the doctor is expensive so I take my heart pill no more",
      ],
      pass: [
        "I haven't missed my bisoprolol for five days",
        "haven't taken my lisinopril yet today",
      ],
    },
  },
  {
    ...ALONE,
    id: "medication.dose-changed-alone",
    level: "medium",
    scope: "passage",
    when: [["medicineHalvedAlone"]],
    unless: ["doctorChanged", "dosingElsewhere"],
    counts: ["past", "educational"],
    examples: {
      match: ["can i double my lasix so i make weight", "I do half my Seroquel on gym days"],
      pass: [
        "the GP halved my bisoprolol",
        "I cut my toast in half",
        "half my lasix morning, the other half at noon",
      ],
    },
  },
  {
    ...ALONE,
    id: "medication.of-another",
    level: "medium",
    scope: "passage",
    when: [["medicineOfAnother", "medicineGiven", "medicineForChild"]],
    unless: ["doctorChanged", "dosingElsewhere", "onlyHandled"],
    counts: ["educational"],
    examples: {
      match: [
        "I gave my inhaler to my teammate",
        "took one of my dad's heart pills before the race",
        "is it ok to give my 8 year old my albuterol",
      ],
      pass: [
        "I gave my son his inhaler",
        "picked up my dad's heart pills",
        "I gave my racket to my teammate",
      ],
    },
  },
  {
    ...ALONE,
    id: "medication.gravest-changed-alone",
    level: "high",
    scope: "passage",
    when: [["medicineStoppedAlone", "medicineSkipped", "medicineHalvedAlone"], ["gravestMedicine"]],
    unless: ["doctorChanged", "dosingElsewhere", "dosingPlanned"],
    counts: ["past", "educational"],
    examples: {
      match: [
        "skipped my warfarin all of last week",
        "I do half my Seroquel on gym days",
        "I cut my eliquis in half to make it last",
      ],
      pass: [
        "my haematologist took me off warfarin",
        "can I halve my insulin on gym days?",
        "I quit my statin this week",
      ],
    },
  },
  {
    ...ALONE,
    id: "medication.twice-with-signs",
    level: "critical",
    warning: "poison",
    source: "poison",
    scope: "passage",
    when: [["doseTwice"], ["signOfTooMuch"]],
    unless: ["doctorChanged", "dosingElsewhere"],
    counts: ["past"],
    examples: {
      match: ["my dad double dosed his digoxin and keeps retching"],
      pass: [
        "I take metformin twice a day with food and feel fine",
        "double dose of fun, then digoxin at night",
      ],
    },
  },
  {
    id: "medication.all-at-once",
    flag: "self_harm",
    level: "critical",
    warning: "poison",
    source: "poison",
    scope: "sentence",
    when: [["wholeSupplyTaken"]],
    unless: ["dosingElsewhere"],
    counts: ["past"],
    examples: {
      match: ["took all my lamotrigine at once after the fight"],
      pass: ["took all my vitamins at once", "I never take all my lamotrigine at once"],
    },
  },
  {
    ...ALONE,
    id: "medication.grapefruit",
    level: "medium",
    scope: "passage",
    when: [["statinTaken"], ["grapefruitTaken"]],
    unless: ["doctorChanged", "dosingElsewhere", "preventionWords"],
    counts: ["educational"],
    examples: {
      match: ["I take simvastatin and drink a litre of grapefruit juice"],
      pass: ["does grapefruit interact with simvastatin?", "on simvastatin I avoid grapefruit"],
    },
  },
  {
    ...ALONE,
    id: "medication.left-behind",
    level: "medium",
    scope: "passage",
    when: [["inhalerLeft"]],
    unless: ["doctorChanged", "dosingElsewhere"],
    counts: ["educational"],
    examples: {
      match: ["can i leave my inhaler at home, it looks weak"],
      pass: ["I never leave my inhaler at home", "went back for my inhaler, left it at home"],
    },
  },
];
