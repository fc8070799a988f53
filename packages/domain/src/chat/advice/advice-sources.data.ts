import { SOURCES } from "../../safety/content-check/sources.data.ts";
import { SAFETY_SOURCES } from "../../safety/policy/safety-sources.data.ts";
import type { SafetySource } from "../../safety/safety-flag.ts";

/** What the rules of the review of replies rest on. */
export const ADVICE_SOURCES = {
  medicines: {
    kind: "publication",
    organisation: "National Institute for Health and Care Excellence",
    title: "Medicines adherence: involving patients in decisions about prescribed medicines (CG76)",
    year: 2009,
  },
  painkillers: {
    kind: "publication",
    organisation: "Kidney Disease: Improving Global Outcomes",
    title:
      "Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease",
    year: 2024,
  },
  redFlags: SOURCES.stopSigns,
  screening: SAFETY_SOURCES.acsmScreening,
  pulse: SAFETY_SOURCES.betaBlockers,
  diet: {
    kind: "publication",
    organisation: "National Institute for Health and Care Excellence",
    title: "Obesity: identification, assessment and management (CG189)",
    year: 2014,
  },
  doping: {
    kind: "publication",
    organisation: "World Anti-Doping Agency",
    title: "World Anti-Doping Code",
    year: 2021,
  },
  firstAid: {
    kind: "publication",
    organisation: "European Resuscitation Council",
    title: "European Resuscitation Council Guidelines 2021: First aid (Resuscitation 161:270-290)",
    year: 2021,
  },
  overtraining: {
    kind: "publication",
    organisation: "European College of Sport Science and American College of Sports Medicine",
    title:
      "Prevention, diagnosis, and treatment of the overtraining syndrome (Meeusen et al., Med Sci Sports Exerc 45(1):186-205)",
    year: 2013,
  },
  stigma: {
    kind: "publication",
    organisation: "Rubino et al., Nature Medicine 26:485-497",
    title: "Joint international consensus statement for ending stigma of obesity",
    year: 2020,
  },
  noDiagnosis: {
    kind: "design_value",
    reason: "A companion that sees nobody cannot say what an illness is, nor that it is none.",
  },
  noHarm: {
    kind: "design_value",
    reason: "No reply may encourage anybody to hurt themselves or others, or to bear being hurt.",
  },
} as const satisfies Readonly<Record<string, SafetySource>>;
