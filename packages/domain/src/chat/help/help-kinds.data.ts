import { HEAD_BLOWS } from "../in-session/head-blow.data.ts";
import type { HelpKind } from "./help-texts.data.ts";

/** What each flag calls for, also one that a later check may know; a flag that is not named calls for `medical`. */
export const KIND_OF_FLAG: Readonly<Record<string, HelpKind>> = {
  cardiac_symptom: "cardiac",
  neurological_symptom: "stroke",
  breathing_difficulty: "breathing",
  allergic_reaction: "allergy",
  dehydration_or_heat: "heat",
  blood_sugar: "low_sugar",
  poisoning: "poisoning",
  substance_use: "poisoning",
  pregnancy: "pregnancy",
  self_harm: "self_harm",
  eating_disorder: "eating_disorder",
  extreme_diet: "eating_disorder",
  abuse: "abuse",
  violence: "danger",
  harassment: "danger",
  sexual_misconduct: "danger",
  dangerous_act: "danger",
};

/** What a rule calls for where its flag says less; by its id, or by what its id begins with. */
export const KIND_OF_RULE: Readonly<Record<string, HelpKind>> = {
  "emergency.anaphylaxis": "allergy",
  "emergency.throat-closing": "allergy",
  "emergency.allergic": "allergy",
  "emergency.heat": "heat",
  "emergency.seizure": "seizure",
  "emergency.not-breathing": "unresponsive",
  "emergency.no-breath": "unresponsive",
  "emergency.unresponsive": "unresponsive",
  "emergency.somebody-unresponsive": "unresponsive",
  "emergency.somebody-collapsed": "unresponsive",
  "emergency.near-drowning": "unresponsive",
  "emergency.choking": "choking",
  "emergency.wound": "bleeding",
  "emergency.bleeding": "bleeding",
  "neuro.head-injury": "head_injury",
  "session.head-injury": "head_injury",
  "session.head-injury-on-thinner": "head_injury_thinner",
  "session.low-sugar": "low_sugar",
  "neuro.numb-after-impact": "head_injury",
  "neuro.cauda-equina": "medical",
  "emergency.waters": "pregnancy",
  "diabetes.acetone": "high_sugar",
  "diabetes.insulin": "high_sugar",
  "diabetes.ketone": "high_sugar",
  "diabetes.": "low_sugar",
  "abuse.private-touch": "abuse",
  "abuse.undressed": "abuse",
};

/** What is answered with help though it is no more than `high`: to wait for more is too late. */
export const HELPED_RULES: ReadonlySet<string> = new Set(["session.low-sugar"]);

/**
 * Of these one is told, the first that was found: who has to act reads one text, and two may contradict each other. Design
 * values.
 */
export const FIRST_AID_KINDS: readonly HelpKind[] = [
  "choking",
  "allergy",
  "heat",
  "low_sugar",
  "high_sugar",
  "head_injury_thinner",
  "head_injury",
  "cardiac",
  "stroke",
  "pregnancy",
  "bleeding",
  "seizure",
  "breathing",
  "medical",
];

/** Where somebody does not respond, to check, call and press comes first; what they may have is for those who come. */
export const LEFT_TO_HELPERS: readonly HelpKind[] = [
  "heat",
  "low_sugar",
  "high_sugar",
  "cardiac",
  "stroke",
  "breathing",
  "medical",
];

/** Cues in the words of a message that is known to be grave, as phrases (`readPhrase`). Design values of this service. */
export const HELP_CUES = {
  unresponsive: [
    "(not|isnt|stopped|no longer|barely) (breathing|breath)",
    "doesnt breathe",
    "no pulse",
    "unconscious",
    "unresponsive",
    "not respond+",
    "doesnt respond",
    "wont (wake|respond)",
    "cant wake",
    "not waking",
    "collapse+",
    "passed out",
    "cardiac arrest",
    "没(有|)(呼吸|反应|脉搏|意识|知觉)",
    "(停止|没了)呼吸",
    "不(呼吸|省人事)",
    "叫不(醒|应)",
    "昏迷",
    "昏倒",
    "晕倒",
    "倒下",
    "倒地",
    "心脏骤停",
  ],
  seizure: [
    "seizure+",
    "convuls*",
    "epilep*",
    "(a|having) fit",
    "fitting",
    "抽搐",
    "癫痫",
    "羊癫疯",
    "惊厥",
  ],
  choking: ["choke+", "choking", "stuck in (his|her|my|their) throat", "噎住", "噎着", "卡住喉咙"],
  allergy: [
    "anaphyla*",
    "allergic",
    "epipen",
    "(throat|tongue|lips|face) __ (swell+|swollen|closing)",
    "(swell+|swollen) _ (throat|tongue|lips|face)",
    "过敏",
    "(喉咙|舌头|嘴唇|脸)__肿",
  ],
  heat: ["heat stroke", "heatstroke", "热射病", "中暑"],
  low_sugar: [
    "hypo",
    "hypoglyc*",
    "low (blood|) sugar",
    "sugar __ (low|dropped|<0.5-3.9>|<30-69>)",
    "glucose __ (low|dropped|<0.5-3.9>|<30-69>)",
    "低血糖",
    "血糖__(低|<0.5-3.9>)",
  ],
  high_sugar: [
    "ketone+",
    "ketoacidosis",
    "dka",
    "high (blood|) sugar",
    "sugar __ (high|<13.9-50>|<250-900>)",
    "glucose __ (high|<13.9-50>|<250-900>)",
    "酮",
    "高血糖",
    "血糖__(高|爆表|<13.9-50>)",
  ],
  stroke: [
    "stroke",
    "(face|mouth|smile) __ (droop+|crooked|lopsided)",
    "slurr*",
    "slurs",
    "中风",
    "脑卒中",
    "嘴歪",
    "口齿不清",
  ],
  cardiac: [
    "heart attack",
    "chest (pain|pressure|tightness)",
    "心梗",
    "心脏病发",
    "胸(口|)(剧|)痛",
  ],
  head_injury: ["head injury", "brain injury", ...HEAD_BLOWS],
  bleeding: ["bleeding out", "cant stop __ (bleeding|blood)", "血止不住", "大出血"],
  pregnancy: ["pregnan*", "waters (broke|broken)", "water broke", "怀孕", "孕妇", "破水", "羊水"],
  /** Something was swallowed or injected, or may have been. */
  overdose: [
    "overdose+",
    "(took|taken|swallow+|ate|downed) __ (pills|pill|tablets|tablet|meds|capsules|paracetamol|tylenol|ibuprofen|insulin)",
    "(took|taken|swallow+) (#|all|too many|a handful|a bottle)",
    "(吃|吞|喝|服)了_(一瓶|整瓶|半瓶|一把|#片|#颗|#粒|很多药|农药|安眠药|药)",
    "吞(药|了药)",
    "过量",
  ],
  /** A child is hurt, or tells it. */
  child: [
    "my (dad|daddy|father|mom|mum|mommy|mother|stepdad|stepfather|stepmother|parent+|uncle|grandpa|grandfather|teacher)",
    "my (son|daughter|child|kid|niece|nephew|student)",
    "(i am|im) <5-17>",
    "(boy|girl|child|kid)",
    "(我|)(爸|妈|爸爸|妈妈|父亲|母亲|继父|继母|叔叔|舅舅|爷爷|老师)",
    "(孩子|儿子|女儿|学生|小孩)",
    "我(今年|)<5-17>岁",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type HelpCue = keyof typeof HELP_CUES;

/** Words for the writer and for others, by which the nearest person before a cue is told. */
export const WRITER_WORDS: readonly string[] = ["i", "im", "ive", "me", "我"];
export const OTHER_WORDS: readonly string[] = [
  ..."he she they him them his her who man woman guy boy girl lady kid child baby toddler".split(
    " ",
  ),
  ..."friend husband wife partner boyfriend girlfriend dad father mom mum mother son".split(" "),
  ..."daughter brother sister uncle aunt nan gran grandma grandpa colleague coworker".split(" "),
  ..."teammate neighbour neighbor client coach runner somebody someone person".split(" "),
  ..."他她友爸妈公婆妻夫子女儿孩人事学爷奶哥弟姐妹们",
];
