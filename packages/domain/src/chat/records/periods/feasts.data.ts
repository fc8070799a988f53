/** The day of a year on which a feast falls: always the same one, so many weekdays into a month, by Easter or by the moon. */
export type FeastDay =
  | { readonly by: "date"; readonly month: number; readonly day: number }
  /** Monday is 1; -1 is the last of the month. */
  | {
      readonly by: "weekday";
      readonly month: number;
      readonly weekday: number;
      readonly nth: 1 | 2 | 3 | 4 | -1;
    }
  /** So many days after Easter Sunday. */
  | { readonly by: "easter"; readonly days: number }
  /** In the Chinese calendar, so many days before or after it. */
  | {
      readonly by: "moon";
      readonly month: number;
      readonly day: number;
      readonly days?: number;
    }
  | { readonly by: "qingming" };

/** A day of the year that has a name, and the days of its holiday where that is longer and all have the same one. */
export type Feast = {
  /** Word by word; numerals in a row are one word. */
  readonly names: readonly string[];
  readonly day: FeastDay;
  /** From so many days after it on, so many days. */
  readonly holiday?: { readonly from: number; readonly days: number };
};

const MONDAY = 1;
const THURSDAY = 4;
const SUNDAY = 7;

/**
 * Days of the year that have a name. Holidays of China are as long as the State Council has them on most years (national day
 * of 7 days, labour day of 5, spring festival from the first to the seventh day of the year); weekends of feasts as they are
 * kept in the United States and the United Kingdom.
 */
export const FEASTS: readonly Feast[] = [
  {
    names: [
      "new years day",
      "new year day",
      "new years",
      "the new year",
      "new year",
      "元 旦",
      "新 年",
    ],
    day: { by: "date", month: 1, day: 1 },
    holiday: { from: 0, days: 3 },
  },
  { names: ["new years eve"], day: { by: "date", month: 12, day: 31 } },
  {
    names: ["martin luther king day", "martin luther king jr day", "mlk day"],
    day: { by: "weekday", month: 1, weekday: MONDAY, nth: 3 },
    holiday: { from: -2, days: 3 },
  },
  { names: ["valentines day", "情 人 节"], day: { by: "date", month: 2, day: 14 } },
  {
    names: ["presidents day"],
    day: { by: "weekday", month: 2, weekday: MONDAY, nth: 3 },
    holiday: { from: -2, days: 3 },
  },
  {
    names: ["womens day", "international womens day", "妇 女 节", "三八 节", "三八 妇 女 节"],
    day: { by: "date", month: 3, day: 8 },
  },
  {
    names: ["st patricks day", "saint patricks day", "st paddys day"],
    day: { by: "date", month: 3, day: 17 },
  },
  { names: ["good friday", "耶 稣 受 难 日", "受 难 节"], day: { by: "easter", days: -2 } },
  {
    names: ["easter sunday", "easter day", "easter", "复 活 节"],
    day: { by: "easter", days: 0 },
    holiday: { from: -2, days: 4 },
  },
  { names: ["easter monday"], day: { by: "easter", days: 1 } },
  {
    names: ["五一", "五一 节", "五一 劳 动 节", "劳 动 节", "may day"],
    day: { by: "date", month: 5, day: 1 },
    holiday: { from: 0, days: 5 },
  },
  {
    names: ["may bank holiday", "early may bank holiday"],
    day: { by: "weekday", month: 5, weekday: MONDAY, nth: 1 },
  },
  {
    names: ["mothers day", "母 亲 节"],
    day: { by: "weekday", month: 5, weekday: SUNDAY, nth: 2 },
  },
  {
    names: ["memorial day", "spring bank holiday"],
    day: { by: "weekday", month: 5, weekday: MONDAY, nth: -1 },
    holiday: { from: -2, days: 3 },
  },
  { names: ["六一", "六一 儿 童 节", "儿 童 节"], day: { by: "date", month: 6, day: 1 } },
  { names: ["juneteenth"], day: { by: "date", month: 6, day: 19 } },
  {
    names: ["fathers day", "父 亲 节"],
    day: { by: "weekday", month: 6, weekday: SUNDAY, nth: 3 },
  },
  {
    names: ["independence day", "4th of july", "fourth of july", "july 4th", "july fourth"],
    day: { by: "date", month: 7, day: 4 },
  },
  {
    names: ["august bank holiday", "summer bank holiday", "late summer bank holiday"],
    day: { by: "weekday", month: 8, weekday: MONDAY, nth: -1 },
    holiday: { from: -2, days: 3 },
  },
  {
    names: ["labor day"],
    day: { by: "weekday", month: 9, weekday: MONDAY, nth: 1 },
    holiday: { from: -2, days: 3 },
  },
  { names: ["教 师 节"], day: { by: "date", month: 9, day: 10 } },
  {
    names: ["国 庆 节", "国 庆", "十一 国 庆", "十一 黄 金 周"],
    day: { by: "date", month: 10, day: 1 },
    holiday: { from: 0, days: 7 },
  },
  {
    names: ["columbus day", "indigenous peoples day"],
    day: { by: "weekday", month: 10, weekday: MONDAY, nth: 2 },
    holiday: { from: -2, days: 3 },
  },
  { names: ["halloween", "万 圣 节"], day: { by: "date", month: 10, day: 31 } },
  { names: ["guy fawkes night", "bonfire night"], day: { by: "date", month: 11, day: 5 } },
  {
    names: ["veterans day", "remembrance day", "armistice day"],
    day: { by: "date", month: 11, day: 11 },
  },
  {
    names: ["thanksgiving day", "thanksgiving", "感 恩 节"],
    day: { by: "weekday", month: 11, weekday: THURSDAY, nth: 4 },
    holiday: { from: 0, days: 4 },
  },
  { names: ["christmas eve", "平 安 夜"], day: { by: "date", month: 12, day: 24 } },
  {
    names: ["christmas day", "christmas", "xmas", "xmas day", "圣 诞 节", "圣 诞"],
    day: { by: "date", month: 12, day: 25 },
  },
  { names: ["boxing day"], day: { by: "date", month: 12, day: 26 } },
  {
    names: ["除 夕", "年 三 十", "年 三十", "年 三十 晚", "大 年 三十", "chinese new years eve"],
    day: { by: "moon", month: 1, day: 1, days: -1 },
  },
  {
    names: [
      "春 节",
      "农 历 新 年",
      "大 年 初 一",
      "年 初 一",
      "chinese new year",
      "lunar new year",
      "spring festival",
    ],
    day: { by: "moon", month: 1, day: 1 },
    holiday: { from: 0, days: 7 },
  },
  { names: ["大 年 初 二", "年 初 二"], day: { by: "moon", month: 1, day: 2 } },
  { names: ["大 年 初 三", "年 初 三"], day: { by: "moon", month: 1, day: 3 } },
  { names: ["元 宵 节", "元 宵", "lantern festival"], day: { by: "moon", month: 1, day: 15 } },
  {
    names: ["清 明 节", "清 明", "qingming", "ching ming", "tomb sweeping day"],
    day: { by: "qingming" },
  },
  {
    names: ["端 午 节", "端 午", "端 阳 节", "dragon boat festival"],
    day: { by: "moon", month: 5, day: 5 },
  },
  { names: ["七 夕", "七 夕 节"], day: { by: "moon", month: 7, day: 7 } },
  {
    names: ["中 秋 节", "中 秋", "mid autumn festival", "mid autumn", "midautumn festival"],
    day: { by: "moon", month: 8, day: 15 },
  },
  { names: ["重 阳 节", "重 阳", "chung yeung"], day: { by: "moon", month: 9, day: 9 } },
];

/** Behind the name of a feast: all days of its holiday. */
export const HOLIDAY_WORDS: readonly string[] = [
  "weekend",
  "long weekend",
  "holiday weekend",
  "holiday",
  "holidays",
  "期 间",
  "假 期",
  "长 假",
  "小 长 假",
  "放 假",
  "放 假 期 间",
  "假 期 期 间",
  "黄 金 周",
  "几 天",
  "那 几 天",
  "这 几 天",
];

/** Behind the name of a feast: days of which nobody can tell how many they are. */
export const OPEN_HOLIDAY_WORDS: readonly string[] = ["break", "week", "period", "season", "time"];

/** Behind the name of a feast: that day. */
export const FEAST_DAY_WORDS: readonly string[] = ["那 天", "当 天", "那 日", "当 日"];
