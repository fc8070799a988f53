/** By which words people wish for a session. Design values. */

import type { WorkoutEquipment, WorkoutKind, WorkoutLoad } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";

/** That something is to be made or chosen. */
export const ASKS_FOR_SESSION: readonly string[] = [
  "(make|give|gimme|build|design|create|write|plan|suggest|recommend|program|do|put together) (me|us|my|a|an|some|something)",
  "(come up with|throw together|set up) (me|us|my|a|an|some|something)",
  "(make|give|get|build|set|do|write|sort|show) (me|us) _ (a|an|some|the)",
  "(i need|i want|i would like|i d like|i wanna|id like|need|want|looking for|fancy|got|have you got|do you have|any) _ (a|an|some|good)",
  "(im|i m|am|just|really) after _ (a|an|some|good)",
  "(can|could|would|will) (you|u) (please|pls|) (make|give|build|design|create|write|plan|suggest|do|put|come|set)",
  "(let s|lets) (do|go|train|hit)",
  "(what|which) (should|can|could|shall|do|to) (i|we) (do|train|hit)",
  "what to do",
  "what would you do (if you were me|in my place|instead)",
  "(你要是我|换作你|如果你是我)",
  "每天_#分钟",
  "(please|pls|plz|go|ideas|idea|thanks)",
  "(you|u|your|just) (pick|choose|decide|call)",
  "(surprise me|pick one|cant decide|can t decide)",
  "(train|work|hit|do) (my|some)",
  "i only have",
  "(i ve|ive|i have|have|only|just) (got|) (about|only|like|)_ # (min|mins|minutes)",
  "(给|帮|替|教|俾|畀)(我|我们|我妈|我爸)",
  "(来|來|排|弄|整|出|做|定|安排|设计|推荐|规划|制定|写)(个|一个|一套|套|一组|组|点|段|一段|份|一份|几个)",
  "(想|要|打算|准备)(练|做|动|跑|游|骑|出|来|弄|搞)",
  "(练|做)(什么|啥|点什么|点啥|哪些|哪个|乜)",
  "(怎么|咋|如何|点)(安排|练|排|弄|搞)",
  "(再|)排一(次|下|回)",
  "先(干|做|练|搞)点(啥|什么)",
  "有(什么|没有|沒有|冇|啥)(适合|推荐|简单|)",
  "(安排|走起|搞起|推荐|拜托)",
  "(只有|还有|就有|有)_ # (分钟|小时|个小时)",
];

/** What is wished for, whatever its kind. */
export const SESSION_NOUNS: readonly string[] = [
  "(workout|session|routine|circuit|exercises|sequence|flow|set|class|training|moves|drill)",
  "(program|programme)",
  "(day|exercise)",
  "(训练|锻炼|运动|练习|动作|一套|课表|菜单|流程|操|一组)",
];

export const KIND_WORDS: Readonly<Record<WorkoutKind, readonly string[]>> = {
  core: [
    "(core|abs|ab|abdominal|six pack|midsection|planks|tummy|obliques)",
    "(核心|腹肌|腹部|马甲线|肚子|仰卧起坐)",
  ],
  legs: [
    "(leg|legs|lower body|quads|thighs|hamstring strength|calves)",
    "(腿|下肢|下半身|腿日|大腿|小腿肌)(部|)",
  ],
  glutes: ["(glute|glutes|booty|bum|butt|hip strength)", "(臀|屁股|翘臀|臀部)"],
  arms: ["(arm|arms|biceps|bicep|triceps|tricep)", "(手臂|胳膊|二头|三头|臂|拜拜肉)"],
  shoulders: ["(shoulder|shoulders|delts)", "(肩部|练肩|肩膀)"],
  push: ["(push day|push workout|push session|chest|pecs|push)", "(推日|推类|胸|胸肌|推的)"],
  pull: [
    "(pull day|pull workout|pull session|back day|back workout|lats|pull|train my back|back and biceps)",
    "(拉日|拉类|练背|背部训练|背肌|背)",
  ],
  upper: ["(upper body|upper-body|upper)", "(上肢|上半身)"],
  full: [
    "(full body|whole body|total body|full-body|all over|strength|dumbbell|kettlebell|bodyweight|body weight|resistance)",
    "(lift|lifting|weights|gym|gym session)",
    "(全身|力量|徒手|自重|撸铁|重训|健身房|举铁)",
  ],
  stretch: [
    "(stretch|stretching|stretches|mobility|flexibility|foam roller|limber|supple)",
    "(拉伸|伸展|柔韧|灵活性|拉筋|泡沫轴|筋骨)",
  ],
  stretch_legs: [
    "(hamstring|hamstrings|calf) (stretch|stretches|mobility)",
    "(stretch|stretches) for _ (legs|hamstrings|runners)",
    "(腿|腿部|跑后)(拉伸|伸展)",
  ],
  stretch_hips: [
    "(hip|hips) (mobility|stretch|stretches|opener|openers|flexor)",
    "(tight|stiff) hips",
    "(髋|胯|开髋|开胯)(关节|部|)(灵活|拉伸|打开|)",
  ],
  stretch_back: [
    "(back|spine|lower back) (stretch|stretches|mobility|routine)",
    "(stretch|stretches|something|routine) for (my|a|the) (stiff|tight|sore|) (lower|) back",
    "(腰|背|下背|腰背)(部|)(拉伸|舒展|放松|伸展)",
  ],
  stretch_neck: [
    "(neck|shoulder|shoulders) (stretch|stretches|mobility|routine|release)",
    "(neck and shoulder|neck and shoulders|tight neck|stiff neck|tight shoulders)",
    "(肩颈|颈椎操|脖子|开肩|颈肩)",
  ],
  warm_up: ["(warm up|warmup|warm-up)", "(热身|暖身)"],
  cool_down: [
    "(cool down|cooldown|cool-down|after my run stretch)",
    "(练后|跑后|收操|缓和|冷身|整理)(放松|拉伸|运动|)",
  ],
  cardio: [
    "(cardio|aerobic|aerobics|low impact|get sweaty|sweat|boxing style|dance)",
    "(有氧|出汗|出点汗|燃脂|拳击有氧|暴汗|减脂操)",
  ],
  hiit: ["(hiit|tabata|emom|amrap|high intensity|crossfit)", "(高强度间歇|间歇训练|tabata|hiit)"],
  run: [
    "(easy run|recovery run|zone 2 run|run today|long run|a run|steady run)",
    "(轻松跑|慢跑|今天跑|跑多久|跑多长)",
  ],
  run_intervals: [
    "(running|run|track|speed|treadmill) (intervals|interval|session|workout|sprints)",
    "(interval|intervals|speed) (run|running|session|workout)",
    "(fartlek|hill repeats|sprint intervals|400s|800s|treadmill workout)",
    "(间歇跑|跑步间歇|冲刺间歇|法特莱克|速度跑|变速跑|跑步机间歇)",
  ],
  walk: ["(walk|walking)", "(快走|走路|散步|步行|健走)"],
  bike: [
    "(bike|cycling|cycle|spin|spinning|turbo|ride|peloton)",
    "(骑行|单车|骑车|飞轮|动感单车|自行车|骑行台)",
  ],
  swim: ["(swim|swimming|pool|aqua)", "(游泳|泳池|水中)"],
  row: [
    "(rowing|rower|erg|elliptical|cross trainer|stairmaster|concept 2)",
    "(划船机|椭圆机|登山机)",
  ],
  rope: ["(jump rope|skipping|rope|skip)", "(跳绳)"],
  stairs: ["(stairs|stair|staircase)", "(爬楼|楼梯)"],
  yoga: ["(yoga|pilates|vinyasa|sun salutation|tai chi|barre)", "(瑜伽|普拉提|太极|八段锦)"],
  chair: ["(chair|seated|sitting down|wheelchair)", "(椅子上|坐着|坐姿|轮椅|椅子)"],
  office: ["(desk|office|between meetings|zoom|at work)", "(办公室|工位|久坐|开会|上班)"],
  balance: ["(balance|fall prevention|not fall|falls)", "(平衡|防跌|摔跤|站得稳|防摔)"],
  calm: [
    "(wind down|calm|before bed|bedtime|relax|relaxing|breathing|sleep well|breathwork|meditation)",
    "(睡前|放松|助眠|呼吸练习|冥想|静一静)",
  ],
  recovery: ["(recovery|recovery day|active recovery|deload)", "(恢复|主动恢复|休息日)"],
};

/** That one of two is to be chosen. */
export const CHOICE_WORDS: readonly string[] = ["or", "(还是|或者|或)"];

/** What was trained or hurts from training: the session spares it. */
export const SORE_WORDS: readonly string[] = [
  "(legs|arms|quads|chest) (are|is|feel|still|) _ (sore|dead|toast|cooked|wrecked|destroyed|killing me|trashed|shot|fried|jelly)",
  "(back|everything|glutes|shoulders|body) (are|is|feel|still|) _ (sore|dead|toast|cooked|wrecked|destroyed|killing me|trashed|shot|fried|jelly)",
  "(sore|dead|cooked|toast) (legs|arms|chest|from|after)",
  "doms",
  "(腿|胳膊|手臂|全身|浑身|胸|背|屁股|大腿)(酸|痛|疼|废|好酸|很酸|酸痛|还酸)",
  "(酸得|酸痛|肌肉酸|废了|酸到)",
];
export const TRAINED_BEFORE: readonly string[] = [
  "(did|trained|hit|was|had) _ (yesterday|last night)",
  "yesterday (was|i did|i trained|did)",
  "(昨天|昨晚|昨日|前天)(刚|)(练|做|是|蹲|跑)",
];

export const EQUIPMENT_WORDS: Readonly<Record<WorkoutEquipment, readonly string[]>> = {
  dumbbells: [
    "(dumbbell|dumbbells|db|dbs|weights|free weights|water bottles|bottles)",
    "(哑铃|水瓶|矿泉水)",
  ],
  band: ["(band|bands|resistance band|trx)", "(弹力带|弹力绳|阻力带)"],
  kettlebell: ["(kettlebell|kettlebells|kb)", "(壶铃)"],
  bar: ["(pull up bar|pullup bar|chin up bar|pull-up bar|rings)", "(单杠|吊环)"],
  gym: [
    "(gym|full gym|barbell|smith machine|machines|cable|cables|squat rack|bench)",
    "(健身房|杠铃|器械|龙门架|史密斯|卧推凳)",
  ],
};
export const NO_EQUIPMENT: readonly string[] = [
  "(no|without|zero|without any|no any) (equipment|gear|kit|weights|gym|dumbbells|machines)",
  "(bodyweight|body weight)",
  "(没|没有|无|不用|不需要|冇)(任何|)(器械|器材|装备|哑铃|健身房)",
  "(徒手|自重)",
];

export const SPARED_WORDS: Readonly<Record<WorkoutLoad, readonly string[]>> = {
  jumping: [
    "(no|without|not|avoid|zero) (jumping|jumps|impact|burpees)",
    "(low impact|no impact|quiet|quietly|silent|neighbours|neighbors|downstairs|upstairs flat|kids asleep|kids are asleep|baby asleep)",
    "(no|without) (noise|thumping|banging)",
    "(不|不能|不要|别|无|唔|唔好|唔可以)(跳|蹦)",
    "(楼下|不跳|邻居)",
  ],
  knee: [
    "(bad|dodgy|sore|bum|weak|dicky|iffy|grumpy|knackered|crap) (knee|knees)",
    "(knee|knees) (friendly|problem|problems|issue|issues|hurt|hurts|pain|are bad|is bad|is a bit|without bending)",
    "膝(盖|)(不好|疼|痛|不太好|有伤|不舒服|卡卡)",
    "(护膝|不伤膝)",
    "膝(盖|)_(手术|半月板|有旧伤|旧伤|旧患|开过刀|做过手术)",
    "(knee|knees) (op|surgery|injury|replacement|that plays up)",
  ],
  kneeling: ["(no|without|not|cant|avoid) (kneeling|kneel)", "(不要|不能|别|不)跪"],
  ankle: ["(bad|sprained|sore|rolled|twisted) ankle", "(脚崴|崴脚|脚踝|踝)(了|疼|扭|伤|)"],
  hip: ["(bad|sore) hip", "髋(疼|痛|不好)"],
  back: [
    "(bad|sore|dodgy|stiff|tight) (lower|) back",
    "(back|lower back) (friendly|pain|problem|issue|hurts|is bad)",
    "(腰|背)(不好|疼|痛|不太好|有伤|椎间盘)",
    "腰椎间盘",
  ],
  neck: ["(bad|sore|stiff) neck", "(脖子|颈椎)(不好|疼|痛)"],
  shoulder: [
    "(bad|sore|dodgy) (shoulder|shoulders)",
    "shoulder (friendly|pain|problem|hurts|is bad)",
    "肩(膀|)(不好|疼|痛|有伤|不能)",
    "(no|nothing|without|not|avoid) (overhead|over my head|above my head)",
    "(不要|不|别|不能|唔好)(举过头|过头|举高)",
  ],
  wrist: [
    "(bad|sore|dodgy|sprained) (wrist|wrists)",
    "(wrist|wrists) (hurt|hurts|pain|problem)",
    "手腕(不好|疼|痛|有伤)",
  ],
  floor: [
    "(no|without|not on the|off the|cant get on the|cant get down on the|not) (floor|lying down|lying|mat)",
    "not lying _ (on|) (the|) floor",
    "standing only",
    "(all|only) standing",
    "(不要|不能|不想|别|不用)(躺|趴|上垫子)",
    "(站着|全程站)",
  ],
  standing: [
    "(no|without|cant) (standing|stand)",
    "(can|) lie on the floor",
    "(do|doing|done) _ _ (lying down|lying|on my back|in bed)",
    "(something|workout|session|exercises) _ (lying down|on my back|in bed)",
    "(躺着|不能站|坐着)",
  ],
};

export const LEVEL_WORDS: Readonly<Record<"gentle" | "hard", readonly string[]>> = {
  gentle: [
    "(easy|easier|gentle|light|beginner|beginners|easiest|relaxed|simple)",
    "(low intensity|tired|knackered|newbie|starter|never (exercised|trained|worked out)|zone 2|hungover|exhausted)",
    "(my|for) (mum|mom|gran|grandma|grandpa|dad|mother|father|nan)",
    "(简单|轻松|柔和|温和|新手|初学|小白|入门|低强度|从没动过|从没练过|从来没运动过|累|缓|不太累|老年|老人|我妈|我爸|七十岁|轻柔|太难|太硬)",
  ],
  hard: [
    "(hard|harder|tough|advanced|intense|challenging|challenge|go hard|brutal|killer|spicy)",
    "(难一点|高强度|狠|进阶|猛|虐|有难度|难度大)",
  ],
};

/** It is to take less time than before, or more. */
export const LENGTH_WORDS: Readonly<Record<"shorter" | "longer", readonly string[]>> = {
  shorter: [
    "(shorter|shorten|too long|less time|bit quicker|quicker|briefer|cut it down|trim it)",
    "(短一点|短点|短些|再短|太长|太久|缩短|短啲|快一点结束)",
  ],
  longer: [
    "(longer|too short|more time|bit more|extend it|stretch it out)",
    "(长一点|长点|长些|再长|太短|加时|长啲|久一点)",
  ],
};

/** Before a kind that is not wished for. */
export const OTHER_KIND_WORDS: readonly string[] = [
  "(not|no more|other than|anything but|different from|instead of|rather than|dont want to|don t want to)",
  "(不是|不要|不想|唔系|唔要|跟|除了)",
];

/** Words by which the session before is to be changed. */
export const CHANGE_WORDS: Readonly<
  Record<"other" | "easier" | "harder" | "changed", readonly string[]>
> = {
  other: [
    "(another one|another|something else|different one|swap it|other one|next one|mix it up|not that|a new one)",
    "(换一个|换一套|换一组|换套|再来一个|再来一套|另一个|换个|别的|不要这个|第二套)",
  ],
  easier: [
    "(easier|something easier|too hard|simpler|too difficult|gentler|lighter|couldnt finish|can t finish)",
    "(简单点|简单一点|再简单|容易一点|轻松一点|太难|轻松点|容易点|做不完|太累|太硬)",
  ],
  harder: ["(harder|too easy|more intense|tougher)", "(难一点|难点|太简单|加点难度|更难)"],
  changed: [
    "(and for|what about|how about|same for|and my|one for) __ (my|the|a|)",
    "(swap|swap out|replace|skip|drop|ditch|leave out|take out)",
    "(换掉|去掉|删掉|换成)",
    "(i can only|i only have|im only free|only free)",
    "(make it|shorter|longer|only|not|but|without|no|with|instead|what if|and if|how about|can it be|actually)",
    "(坐着|躺着|站着|在床上)_(有吗|有没有|可以吗|行吗|的)",
    "(改成|改为|换成|只有|不是|不躺|唔好|唔要|唔想|短一点|短点|长一点|不要|不能|没有|要是|那|如果|但|再)",
  ],
};

/** These ask about exercise rather than for a session. */
export const ASKS_TO_KNOW: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    "(why|whats the difference|what is the difference|what is a|what s a|whats a|what are|how long)",
    "(how many|how much|how often|how do i do|how do you do|how to do|is it|is there|are there|does)",
    "(do i need|should i still|is this|should i eat|when should|can i still|will|which muscles|what muscle)",
    "(explain|meaning of|what does|how do i log|delete|was it|did i|my last|form tips)",
    "(vs|versus|which burns|what burns|burns more|whats better|what s better|which is better|better for)",
    "(worth|better than|bad for|good for me|safe|ok to|okay to|normal)",
  ],
  zh: [
    "(为什么|为啥|区别|是什么|什么意思|多久一次|是不是|会不会|能不能|可不可以|可以吗|行吗|好吗)",
    "(哪个更|哪个好|哪種|哪种|哪一种|更瘦|更好|哪个减|比较好)",
    "(有用吗|有必要|要不要紧|正常吗|怎么回事|记录|删|哪块肌肉|多少次才|吗)",
    "(行不行|好不好|要不要|要紧不|有用不|来得及)",
    "(怎么|如何|咋)(定|调|选|检查|看|办|缓解|避免|预防)",
  ],
};
