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
    pulse:
      "Which sessions had such a heart rate I cannot count; I can tell you how it was on average and at most in a kind of exercise, or in one session.",
    sameDay:
      "On how many days or weeks that is true of several things at once I cannot count; I can tell you each by itself, or what you did on one day.",
    weeksInRow: "How many weeks in a row you did it I cannot count; I count days in a row.",
    goalKind:
      "There is no such goal on record: a goal is of sessions, minutes, active days or a distance, in a week or a month.",
    weather: "The weather of your sessions is not on record.",
    pause:
      "When that was is not on record: your profile has no pause for it. Tell me the date and I can look.",
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
    pulse: "哪几次达到这样的心率，我数不出来；某项运动或某一次的平均心率和最高心率，我可以告诉你。",
    sameDay:
      "同一天或同一周里几件事都做到的有多少，我数不出来；每一件分开的，或某一天做了什么，我可以告诉你。",
    weeksInRow: "连续多少周我数不出来，我只数连续多少天。",
    goalKind: "没有这样的目标：目标可以按每周或每月的次数、分钟数、运动天数或距离来定。",
    weather: "你运动时的天气没有记录。",
    pause: "那是什么时候没有记录：个人资料里没有对应的暂停。告诉我日期，我就能查。",
    instead: "我知道的是你的运动（次数、时间、距离和运动中测到的数值）、目标和计划。",
  },
};
