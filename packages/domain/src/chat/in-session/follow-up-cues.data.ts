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
  "(is|are|would) (it|that|they)",
  "(那|那么|如果|要是|换成|还有|咁)",
];

/** What makes a message one that asks, of an earlier one without a mark. */
export const ASKING_BEFORE: readonly string[] = [
  "(can|could|should|may|is|are|was|what|how|which|when|do|does|will|would|ok|okay|safe|normal)",
  "(什么|怎么|多少|可以|可唔可以|能不能|能|吗|呢|么|咩|行不行|点样|几多)",
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
