/**
 * What people say plainly of their day, and the words alone could be taken for danger: 打电话 is no hitting, 110 over 70 no emergency. A
 * passage that says so and gives no sign of anything else is harmless, however its words weigh.
 */
export const PLAIN_STATEMENTS: readonly string[] = [
  "(plan|make|give|write) me (a|the|my) (day|week|month|fortnight) of (training|workouts|exercise|running|sport)",
  "(my|his|her) (knee |hip |eye |) (surgery|operation|procedure) is (on|next|in)",
  "(have|having) (surgery|an operation|a procedure) (on|next)",
  // Calls and company.
  "(打|来|回|接|听|通|挂) (了|过|完|咗|紧|着|) (个|一个|通|几个|一通|) (电话|視頻|视频|语音|微信)",
  "打 (了|过|咗|) (给|俾|畀) (我|你|他|她|妈|爸|家|朋 友|老 婆|老 公|女 友|男 友|同 事|教 练|医 生)",
  "(陪|等|接|送) (着|紧|住|) (我|妈|爸|老 婆|老 公|孩 子)",
  "(在|喺) 我 (身 边|旁 边|隔 离)",
  "(rang|phoned|texted|messaged|facetimed) (me|him|her|them|us|mum|mom|dad) (just now|earlier|today|yesterday|again|)",
  "(rang|phoned|texted|messaged|facetimed) (my|the) ~",
  "(is|are|s|was|im|hes|shes|theyre) (here |)with me",
  "(drives|drove|driving|walks|walked|picks) (me|us) (to|from|up)",
  // What is played and done.
  "(~ |)(beat|beats|beating|thrashes|thrashed) (me|us|him|her|them) (at|in|on) (the |)(tennis|chess|badminton|squash|pool|darts)",
  "(~ |)(beat|beats|beating|thrashes|thrashed) (me|us|him|her|them) (at|in|on) (the |)(cards|golf|race|final|league|parkrun|quiz)",
  "(~ |)(beat|beats|beating|thrashes|thrashed) (me|us) (every time|whenever|when|each time|if) we (race|play|run|ride|swim|spar)",
  "(~ |)(beat|beats) (me|us) by (a |an |two |three |#|) _ (minute|minutes|second|seconds|point|points|steps|goals|km|lengths)",
  "(佢|他|她|) (每 天|天 天|日 日|晚 晚|成 日|经 常|) 打 (我|佢|他|她) (的|) (电 话|手 机|微 信)",
  "(佢|他|她|) (每 天|天 天|日 日|晚 晚|成 日|经 常|) 打 (俾|畀|给|比) (我|佢|他|她)",
  "(hunger|tiredness|fatigue|sleepiness|cravings|craving) (hits|hit|hitting) me (every |each |)(night|day|morning|afternoon|evening|time|)",
  "(alarm|sun|wind|heat|realisation|realization|jetlag) (hits|hit|hitting) me (every |each |)(night|day|morning|afternoon|evening|time|)",
  "打 (了|过|完|咗|紧|着|) (场|局|盘|把|) (球|波|牌|卡|工|包|车|字|拳 击 课|扫|游 戏|电 动|机|麻 将|太 极|篮 球|排 球|网 球)",
  "打 (了|过|完|咗|紧|着|) (场|局|盘|把|) (羽 毛 球|乒 乓 球|羽 球|桌 球|高 尔 夫|招 呼|喷 嚏|呼 噜|哈 欠|折)",
  "打 (了|过|完|咗|) (一|两|三|) (针|支|) (疫 苗|流 感|新 冠|破 伤 风)",
  "(我|刚|今 天|昨 天) 打 (了|咗|) (一|) 针",
  // Rest that nobody wants, and pain that goes.
  "(cant|cannot|dont|never) see the point (of|in) (a |) (rest|resting|stretching|warming|cooling|cardio|breakfast|treadmills) (days|day|up|down|)",
  "(已 经|现 在|今 天|都|) (不 怎 么|不 太|没 那 么|没 怎 么|唔 多|冇 咁) (疼|痛) (了|喇|啦)",
  // Small mishaps of hands and feet.
  "(hit|bashed|banged|smashed|whacked|caught|hammered) my (thumb|finger|fingers|toe|toes|shin|elbow) (with|on|against|in) (a|the|my) (~|~ ~)",
  "(hit|bashed|banged|smashed|whacked|caught|hammered) my (knee|funny bone|hip|knuckles) (with|on|against|in) (a|the|my) (~|~ ~)",
  "(trapped|jammed|stubbed|knocked|bumped) my (thumb|finger|fingers|toe|toes|shin|elbow) (with|on|against|in) (a|the|my) (~|~ ~)",
  "(trapped|jammed|stubbed|knocked|bumped) my (knee|funny bone|hip|knuckles) (with|on|against|in) (a|the|my) (~|~ ~)",
  "(hit|banged|whacked|smashed|caught) it (with|in) (a|the|my) (hammer|mallet|door|drawer|dumbbell|plate)",
  "(stubbed|bumped|banged) my (toe|toes|shin|elbow|knee|funny bone)",
  "(锤 子|榔 头|门|抽 屉|桌 角|柜 子|车 门|杠 铃 片) (砸|夹|碰|撞) (到|了|着|咗|亲) (我|) (的|) (手 指|大 拇 指|脚 趾|手|膝 盖|小 腿)",
  // Medicines that one has.
  "(i|i am|im) (take|on) insulin",
  "insulin (pump|pen)",
  "(took|had|take) my (inhaler|med|meds|medicine|vitamin) (already|this morning)",
  "(use|have|wear|am on|got) (an|a|my) insulin (pen|pump|patch pump) (for (my |)(type 1|type one|t1|t1d|diabetes|type 2)|)",
  "(tracker|log|diary|place to log|reminder|reminders) for (injection sites|injections|my injections|my pen)",
  "(tracker|log|diary|place to log|reminder|reminders) for (my insulin|my meds|my pills|my tablets|my inhaler)",
  "(use|take|have|puff) my (blue |reliever |rescue |)(inhaler|puffer|ventolin) (once |twice |)before (every |each |the |my |a |)(session|run|match|training)",
  "(use|take|have|puff) my (blue |reliever |rescue |)(inhaler|puffer|ventolin) (once |twice |)before (every |each |)(workout|game|class|race|ride|swim|sport)",
  "(give|gave|giving) (my |)(mum|mom|dad|gran|grandma) (his|her) (insulin|tablets|pills|meds|medicine|inhaler|eye drops|drops)",
  "(give|gave|giving) (my |)(nan|grandad|husband|wife|son|daughter) (his|her) (insulin|tablets|pills|meds|medicine|inhaler|eye drops|drops)",
  "(never|dont|wont|not) (ever |) (leave|forget|skip|miss) my (inhaler|epipen|insulin|meds|medicine) (at home|behind|anywhere|on gym days|once|)",
  "(never|dont|wont|not) (ever |) (leave|forget|skip|miss) my (tablets|pills|warfarin|eliquis|metformin) (at home|behind|anywhere|on gym days|once|)",
  "(they|the doctor|my doctor|my gp) (have |has |ve |)(halved|doubled|lowered|raised|changed|stopped|upped|reduced) my ~",
  "(the gp|my cardiologist|the clinic|my consultant) (have |has |ve |)(halved|doubled|lowered|raised|changed|stopped|upped|reduced) my ~",
  "(吃|食|服)(了|咗|完|过)(|我的|我嘅)(降压药|血压药|降糖药|胆固醇药|维生素|药)(了|喇|)",
  "(刚|啱啱|刚刚|已经)(吃|食|打|喷)(了|咗|完)(|我的|今天的)(血压药|降压药|胰岛素|喷雾|喷剂|药)",
  "(帮|替|给)(我|)(爸|妈|爷爷|奶奶|公公|婆婆|老公|老婆|阿妈|阿爸)(打|分|买|拿)(了|好|晒|)(针|药|胰岛素)",
  "(药|啲药)(我|)(帮|替|给)(佢|他|她)(分|摆|装)(好|)(了|晒|盒|)",
  "(喷剂|喷雾|吸入剂)(早上|朝早|今早|已经|刚|)(喷|用)(了|咗|过)",
  // What a doctor advised, and is kept.
  "(physio|doctor|gp|dr|surgeon|nurse|consultant|trainer) (said|says|told me) no (more |heavy |)(running|lifting|jumping|sport|swimming|gym|cycling)",
  "(physio|doctor|gp|dr|surgeon|nurse|consultant) (wants|wanted|told) me (to |)(rest|off my feet|off the bike|take it easy)",
  "(医生|医师|物理治疗师|康复师|教练)(叫|让|说|要|建议)(我|)(先|暂时|这周|最近|)(不要|别|唔好|不能)(跑|跳|举重|练腿|游泳|骑车|运动|负重)",
  "(gp|doctor|nurse|surgery|clinic|consultant|physio) (wants|wanted|is going|needs) to see me (on|next|again|tomorrow|in)",
  // Weather.
  "(its|it is|it was|it s|thats) (so |really |pretty |bloody |a bit |)(freezing|boiling|cold|hot|chilly|warm|windy|humid) (today|out|outside|here|again)",
  "(its|it is|it was|it s|still) (pouring|snowing|raining|hailing|drizzling)",
  // Nights, ways and wishes of every day.
  "(get|gets|got|getting|wake|woke|waking|am) up (once|twice|three times|a few times|#) _ (at|in the|every|each|per|a) night",
  "(need|needs|needing|go|goes|going) (to |)the (toilet|loo|bathroom) (at|in the|every|each|during the) (night|run)",
  "(晚上|半夜|夜晚|夜里|夜晚黑)(成日|经常|总是|都要|要|会|)(起来|起身|醒)(去|上|)(厕所|尿尿|小便|喝水|饮水)",
  "(feel|felt|feeling|get|got) (a bit |a little |slightly |so |really |)(sick|nauseous|carsick|seasick) (on|in) (the|a|every) (bus|car|coach)",
  "(feel|felt|feeling|get|got) (a bit |a little |slightly |so |really |)(sick|nauseous|carsick|seasick) (on|in) (the|a|every) (plane|train|boat)",
  "(feel|felt|feeling|get|got) (a bit |a little |slightly |so |really |)(sick|nauseous) (after|during|from) (the|a|every) (bus|car|flight|train|boat|ride)",
  "(坐|搭)(车|公车|巴士|大巴|船|飞机|地铁|高铁|校车)(有点|有些|会|就|总是|又|)(想吐|晕|反胃|作呕)",
  "(im|i am|turning|turned) <18-89> and (want|wanna|would like|thinking|plan|hoping) (to|of|about) (start|try|learn|take up|starting|trying|learning)",
  "(want|wanna|love|like|hope) to live (by|near|in|at|on|with|next to) (the|a|my|france)",
  "(dont|do not) (want|wanna) to go to (school|work|practice|training|class|the gym|college|uni) (today|tomorrow|on|anymore|again)",
  "(want|wanna|going|like) to (end|cancel|stop) (it|this) _ (subscription|plan|trial|membership|challenge|streak)",
  "(told|tell) (my|a|the) (friend|coach|mum|mom|sister|brother|best friend|mate) (a|my|the) secret",
  "(跟|同|对|给)(我|)(朋友|教练|妈|姐|哥|老师|闺蜜)(说|讲)(了|咗|)(一个|个|)秘密",
  "(not|isnt|arent) (talking|speaking) to (my|each other) (brother|sister|mum|mom|dad|cousin|roommate|neighbour|neighbor|)",
  // Numbers as they should be.
  "(血 压|bp|blood pressure) (is |was |at |of |) _ <95-134>",
  "(心 率|脉 搏|心 跳|pulse|heart rate|hr|rhr) (is |was |at |of |) _ <45-100>",
  "(体 温|temp|temperature) (is |was |at |of |) _ <36-37.4>",
  "(血 氧|spo2|oxygen|sats) (is |was |at |of |) _ <95-100>",
  // Of this service.
  "(didnt|did not|dont|not|doesnt|never) answer (my|the|a) question",
  "(没|没有|冇|不) (回 答|答) _ 问 题",
  "(再|重新) (回 答|答) 一 次",
  "(keep|keeps) (saying|repeating|telling me) (the same|that|it)",
  // Better again.
  "(fever|cough|swelling|rash|headache|bruise) (is |has |s |)(gone|went away|cleared|better)",
  "(疹 子|肿|烧) _ (退|消|好) (了|光|咗)",
];

/** What takes a plain statement back: who 打给我一顿 does not ring. */
export const NEVER_PLAIN: readonly string[] = [
  "(一|两|几|好 几) (顿|巴 掌|耳 光|拳|脚|棍)",
  "(一|两|三|几) (下|个) (巴 掌|耳 光|拳|脚|棍)",
  "(砸|揍|扇|踹|踢|掐|殴|抽|烫|捅|砍|掴) (我|佢|他|她|了 我|咗 我|向 我|到 我|在 我|死)",
  "(砸|打|揍|扇|踹|踢) (得|到) (我|佢|他|她|全 身|头|脸|眼|青|肿|流)",
  "(家 暴|巴 掌|耳 光|拳 打 脚 踢|救 命|流 血|威 胁)",
  "(with|using) (a|his|her|their) (belt|stick|bat|fist|fists|knife|cable|hanger)",
  "(black eye|scared of|afraid of|threatened|threatens)",
  // Nor is a medicine that helps no more.
  "(doesnt|not|isnt|wont|no longer|stopped) (help|helping|work|working)",
  "(shaky|faint|dizzy|without eating|too much|by mistake|wrong)",
];
