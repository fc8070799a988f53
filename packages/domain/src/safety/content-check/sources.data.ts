import type { SafetySource } from "../safety-flag.ts";

/** Where the rules come from: publications, and decisions of this service with their reasons. */
export const SOURCES = {
  stopSigns: {
    kind: "publication",
    organisation: "Centers for Disease Control and Prevention",
    title: "Awareness of Heart Attack Symptoms and Response Among Adults (MMWR 68(5):101)",
    year: 2019,
  },
  acsm: {
    kind: "publication",
    organisation: "American College of Sports Medicine",
    title:
      "Updating ACSM's Recommendations for Exercise Preparticipation Health Screening (Riebe et al., Med Sci Sports Exerc 47(11))",
    year: 2015,
  },
  stroke: {
    kind: "publication",
    organisation: "Centers for Disease Control and Prevention",
    title: "Awareness of Stroke Warning Symptoms (MMWR 57(18))",
    year: 2008,
  },
  firstAid: {
    kind: "publication",
    organisation: "American Heart Association and American Red Cross",
    title: "2020 Focused Update for First Aid (Circulation 142:e287)",
    year: 2020,
  },
  anaphylaxis: {
    kind: "publication",
    organisation: "World Allergy Organization",
    title: "World Allergy Organization anaphylaxis guidance 2020",
    year: 2020,
  },
  concussion: {
    kind: "publication",
    organisation: "Concussion in Sport Group",
    title: "Consensus statement on concussion in sport, Amsterdam 2022 (Br J Sports Med 57:695)",
    year: 2023,
  },
  heat: {
    kind: "publication",
    organisation: "American College of Sports Medicine",
    title: "Expert Consensus Statement on Exertional Heat Illness (Curr Sports Med Rep 20(9))",
    year: 2021,
  },
  rhabdomyolysis: {
    kind: "publication",
    organisation: "Centers for Disease Control and Prevention (NIOSH)",
    title: "Rhabdomyolysis",
    year: 2024,
  },
  asthma: {
    kind: "publication",
    organisation: "Global Initiative for Asthma",
    title: "Global Strategy for Asthma Management and Prevention",
    year: 2023,
  },
  suicide: {
    kind: "publication",
    organisation: "World Health Organization",
    title: "Live life: an implementation guide for suicide prevention in countries",
    year: 2021,
  },
  selfHarm: {
    kind: "publication",
    organisation: "National Institute for Health and Care Excellence",
    title: "Self-harm: assessment, management and preventing recurrence (NG225)",
    year: 2022,
  },
  eatingDisorders: {
    kind: "publication",
    organisation: "National Institute for Health and Care Excellence",
    title: "Eating disorders: recognition and treatment (NG69)",
    year: 2017,
  },
  reds: {
    kind: "publication",
    organisation: "International Olympic Committee",
    title:
      "2023 consensus statement on Relative Energy Deficiency in Sport (Br J Sports Med 57:1073)",
    year: 2023,
  },
  weightManagement: {
    kind: "publication",
    organisation: "American College of Sports Medicine",
    title:
      "Appropriate Physical Activity Intervention Strategies for Weight Loss and Prevention of Weight Regain for Adults (Med Sci Sports Exerc 41(2))",
    year: 2009,
  },
  overtraining: {
    kind: "publication",
    organisation: "European College of Sport Science and American College of Sports Medicine",
    title:
      "Prevention, diagnosis and treatment of the overtraining syndrome (Med Sci Sports Exerc 45(1))",
    year: 2013,
  },
  pregnancy: {
    kind: "publication",
    organisation: "American College of Obstetricians and Gynecologists",
    title:
      "Physical Activity and Exercise During Pregnancy and the Postpartum Period (Committee Opinion 804)",
    year: 2020,
  },
  firstMovements: {
    kind: "publication",
    organisation: "Royal College of Obstetricians and Gynaecologists",
    title: "Reduced Fetal Movements (Green-top Guideline 57)",
    year: 2011,
  },
  altitude: {
    kind: "publication",
    organisation: "Centers for Disease Control and Prevention",
    title: "High Elevation Travel & Altitude Illness (CDC Yellow Book)",
    year: 2024,
  },
  doping: {
    kind: "publication",
    organisation: "World Anti-Doping Agency",
    title: "The Prohibited List",
    year: 2024,
  },
  dnp: {
    kind: "publication",
    organisation: "Food Standards Agency",
    title: "FSA action over DNP 'fat burner substances' (news item of 21 August 2013)",
    year: 2013,
  },
  diabetes: {
    kind: "publication",
    organisation: "American Diabetes Association",
    title: "Physical Activity/Exercise and Diabetes: A Position Statement (Diabetes Care 39(11))",
    year: 2016,
  },
  youth: {
    kind: "publication",
    organisation: "International Olympic Committee",
    title: "Consensus statement on youth athletic development (Br J Sports Med 49:843)",
    year: 2015,
  },
  medicines: {
    kind: "publication",
    organisation: "World Health Organization",
    title: "Medication Without Harm",
    year: 2017,
  },
  poison: {
    kind: "publication",
    organisation: "World Health Organization",
    title: "Guidelines for establishing a poison centre",
    year: 2020,
  },
  acuteIllness: {
    kind: "publication",
    organisation: "British Journal of Sports Medicine",
    title:
      "Infographic: graduated return to play guidance following COVID-19 infection (Elliott et al., 54:1174)",
    year: 2020,
  },
  injury: {
    kind: "publication",
    organisation: "British Journal of Sports Medicine",
    title: "Soft-tissue injuries simply need PEACE and LOVE (Dubois and Esculier, 54:72)",
    year: 2020,
  },
  medicalEthics: {
    kind: "publication",
    organisation: "World Medical Association",
    title: "International Code of Medical Ethics",
    year: 2022,
  },
  harmToOthers: {
    kind: "design_value",
    reason: "A health companion does not help to hurt, threaten, deceive or expose another person.",
  },
  dangerousActs: {
    kind: "design_value",
    reason:
      "A request for help with an act that can kill or maim is answered with safety, not with the way to do it.",
  },
  hygieneOfAdvice: {
    kind: "design_value",
    reason:
      "Advice of this service names no dose, promises no cure and never replaces a professional.",
  },
  learnedLayer: {
    kind: "design_value",
    reason:
      "Weights trained on the labelled texts of this project recognised a likeness to unsafe texts; the threshold is a decision of this service.",
  },
  mentalHealth: {
    kind: "publication",
    organisation: "World Health Organization",
    title: "mhGAP Intervention Guide, version 2.0",
    year: 2016,
  },
  injection: {
    kind: "publication",
    organisation: "OWASP",
    title: "Top 10 for Large Language Model Applications: LLM01 Prompt Injection",
    year: 2025,
  },
} as const satisfies Readonly<Record<string, SafetySource>>;

export type SourceId = keyof typeof SOURCES;
