/** The sentences of an assessment, in this service's own words. */

import type { BilingualText } from "../../language/text-language.ts";
import type { AllowedIntensity, ClearanceScope } from "../policy/exercise-intensity.ts";
import { DARK_URINE_CARE } from "../urgent-care.data.ts";
import type { SupportKind } from "./health-concept.ts";

export const RISK_DISCLAIMER: BilingualText = {
  en:
    "This is a hint for safe exercise made from what was told, not a medical diagnosis and not a " +
    "certified screening form. When in doubt, ask a health professional; in an emergency call the " +
    "emergency number.",
  zh: "以上是根据所提供信息给出的运动安全提示，不是医学诊断，也不是经认证的筛查表。如有疑问请咨询医生；紧急情况请拨打急救电话。",
};

export const INTENSITY_RESTRICTIONS: Readonly<
  Partial<Record<AllowedIntensity, { readonly code: string; readonly description: BilingualText }>>
> = {
  none: { code: "no_exercise", description: { en: "No exercise for now.", zh: "目前不要运动。" } },
  light: {
    code: "light_only",
    description: {
      en: "Light effort only, such as easy walking.",
      zh: "只做低强度活动，例如慢走。",
    },
  },
  moderate: {
    code: "no_vigorous",
    description: {
      en: "Up to moderate effort: talking must remain possible.",
      zh: "最多中等强度：运动时仍能说话。",
    },
  },
};

export const CLEARANCE_RESTRICTIONS: Readonly<
  Partial<Record<ClearanceScope, { readonly code: string; readonly description: BilingualText }>>
> = {
  before_vigorous: {
    code: "clearance_before_vigorous",
    description: {
      en: "Ask a health professional before vigorous exercise.",
      zh: "进行高强度运动之前请先咨询医生。",
    },
  },
  before_any: {
    code: "clearance_before_any",
    description: {
      en: "Ask a health professional before starting an exercise programme.",
      zh: "开始运动计划之前请先咨询医生。",
    },
  },
  stop_and_seek_care: {
    code: "stop_and_seek_care",
    description: { en: "Stop exercising and seek medical care.", zh: "停止运动并尽快就医。" },
  },
};

/**
 * What helps whom: thoughts of self-harm, steps as in WHO, Psychological first aid: guide for field workers (2011); abuse,
 * as in WHO, Responding to intimate partner violence and sexual violence against women (2013); a threat to or by others.
 * Wording: design value.
 */
export const SUPPORT_RESTRICTIONS: Readonly<
  Record<SupportKind, { readonly code: string; readonly description: BilingualText }>
> = {
  self_harm: {
    code: "crisis_support",
    description: {
      en:
        "You do not have to bear this alone, and help is there at any hour. Please talk to somebody you " +
        "trust now, do not stay alone, and call a local crisis line; if you are in danger now, call the " +
        "local emergency number. The numbers by country are in the safety guidelines.",
      zh: "你不必独自承受，随时都有人愿意帮助你。请现在就和信任的人说说，不要独自一人，并拨打当地心理援助热线；如果此刻有危险，请拨打当地急救电话。各地号码见安全指南。",
    },
  },
  abuse: {
    code: "crisis_support",
    description: {
      en:
        "This is not your fault, and nobody may hurt, threaten or force you. If you are in danger now, go " +
        "where other people are and call the police or the local emergency number. Tell somebody you trust " +
        "or call a local crisis line, and see a doctor today if you are hurt. The numbers by country are in " +
        "the safety guidelines.",
      zh: "这不是你的错，任何人都不可以伤害、威胁或强迫你。如果此刻有危险，请到有其他人的地方，并报警或拨打当地急救电话。请告诉信任的人，或拨打当地援助热线；受了伤请今天就看医生。各地号码见安全指南。",
    },
  },
  violence: {
    code: "crisis_support",
    description: {
      en:
        "Somebody may be in danger. Go where other people are, keep away from whoever threatens you, and " +
        "call the police or the local emergency number. If you feel close to hurting somebody, leave the " +
        "place and call as well: you will be helped. The numbers by country are in the safety guidelines.",
      zh: "可能有人处于危险之中。请到有其他人的地方，远离威胁你的人，并报警或拨打当地急救电话。如果你觉得自己快要伤害别人，请离开现场并同样拨打电话：会有人帮助你。各地号码见安全指南。",
    },
  },
};

/** For an emergency that happens now (design value). */
export const EMERGENCY_RESTRICTION: { readonly code: string; readonly description: BilingualText } =
  {
    code: "call_emergency",
    description: {
      en: "This can be an emergency: call the local emergency number now, or have somebody call it.",
      zh: "这可能是紧急情况：请立即拨打当地急救电话，或请身边的人帮忙拨打。",
    },
  };

/** For urine that is dark after hard exercise. */
export const URGENT_CARE_RESTRICTION: {
  readonly code: string;
  readonly description: BilingualText;
} = { code: "urgent_care_now", description: DARK_URINE_CARE };

export const SCREENING_RULE = "preparticipation screening";
