import type { NoteRule } from "./note-rule.ts";

const PARTS: NoteRule["things"] = {
  knee: ["(knee|acl|meniscus|kneecap)", "(膝盖|膝关节|半月板|十字韧带|前交叉|髌骨)"],
  ankle: ["ankle", "(脚踝|踝关节|脚腕|脚脖子)"],
  foot: ["(foot|feet|heel|toe|achilles|plantar fascia)", "(脚|足底|脚跟|跟腱)"],
  hip: ["hip", "(髋|髋关节|胯)"],
  back: ["(back|spine|disc)", "(腰|腰椎|背|脊柱|椎间盘)"],
  neck: ["neck", "(颈椎|脖子)"],
  shoulder: ["(shoulder|rotator cuff)", "(肩|肩膀|肩袖|肩关节|膊头)"],
  elbow: ["elbow", "(肘|手肘)"],
  wrist: ["(wrist|hand)", "(手腕|腕关节)"],
  leg: ["(hamstring|calf|shin|thigh|leg|groin)", "(大腿|小腿|腘绳肌)"],
};

/** How people tell of parts of their body that stay as they are: old injuries, operations. Design values. */
export const BODY_PART_NOTES: NoteRule = {
  kind: "body",
  reach: 4,
  isEitherWay: true,
  countsPast: true,
  cues: [
    "(i have|ive got|i have got|i had|ive had|i have had) (a|an|some|) (very|really|) " +
      "(bad|weak|old|stiff|arthritic|worn|previous|past|chronic|recurring|unstable)",
    "my _ _ (is|are) (always|just|a bit|quite|really|still|) (bad|weak|stiff|arthritic|worn|unstable|dodgy|iffy|gammy|knackered|wonky|temperamental)",
    "(i have|ive got|i have got|ive|got) (a|an) (dodgy|dicky|gammy|bum|iffy|wonky|grumpy|temperamental|trick)",
    "my _ _ (plays up|play up|gives me trouble|give me trouble|acts up|pops out|gives way)",
    "(旧伤|老伤|旧患|陈旧伤|陈旧性损伤|老毛病|有伤|有毛病|有点毛病|有旧伤|不行|不太行)",
    "(崴|扭|拉伤|扭伤|崴伤)(过|了_次)",
    "(做过|动过|开过)手术",
    "(一直|本来就|从小就|)不(太|是很|大|)好",
  ],
  things: PARTS,
};

/** How people tell of operations. Design values. */
export const OPERATION_NOTES: NoteRule = {
  kind: "body",
  reach: 4,
  countsPast: true,
  cues: [
    "i (had|have had|got|once had)",
    "ive had",
    "(recovering|recovered|coming back) from (a|an|my)",
    "(做过|动过|开过|做了|换过|换了|置换了)",
  ],
  things: Object.fromEntries(
    Object.entries(PARTS).map(([part, phrases]) => [
      part,
      phrases.flatMap((phrase) => [
        `${phrase}_(surgery|operation|replacement|reconstruction|手术|置换|重建)`,
        `(new|another|artificial|人工|新的) ${phrase}`,
      ]),
    ]),
  ),
};

/** How people tell of what broke long ago. Design values. */
export const BROKEN_PART_NOTES: NoteRule = {
  kind: "body",
  reach: 4,
  isEitherWay: true,
  countsPast: true,
  countsOnlyPast: true,
  cues: [
    "i (broke|tore|ruptured|fractured|dislocated|injured|hurt|snapped|sprained) (my|a|an)",
    "and (broke|tore|ruptured|fractured|dislocated|snapped|sprained) (my|a|an)",
    "(骨折|断|撕裂|受伤|脱臼|摔断|伤)(过|了)",
    "(换|置换)(过|了)",
    "受过伤",
  ],
  things: PARTS,
};

/** How people tell of what lasts: illnesses, how they eat, what their body is like. Design values. */
export const CONDITION_NOTES: NoteRule = {
  kind: "body",
  reach: 4,
  cues: [
    "(i have|ive got|i live with|i suffer from|i was diagnosed with|ive been diagnosed with|i have been diagnosed with|ive had|i have had)",
    "(我|本人)(有|患有|得了|得过|一直有|从小有|从小就有|查出|查出了|确诊|确诊了|被诊断|)",
  ],
  things: {
    asthma: ["asthma", "哮喘"],
    diabetes: ["(type # |)diabetes", "糖尿病"],
    "blood pressure": ["(high blood pressure|hypertension|low blood pressure)", "(高血压|低血压)"],
    arthritis: ["(arthritis|osteoarthritis|rheumatoid arthritis)", "(关节炎|类风湿|骨关节炎)"],
    bones: ["(osteoporosis|osteopenia)", "骨质疏松"],
    scoliosis: ["scoliosis", "脊柱侧弯"],
    feet: ["(flat feet|flat foot)", "(扁平足|平足|高足弓)"],
    epilepsy: ["epilepsy", "癫痫"],
    migraine: ["migraine", "偏头痛"],
    thyroid: ["(thyroid|hypothyroidism|hyperthyroidism)", "(甲减|甲亢|甲状腺)"],
    gout: ["gout", "(痛风|高尿酸)"],
    disc: ["(herniated|slipped|bulging) disc", "(腰椎间盘突出|椎间盘突出|腰突|颈椎病)"],
    hypermobility: ["hypermobility", "关节过度活动"],
    pain: ["(fibromyalgia|chronic (pain|back pain))", "(纤维肌痛|慢性疼痛|慢性腰痛)"],
    heart: [
      "(a pacemaker|pacemaker|stent|bypass surgery|atrial fibrillation|heart failure)",
      "(起搏器|支架|房颤|心衰)",
    ],
    nerves: ["(ms|multiple sclerosis|parkinsons|parkinson|a stroke)", "(帕金森|多发性硬化)"],
    hormones: ["(pcos|endometriosis)", "(多囊|子宫内膜异位)"],
    kidneys: ["(kidney disease|one kidney)", "(肾病|肾衰)"],
    sleep: ["(sleep apnea|sleep apnoea|insomnia)", "(睡眠呼吸暂停|失眠)"],
    hernia: ["(a hernia|hernia)", "(疝气|疝)"],
    veins: ["varicose vein", "静脉曲张"],
    tendon: [
      "(plantar fasciitis|tennis elbow|frozen shoulder|runners knee|jumpers knee|shin splint|tendonitis|tendinitis|carpal tunnel)",
      "(足底筋膜炎|网球肘|肩周炎|五十肩|腱鞘炎|跑步膝|腰肌劳损|老寒腿)",
    ],
    diet: ["(celiac|lactose intolerance|celiac disease)", "乳糖不耐"],
    allergy: [
      "(nut|peanut|pollen|egg|milk|shellfish|dust) allergy",
      "(花粉过敏|花生过敏|海鲜过敏|过敏性鼻炎)",
    ],
  },
  statements: {
    feet: ["ive (very|really|) flat feet"],
    "doctor's advice": [
      "my (doctor|doc|gp|physio|physiotherapist|midwife|surgeon|cardiologist|consultant|therapist|osteopath|nurse) " +
        "(has|) (said|says|told me|tells me|wants me|advised|recommended|forbade) __ (no|not|avoid|never|only|to|dont|cant|must|should)",
      "医生(不让|不许|不准|让|叫|说|建议|嘱咐|禁止)(我|我们|)_(不|别|少|只|先|多|避免|跑|跳|跳绳|练|举|蹲|休息)",
    ],
    diet: [
      "no (meat|dairy|gluten|egg|fish|nut|seafood|sugar|alcohol|caffeine|lactose) for me",
      "我(从|从来|)(唔食|唔饮)(牛肉|肉|猪肉|海鲜|奶|辣|酒)",
      "我不吃(辣|荤|香菜|糖|肉|鱼|蛋|奶)",
      "(我|)_不吃(肉|荤|海鲜|牛肉|猪肉)",
      "(im|i am) (now|also|) (a|an|) (strict|lifelong|mostly|) (vegetarian|vegan|pescatarian|lactose intolerant|gluten intolerant|celiac)",
      "i (dont|do not|cant|cannot|never) eat (any|) (meat|dairy|gluten|egg|fish|nut|breakfast|seafood)",
      "i (dont|do not|cant|cannot|never) drink (any|) (milk|alcohol|coffee|caffeine)",
      "(我|)(是|现在|一直|长期|)(吃素|吃纯素|吃全素)",
      "我(是|也是|)(个|)(素食者|素食主义者|纯素|蛋奶素)",
      "我(从|从来|)不(吃|能吃)(任何|)(肉|红肉|牛肉|猪肉|海鲜|鸡蛋|乳制品|麸质|早餐|早饭)",
      "我(从|从来|)不(喝|能喝)(酒|牛奶|咖啡)",
      "(我|)乳糖不耐",
    ],
    allergy: [
      "(im|i am|i m) (very|really|badly|) allergic to ~",
      "(我|)对__过敏",
      "我(海鲜|花生|花粉|牛奶|鸡蛋|坚果|虾)过敏",
    ],
    disc: ["我(有|)(腰椎间盘突出|椎间盘突出|腰突|颈椎病)"],
    diabetes: ["(im|i am) (a|) (type # |)diabetic"],
    asthma: ["(im|i am) (an|) asthmatic"],
    movement: [
      "i (cant|cannot|can not|must not|am not allowed to|shouldnt) (jump|kneel|squat|run|lift|lift heavy|bend|twist|raise)",
      "i (cant|cannot|can not|must not|am not allowed to|shouldnt) (lie flat|lie down|get down on the floor|get on the floor)",
      "i (walk with a stick|use a cane|use a walker)",
      "我(不能|唔可以|没法)(跳|跪|蹲|跑|躺平|弯腰|提重物|举过头)",
      "我_(用拐杖|拄拐|用枴杖)",
    ],
    mobility: [
      "i use a wheelchair",
      "(im|i am) (a wheelchair user|blind|deaf|hypermobile|left handed|colour blind|color blind)",
      "我(坐轮椅|用轮椅|失明|失聪|是盲人|是聋人|是左撇子)",
    ],
  },
};

/** How people tell of their body without a word for themselves: "had my knee done". Design values. */
export const BARE_BODY_NOTES: NoteRule = {
  kind: "body",
  reach: 4,
  countsOnlyFirst: true,
  countsPast: true,
  isEitherWay: true,
  cues: [
    "(had|got) (my|a|an)",
    "(tore|broke|ruptured|fractured|dislocated|snapped|sprained|injured) (my|a|an)",
    "(bad|dodgy|weak|old|iffy|arthritic|gammy|bum|torn|new|diagnosed with)",
  ],
  things: Object.fromEntries(
    Object.entries(PARTS).map(([part, [english = "", ...others]]) => [
      part,
      [
        `${english} (done|fixed|replaced|operation|surgery|reconstruction|injury|problem)`,
        `${english} (_ year|_ month|since|in <1950-2099>|btw|by the way|fyi)`,
        ...others.map((phrase) => `${phrase}(有|受过|做过)(旧伤|旧患|伤|手术)`),
      ],
    ]),
  ),
  statements: {
    allergy: ["allergic to ~"],
    diabetes: ["(type # diabetic|diabetic)"],
    arthritis: ["(arthritis|osteoarthritis) in (my|both|the)"],
  },
};
