/** The publications that only the assessment of a risk rests on, beside those of every rule about exercise. */
import { SAFETY_SOURCES } from "../policy/safety-sources.data.ts";
import type { SafetySource } from "../safety-flag.ts";

export const RISK_SOURCES = {
  ...SAFETY_SOURCES,
  acsmCancer: {
    kind: "publication",
    organisation: "American College of Sports Medicine",
    title:
      "Exercise guidelines for cancer survivors: consensus statement from an international roundtable (Campbell et al., Med Sci Sports Exerc 51:2375)",
    year: 2019,
    url: "https://doi.org/10.1249/MSS.0000000000002116",
  },
  transplantExercise: {
    kind: "publication",
    organisation: "Canadian Society of Transplantation and CAN-RESTORE",
    title:
      "Exercise for solid organ transplant candidates and recipients: a joint position statement (Janaudis-Ferreira et al., Transplantation 103(9):e220-e238)",
    year: 2019,
    url: "https://doi.org/10.1097/TP.0000000000002806",
  },
  iocEnergyDeficiency: {
    kind: "publication",
    organisation: "International Olympic Committee",
    title:
      "Consensus statement on relative energy deficiency in sport (REDs) (Mountjoy et al., Br J Sports Med 57:1073-1097)",
    year: 2023,
    url: "https://doi.org/10.1136/bjsports-2023-106994",
  },
  ilaeSports: {
    kind: "publication",
    organisation: "International League Against Epilepsy",
    title:
      "Epilepsy, seizures, physical exercise, and sports: a report from the ILAE Task Force on Sports and Epilepsy (Capovilla et al., Epilepsia 57(1):6-12)",
    year: 2016,
    url: "https://doi.org/10.1111/epi.13261",
  },
  ahaChestPain: {
    kind: "publication",
    organisation: "American Heart Association and American College of Cardiology",
    title:
      "Guideline for the evaluation and diagnosis of chest pain (Gulati et al., Circulation 144:e368-e454)",
    year: 2021,
    url: "https://doi.org/10.1161/CIR.0000000000001029",
  },
  waoAnaphylaxis: {
    kind: "publication",
    organisation: "World Allergy Organization",
    title: "Anaphylaxis guidance 2020 (Cardona et al., World Allergy Organ J 13(10):100472)",
    year: 2020,
    url: "https://doi.org/10.1016/j.waojou.2020.100472",
  },
  newsConfusion: {
    kind: "publication",
    organisation: "Royal College of Physicians",
    title: "National Early Warning Score (NEWS) 2: new confusion needs an urgent look by itself",
    year: 2017,
  },
  niceHeadache: {
    kind: "publication",
    organisation: "National Institute for Health and Care Excellence",
    title: "Headaches in over 12s: diagnosis and management, guideline CG150",
    year: 2012,
    url: "https://www.nice.org.uk/guidance/cg150",
  },
  niceNeurology: {
    kind: "publication",
    organisation: "National Institute for Health and Care Excellence",
    title: "Suspected neurological conditions: recognition and referral, guideline NG127",
    year: 2019,
    url: "https://www.nice.org.uk/guidance/ng127",
  },
  niceThrombosis: {
    kind: "publication",
    organisation: "National Institute for Health and Care Excellence",
    title:
      "Venous thromboembolic diseases: diagnosis, management and thrombophilia testing, guideline NG158",
    year: 2020,
    url: "https://www.nice.org.uk/guidance/ng158",
  },
  niceUpperBleeding: {
    kind: "publication",
    organisation: "National Institute for Health and Care Excellence",
    title: "Acute upper gastrointestinal bleeding in over 16s: management, guideline CG141",
    year: 2012,
    url: "https://www.nice.org.uk/guidance/cg141",
  },
  nhlbiAnaemia: {
    kind: "publication",
    organisation: "US National Heart, Lung, and Blood Institute",
    title: "Anemia",
    year: 2022,
    url: "https://www.nhlbi.nih.gov/health/anemia",
  },
  whoSelfHarm: {
    kind: "publication",
    organisation: "World Health Organization",
    title: "mhGAP intervention guide, version 2.0: self-harm and suicide",
    year: 2016,
  },
  whoPartnerViolence: {
    kind: "publication",
    organisation: "World Health Organization",
    title:
      "Responding to intimate partner violence and sexual violence against women: clinical and policy guidelines",
    year: 2013,
  },
} as const satisfies Readonly<Record<string, SafetySource>>;

export type RiskSourceId = keyof typeof RISK_SOURCES;
