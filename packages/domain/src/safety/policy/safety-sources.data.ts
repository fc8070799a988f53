/** The publications and decisions that rules about exercise rest on, by a short name. */
import type { SafetySource } from "../safety-flag.ts";

export const SAFETY_SOURCES = {
  acsmScreening: {
    kind: "publication",
    organisation: "American College of Sports Medicine",
    title:
      "Updating ACSM's recommendations for exercise preparticipation health screening (Riebe et al., Med Sci Sports Exerc 47(11):2473-2479)",
    year: 2015,
    url: "https://doi.org/10.1249/MSS.0000000000000664",
  },
  acsmRiskFactors: {
    kind: "publication",
    organisation: "American College of Sports Medicine",
    title:
      "Guidelines for Exercise Testing and Prescription, 11th edition, cardiovascular risk factors",
    year: 2021,
  },
  acsmQuantity: {
    kind: "publication",
    organisation: "American College of Sports Medicine",
    title: "Quantity and quality of exercise (Garber et al., Med Sci Sports Exerc 43(7):1334-1359)",
    year: 2011,
    url: "https://doi.org/10.1249/MSS.0b013e318213fefb",
  },
  acsmHypertension: {
    kind: "publication",
    organisation: "American College of Sports Medicine",
    title: "Exercise and hypertension (Pescatello et al., Med Sci Sports Exerc 36(3):533-553)",
    year: 2004,
    url: "https://doi.org/10.1249/01.MSS.0000115224.88514.3A",
  },
  parqPlus: {
    kind: "publication",
    organisation: "PAR-Q+ Collaboration",
    title:
      "Physical activity readiness: the kinds of facts asked about (not the form, not certified)",
    year: 2023,
    url: "https://eparmedx.com",
  },
  who2020: {
    kind: "publication",
    organisation: "World Health Organization",
    title:
      "Guidelines on physical activity and sedentary behaviour (Bull et al., Br J Sports Med 54:1451-1462)",
    year: 2020,
    url: "https://doi.org/10.1136/bjsports-2020-102955",
  },
  whoBodyMass: {
    kind: "publication",
    organisation: "World Health Organization",
    title:
      "Obesity: preventing and managing the global epidemic, Technical Report Series 894 (classes of body mass index)",
    year: 2000,
  },
  acogPregnancy: {
    kind: "publication",
    organisation: "American College of Obstetricians and Gynecologists",
    title:
      "Physical activity and exercise during pregnancy and the postpartum period, Committee Opinion 804",
    year: 2020,
    url: "https://doi.org/10.1097/AOG.0000000000003772",
  },
  canadaPregnancy: {
    kind: "publication",
    organisation:
      "Society of Obstetricians and Gynaecologists of Canada and Canadian Society for Exercise Physiology",
    title:
      "2019 Canadian guideline for physical activity throughout pregnancy (Mottola et al., Br J Sports Med 52:1339-1346)",
    year: 2018,
    url: "https://doi.org/10.1136/bjsports-2018-100056",
  },
  adaExercise: {
    kind: "publication",
    organisation: "American Diabetes Association",
    title:
      "Physical activity/exercise and diabetes: a position statement (Colberg et al., Diabetes Care 39:2065-2079)",
    year: 2016,
    url: "https://doi.org/10.2337/dc16-1728",
  },
  escSports: {
    kind: "publication",
    organisation: "European Society of Cardiology",
    title:
      "Guidelines on sports cardiology and exercise in patients with cardiovascular disease (Pelliccia et al., Eur Heart J)",
    year: 2020,
    url: "https://doi.org/10.1093/eurheartj/ehaa605",
  },
  osteoporosisUk: {
    kind: "publication",
    organisation: "Royal Osteoporosis Society",
    title:
      "Strong, steady and straight: UK consensus statement on physical activity and exercise for osteoporosis (Brooke-Wavell et al., Br J Sports Med 56:837)",
    year: 2022,
    url: "https://doi.org/10.1136/bjsports-2021-104634",
  },
  niceBackPain: {
    kind: "publication",
    organisation: "National Institute for Health and Care Excellence",
    title: "Low back pain and sciatica in over 16s: assessment and management, guideline NG59",
    year: 2016,
    url: "https://www.nice.org.uk/guidance/ng59",
  },
  febrileIllness: {
    kind: "publication",
    organisation: "Sports Health",
    title: "Febrile illness in the athlete (Dick and Diehl, Sports Health 6(3):225-231)",
    year: 2014,
    url: "https://doi.org/10.1177/1941738113508373",
  },
  intensityScale: {
    kind: "publication",
    organisation: "American College of Sports Medicine",
    title:
      "Exercise intensity by heart-rate reserve, maximal heart rate and perceived exertion (Garber et al., table of intensities)",
    year: 2011,
    url: "https://doi.org/10.1249/MSS.0b013e318213fefb",
  },
  tanaka: {
    kind: "publication",
    organisation: "American College of Cardiology",
    title:
      "Age-predicted maximal heart rate revisited (Tanaka et al., J Am Coll Cardiol 37(1):153-156)",
    year: 2001,
    url: "https://doi.org/10.1016/S0735-1097(00)01054-8",
  },
  karvonen: {
    kind: "publication",
    organisation: "Annales Medicinae Experimentalis et Biologiae Fenniae",
    title:
      "The effects of training on heart rate; a longitudinal study (Karvonen et al., 35(3):307-315)",
    year: 1957,
  },
  betaBlockers: {
    kind: "publication",
    organisation: "Henry Ford Hospital",
    title:
      "Predicting maximal HR in heart failure patients on β-blockade therapy (Keteyian et al., Med Sci Sports Exerc 44(3):371-376)",
    year: 2012,
    url: "https://doi.org/10.1249/MSS.0b013e318234316f",
  },
  newsScore: {
    kind: "publication",
    organisation: "Royal College of Physicians",
    title:
      "National Early Warning Score (NEWS) 2: a systolic blood pressure of 90 mmHg or less needs an urgent look",
    year: 2017,
  },
  diverMedical: {
    kind: "publication",
    organisation: "Undersea and Hyperbaric Medical Society and others",
    title: "Diver Medical Participant Questionnaire",
    year: 2020,
  },
  whoDrowning: {
    kind: "publication",
    organisation: "World Health Organization",
    title: "Global report on drowning: preventing a leading killer",
    year: 2014,
  },
  altitudeIllness: {
    kind: "publication",
    organisation: "Wilderness Medical Society",
    title:
      "Prevention and treatment of acute altitude illness: 2019 update (Luks et al., Wilderness Environ Med 30(4S):S3-S18)",
    year: 2019,
  },
  heatIllness: {
    kind: "publication",
    organisation: "American College of Sports Medicine",
    title:
      "Exertional heat illness during training and competition (Armstrong et al., Med Sci Sports Exerc 39(3):556-572)",
    year: 2007,
  },
  nioshRhabdomyolysis: {
    kind: "publication",
    organisation: "US National Institute for Occupational Safety and Health",
    title: "About rhabdomyolysis and work",
    year: 2024,
    url: "https://www.cdc.gov/niosh/rhabdo/about/index.html",
  },
  compendium: {
    kind: "publication",
    organisation: "Compendium of Physical Activities",
    title:
      "2024 Adult and Older Adult Compendium of Physical Activities (J Sport Health Sci 13(1))",
    year: 2024,
    url: "https://pacompendium.com",
  },
  designCaution: {
    kind: "design_value",
    reason: "No published threshold was found; the cautious reading is taken.",
  },
  designActivityKind: {
    kind: "design_value",
    reason: "Which kinds of strain an activity has was judged from its published description.",
  },
  designText: {
    kind: "design_value",
    reason: "General practice of exercise guidance, in this service's own words.",
  },
  designContentRules: {
    kind: "design_value",
    reason: "The content rules of this service recognised it in what the person wrote.",
  },
} as const satisfies Readonly<Record<string, SafetySource>>;

export type SafetySourceId = keyof typeof SAFETY_SOURCES;
