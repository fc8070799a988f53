/** What the notes of a report rest on about what somebody wrote about a session. They quote nothing. */
import { SOURCES } from "../content-check/sources.data.ts";
import { SAFETY_SOURCES } from "../policy/safety-sources.data.ts";
import type { SafetySource } from "../safety-flag.ts";
import type { ConcernGrade, ConcernMatter } from "./session-concern.ts";

export const BODY_NOTE_SOURCES: Readonly<Record<ConcernGrade, SafetySource>> = {
  danger: SOURCES.stopSigns,
  care: SOURCES.acsm,
  ease: SAFETY_SOURCES.designText,
};

export const SUPPORT_NOTE_SOURCES: Readonly<Record<Exclude<ConcernMatter, "body">, SafetySource>> =
  {
    self_harm: SOURCES.suicide,
    abuse: {
      kind: "publication",
      organisation: "World Health Organization",
      title: "Responding to intimate partner violence and sexual violence against women",
      year: 2013,
    },
    eating: SOURCES.eatingDisorders,
  };
