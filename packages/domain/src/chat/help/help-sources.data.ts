import { SOURCES } from "../../safety/content-check/sources.data.ts";
import type { SafetySource } from "../../safety/safety-flag.ts";

/** Where the help texts come from. */
export const HELP_SOURCES = {
  ...SOURCES,
  resuscitation: {
    kind: "publication",
    organisation: "European Resuscitation Council",
    title:
      "European Resuscitation Council Guidelines 2021: Basic Life Support (Olasveengen et al., Resuscitation 161:98)",
    year: 2021,
  },
  firstAid2021: {
    kind: "publication",
    organisation: "European Resuscitation Council",
    title:
      "European Resuscitation Council Guidelines 2021: First aid (Zideman et al., Resuscitation 161:270)",
    year: 2021,
  },
  childResuscitation: {
    kind: "publication",
    organisation: "European Resuscitation Council",
    title:
      "European Resuscitation Council Guidelines 2021: Paediatric Life Support (Van de Voorde et al., Resuscitation 161:327)",
    year: 2021,
  },
  hypoglycaemia: {
    kind: "publication",
    organisation: "National Health Service (England)",
    title: "Low blood sugar (hypoglycaemia)",
    year: 2023,
  },
  exerciseInDiabetes: {
    kind: "publication",
    organisation: "International consensus group (Riddell et al.)",
    title:
      "Exercise management in type 1 diabetes: a consensus statement (Lancet Diabetes & Endocrinology 5:377)",
    year: 2017,
  },
  firstAid2024: {
    kind: "publication",
    organisation: "American Heart Association and American Red Cross",
    title: "2024 Guidelines for First Aid (Hewett Brumberg et al., Circulation 150:e519)",
    year: 2024,
  },
  hyperglycaemia: {
    kind: "publication",
    organisation:
      "American Diabetes Association and European Association for the Study of Diabetes",
    title:
      "Hyperglycemic Crises in Adults With Diabetes: A Consensus Report (Umpierrez et al., Diabetes Care 47:1257)",
    year: 2024,
  },
  headInjury: {
    kind: "publication",
    organisation: "National Institute for Health and Care Excellence",
    title: "Head injury: assessment and early management (NG232)",
    year: 2023,
  },
  whenToCall: {
    kind: "publication",
    organisation: "National Health Service (England)",
    title: "When to call 999",
    year: 2023,
  },
  childAbuse: {
    kind: "publication",
    organisation: "World Health Organization",
    title: "WHO guidelines for the health sector response to child maltreatment",
    year: 2019,
  },
  partnerViolence: {
    kind: "publication",
    organisation: "World Health Organization",
    title:
      "Responding to intimate partner violence and sexual violence against women: clinical and policy guidelines",
    year: 2013,
  },
  /** Where it is said to call first, and neither to cause vomiting nor to give anything by mouth unasked. */
  poisonFirstAid: {
    kind: "publication",
    organisation: "American Heart Association and American Red Cross",
    title:
      "2010 Guidelines for First Aid, Part 17: poison emergencies (Markenson et al., Circulation 122(18 suppl 3):S934-S946)",
    year: 2010,
  },
} as const satisfies Readonly<Record<string, SafetySource>>;
