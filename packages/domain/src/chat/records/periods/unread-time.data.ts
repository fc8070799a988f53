/** Words by which a time is named that no calendar knows. The choice of words is a design value. */

/** A day of which nobody but the person knows when it was. */
const OWN_DAYS =
  "birthday|bday|anniversary|wedding|graduation|engagement|honeymoon|payday|pay day|exam day|exam|surgery|operation|funeral|interview|divorce";
const SUBJECTS = "i|we|my|our|the|that|when|of my|of the|a|an|he|she|they|it";
const TRAVELS =
  "trip|holiday|holidays|vacation|travels|travel|travelling|traveling|honeymoon|business trip|conference|break|camp|" +
  "training camp|illness|injury|flu|cold|covid|surgery|operation|lockdown|pregnancy|recovery|course|exams";
const TRAVELS_ZH =
  "出差|旅行|旅游|旅程|度假|放假|休假|生病|病|受伤|住院|隔离|封城|疫情|" +
  "备赛|怀孕|怀|考试|搬家|请假|留学|产假|坐月子";

/** Each names a time; "__" is where the words for it go on. */
export const UNREAD_TIMES: readonly string[] = [
  `(on|) (my|our|his|her|the) _ (${OWN_DAYS})`,
  `(on|in) (the|that) day (${SUBJECTS})`,
  "(did|have) i _ the day (i|we|my|our|the|that|when)",
  "the day (before|after) (i|we|my|our|the|a)",
  "the other (day|week|month)",
  "on the same day",
  "on (race|moving|travel|match|game|exam|election|tax|bin|market|sports|competition) day",
  "(while|whilst) (i|we|my|travelling|traveling|on|away|in|at|pregnant|injured|ill|sick|abroad|recovering)",
  "(when|whenever) (i was|we were|i had|i lived|i got|i went|i came|i moved|my|the weather|it was|it rained|it snowed)",
  `during (my|our|the|that|a) _ (${TRAVELS})`,
  `(on|in) (my|our|the|that) (last|) (${TRAVELS})`,
  "(on|in) (holiday|vacation|lockdown)",
  `(生日|纪念日|婚礼|毕业典礼|毕业礼|忌日|结婚)(那|嗰|当|)(天|日|)`,
  "(台风|打风|暴雨|下雨|落雨|下雪|落雪|雨|雪|雾霾|打雷|放假|考试|比赛|出差)(天|日|那天|那日|嗰日)",
  "(每|各)(个|)月(的|)(底|初|中|末|尾|中旬|上旬|下旬|月底|月初)",
  "年(底|末|尾|初)",
  `(${TRAVELS_ZH})(了|)(期间|的时候|那时候|嗰阵|嗰阵时|时|那段时间|那几天|嗰几日|那阵子|那时)`,
];

/** Behind one of these stands the time from which or up to which it is meant. */
export const UNREAD_BOUNDS: ReadonlySet<string> = new Set([
  "since",
  "before",
  "after",
  "until",
  "till",
  "following",
]);
/** What stands behind a bound that names a time: "since the marathon", "before i moved". */
export const BEHIND_BOUNDS: ReadonlySet<string> = new Set(
  "the my our i we a an that coming moving getting starting having buying becoming hurting losing changing joining quitting being covid".split(
    " ",
  ),
);

/** Before which the time stands in Chinese, from which or up to which it is meant. */
export const CHINESE_BOUNDS: readonly (readonly string[])[] = [
  ["之", "后"],
  ["以", "后"],
  ["之", "前"],
  ["以", "前"],
  ["以", "来"],
  ["那", "天"],
  ["嗰", "日"],
  ["那", "日"],
  ["当", "天"],
  ["当", "日"],
];
/** Before those bounds there is no time of which one could ask: "我以前跑过吗", "比之前", "在那之前". */
export const NO_TIME_BEFORE: ReadonlySet<string> = new Set(
  [
    "我 你 他 她 了 咗 过 有 在 从 系 嘅 的 吗 呢 比 跟 和 同 与 这 那 此 是 很 多 不 没 都 也 要 会 可 里 啊 还",
    "一 天 日 周 月 年 号 期 拜 末 次 回 某 哪",
  ].flatMap((words) => words.split(" ")),
);

/** Times of a person's life by their names, which say nothing of records. */
export const OWN_TIMES: readonly string[] = [
  "(wedding|) anniversary",
  `(${OWN_DAYS}|holiday|holidays|vacation|honeymoon|race day|clocks changed)`,
  "(结婚|)(生日|纪念日|婚礼|毕业典礼|毕业礼|忌日)",
  "(出差|旅行|旅游|旅程|度假|放假|休假|隔离|封城|备赛|搬家|请假|留学|产假)",
  "(台风|打风|暴雨|下雨|落雨|下雪|落雪|雾霾)天",
];
