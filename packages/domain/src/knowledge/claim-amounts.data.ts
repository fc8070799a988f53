/** Words around the amounts that claims advise, as phrases (`readPhrase`). Design values. */

export type AmountCue =
  | "advice"
  | "floor"
  | "ceiling"
  | "per_week"
  | "sum_of_week"
  | "per_month"
  | "per_year"
  | "per_day"
  | "per_session"
  | "sleep"
  | "vigorous"
  | "moderate"
  | "strength"
  | "endurance";

export const AMOUNT_CUES: Readonly<Record<AmountCue, readonly string[]>> = {
  // Says what is needed, advised or enough.
  advice: [
    "at least",
    "minimum",
    "minimum of",
    "a minimum",
    "at most",
    "no more than",
    "enough",
    "sufficient",
    "suffice",
    "need+",
    "should",
    "must",
    "recommend*",
    "aim",
    "ideal",
    "only",
    "足够",
    "就够",
    "够了",
    "应",
    "需",
    "至少",
    "最多",
    "不超过",
    "建议",
    "推荐",
    "只要",
    "即可",
    "必须",
  ],
  // Before a number: it is open above.
  floor: ["at least", "minimum of", "a minimum", "more than", "至少", "不少于", "超过", "以上"],
  // Before a number: it is open below.
  ceiling: ["at most", "no more than", "not more than", "up to", "最多", "不超过", "至多"],
  // Of a week.
  per_week: ["(a|per|each|every|/) week", "weekly", "每周", "一周", "每星期", "一星期"],
  // Behind an amount, or behind what it is of: the sum of a week.
  sum_of_week: ["(a|per|each) week"],
  // Of a month or a year.
  per_month: ["(a|per|each|every|/) month", "monthly", "每月", "每个月", "一个月"],
  per_year: ["(a|per|each|every|/) year", "yearly", "每年", "一年"],
  // Of a day.
  per_day: ["(a|per|each|every|/) day", "daily", "每天", "每日", "一天"],
  // Of a session.
  per_session: ["每次", "(per|each) session"],
  // Sleep is spoken of.
  sleep: ["sleep*", "slept", "睡"],
  // Behind an amount: of vigorous activity.
  vigorous: ["vigorous*", "high intensity", "hard", "harder", "高强度", "剧烈"],
  // Behind an amount: of moderate activity.
  moderate: ["moderate*", "brisk*", "中等", "中到高", "中高"],
  // Strength or balance is spoken of.
  strength: [
    "strength*",
    "resistance",
    "weight*",
    "muscle*",
    "balance*",
    "力量",
    "肌肉",
    "抗阻",
    "平衡",
  ],
  // Activity in general, or of endurance, is spoken of.
  endurance: ["aerobic+", "activity", "exercise", "有氧", "活动", "运动"],
};
