/**
 * What a companion says to somebody whose words about a session ask for care, in its own words. It names no illness and
 * quotes nothing.
 */
import type { BilingualText } from "../language/text-language.ts";
import type { SafetySource } from "../safety/safety-flag.ts";

/** Why a companion takes care: an emergency, something to be looked at, a matter to talk about, pain, a session that went badly. */
export type CareReason = "danger" | "look" | "support" | "ease" | "hard";

const designQuiet: SafetySource = {
  kind: "design_value",
  reason: "General practice of exercise guidance, in this service's own words.",
};

export const CARE_MESSAGES: Readonly<
  Record<CareReason, { readonly text: BilingualText; readonly source: SafetySource }>
> = {
  danger: {
    text: {
      en: "What you wrote can be an emergency. Please stop now, and call the emergency number if it is still there or comes back.",
      zh: "你写下的情况可能很紧急。请先停下来；如果还没有缓解或再次出现，请拨打急救电话。",
    },
    source: {
      kind: "publication",
      organisation: "Centers for Disease Control and Prevention",
      title: "Awareness of Heart Attack Symptoms and Response Among Adults (MMWR 68(5):101)",
      year: 2019,
    },
  },
  look: {
    text: {
      en: "What you wrote is on my mind. Please rest until a doctor has had a look at it, best today.",
      zh: "你写下的情况让我放心不下。请先休息，最好今天就请医生看一看。",
    },
    source: {
      kind: "publication",
      organisation: "American College of Sports Medicine",
      title:
        "Updating ACSM's Recommendations for Exercise Preparticipation Health Screening (Riebe et al., Med Sci Sports Exerc 47(11))",
      year: 2015,
    },
  },
  support: {
    text: {
      en: "What you wrote matters to me. Please talk today to somebody you trust or to a crisis line; in danger, call the emergency number.",
      zh: "你写下的话我很在意。今天请和信任的人或心理援助热线聊一聊；有危险时请拨打急救电话。",
    },
    source: {
      kind: "publication",
      organisation: "World Health Organization",
      title: "LIVE LIFE: an implementation guide for suicide prevention in countries",
      year: 2021,
    },
  },
  ease: {
    text: {
      en: "That did not feel good, I see. Rest, and spare what hurts; if it stays or gets worse, please have it looked at.",
      zh: "看来这次不太舒服。先好好休息，别勉强难受的地方；如果一直不好或加重，请让医生看一看。",
    },
    source: designQuiet,
  },
  hard: {
    text: {
      en: "That was a hard one. Take all the time you want to rest; I am staying with you.",
      zh: "这一次不太好受。想休息多久都可以，我陪着你。",
    },
    source: designQuiet,
  },
};
