import type { Unlogged } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";

/** What is said of what no record tells, and what records tell instead. */
type UnloggedTexts = Readonly<Record<Unlogged, string>> & { readonly instead: string };

export const UNLOGGED_TEXTS: Readonly<Record<TextLanguage, UnloggedTexts>> = {
  en: {
    sleep: "Your sleep is not on record.",
    weight:
      "What your body measured on other days is not on record: the profile holds only what it is now.",
    food: "What you eat and drink is not on record.",
    lifting: "The weights you lift and your repetitions are not on record.",
    score: "Points, goals and results of games are not on record.",
    floors: "Floors and stairs are not on record.",
    vital: "That measure is not on record.",
    feelings:
      "A mean of how your sessions felt is not on record; I can tell you how one of them was, such as the last.",
    sitting: "How long you sit is not on record.",
    price: "What you pay is not on record.",
    instead:
      "I know your sessions (how many, how long, how far, and what was measured with them), your goals and your plan.",
  },
  zh: {
    sleep: "你的睡眠没有记录。",
    weight: "你身体以前的数值没有记录，个人资料里只有现在的。",
    food: "你吃了什么、喝了什么没有记录。",
    lifting: "你举的重量和做的次数没有记录。",
    score: "比赛的得分、进球和结果没有记录。",
    floors: "爬楼的层数没有记录。",
    vital: "这项数值没有记录。",
    feelings: "运动感觉的平均值没有记录，我只能告诉你某一次的感觉，比如最近一次。",
    sitting: "你坐了多久没有记录。",
    price: "你花了多少钱没有记录。",
    instead: "我知道的是你的运动（次数、时间、距离和运动中测到的数值）、目标和计划。",
  },
};
