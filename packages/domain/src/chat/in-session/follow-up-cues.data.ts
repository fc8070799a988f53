/** Words by which a short message of a session is known to mean something of the turn before. Design values. */

/** Units that a number alone is told with; each as one word or two characters behind it. */
export const UNITS_OF_FOLLOW_UPS: readonly string[] = [
  ..."degrees degree celsius fahrenheit c f mmol mg bpm beats percent years year months weeks days".split(
    " ",
  ),
  ..."hours minutes min mins km k miles mile kg kilos lbs pounds steps cm reps sets".split(" "),
  ..."度 岁 周 个月 天 小时 分钟 公里 公斤 斤 步 下 次 组 毫克".split(" "),
];

/** What a message begins with or ends in that asks the question before once more, of another number. */
export const ASKS_ONCE_MORE: readonly string[] = [
  "(and|or|so|then|but|what|how|if)",
  "(那|那么|如果|要是|换成|还有|咁)",
];

/** What a message begins with that asks of it with another number: "is it at 30 degrees". */
export const ASKS_OF_IT: readonly string[] = ["(is|are|would) (it|that|they)"];

/** What makes a message one that asks, of an earlier one without a mark. */
export const ASKING_BEFORE: readonly string[] = [
  "(can|could|should|may|is|are|was|what|how|which|when|do|does|will|would|ok|okay|safe|normal)",
  "(什么|怎么|多少|可以|可唔可以|能不能|能|吗|呢|么|咩|行不行|点样|几多)",
];

/** A short question whether something is all right, or what is. */
export const ASKS_WHETHER: readonly string[] = [
  "(can|could|may|should|shall|must) i",
  "am i (ok|okay|fine|allowed|safe|fit) to",
  "is it (still|really|even|) (ok|okay|okey|safe|fine|good|bad|alright|all right|wise|smart|allowed|dangerous|harmful|healthy)",
  "(is|are) _ _ (ok|okay|safe|fine|good|bad|alright|allowed|dangerous|harmful|better)",
  "(ok|okay|safe|fine|alright) to",
  "(what|which) (exercise|exercises|sport|sports|workout|workouts|training|activity|activities)",
  "(可以|能|能不能|能否|可不可以|可唔可以|得唔得|行不行|好不好|好唔好)",
  "(适合|适唔适合|适不适合|应该|应唔应该|该不该|要不要|使唔使)",
  "(得|行|好)(吗|么|咩|嘛)",
  "得__(吗|么|咩|嘛)",
];

/** What is asked about like a kind of exercise, and is none. */
export const ASKED_OF_TOLD: readonly string[] = [
  "(stairs|hills|bench|sauna|steam room|ice bath|cold shower|hot tub|race|marathon|match|practice|pe)",
  "(楼梯|桑拿|冰浴|冷水澡|比赛|体育课|泡温泉|落楼梯|上楼)",
];

/** What a clause begins with that asks; in Chinese anywhere. */
export const BEGINS_ASKING: readonly string[] = [
  "(can|could|should|may|is|are|was|am|what|how|which|when|why|who|where|do|does|did|will|would|shall)",
  "(什么|怎么|怎样|如何|多少|多久|几时|可唔可以|可不可以|能不能|得唔得|吗|呢|么|咩|行不行|点样|点解|几多|为什么)",
];

/** What somebody tells of their body that is neither a complaint nor a condition. */
export const TOLD_STATES: readonly string[] = [
  "(on|got|have|having|started) (my|the) (period|periods|monthlies)",
  "(my|the) (period|periods) (is|has|just|came|started|began)",
  "(im|i am|am|feel|feeling|still|so|very|really|bit|pretty|kinda) (hungover|hung over|drunk|tipsy|jet lagged|fasting)",
  "(im|i am|am|feel|feeling|still|so|very|really|bit|pretty|kinda) (tired|exhausted|knackered|sleepy|sore|stressed)",
  "(im|i am|am|feel|feeling|still|so|very|really|bit|pretty|kinda) (hungry|stuffed|full|dehydrated|bloated)",
  "(hangover|jet lag|jetlag|no sleep|sleepless)",
  "(cough|coughing|sniffles|runny nose|blocked nose|stuffy nose)",
  "(咳|流鼻涕|流鼻水|鼻塞|鼻水)",
  "(drank|had) (#|a few|some|too many|too much|a lot of) _ (beer|beers|wine|drinks|shots|pints|alcohol)",
  "(bad|dodgy|sore|stiff|weak|injured|swollen|old) (knee|knees|back|hip|shoulder|ankle|heart|wrist|neck|foot|achilles)",
  "(chest|heart|back|neck|shoulder|hip|throat) (is|feels) _ (tight|stiff|sore|weird|odd|funny|numb|bad|off|racing)",
  "(knee|knees|calf|leg|legs|ankle|foot|head) (is|are|feels|feel) _ (tight|stiff|sore|weird|swollen|hot|numb|heavy|bad)",
  "(didnt|havent|hardly|barely) (sleep|slept|eat|eaten)",
  "(slept|ate) (badly|poorly|bad|too much|nothing|a lot)",
  "just (ate|eaten|had (breakfast|lunch|dinner|a meal))",
  "(gave|donated|given|giving) (blood|plasma|platelets)",
  "(had|got|have|having) (a|my|the) (vaccine|vaccination|jab|booster|flu shot|covid shot|shot|tattoo|piercing)",
  "(had|got|have|having) (a|my|the) (massage|tooth pulled|filling|baby|operation|surgery)",
  "(got|been|was) (vaccinated|jabbed|tattooed)",
  "(来|到|嚟)(了|咗|)(月经|大姨妈|例假|姨妈|那个|M|m)",
  "(月经|大姨妈|例假|姨妈|生理期|经期|M|m)(来|到|嚟)(了|咗|啊|呀|)",
  "(生理期|经期|月经期)",
  "(宿醉|喝多|喝醉|饮醉|饮大|喝了酒|饮咗酒|喝酒了)",
  "(没|冇|无|沒)(怎么|点|)(睡|瞓|吃|食)",
  "(睡|瞓)(得|)(不|唔|好)(好|够|差|少)",
  "(刚|啱|啱啱|刚刚)(吃|食)(完|了|咗|饱)",
  "(很|好|太|有点|有啲)(累|攰|困|眼训|饿|饱|撑|酸)",
  "(献|捐)(了|咗|完|过|)血",
  "(打|接种)(了|咗|完|)(疫苗|针|新冠疫苗|流感疫苗)",
];

/** Somebody means to stop or change what is taken, named by a word that stands for it or left out. */
export const MEDICINE_CHANGES: readonly string[] = [
  "(stop|skip|quit|pause|drop|halve|double|change|swap|miss) (taking|using|) (it|them|this|that|these|those)",
  "(cut|reduce|increase|lower|raise) (it|them|this|that|these|those)",
  "(stopping|skipping|quitting|pausing|dropping|halving|doubling|changing|missing|reducing) (it|them|this|that|these|those)",
  "(leave|cut|leaving|cutting) (it|them|this|that) (out|off|down)",
  "(come|go|get|coming|going|getting) off (it|them|this|that)",
  "(not|without|avoid) (take|taking|using|having) (it|them|this|that)",
  "(run|race|train|go|exercise|do) without (it|them)",
  "(take|use) (less|more|half|twice) (of|) (it|them|that|this)",
  "(stop|skip) (a|one|the) (dose|day|pill|tablet)",
  "(停|停掉|停用|停吃|停食|断|断掉|跳过|戒掉|换掉|漏掉)(它|这个|这药|这个药|那个药|药|佢|只药)",
  "把(它|这个药|药)(停|停了|停掉|断了|换了|减半|减量)",
  "(可以|能|能不能|可不可以|可唔可以|要不要|要|应该|该|想|先|自己)(先|自己|暂时|)(停|停掉|停用|停吃|停食)(吗|么|呢|咩|了|一下|吧|它|佢|药)",
  "(可以|能|能不能|可不可以|可唔可以|要不要|要|应该|该|想|先|自己)(减半|减量|加量|加倍)(吗|么|呢|咩|了|吧)",
  "(可以|能|能不能|可不可以|可唔可以|要不要|要|想|先|自己)(不吃|唔食|少吃|少食|漏吃|不打|唔打|少打)(吗|么|呢|咩|了|吧|它|佢|药)",
  "(停|减半|减量|加量|加倍|少吃|少食|不吃|唔食|少打|不打|漏)(一天|一日|几天|几日|一次|两天|半片|一片|一粒)",
  "(不吃|唔食|不打|唔打|停掉|停咗|停了)(行不行|行吗|得唔得|可以吗|会怎样|会怎么样|有事吗|有没有事|会点)",
  "(停|不吃|唔食|减|少吃)(它|佢)",
];

/** Somebody asks how bad what was told is, or what to do about it. */
export const ASKS_AFTER_TOLD: readonly string[] = [
  "(is|was|isnt) (that|this|it) (very|so|really|too|) (bad|serious|dangerous|normal|ok|okay|fine|worrying|concerning|harmful)",
  "(is|was|isnt) (that|this|it) (a|an) (bad sign|emergency|problem)",
  "(how|that) (bad|serious|dangerous|worrying|urgent)",
  "(should|do|must) i (be|) (worry|worried|concerned|panic|scared)",
  "(what|wat) (should|shall|do|can|must|to) (i|) (do|do now|do about it|do about that)",
  "what now",
  "(should|do|must) i (need to|have to|) (see|call|go to|ring|visit) (a|the|my|) (doctor|doc|gp|hospital|er|ambulance|midwife)",
  "(要紧|严重|危险|有事|正常|大问题|要命|要不要紧|紧要|有冇事|大件事|有没有事|要担心|有问题)(吗|么|嘛|呢|不|咩|㗎|啊|)",
  "(怎么办|怎么处理|咋办|点办|点算|点做|该怎么做|我该做什么|要怎么做)",
  "(要|用|需要|该|要不要|使唔使|用不用|需不需要)_(看|去|睇|叫)(医生|医院|急诊|急症|救护车)",
];

/** A blood sugar that was measured around something that was done; the number comes last. */
export const SUGAR_MEASURED_AROUND: readonly string[] = [
  "(sugar|sugars|glucose) (before|after|during|at|in) __ (is|was|of|at) #",
];

/** Somebody asks for themselves what they asked for somebody else. */
export const ASKS_FOR_SELF: readonly string[] = [
  "(and|what about|how about|and what about|or|so what about) (me|myself|for me)",
  "(那|那么|咁|)(我|我自己|我本人)(呢|可以吗|行吗|得唔得|又点|又如何)",
];
