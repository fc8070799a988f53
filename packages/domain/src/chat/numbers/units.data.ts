/** The units of a person's figures, in English and Chinese; phrases separated by `|`. */

/** What a figure measures. `period` is a length of time that only bounds other figures ("the last 4 weeks"). */
export type Measure =
  | "minutes"
  | "energy"
  | "sessions"
  | "days"
  | "weight"
  | "height"
  | "pulse"
  | "met"
  | "metMinutes"
  | "percent"
  | "period";

export type Unit = {
  readonly measure: Measure;
  /** How much of the measure one of the unit is: minutes, kilocalories, kilograms, centimetres. */
  readonly factor: number;
  /** Whether the unit names one kind of exercise: "runs". */
  readonly isTyped?: boolean;
};

/**
 * 1 kcal is 4.184 kJ and 1 lb is 0.45359237 kg (National Institute of Standards and Technology, Guide for the Use of
 * the International System of Units, 2008); 1 斤 is 500 g (State Council of China, Order on legal units, 1984).
 */
export const UNIT_WORDS: readonly (readonly [words: string, unit: Unit])[] = [
  ["minute|minutes|min|mins|分钟", { measure: "minutes", factor: 1 }],
  ["hour|hours|hr|hrs|h|小时|个小时|钟头|个钟头", { measure: "minutes", factor: 60 }],
  ["kcal|kcals|kilocalorie|kilocalories|calorie|calories|cal|cals|千卡|大卡|卡路里|卡|千卡路里", { measure: "energy", factor: 1 }],
  ["kj|kilojoule|kilojoules|千焦|千焦耳", { measure: "energy", factor: 1 / 4.184 }],
  ["session|sessions|workout|workouts|time|times|training session|training sessions|exercise session|exercise sessions|workout session|workout sessions|training|trainings|activity|activities|exercises|次|个训练|场|节|次运动|次锻炼|次训练", { measure: "sessions", factor: 1 }],
  ["run|runs|walk|walks|ride|rides|swim|swims|hike|hikes|jog|jogs|bike rides|running sessions|strength sessions|yoga sessions|cycling sessions|swimming sessions|walking sessions|strength workouts|次跑步|次游泳|次骑行|次瑜伽|次步行|次散步|次力量训练", { measure: "sessions", factor: 1, isTyped: true }],
  ["day|days|天", { measure: "days", factor: 1 }],
  ["week|weeks|周|个星期|星期", { measure: "period", factor: 7 }],
  ["month|months|个月", { measure: "period", factor: 30 }],
  ["year|years|年", { measure: "period", factor: 365 }],
  ["kg|kgs|kilogram|kilograms|kilogramme|kilogrammes|kilo|kilos|公斤|千克", { measure: "weight", factor: 1 }],
  ["lb|lbs|pound|pounds|磅", { measure: "weight", factor: 0.45359237 }],
  ["斤|市斤", { measure: "weight", factor: 0.5 }],
  ["cm|centimeter|centimeters|centimetre|centimetres|厘米|公分", { measure: "height", factor: 1 }],
  ["bpm|beats per minute|beats a minute|beats/min|次/分|次/分钟|次每分钟|次每分", { measure: "pulse", factor: 1 }],
  ["met minutes|met-minutes|met minute|met-minute|met min|met-min|met·min|met·minutes|梅脱分钟|梅脱·分钟|met分钟|met-分钟|met·分钟|代谢当量分钟", { measure: "metMinutes", factor: 1 }],
  ["met|mets|梅脱|代谢当量", { measure: "met", factor: 1 }],
  ["%|percent|per cent|％", { measure: "percent", factor: 1 }],
];

/** What stands before a number that has no unit of its own, as in "Sessions: 3". */
export const LABEL_WORDS: readonly (readonly [words: string, unit: Unit])[] = [
  ["minutes|total minutes|active minutes|exercise minutes|duration (min)|时长(分钟)|分钟|运动分钟", { measure: "minutes", factor: 1 }],
  ["calories|calories burned|calories burnt|kcal|energy|energy burned|千卡|消耗|热量|卡路里|消耗热量", { measure: "energy", factor: 1 }],
  ["sessions|workouts|total sessions|number of sessions|次数|运动次数|训练次数|锻炼次数", { measure: "sessions", factor: 1 }],
  ["active days|days active|streak|current streak|longest streak|活跃天数|运动天数|连续天数|天数", { measure: "days", factor: 1 }],
  ["resting heart rate|静息心率", { measure: "pulse", factor: 1 }],
  ["met minutes|met-minutes|梅脱分钟", { measure: "metMinutes", factor: 1 }],
];

/** Words that may stand between a number and its unit. */
export const UNIT_ADJECTIVES =
  "more|extra|additional|further|fewer|less|other|active|exercise|training|workout|sport|sports|separate|different|total|finished|completed|logged|recorded|planned|scheduled|full|whole|consecutive|straight|solid|good|great|active exercise|of your planned|个|整|-|\u2010|\u2011";
