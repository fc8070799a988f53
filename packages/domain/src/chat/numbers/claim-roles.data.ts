/**
 * Phrases that tell what a figure of a sentence is, by what they make of it; English words are compared by stem, Chinese
 * ones as simplified. The choice of words is a design value.
 */
export const ROLE_WORDS = {
  /** Of the session that began last. */
  last: [
    "(last!|latest)",
    "(your previous|most recent|most recently)",
    "(上次|上一次|上回|上一回|上一场|上一节|上一趟|最近一场|最近一节|最近一趟|末次|最后那次|最近一次|最近的一次|最近那次|最后一次|最新一次|最近一回)",
  ],
  /** How long there was none. */
  pause: [
    "(since your last!|since you last!|since the last!|havent been)",
    "since your (latest|most recent|previous)",
    "since you (ran|swam|walked|cycled|biked|rode|jogged|lifted|exercised|trained|worked|did|went|played|were)",
    "without (a|any|~) (run|swim|walk|ride|workout|session|exercise|exercising|training|activity)",
    "(gone|go|went|been) ~ day without",
    "havent (~|)",
    "have not (~|)",
    "距离(现在|今天|今)",
    "(到|至)(现在|今天|今)",
    "(距离上|距上|离上|距离最近|距离你上|距你上|离你上|距今|从上|自上次|自从上次|没有|没|未)",
  ],
  ago: ["(ago|passed|back!)", "(date back|gone by)", "(前|之前|以前|过去)"],
  longest: ["longest", "longest (single|ever)", "(最长|最久)"],
  farthest: ["(farthest|furthest)", "最远"],
  most_calories: [
    "most (calorie|kcal|energy)",
    "highest (calorie|kcal|energy)",
    "biggest (calorie|burn)",
    "消耗最(多|大|高)",
    "热量最(多|大|高)",
    "最高(热量|消耗|卡路里)",
  ],
  best: ["(best|record!|biggest|top|highest|peak)", "(最多|最高|最佳|最好|纪录|历史)"],
  /** Of one session; where exercise follows, "best" is too. */
  best_session: [
    "best ever",
    "personal (best|record)",
    "your (best|record!) (is|was|of|:)",
    "(最好|最佳|最强|最大|最猛)的(一次|那次|单次)",
    "单次最(多|高|好|佳|大)",
    "单次(纪录|记录)",
    "个人最(佳|好|高)",
    "最(佳|好|高)单次",
  ],
  /** Of what no query tells. */
  other_pick: [
    "(shortest|first|second|third|fastest|slowest|lowest|fewest|median|least!|minimum|busiest|strongest)",
    "(last but one|most active|on a single|within a|most on|most in)",
    "least! (active|often)",
    "best (~|) (week|month|day|year|weekday)",
    "top (week|month|day|year)",
    "(longest|biggest|highest|record) (week|month|day|year)",
    "(longest|biggest) (gap|break|pause)",
    "in a (week|month|day|year|single)",
    "的一(天|周|月)",
    "的(那|一)个(月|星期)",
    "(did|do|done|exercise|trained|ran|swam) (~|) most",
    "一(天|周)之内",
    "(一段|最短|最少|最低|最快|最慢|首次|第一次|其中|最活跃|最勤|单日|单周|单月|最多的是)",
  ],
  average: [
    "(average|avg)",
    "(the mean!|your mean!)",
    "mean! (duration|length|time|session|workout)",
    "均",
  ],
  per_session: [
    "(each|apiece)",
    "per (session|workout|time|training|outing|run|walk|ride|swim|class|game)",
    "a! (session|workout|time|run|walk|ride|swim)",
    "(each|every) (session|workout|time|run|walk|ride|swim)",
    "(每次|每场|每节|每回|每趟|次均)",
  ],
  per_time: [
    "(daily|weekdays)",
    "average weekly",
    "per (day|week|month|year|active day)",
    "a! (day|week|month|year)",
    "(each|every) (day|week|month|year)",
    "(per|an|every|each) hour",
    "(per|a|every|each) minute",
    "weekly (average|mean)",
    "monthly (average|mean)",
    "(每小时|每分钟|一周|一天|一星期|一个星期|一个月|每天|每日|日均|每周|每星期|每个星期|每礼拜|周均|每月|每个月|月均|每年)",
  ],
  streak: [
    "(streak|consecutive|straight)",
    "(in a row|back to back|on the trot|at a stretch)",
    "(day|days|night|nights|week|weeks) running!",
    "without (a|) break",
    "(连续|连着|接连|不间断|连胜|坚持)",
  ],
  target: [
    "(target|goal|recommend|recommendation|guideline|minimum|quota|mark!)",
    "weekly (amount|recommendation)",
    "(目标|达标|推荐|推荐量|建议量|标准|指标)",
  ],
  /** Whose own the target is: nobody can tell it from the weekly amount that is recommended. */
  plan: ["(plan|planned|scheme|schedule|programme|program)", "(计划|方案|课表)"],
  /** Before what is missing to a target, and after it. */
  missing_before: [
    "missing",
    "(need another|only another)",
    "still (need|missing|miss|have|short)",
    "(还差|还剩|还需|还需要|还要|还有|只差|仅差|差|剩下|剩余|再运动|再坚持|再锻炼|再练|再)",
  ],
  missing_after: [
    "(left!|remain|missing)",
    "(to go|short of|away from|shy of)",
    "to (reach|hit|meet|complete)",
    "until (you|your)",
    "from (your|the) (weekly|goal|target)",
    "would (get|bring) you",
    "(就能达|就可以达|即可达|就达|才能达|才达|就能完成)",
  ],
  more: [
    "(more|longer|higher|increase|rise|ahead|above|extra|additional|better|gain|jump|grow|beat|exceed|surpass|top)",
    "(is|are|was|were|be|youre|go) up!",
    "up! (from|by|against|compared|versus)",
    "\\+",
    "(多|增加|增长|提高|提升|上升|上涨|增多)",
  ],
  less: [
    "(less|fewer|shorter|lower|decrease|drop|fall|below|behind|reduction)",
    "(is|are|was|were|be|youre|go) down!",
    "down! (from|by|against|compared|versus)",
    "(少|减少|下降|降低|缩短)",
  ],
  versus: [
    "(than|compare|comparison|versus|vs|against|beat|exceed|surpass|behind|above|below)",
    "(relative to|over last!|on last!|ahead of)",
    "compared (to|with)",
    "(比|较|相比|相较|对比|高于|低于|多于|少于)",
  ],
  /** From where a change sets out: "up from 75 minutes". */
  outset: ["from", "从"],
  rating: ["(rate|rating|star|score)", "(评分|打分|评为|打了|颗星|感觉)"],
  /** How much there is of it in all; of what nobody can tell where nothing is named. */
  total: [
    "(total|altogether|overall|together|combined|sum)",
    "(in total|all together|in all|all in all|so far|up to now|until now|to date)",
    "(之多|多达|有没有|一共|总共|共|总|合计|累计|总计|加起来|目前)",
  ],
  /** No exercise. */
  other_thing: [
    "(sleep|stop|break!|nap|ache|pain|attack|rest|off!|recovery|recover|sit|screen|travel|ill|sick|injured|pause)",
    "(miss|skip|cancel)",
    "(歇|停|缺|漏|疼|痛|站了|泡|休息|睡|久坐|恢复|生病|请假)",
  ],
  /** Repetitions of a movement. */
  repetition: ["(set!|sets!|rep|repetition|x!)", "×", "(组|下|个)"],
  /** Energy that is used up. */
  burning: ["(burn|spend|spent|cost|expend)", "use up", "(消耗|燃烧|烧|耗)"],
  /** Only some of what is named. */
  some: [
    "(both|another)",
    "(some of|part of|half of|most of|of them|of these)",
    "(of those|of which|one of)",
    "(或|其余|其他|另外|部分|一半|大半)",
  ],
  /** Of all but what is named, in whatever clause, or of each by itself. */
  except: [
    "(respectively|分别|各自)",
    "(except|excluding|besides|without|minus|barring|ignoring)",
    "(other than|apart from|aside from|not counting|only counting|not including|leaving out|leaving aside|not counted)",
    "(left out|left aside|counted out|taking out|counting only|disregarding|regardless of)",
    "(除|不含|不算|不包括|不包含|不计|不连|撇开|抛开|排除|剔除|扣除|减去|去掉|以外|之外)",
  ],
  /** With what is named, which is not what it is of. */
  include: ["(including|counting|incl|inclusive)", "(包括|包含|连同|算上|加上|算入|计入|在内)"],
  /** The body itself: of the person's own, and of anybody's. */
  own_body: [
    "tall",
    "(you weigh|and weigh)",
    "(at|with|for) your",
    "your (body|) weight (is|of|at|was|:|\\()",
    "your rest heart rate (is|of|at|was|:|\\()",
    "your rest pulse (is|of|at|was|:|\\()",
    "your height (is|of|at|was|:|\\()",
    "weight!:",
    "rest heart rate:",
    "height:",
    "(体重|身高|静息心率|静息脉搏):",
    "(你|您)的(体重|身高|静息心率|静息脉搏)(是|为|)",
    "体重(是|为|)",
    "身高(是|为|)",
    "静息心率(是|为|)",
    "以(你|您)",
    "按(你|您)",
    "(你体重|您体重|你身高|您身高)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Times that no period tells: what is said of them nobody can check. */
export const UNTOLD_TIMES: readonly string[] = [
  "(in|on|at|during|of|the|each|every|your|any|~) (morning|mornings|afternoon|afternoons|evening|evenings|night|nights|noon|lunchtime)",
  "(weekends|weekdays|workdays)",
  "(spring|summer|autumn|winter|season|quarter|holiday|holidays|vacation|christmas|easter|semester|term|birthday)",
  "q <1-4>",
  "(half|third|quarter) of (the|) (~|)",
  "(early|late|mid) (-|in|this|last|) (~|)",
  "(beginning|start|end|middle|rest!|course) of",
  "(first|second|third|last|final|other) (week|half|part|few|couple|day|days|month|two|three|four|five|six|seven|ten) (of|in|)",
  "(before|after) (your|the|that|this|it)",
  "(week|weeks|month|days) of",
  "(recently|lately|these days|in recent)",
  "(春|夏|秋|冬)(天|季)",
  "(上|下)半(年|月)",
  "(月|年)(初|中|底|末)",
  "(上|中|下)旬",
  "(工作日|平日)",
  "那(天|周|月|时|段)",
  "(独自|单独|一个人|结伴)",
  "(早上|早晨|上午|下午|晚上|夜里|中午|清晨|季度|暑假|寒假|假期|春节|国庆|节日|最近|近来|前几|期间)",
];
