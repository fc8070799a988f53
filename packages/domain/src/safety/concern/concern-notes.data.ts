/** What a report says about what somebody wrote about a session; the words in braces stand for its day. It quotes nothing. */
import type { BilingualText } from "../../language/text-language.ts";
import { SOURCES } from "../content-check/sources.data.ts";
import { SAFETY_SOURCES } from "../policy/safety-sources.data.ts";
import type { SafetySource } from "../safety-flag.ts";
import type { ConcernGrade, ConcernMatter } from "./session-concern.ts";

type ConcernText = { readonly text: BilingualText; readonly source: SafetySource };

export const BODY_NOTES: Readonly<Record<ConcernGrade, ConcernText>> = {
  danger: {
    text: {
      en:
        "What you wrote about {date} can be an emergency. If it is still there or comes back, call the emergency number now; " +
        "do not exercise until a doctor has looked at it.",
      zh: "你写下的 {date} 的情况可能很紧急。如果还没有缓解或再次出现，请立即拨打急救电话；在医生检查之前不要运动。",
    },
    source: SOURCES.stopSigns,
  },
  care: {
    text: {
      en:
        "What you wrote about {date} should be looked at by a doctor: if nobody has seen it yet, best today. Do not exercise " +
        "until then; if it gets worse, call the emergency number.",
      zh: "你写下的 {date} 的情况应当请医生看一看：如果还没有看过，最好今天就去。在那之前不要运动；如果加重，请拨打急救电话。",
    },
    source: SOURCES.acsm,
  },
  ease: {
    text: {
      en:
        "What you wrote about {date} tells of pain or of not being well. Spare what hurts and go easy until it is gone; " +
        "have it looked at if it stays for more than some days or gets worse.",
      zh: "你写下的 {date} 的情况提到了疼痛或不适。在好转之前，别勉强疼的地方，轻松一点；如果几天后还没好或加重，请让医生看一看。",
    },
    source: SAFETY_SOURCES.designText,
  },
};

const PARTNER_VIOLENCE: SafetySource = {
  kind: "publication",
  organisation: "World Health Organization",
  title: "Responding to intimate partner violence and sexual violence against women",
  year: 2013,
};

const SUPPORT: BilingualText = {
  en:
    "What you wrote about {date} matters, and you need not be alone with it. Please talk today to somebody you trust, a doctor or " +
    "a crisis line; in danger, call the emergency number.",
  zh: "你写下的 {date} 的情况很重要，你不必独自承受。今天请和信任的人、医生或心理援助热线聊一聊；有危险时请拨打急救电话。",
};

export const SUPPORT_NOTES: Readonly<Record<Exclude<ConcernMatter, "body">, ConcernText>> = {
  self_harm: { text: SUPPORT, source: SOURCES.suicide },
  abuse: { text: SUPPORT, source: PARTNER_VIOLENCE },
  eating: { text: SUPPORT, source: SOURCES.eatingDisorders },
};
