import type { BilingualText } from "../../language/text-language.ts";
import type { AllowedIntensity } from "../../safety/policy/exercise-intensity.ts";

/** What stands in the place of a reply that could not be given, and what is added to one. */
export const REPLY_TEXTS = {
  unsafe: {
    en: "I cannot recommend what I had in mind here, because it may not be safe.",
    zh: "我不能推荐原本想说的做法，因为它可能不安全。",
  },
  againstLimits: {
    en: "I cannot recommend that to you, because of what limits your exercise.",
    zh: "考虑到你目前的身体情况，我不能推荐这样做。",
  },
  takenBack: {
    en: "Please do not go by what I wrote above: not all of it is right for you.",
    zh: "请不要照我上面写的去做，其中有些内容对你不合适。",
  },
  askProfessional: {
    en: "Please ask a doctor or another health professional who knows you. This is general information.",
    zh: "具体请咨询了解你情况的医生或其他专业人士。以上是一般信息。",
  },
  figuresUnconfirmed: {
    en:
      "I could not confirm these figures with your records, so I leave them out. Your statistics and " +
      "your weekly report show what is recorded.",
    zh: "这些数字无法用你的记录核实，所以我没有写出来。你可以在运动统计和每周报告中查看已记录的数据。",
  },
  generalInformation: {
    en: "This is general information.",
    zh: "以上是一般信息。",
  },
  ownRecords: {
    en: "The figures come from your own records; anything else is general information.",
    zh: "数字来自你自己的记录，其他内容都是一般信息。",
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

/** What may be done instead, by the highest intensity allowed; so little that no limit forbids it. */
export const SAFE_INSTEAD: Readonly<Record<AllowedIntensity, BilingualText>> = {
  none: {
    en: "For now, please rest, and do not exercise before a doctor has seen you.",
    zh: "目前请先休息，看过医生之前不要运动。",
  },
  light: {
    en:
      "Easy movement at which you can talk without effort, such as a slow walk, is usually fine while " +
      "you feel well; stop if anything hurts.",
    zh: "感觉良好时，说话不费力的轻松活动（例如慢慢散步）通常没有问题；有任何疼痛就停下。",
  },
  moderate: {
    en:
      "Movement at which you can still talk, such as walking, is usually fine while you feel well; " +
      "stop if anything hurts.",
    zh: "感觉良好时，还能说话的活动（例如步行）通常没有问题；有任何疼痛就停下。",
  },
  vigorous: {
    en:
      "Movement at which you can still talk, such as walking, is usually fine while you feel well; " +
      "stop if anything hurts.",
    zh: "感觉良好时，还能说话的活动（例如步行）通常没有问题；有任何疼痛就停下。",
  },
};
