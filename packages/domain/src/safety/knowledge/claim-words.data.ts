/**
 * How the words of claims and entries are compared: words of one meaning, words that say nothing, words of denial.
 * Phrases are separated by `|`; Chinese ones are in simplified characters; a longer phrase wins over a shorter one in it.
 * The lists are a design of this service and state nothing about health.
 */

/** Activities, by the name under which they are compared. */
export const ACTIVITY_PHRASES = {
  exercise:
    "exercise|exercising|exercised|physical activity|physical exercise|activity|exercise training|train|trained|training|work out|working out|workout|sport|be active|stay active|保持活动|运动训练|运动|锻炼|体力活动|身体活动|体育活动|体育锻炼|活动|训练|健身|练习",
  strength:
    "strength|strengthen|strengthening|muscle strengthening|strength training|strength exercise|resistance training|resistance exercise|weight training|lift weight|lifting weight|weight lifting|weightlifting|力量|力量训练|力量练习|肌肉强化|肌肉强化活动|抗阻训练|抗阻运动|举重|举铁",
  balance: "balance|balance training|balance exercise|balance work|平衡|平衡训练|平衡练习|平衡动作",
  aerobic: "aerobic|aerobic exercise|aerobic activity|cardio|有氧|有氧运动|有氧活动|有氧锻炼",
  interval_training:
    "hiit|interval training|high intensity interval training|高强度间歇|高强度间歇训练",
  stretching: "stretch|stretching|flexibility|拉伸|柔韧|伸展",
  pelvic_floor:
    "pelvic floor training|pelvic floor exercise|pelvic floor muscle training|kegel|盆底肌训练|凯格尔运动",
  swimming: "swim|swimming|游泳",
  scuba_diving: "scuba|scuba diving|scuba dive|deep sea diving|潜水|水肺潜水",
  skydiving: "skydive|skydiving|parachuting|跳伞",
  hot_yoga: "hot yoga|bikram yoga|高温瑜伽|热瑜伽",
  contact_sport:
    "contact sport|tackle football|boxing|rugby|对抗性运动|拳击|橄榄球|接触性运动",
} as const satisfies Readonly<Record<string, string>>;

/** Words that mean the same to a comparison; the first one stands for all. */
export const SAME_WORDS: readonly string[] = [
  "moderate|moderate intensity|medium intensity|中等|中等强度",
  "vigorous|vigorous intensity|high intensity|高强度|剧烈|大强度",
  "warmup|warm up|warming up|热身|准备活动",
  "cooldown|cool down|cooling down|整理活动|整理放松|放松整理",
  "stop|stopping|停止|停下",
  "now|at once|immediately|right away|straight away|instantly|立即|立刻|马上|当即",
  "week|weekly|per week|a week|each week|every week|over the week|每周|一周|每星期|每个星期",
  "day|daily|per day|a day|each day|every day|每天|每日",
  "night|nightly|per night|a night|each night|every night|每晚|每夜",
  "minute|min|分钟",
  "help|helping|helpful|帮助|有帮助|有助|有助于",
  "benefit|beneficial|good for|is good|受益|有益|获益|益处|好处|有好处|有利",
  "lower|lowering|reduce|reducing|decrease|decreasing|ease|easing|relieve|relieving|alleviate|bring down|降低|减轻|缓解|减少",
  "raise|raising|increase|increasing|elevate|升高|增加|提高",
  "improve|improving|better|改善|提升",
  "prevent|preventing|prevention|avert|预防|防止",
  "bloodpressure|blood pressure|血压",
  "glucose|blood glucose|blood sugar|血糖",
  "bicycle|bike|cycling|cycle|ride a bike|riding a bike|ride a bicycle|骑车|骑行|骑自行车|自行车",
  "helmet|头盔",
  "drinkwater|drink water|drinking water|drink fluid|喝水|饮水|补水",
  "during|while|运动中|期间",
  "before|prior to|运动前",
  "after|afterward|following|运动后",
  "gradually|little by little|step by step|slowly|逐渐|逐步|慢慢",
  "session|workout session",
  "hour|小时",
  "alone|by yourself|on your own|独自|一个人",
  "medicine|medication|drug|药|药物|药品",
  "doctor|physician|医生",
  "dizzy|dizziness|头晕",
  "faint|fainting|晕厥",
  "chestpain|chest pain|胸痛",
  "breathless|breathlessness|shortness of breath|short of breath|气短|呼吸困难",
  "fever|feverish|发烧|发热",
  "fall|falling|跌倒",
  "inactivity|不动|不活动",
  "injury|injured|受伤|损伤",
  "safe|safely|安全",
  "false|untrue|wrong|错误|不对|谬论|谣言|误解|假的|不实|不是真的",
  "harmful|dangerous|harm|危险|有害|不安全",
  "useless|pointless|没用|无用|无效|浪费时间",
  "few|hardly|很少|极少|少数|几乎不",
  "smoke|smoking|抽烟|吸烟",
  "alcohol|喝酒|饮酒|酒",
  "uncontraindicated|without contraindication|no contraindication|没有禁忌|无禁忌",
  "uncomplicated|without complication|no complication|没有并发症|无并发症",
  "asymptomatic|without symptom|no symptom|没有症状|无症状",
];

/** Words without a meaning of their own here. */
export const EMPTY_PHRASES =
  "need|needed|recommend|recommended|advise|advised|aim|aim for|try|important|it is important|please|make sure|ensure|people|person|everyday|feel|feeling|get|getting|experience|having|perform|performing|doing|done|at least|a minimum of|minimum of|no less than|sufferer|patient|generally|usually|的|了|地|得|时|时候|者|们|患者|病人|人群|人士|应|应该|应当|需|需要|必须|要|可以|可|能|能够|会|建议|推荐|最好|请|进行|做|人|出现|感到|感觉|如果|若|则|至少|不少于|和|与|或|并|及|以及|在|中|对|个|每次|说|有|就|都|也|是|很|并且|而且";

/** Phrases that hold a word of denial and deny nothing. */
export const NO_DENIALS =
  "no more than|not more than|不超过|不适|不规则|不齐|不清|不断|不足|不良|不好|不同|不当|不习惯|不缓解|不稳|不稳定|不明|不止|不满|特别|别人|类别|级别|性别|分别|个别|别的|淹没|没事|no matter|not only|不仅|不但|不论|无论|无力|禁忌|零食|无氧|无障碍";

/** Words that deny what follows up to a word that ends it. */
export const DENIALS =
  "not|dont|doesnt|didnt|do not|never|no|none|cannot|cant|shouldnt|mustnt|neednt|wont|isnt|arent|no need|no need to|need not|without|instead of|rather than|zero|skip|skipping|omit|forget|forgo|ignore|ignoring|不|别|勿|莫|没|没有|无|无需|无须|不要|不必|不用|不应|不该|不应该|不能|不可|不可以|不得|不宜|不需要|没必要|没有必要|而不是|代替|省略|跳过|忽略|从不|绝不|绝不能|零";
/** The same for a whole list of things, over its commas. */
export const REFUSALS =
  "avoid|avoiding|refrain from|prevented from|prevent from|kept from|stopped from|discouraged from|stay away from|keep away from|abstain from|nobody|no one|noone|give up|quit|forbidden|prohibited|ban|避免|禁止|远离|杜绝|放弃|戒掉|严禁|切忌|忌|没有人|没人|无人|谁都不|任何人都不";
/** Words that end what a denial covers. */
export const DENIAL_ENDS =
  "is|are|was|should|can|may|must|will|but|because|since|so that|with|when|if|while|in|during|after|before|until|unless|at|on|due to|因为|但|但是|应|应该|可以|如果|而|会";
/** Words after a comma at which a list ends. */
export const LIST_ENDS = "and|but|then|so|do|wear|drink|keep|choose|take|rest|eat|并|但|应|要|可|请|只|多|选|而|也";

/** Ages as people are named by them. */
export const AGE_GROUP_PHRASES = {
  under_5:
    "toddler|infant|baby|preschool children|preschooler|children under 5|children of 1 to 4 year|幼儿|婴儿|学龄前儿童|5岁以下儿童|1至4岁儿童",
  child:
    "child|children|kid|adolescent|teen|teenager|youth|children and adolescents|young athlete|young people|儿童|青少年|儿童青少年|孩子|小孩|青少年运动员",
  adult: "adult|成年人|成人|大人",
  older_adult:
    "older adult|older people|older person|elderly|elderly people|senior|seniors|老年|老年人|老人|年长者|65岁及以上的老年人|adults of 65 and older",
} as const satisfies Readonly<Record<string, string>>;

/** Names of a condition beside the recognised ones. */
export const PREGNANT_PEOPLE = "pregnant women|pregnant woman|pregnant people|expectant mother|mother to be|孕妇|怀孕的人|孕期女性";
