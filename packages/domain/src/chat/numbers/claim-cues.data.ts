/**
 * Phrases by which the figures of a reply about the person's own records are told from all others, and what they are
 * said of; English words are compared by stem, Chinese ones as simplified. The choice of words is a design value.
 */

/** What speaks against a statement of records. `sticky` holds up to the end of the sentence. */
export const OTHER_VOICES = {
  not: [
    "(should|shouldnt|could|can|cant|cannot|would|will|wont|youll|youd|may!|might!|must|need|ought|want|aim|try)",
    "(consider|lets|advise|recommend|suggest|ideal|ideally|enough|not|never|didnt|dont|doesnt|havent|hasnt|arent|isnt)",
    "(wasnt|next|goal|limit|zone|option|challenge|worth|usual|usually|typical|typically|generally|normal|normally)",
    "(have to|had to|has to|let us|plan to|plan for|how about|what about|why not|used to|maximum heart rate)",
    "(max heart rate|ready for|can be|is good|is fine|in general)",
    "帮(你|您)(做|安排|制定|设计|列|排|写|定)",
    "对(你|您)",
    "有(好处|益|帮助)",
    "(可|应|该|建议|推荐|需|试|不妨|最好|争取|打算|安排|能|想|要|再|不够|就够|足够|就好|就行|就很好|即可|才能|避免|不要|别|保持|控制|适合|请|一般|通常|没|未|不|会|够你|够您|我来帮|给你|给您)",
    "(为你|为您|陪你|陪您|随你|随您|祝你|祝您|心率区间|最大心率|目标心率)",
  ],
  future: [
    "(tomorrow|tonight|upcoming)",
    "(this evening|later today|from now on|later this week)",
    "next! (week|month|time|year|session|workout|run|walk|ride|swim|weekend|day)",
    "coming (week|month|day)",
    "(明天|明日|后天|下周|下个|下次|下月|接下来|未来|今后|今晚|以后|之后每)",
  ],
  sticky: [
    "(if|when!|whenever|unless|suppose|imagine|guideline|expert|adult|people|someone|somebody|everyone|study|studies)",
    "(research|eg|source)",
    "(until you|once you|as soon as|as long as|should you|even if|so that|the who|world health|a person|for example)",
    "(such as|you have time|have time for)",
    "who (recommend|advise|say|guideline)",
    "(如果|若|假如|要是|假设|指南|成年人|成人|老年人|儿童|孕妇|人们|多数|大部分|世卫|世界卫生|研究|专家|例如|比如|来源|当你|的人|普通人|任何人|只要|等你|的话)",
  ],
  reported: [
    "(as you say|you were asking)",
    "you (say|mention|tell|ask|write|describe|report|want|plan|hope|wonder|decide|wish|request|set|think|believe|feel)",
    "you (have|had) (say|mention|tell|ask|been asking|write|describe|report|plan|set)",
    "youve (say|mention|tell|ask|been asking|write|describe|report|plan|set|got this)",
    "youd (like|planned)",
    "your (message|question|plan|goal|aim)",
    "你(说|提到|刚才说|问|问到|告诉|打算|想|计划|希望|写道|觉得)",
    "您(说|提到|刚才说|问|问到|告诉|打算|想|计划|希望|写道|觉得)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What tells that the person's records are spoken of. `noted` does by itself; `kept` does where nothing advises. */
export const OWN_VOICES = {
  noted: [
    "(log!|logged!|recorded!)",
    "(under your belt|to your name|on the books|in the books|have you down|puts you at|brings you to|bringing you to)",
    "leaves you at",
    "(i|we) (can|) (see|count|find|found|counted|have)",
    "(according to|based on|from|in) (your|the) (record|log|data|history|stats|numbers)",
    "your (record|log|data|history|stats|statistic|numbers|entry) (show|say|have|tell|list|hold|count|include|contain)",
    "on (your|) (record|file|log)",
    "根据(你的|您的|)(运动|)(记录|数据)",
    "(记录|数据)(显示|表明|里|中|上)",
    "从(你的|您的|)(运动|)(记录|数据)",
    "(有记录|已记录|已经|已完成|已运动|已跑|目前已|共完成|累计完成)",
  ],
  kept: [
    "(a streak of|since your last!|since you last!|so far)",
    "you (currently|now|already|) have a",
    "(youre|you are) (currently|now|) on a",
    "your (~|) (longest|farthest|furthest|last!|latest|recent|most recent|previous|average|mean|total|streak|current)",
    "your (~|) (personal|biggest|tally)",
    "your (~|) best! (run|walk|ride|swim|workout|session|week|month|day|streak|result|score|mark|so far|is|was)",
    "your (~|) (minute|calorie|stats|statistic|summary|session|workout|activity|exercise|training)",
    "your (week|month|year|weekly|monthly) (total|so far|average|tally|sum|summary|at)",
    "(你的|您的|你|您|上次|上一次|上回|最近一次|最后一次|最近的一次|距离上次|距上次|离上次|距离上一次|历史最|单次最)",
  ],
  /** Tells only of days that are named. */
  weak: [
    "的配速(是|为)",
    "(congratulations|totals!|totaled!|totalled!|done!|completed!|finished!|longest|average|total|you|your|yours)",
    "(well done|keep it up|adds up|number of|active day)",
    "(nice|great|good|excellent|amazing|fantastic|solid) (work|job|going|effort|stuff|progress|result)",
    "keep (it|this|that) going",
    "了!",
    "过!",
    "(account|add|come|make|amount|total) (up|for|to)",
    "(不错|了不起|继续加油|继续保持|很棒|真棒|太棒|厉害|恭喜|一共|总共|共|总|累计|总计|合计|平均|最长|最久|次数|天数|消耗)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
