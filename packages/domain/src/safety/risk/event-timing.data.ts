/** How people say when something happened to them, as patterns over the words that `healthTokens` gives. */

const NUMBER = "(?:\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:a )?(?:few|couple)(?: of)?|several)";
const CHINESE_NUMBER = "(?:(?<!\\d)\\d{1,4}|[一二两三四五六七八九十几半]{1,4})个?";

/** Within weeks. */
export const RECENT_WORDS = new RegExp(
  "\\b(?:just had|just got|recent|recently|yesterday|today|tonight|this morning|last night|this week|last week|past week|this month|last month|past month|day \\d+ post|newly)\\b|刚|昨天|今天|前天|昨晚|上周|上星期|上礼拜|这周|本周|上个?月|这个月|本月|近期|最近|新近|不久前",
);
/** A number of days, weeks or months that lies between the event and now. */
export const ELAPSED = new RegExp(
  `\\b(${NUMBER}) (hour|day|week|wk|month|mo)(?: ago| post| after| out| since| back|$)|(?:for|in|within|past|last|since) (?:the )?(?:past |last )?(${NUMBER}) (hour|day|week|wk|month|mo)\\b`,
);
export const CHINESE_ELAPSED = new RegExp(`(?:术后|手术后|已经|发病后)(${CHINESE_NUMBER})(小时|天|日|周|星期|礼拜|月)|(${CHINESE_NUMBER})(小时|天|日|周|星期|礼拜|月)(?:前|以前|之前|了)`);
/** A year or longer. */
export const LONG_AGO = new RegExp(
  `\\b(?:year ago|${NUMBER} (?:year|yr) (?:ago|back|since|out|post)|as a child|in childhood|long ago|decade ago|decades ago|when i was (?:young|little|a child))\\b|年前|年以前|年之前|前年|小时候|童年|很久以前|陈旧性?`,
);
export const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** It is over and leaves nothing behind. */
export const HEALED_WORDS = /\b(?:healed|fully recovered|recovered fully|completely recovered|resolved|cured|no longer hurt|pain free now)\b|痊愈|已愈|愈合|完全恢复|已恢复|已经好了|治好了|康复了|已康复/;
export const NOT_HEALED_WORDS = /\b(?:not|never|nt|isnt|hasnt|wont|partly|partially|almost|nearly|poorly|yet to) (?:\w+ )?(?:healed|recovered|resolved|cured)\b|(?:未|没有?|尚未|还没有?|没完全|未完全)(?:完全)?(?:痊愈|愈合|恢复|康复|治好)/;
/** An operation is named, whatever was operated on. */
export const OPERATION_WORDS = /\b(?:surgery|operation|operated|arthroscopy|reconstruction|replacement|transplant|post op|bypass|cesarean|c section)\b|手术|术后|开刀|置换|搭桥|剖腹产|剖宫产/;

/** Something that happened to heart, brain or vessels, or was just found there: not a disease one has long had. */
export const EVENT_WORDS = /\b(?:attack|infarct|infarction|stent|stented|angioplasty|pci|cabg|stroke|tia|arrest|ablation|dissection|hemorrhage|bleed|implanted|fitted|diagnosed|fibrillation|decompensated|admitted|hospital)\b|心梗|梗死|梗塞|发作|支架|中风|卒中|脑梗|出血|溢血|骤停|消融|夹层|植入|确诊|查出|住院/;

/** Years up to this one are more than 12 months ago whenever this is read; later ones leave the question open, because no clock is read. */
export const LAST_YEAR_SURELY_LONG_AGO = 2024;

/** How many days a unit has, and what the words for a number mean. */
export const UNIT_DAYS: Readonly<Record<string, number>> = { hour: 0, 小时: 0, day: 1, 天: 1, 日: 1, week: 7, wk: 7, 周: 7, 星期: 7, 礼拜: 7, month: 30, mo: 30, 月: 30 };
export const NUMBER_WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, 半: 0.5, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 };

/**
 * For how many days an event of heart or brain or an operation counts as recent: the usual length of rehabilitation
 * after one, 12 weeks, rounded up (design value).
 */
export const RECENT_DAYS = 90;
/** From how many days on an injury is over unless it is said to last: the readiness questions ask about 12 months. */
export const LONG_AGO_DAYS = 365;
