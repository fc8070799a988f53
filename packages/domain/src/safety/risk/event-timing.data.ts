/** How people say when something happened to them, beside the words of `language` (design values). */

/** Within weeks. */
export const RECENT_WORDS: readonly string[] = [
  "just had",
  "just got",
  "recent",
  "recently",
  "yesterday",
  "today",
  "tonight",
  "this morning",
  "last night",
  "(this|last|past) week",
  "(this|last|past) month",
  "day # post",
  "newly",
  "刚",
  "昨天",
  "今天",
  "前天",
  "昨晚",
  "上周",
  "上星期",
  "上礼拜",
  "这周",
  "本周",
  "上(个|)月",
  "这个月",
  "本月",
  "近期",
  "最近",
  "新近",
  "不久前",
];

/** A number of units that lies between the event and now; "@" stands for the words of a unit. */
export const ELAPSED_TIMES: readonly string[] = [
  "(#|a|an|few|couple|several) (of|) @ (ago|post|after|out|since|back)",
  "(for|in|within|past|last|since) (the|) (past|last|) (a|) (#|a|an|few|couple|several) (of|) @",
  "(术后|手术后|已经|发病后)(#|几|半)(个|)@",
  "(#|几|半)(个|)@(前|以前|之前|了)",
];
/** The same where nothing follows: "stroke, 3 weeks". */
export const ELAPSED_AT_END = "(#|a|an|few|couple|several) (of|) @";

/** How many days the units have. */
export const ELAPSED_UNITS: readonly (readonly [days: number, words: readonly string[]])[] = [
  [0, ["hour", "小时"]],
  [1, ["day", "天", "日"]],
  [7, ["week", "wk", "周", "星期", "礼拜"]],
  [30, ["month", "mo", "月"]],
];
/** Words for a small number that is not named. */
export const SOME: readonly string[] = ["few", "couple", "several", "几"];
export const HALF = "半";

/** A year or longer. */
export const MORE_LONG_AGO_WORDS: readonly string[] = [
  "yr ago",
  "(#|a|an|few|couple|several) (of|) (year|yr) (back|since|out|post)",
  "as a (child|kid|teen|teenager)",
  "in childhood",
  "when i was (young|little|small|a child|a kid|a boy|a girl)",
  "when i was <2-12> year old",
  "at (the|) age (of|) <2-12>",
  "once (broke|tore|fractured|ruptured|dislocated|sprained)",
  "年以前",
  "年之前",
  "很久以前",
  "陈旧",
];

/** It is over and leaves nothing behind. */
export const MORE_HEALED_WORDS: readonly string[] = [
  "healed",
  "resolved",
  "cured",
  "no longer hurt",
  "pain free now",
  "已愈",
  "愈合",
  "已恢复",
  "康复了",
];
export const NOT_HEALED_WORDS: readonly string[] = [
  "(not|never|isnt|hasnt|wont|partly|partially|almost|nearly|poorly) _ (healed|recovered|resolved|cured|better)",
  "yet to _ (healed|recovered|resolved|cured|better)",
  "(未|没|没有|尚未|没完全|未完全)(完全|)(痊愈|愈合|恢复|康复|治好)",
];

/** An operation is named, whatever was operated on. */
export const OPERATION_WORDS: readonly string[] = [
  "surgery",
  "operation",
  "operated",
  "arthroscopy",
  "reconstruction",
  "replacement",
  "transplant",
  "post op",
  "bypass",
  "cesarean",
  "c section",
  "手术",
  "术后",
  "开刀",
  "置换",
  "搭桥",
  "剖腹产",
  "剖宫产",
];

/** A ligament, muscle or tendon was torn. */
export const TEAR_WORDS: readonly string[] = [
  "tore",
  "torn",
  "tear",
  "tearing",
  "rupture",
  "ruptured",
  "snapped",
  "撕裂",
  "断裂",
  "撕脱",
  "韧带断",
  "拉断",
  "扯断",
];

/** Something that happened to heart, brain or vessels, or was just found there: not a disease one has long had. */
export const EVENT_WORDS: readonly string[] = [
  "attack",
  "infarct",
  "infarction",
  "stent",
  "stented",
  "angioplasty",
  "pci",
  "cabg",
  "stroke",
  "tia",
  "arrest",
  "ablation",
  "dissection",
  "hemorrhage",
  "bleed",
  "implanted",
  "fitted",
  "diagnosed",
  "fibrillation",
  "decompensated",
  "admitted",
  "hospital",
  "心梗",
  "梗死",
  "梗塞",
  "发作",
  "支架",
  "中风",
  "卒中",
  "脑梗",
  "出血",
  "溢血",
  "骤停",
  "消融",
  "夹层",
  "植入",
  "确诊",
  "查出",
  "住院",
];

/**
 * Years up to this one are more than 12 months ago whenever this is read; later ones leave the question open, because no
 * clock is read.
 */
export const LAST_YEAR_SURELY_LONG_AGO = 2024;

/**
 * For how many days an event of heart or brain or an operation counts as recent: the usual length of rehabilitation
 * after one, 12 weeks, rounded up (design value).
 */
export const RECENT_DAYS = 90;
/** From how many days on an injury is over unless it is said to last: the readiness questions ask about 12 months. */
export const LONG_AGO_DAYS = 365;
