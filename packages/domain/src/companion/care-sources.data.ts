/** What the messages rest on that a companion has for words about a session that ask for care. They name no illness and quote nothing. */
import type { SafetySource } from "../safety/safety-flag.ts";

/** Why a companion takes care: an emergency, something to be looked at, a matter to talk about, pain, a session that went badly. */
export type CareReason = "danger" | "look" | "support" | "ease" | "hard";

const designQuiet: SafetySource = {
  kind: "design_value",
  reason: "General practice of exercise guidance, in this service's own words.",
};

export const CARE_SOURCES: Readonly<Record<CareReason, SafetySource>> = {
  danger: {
    kind: "publication",
    organisation: "Centers for Disease Control and Prevention",
    title: "Awareness of Heart Attack Symptoms and Response Among Adults (MMWR 68(5):101)",
    year: 2019,
  },
  look: {
    kind: "publication",
    organisation: "American College of Sports Medicine",
    title:
      "Updating ACSM's Recommendations for Exercise Preparticipation Health Screening (Riebe et al., Med Sci Sports Exerc 47(11))",
    year: 2015,
  },
  support: {
    kind: "publication",
    organisation: "World Health Organization",
    title: "LIVE LIFE: an implementation guide for suicide prevention in countries",
    year: 2021,
  },
  ease: designQuiet,
  hard: designQuiet,
};
