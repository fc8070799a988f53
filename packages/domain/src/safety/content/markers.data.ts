import type { Concept } from "./content-rule.ts";

/** How things are meant: negation, time, teaching, fiction, quotation, idiom, and the setting of exercise. */
export const MARKER_CONCEPTS: Readonly<Record<string, Concept>> = {
  negation: {
    setting: true,
    en: "no; nobody; not; never; without; none; nor; neither; dont; doesnt; didnt; havent; hasnt; hadnt; isnt; arent; aint; wasnt; werent; wont; wouldnt; couldnt; cannot; denies; denied; free of; free from; rather than; instead of; absence of; stop myself from; avoid+; prevent+; protect+ _ from; no longer; quit; gave up",
    zh: "没; 没有; 不; 无; 未; 非; 别; 从不; 从未; 从来没; 从来不; 并未; 并没有; 毫无; 避免; 防止; 预防; 杜绝; 拒绝; 不会; 不想; 不用; 戒了; 勿",
  },
  notNegation: {
    setting: true,
    en: "isnt (it|self|that|this); not only; not just; not sure (if|whether|why|what); no matter; no idea; no wonder; wont stop; doesnt stop; not stopping; not get+ better; not going away; wont go away; why not; where (no one|nobody|there is (no one|nobody)); so (that |)(no one|nobody); without (a doctor|supervision|anyone|telling|leaving|asking|consent|permission|rest|warm*|food|eating|water|drinking)",
    zh: "不过; 不但; 不仅; 不只; 不光; 不知; 不舒服; 不对劲; 不停; 不断; 不止; 不住; 不由; 不自; 不自主; 不得不; 不久; 不少; 不同; 不好意思; 没想到; 没办法; 没法; 没过; 无法; 无缘; 无论; 无意; 是不是; 能不能; 要不要; 会不会; 有没有; 可不可; 行不行; 好不好; 该不该; 对不对; 用不用; 算不算; 想不想; 严不严; 难不难; 要不; 非常; 非要; 非得; 不行; 差别; 特别; 别人; 区别; 级别; 个别; 性别; 告别; 分别; 不一会; 没有人的; 没人的; 没人在; 没有人在; 没多久; 怎么没; 不正常; 不规则; 不齐; 不稳; 不清; 不见好; 不退; 不被; 不让; 不引起; 不留; 不通过; 不经; 未经; 未成年; 不管; 不顾; 不易; 不容易; 不小心; 不可; 不明; 不觉; 不再",
  },
  negationEnd: {
    setting: true,
    en: "but; however; although; though; because; and i; and im; and my; and then; and now; and feel; and have; and want; yet; except; so that; while; when; until; can you; how do; so how; so what; what should; should i",
    zh: "就; 但; 可是; 不过; 却; 只是; 然而; 而且; 因为; 就是; 所以; 现在; 除了; 可我; 怎么; 为什么",
  },
  past: {
    setting: true,
    en: "(year+|month+|decade+) ago; years back; long ago; last year; as a (child|kid|teen|teenager|student); when i was (a|young|little|younger|#|in|at); in (my|his|her|their) (teens|twenties|thirties|youth|childhood|20s|30s|past); in (college|university|school|high school) i; used to; back in (#|college|school|university|the day); once had; had _ once; at university; during my (teens|childhood); fully (recovered|healed); recovered fully; have recovered; been recovered; has recovered; ive recovered; completely (recovered|healed|better); all (healed|clear|better) now; fine now; in recovery (for|since) # year+; been in remission; cleared (me|by|to|for|him|her); has cleared; history of; previously; in the past; no longer; has since; passed away; died (in|of|from) _ (<1900-2030>|years|age); survived",
    zh: "年前; 个月前; 去年; 前年; 小时候; 童年; 上学时; 上学的时候; 大学时; 大学的时候; 中学时; 高中时; 初中时; 年轻时; 年轻的时候; 以前有过; 以前得过; 曾经; 曾有; 当年; 那时候; 岁的时候; 多岁时; 岁时; 已经康复; 已康复; 完全恢复; 已经恢复; 恢复了; 痊愈; 治好了; 都好了; 全好了; 已经好了; 好多年了; 早就好; 没犯过; 没再犯; 没复发; 医生已经让; 医生说可以; 医生同意; 医生允许; 康复师已经; 戒了; 已戒; 不再; 过去的; 去世",
  },
  present: {
    setting: true,
    en: "right now; still (hurt+|have|having|get|bleed*|dizzy|feel*|numb|there|swollen|going|pain*|cant); again; came back; back again; at the moment; today i; this morning; tonight; keeps; getting worse; since then; every time; ever since; these days; lately; recently",
    zh: "现在又; 现在还; 还是疼; 还是痛; 还在疼; 又开始; 又犯; 又复发; 刚才; 刚刚; 今天又; 最近; 每次; 一直; 从那以后; 老是; 总是; 经常",
  },
  educational: {
    setting: true,
    en: "(what|which) (are|is) _ _ (sign|signs|symptom|symptoms|cause|causes|risk|risks|effect|effects|definition|difference|consequences|treatment|treatments|complications); what _ (cause+|mean+|trigger+); what is (a|an|the|meant); what does _ _ (mean|feel like|look like); what happen+; why (do|does|is|are|did|was|were|can); explain in general; in general; generally; how (common|serious|dangerous|long|likely|many|often) (is|are|does|do|can|after|until); how (do|does|did) _ (affect|happen|occur|develop|spread|work|get diagnosed|start); how (can|do|should|to) (you|we|i|someone|people|one|coaches|gyms|staff|parents) (prevent|recogni*|spot|detect|treat|diagnose|test|tell if|know if|help|support|fix|cure|get rid); how (is|are|was|were) _ _ (diagnosed|treated|spread|caused|killed|made|tested|transmitted|prevented|detected|measured|used); can you (die|live|survive|recover|get|have) _; difference between; (learn|learning|teach|teaching|study|studying|read|reading|curious) about; the (history|science|dangers|risks|symptoms|signs|prevention) of; is _ (an emergency|contagious|hereditary|curable|dangerous|serious|fatal|genetic|banned|bad for you|a sign of|normal|the same as|considered|painful|reversible); define; definition of; myth or fact",
    zh: "是什么意思; 什么是; 有哪些症状; 的症状; 症状有; 有什么症状; 有什么表现; 有哪些表现; 有哪些信号; 预警信号; 的原因; 什么原因; 是什么引起; 引起的; 为什么禁; 为什么会; 如何预防; 怎么预防; 怎样预防; 如何识别; 怎么识别; 怎么判断; 如何判断; 如何急救; 怎么急救; 科普; 一般来说; 通常; 如何治疗; 怎么治疗; 怎样治疗; 怎么治; 治疗方法; 能治好; 能治愈; 遗传吗; 会遗传; 传染吗; 有什么危害; 有哪些危害; 的危害; 的影响; 会怎样影响; 有什么区别; 的区别; 的定义; 注意什么; 注意事项; 挂什么科; 看什么科; 看哪个科; 会有什么后果",
  },
  fiction: {
    setting: true,
    en: "in (the|a|my|this) (novel|book|movie|film|story|game|show|series|episode|play|song|anime|comic|manga|tv show); the novel; (novel|movie|film|screenplay|short story) (about|where|i|im); character+ (in|who|dies|gets|faints); (school|class|history|biology|science|psychology|health) (report|project|essay|assignment|presentation|paper|class|homework); for (my|a|an) (exam|essay|thesis|lecture|poster|presentation|course|quiz); (instructor|coaching|first aid|certification|nursing|trainer) (exam|course|test|class|certificate|training|poster); as a (coach|trainer|teacher|nurse|instructor|physio|physiotherapist|paramedic|researcher|lifeguard); i (teach|coach|train) (a|aerobics|yoga|pilates|spin*|swim*|people|kids|seniors|runners|clients|class*); im a (coach|teacher|nurse|trainer|physio|lifeguard|journalist); writing (a|an|my) (essay|article|report|novel|story|book|paper|blog|leaflet|poster); i read (that|about|an article|a study); documentary; news (story|article|report); if (someone|somebody|a client|a member|a runner|a player) (feels|felt|has|had|gets|collapses|collapsed|faints|fainted|is having)",
    zh: "小说; 电影; 电视剧; 剧本; 动画; 漫画; 游戏里; 故事里; 角色; 学校的报告; 写报告; 写论文; 写作业; 写文章; 写一篇; 课上; 上课要讲; 考试; 资格考; 海报; 宣传册; 我是教练; 我是老师; 我是护士; 作为教练; 作为老师; 我教; 急救培训; 急救课; 培训课; 新闻里; 新闻说; 纪录片; 历史上; 如果有人; 假如有人; 如果学员; 如果会员; 研究表明",
  },
  citing: {
    setting: true,
    en: "headline+; say+; said; wrote; written; sign; poster; called; titled; title; lyrics; song; phrase; word; term; reads; quote+; motto; slogan; band; named; saying; label; tshirt; shirt",
    zh: "写着; 写道; 说; 标语; 叫做; 名叫; 歌; 口号; 所谓; 一词; 这个词; 这句话; 标题; 墙上; 牌子; 提示",
  },
  idiom: {
    en: "(pass|passing|passed) out (_ |)(flyer+|leaflet+|medal+|water|bottles|bibs|gels|snacks|drinks|towels|candy|cards|papers); overdosed on (the |my |too many |)(coffee|chocolate|cardio|squats|push ups|pushups|burpees|carbs|sugar|pizza|cake|sweets|candy|netflix|running|cheese); (threw|throw|throws|throwing|thrown) up (my|his|her|their|our|both) (hand|hands|arms|fists|gloves); cold (drink+|shower|showers|brew|beer|snack|meal|smoothie|coffee|juice|milk|towel|pack|start); (avoid+|prevent+|risk of|signs of) (|risk of|signs of) overtrain*; want to live (a (boring|sedentary|lazy|quiet|stressful|life (of|full|without))|by (other|others|their|someone)|up to|in (a (city|big|flat|small)|the (city|past|suburbs))); (shoot|shoots|shooting) _ _ (pointer+|hoops|lapse|throw+|photo+|video+|basket+|pictures|film); killing (me|it|my (legs|quads|arms|abs|back|shoulders|glutes|calves|feet)) (|lol|haha|today); (this|that|the|his|her|my|your) _ (workout|session|class|leg day|coach|trainer|burpees|squats|lunges|hill|hills|intervals|set) (is|are|was|were|just|nearly|almost|totally) (killing|killed|destroyed|murdered|slayed) (me|us|my legs); (coach|trainer|workout|session|leg day|burpees|squats) (killed|murdered|destroyed|tortured) (me|us); kill+ (it|the workout|this workout|that workout|time|a process|the process|process|a python process|my gains|weeds|the engine|the lights|the mood|germs|bacteria|bed bugs|ants|cockroaches|mosquitoes|weed|fat|calories|two birds); (killer|kick ass|badass|insane|sick|crazy) (abs|workout|legs|body|glutes|session|routine|pump|set|arms|core); die+ (to (try|know|see|get|go|start|join|run|hear|learn)|for (a|some|an)|laughing|of (boredom|laughter|embarrassment|curiosity)); dying (to|for) (try|know|see|get|go|start|join|hear|learn|a|some|that|shoulders|abs); to die for; drop dead gorgeous; dead (tired|bug|bugs|hang|hangs|lift|lifts|weight|ball|last|on my feet|serious|easy|simple|sexy); dead after (that|this|leg|the); legs are (dead|toast|jelly|on fire|burning); (my|the) (legs|arms|abs|quads|lungs|muscles|thighs|calves|shoulders|glutes) (are|were|was|is) (dead|dying|on fire|burning|toast|jelly|killing me); starving after; im starving; absolutely starving; suicide (run+|sprint+|drill+|squeeze|grip|push ups|squad); shoot (hoops|some hoops|me (a|an) (message|email)|a (message|penalty|free throw)|basketball|arrows|pool|an email|free throws|penalties); (beat|crush|smash|destroy|kill|shatter|break|blow|annihilate|demolish) (my|his|her|their|our|the|that|a) _ (pb|pr|record|records|personal best|goals|goal|time|workout|interview|exam|competition|opponents in|10k|5k|marathon|plateau|leg day|chest day|habit|bench|squat|deadlift); crush+ it; smash+ it; blow+ up my (arms|biceps|chest|glutes|phone); heart (skips|skipped) a beat (when|for|at); heart (burst+|jumping|leap*|pound*|racing|almost|nearly) _ (with|of|out of) (joy|happiness|excitement|pride|chest when|love); (take|took) my breath away; out of breath (in a good way|like normal|as expected|but fine|then fine); hang+ (out|in there|a picture); cut+ (out|down|back|carbs|sugar|calories a bit|weight slowly|class|corners|the grass|season|phase); heart attack (on a plate|when (my|i saw|the)|seeing); gave me a heart attack (lol|haha|when); addicted to (running|yoga|climbing|cycling|swimming|lifting|this app|chocolate|coffee|hiking); punch bag; punching bag; knockout (punch|in boxing|blow); body (shot|shots) in boxing; (bomb+|nail+|kill+|murder+|slay+) (the|my|an|that|this) (interview|exam|test|audition|pitch|presentation|dance|performance|role|show|stage); bomb (cyclone|recipe|squat|diggity); bath bomb+; photo (bomb|shoot); (dance|stage|comedy|gig) (kill|slay|murder|destroy); (kill+|butcher+|murder+) (my|the|a|your) (lines|song|dish|lamb|pig|cow|chicken|turkey|fish|buck|hog|deer|lobster); (murder|crime) mystery; (execute|terminate|kill|abort) (a|the|my|python|linux|java|an) (process|program|thread|task|command|script|contract|plan|play|move|lift|trade|order|job); gut a fish; dive bomb; jump rope; skull crusher+; guillotine (choke|in bjj); cliffhanger; deadly (serious|nightshade plant); sudden death (overtime|round|match|playoff); death march drill; death by (burpees|chocolate|thrusters|pull ups); good mornings; (russian|bulgarian) (twist|twists|split squat|split squats); ripped; shredded (abs|body)",
    zh: "不想活(成|出)_; 不想活得_(累|平庸|普通|窝囊|憋屈|复杂|将就|随便|糊涂|卑微|小心|像|拘束)(了|); 不想死(得_早|得太早|于|在_年轻); 不想(太早|早早|这么早|那么早|早)死; (帮助|帮|支持|劝|识别|陪伴|关心)__(想自杀|要自杀|想轻生|有自杀念头|想死|不想活)的(人|青少年|人群|网友); (避免|防止|预防)_(过度训练|训练过度); 轻断食; 怎么死的; 撞墙期; 马拉松_撞墙; 跑步_撞墙; 一击毙命; (笑|累|饿|困|热|渴|酸|忙|美|爱|气|冷|烦|羞|丢人|无聊|开心|高兴|激动|可爱|想|馋|羡慕|晒|甜|帅|爽|难看|练)死(我了|我|了|人); 要死要活; 生不如死的训练; 想死(你|我了|哈|的心都有了哈); 死虫; 死虫式; 死磕; 死记; 死党; 死板; 死角; 死心; 死机; 死循环; 死撑; 死肌肉; 卡死; 死忠; 该死; 打死也; 死活; 杀(青|价|毒|菌|虫|手锏|进程|时间|猪|鸡|鱼|球|入|到|伐果断|马|软件|毒软件); 秒杀; 抹杀; 扼杀; 虐(惨了|菜|狗|腹|腿|臀|背|腹肌|我们|我); 练(废|残|爆|趴|瘫|哭|吐)了; 练到(废|爆|趴); 跪了; 吐槽; 吐血(推荐|训练|整理); 爆(汗|肝|表|款|卡|发力|米花|炸头|冷); 炸(鸡|裂|了); 太炸了; 心(都|快)(快|要|都)(跳出来|融化|化了|碎了)了; 心跳出来; 心动; 吃土; 砍(价|柴); 打(球|卡|羽毛球|网球|篮球|乒乓球|太极|拳击|电话|游戏|车|针|底|印|工|扫|算|包|开|招呼|折|呼|鸡血|气|破); 自杀式冲刺; 拳击; 散打训练; 搏击操; 格斗游戏; 抗击打; 割(草|稻|麦|韭菜); 上吊(床|顶); 毒(舌|鸡汤|奶); 中毒太深; 有毒(的笑|吧哈); 绝了; 要命(的好吃|地爱); 命(都快没了哈|都没了哈); 断片(的视频); 大姨妈; 燃脂; 心肺; 晕船; 晕车; 废了哈",
  },
  joking: { setting: true, en: "lol; haha*; lmao; rofl; jk; just kidding; hehe*", zh: "哈哈; 嘻嘻; 呵呵; 嘿嘿; 开玩笑; 玩笑" },
  exercise: {
    setting: true,
    en: "exercise+; exercising; workout+; work+ out; working out; train+; training; gym; run+; running; ran; runner+; jog+; jogged; sprint+; marathon; half marathon; 5k; 10k; treadmill; elliptical; cycle; cycling; bike; biking; cycled; ride; spin+; spinning; swim+; swam; swum; laps; pool session; row+; rower; squat+; deadlift+; bench press+; benching; press+ ups; push ups; pushups; pushup; push up; pull ups; pullups; plank+; burpee+; lunge+; crunch*; sit ups; situps; kettlebell+; barbell; dumbbell+; weights; lift+; lifting; weightlifting; powerlifting; crossfit; hiit; cardio; aerobics; zumba; yoga; pilates; dance class; dancing; tennis; football; soccer; rugby; basketball; volleyball; badminton; squash; hockey; boxing; martial arts; judo; karate; wrestling; climb+; climbing; bouldering; hike; hiking; hiked; ski; skiing; snowboard*; skate; skating; triathlon; ironman; race+; racing; match; practice; pe class; bootcamp; interval+; stairs; stairmaster; session; sets; reps; warm up; sport+; walk+; play+ _ (match|game|half)",
    zh: "运动; 锻炼; 健身; 训练; 跑步; 夜跑; 晨跑; 慢跑; 跑完; 跑了; 跑到; 跑得; 跑# ; 开跑; 冲刺; 马拉松; 半马; 全马; 公里; 跑步机; 椭圆机; 骑车; 骑行; 单车; 动感单车; 游泳; 游完; 划船机; 深蹲; 硬拉; 卧推; 俯卧撑; 引体向上; 平板支撑; 波比跳; 箭步蹲; 卷腹; 仰卧起坐; 壶铃; 杠铃; 哑铃; 举重; 举铁; 撸铁; 力量训练; 有氧; 健美操; 瑜伽; 普拉提; 跳舞; 广场舞; 跳绳; 跳操; 打球; 篮球; 足球; 网球; 羽毛球; 乒乓球; 排球; 橄榄球; 拳击; 跆拳道; 柔道; 摔跤; 攀岩; 爬山; 登山; 徒步; 滑雪; 滑冰; 铁人三项; 比赛; 上课; 体育课; 军训; 间歇; 爬楼; 爬楼梯; 练腿; 练胸; 练背; 练完; 练了; 练习; 练到; 练的时候; 这节课; 热身; 走路; 散步; 太极; 蹬车; 上场; 下半场; 挑战赛; 健身房; 动作; 跳完; 打完; 骑完; 一组; 负重",
  },
  goOn: {
    setting: true,
    en: "keep (going|running|training|exercising|working out|lifting|playing|pushing|swimming|cycling|on); push (through|on|myself); power through; train through; work through; run through; play through; carry on; continue; finish (the|my|this|it); go (again|back|on|harder|tonight|today|running|ahead|to the gym|for a run); still (go|train|run|lift|play|do|work|race|compete|swim|ride|exercise); can i (lift|run|train|play|go|do|keep|still|compete|race|ride|squat|take|swim|exercise|work out|climb); should i (lift|run|train|play|go|keep|still|finish|push|do|just|work out|carry|continue); run (further|faster|longer); how (do|can) i (run|train|lift|get|keep|finish); want to (run|train|lift|play|go|compete|race|do|finish|deadlift|squat|keep|continue); i (will|ll|am going to|plan to|intend to) _ (run|train|lift|play|race|compete|go|do|keep|work out|ride|finish|squat|deadlift); planning to; going to (run|train|lift|play|race|compete|work out|do|go|keep|ride|try|hit); still got; any tips; which (exercise|exercises|running plan|plan|workout|leg exercises|machine|one|drill|drills); what (exercise|exercises|workout|workouts|training|plan); training plan; more (sets|reps|miles|km|weight|rounds); add (another|a second|more|extra); one more (set|lap|rep|round|mile|km|game); today; tonight; tomorrow",
    zh: "继续; 接着; 坚持; 硬撑; 硬练; 硬扛; 撑过去; 扛过去; 练过去; 跑完; 练完; 还能; 能练; 能跑; 能上; 能去; 能做; 可以练; 可以跑; 要不要练; 能不能; 可不可以; 可以继续; 还要; 要不要; 想练; 想跑; 想硬拉; 想去; 打算; 准备; 计划; 跑得更; 跑更; 更快; 加练; 再练; 再来; 再跑; 再加; 再去; 怎么练; 练哪些; 练什么; 哪些动作; 什么动作; 什么计划; 训练计划; 今天; 今晚; 明天; 排个; 怎么跑; 下半场; 忍一忍; 忍着",
  },
  urgentNow: {
    setting: true,
    en: "right now; at this moment; as i (type|write); just (started|happened|collapsed); suddenly; all of a sudden; out of nowhere; # (minutes|min|mins) ago; for (the last|the past|over|about) # (minutes|min|mins); please help; somebody help; wont stop; cant stop",
    zh: "现在(正|还|闷|晕|发|喘|出|痛|就|很|突然|胸|喘|疼|痛|头|手|脚|说|动|不能|呼吸|快|叫|嘴|脸|浑身|全身|半边|一直|心|又|觉得|感觉); 正在; 此刻; 刚刚; 刚才; 突然; 忽然; 猛地; 救命; 快来人; 分钟了; 分钟前; 还没停; 止不住; 停不下来",
  },
  now: {
    setting: true,
    en: "right now; now; at this moment; currently; just (now|started|happened|collapsed|stopped|got|felt|had); suddenly; all of a sudden; for (the last|the past|over) # (minutes|min|mins|hours|hour); # (minutes|min|mins) ago; an hour ago; help; help me; please help; quick; quickly; urgent; emergency; since (this morning|minute|an hour); wont stop; cant stop; getting worse; got worse; worse",
    zh: "现在; 正在; 此刻; 刚刚; 刚才; 刚; 突然; 忽然; 一下子; 猛地; 救命; 快来人; 怎么办; 急; 分钟了; 分钟前; 小时前; 到现在; 还没停; 越来越; 加重; 不缓解; 停不下来; 止不住",
  },
  minorPerson: {
    setting: true,
    en: "(im|i am) <8-17>; (im|i am|am|aged|age|hes|shes|he is|she is|is) (only |just |almost |nearly |)<5-17> (years old|year old|yo|yrs|yr|y o|and|but|now|can|can u|can you|want|f|m); <4-17> (year|yr) old; <4-17> yo; <4-17> years old; turning <5-17>; (my|our|a) _ (toddler|child|kid|little boy|little girl|year old (son|daughter|boy|girl)); teenager; teenage (girl|boy|son|daughter); in (middle|primary|elementary|junior high) school; (seventh|eighth|ninth|7th|8th|9th|6th|sixth) grade*; underage; im a (teen|teenager|minor|kid|child)",
    zh: "<4-17>岁; 我<8-17>(了|想|要); 才<4-17>; 未成年; 小学生; 初中生; 中学生; 高中生; 初一; 初二; 初三; 孩子才; 青少年; 上小学; 上初中; 上高中",
  },
  childPerson: {
    setting: true,
    en: "<2-12> (year|yr) old; <2-12> years old; (im|i am|hes|shes|he is|she is) <5-12>; (nine|eight|seven|ten|eleven|twelve) year old; toddler; my (kid|child|little (boy|girl|one)); (primary|elementary) school",
    zh: "<3-12>岁; 小学生; 幼儿; 我家娃; 小朋友; 幼儿园",
  },
  olderPerson: { setting: true, en: "(im|i am|aged|age) <65-110>; <65-110> (year|years|yr) old; elderly", zh: "<65-110>岁; 老年; 老人" },
  pregnancy: {
    setting: true,
    en: "<4-42> (weeks|wks|wk) (and|pregnant|on|along|bleeding|waters|twins); <20-42>wks; prenatal; the baby move; waters broke; pregnan*; expecting (a baby|twins|my); weeks along; # weeks pregnant; first trimester; second trimester; third trimester; trimester; with child; (carrying|expecting) twins; my (baby bump|bump); due in # weeks",
    zh: "<20-42>周; 胎位; 羊水; 怀孕; 孕妇; 孕期; 孕早期; 孕中期; 孕晚期; 有孕; 怀着; 怀上; 怀双胞胎; 孕#周; #周孕; 孕吐; 胎儿; 胎动; 双胞胎; 肚子里; 身孕; 预产期; 怀了",
  },
  heartDisease: {
    setting: true,
    en: "heart (disease|condition|failure|problem|problems|attack|surgery|bypass|murmur|patient); cardiomyopathy; arrhythmia; atrial fibrillation; afib; angina; coronary; stent+; pacemaker; bypass surgery; aortic; long qt; myocarditis; cardiac patient",
    zh: "心脏病; 冠心病; 心衰; 心力衰竭; 心梗; 心绞痛; 房颤; 心律失常; 心肌炎; 心肌病; 支架; 搭桥; 起搏器; 心脏手术; 先心病; 心脏瓣膜",
  },
  diabetes: { setting: true, en: "diabetes; diabetic; diabetics; type (1|2|one|two) (|diabetes|diabetic); t1d; t2d; im type (1|one|2|two)", zh: "糖尿病; 一型糖; 二型糖; 1型糖; 2型糖; 血糖高" },
  asthma: { setting: true, en: "asthma; asthmatic", zh: "哮喘" },
  epilepsy: { setting: true, en: "epilepsy; epileptic", zh: "癫痫" },
};
