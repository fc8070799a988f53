/** Words of plain advice, as phrases (`readPhrase`). The choice of words is a design value. */

/** What a phrase does in plain advice. */
export type PlainCue = keyof typeof PLAIN_WORDS | "medicine" | "meant";

const KINDS =
  "(blood pressure|bp|heart|heart rhythm|diabetes|diabetic|thyroid|cholesterol|asthma|epilepsy|seizure|anxiety|" +
  "depression|blood thinning|blood sugar|kidney|cancer|psychiatric|adhd|bipolar|hormone)";
const FORMS = "(medicine|medication|med|meds|tablet|pill|capsule|injection|inhaler|drug|dose)";
const TRAINING_DAYS =
  "(run|running|training|rest|workout|race|exercise|gym|sport|sports|hot|busy|match|game|swim|cycling) days";
const AROUND =
  "(before|after|on|during|for|until|ahead of) (a|an|your|the|each|every|any|) (long|hard|easy|short|)";
const DAYS =
  "(<2-60>|two|three|four|five|six|seven|ten|several|a few|a couple of) (full |whole |entire |straight |)days";

export const PLAIN_WORDS = {
  /** Begins an instruction wherever it stands. */
  lead: [
    "you (should|can|could|may|might|must|need to|have to|ought to|had better|better|had best)",
    "youd (better|best)",
    "you are (free|allowed|safe|fine|okay|ok|welcome) to",
    "(i|we|id|ill) (would |really |strongly |also |)(recommend|suggest|advise|propose) (that |)you (to |should |)",
    "(my|the) (advice|tip|recommendation|suggestion) (is|would be) (to|that you)",
    "(it is|its|it would be) (perfectly |quite |completely |totally |absolutely |)(fine|ok|okay|safe|best|better) (for you |)to",
    "(it is|its|it would be) (perfectly |quite |completely |totally |)(good|wise|time|alright|smart|a good idea) (for you |)to",
    "(feel free|try|be sure|remember|make sure) to",
    "(go ahead and|all you need is to|i want you to|i would|id|lets)",
    "the (best|safest|simplest|easiest) (thing|way|step) is to",
    "(我|我们|)(的|)建议(是|)(你|您|)",
    "(你|您|咱们|我们)(可以|应该|应当|最好|能|必须|需要|得|尽管|大可|完全可以|其实可以)",
    "(大可|完全可以|尽管)",
  ],
  /** Begins one with a "not" that denies nothing. */
  offer: ["(why not|why dont you)", "(你|您|)(何不|不如|不妨)"],
  /** The same before "stopping". */
  leadOfForm: [
    "(i|we|id|ill) (would |really |strongly |also |)(recommend|suggest|advise|propose)",
    "(consider|try|start|begin|how about|what about)",
    "(it is|its) (fine|ok|okay|safe|worth|better)",
  ],
  /** What may stand between the beginning of an instruction and its verb. */
  aside: [
    "(please|just|simply|now|so|then|also|today|tonight|tomorrow|first|immediately|safely|even|completely|gradually|definitely)",
    "(instead|yes|ok|okay|sure|and|well|probably|temporarily|for now|actually|honestly|easily|to|consider|try|start)",
    `on (your |)${TRAINING_DAYS}`,
    "(你|您)的",
    "(你|您|请|可以|应该|应当|最好|能|必须|需要|得|可|要|就|先|也|都|再|那|直接|自己|自行|暂时|马上|立刻|立即|干脆|放心|大胆)",
    "(所以|然后|其实|平时|那就|试着|考虑|一律|尽量|逐渐|慢慢)",
    "(今天|明天|今晚|现在|以后|从今天起|从明天起|这几天|这两天|这周|本周|周末|每次|当天|之后|接下来)",
    "(运动|跑步|训练|锻炼|健身|比赛|游泳|休息|骑车|练|跑)(日|前|后|当天|那天|时|期间|的时候|的日子|之前)",
  ],
  /** Between the verb and what it is done to. */
  between: [
    "(your|the|all|of|any|both|this|that|these|those|daily|usual|normal|regular|morning|evening|next|current|prescribed|one)",
    "(prescription|todays|tomorrows|tonights|whole|entire|rapid acting|long acting|fast acting|basal|bolus|bedtime|mealtime|night)",
    "(dose|doses|dosage|injection|shot|amount) of",
    "(some|half|part) of",
    "(你|您)(的|)",
    "(那|这|个|些|颗|粒|片|次|顿|针|份|所有|全部|原来|平时|日常|早上|晚上|今天|明天|长期|在吃|在用|常用)(的|)",
    "(一|两|二|三|几|<1-30>)(天|次|顿|针|片|颗|粒|周|个|些)(的|)",
  ],
  /** What may still belong to the name of a medicine. */
  form: [
    "(tablet|tablets|pill|pills|dose|doses|dosage|injection|injections|shot|shots|medication|medicine|treatment|therapy|use|capsule|capsules)",
    "(的|)(剂量|用量|药量|量|药|药物|药片|针|注射)",
  ],
  stop: [
    "(stop|quit|cease|discontinue) (taking|injecting|swallowing|having|)",
    "(skip|omit|miss|drop|ditch|dump|bin|pause|suspend|withhold|forgo|cancel|scrap|interrupt|forget about|flush|refuse) (taking|injecting|)",
    "(come|go|get|wean|wean yourself|taper) (off|off of)",
    "(leave|cut|phase|throw) (out|off|away)",
    "(get rid of|do without|go without|say goodbye to|no longer take|no longer inject)",
    "(give up|hold off|hold off on) (taking|)",
    "(take|have) a (break|holiday|rest|day off) from (taking|)",
    "(停用|停服|停掉|停吃|停打|停了|停止|停|停止(服用|使用|吃|用|打|注射|服))",
    "(跳过|漏掉|省掉|省略|断掉|断了|戒掉|戒了|扔掉|扔了|丢掉|放弃|撤掉)",
    "(不用|不必|无需|不需要)再(吃|打|服|服用|注射)",
  ],
  /** The form after "consider". */
  stopping: [
    "(stopping|quitting|discontinuing|skipping|omitting|dropping|ditching|pausing|suspending) (taking|)",
    "(coming|going|getting|weaning) off",
    "(halving|doubling|tripling|reducing|lowering|increasing|raising|adjusting|changing|cutting)",
    "(cutting|leaving|phasing) (out|down)",
    "giving up",
  ],
  change: [
    "(halve|double|triple|quadruple|reduce|lower|decrease|increase|raise|adjust|change|alter|lessen|boost|split|up)",
    "(cut|cut back|cut back on|cut down|cut down on|bump up|step up)",
    "(减少|减半|加倍|减掉|加大|增加|减量|降低|调低|调高|少吃|少打|少服|少用|多吃|多打)(一半|一点|一些|点|)(的|)",
  ],
  /** Of a pump or a pen: what it holds is fresh. */
  renew: [
    "(change|changing) (your|the|) insulin (in (your|the) (pump|pen|reservoir|cartridge) |)every",
  ],
  /** One of a medicine only beside its name. */
  yourDose: ["(dose|dosage)"],
  /** One of a medicine where somebody is known to take one. */
  ownForm: [
    "your (usual|normal|regular|daily|morning|evening|next|last|) (tablet|capsule|injection|jab|prescription|patch|drops!)",
    "(a|any|both|the next|the morning|the evening) dose",
    "(你|您|)(今天|今晚|明天|每天|平时|早上|晚上|中午|下一次|)(的|)(药|药物|药片|药量|剂量|用量)",
  ],
  /** Before one of these it is advice, and before 东西 or in general none. */
  mayNotTake: ["(可以|先|就|不如|大可|尽管)(先|也|)(不|别)(吃|服|用|打)"],
  /** Stands for what was named before it. */
  pronoun: ["(it|them)", "(它|它们)", "(这|那|这个|那个|这种|那种|该)药"],
  /** These have doses too, which anybody may change. */
  supplement: [
    "(supplement|creatine|protein|whey|collagen|electrolyte|salt tablet|caffeine|pre workout|preworkout|probiotic|glucosamine)",
    "(vitamin|multivitamin|b12|fish oil|omega 3|magnesium|zinc|calcium|iron tablet|iron|folic acid|folate|beetroot)",
    "(turmeric|melatonin|bcaa|amino acid|beta alanine|citrulline|gel|sodium bicarbonate|bicarb|ashwagandha|herbal tea)",
    "(补剂|补充剂|保健品|营养品|肌酸|蛋白粉|蛋白质|胶原蛋白|电解质|盐丸|咖啡因|氮泵|益生菌|益生元|氨糖)",
    "(维生素|维他命|复合维生素|鱼油|镁|镁片|锌|钙|钙片|铁剂|叶酸|褪黑素|氨基酸|能量胶|姜黄)",
    "(中药茶|枸杞|红枣|咖啡|茶)",
  ],
  /** What training is made of, which is dosed as well. */
  training: [
    "(interval|session|set|sets!|rep|repetition|sprint|hill|training|workout|exercise|run|ride|walk|swim|mileage|weight|load|pace|distance|race)",
    "(间歇|训练|运动|锻炼|组数|跑量|跑步|骑行|游泳|步行|走路|重量|负重|强度|里程|距离|比赛)",
  ],
  /** Training that says when. */
  aroundTraining: [
    `${AROUND} (interval|training|workout|exercise|run|ride|walk|swim|race|session)`,
    "(训练|运动|锻炼|跑步|骑行|游泳|步行|走路|比赛|间歇)(日|前|后|时|期间|当天|那天|的时候|的日子|之前|之后)",
  ],
  /** Of these it is a dose as well. */
  otherDose: [
    "(caffeine|coffee|tea|espresso|minute|min|kilometer|kilometre|km|mile|lap)",
    "of (your |daily |regular |weekly |)(exercise|training|activity|movement|running|walking|cardio|sport|sunlight|sun|strength)",
    "(exercise|training|activity|workout|running|walking|cardio) (dose|dosage)",
    "(训练|运动|锻炼|跑步|力量|间歇|有氧|咖啡因|咖啡)(的|)(剂量|用量)",
  ],
  /** "Half an hour before a run" says when a medicine is taken. */
  timeOfDose: ["(minute|min) (before|after|prior|ahead|earlier|later|into|beforehand|afterwards)"],
  swap: ["(swap|switch|replace|exchange|substitute|trade|swapping|switching|replacing)"],
  swappedFor: ["(for|with|by)", "to (a|an|some|herbal|natural)"],
  cut: ["(cut|split|break|chop|snap|divide)"],
  inTwo: ["in (half|two|halves)", "into (two|halves)"],
  leave: ["(leave|cut|drop)"],
  leftOut: ["out"],
  take: [
    "(take|use|inject|have|swallow|try|taking|injecting)",
    "(吃|服|打|用|服用|注射|只吃|只打)",
  ],
  otherAmount: [
    "(only |just |)(half|half of|a half|half a|a quarter|a quarter of|double|twice|less|more|fewer|a double|a smaller|a bigger|a lower|a higher)",
    "半(片|颗|粒|量|支|针|份)(的|)",
    "(一半|双倍|两倍|双份|加倍)(的|)",
  ],
  takeInstead: [
    "(take|use|drink|eat|try|do|have|go|run|walk|exercise) __ instead of (taking|)",
    "(用|拿|喝|吃|靠)__(来|)(代替|替代|取代|替换)",
  ],
  notTake: [
    "you (do not|dont|no longer|wont) need (to take |to inject |)your",
    "(there is |)no need (to take|for) your",
  ],
  /** May be a warning, or tell that something is not needed: it counts with a time alone. */
  notTakeAtTimes: [
    "(do not|dont) (take|inject) (any of |)your",
    "(不|不用|不必|无需|不需要|用不着|不要|别)(吃|打|服|服用|注射)",
  ],
  timeOf: [
    "(今天|明天|今晚|从今天起|从明天起|这几天|这两天|这周|本周|周末|当天)",
    "(运动|跑步|训练|锻炼|健身|比赛|游泳|休息|骑车)(日|那天|当天|的日子)",
  ],
  atTimes: [
    "(today|tomorrow|tonight|anymore|any more|any longer|at all|this week|now)",
    `on (your |)${TRAINING_DAYS}`,
    `for (the next |)(a day|a week|a month|a while|${DAYS})`,
    "(了|几天|这几天)",
  ],
  yours: ["your"],
  beStopped: [
    "(can|could|should|may|must) (now |safely |simply |just |easily |)be (stopped|skipped|dropped|omitted|halved|doubled|paused|left out)",
  ],
  handle: ["(把|将)"],
  may: [
    "(可以|应该|最好|能|完全可以)(先|就|直接|只|暂时|自己|)",
    "(不妨|就|先|直接|只|大可|今天|明天|今晚|现在|以后|这几天|暂时)",
    "(运动|跑步|训练|锻炼|健身|比赛|游泳|休息)(日|前|当天|那天|时|的时候)",
  ],
  stopped: [
    "(停|停用|停掉|停了|减半|减掉|减掉一半|减少一半|减到一半|减量|加倍|翻倍|加量|扔掉|扔了|丢掉|断掉|断了|戒掉|戒了|换掉|省掉|省了|砍半)",
    "停(几|一|两|三|<1-30>)(天|周|阵|阵子|段时间|个月|次|停)",
    "(掰|切|分)(成两半|一半|两半)",
    "(少|)(吃|打|用|服)(一半|半片|半颗|半粒)",
    "(不|不用|不必|无需|别|不要)(再|)(吃|打|服|服用)",
    "换成_",
  ],
  stopAll: ["(可以|直接|就|自己|自行|应该|不如|先)(停药|断药|停针|减药|加药)"],
  /** Behind it an instruction may go on. */
  after: [
    "(now|today|tomorrow|tonight|before|on|for|this|until|while|when|during|so|because|since|completely|entirely|altogether)",
    "(a little|a bit|slightly|somewhat|gradually|to (a half|half|one|two|zero))",
    "(immediately|right away|right now|straight away|at once|in half|in the|every|by|from now|too|anymore|any more|cold turkey|instead|without worry)",
    "and (just|enjoy|run|walk|train|go|start|drink|eat|take|use|exercise|let|feel|save|rely|work)",
    "(吧|了|就行|就好|就可以|也行|也可以|没事|试试|即可|呀|啦|哦)",
    "(一|几|两|三|<1-30>)(天|次|周|半|段|个月|阵)",
    "(这|那)(几|两)天",
  ],
  eatNothing: [
    "(do not|dont) eat (anything |any food |food |)(at all|)",
    "eat (nothing|no food) (at all|but water|whatsoever|)",
    "(fast|starve yourself|stop eating|stop eating food)",
    "(go|live) without (food|eating|any food)",
    "(drink|have|consume|live on|take|live off) (only|nothing but|just) (water|juice|tea|water and tea)",
    "live on (water|juice|air)",
    "(skip|avoid) (all|every|any) (meal|meals|food)",
    "no food (at all|)",
    "(什么|啥|任何东西|一点东西)(都|也)(不|别|不要)(吃|碰)",
    "(都|)(不|别|不要|不用|停止)(吃|进食)(任何|)(东西|食物|饭|)",
    "(不|别|不要|停止)进食",
    "(断食|禁食|绝食|辟谷|饿|饿着|挨饿|饿自己)",
    "(只|光)(喝|靠)(水|白开水|果汁|黑咖啡)(度过|撑|撑过|)",
  ],
  forDays: [
    `(for|over) (the |)(next |)${DAYS}`,
    "(for|over) (the |)(next |)(a |one |whole |entire |this |<1-9> )(whole |full |entire |)(week|weeks|weekend)",
    "for (the |)(next |)<24-200> hours",
    "all (week|weekend)",
    "(连续|接下来|接下来的|未来|整整|头|前|)(<2-60>|两|几|好几)(整|)(天|日)(内|里|之内|)",
    "(连续|接下来|整整|)(一|一整|整|<1-9>)(个|)(周|星期|礼拜)(内|里|)",
    "<24-200>(个|)小时(内|里|)",
  ],
  fastOfDays: [
    "(do|try|start|have|go on) a (strict |total |full |complete |)(<2-30>|two|three|four|five|seven|ten) day (water |juice |total |dry |)fast",
    "(do|try|start|have|go on) a (strict |total |full |complete |)<24-200> hour (water |juice |total |dry |)fast",
  ],
  /** Before it: what stands behind is supposed, asked, told of others, or called wrong. */
  unsaid: [
    "(if|unless|whether|suppose|supposing|imagine|provided|even though|myth|mistake|false|untrue|rumour|wrong|who|people|patients|some|many)",
    "(said|says|say|tells|told|tell|claims|claim|claimed|asked|ask|asks|asking|wonder|wondering|heard|read|thinks|thought|believe|believes|written)",
    "(he|she|they) (should|can|could|may|must|would)",
    "(you|we) (want|wanted|feel like|wish|think|thought)",
    "(如果|要是|假如|万一|一旦|除非|是否|能否|要不要|能不能|可不可以|该不该|倘若|即使|哪怕)",
    "(有人|别人|网上|朋友|同事|他|她|大家|很多人|一些人|听说|据说|传言|说法|谣言|误区|错误|以为|你问|您问|问到|想着|为什么)",
  ],
  /** Behind it: what comes of it, or on whose word it is done. */
  consequence: [
    "(and|or) (you|your|it|the) _ (will|may|can|could|might|risk|would)",
    "(会|容易|可能|恐怕|吗|呢|的话|是不对|不对|怕)",
    "(take|have|inject) it",
    "(your|the|a) (dog|cat|pet)",
    "(soda|sodas|soft drinks|sugary|alcohol|cola|beer|饮料|可乐|奶茶|酒)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Medicines by their kinds, beside the names that `MEDICATIONS` has. */
export const PLAIN_MEDICINES: readonly string[] = [
  `${KINDS} ${FORMS}`,
  "(medicine|medication|med|meds|pills!|pill|tablets!|capsules!|inhaler|puffer|blood thinner|water pill for blood pressure)",
  "(levothyroxine|thyroxine|synthroid|euthyrox|eltroxin|adderall|ritalin|methylphenidate|vyvanse|concerta|prescription drug)",
  "(优甲乐|左甲状腺素|左甲状腺素钠|专注达|利他林|哌甲酯)",
  "(降压|降糖|降脂|降血压|降血糖|降血脂|血压|血糖|心脏|心脏病|糖尿病|甲状腺|甲亢|甲减|抗凝|抗抑郁|抑郁|处方|哮喘|抗癫痫|癫痫|高血压|抗精神病|精神科|慢性病|控糖)(的|)(药|药物|药片|用药)",
  "(你|您)(的|正在吃的|在吃的|现在的|平时的|每天的)(药|药物|药片)",
];

/** Of these the names alone do not tell whether somebody needs them every day, or they are left out for good reasons. */
export const NOT_PLAIN_KINDS: ReadonlySet<string> = new Set([
  "painkiller",
  "anabolic_steroid",
  "stimulant",
  "ordinary_medicine",
]);

/** Kinds of medicines that people take and leave as they see fit. */
export const TAKEN_AT_WILL: ReadonlySet<string> = new Set(["painkiller", "anabolic_steroid"]);

/** Single names of which the same is so as of `NOT_PLAIN_KINDS`. */
export const NOT_PLAIN_NAMES: ReadonlySet<string> = new Set([
  ...["diuretic", "water pill", "water tablet", "利尿剂", "利尿药", "利尿丸", "去水丸"],
  ...[
    "insulin pump",
    "胰岛素泵",
    "sleeping pill",
    "安眠药",
    "opioid",
    "阿片",
    "nitrate",
    "arb",
    "ismo",
  ],
  ...[
    "aspirin",
    "阿司匹林",
    "阿司匹灵",
    "阿斯匹林",
    "阿士匹灵",
    "cartia",
    "istin",
    "安定",
    "ambien",
  ],
  ...["zyrtec", "claritin", "fexofenadine", "allegra", "levocetirizine", "xyzal", "desloratadine"],
  ...[
    "diphenhydramine",
    "benadryl",
    "cetirizine",
    "loratadine",
    "antihistamine",
    "抗组胺药",
    "氯雷他定",
  ],
  ...[
    "西替利嗪",
    "开瑞坦",
    "仙特明",
    "敏感药",
    "可定",
    "唐力",
    "普利",
    "沙坦",
    "地平",
    "激素药",
    "抗凝",
  ],
]);
