import type { NoteRule } from "./note-rule.ts";

const PARTS: NoteRule["things"] = {
  knee: ["(knee|acl|meniscus|kneecap)", "(膝盖|膝关节|半月板|十字韧带|前交叉|髌骨)"],
  ankle: ["ankle", "(脚踝|踝关节|脚腕)"],
  foot: ["(foot|feet|heel|toe|achilles)", "(脚|足底|脚跟|跟腱)"],
  hip: ["hip", "(髋|髋关节|胯)"],
  back: ["(back|spine|disc)", "(腰|腰椎|背|脊柱|椎间盘)"],
  neck: ["neck", "(颈椎|脖子)"],
  shoulder: ["(shoulder|rotator cuff)", "(肩|肩膀|肩袖|肩关节)"],
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
    "my _ _ (is|are) (always|just|a bit|quite|really|) (bad|weak|stiff|arthritic|worn|unstable)",
    "(旧伤|老伤|陈旧伤|陈旧性损伤|老毛病)",
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
  cues: ["i (had|have had|got|once had)", "ive had", "(做过|动过|开过|做了)"],
  things: Object.fromEntries(
    Object.entries(PARTS).map(([part, phrases]) => [
      part,
      phrases.map(
        (phrase) => `${phrase}_(surgery|operation|replacement|reconstruction|手术|置换|重建)`,
      ),
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
    "i (broke|tore|ruptured|fractured|dislocated|injured|hurt) (my|a|an)",
    "(骨折|断|撕裂|受伤|脱臼|摔断|伤)(过|了)",
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
    "(我|本人)(有|患有|得了|一直有|从小有|从小就有|查出|查出了|确诊|确诊了|被诊断)",
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
    heart: ["(a pacemaker|pacemaker)", "起搏器"],
    diet: ["(celiac|lactose intolerance|celiac disease)", "乳糖不耐"],
    allergy: [
      "(nut|peanut|pollen|egg|milk|shellfish|dust) allergy",
      "(花粉过敏|花生过敏|海鲜过敏|过敏性鼻炎)",
    ],
  },
  statements: {
    diet: [
      "(im|i am) (now|also|) (a|an|) (strict|lifelong|mostly|) (vegetarian|vegan|pescatarian|lactose intolerant|gluten intolerant|celiac)",
      "i (dont|do not|cant|cannot|never) eat (any|) (meat|dairy|gluten|egg|fish|nut|breakfast|seafood)",
      "i (dont|do not|cant|cannot|never) drink (any|) (milk|alcohol|coffee|caffeine)",
      "(我|)(是|现在|一直|长期|)(吃素|吃纯素|吃全素)",
      "我(是|也是|)(个|)(素食者|素食主义者|纯素|蛋奶素)",
      "我(从|从来|)不(吃|能吃)(任何|)(肉|红肉|牛肉|猪肉|海鲜|鸡蛋|乳制品|麸质|早餐|早饭)",
      "我(从|从来|)不(喝|能喝)(酒|牛奶|咖啡)",
      "(我|)乳糖不耐",
    ],
    allergy: ["(im|i am) allergic to ~", "我对__过敏", "我(海鲜|花生|花粉|牛奶|鸡蛋|坚果|虾)过敏"],
    disc: ["我(有|)(腰椎间盘突出|椎间盘突出|腰突|颈椎病)"],
    diabetes: ["(im|i am) (a|) (type # |)diabetic"],
    asthma: ["(im|i am) (an|) asthmatic"],
    mobility: [
      "i use a wheelchair",
      "(im|i am) (a wheelchair user|blind|deaf|hypermobile|left handed|colour blind|color blind)",
      "我(坐轮椅|用轮椅|失明|失聪|是盲人|是聋人|是左撇子)",
    ],
  },
};
