import { ANY_PART_OF_DAY_EN, ANY_PART_OF_DAY_ZH } from "../../parts-of-day.data.ts";

/** Words and phrases for days, weeks, months and years, in English and simplified Chinese. */

export const MONTH_NAMES: readonly (readonly string[])[] = [
  ["january", "jan"],
  ["february", "feb", "febr"],
  ["march", "mar"],
  ["april", "apr"],
  ["may"],
  ["june", "jun"],
  ["july", "jul"],
  ["august", "aug"],
  ["september", "sep", "sept"],
  ["october", "oct"],
  ["november", "nov"],
  ["december", "dec"],
];

/** Monday first. */
export const WEEKDAY_NAMES: readonly (readonly string[])[] = [
  ["monday", "mondays", "mon"],
  ["tuesday", "tuesdays", "tue", "tues"],
  ["wednesday", "wednesdays", "wed", "weds"],
  ["thursday", "thursdays", "thu", "thur", "thurs"],
  ["friday", "fridays", "fri"],
  ["saturday", "saturdays", "sat"],
  ["sunday", "sundays", "sun"],
];

/** What a week is called in Chinese, sign by sign. */
export const WEEK_SIGNS: readonly (readonly string[])[] = [["周"], ["星", "期"], ["礼", "拜"]];

/** A day in Chinese; behind a week it is the Sunday of it. */
export const DAY_SIGNS: ReadonlySet<string> = new Set(["日", "天"]);

/** Behind the number of a day of the month. */
export const DATE_SIGNS: ReadonlySet<string> = new Set(["日", "号"]);

/**
 * How many periods and how many sessions a word without a number means (design values). "Several" days or weeks reach further
 * back than "a few", so that none that is meant is missed; sessions are listed one by one, where three are enough.
 */
export const FEW_PERIODS: ReadonlyMap<string, number> = new Map([
  ["couple", 2],
  ["few", 3],
  ["several", 4],
  ["几", 3],
]);
export const FEW_SESSIONS: ReadonlyMap<string, number> = new Map([
  ["couple", 2],
  ["few", 3],
  ["several", 3],
  ["几", 3],
]);

/** How many weeks or years back one is that is named with this word. */
export const UNITS_BACK: ReadonlyMap<string, number> = new Map([
  ["last", 1],
  ["previous", 1],
  ["this", 0],
]);

/** Names of months and days that are words of their own too: a month or day only after a preposition, or beside a number. */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set([
  "may",
  "march",
  "mar",
  "sun",
  "sat",
  "fall",
  "spring",
]);

/** The first month of each season, as the north counts them (design value). */
export const SEASONS: ReadonlyMap<string, number> = new Map([
  ["spring", 3],
  ["springtime", 3],
  ["summer", 6],
  ["summertime", 6],
  ["autumn", 9],
  ["fall", 9],
  ["winter", 12],
  ["wintertime", 12],
]);

/** Days of a month in words; "first" and "second" are mostly no days, and count only beside a month. */
export const ORDINAL_WORDS: ReadonlyMap<string, number> = new Map([
  ["first", 1],
  ["second", 2],
  ["third", 3],
  ["fourth", 4],
  ["fifth", 5],
  ["sixth", 6],
  ["seventh", 7],
  ["eighth", 8],
  ["ninth", 9],
  ["tenth", 10],
  ["eleventh", 11],
  ["twelfth", 12],
  ["thirteenth", 13],
  ["fourteenth", 14],
  ["fifteenth", 15],
  ["sixteenth", 16],
  ["seventeenth", 17],
  ["eighteenth", 18],
  ["nineteenth", 19],
  ["twentieth", 20],
  ["thirtieth", 30],
]);

/** Before a month or a day that is named. */
export const DATE_PREPOSITIONS: ReadonlySet<string> = new Set(
  [
    "in on of since from until till during last this and vs versus to than with between for through",
    "thru over across throughout or against compare comparing",
  ].flatMap((words) => words.split(" ")),
);

/** Behind a month or a day that is asked about. */
export const BEHIND_DATES: ReadonlySet<string> = new Set(
  "or to until till through thru vs versus than better worse compared against runs swims rides walks workouts".split(
    " ",
  ),
);

/** Periods that have a name, by what they are. */
export const NAMED_PERIODS = {
  today: [
    "(today|todays|tonight|2day)",
    "this (morning|afternoon|evening|mornings|afternoons|evenings)",
    "so far today",
    "today so far",
    "(今天|今日|今早|今晚|今儿|今儿个|今朝)",
    "(今天|今日)(早上|上午|下午|晚上|中午)",
  ],
  yesterday: [
    "(yesterday|yesterdays|ystd|ystrdy|yday)",
    "(last night|the other night|yesterday (morning|afternoon|evening|night))",
    "(昨天|昨日|昨晚|昨儿|昨儿个|昨夜|寻日|琴日|噚日|寻晚|琴晚)",
    "(昨天|昨日|寻日|琴日)(早上|上午|下午|晚上|中午)",
  ],
  dayBeforeYesterday: [
    "(the|) day before yesterday",
    "two days ago",
    "(前天|前日|前儿|前晚|前天晚上|前天早上)",
  ],
  threeDaysAgo: ["大前(天|日)"],
  thisWeek: [
    "(this|the current|current|the present|this very) (week|weeks|wk)",
    "(the|my|your) week so far",
    "(so far|) this week so far",
    "so far this (week|wk)",
    "week to date",
    "wtd",
    "(本|这|当|今|呢)(一|)周",
    "(本|这|今|呢)(个|一个|)(星期|礼拜|周)",
    "(本周|这周|这个星期|这星期|这个礼拜|本星期)(以来|至今|到现在|到目前为止|到今天|目前为止|里|内|到目前)",
  ],
  lastWeek: [
    "(last|the previous|previous|prev|the prior|prior) (week|weeks|wk)",
    "上(一|)周",
    "上(个|一个|)(星期|礼拜|周)",
  ],
  weekBeforeLast: [
    "(the|) (week|wk) before last",
    "上上(一|)周",
    "上上(个|)(星期|礼拜|周)",
    "大上(个|)(周|星期|礼拜)",
    "(前|再上)个(星期|礼拜)",
  ],
  thisMonth: [
    "(this|the current|current|this very) (month|months|mth)",
    "(the|my|your) month (so far|to date)",
    "for the month (so far|)",
    "(this|so far this) month so far",
    "so far this (month|mth)",
    "(mtd|month to date)",
    "(本|这|当|今|呢)(一|)(个|)月",
    "(这个月|本月|这月)(以来|至今|到现在|到目前为止|到今天|目前为止|里|内|到目前)",
  ],
  lastMonth: [
    "(last|the previous|previous|prev|the prior|prior) (month|months|mth)",
    "上(一|)(个|)月",
    "上月份",
  ],
  monthBeforeLast: ["(the|) month before last", "(上上|大上)(个|)月", "前个月"],
  thisYear: [
    "(this|the current|current|this very) (year|years|yr)",
    "(the|my|your) year (so far|to date)",
    "(of|for) the year",
    "(the|this) (whole|entire|full) year",
    "this year so far",
    "so far this (year|yr)",
    "(ytd|year to date)",
    "(今年|本年|这一年|本年度|今年内|今年里|年内)",
    "今年(以来|至今|到现在|到目前为止|到今天|目前为止|到目前|截至目前|截止目前)",
    "(年初|今年年初|今年初|开年|新年)(以来|至今|到现在|到今天|到目前为止|到目前)",
    "自(今年|)年初(以来|起|)",
  ],
  lastYear: [
    "(last|the previous|previous|prev|the prior|prior) (year|years|yr)",
    "(去年|上年|上一年|旧年|去年一整年|去年全年|上年度)",
  ],
  yearBeforeLast: ["(the|) year before last", "前年"],
  theWeekend: [
    "(the|at the|on the|over the|during the) (weekend|wkend|wknd)",
    "(周末|上一个周末|这周末的时候)(两天|那两天|这两天|)",
  ],
  thisWeekend: ["this (weekend|wkend|wknd)", "(这个|这|本|今个)周末"],
  lastWeekend: [
    "(last|the previous|previous|past|the past) (weekend|wkend|wknd)",
    "上(个|周|一个|)周末(两天|那两天|)",
    "上(个|)(星期|礼拜)末",
  ],
  weekendBeforeLast: ["(the|) weekend before last", "上上(个|)周末"],
  startOfYear: [
    "(the|) (start|beginning|first day) of (the|this) year",
    "(年初|今年年初|今年初|开年|新年伊始)",
  ],
  startOfMonth: [
    "(the|) (start|beginning|first day) of (the|this) month",
    "(月初|这个月初|本月初)",
  ],
  startOfWeek: ["(the|) (start|beginning|first day) of (the|this) week", "(周初|这周初|本周初)"],
  past7Days: [
    "(the|this|) past (week|wk)",
    "over the (week|wk)",
    "(in|over|during|within|for|across|throughout|from) the last (week|wk)",
    "(最近|过去|近|过往)(的|)(一|)(个|)(周|星期|礼拜)(里|内|以来|)",
    "这一个(星期|礼拜)",
    "(一周|一个星期|一星期|一个礼拜)(内|以内|之内|以来)",
  ],
  // "Last month" is one of the calendar; "in the last month" is up to today.
  past30Days: [
    "(the|this|) past month",
    "(in|over|during|within|for|across|throughout|from) the last (month|mth)",
    "(最近|过去|近|过往)(的|)(一|)(个|)月(里|内|以来|)",
    "一个月(内|以内|之内|以来)",
  ],
  past365Days: [
    "(the|this|) past year",
    "(in|over|during|within|for|across|throughout|from) the last (year|yr)",
    "(the|) (last|past) (twelve|12) months",
    "(最近|过去|近|过往)(的|)(一|)年(里|内|以来|)",
    "一年(内|以内|之内|以来)",
  ],
  past183Days: [
    "(the|) (past|last) half (a|) year",
    "(最近|过去|近|这|过往)(的|)半年(里|内|以来|)",
    "半年(来|内|以内|以来)",
  ],
  past90Days: ["(the|) past quarter"],
  past14Days: [
    "(the|) (last|past) (fortnight|couple of weeks|couple weeks)",
    "(this|a) fortnight",
    "(这|最近|近|过去)(两|二)(周|个星期|个礼拜)",
  ],
  past15Days: ["(最近|近|过去|这|)半个月(来|内|以来|里|)"],
  ever: [
    "(ever|lifetime|all time|alltime|overall|altogether)",
    "(of|in|through) all time",
    "(all in all|all told|all together|all along)",
    "in (total|all|my life|my lifetime|my whole history)",
    "(total ever|so far|until now|till now|up to now|up till now|to date|thus far|as of now)",
    "since (the beginning|the start|day one|i started|i began|i joined|i signed up|forever|ever)",
    "since i (started|began|joined|signed up) (here|logging|tracking|using this|with this app|recording|exercising|training)",
    "(across|over|in|from|of) (all|my whole|my entire|the whole|the entire) (my|) (records|record|log|logs|history|data)",
    "(到目前|截至目前|截止目前|截至现在|直到现在|截至今天)(为止|)",
    "(到现在|到今天|目前)(为止|总共|一共|累计|共)",
    "(迄今|迄今为止|至今|有史以来|历来|历史上|历史|一直以来|从来|生涯|有生以来|所有时间|全部时间)",
    "(从开始|从头|从一开始|从注册|自开始|自始)(到现在|至今|到今天|算起|)",
    "(有记录|开始记录|记录|注册|用这个app|用这个应用)以来",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Parts of a day, of which nothing is told apart. */
export const DAY_PARTS: readonly string[] = [`(${ANY_PART_OF_DAY_EN})`, `(${ANY_PART_OF_DAY_ZH})`];

/** Sums over what was said before as well as over all time. */
export const SUM_WORDS: readonly string[] = [
  "(overall|altogether|all in all|all told|all together|in total|in all|so far)",
];

/** The unit before the one that was named last, by the unit. */
export const EARLIER_UNITS = {
  same: [
    "(the|) (one|period) (before|prior|earlier|before that)",
    "the (previous|preceding) (one|period)",
    "(再往前|再前一个|再之前)(一个|)(呢|)",
  ],
  day: ["the day before", "day before that", "the previous day", "前一(天|日)", "再前一天"],
  week: [
    "(the|) week (before|prior|earlier|before that)",
    "the week (previous|preceding)",
    "(前一周|前一个星期|前一个礼拜|前一星期|再前一周|再上一周|再上周)",
  ],
  weekend: [
    "(the|) weekend (before|prior|earlier|before that)",
    "the (previous|preceding) weekend before",
    "(再上个|再上一个|再前一个|前一个)周末",
  ],
  month: [
    "(the|) month (before|prior|earlier|before that)",
    "the month (previous|preceding)",
    "(前一个月|前一月|再前一个月|再上个月)",
  ],
  year: [
    "(the|) year (before|prior|earlier|before that)",
    "the year (previous|preceding)",
    "(a year earlier|same time last year|same (period|month|week) last year|(the|) same time a year ago)",
    "(前一年|再前一年|去年同期|上年同期|同期)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What has not happened yet. */
export const FUTURE_PERIODS: readonly string[] = [
  "next (week|month|year|weekend|quarter|summer|winter|spring|autumn)",
  "next (monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
  "next (january|february|march|april|may|june|july|august|september|october|november|december)",
  "(the|) coming (week|month|year|days|weeks|months)",
  "(in the future|from now on|tomorrow|tomorrows|the day after tomorrow|day after tomorrow)",
  "(下|下一|下个|下一个)(周|星期|礼拜|月|季度|年|周末)",
  "下(周|星期|礼拜|个星期|个礼拜)(一|二|三|四|五|六|日|天)",
  "(到|在)(年底|月底|下周|下个月|明年)",
  "(明年|后年|将来|未来|出年|今后|往后)",
  "(明天|明日|明早|明晚|后天|大后天|听日)",
];

/** Units of "the last ... days", with the days that each stands for. */
export const UNIT_DAYS: ReadonlyMap<string, number> = new Map([
  ["day", 1],
  ["days", 1],
  ["night", 1],
  ["nights", 1],
  ["week", 7],
  ["weeks", 7],
  ["wk", 7],
  ["wks", 7],
  ["fortnight", 14],
  ["fortnights", 14],
  ["month", 30],
  ["months", 30],
  ["mth", 30],
  ["mths", 30],
  ["quarter", 91],
  ["quarters", 91],
  ["year", 365],
  ["years", 365],
  ["yr", 365],
  ["yrs", 365],
  ["天", 1],
  ["日", 1],
  ["周", 7],
  ["星期", 7],
  ["礼拜", 7],
  ["月", 30],
  ["季度", 91],
  ["年", 365],
]);
