/** What the built-in provider says of itself, of what it does not know, and of what to take care with. */
import type { TextLanguage } from "@health-exercise/domain/language";
import type { ClearanceScope } from "@health-exercise/domain/safety";
import type { Unclear } from "./question-reading.ts";

export type ReplyTexts = {
  readonly feeling: string;
  readonly unclear: Readonly<Record<Unclear, string>>;
  readonly nothingAsked: string;
  readonly unknown: string;
  readonly clearance: Readonly<Record<Exclude<ClearanceScope, "none">, string>>;
  readonly noExercise: string;
  readonly lightOnly: string;
  readonly takeCare: string;
  readonly notStarted: string;
  readonly spareInjury: string;
  readonly askBesides: string;
  readonly afterBirth: string;
  readonly betweenSentences: string;
};

export const REPLY_TEXTS: Readonly<Record<TextLanguage, ReplyTexts>> = {
  en: {
    feeling:
      "Ready to help, thank you! Would you like to look at your week, or to have some general " +
      "information about exercise?",
    unclear: {
      pain:
        "I am sorry to hear that. What hurts, and when: for example a knee while running, or the back " +
        "after lifting? Until then, rest what hurts. With chest pain, trouble breathing or a faint, call " +
        "the emergency number.",
      amount:
        "How much of what? I could give you general information on how many minutes of exercise a week " +
        "are recommended, or tell you how many you have done this week.",
      open:
        "I am not sure what you mean: which exercise, or what exactly is it about? Tell me a little more, for example " +
        "“How do I start strength training?” or “How many minutes have I done this week?”",
    },
    nothingAsked:
      "I can only help with general information about exercise and training safely, and with your own " +
      "records. What would you like to know?",
    unknown:
      "I do not know that one. My field is exercise, food and sleep around it, and your own records: ask me about " +
      "those, or a doctor or pharmacist about anything medical.",
    clearance: {
      before_vigorous: "Please talk to a doctor before vigorous exercise.",
      before_any: "Please talk to a doctor before you begin to exercise.",
      stop_and_seek_care: "Please stop exercising for now and see a doctor first.",
    },
    noExercise: "Until that is cleared up, rest instead of training.",
    lightOnly: "Until then, keep to light effort.",
    takeCare: "With what you have told me in mind:",
    notStarted: "So I do not offer to start that now; ask me what else would fit.",
    spareInjury:
      "Mind the injury that you told me of: leave out what hurts, and stop if it gets worse.",
    askBesides: "What fits you besides, the doctor who knows you can say.",
    afterBirth:
      "You told me that your baby is born, so I go by the weeks after birth; your profile still says pregnant, please change it.",
    betweenSentences: " ",
  },
  zh: {
    feeling: "谢谢关心，随时可以帮你！想看看本周的运动情况，还是想了解运动方面的一般信息？",
    unclear: {
      pain: "听到你不舒服，很抱歉。是哪里疼、什么时候疼，比如跑步时膝盖疼，还是举重后腰疼？在此之前先让疼的部位休息。如果胸痛、呼吸困难或晕倒，请立即拨打急救电话。",
      amount:
        "你想问哪方面的量？比如每周建议运动多少分钟这样的一般信息，还是你本周运动了多少分钟？",
      open: "我没太明白你的意思：说的是哪个动作，或者是什么事？能再具体一点吗，比如“怎么开始力量训练？”或“我这周运动了多少分钟？”",
    },
    nothingAsked: "我只能提供运动和安全训练方面的一般信息，以及你自己的运动记录。你想了解什么？",
    unknown:
      "这个我不知道。我懂的是运动、运动相关的饮食和睡眠，还有你自己的记录，这些尽管问；医疗问题请咨询医生或药师。",
    clearance: {
      before_vigorous: "高强度运动前要先咨询医生。",
      before_any: "运动前请先咨询医生。",
      stop_and_seek_care: "请先停止运动，并尽快看医生。",
    },
    noExercise: "在弄清楚之前，请以休息为主，不要训练。",
    lightOnly: "在此之前，只做轻松的活动。",
    takeCare: "结合你提供的情况：",
    notStarted: "所以现在不提供开始这项运动的按钮；想知道还能做什么，可以问我。",
    spareInjury: "别忘了你说过的伤：会疼的动作不做，加重了就停下。",
    askBesides: "此外适合做什么，请问了解你情况的医生。",
    afterBirth: "你说宝宝已经出生，我就按产后来答；个人资料里还写着怀孕，请记得更新。",
    betweenSentences: "",
  },
};
