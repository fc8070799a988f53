/**
 * What a number with a unit measures. `period` is a length of time of days and more, in days; `clock` a time of day, in
 * minutes after midnight; `pace` the minutes for a kilometre.
 */
export type Measure =
  | "minutes"
  | "days"
  | "period"
  | "clock"
  | "sessions"
  | "energy"
  | "weight"
  | "height"
  | "distance"
  | "speed"
  | "pace"
  | "power"
  | "pulse"
  | "steps"
  | "met"
  | "metMinutes"
  | "percent";

/** A unit; those with the same measure can be compared. */
export type Unit = {
  readonly measure: Measure;
  /** How much of the measure one of the unit is: minutes, days, kilocalories, kilograms, centimetres, metres, km/h, watts. */
  readonly factor: number;
  /** Whether the unit names one kind of exercise: "runs". */
  readonly isTyped?: boolean;
};

/** A unit with the phrases that name it, in the notation of `readPhrase`. */
export type UnitWords = { readonly unit: Unit; readonly words: readonly string[] };

/**
 * 1 kcal is 4.184 kJ, 1 lb is 0.45359237 kg and 1 mile is 1.609344 km (National Institute of Standards and Technology,
 * Guide for the Use of the International System of Units, 2008); 1 斤 is 500 g (State Council of China, Order on legal
 * units, 1984).
 */
export const UNIT_WORDS: readonly UnitWords[] = [
  {
    unit: { measure: "minutes", factor: 1 / 60 },
    words: ["second", "seconds", "sec", "secs", "秒", "秒钟"],
  },
  {
    unit: { measure: "minutes", factor: 1 },
    words: ["minute", "minutes", "min", "mins", "分钟"],
  },
  {
    unit: { measure: "minutes", factor: 60 },
    words: ["hour", "hours", "hr", "hrs", "h", "小时", "个小时", "钟头", "个钟头"],
  },
  {
    unit: { measure: "days", factor: 1 },
    words: ["day", "days", "天"],
  },
  {
    unit: { measure: "period", factor: 7 },
    words: ["week", "weeks", "周", "个星期", "星期"],
  },
  {
    unit: { measure: "period", factor: 30 },
    words: ["month", "months", "个月"],
  },
  {
    unit: { measure: "period", factor: 365 },
    words: ["year", "years", "年"],
  },
  {
    unit: { measure: "sessions", factor: 1 },
    words: [
      "session",
      "sessions",
      "workout",
      "workouts",
      "time",
      "times",
      "training session",
      "training sessions",
      "exercise session",
      "exercise sessions",
      "workout session",
      "workout sessions",
      "training",
      "trainings",
      "activity",
      "activities",
      "exercises",
      "次",
      "个训练",
      "场",
      "节",
      "次运动",
      "次锻炼",
      "次训练",
    ],
  },
  {
    unit: { measure: "sessions", factor: 1, isTyped: true },
    words: [
      "run",
      "runs",
      "walk",
      "walks",
      "ride",
      "rides",
      "swim",
      "swims",
      "hike",
      "hikes",
      "jog",
      "jogs",
      "bike rides",
      "running sessions",
      "strength sessions",
      "yoga sessions",
      "cycling sessions",
      "swimming sessions",
      "walking sessions",
      "strength workouts",
      "次跑步",
      "次游泳",
      "次骑行",
      "次瑜伽",
      "次步行",
      "次散步",
      "次力量训练",
    ],
  },
  {
    unit: { measure: "energy", factor: 1 },
    words: [
      "kcal",
      "kcals",
      "kilocalorie",
      "kilocalories",
      "calorie",
      "calories",
      "cal",
      "cals",
      "千卡",
      "大卡",
      "卡路里",
      "卡",
      "千卡路里",
    ],
  },
  {
    unit: { measure: "energy", factor: 1 / 4.184 },
    words: ["kj", "kilojoule", "kilojoules", "千焦", "千焦耳"],
  },
  {
    unit: { measure: "weight", factor: 1 },
    words: [
      "kg",
      "kgs",
      "kilogram",
      "kilograms",
      "kilogramme",
      "kilogrammes",
      "kilo",
      "kilos",
      "公斤",
      "千克",
    ],
  },
  {
    unit: { measure: "weight", factor: 0.45359237 },
    words: ["lb", "lbs", "pound", "pounds", "磅"],
  },
  {
    unit: { measure: "weight", factor: 0.5 },
    words: ["斤", "市斤"],
  },
  {
    unit: { measure: "height", factor: 1 },
    words: ["cm", "centimeter", "centimeters", "centimetre", "centimetres", "厘米", "公分"],
  },
  {
    unit: { measure: "distance", factor: 1 },
    words: ["m", "meter", "meters", "metre", "metres", "米"],
  },
  {
    unit: { measure: "distance", factor: 1000 },
    words: ["km", "kms", "k", "kilometer", "kilometers", "kilometre", "kilometres", "公里", "千米"],
  },
  {
    unit: { measure: "distance", factor: 1609.344 },
    words: ["mile", "miles", "mi", "英里"],
  },
  {
    unit: { measure: "speed", factor: 1 },
    words: [
      "km / h",
      "km / hr",
      "km / hour",
      "kmh",
      "kph",
      "kmph",
      "km (per|an) (hour|hr|h)",
      "(kilometer|kilometers|kilometre|kilometres) (per|an) (hour|hr|h)",
      "公里 / (小时|时|h)",
      "千米 / (小时|时|h)",
      "公里每小时",
      "千米每小时",
    ],
  },
  {
    unit: { measure: "speed", factor: 1.609344 },
    words: [
      "mph",
      "mi / (h|hr)",
      "(mile|miles) / (hour|hr|h)",
      "(mile|miles) (per|an) (hour|hr|h)",
      "英里 / 小时",
      "英里每小时",
    ],
  },
  {
    unit: { measure: "speed", factor: 3.6 },
    words: ["m / s", "(meters|metres) per second", "米 / 秒", "米每秒"],
  },
  {
    unit: { measure: "pace", factor: 1 },
    words: [
      "(min|mins|minute|minutes|) / (km|k|kilometer|kilometre)",
      "(min|mins|minute|minutes|) per (km|k|kilometer|kilometre)",
      "(min|mins|minute|minutes) a (km|k|kilometer|kilometre)",
      "(分钟|分|) (/|每) (km|公里|千米)",
    ],
  },
  {
    unit: { measure: "pace", factor: 1 / 1.609344 },
    words: [
      "(min|mins|minute|minutes|) / (mile|mi)",
      "(min|mins|minute|minutes|) per (mile|mi)",
      "(min|mins|minute|minutes) a mile",
      "(min|minute) (-|) mile",
      "(min|minute) (-|) miles",
      "(分钟|分|) (/|每) 英里",
    ],
  },
  {
    unit: { measure: "pace", factor: 10 },
    words: ["(min|) / 100 m", "(min|) per 100 m", "(分钟|分|) (/|每) 100 (米|m)"],
  },
  {
    unit: { measure: "pace", factor: 1 / 0.09144 },
    words: ["(min|) / 100 (y|yd)", "(min|) per 100 (y|yd)"],
  },
  {
    unit: { measure: "power", factor: 1 },
    words: ["w", "watt", "watts", "瓦", "瓦特"],
  },
  {
    unit: { measure: "pulse", factor: 1 },
    words: [
      "bpm",
      "beats per minute",
      "beats a minute",
      "beats/min",
      "次/分",
      "次/分钟",
      "次每分钟",
      "次每分",
    ],
  },
  {
    unit: { measure: "metMinutes", factor: 1 },
    words: [
      "met minutes",
      "met-minutes",
      "met minute",
      "met-minute",
      "met min",
      "met-min",
      "met·min",
      "met·minutes",
      "梅脱分钟",
      "梅脱·分钟",
      "met分钟",
      "met-分钟",
      "met·分钟",
      "代谢当量分钟",
    ],
  },
  {
    unit: { measure: "met", factor: 1 },
    words: ["met", "mets", "梅脱", "代谢当量"],
  },
  {
    unit: { measure: "percent", factor: 1 },
    words: ["%", "percent", "per cent"],
  },
];

/** What stands before a number that has no unit of its own, as in "Sessions: 3". The choice of words is a design value. */
export const LABEL_WORDS: readonly UnitWords[] = [
  {
    unit: { measure: "minutes", factor: 1 },
    words: [
      "minutes",
      "total minutes",
      "active minutes",
      "exercise minutes",
      "duration \\(min\\)",
      "时长\\(分钟\\)",
      "分钟",
      "运动分钟",
    ],
  },
  {
    unit: { measure: "energy", factor: 1 },
    words: [
      "calories",
      "calories burned",
      "calories burnt",
      "kcal",
      "energy",
      "energy burned",
      "千卡",
      "消耗",
      "热量",
      "卡路里",
      "消耗热量",
    ],
  },
  {
    unit: { measure: "sessions", factor: 1 },
    words: [
      "sessions",
      "workouts",
      "total sessions",
      "number of sessions",
      "次数",
      "运动次数",
      "训练次数",
      "锻炼次数",
    ],
  },
  {
    unit: { measure: "days", factor: 1 },
    words: [
      "active days",
      "days active",
      "streak",
      "current streak",
      "longest streak",
      "活跃天数",
      "运动天数",
      "连续天数",
      "天数",
    ],
  },
  {
    unit: { measure: "pulse", factor: 1 },
    words: ["resting heart rate", "静息心率"],
  },
  {
    unit: { measure: "metMinutes", factor: 1 },
    words: ["met minutes", "met-minutes", "梅脱分钟"],
  },
];

/** Words that may stand between a number and its unit. The choice of words is a design value. */
export const UNIT_ADJECTIVES: readonly string[] = [
  "more",
  "extra",
  "additional",
  "further",
  "fewer",
  "less",
  "other",
  "active",
  "exercise",
  "training",
  "workout",
  "sport",
  "sports",
  "separate",
  "different",
  "total",
  "finished",
  "completed",
  "logged",
  "recorded",
  "planned",
  "scheduled",
  "full",
  "whole",
  "consecutive",
  "straight",
  "solid",
  "good",
  "great",
  "active exercise",
  "of your planned",
  "个",
  "整",
  "-",
  "‐",
];
