/**
 * Subjects on which advice can stand for or against something. `about` must be spoken of (an empty text: nothing else is
 * needed); `forIt` and `againstIt` are what either side says. Words of denial turn a side around. Phrases are separated by
 * `|`; Chinese ones are in simplified characters. The conflicts are a design of this service; what an entry says on a
 * subject is read from the entry.
 */
import type { BilingualText } from "../safety-flag.ts";

export type StanceRule = {
  readonly id: string;
  /** What to ask the knowledge where a text takes a side; absent where the text itself is the question. */
  readonly question?: BilingualText;
  readonly about: string;
  readonly forIt: string;
  readonly againstIt: string;
  /** Longer phrases that hold words of a side and take none. */
  readonly neither?: string;
  /** What the entry says, where a text says the opposite. */
  readonly entrySays: BilingualText;
  /** What the entry says, where it is against what a text is for. */
  readonly entryDenies: BilingualText;
};

const SYMPTOMS =
  "chest pain|chest pressure|chest tightness|pain in the chest|chest hurt|dizzy|dizziness|faint|fainting|palpitation|breathlessness|short of breath|shortness of breath|warning sign|symptom|racing heart|irregular heartbeat|胸痛|胸闷|头晕|晕厥|心悸|气短|呼吸困难|警示信号|症状|心跳不齐";

/** Refusals of exercise under a circumstance, which are no refusal of exercise. */
const RESERVED_REFUSALS = ["should not exercise", "must not exercise", "never exercise"]
  .flatMap((refusal) =>
    ["in the", "in hot", "in great", "in cold", "in bad", "in polluted", "when", "if", "until", "unless", "alone", "without", "after", "with a", "with uncontrolled", "while"].map(
      (circumstance) => `${refusal} ${circumstance}`,
    ),
  )
  .join("|");

export const STANCE_RULES: readonly StanceRule[] = [
  {
    id: "stop_on_symptoms",
    question: { en: "warning signs to stop exercising", zh: "立即停止运动的警示信号" },
    about: SYMPTOMS,
    forIt: "stop|stop exercising|rest|call the emergency|get medical help|see a doctor|停止|立即停|休息|就医|看医生|急救电话",
    againstIt:
      "push through|power through|work through|train through|run through|keep going|keep running|keep exercising|keep training|carry on|continue|ignore|go on exercising|硬撑|坚持|继续|忽略|不用管|无视|咬牙",
    entrySays: { en: "The entry says to stop at warning signs.", zh: "条目指出出现警示信号应停止运动。" },
    entryDenies: { en: "The entry says not to stop.", zh: "条目指出不必停止。" },
  },
  {
    id: "stop_on_pain",
    question: { en: "muscle soreness or sharp pain, stop", zh: "肌肉酸痛还是疼痛" },
    about: "pain|painful|injury|injured|sprain|swelling|hurt|疼痛|受伤|扭伤|肿胀|疼",
    forIt: "stop|rest|protect|停止|休息|保护",
    neither: "bed rest|complete rest|卧床休息|静养",
    againstIt:
      "push through|power through|work through|train through|run through|keep going|keep running|ignore|no pain no gain|硬撑|忍痛|坚持练|继续练|忽略|不用管",
    entrySays: { en: "The entry says to stop and rest with pain or injury.", zh: "条目指出疼痛或受伤应停止并休息。" },
    entryDenies: { en: "The entry says not to rest for this long.", zh: "条目指出不必长时间静养。" },
  },
  {
    id: "drink",
    question: { en: "drink enough water around exercise", zh: "运动补水" },
    about: "",
    forIt:
      "drink water|drink enough|drink fluid|drink during|drink before|drink afterward|drink regularly|drink often|stay hydrated|well hydrated|hydrate|drink|喝水|喝足水|补水|饮水|补充水分|补足水分",
    neither: "drink so much|drink too much|drinking too much|drink more than|drinking more than|drink alcohol|喝水过多|喝太多水|喝水喝到|饮水量超过|饮水过多",
    againstIt: "avoid water|dehydrate|withhold water|without water|断水|脱水减重|限制饮水|少喝水",
    entrySays: { en: "The entry says to drink around exercise.", zh: "条目指出运动前后要喝水。" },
    entryDenies: { en: "The entry warns against drinking like this.", zh: "条目提醒不要这样饮水。" },
  },
  {
    id: "warm_up",
    question: { en: "warm up before exercise", zh: "运动前热身" },
    about: "",
    forIt: "warm up|warming up|warmup|热身|准备活动",
    againstIt: "skip the warm up|skip warming up|skip your warm up|without a warm up|without warming up|跳过热身|省略热身|直接开练",
    entrySays: { en: "The entry says to warm up first.", zh: "条目指出运动前应热身。" },
    entryDenies: { en: "The entry advises against a warm-up.", zh: "条目不建议热身。" },
  },
  {
    id: "cool_down",
    question: { en: "cool down after exercise", zh: "运动后整理放松" },
    about: "",
    forIt: "cool down|cooling down|cooldown|整理活动|整理放松",
    againstIt: "stop abruptly|skip the cool down|without a cool down|骤停|突然停下",
    entrySays: { en: "The entry says to cool down gradually.", zh: "条目指出运动后应逐渐整理放松。" },
    entryDenies: { en: "The entry advises against cooling down.", zh: "条目不建议整理放松。" },
  },
  {
    id: "take_medicine",
    about: "medicine|medication|drug|dose|beta blocker|insulin|inhaler|anticoagulant|blood thinner|warfarin|pill|prescription|prescribed|药|胰岛素|吸入剂|抗凝|处方",
    forIt: "keep taking|take medicine|take your medicine|carry your reliever|continue taking|take as prescribed|继续服用|按时服药|随身携带|坚持服药",
    againstIt:
      "stop taking|stop your|stop insulin|stop beta blocker|come off|skip dose|skip your|quit your|throw away|replace medicine|replace medication|replaces medicine|replaces medication|instead of medication|instead of medicine|停药|停用|漏服|不吃药|不用吃药|代替药物|扔掉药",
    entrySays: { en: "The entry says to keep taking what was prescribed.", zh: "条目指出处方药要继续使用。" },
    entryDenies: { en: "The entry says not to stop or replace medicine.", zh: "条目指出不要自行停药或以运动代替药物。" },
  },
  {
    id: "ask_a_doctor",
    question: { en: "see a doctor before starting exercise", zh: "运动前先看医生" },
    about: "",
    forIt:
      "see a doctor|ask a doctor|talk to a doctor|talk to your doctor|see your doctor|ask your doctor|consult a doctor|medical clearance|medical assessment|ask the maternity team|obstetric check|看医生|咨询医生|询问医生|医生许可|就医|医学评估",
    againstIt: "ignore your doctor|ignore doctor|doctor are not needed|no doctor|skip the doctor|不用看医生|别听医生",
    entrySays: { en: "The entry says to ask a doctor here.", zh: "条目指出这种情况应咨询医生。" },
    entryDenies: { en: "The entry says no doctor is needed here.", zh: "条目指出这种情况不需要医生。" },
  },
  {
    id: "fever_rest",
    question: { en: "exercise with a fever", zh: "发烧训练" },
    about: "fever|flu|infection|ill|illness|sick|发烧|发热|感染|生病|流感|感冒",
    forIt: "rest|do not exercise|do not train|stay home|休息|不要运动|不要训练",
    againstIt: "sweat it out|train hard|exercise hard|train as usual|keep training|work out as usual|exercise as usual|run it off|出汗就好|照常训练|照常运动|坚持训练|高强度训练",
    entrySays: { en: "The entry says to rest with fever or infection.", zh: "条目指出发热或感染时应休息。" },
    entryDenies: { en: "The entry allows exercise here.", zh: "条目允许此时运动。" },
  },
  {
    id: "heat_caution",
    question: { en: "exercise in hot weather", zh: "高温天气运动" },
    about: "heat|hot|humid|summer|高温|炎热|酷热|夏天|热天",
    forIt: "cooler hour|in the shade|reduce intensity|slow down|light clothing|cool down|阴凉|凉爽|降低强度|减轻",
    againstIt: "hottest hour|hottest part of the day|midday sun|at noon|sauna suit|plastic suit|train harder|full intensity|正午|暴晒|最热的时候|加大强度|穿不透气",
    entrySays: { en: "The entry says to slow down and keep cool in heat.", zh: "条目指出高温时应减量并保持凉爽。" },
    entryDenies: { en: "The entry warns against this in heat.", zh: "条目提醒高温时不要这样做。" },
  },
  {
    id: "rest_days",
    question: { en: "rest days and recovery", zh: "休息日与恢复" },
    about: "",
    forIt: "rest day|time to recover|recovery day|plan rest|休息日|恢复时间|安排休息",
    againstIt: "train hard every day|hard every day|seven days a week without|never rest|every day without rest|no days off|每天都要高强度|天天高强度|从不休息|全年无休",
    entrySays: { en: "The entry says to leave time for recovery.", zh: "条目指出应留出恢复时间。" },
    entryDenies: { en: "The entry advises against resting here.", zh: "条目不建议此时休息。" },
  },
  {
    id: "progress_gradually",
    question: { en: "start slowly and build up", zh: "从少量开始循序渐进" },
    about: "",
    forIt: "gradually|step by step|small step|little by little|start slowly|start small|start with small|build up|逐渐|逐步|循序渐进|小步|从少量",
    againstIt: "all at once|double your|double the|start at full|as hard as possible from the|maximum from the first day|go all out from|一开始就大|一步到位|第一天就|突然加大|翻倍",
    entrySays: { en: "The entry says to increase gradually.", zh: "条目指出应逐步增加。" },
    entryDenies: { en: "The entry warns against sudden jumps.", zh: "条目提醒不要突然大增。" },
  },
  {
    id: "breathe_out",
    question: { en: "strength training technique, breathe out", zh: "力量训练呼气不要憋气" },
    about: "",
    forIt: "breathe out|exhale|呼气",
    againstIt: "hold your breath|holding your breath|hold the breath|憋气|屏住呼吸|屏气",
    entrySays: { en: "The entry says to breathe out and not to hold the breath.", zh: "条目指出用力时应呼气，不要憋气。" },
    entryDenies: { en: "The entry says not to hold the breath.", zh: "条目指出不要憋气。" },
  },
  {
    id: "active_in_pregnancy",
    question: { en: "pregnancy how much activity", zh: "孕期运动多少" },
    about: "pregnancy|pregnant|孕期|孕妇|怀孕|妊娠",
    forIt: "should do|exercise is safe|is safe and desirable|activity is safe|benefit from exercise|can exercise|can continue|are encouraged|运动是安全|可以运动|应进行|可以继续",
    againstIt: "must not exercise|avoid all exercise|stop all exercise|avoid exercise completely|should not exercise|exercise is dangerous|bed rest|不能运动|不可以运动|禁止运动|避免一切运动|不应运动|卧床",
    neither: RESERVED_REFUSALS,
    entrySays: { en: "The entry recommends activity in an uncomplicated pregnancy.", zh: "条目建议无并发症的孕期进行活动。" },
    entryDenies: { en: "The entry advises against exercise here.", zh: "条目不建议此时运动。" },
  },
  {
    id: "active_with_condition",
    about:
      "arthritis|osteoarthritis|back pain|asthma|diabetes|hypertension|high blood pressure|heart disease|depression|anxiety|cancer|stroke|kidney disease|epilepsy|osteoporosis|copd|older adult|older people|elderly|关节炎|腰痛|背痛|哮喘|糖尿病|高血压|心脏病|抑郁|焦虑|癌|中风|肾病|癫痫|骨质疏松|慢阻肺|老年人|老人",
    forIt:
      "stay active|benefit from|be active|should exercise|can exercise|exercise help|activity help|should take part|is safe and useful|avoid inactivity|generally safe|improve|exercise is treatment|exercise is part of treatment|should do|regular activity lowers|eases symptom|保持活动|受益|应运动|可以运动|也应该运动|有帮助|安全且有益|避免不活动|避免不动|运动就是治疗|应进行|总体是安全",
    againstIt:
      "must not exercise|never exercise|should not exercise|should avoid exercise|avoid all exercise|avoid all physical activity|should avoid strength|bed rest|complete rest|wears out|wear out the joint|damages the joint|exercise is dangerous|should never|stay in bed|不能运动|不应运动|禁止运动|绝对不能|避免一切运动|卧床休息|卧床静养|磨坏关节|磨损关节|运动很危险|静养",
    neither: RESERVED_REFUSALS,
    entrySays: { en: "The entry says that activity helps here.", zh: "条目指出这种情况下活动有益。" },
    entryDenies: { en: "The entry advises against it.", zh: "条目不建议这样做。" },
  },
  {
    id: "child_strength",
    question: { en: "strength training for children", zh: "儿童力量训练" },
    about: "child|children|kid|teenager|adolescent|youth|儿童|孩子|青少年|小孩",
    forIt: "strength training safely|can do strength|can lift|does not stunt|可以安全地进行力量|可以进行力量|不会影响长高",
    againstIt: "stunts growth|stunt growth|must not lift|should never lift|should not do strength|should not lift|影响长高|影响孩子长高|影响儿童长高|阻碍长高|长不高|不能做力量|不能举重",
    entrySays: { en: "The entry says that supervised strength training is safe for children.", zh: "条目指出有监督的力量训练对儿童是安全的。" },
    entryDenies: { en: "The entry says that strength training does not stunt growth.", zh: "条目指出力量训练不会影响长高。" },
  },
  {
    id: "bend_with_osteoporosis",
    question: { en: "osteoporosis bending", zh: "骨质疏松弯腰" },
    about: "osteoporosis|spinal fracture|brittle bone|骨质疏松|脊柱骨折",
    forIt: "straight back|good posture|背部挺直|挺直",
    againstIt: "forward bending|loaded forward bending|sit up|crunch|toe touch|twisting|弯腰|仰卧起坐|卷腹|脊柱扭转",
    entrySays: { en: "The entry says to keep the back straight.", zh: "条目指出应保持背部挺直。" },
    entryDenies: { en: "The entry says to avoid loaded bending and twisting.", zh: "条目指出应避免负重弯腰和扭转。" },
  },
  {
    id: "check_glucose",
    question: { en: "diabetes check blood glucose around exercise", zh: "糖尿病运动测血糖" },
    about: "diabetes|blood glucose|blood sugar|ketone|insulin|糖尿病|血糖|酮体|胰岛素",
    forIt: "check blood glucose|check glucose|check your glucose|test for ketone|carry fast|carry sugar|do not exercise|测血糖|检测酮体|带糖|携带速效糖|不要运动",
    againstIt: "no need to check|exercise anyway|exercise hard anyway|exercise lowers ketone|train with ketone|不用测|照样运动|无需检测",
    entrySays: { en: "The entry says to check glucose (and ketones) and to wait when they are not right.", zh: "条目指出应检测血糖（和酮体），异常时推迟运动。" },
    entryDenies: { en: "The entry advises against this.", zh: "条目不建议这样做。" },
  },
  {
    id: "swim_with_company",
    question: { en: "swim safely", zh: "安全游泳" },
    about: "swim|swimming|water|游泳|水",
    forIt: "lifeguard|somebody with you|with a companion|救生员|身边要有",
    againstIt: "swim alone|alone in the water|独自游泳|一个人游泳",
    entrySays: { en: "The entry says not to swim alone.", zh: "条目指出不要独自游泳。" },
    entryDenies: { en: "The entry says not to swim alone.", zh: "条目指出不要独自游泳。" },
  },
  {
    id: "wear_protection",
    question: { en: "right gear, bicycle helmet", zh: "骑自行车头盔" },
    about: "",
    forIt: "helmet|protective equipment|wear protection|life jacket|头盔|护具|防护装备|救生衣",
    againstIt: "without a helmet|without protection|不戴头盔|不戴护具",
    entrySays: { en: "The entry says to wear protection.", zh: "条目指出应佩戴防护。" },
    entryDenies: { en: "The entry advises against it.", zh: "条目不建议这样做。" },
  },
  {
    id: "leave_play_after_blow",
    question: { en: "concussion, stop playing", zh: "脑震荡停止比赛" },
    about: "concussion|head injury|blow to the head|脑震荡|头部受伤|头部受撞击|头部受到",
    forIt: "stop playing|must not return|leave play|get medical help|rest|停止比赛|不得再上场|就医|休息",
    againstIt: "return the same day|same day|keep playing|play on|continue playing|go back in|当天上场|继续比赛|继续踢|马上上场",
    entrySays: { en: "The entry says to leave play after a blow to the head.", zh: "条目指出头部受撞击后应停止比赛。" },
    entryDenies: { en: "The entry says not to return the same day.", zh: "条目指出当天不得再上场。" },
  },
  {
    id: "eat_enough",
    question: { en: "eat enough for training", zh: "训练吃够" },
    about: "",
    forIt: "eat enough|enough food|enough energy|吃够|足够的能量",
    againstIt: "extreme diet|fast while training|train fasted for days|cut food extremely|starve|skip meal|断食|极端节食|饿着|不吃饭",
    entrySays: { en: "The entry says to eat enough for training.", zh: "条目指出训练要吃够。" },
    entryDenies: { en: "The entry warns against extreme diets.", zh: "条目提醒不要极端节食。" },
  },
];

/** Words before a side, close to it, that turn it around. */
export const DENIALS_BEFORE =
  "not|dont|do not|never|no|avoid|avoids|skip|neednt|cannot|cant|shouldnt|mustnt|wont|isnt|doesnt|no need|instead of|rather than|不|别|勿|莫|无需|无须|不要|不必|不用|不应|不能|不可|不需要|没必要|没有必要|避免|禁止|省略|跳过";
/** Words after a side, in the same clause, that turn it around. */
export const DENIALS_AFTER =
  "unnecessary|does not help|do not help|doesnt help|is not helpful|is not recommended|is not useful|没有帮助|无益|not necessary|not needed|isnt necessary|isnt needed|arent needed|are not needed|is not needed|useless|pointless|a waste of time|is optional|is harmful|is dangerous|is bad|没用|没必要|没有必要|不必要|不需要|浪费时间|有害|多余|无用";
