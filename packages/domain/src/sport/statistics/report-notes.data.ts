/** What a report says of a period, by code; words in braces stand for figures. */
import type { BilingualText } from "../../language/text-language.ts";
import type { PeriodNoteCode } from "./report-note.ts";
import { DESIGN_VALUE, FOSTER_1998, WEEKLY_TARGET_SOURCE } from "./report-sources.ts";

export const PERIOD_NOTES: Readonly<
  Record<PeriodNoteCode, { readonly text: BilingualText; readonly source: string }>
> = {
  target_reached: {
    text: {
      en: "You reached the recommended weekly amount of activity.",
      zh: "你达到了每周建议的活动量。",
    },
    source: WEEKLY_TARGET_SOURCE,
  },
  more_than_before: {
    text: {
      en: "You were active {minutes} minutes more than in the period before.",
      zh: "你比上一个时段多活动了 {minutes} 分钟。",
    },
    source: DESIGN_VALUE,
  },
  longest_day: {
    text: {
      en: "Your longest day was {date} with {minutes} minutes.",
      zh: "活动最久的一天是 {date}，共 {minutes} 分钟。",
    },
    source: DESIGN_VALUE,
  },
  first_sessions: {
    text: {
      en: "You were active again after a period without a session.",
      zh: "在没有运动记录的一个时段之后，你又活动起来了。",
    },
    source: DESIGN_VALUE,
  },
  steep_increase: {
    text: {
      en: "You did at least twice as much as in the period before. Raise the amount step by step.",
      zh: "你的活动量至少是上一个时段的两倍。请一步一步地增加。",
    },
    source: DESIGN_VALUE,
  },
  no_rest_day: {
    text: {
      en: "You exercised on seven days in a row. A lighter or free day helps you to recover.",
      zh: "你连续七天都有运动。安排轻松或休息的一天有助于恢复。",
    },
    source: DESIGN_VALUE,
  },
  high_monotony: {
    text: {
      en: "Your training load hardly varied from day to day. Mix lighter and harder days.",
      zh: "你每天的训练负荷几乎没有变化。请把轻松和较累的日子穿插安排。",
    },
    source: FOSTER_1998,
  },
  very_long_day: {
    text: {
      en: "One day had four hours of exercise or more. Drink, eat and rest enough after such a day.",
      zh: "有一天运动了四个小时或更久。这样的一天之后，要喝够、吃好、休息好。",
    },
    source: DESIGN_VALUE,
  },
};
