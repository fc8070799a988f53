/**
 * Phrases that tell what a figure of pulse, steps or a best time is of; English words are compared by stem, Chinese ones as
 * simplified. The choice of words is a design value.
 */
export const MEASURED_CUES = {
  best: [
    "(fastest|quickest|best|pb|pr)",
    "personal record!",
    "your (~|) record! (for|over|at|in|is|was|time|of)",
    "record! (is|was|of|stands|remains)",
    "top (time|result|effort)",
    "faster than",
    "快过",
    "(最快|最好|最佳|纪录)",
  ],
  half_marathon: ["half marathon", "(半马|半程)"],
  marathon: ["marathon", "(全马|马拉松)"],
  one_kilometer: ["(fastest|quickest|best) (km|kilometer|kilometre)"],
  heart: ["(heart rate|heartrate|pulse|bpm)", "(your heart|heart beat)", "(心率|心跳|脉搏)"],
  at_rest: ["(rest|resting)", "(静息|安静)"],
  mean: ["(average|avg|mean!)", "均"],
  most: [
    "(max|maximum|peak|highest|top)",
    "(at most|as high as|up to|climbed to|rose to)",
    "(最高|最大|峰值)",
  ],
  least: ["(lowest|minimum|min)", "(最低|最小)"],
  steps: ["(step|steps)", "步数"],
  estimate: [
    "(estimated|predicted|expected|formula|target|zone)",
    "(your|for|by) (your|) age",
    "(估算|理论|公式|预测|按年龄|区间|目标)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Beside a best time: not the best there is. English ones are words as they stand. */
export const OTHER_BESTS: ReadonlySet<string> = new Set(
  (
    "world national olympic course average split splits pace treadmill trail race races parkrun hilly beach women men " +
    "predicted estimated goal target 世 界 预 目 标 比 赛"
  ).split(" "),
);

/** After a time that tells how much faster or slower something was. */
export const DIFFERENCES: ReadonlySet<string> = new Set(
  "faster slower quicker off 快 慢".split(" "),
);
