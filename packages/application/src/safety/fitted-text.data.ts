/** Words by which it is told what of a guideline may be left out alone, and what asks how much. Design values. */
import type { KnowledgeCondition } from "@health-exercise/domain/knowledge";
import type { BilingualText } from "@health-exercise/domain/language";
import type { ExerciseLimit } from "@health-exercise/domain/safety";

/** Stands before guidance for an illness whose amounts are above what the person may do now. */
export const LATER_AIM: BilingualText = {
  en:
    "For now light effort only: what asks for more in the following is a later aim, for when a health professional has " +
    "agreed.",
  zh: "目前只做低强度活动：下文中要求更高的，都是医生同意以后的目标。",
};

/** The limits that guidance for a condition was written with: what it allows is allowed within them. */
export const WRITTEN_WITHIN: Readonly<
  Partial<Record<KnowledgeCondition, readonly ExerciseLimit[]>>
> = {
  hypertension: ["hypertension"],
  heart_disease: ["heart_disease", "arrhythmia", "heart_rate_limited"],
  heart_failure: ["heart_disease"],
  type_1_diabetes: ["hypoglycaemia_risk"],
  type_2_diabetes: ["hypoglycaemia_risk"],
  insulin: ["hypoglycaemia_risk"],
  asthma: ["lung_disease"],
  copd: ["lung_disease"],
  back_pain: ["back_injury", "chronic_back_pain"],
  osteoporosis: ["osteoporosis"],
  stroke: ["poor_balance"],
  epilepsy: ["seizure_risk"],
  pregnancy: ["pregnancy", "heart_rate_limited"],
  anticoagulant: ["bleeding_risk"],
  beta_blocker: ["heart_rate_limited"],
};

/** Begins a sentence that goes on from the one before it, or a step of a plan. */
export const GOES_ON: readonly string[] = [
  "(it|its|this|that|these|those|they|them|their|such)",
  "(so|then|thus|therefore|but|and|or|yet|still|also|too|instead|otherwise|however)",
  "(both|either|neither|there|here|afterwards|later|next|again|even)",
  "the (same|other|others|rest|first|second|latter)",
  "(for|in|until|after|before|by|with|without|if|when|between) (it|its|this|that|these|those|then|they|them|so|not)",
  "(这|那|此|其|它|他们|她们|该)",
  "(所以|因此|于是|否则|不然|但|不过|可是|然而|然后|之后|以后|接着|再|也|还|又|同样|同时|而|且|并)",
  "(两|二)(者|型|个)",
  "(反之|到时|做法|例|比如|如果这|其余|另)",
];

/** Refers to something before it, wherever it stands in the first clause. */
export const REFERS_BACK: readonly string[] = [
  "it",
  "its",
  "this",
  "these",
  "those",
  "they",
  "them",
  "such",
  "这",
  "那",
  "它",
];

/** A step of a plan, which is none without it. */
export const STEPS: readonly string[] = [
  "(week|weeks|day|days|month|months|step|phase|stage) #",
  "(monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
  "(first|second|third|finally)",
  "第#(周|天|步|个月|阶段)",
  "第",
  "(day|week|step|phase|round|session|circuit) (a|b|c|one|two|three|four)",
  "(begin|start) (with|by)",
  "(先从|从|开始时|常见做法)",
  "周(一|二|三|四|五|六|日)",
];

/** Warns, forbids, or sends to somebody: never left out alone. */
export const WARNS: readonly string[] = [
  "(no|not|never|dont|avoid|stop|without|unless|until|only|skip|leave|reduce|cut|too)",
  "(doctor|doctors|midwife|physician|cardiologist|physiotherapist|team|emergency|hospital)",
  "(careful|caution|risk|danger*|warning|ask|check|see)",
  "(pain*|hurt*|injur*|dizz*|faint*|breathless*|bleed*|fever|urine|swell*|worse)",
  "(不|别|勿|没|避免|停|减少)",
  "(医|急救|急诊|急症|求助|小心|当心|注意|警|问|检查)",
  "(风险|危险|疼|痛|晕|伤|出血|发烧|尿|肿|加重|以免|免得|憋)",
];

/** Asks for a check before what it names. */
export const CHECK_FIRST: readonly string[] = [
  "ask (before|first|whether|about)",
  "ask (your|a|the) _ (doctor|midwife|team|therapist|physiotherapist|specialist|cardiologist)",
  "(get|need|needs) (medical|a doctors|) (advice|clearance)",
  "(agreement|clearance|permission|advice) (of|from|about|first|before)",
  "(先|要|应|请|前|)(问|询问|咨询)(医生|清|过|产科|助产士|团队|治疗师)",
  "(要|应|请|先)(先|)(问|咨询)",
  "(医生|产科|团队)(的|)(许可|同意|意见)",
  "经__同意",
  "听取__意见",
];

/** Effort above light, as an amount or an aim. */
export const MODERATE_EFFORT: readonly string[] = [
  "moderate (aerobic|activity|exercise|effort|intensity|pace|training|sessions|physical)",
  "moderate-intensity",
  "moderate intensity",
  "(brisk|briskly)",
  "(jog|jogging|running|a run)",
  "(strength|weight) (training|exercise|exercises|work)",
  "(lift|lifting) (weights|moderate)",
  "# sets",
  "(marathon|race|races)",
  "weekly amounts",
  "中等强度",
  "中高强度",
  "快走",
  "慢跑",
  "跑步",
  "力量(训练|练习)",
  "举(铁|重)",
  "#组",
  "(马拉松|比赛|长跑)",
  "每周运动量",
];

/** Reaches to it, and allows less. */
export const FROM_LIGHT: readonly string[] = [
  "(light|low|easy|mild|gentle) (to|or|and) moderate __ (aerobic|activity|exercise|effort|intensity|pace|training)",
  "(light|low|easy|mild|gentle)- to moderate-intensity",
  "(light|low|easy|mild|gentle) to moderate",
  "(light|easy|gentle) (strength|weight) (training|exercise|exercises|work)",
  "轻(量|松|)力量(训练|练习)",
  "(轻|低|轻度)(到|至|或)中等强度",
];

/** How often an amount comes. */
export const RATES: readonly string[] = [
  "(a|per|each|every) (week|day)",
  "(weekly|daily)",
  "(on|most|of) (most days|days)",
  "days (a|of the) week",
  "times (a|per) (week|day)",
  "(once|twice) a (week|day)",
  "on # (or|to|) # days",
  "on # days",
  "每(周|天|日|星期)",
  "(一|#)(周|天|星期)_次",
  "多数日子",
  "天天",
];

/** Little and easy, whatever its amount. */
export const LIGHT_EFFORT: readonly string[] = [
  "(light|easy|easily|gentle|gently|slow|slowly|short|small|little|low|mild|seated|chair)",
  "轻(松|柔|量|度|微|轻)",
  "(慢慢|慢走|缓慢|柔和|低强度)",
  "短(时间|距离|走)",
  "(少量|小段|一小会儿)",
  "坐(着|椅)",
];

/** Recommends exercise without an amount. */
export const REGULAR_EXERCISE: readonly string[] = [
  "(regular|daily) (exercise|activity|training|movement)",
  "(exercise|training) (helps|is good)",
  "(规律|坚持)(运动|活动|锻炼)",
];

/** What entries are about that are told to somebody who is not to exercise: they name signs, and whom to call. */
export const TOPICS_OF_SIGNS: readonly string[] = [
  "emergency",
  "stop_signs",
  "symptoms",
  "first_aid",
  "illness",
];

/** Its hours are no exercise. */
export const REST: readonly string[] = [
  "(sleep|asleep|nap|screen|screens|sitting|sit)",
  "(睡|屏幕|久坐|坐着不动)",
];
