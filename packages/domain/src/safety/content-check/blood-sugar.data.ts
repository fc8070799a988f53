/**
 * What a measured blood sugar means for exercise, in mmol/L (American Diabetes Association, Standards of Care in Diabetes, 2024: level 1
 * and 2 of hypoglycaemia; Exercise/physical activity in individuals with type 2 diabetes, American College of Sports Medicine, 2022: above
 * 13.9). A number without a unit is one of mmol/L or of mg/dL by its size (design values).
 */
export const BLOOD_SUGAR_LIMITS = {
  severelyLow: 3,
  low: 3.9,
  high: 13.9,
  leastMillimoles: 1,
  mostMillimoles: 35,
  leastMilligrams: 36,
  mostMilligrams: 700,
} as const;

export const MILLIGRAMS_PER_MILLIMOLE = 18;

/** What it is called, beside 血糖. */
export const SUGAR_WORDS: ReadonlySet<string> = new Set([
  ...["sugar", "sugars", "glucose", "bg", "bgl", "bloodsugar", "cgm", "libre", "dexcom"],
]);

/** These are eaten too, unless one of the others stands before them. */
export const EATEN_SUGARS: ReadonlySet<string> = new Set(["sugar", "sugars", "glucose"]);
export const BEFORE_MEASURED: ReadonlySet<string> = new Set(["blood", "fasting"]);

/** What may stand between what can be eaten and the number that was measured. */
export const CONNECTING: ReadonlySet<string> = new Set([
  ...[
    "is",
    "at",
    "of",
    "s",
    "was",
    "reads",
    "reading",
    "read",
    "says",
    "said",
    "now",
    "level",
    "levels",
  ],
  ...[
    "currently",
    "about",
    "around",
    "just",
    "only",
    "today",
    "this",
    "morning",
    "down",
    "up",
    "to",
  ],
  ...[
    "dropped",
    "fell",
    "went",
    "hit",
    "like",
    "test",
    "tested",
    "meter",
    "monitor",
    "it",
    "its",
    "a",
  ],
]);

/** A number before one of these is no blood sugar. */
export const NO_SUGAR_UNITS: ReadonlySet<string> = new Set([
  ...["%", "am", "pm", "h", "hour", "hours", "hr", "hrs", "min", "mins", "minutes", "days", "day"],
  ...[
    "weeks",
    "week",
    "months",
    "month",
    "years",
    "year",
    "times",
    "x",
    "g",
    "grams",
    "gram",
    "kg",
  ],
  ...["km", "miles", "mile", "points", "units", "unit", "spoons", "teaspoons", "cubes", "o'clock"],
  ...[
    "点",
    "小",
    "分",
    "天",
    "周",
    "月",
    "年",
    "次",
    "克",
    "个",
    "公",
    "块",
    "勺",
    "单",
    "岁",
    "号",
  ],
]);

/** With one of these before it in its sentence a number is asked about, imagined, wished for or past. */
export const NOT_TOLD_OF_NOW: ReadonlySet<string> = new Set([
  ...[
    "if",
    "when",
    "whenever",
    "what",
    "why",
    "how",
    "which",
    "should",
    "normal",
    "range",
    "target",
  ],
  ...[
    "aim",
    "below",
    "under",
    "above",
    "over",
    "between",
    "was",
    "were",
    "had",
    "yesterday",
    "last",
  ],
  ...["ago", "once", "used", "would", "until", "usually", "sometimes"],
  ...["若", "昨", "曾", "范", "标", "常", "于", "几"],
  ...["如果", "要是", "以前", "之前", "去年", "上年", "上次", "那次", "试过"],
]);

/** A sentence that begins so asks about a number in general. */
export const BEGIN_QUESTIONS: ReadonlySet<string> = new Set(["is", "are", "does", "do"]);

/** Beside one of these more is told than a number. */
export const SIGNS_BESIDE: ReadonlySet<string> = new Set([
  ...["vomit", "vomiting", "vomited", "throwing", "threw", "puking", "puked", "sick", "nausea"],
  ...[
    "nauseous",
    "confused",
    "confusion",
    "drowsy",
    "sleepy",
    "faint",
    "fainted",
    "fainting",
    "dizzy",
  ],
  ...["unconscious", "collapsed", "seizure", "breath", "breathing", "slurring", "blurry", "wake"],
  ...["吐", "晕", "昏", "迷", "糊", "抽", "喘", "醒", "倒", "死"],
]);

export const KETONES: ReadonlySet<string> = new Set(["ketone", "ketones", "酮"]);

export const DENYING: ReadonlySet<string> = new Set([
  ...["no", "not", "without", "zero", "0", "negative", "neg", "nil", "none", "dont"],
  ...["没", "无", "不", "阴", "未"],
]);
