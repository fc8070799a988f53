const LEAST =
  "worst|lowest|fewest|smallest|weakest|quietest|laziest|poorest|least active|lightest|shortest|least";

/** The day, week or month of least exercise. */
export const LEAST_DAYS: readonly string[] = [
  `(${LEAST}) _ day`,
  "最(少|低|差|糟|糟糕|懒|弱|短|衰|烂|不活跃|唔活跃)(的|嘅|)(一天|那天|一日|嗰日|日子|那一天)",
];
export const LEAST_WEEKS: readonly string[] = [
  `(${LEAST}) _ week`,
  "weekly (low|worst|minimum)",
  "最(少|低|差|糟|糟糕|懒|弱|短|衰|烂|不活跃|唔活跃)(的|嘅|)(一周|一个星期|一星期|那周|那个星期|嗰个星期|一个礼拜|那个礼拜|嗰个礼拜|嗰周|星期|礼拜|个星期|个礼拜)",
];
export const LEAST_MONTHS: readonly string[] = [
  `(${LEAST}) _ month`,
  "最(少|低|差|糟|糟糕|懒|弱|短|衰|烂|不活跃|唔活跃)(的|嘅|)(一个月|那个月|嗰个月|个月|月份|月)",
];

const BEST_AND_LEAST = "最(好|多|高|勤)(和|跟|与|同|及|还有)(我|)最(差|少|低|懒|糟)(的|嘅|)";
export const BEST_AND_LEAST_WEEKS: readonly string[] = [
  `${BEST_AND_LEAST}(一周|一个星期|一星期|一个礼拜|那周|周|星期|礼拜|个星期|个礼拜)`,
];
export const BEST_AND_LEAST_MONTHS: readonly string[] = [
  `${BEST_AND_LEAST}(一个月|那个月|月份|月|个月)`,
];
export const LEAST_SPORTS: readonly string[] = [
  "(sport|activity|exercise|workout) (that|) i (do|did|play|played|have done) (the|) least",
  "最(少|不常|唔常|不经常)(做|练|玩)(的|嘅|)(运动|项目|锻炼|活动)",
  "(做|练|玩)得最少(的|嘅)(运动|项目|锻炼|活动)",
];

/** What says that the least of something is asked for; of sessions, kinds of exercise and the like it is not told. */
export const LEAST_CUES = {
  leastOf: [
    ...LEAST_DAYS,
    ...LEAST_WEEKS,
    ...LEAST_MONTHS,
    ...LEAST_SPORTS,
    ...BEST_AND_LEAST_WEEKS,
    ...BEST_AND_LEAST_MONTHS,
    "(worst|lowest|fewest|smallest|weakest|quietest|laziest|poorest)",
    "(the|i|my|did!|do|moved|move|run|ran|exercise|exercised|train|trained|active|was|is|ride|rode|swim|swam|walk|walked) least",
    "least (active|often|distance|km|minutes|time|exercise|training|running|sessions)",
    "(worst|least|fewest|lowest) (ever|time|run|swim|ride|walk|workout|session|activity|sport)",
    "最(少|低|差|糟|懒|弱|衰|烂|不活跃|唔活跃)(的|嘅|)",
    "(做|练|跑|动|走|骑|游|打|运动|锻炼)(得|的|)最(少|差|懒)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
