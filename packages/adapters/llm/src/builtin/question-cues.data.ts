/** The words by which a question is understood. Phrases are compared without endings and apostrophes. */
import type { CueTable } from "./cues.ts";
import type { RecordTopic, Scope } from "./question-kinds.ts";

/** What by itself asks for one's own records. */
export const TOPIC_CUES: CueTable<RecordTopic> = {
  period: {
    en: "how was my week|how is my week|hows my week|how did my week go|how am i doing|how is my training going|how is my exercise going|my progress|my stats|my statistics|my records|my record this week|my activity log|my exercise log|my training log|my exercise history|my workout history|my totals|my numbers|what did i do|what have i done|what exercise did i do|summary of my|summarise my|summarize my|my summary|my report|my weekly report|my minutes|my calories|my sessions|my active days|my activity this week|my exercise this week|my training this week",
    zh: "我这周怎么样|我本周怎么样|我的运动记录|我的运动情况|我的运动数据|我的记录|我的进度|我的进展|我的统计|我的数据|我的周报|我的总结|我的运动量|运动情况怎么样|运动情况如何|本周运动情况|这周运动情况|本周总结|这周总结|我的运动时间|我的卡路里|我练得怎么样|我表现怎么样|我做得怎么样|我运动了吗|我锻炼了吗|我动了吗",
  },
  comparison: {
    en: "more than last week|less than last week|compared to last week|compared with last week|than last week|than the week before|versus last week|vs last week|compare this week|compare my weeks|better than last week",
    zh: "比上周|比上个星期|比上星期|和上周比|跟上周比|与上周相比|和上周相比|跟上周相比|对比上周|较上周|上周比",
  },
  streak: {
    en: "my streak|current streak|longest streak|streak do i have|my longest streak|days in a row have i|days in a row did i|how many days in a row|my exercise streak|still on a streak|broken my streak|break my streak|broke my streak",
    zh: "连续运动多少天|连续运动几天|连续运动了多少天|连续运动了几天|连续锻炼多少天|连续锻炼几天|连续锻炼了多少天|连续锻炼了几天|连续打卡|连续几天了|连续多少天|坚持了几天|坚持了多少天|连续天数|连续记录|最长连续|我坚持多久了|断了吗",
  },
  lastSession: {
    en: "my last workout|my last session|my last exercise|my last training|my last run|my last walk|my last activity|my latest workout|my latest session|my most recent workout|my most recent session|my previous workout|last time i exercised|last time i worked out|last time i trained|when did i last|what did i last do|what was my last|when was my last|when did i exercise last",
    zh: "我上次运动|我上次锻炼|我上一次运动|我上一次锻炼|上次运动|上次锻炼|上一次运动|上一次锻炼|最近一次运动|最近一次锻炼|上次训练|上一次训练|最近一次训练|我最后一次|最后一次运动",
  },
  openSession: {
    en: "in progress|is a session running|is a workout running|session still running|workout still running|still recording|am i still exercising|my current workout|my current session|session open|open session|workout open|did i stop my workout|did i finish my workout|did i end my session",
    zh: "正在进行|进行中|还在记录|还没结束的运动|没有结束的运动|未结束的运动|当前运动|当前的运动|现在的运动记录|正在运动吗|运动结束了吗",
  },
  trend: {
    en: "my trend|trend over|over the weeks|over the last weeks|over the past weeks|week by week|per week lately|past few weeks|last few weeks|am i improving|am i getting better|am i getting fitter|am i doing more|am i exercising more|am i exercising less|am i doing less|progress over time",
    zh: "趋势|这几周|最近几周|近几周|每周的运动|每周运动时间|过去几周|有没有进步|我进步了吗|有进步吗|运动得越来越多|运动得越来越少",
  },
  plan: {
    en: "how am i doing with my plan|how is my plan going|my plan|my scheme|my program|my programme|my training plan|my schedule|planned sessions|on plan|on schedule|according to plan|sessions are left|sessions left|workouts left|my routine this week|stuck to my plan|followed my plan",
    zh: "我的计划|我的训练计划|我的运动计划|我的方案|计划完成|计划进度|完成了计划|完成计划|按计划|计划里|计划还剩|计划还差|计划做了|计划执行",
  },
  target: {
    en: "my goal|my target|weekly target|weekly goal|weekly minutes|weekly recommendation|150 minutes have|have i reached|did i reach|did i hit|have i hit|have i met|did i meet|did i move enough|have i moved enough|was i active enough|am i active enough|have i been active enough|did i exercise enough|have i exercised enough|did i do enough|have i done enough|do i exercise enough|do i move enough|am i on track|how far am i from|how much is missing|how many minutes are missing|minutes missing|minutes left|minutes do i still need|minutes to go|still need this week|have i trained enough|did i train enough|enough exercise this week|enough this week",
    zh: "我的目标|达标|周目标|每周目标|本周目标|达到目标|完成目标|目标还差|还差多少|还差几分钟|还差多少分钟|还需要运动多少|还需要多少分钟|够150|运动够了吗|运动够吗|运动够不够|动够了吗|运动量够|运动量够不够|运动量足够|锻炼够了吗|锻炼够吗|锻炼得够|运动得够|动得够",
  },
  personalBest: {
    en: "my personal best|my personal bests|personal records do i|my best session|my best workout|my longest session|my longest workout|my longest run|my longest walk|my biggest session|my biggest workout|my best so far|my record for|my longest|most calories i|longest i ever|longest i have ever|my pb|my prs",
    zh: "我的最好成绩|我的最佳|个人最佳|个人纪录|个人记录|最佳纪录|最好纪录|我最长一次|最长的一次|最长一次|消耗最多的一次|单次最长|单次最多|运动最久的一次|最久的一次",
  },
  kinds: {
    en: "which exercise do i do most|what exercise do i do most|which activity do i do most|what activity do i do most|which sport do i do most|what sport do i do most|what do i do most|my most frequent|my favourite sport|my favorite sport|my main activity|by type|per type|by kind|kinds of exercise do i do|what kinds of exercise have i|which sports have i",
    zh: "我做得最多的运动|我最常做|最常做的运动|做得最多的|哪种运动最多|什么运动最多|哪项运动最多|我最多的运动|运动类型分布|按类型|各类运动|我做过哪些运动|我都做了什么运动|我做了哪些运动",
  },
  weight: {
    en: "what is my weight|whats my weight|what was my weight|how much do i weigh|how heavy am i|what weight do you have|my current weight|show my weight|show me my weight|know my weight",
    zh: "我多重|我有多重|我现在多重|我体重多少|我的体重是多少|我的体重多少|我体重是多少|我现在体重多少|查体重|我的体重是",
  },
  height: {
    en: "how tall am i|what is my height|whats my height|know my height|show my height|what height do you have",
    zh: "我多高|我有多高|我身高多少|我的身高是多少|我的身高多少|我身高是多少",
  },
  age: {
    en: "how old am i|what is my age|whats my age|know my age|what age do you have",
    zh: "我多大|我几岁|我多少岁|我的年龄是多少|我的年龄多少|我今年多大|我今年几岁",
  },
  restingHeartRate: {
    en: "what is my resting heart rate|whats my resting heart rate|what is my resting pulse|whats my resting pulse|how high is my resting heart rate|know my resting heart rate|show my resting heart rate|my resting heart rate on record",
    zh: "我的静息心率是多少|我的静息心率多少|我静息心率多少|我静息心率是多少|我的安静心率|我安静时心率",
  },
  bmi: {
    en: "what is my bmi|whats my bmi|my bmi|my body mass index|show my bmi|calculate my bmi",
    zh: "我的bmi|我bmi|我的体重指数|我的身体质量指数|算一下bmi|算bmi",
  },
  unrecorded: {
    en: "how far did i|how far have i|how many steps did i|how many steps have i|my steps|my step count|my distance|how many km did i|how many km have i|how many kilometres did i|how many kilometers did i|how many miles did i|how many kilometres have i|how many kilometers have i|how many miles have i|how fast did i|my pace|my sleep|how long did i sleep|how did i sleep|my heart rate in|my average heart rate|my blood pressure today|what is my blood pressure|whats my blood pressure|what is my blood sugar|what is my vo2|my vo2max",
    zh: "我走了多少步|走了多少步|我的步数|今天多少步|我跑了多少公里|跑了多少公里|跑了几公里|走了多少公里|骑了多少公里|我跑了多远|跑了多远|走了多远|我的配速|我睡了多久|我的睡眠|我的平均心率|我的血压是多少|我血压多少|我的血糖是多少|我的最大摄氧量是多少",
  },
};

/**
 * That somebody asks what they did. Needs a measure or an activity beside it. Of phrases that overlap the first one is
 * found: one that holds another's words is listed for both.
 */
export const OWN_CUES: CueTable<
  "asksOwn" | "self" | "whether" | "asksOther" | "measure" | "activity"
> = {
  asksOwn: {
    en: "did i|have i|i have done|ive done|have i done|i did|i done|do i have|was i|have i been|am i at|i got|show me my|show my|tell me my|give me my|list my",
    zh: "我运动了|我锻炼了|我练了|我跑了|我走了|我游了|我骑了|我做了|我动了|我消耗了|我燃烧了|我活动了|我训练了|我一共|我总共|我今天|我本周|我这周|我上周|我这个月|我最近|我这个星期|我上个星期|我有多少次|运动了多|锻炼了多|运动了几|锻炼了几|运动了多少|锻炼了多少|消耗了多少|燃烧了多少|训练了多少|训练了几|练了多少|练了几|一共运动|总共运动|一共锻炼|总共锻炼|运动过几|运动多久了|运动多少分钟了|消耗多少了|我运动了吗|我运动了没|我锻炼了吗|我锻炼了没|我训练了吗|我训练了没|我活动了吗|我活动了没|我练了吗|我练了没|我跑了吗|我跑了没|我走了吗|我走了没|我游了吗|我游了没|我骑了吗|我骑了没|我动了吗|我动了没|我做了吗|我做了没",
  },
  self: { en: "of mine|my average|my usual|my typical", zh: "我" },
  whether: { en: "on average|usually last", zh: "了吗|过吗|了没|了没有|多少|几次|几天|几分钟|多久|多长时间|我运动了吗|我运动了没|我锻炼了吗|我锻炼了没|我训练了吗|我训练了没|我活动了吗|我活动了没|我练了吗|我练了没|我跑了吗|我跑了没|我走了吗|我走了没|我游了吗|我游了没|我骑了吗|我骑了没|我动了吗|我动了没|我做了吗|我做了没" },
  asksOther: {
    en: "do i have to|have i to|did i hurt|have i hurt|did i injure|have i injured|did i pull|did i tear|did i break|have i got|did i strain|did i sprain|did i overdo|have i overtrained|have i caught|did i do wrong|i did not sleep|did i do something wrong|did i damage",
    zh: "我今天能|我今天可以|我今天该|我今天应该|我今天要不要|我这周该|我本周该|我最近总|我最近老|我最近感觉|我最近想|我最近开始|我今天感觉|我今天想|我今天吃|我最近吃|我最近胖|我最近体重",
  },
  measure: {
    en: "how many|how much|how long|how often|minutes|calories|kcal|sessions|workouts|active days|met minutes|totals|average",
    zh: "多少|几次|几天|多久|多长时间|几分钟|几个小时|多少次|分钟|卡路里|千卡|大卡|热量|次数|平均|几千卡|运动了多|锻炼了多|运动了几|锻炼了几|运动了多少|锻炼了多少|消耗了多少|燃烧了多少|训练了多少|训练了几|练了多少|练了几|运动过几|运动多久了|运动多少分钟了|消耗多少了",
  },
  activity: {
    en: "exercise|exercised|exercising|work out|worked out|workout|train|trained|training|active|move|moved|sport|activity|run|ran|walk|walked|swim|swam|cycle|cycled|bike|ride|rode|gym|yoga|burn|burned|burnt|session|do anything|hike|hiked|dance|danced|lift|lifted",
    zh: "运动|锻炼|训练|健身|跑步|走路|游泳|骑车|瑜伽|消耗|燃烧|活动|打球|爬山|跳舞|练|跑|走|游|骑",
  },
};

export const MEASURE_CUES: CueTable<
  "minutes" | "calories" | "sessions" | "activeDays" | "metMinutes" | "average"
> = {
  minutes: {
    en: "how long|minutes|hours|how much time|time",
    zh: "多久|多长时间|分钟|几个小时|多少小时|小时|时长|时间",
  },
  calories: {
    en: "calories|kcal|calorie|kilocalories|burn|burned|burnt|energy",
    zh: "卡路里|千卡|大卡|热量|消耗|燃烧",
  },
  sessions: {
    en: "sessions|workouts|how often|how many times|how many runs|how many walks|trainings|times",
    zh: "几次|多少次|次数|几回",
  },
  activeDays: {
    en: "active days|how many days|on which days|days did i|days have i|days was i",
    zh: "几天|多少天|活跃天数|运动天数",
  },
  metMinutes: { en: "met minutes|metminutes|met min|mets", zh: "met|梅脱|代谢当量" },
  average: {
    en: "on average|average|per session|mean duration|typical session",
    zh: "平均|每次运动多久|每次多久|每次多长",
  },
};

export const SCOPE_CUES: CueTable<Scope> = {
  today: { en: "today|this morning|this evening|tonight", zh: "今天|今日|今早|今晚" },
  yesterday: { en: "yesterday", zh: "昨天|昨日|昨晚" },
  thisWeek: {
    en: "this week|weekly|current week|my week|the week|so far this week",
    zh: "本周|这周|这个星期|这星期|这一周|这礼拜|这个礼拜",
  },
  lastWeek: {
    en: "last week|previous week|week before|the past week|past week",
    zh: "上周|上个星期|上星期|上一周|上礼拜|上个礼拜",
  },
  last7Days: {
    en: "last 7 days|last seven days|past 7 days|past seven days|7 days|seven days|recently|lately",
    zh: "最近7天|最近七天|过去7天|过去七天|近7天|近七天|7天内|这几天|最近一周|过去一周|近一周|最近",
  },
  last30Days: {
    en: "last 30 days|last thirty days|past 30 days|30 days|thirty days",
    zh: "最近30天|最近三十天|过去30天|过去三十天|近30天|近三十天|30天",
  },
  month: {
    en: "this month|last month|past month|previous month|month",
    zh: "本月|这个月|上个月|上月|最近一个月|过去一个月|近一个月|一个月",
  },
  total: {
    en: "in total|total|overall|altogether|all time|so far|ever|since i started|all together|in all|all my workouts|all my sessions",
    zh: "总共|一共|累计|总计|至今|到目前为止|到现在|所有|全部|从开始",
  },
};

/** That advice is wanted, beside or instead of records. */
export const ADVICE_CUES: CueTable<"advice" | "decision" | "enough"> = {
  advice: {
    en: "should i|can i|could i|may i|shall i|must i|how can i|how do i|how should|what should|what can i|what do i need|do i need|do i have to|tips|advice|advise|recommend|recommended|suggest|suggestion|improve|what next|next step|help me|motivate|motivation|is it ok|is it okay|is it safe|is it good|why|how to|too much|too little|too often|catch up|ideas",
    zh: "应该|该不该|要不要|可以|能不能|能否|怎么办|怎么做|怎么练|怎样|如何|怎么才能|怎么提高|怎么达到|怎么完成|怎么增加|建议|推荐|提高|改进|帮我|动力|为什么|太多|太少|下一步|注意什么|是否合适|安全吗|好吗",
  },
  decision: {
    en: "should i train|should i exercise|should i work out|should i do a workout|should i run|should i rest|should i go for a run|should i go to the gym|should i do more|should i take a rest|should i take a break|do i need a rest day|can i train|can i exercise|can i work out|can i skip|shall i train|shall i exercise|rest day today|rest or train|train or rest",
    zh: "今天要不要运动|今天要不要锻炼|今天该不该|今天应该运动|今天应该锻炼|今天该运动|今天该锻炼|今天可以休息|今天要休息|今天应该休息|今天要不要练|今天还要运动|今天还要锻炼|今天练什么|今天能运动|今天能锻炼|要不要休息|该休息吗|今天可以运动|今天可以锻炼|今天还能练|还要不要练",
  },
  enough: {
    en: "enough|too little|sufficient|on track|reach my goal|reach my target|my weekly goal|my weekly target",
    zh: "够吗|够不够|够了吗|足够|达标|达到目标|达到我的目标|完成目标|运动量够",
  },
};

/** Something that went well, told without a question. */
export const ACHIEVEMENT_CUES: CueTable<"achievement"> = {
  achievement: {
    en: "personal best|new record|new pb|i did it|i made it|i finally|finally broke|finally managed|proud of|i crushed|i nailed|i reached my goal|first 5k|first 10k|first marathon|first half marathon|i finished my workout|i finished my run|just finished",
    zh: "最好成绩|新纪录|新记录|终于跑|终于做到|终于完成|做到了|刷新个人|刷新了|完成了第一|第一次跑完|跑完了|练完了|达成目标|太有成就感",
  },
};

/** That something is asked, in words. */
export const ASKING_CUES: CueTable<"asks"> = {
  asks: {
    en: "what|how|when|why|which|who|where|should|can i|is it|do i|does|tell me|show|give me",
    zh: "什么|怎么|怎样|如何|为什么|吗|呢|多少|几|哪|是不是|能不能|该不该|告诉|推荐|建议",
  },
};

export const SMALL_TALK_CUES: CueTable<"greeting" | "thanks" | "goodbye" | "about" | "feeling"> = {
  greeting: {
    en: "hi|hello|hey|hey there|hi there|hiya|good morning|good afternoon|good evening|good day|greetings|howdy|yo|morning|hello there",
    zh: "你好|您好|嗨|哈喽|哈啰|早上好|上午好|中午好|下午好|晚上好|早安|大家好|在吗|嘿|早",
  },
  feeling: {
    en: "how are you|how are you doing|how is it going|hows it going|whats up|how do you do|nice to meet you|are you there",
    zh: "你好吗|最近好吗|你怎么样|你还好吗|在不在|很高兴认识你",
  },
  thanks: {
    en: "thanks|thank you|thank you very much|thanks a lot|many thanks|thx|cheers|ty|that helped|that helps|very helpful|that was helpful|great answer|perfect thanks|appreciate it|much appreciated|great|perfect|awesome|got it|ok|okay|cool|nice|wonderful|good to know",
    zh: "谢谢|谢谢你|谢谢您|多谢|感谢|非常感谢|谢啦|辛苦了|太好了|明白了|知道了|好的|好吧|懂了|很有帮助|有帮助|收到|棒",
  },
  goodbye: {
    en: "bye|goodbye|bye bye|see you|see you later|see you tomorrow|good night|have a nice day|take care|talk to you later|until tomorrow|later|farewell",
    zh: "再见|拜拜|拜|晚安|回头见|明天见|下次见|回见|先这样",
  },
  about: {
    en: "who are you|what are you|what can you do|what do you do|what can you help me with|what can you help with|how can you help|how can you help me|what can i ask|what can i ask you|are you human|are you a human|are you a doctor|are you a person|are you a robot|are you a bot|are you real|are you an ai|whats your name|what is your name|help|can you help|can you help me|what is this|how do you work|what do you know|introduce yourself|tell me about yourself",
    zh: "你是谁|您是谁|你是什么|你叫什么|你叫什么名字|你会什么|你会做什么|你能做什么|你可以做什么|你能干什么|你能帮我什么|你能帮我做什么|你可以帮我什么|你有什么功能|有什么功能|你是人吗|你是真人吗|你是医生吗|你是机器人吗|你是ai吗|介绍一下自己|介绍一下你自己|自我介绍|帮助|怎么用|我能问你什么|我可以问什么|能帮我吗|你知道什么",
  },
};

/** Questions that say too little to be answered, when there is nothing else in them. */
export const UNCLEAR_CUES: CueTable<"pain" | "amount" | "open"> = {
  pain: {
    en: "it hurts|that hurts|it aches|it is sore|hurts|hurt|i hurt|i have pain|i am in pain|im in pain|pain|ouch|it is painful|it still hurts|something hurts|i feel pain|i am injured|im injured|injured|i hurt myself|aching|sore",
    zh: "疼|痛|好疼|好痛|很疼|很痛|疼死了|有点疼|有点痛|我疼|我痛|疼痛|我很疼|我很痛|还疼|还是疼|受伤了|我受伤了|不舒服|我不舒服|难受|我难受",
  },
  amount: {
    en: "how much|how many|how often|how long|how far|how fast|how heavy|how hard|how much is enough|how much is too much|when|how many times|how much should i|how long should i|how often should i",
    zh: "多少|多久|多少次|几次|多长时间|多快|多重|什么时候|要多少|要多久|多少合适|多久合适|多少才够|多少算多",
  },
  open: {
    en: "and that|and this|that|this|what about that|what about it|what about this|why|why not|what|what now|now what|and now|and then|and|then|so|more|again|tell me more|more please|go on|which one|which|is it ok|is that ok|is it okay|is that okay|is it good|is that good|is it bad|is that bad|is it normal|is that normal|is it safe|is that safe|can i|may i|should i|can i do it|should i do it|can i do that|should i do that|what should i do|what do i do|what to do|advice|any advice|tips|any tips|any ideas|how|how so|really|are you sure|yes|no|maybe|hmm|um|question|i have a question|exercise|sport|training|workout|and for me|what do you think|is it enough|is that enough|is it too much|does it work|does that help|test|other|another|else|anything else|what else",
    zh: "那个呢|这个呢|那呢|那|这|呢|为什么|为啥|怎么办|怎么了|怎么|怎样|如何|什么|啥|然后呢|然后|还有呢|还有吗|还有|再说说|继续|多说点|哪个|哪一个|可以吗|行吗|行不行|好不好|好吗|正常吗|安全吗|能吗|我该怎么办|该怎么办|建议|有什么建议|给点建议|是吗|真的吗|真的|你确定吗|嗯|啊|哦|对|是|不|不是|问题|我有个问题|想问一下|请问|请教|运动|锻炼|训练|健身|够吗|够不够|有用吗|测试|其他的呢|别的呢",
  },
};

/** What kind of sentence answers best. */
export const WANTED_CUES: CueTable<"amount" | "avoidance" | "method"> = {
  amount: {
    en: "how much|how many|how often|how long|how far|how heavy|how hard|how fast|minutes|times a week|how soon|when can i",
    zh: "多少|多久|几次|几天|几分钟|多长时间|多快|多重|多大强度|几小时|多远",
  },
  avoidance: {
    en: "avoid|dangerous|danger|safe|risk|risky|should not|shouldnt|careful|caution|warning signs|watch out|worry|concerned|stop|see a doctor|must not|allowed|harmful|bad for",
    zh: "避免|危险|安全|风险|不能|不宜|注意|小心|禁忌|警惕|担心|停止|看医生|伤身|有害|忌",
  },
  method: {
    en: "how do i|how do you|how to|how can i|how should|what should i|what can i|start|begin|beginner|plan|tips|best way|ways to",
    zh: "怎么|怎样|如何|开始|入门|新手|计划|方法|怎么办",
  },
};

/** Sentences that warn, or send somebody to a professional. */
export const WARNING_CUES: CueTable<"warning"> = {
  warning: {
    en: "avoid|avoiding|do not|dont|never|stop|leave out|skip|wait|until|instead of|rather than|doctor|professional|physiotherapist|dangerous|only after|not recommended|should not|must not|means rest|see a professional",
    zh: "避免|不要|不宜|不能|不应|不可|切勿|勿|禁止|停止|停下|医生|就医|小心|危险|而不是|暂停|不做|不建议|避开",
  },
};

/** Words for how hard exercise is. */
export const EFFORT_CUES: CueTable<"vigorous" | "moderate"> = {
  vigorous: {
    en: "vigorous|vigorously|intense|high intensity|hiit|all out|maximal|sprint|sprints|hard intervals|interval training|intervals|as hard as you can|to failure",
    zh: "高强度|剧烈|大强度|全力|极限|冲刺|间歇训练|较高强度|力竭",
  },
  moderate: {
    en: "moderate|moderately|moderate intensity|brisk|briskly",
    zh: "中等强度|中强度|快走|快步走",
  },
};

/** Kinds of exercise: figures are not kept by kind for a period. */
export const SPORT_CUES: CueTable<"sport"> = {
  sport: {
    en: "run|ran|running|jog|jogged|walk|walked|walking|swim|swam|swum|swimming|cycle|cycled|cycling|bike|biked|ride|rode|yoga|hike|hiked|dance|danced|row|rowed|tennis|football|basketball|badminton|strength training|weights|lift|lifted|pilates|climb|climbed",
    zh: "跑步|跑了|走路|走了|散步|快走|游泳|游了|骑车|骑行|骑了|瑜伽|爬山|登山|跳舞|打球|篮球|足球|羽毛球|网球|乒乓球|力量训练|举铁|普拉提|跳绳|划船",
  },
};
