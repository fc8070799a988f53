/**
 * The words by which a sentence about a person's own records is told from advice, goals and facts about everybody, and
 * by which its figures are placed in time; phrases separated by `|`. The choice of words is a design value.
 */

/**
 * Which part of the records a figure is about. `elsewhere` is a period of which no sum is on record; `altogether` sums up
 * the period that is spoken of, or everything.
 */
export type Scope =
  | "today"
  | "yesterday"
  | "this_week"
  | "last_week"
  | "week_before_last"
  | "last_7_days"
  | "last_30_days"
  | "elsewhere"
  | "total"
  | "altogether"
  | "streak"
  | "longest_streak"
  | "last_session"
  | "best"
  | "scheme";

export const SCOPE_WORDS: readonly (readonly [words: string, scope: Scope])[] = [
  ["today|today's|so far today|今天|今日|当天|今天的", "today"],
  ["yesterday|yesterday's|昨天|昨日", "yesterday"],
  ["this week|this week's|so far this week|current week|the week so far|your weekly total|weekly total|this week so far|this past week so far|week to date|your week|本周|这周|这一周|这个星期|本星期|这星期|本周内|本周至今", "this_week"],
  ["last week|last week's|previous week|the week before|prior week|week earlier|上周|上一周|上个星期|上星期|前一周", "last_week"],
  ["two weeks ago|week before last|2 weeks ago|上上周|两周前|2周前", "week_before_last"],
  ["last seven days|past seven days|past week|last 7 days|past 7 days|previous 7 days|rolling week|过去7天|过去七天|最近7天|最近七天|近7天|近七天|近一周|过去一周|最近一周|7天内|七天内|最近一星期", "last_7_days"],
  ["last thirty days|past thirty days|past month|last 30 days|past 30 days|previous 30 days|过去30天|最近30天|近30天|过去三十天|最近三十天|近三十天|过去一个月|最近一个月|近一个月|近1个月|最近1个月|30天内", "last_30_days"],
  ["this month|this month's|last month|this year|last year|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|last monday|last tuesday|last wednesday|last thursday|last friday|last saturday|last sunday|over the weekend|本月|这个月|上个月|上月|今年|去年|前天|周一|周二|周三|周四|周五|周六|周日|星期一|星期二|星期三|星期四|星期五|星期六|星期日|周末", "elsewhere"],
  ["all time|all-time|ever|since you started|since you began|to date|lifetime|your records show|至今|迄今|有史以来|自开始以来|历史累计|历史总计", "total"],
  ["in total|overall|altogether|total so far|your total|一共|总共|累计|总计|合计|共", "altogether"],
  ["streak|streaks|in a row|consecutive|straight|consecutively|连续|连着|不间断|打卡", "streak"],
  ["longest streak|best streak|record streak|longest run of|longest ever streak|longest-ever streak|longest consecutive|最长连续|最长的连续|连续最长|最长连续运动|连续运动最长|历史最长连续|最长纪录|连续最高", "longest_streak"],
  ["last workout|last session|latest workout|latest session|most recent workout|most recent session|previous workout|previous session|last exercise|last activity|most recent activity|latest activity|last run|last walk|last swim|last ride|latest run|latest walk|latest ride|latest swim|most recent run|most recent walk|most recent ride|most recent swim|last exercised|last worked out|last trained|last logged|last recorded|last workout's|last session's|上次|上一次|最近一次|最后一次|最近的一次|最近这次", "last_session"],
  ["longest session|longest workout|longest run|longest walk|longest ride|longest swim|longest activity|longest single|longest training|longest exercise|longest ever|longest-ever|personal best|personal bests|personal record|all-time best|most calories|highest calorie|biggest burn|record session|record for a single|最长的一次|最长一次|单次最长|最佳|个人纪录|个人记录|单次最高|最高单次|最高纪录|最高记录|一次最长|最多的一次|单次最多|最长运动|最长的运动", "best"],
  ["your plan|your scheme|your training plan|your programme|your program|your workout plan|your active plan|planned sessions|planned workouts|scheduled sessions|planned session|你的计划|您的计划|训练计划|运动计划|计划中的|计划的|计划里", "scheme"],
];

/**
 * Whose figure it is. `sticky` advice holds for its whole clause: "if you have done 20 minutes"; a `habit` advises where no mean is told, `general` after
 * another number ("快走30分钟大约消耗120千卡"). What a
 * person has (`have`) is a statement where a number or a period stands beside it, what is called theirs (`yours`) unless its clause advises: "increase your sessions by 5 minutes".
 */
export type Voice = "own" | "have" | "yours" | "weak" | "advice" | "habit" | "general" | "sticky" | "future" | "reported";

export const VOICE_WORDS: readonly (readonly [words: string, voice: Voice])[] = [
  ["according to your records|based on your records|according to your log|according to your data|based on your log|based on your data|you did|you are at|you're at|you're on|you are on|you're currently|you are currently|you logged|you recorded|you completed|you burned|you burnt|you exercised|you trained|you worked out|you moved|you ran|you walked|you swam|you cycled|you rode|you finished|you spent|you managed|you achieved|you reached|you hit|you clocked|you accumulated|you put in|you got|you added|you averaged|you average|you weigh|you weighed|you currently|you already|you've already|you only|you just|you last|you lost|you gained|you improved|you increased|you totaled|you totalled|you racked up|you also|you tracked|you rested|you stand at|you sit at|you're averaging|you are averaging|you played|you lifted|you stayed active|you kept|you earned|have you down|has you at|puts you at|brings you to|bringing you to|bringing your|brings your|leaves you|you exercise|you train|you burn", "own"],
  ["you've|you have|you had|you were|you've got|your records have|你有|您有", "have"],
  ["your streak|your current|your longest|your best|your last|your latest|your most recent|your total|your totals|your records|your record|your log|your logs|your weight|your height|your resting|your average|your week|your weekly total|your training load|your activity|your progress|your workouts|your sessions|your exercise|your active|your personal|your previous|your minutes|your calories|your stats|your statistics|your numbers|your summary|your history|your data|your body weight|your weekly minutes|your weekly average|logged|recorded|clocked|on record|on file|has been recorded|your summary shows|haven't exercised|haven't logged|haven't trained|haven't worked out|since your last|days since", "yours"],
  ["burned|burnt|lasted|weight:|height:|resting heart rate:|streak:|current streak:|longest streak:|体重:|身高:|静息心率:", "weak"],
  ["根据你的记录|根据您的记录|根据记录|根据你的数据|根据你的运动记录|根据运动记录|你记录的|您记录的|记录的身高|记录的体重|按体重|按身高|身高是|身高为|你身高|您身高|你体重|您体重|你的总|你已经|您已经|已经|你已|您已|你共|您共|你一共|您一共|你总共|您总共|消耗了|消耗掉|运动了|锻炼了|完成了|训练了|跑了|走了|游了|骑了|坚持了|记录了|达到了|练了|做了|打了|进行了|记录显示|数据显示|你的记录|您的记录|你的体重|您的体重|你的静息心率|您的静息心率|静息心率为|静息心率是|体重为|体重是|体重记录|目前体重|当前体重|你连续|您连续|已连续|你的连续|您的连续|你的平均|您的平均|你平均|您平均|平均每次|平均每天|平均每周|平均每日|每次平均|每天平均|你的最长|您的最长|你的最近|您的最近|你上次|您上次|你上周|您上周|你昨天|你的总|您的总|你的累计|您的累计|你的身高|您的身高|你目前|您目前|你现在|您现在|有记录|已记录|已完成|你累计|您累计|你运动|您运动|你消耗|您消耗|你完成|您完成|你锻炼|您锻炼|没有运动|没运动|没有锻炼|没锻炼|距离上次|距上次|离上次|你用了|你的运动|您的运动|你的锻炼|你的训练|恭喜你|你瘦了|你减了|瘦了|减了|增重了|胖了", "own"],
  ["so far|that's|that is|this is|which is|it's|averaging|累计|消耗|连续|这是|这比|平均|其中|分别|包括|目前|当前", "weak"],
  ["if|when|whenever|unless|until|once you|suppose|imagine|you have time|have time for|as soon as|as long as|should you|even if|recommend|recommends|recommended|recommendation|recommendations|suggest|suggests|suggested|guideline|guidelines|the who|who recommends|who guidelines|who advises|who says|cdc|acsm|nhs|experts|adults|adult|people|a person|someone|everyone|most|research|study|studies|according|generally|typically|usually|typical|normally|long-term goal|nice goal|good goal|great goal|next goal|for example|e.g|e.g.|such as a|source|how about|what about|why not|would you like|如果|若|假如|要是|建议|推荐|指南|成年人|成人|老年人|儿童|孕妇|人们|大多数|大部分|多数人|一般|通常|世卫|世卫组织|世界卫生组织|研究|研究表明|专家|例如|比如|来源|根据|当你|一个人|普通人|健康人|任何人", "sticky"],
  ["大约消耗|约消耗|大概消耗", "general"],
  ["next week|tomorrow|next month|next time|coming week|upcoming|this evening|tonight|明天|下周|后天|下个月|下次|接下来|未来|今后|今晚", "future"],
  ["should|shouldn't|could|can|can't|would|will|won't|may|might|must|need|needs|need to|you need|you'll|you'd|have to|you have to|had to|want|wants|aim|aiming|try|trying|consider|considering|let's|advise|advised|advice|ideally|ideal|plan to|planning|gradually|start with|enough|burns|burn|equals|equivalent|helps|help|takes|improve|improves|feel free|perhaps|maybe|haven't|hasn't|didn't|not yet|don't|never|between sessions|to reach|to hit|to meet|to get|your max|your maximum|maximum heart rate|max heart rate|heart rate zone|target heart rate|target zone|heart rate reserve|range|is good|is great|good start|counts|count|worth|minimum|maximum|limit|challenge|ready for|option|options|a plan|simple plan|sample plan|plan for|weekly plan|suggested plan|next steps|tips|ideas|schedule|routine|here is how|here's how|方案|安排|如下|今天的计划|今日计划|本周计划|本周的计划|可以|可|应|应该|应当|试试|尝试|试着|不妨|最好|需要|需|争取|能够|开始|保持|控制|避免|不要|别|休息|适合|有助于|有利于|即可|就够|足够|逐步|逐渐|慢慢|增加到|再|才能|计划每|安排|进行|做|走走|最大心率|目标心率|心率区间|靶心率|心率控制|正常|标准|范围|可消耗|能消耗|会消耗|还没有|还没|尚未|没有达到|没达到|未达到|想要|想|打算|不如|来个|来一次", "advice"],
  ["per week|a week|each week|every week|weekly|per day|a day|each day|every day|daily|every other day|per session|each time|each session|每周|每天|每日|每星期|每个月|每次", "habit"],
  ["you've asked|you've been asking|you have asked|you've mentioned|you've said|you've told|you have mentioned|you have told|you were asking|你问到|您问到|you said|you mentioned|you told me|as you say|you asked|you wrote|you described|you say|you report|you reported|your message|your question|you plan|you planned|you're planning|you want|you hope|你说|您说|你提到|您提到|你刚才说|你问|你告诉|你打算|你想|你计划|您计划", "reported"],
];

/** Verbs that begin a clause of advice. */
export const IMPERATIVES =
  "do|take|walk|go|add|keep|start|begin|rest|warm|hold|spend|build|increase|reduce|limit|stay|set|schedule|include|complete|finish|get|make|break|split|repeat|continue|stretch|cool|use|choose|pick|plan|stick|work|push|move|jog|run|cycle|swim|ride|drink|eat|sleep|listen|leave|allow|wait|perform|practice|practise|enjoy|focus|follow|mix|pair|combine|swap|replace|give|avoid|stop|check|monitor|track|lower|raise|alternate|remember|note|bring|book|find|have|please|consider|try|aim|opt|shoot|strive|target|prioritize|prioritise|incorporate|maintain|train|exercise|lift|play|climb|row|dance|come|put|let";
/** Words before such a verb. */
export const BEFORE_IMPERATIVE =
  "then|and|or|also|please|just|simply|instead|next|first|second|finally|today|this week|for now|now|maybe|perhaps|so|but|to|always|never|don't|do not|-|rather|after that";

/** What a figure is to another one, to a goal or to a single session. */
export type Role =
  | "up"
  | "down"
  | "versus"
  | "compared"
  | "missing"
  | "still"
  | "reaching"
  | "target"
  | "target_word"
  | "average"
  | "per_session"
  | "per_day"
  | "per_week"
  | "ago"
  | "longest"
  | "other_thing"
  | "unrecorded"
  | "reached"
  | "one_kind";

export const ROLE_WORDS: readonly (readonly [words: string, role: Role])[] = [
  ["beat|beating|ahead of|surpassed|outdid|exceeded|topped|+|more|up|longer|higher|increase|increased|increase of|rise|rose|ahead|above|extra|additional|better|gain|jump|多|多了|增加|增加了|增长|增长了|提高|提高了|提升|提升了|上升|上升了|上涨|增多", "up"],
  ["less|fewer|down|shorter|lower|decrease|decreased|drop|dropped|fell|below|behind|reduction|少|少了|减少|减少了|下降|下降了|降低|降低了|缩短|缩短了", "down"],
  ["beat|beating|ahead of|surpassed|outdid|exceeded|topped|than|compared to|compared with|versus|vs|vs.|from|relative to|on last|over last|against|比|比起|较|相较于|高于|低于|多于|少于|从", "versus"],
  ["相比|相较|对比", "compared"],
  ["to go|left|remaining|short of|away from|shy of|to reach|to hit|to meet|to complete|more needed|needed to reach|until you reach|until you hit|until your|from your goal|from your target|from your weekly|from the target|from the goal|from the weekly|更多才能|就能达到|就可以达到|即可达到|就达到|就能完成|就可以完成|即可完成|就能达标|就可以达标|即可达标|就达标|才能达到|才达到|才能达标|就能完成目标", "missing"],
  ["still need|need another|still missing|missing|remaining|still short|short by|still have|left to do|还差|还剩|还需|还需要|只差|仅差|差|剩下|剩余|还要|距离目标还有|离目标还有|目标还有", "still"],
  ["to reach|to hit|to meet|to get to|reaching|hitting|达到|达成", "reaching"],
  ["已经达到|已达到|达到了|共达到", "reached"],
  ["target of|goal of|target is|goal is|target|goal|mark of|mark|recommended|recommendation|recommendation of|guideline|guidelines|minimum|目标|推荐|建议|标准|推荐量|建议量|达标线|指标", "target"],
  ["距离目标还有|离目标还有|目标还有", "target_word"],
  ["target|goal|goals|targets|recommendation|recommended|guideline|guidelines|mark|plan|目标|达标|推荐|推荐量|建议量|标准|计划", "target_word"],
  ["average|averaged|averaging|averages|on average|mean|平均|均", "average"],
  ["per session|each|apiece|per workout|a session|each session|each time|per training|a workout|every session|每次|每场|每节|单次", "per_session"],
  ["per day|a day|daily|each day|every day|per active day|每天|每日|日均", "per_day"],
  ["per week|a week|weekly|each week|every week|每周|每星期|周均", "per_week"],
  ["ago|since your last|since the last|since you last|without a workout|without exercise|without exercising|haven't exercised|haven't logged|haven't trained|haven't worked out|没有运动|没运动|没有锻炼|没锻炼|距离上次|距上次|离上次|天前|没动", "ago"],
  ["longest|best|record|most|最长|最高|最佳|历史", "longest"],
  ["sleep|slept|sleeping|rest|rested|off|recovery|sitting|sat|screen|休息|睡|睡眠|睡了|久坐|恢复", "other_thing"],
  ["lost|lose|gained|dropped|lifted|lift|pressed|squatted|deadlifted|瘦了|减了|减掉|增重|胖了|增加了|举了|举起", "unrecorded"],
  ["run|ran|running|walk|walked|walking|swim|swam|swimming|cycle|cycled|cycling|ride|rode|riding|biking|bike|jog|jogged|jogging|hike|hiked|hiking|yoga|pilates|strength|weights|rowing|rowed|dance|danced|dancing|tennis|badminton|football|basketball|soccer|hiit|cardio|aerobic|stretching|跑|跑步|慢跑|步行|走路|快走|散步|游泳|游|骑行|骑车|瑜伽|力量|力量训练|羽毛球|篮球|足球|网球|跳绳|健走|徒步|普拉提|舞蹈|跳舞|有氧", "one_kind"],
];

/** Words that begin another clause. */
export const CLAUSE_WORDS =
  "and|but|so|while|whereas|which|though|although|however|then|plus|versus|vs|with|但|但是|而|而且|所以|因此|不过|同时|并且|并|和";
