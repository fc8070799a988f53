/**
 * What no source of health knowledge may say, by its subject and what is said of it in one sentence, as phrases (`readPhrase`).
 * What is so grave about each follows the rules of the content check and their sources; the wording is a design value.
 */
import type { SafetyFlag } from "../safety/safety-flag.ts";

export type DangerousClaim = {
  readonly flag: SafetyFlag;
  readonly about: readonly string[];
  readonly says: readonly string[];
};

const EMERGENCIES = [
  "(heat stroke|heatstroke|sunstroke|stroke|heart attack|seizure|concussion|anaphylaxis|hypothermia|head injury)",
  "(collapsed|collapse|collapses|unconscious|unresponsive|passed out|fainted|chest pain)",
  "(热射病|中暑|中风|脑卒中|心梗|心脏病发作|抽搐|过敏性休克|失温|头部受伤|脑震荡|昏迷|晕倒|昏倒|倒地|失去意识|胸痛)",
];

export const DANGEROUS_CLAIMS: readonly DangerousClaim[] = [
  {
    flag: "medication_change",
    about: [
      "(medicine|medication|drug|pill|tablet|beta blocker|insulin|inhaler|blood thinner|anticoagulant|painkiller|steroid|metformin)",
      "(药|药物|药片|受体阻滞剂|倍他乐克|胰岛素|降压药|抗凝药|止痛药)",
    ],
    says: [
      "(double|triple|twice|extra|larger|bigger|higher) (the|your|a|of|) (usual|normal|prescribed|) (dose|dosage)",
      "(double|doubling|triple|tripling) (the|your|) (dose|dosage|beta blocker|insulin|medication|medicine|pill)",
      "(两倍|双倍|加倍|多吃一倍)_(剂量|用量|的量|的药|药量|服用|服药)",
      "剂量_(加倍|翻倍|两倍)",
    ],
  },
  {
    flag: "medication_change",
    about: ["胰岛素", "(insulin|inhaler|heart medication|beta blocker|blood pressure medication)"],
    says: [
      "(不用|不必|无需|无须|不需要|不要|别)(再|去|)(打|注射|用)胰岛素",
      "(do not|dont|need not|no) need (to|) (take|inject|use|their|any|your)",
      "(can|may|should) (skip|stop|leave out|omit|drop) (the|your|their|taking|using) (insulin|inhaler|heart|beta|blood)",
    ],
  },
  {
    flag: "medical_emergency",
    about: EMERGENCIES,
    says: [
      "(sleep|slept|sleeping|walk|walked|wait|waited) (it|this|that|) off",
      "(sleep|wait|ride) (it|this|that) out",
      "(leave|let|put) __ (rest|sleep|lie|alone) __ (hour|night|while|minute)",
      "(leave|let) (them|him|her|the person) (to|) (rest|sleep|lie|alone)",
      "(no need|do not need|dont need|not necessary|unnecessary) (to|for) _ (call|ambulance|emergency|doctor|hospital)",
      "(will|would|always) (pass|go away|get better) (by itself|on its own|with rest|with sleep|soon)",
      "(睡一觉|睡一会|躺一会|躺一下|歇一会|休息一下|休息一会|忍一忍|喝点水)_(就|便|即)(会|能|可以|可|)(好|行|没事|过去|恢复|可)",
      "(让|给)_(人|他|她)_(休息|躺|睡)__(小时|钟头|觉|一会)",
      "(不用|不必|无需|不需要)(叫|打|呼叫|送|去)(救护车|急救|120|医院|急诊)",
    ],
  },
  {
    flag: "doping_or_misuse",
    about: [
      "(steroid|anabolic|sarms|clenbuterol|epo|growth hormone|testosterone|trenbolone|prohormone|ephedrine|dnp)",
      "(类固醇|激素药|合成代谢|睾酮|生长激素|克伦特罗|瘦肉精|促红素|兴奋剂|麻黄碱)",
    ],
    says: [
      "(harmless|safe|risk free|no risk|not dangerous|no danger|without risk|perfectly fine|good for (you|muscle|health))",
      "(no|without|free of) (any|) (side effect|harm|danger|risk)",
      "(放心|安心)(使用|用|服用|吃)",
      "(没有|没|无|毫无)(任何|什么|)(副作用|危害|害处|风险)",
      "(安全|无害|对身体好)",
    ],
  },
  {
    flag: "eating_disorder",
    about: [
      "(vomit|vomiting|throwing up|throw up|purge|purging|laxative|starving|fasting for (days|weeks))",
      "(催吐|抠吐|泻药|吐掉|绝食|断食多日)",
    ],
    says: [
      "(good|great|easy|effective|best|fast|fine|safe|healthy|quick|useful) (way|method|trick|to|for)",
      "(keeps|keep|stay|staying) __ (lean|slim|thin|weight|skinny)",
      "(好|有效|简单|快|安全|健康)(的|)(办法|方法|方式|选择)",
      "(可以|能|有助于|帮助)_(减肥|瘦身|瘦|保持身材|减重|控制体重)",
    ],
  },
  {
    flag: "medical_emergency",
    about: [
      "(cola|coke|tea|dark|brown|black|coffee|red) (coloured|colored|) (urine|pee)",
      "(urine|pee) _ (cola|coke|tea|dark|brown|black|coffee)",
      "(尿|小便)__(酱油|可乐|茶|浓茶|深褐|褐|咖啡|黑|发红|血红)",
      "(酱油|可乐|茶|浓茶|褐|咖啡|黑)(色|样|色的|)(的|)(尿|小便)",
    ],
    says: [
      "(good|great|successful|effective|proper) (workout|training|session|exercise)",
      "(is|are|just|quite|perfectly|completely) (normal|harmless|fine|ok|nothing to worry)",
      "(练到位|练得好|效果好|正常|没事|不用担心|好现象|排毒)",
    ],
  },
  {
    flag: "medical_emergency",
    about: [
      "(calf|leg) __ (swollen|swelling|warm|hot|red)",
      "(swollen|swelling|warm|hot|red) __ (calf|leg)",
      "(小腿|一侧腿|单腿|腿)__(肿|发热|发烫|发红)",
    ],
    says: [
      "(keep|continue|carry on|go on) (on|) (running|training|walking|exercising)",
      "(massage|rub|knead) (it|the|your|them|hard|firmly)",
      "(继续|坚持)(跑|练|训练|运动)",
      "(用力|使劲|)(按摩|揉|按压)_(继续|就|即)",
    ],
  },
  {
    flag: "dangerous_act",
    about: [
      "(swim|swimming|dive|diving|boating|surfing|cycling|climbing|skiing)",
      "(游泳|潜水|下水|划船|冲浪|骑车|攀岩|滑雪)",
    ],
    says: [
      "(after drinking|drunk|while drunk|with alcohol|after (a few|some|#) (beer|drink|glass)) __ (fine|ok|okay|safe|no problem|fun)",
      "(fine|ok|okay|safe|no problem) __ (after drinking|drunk|with alcohol)",
      "(酒后|喝酒后|喝完酒|喝了酒)__(没问题|没事|可以|安全|无妨)",
    ],
  },
  {
    flag: "medication_change",
    about: [
      "(ibuprofen|nsaid|naproxen|diclofenac|painkiller|aspirin)",
      "(布洛芬|止痛药|消炎止痛药|双氯芬酸|萘普生|阿司匹林)",
    ],
    says: [
      "(protect|protects|good for|helps|help|spare|spares) (the|your|) (kidney|liver|muscle|joint|stomach|heart)",
      "(before|during) (a|the|every|each|your|) (marathon|race|run|training|workout) (prevent|protect|is (good|safe|wise|recommended))",
      "(保护|护|有利于|有益于)(肾|肝|胃|肌肉|关节|心脏)",
    ],
  },
  {
    flag: "minor",
    about: ["(child|children|kid|toddler|teenager|adolescent)", "(儿童|孩子|小孩|青少年|小学生)"],
    says: [
      "(to|until|till) (exhaustion|exhausted|they (vomit|collapse|drop|cry)|complete exhaustion|total exhaustion)",
      "(练|跑|训练|运动)(到|至)(力竭|精疲力尽|筋疲力尽|累倒|吐|虚脱)",
    ],
  },
  {
    flag: "exercising_ill",
    about: ["(fever|flu|feverish|high temperature)", "(发烧|发热|高烧|流感)"],
    says: [
      "(sweat|run|train|exercise) (it|the fever|the flu) (out|off|away)",
      "(recover|heal|better|cure) (faster|quicker|sooner) (if|when|by|with) (you|) (run|running|sweat|sweating|exercise)",
      "(跑步|运动|锻炼|出汗|发汗|捂汗|跑一跑)__(好得快|就好|恢复快|退烧|排毒|好得更快)",
    ],
  },
  {
    flag: "pregnancy",
    about: ["(pregnant|pregnancy)", "(孕妇|怀孕|孕期|孕晚期|妊娠)"],
    says: [
      "(can|may|could|safe to|fine to|ok to) (go|still|do|also|keep|) (box|boxing|scuba dive|scuba diving|kickbox|kickboxing)",
      "(can|may|could|safe to|fine to|ok to) (go|still|do|also|keep|) (wrestle|spar|skydive|skydiving|play rugby|play ice hockey)",
      "(boxing|scuba diving|kickboxing|wrestling|sparring|skydiving|rugby|ice hockey) __ (safe|fine|ok|okay|good|no problem)",
      "(可以|能|适合|不妨)(去|打|参加|练|玩|做|)(拳击|潜水|深潜|柔道|摔跤|散打|格斗|跳伞|橄榄球|冰球)",
    ],
  },
];

/** Words before what is said that take it back. */
export const DANGER_DENIALS: readonly string[] = [
  "(not|no|never|dont|cannot|cant|isnt|arent|wont|doesnt|nothing|nobody|neither|without|avoid|avoiding)",
  "(must|should) (not|never)",
  "(不|不能|不可|不会|不是|不要|别|没有|并非|避免|禁止|严禁|切勿|切忌|不应|不宜|绝不)",
];
