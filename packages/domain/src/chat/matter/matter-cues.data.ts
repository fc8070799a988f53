import type { HelpKind } from "../help/help-texts.data.ts";
import type { Matter } from "./matter-texts.data.ts";

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

const SEEN: readonly string[] = [
  "(the|my|a|) (doctor|doctors|doc|gp|cardiologist|physio|nurse|paramedic|midwife) (have|has|) (said|says|checked|examined|looked|cleared|told|confirmed)",
  "(saw|seen|visited) (the|my|a) (doctor|doc|gp|cardiologist|specialist|midwife|dietitian|psychologist|psychiatrist)",
  "(cleared|given the all clear) by (the|my|a) (doctor|doctors|doc|gp|cardiologist|specialist|physio|midwife|hospital)",
  "(went|been) to (the|a|my) (doctor|doctors|gp|hospital|er|clinic|emergency room)",
  "(back|home) from (the|) (doctor|doctors|hospital|er|clinic)",
  "(got|had|have had) (it|that|this|myself) (checked|looked at|examined|seen to)",
  "(was|got) (checked|examined|cleared) (out|) (by|at)",
  "cleared me",
  "(ecg|ekg|scan|mri|ct|xray|x ray|echo) (is|are|was|were|came back) (all |)(normal|fine|clear|ok|okay)",
  "(bloods|blood test|blood tests|results) (is|are|was|were|came back) (all |)(normal|fine|clear|ok|okay)",
  "(the|my|a) (doctor|doc|gp|cardiologist|physio|nurse|paramedic|midwife) (saw|seen|has seen|just saw) me",
  "(went|been) to the (doc|docs|gp|surgery|urgent care|a and e|a e|ed|walk in)",
  "(doctor|doc|gp|cardiologist) (is|was) (happy|fine) with",
  "(help|helpers|crew) (is|are|has|have) (now|just|finally|) (come|here|arrived)",
  "(paramedics|paramedic|medics|firefighters) (is|are|has|have|just|finally|) (now|just|finally|) (came|come|here|arrived|there)",
  "(ambulance|ambulances|ambo) (is|are|has|have|just|finally|) (now|just|finally|) (came|come|here|arrived|there)",
  "paramedics checked",
  "(they|paramedics|medics|ambulance) (took|have taken|are taking|is taking|has taken|loaded) (him|her|them|me|over)",
  "(看过|看了)_(医生|大夫|急诊|门诊)",
  "(去过|去了)医院",
  "去医院(看|检查)_(过|了)",
  "(医生|大夫)_(说|检查|看过|告诉|确认)",
  "检查(过了|做了|结果)",
  "做了(心电图|检查|核磁)",
  "(救护车|急救人员|急救员|救护员|救护人员|医护人员|白车|120)(来了|到了|来咗|到咗|嚟咗|已经到了|已经来了|已到|接走)",
  "(救护车|急救人员|救护员|白车)_(接走|拉走|送走|接手)",
  "(睇|看)(咗|过|了|過)(医生|大夫|急诊|急症)",
  "(去咗|去过|去了)(医院|急症|急诊|诊所)",
  "(医生|大夫)(看了|看过|睇过|睇咗|查过)",
  "(心电图|报告|化验|检查|检验|超声|彩超)_(正常|没事|没问题|冇事|冇问题|ok)",
];

const TOLD: readonly string[] = [
  "(called|rang|phoned|texted) (the|a|) (crisis line|hotline|helpline|samaritans|988|lifeline|police)",
  "(talked|spoke|talking|speaking) (to|with) (the|a|my) (crisis line|hotline|helpline|samaritans|therapist|doctor|counsellor|counselor|psychologist)",
  "(told|talked to|talked with|spoke to|spoke with) my (mum|mom|mother|dad|father|parents|friend|sister|brother|wife|husband|partner|teacher|family)",
  "打(了|过)_(热线|电话|12356)",
  "(和|跟|给)__(谈过|聊过|谈了|聊了|说了)",
  "告诉(了|过)_(妈妈|爸爸|父母|朋友|家人|老师|老公|老婆)",
];

/** Who has called somebody, or is not alone, looks after a crisis; of danger from people close by it says nothing. */
const NOT_ALONE: readonly string[] = [
  "打(了|过|咗)(给|俾|畀|电话给|电话俾)_(妈|爸|朋友|家人|老师|老公|老婆|姐|妹|哥|弟|热线|社工)",
  "打(给|俾|畀|电话给|电话俾)_(妈|爸|朋友|家人|老师|老公|老婆|姐|妹|哥|弟|热线|社工)_(了|咗)",
  "(给|同|俾)_(妈|爸|朋友|家人|老师|老公|老婆|姐|妹|哥|弟)_(打了电话|打电话了|通了电话|打过电话)",
  "(called|rang|phoned|texted|messaged) (my|the) (mum|mom|mother|dad|father|parents|friend|sister|brother|wife|husband|partner|therapist|counsellor|counselor)",
  "(she|he|mum|mom|dad|my friend|my sister|my brother|my wife|my husband) (is|are) (here |)with me",
  "(妈|爸|朋友|家人|老师|老公|老婆|姐|妹|哥|弟|他|她|佢)_(现在|而家|依家|正|)(陪|陪着|陪住|陪紧)(我|住我)",
  "(妈|爸|朋友|家人|老师|老公|老婆|姐|妹|哥|弟|他|她|佢)_(现在|而家|依家|正|)(在|喺)我(身边|旁边|隔离)",
];

const SAFE_NOW: readonly string[] = [
  "(im|i am|we are|were) safe (now|)",
  "feel safe now",
  "(我|)(现在|)安全了",
  "我(而家|而家好|依家|现在|已经)(好|)安全",
];

/** What says that a matter is looked after. That it has passed or feels better says so of no matter. Design values. */
export const RESOLVING: Readonly<Record<Matter, readonly string[]>> = {
  crisis: [...TOLD, ...NOT_ALONE, ...SAFE_NOW],
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
  medical: SEEN,
  injury: SEEN,
  eating: [...SEEN, ...TOLD],
};

/** What says that a message does not tell of what is so: before it in its clause, or anywhere in its sentence. Design values. */
export const DOUBTING = {
  before: [
    "(if|when|once|until|hope|hoping|wait|waiting|wish|want|should|would|could|might|will|gonna|watch|garmin|fitbit)",
    "(need|needs|get|send|call|please)",
    "(going|about|trying) to",
    "(想|要|如果|等|希望|应该|可能|打算|准备|去年|以前|手表)",
  ],
  anywhere: [
    "(think|guess|suppose|probably|maybe|perhaps)",
    "(nobody|no one|didnt|did not|wont|doesnt|not) (answered|answer|answering|answers|pick up|picked up|reply|replied)",
    "(no answer|voicemail)",
    "in (#|a few|two|five|ten) (min|mins|minutes)",
    "(吧|谁|没人|冇人|没接|冇接|不接|没打通|打不通|去年)",
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
  "(heart|ecg|ekg|scan|mri|ct|xray|x ray|echo|baby) (is|was|came back|looks) (all|totally|perfectly|) (fine|normal|clear|ok|okay|good)",
  "(test|tests|bloods|results|result) (is|are|was|were|came back|came out) (all|) (fine|normal|clear|ok|okay|good)",
  "(everything|all|it|im|i am|i was) (is|was|came back|looks|) (all|totally|perfectly|) (fine|normal|clear|ok|okay|good)",
  "all (good|clear|fine|ok|okay|normal)",
  "(nothing|not) (serious|wrong|bad|dangerous|to worry)",
  "(found|find|finds) nothing",
  "(no|without) (problem|problems|issues|findings)",
  "(cleared|clear) (me|for|to|by)",
  "(fine|ok|okay|safe|allowed|good) to (exercise|train|run|lift|work out|go|start|do)",
  "(gave|given|got|have) (me|) (the|) (all clear|green light|ok|okay)",
  "(没事|没问题|没大碍|无大碍|没什么|一切正常|正常|都好|没毛病|冇事|冇问题|冇咩事|无事)",
  "(可以|能|准)(正常|继续|恢复|)(运动|锻炼|训练|跑步|跑|健身|做运动)",
];

/** What a doctor said against exercise, or of what is still to come. */
export const NOT_CLEAR: readonly string[] = [
  "(said|says|told me|told|advised|wants me|have to|need to|must|should) __ (rest|avoid|stop|wait|not|no|dont|careful)",
  "(no|not|dont) (exercise|exercising|sport|sports|training|allowed|cleared|clear|until|yet)",
  "(more tests|biopsy|surgery|operation|referral|referred|until)",
  "(说|讲|叫|让|话|要我|建议)__(休息|别|先不|暂停|停止|避免|不能|不可以|不准|唔可以|唔准|唔好|不要|等)",
  "(复查|手术|进一步检查|转诊)",
];
