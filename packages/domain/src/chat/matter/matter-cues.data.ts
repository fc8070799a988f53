import type { HelpKind } from "../help/help-texts.data.ts";
import type { Matter } from "./matter-texts.data.ts";
import { SEEN, SEEN_BY_NAMED } from "./seen-cues.data.ts";

/** What a help text leaves open; a kind that is not named leaves a medical matter. */
export const MATTER_OF_HELP: Readonly<Partial<Record<HelpKind, Matter>>> = {
  unresponsive: "other_person",
  choking: "other_person",
  self_harm: "crisis",
  abuse_child: "danger",
  abuse: "danger",
  danger: "danger",
  eating_disorder: "eating",
};

/** What a finding of level `high` leaves open, by its flag, also one that a later check may know; others leave nothing. */
export const MATTER_OF_FLAG: Readonly<Record<string, Matter>> = {
  medical_emergency: "medical",
  cardiac_symptom: "medical",
  neurological_symptom: "medical",
  breathing_difficulty: "medical",
  dehydration_or_heat: "medical",
  exercising_injured: "injury",
  pregnancy: "medical",
  poisoning: "medical",
  allergic_reaction: "medical",
  blood_sugar: "medical",
  energy_deficiency: "medical",
  medication_change: "medical",
  eating_disorder: "eating",
  abuse: "danger",
};

/** People who are trusted, as a part of a phrase. */
const CLOSE =
  "(mum|mom|mam|mother|dad|father|parents|folks|friend|friends|sister|brother|wife|husband|partner|boyfriend" +
  "|girlfriend|teacher|coach|family|aunt|uncle|gran|grandma|nan|roommate|flatmate|neighbour|neighbor|counsellor" +
  "|counselor|therapist|school nurse)";
const HAN_CLOSE =
  "(妈|爸|家人|父母|屋企人|朋友|老师|老公|老婆|姐|妹|哥|弟|阿姨|奶奶|外婆|婆婆|男友|女友|教练|辅导员|社工|同学)";
const LINES =
  "(line|crisis line|hotline|helpline|suicide line|samaritans|988|lifeline|text line|number you gave|number)";

const TOLD: readonly string[] = [
  `(called|rang|phoned|texted) (the|a|that|this|) ${LINES}`,
  "(called|rang|phoned|texted) (the|a|) police",
  `(talked|spoke|talking|speaking|spoken) (to|with) (the|a|my|somebody at|someone at|) ${LINES}`,
  "(talked|spoke|talking|speaking|spoken) (to|with) (the|a|my) (therapist|doctor|counsellor|counselor|psychologist)",
  `(told|talked to|talked with|talking to|talking with|spoke to|spoke with|speaking to|opened up to` +
    `|confided in) (my|the|a) (best|older|big|little|) ${CLOSE}`,
  `(talked|spoke|spoken) (about it|about this|) (to|with) (my|the|a) (best|older|big|little|) ${CLOSE}`,
  "打(了|过|咗)_(热线|电话|12356|生命线|撒玛利亚)",
  "(热线|电话|生命线)打(了|过|咗|通了|通咗)",
  "(和|跟|给|同|向)__(谈|聊|说|讲|倾|坦白|倾诉)(过|了|咗|左)",
  `(和|跟|给|同|向)_${HAN_CLOSE}_(谈|聊|说|讲|倾|坦白)(过|了|咗|左|开了)`,
  `告诉(了|过|咗)_${HAN_CLOSE}`,
];

/** Somebody close who knows of it: who is in danger from them is no safer for it. */
const KNOWN: readonly string[] = [
  `${CLOSE} (knows|know) (now|about it|about this|everything)`,
  `${HAN_CLOSE}_(已经|而家|依家|现在|都)_(知道了|知道咗|知咗)`,
  `${HAN_CLOSE}_知道(了|咗|)(这|这件|呢件|所有的|一切|全部)(事|事情|)`,
];

/** Who has called somebody, or is not alone, looks after a crisis; of danger from people close by it says nothing. */
const NOT_ALONE: readonly string[] = [
  `打(了|过|咗)(给|俾|畀|电话给|电话俾)_${HAN_CLOSE}`,
  "打(了|过|咗)(给|俾|畀|电话给|电话俾)_热线",
  `打(给|俾|畀|电话给|电话俾)_${HAN_CLOSE}_(了|咗)`,
  `(给|同|俾)_${HAN_CLOSE}_(打了电话|打电话了|通了电话|打过电话)`,
  `(called|rang|phoned|texted|messaged) (my|the) (best|) ${CLOSE}`,
  `(she|he|somebody|someone|(my|the|) ${CLOSE}) (is|are|s) (here |)with me`,
  "(shes|hes|theyre|mums|moms|dads|someones|somebodys) (here |right here |)with me",
  "my (sisters|brothers|husbands|wifes|partners|boyfriends|girlfriends) (here |right here |)with me",
  `(shes|hes|she is|he is|my ${CLOSE} (is|are)) (here|right here|sitting here|on (his|her|the) way) (now|)`,
  "(im|i am) (with|at) (my|a|the) (friends|friend|parents|mums|moms|sisters|brothers|family|husband|wife|partner|mum|mom|dad|sister|brother)",
  "(not|no longer) alone (now|any more|anymore|right now|tonight)",
  `(${HAN_CLOSE}|他|她|佢)_(现在|而家|依家|正|)(陪|陪着|陪住|陪紧)(我|住我)`,
  `${HAN_CLOSE}_(现在|而家|依家|正|就|)(在|喺)(我|)(身边|旁边|隔离|这|这里|呢度|度)`,
  "(他|她|佢)(现在|而家|依家|正|就|)(在|喺)(我|)(身边|旁边|隔离|这|这里|呢度|度)",
  `(跟|和|同)_${HAN_CLOSE}(在一起|一齐|喺埋一齐|一起|讲紧|倾紧|聊着|在聊|说着话)`,
];

const SAFE_NOW: readonly string[] = [
  "(im|i am|we are|were) safe (now|)",
  "feel safe now",
  "(我|)(现在|)安全了",
  "我(而家|而家好|依家|现在|已经)(好|)安全",
];

/** What says that a matter is looked after. That it has passed or feels better says so of no matter. Design values. */
export const RESOLVING: Readonly<Record<Matter, readonly string[]>> = {
  crisis: [...TOLD, ...KNOWN, ...NOT_ALONE, ...SAFE_NOW],
  danger: [
    ...TOLD,
    ...SAFE_NOW,
    "police (came|are here|took)",
    "(moved out|got away)",
    "报警了",
    "警察(来了|到了)",
  ],
  other_person: [
    ...SEEN,
    "(he|she|they) (is|are) (ok|okay|fine|awake|conscious|in hospital|at the hospital)",
    "(hes|shes|theyre) (ok|okay|fine|awake|conscious|in hospital|at the hospital)",
    "(he|she|they) (woke up|came round)",
    "(他|她)(现在|)(醒了|没事了|送医院了|在医院)",
    "送(到|去|)医院了",
  ],
  medical: [...SEEN, ...SEEN_BY_NAMED],
  injury: [...SEEN, ...SEEN_BY_NAMED],
  eating: [...SEEN, ...SEEN_BY_NAMED, ...TOLD, ...KNOWN],
};

/** What says that a message does not tell of what is so: before it in its clause, or anywhere in its sentence. Design values. */
export const DOUBTING = {
  before: [
    "(if|when|once|until|hope|hoping|wait|waiting|wish|want|should|would|could|might|will|gonna|watch|garmin|fitbit)",
    "(need|needs|get|send|call|please)",
    "(going|about|trying) to",
    "last time",
    "(想|要|如果|等|希望|应该|可能|打算|准备|去年|以前|手表|上次|上回)",
  ],
  anywhere: [
    "(think|guess|suppose|probably|maybe|perhaps)",
    "(nobody|no one|didnt|did not|wont|doesnt|not) (answered|answer|answering|answers|pick up|picked up|reply|replied)",
    "(no answer|voicemail)",
    "(doesnt|does not|dont|do not|didnt|did not) (even|really|) (care|help|listen|believe)",
    "in (#|a few|two|five|ten) (min|mins|minutes)",
    "(last year|years ago|year ago|months ago|month ago|last month|in <1950-2100>|as a (child|kid|teenager))",
    "会(骂|笑|打|怪|嫌|生气|看不起|杀|赶|闹)",
    "(不管|不理|不在乎|唔理|唔信|不信|不相信)",
    "(吧|谁|没人|冇人|没接|冇接|不接|没打通|打不通|去年|前年|年前|个月前|月前|小时候|细个|上个月)",
  ],
  /** Of the clause that it ends alone: "the doctor says I am fine, may I run?" asks something else. */
  asking: ["(吗|么|未|咩|没有)"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What says that somebody was hurt without meaning it. Design values. */
export const BY_ACCIDENT: readonly string[] = [
  "(it|that|this) (was|is) (just|only|purely|really|honestly|) (an accident|accidental|by accident)",
  "(i|it|that) __ (by accident|accidentally)",
  "(not|wasnt|isnt|nothing) on purpose",
  "(didnt|did not) __ on purpose",
  "(didnt|did not) mean to (hurt|harm|injure) myself",
  "(是|只是|纯属|就是|真的是|系|真系)(意外|不小心|唔小心)",
  "(不|唔)小心__(撞|碰|磕|摔|烫)",
  "(不是|唔系|没有|冇)(故意|特登|专登)(的|嘅|㗎|架|伤自己|弄伤)",
];

/** Who says so of a call in a crisis takes leave. */
export const TAKING_LEAVE: readonly string[] = [
  "(goodbye|good bye|goodbyes|bye|farewell|sorry|tonight|voices)",
  "(do|did|doing) it",
  "(告别|再见|永别|道别|诀别|遗书|拜拜|来生|下辈子|对不起|今晚|最后一次|声音)",
  "(去|一起|跟我|同我)死",
];

/** What says that nothing was found, or that the person may exercise again. Design values. */
export const ALL_CLEAR: readonly string[] = [
  "(heart|ecg|ekg|scan|mri|ct|xray|x ray|echo|baby|babys heartbeat|heartbeat|monitor) (is|was|came back|looks" +
    "|looked) (all|totally|perfectly|) (fine|normal|clear|ok|okay|good)",
  "(test|tests|bloods|results|result) (is|are|was|were|came back|came out) (all|) (fine|normal|clear|ok|okay|good)",
  "(everything|all|it|im|i am|i was) (is|was|came back|looks|) (all|totally|perfectly|) (fine|normal|clear|ok|okay|good)",
  "all (good|clear|fine|ok|okay|normal)",
  "(nothing|not) (serious|wrong|bad|dangerous|to worry)",
  "(found|find|finds) nothing",
  "(no|without) (problem|problems|issues|findings)",
  "(cleared|clear) (me|for|to|by)",
  "(fine|ok|okay|safe|allowed|good) to (exercise|train|run|lift|work out|go|start|do)",
  "i (can|may) (exercise|train|run|lift|work out|go|start|walk|swim|cycle)",
  "(gentle|light|easy|normal|) (walking|walks|exercise|swimming|cycling|training|movement) (is|are) (fine|ok|okay|good|allowed|safe)",
  "(gave|given|got|have) (me|) (the|) (all clear|green light|ok|okay)",
  "(没事|没问题|没大碍|无大碍|没什么|一切正常|正常|都好|没毛病|冇事|冇问题|冇咩事|无事)",
  "(可以|能|准|得)(正常|继续|恢复|轻轻|慢慢|)(运动|锻炼|训练|跑步|跑|健身|做运动|走路|散步|行)",
];

/** What a doctor said against exercise, or of what is still to come. */
export const NOT_CLEAR: readonly string[] = [
  "(said|says|told me|told|advised|wants me|have to|need to|must|should) __ (rest|avoid|stop|wait|not|no|dont|careful)",
  "(no|not|dont) (exercise|exercising|sport|sports|training|allowed|cleared|clear|until|yet)",
  "(more tests|biopsy|surgery|operation|referral|referred|until)",
  "(说|讲|叫|让|话|要我|建议)__(休息|别|先不|暂停|停止|避免|不能|不可以|不准|唔可以|唔准|唔好|不要|等)",
  "(复查|手术|进一步检查|转诊)",
];
