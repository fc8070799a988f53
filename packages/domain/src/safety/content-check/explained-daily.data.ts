import type { Concept } from "./content-rule.ts";

/** More harmless reasons for signs: of meals, clothes, the dentist, water to jump into. */
export const EXPLAINED_DAILY_CONCEPTS: Readonly<Record<string, Concept>> = {
  childExpected: {
    setting: true,
    explains: { signs: ["weightGained"], within: "passage", unless: ["gainedSuddenly"] },
    en: ["(pregnant|pregnancy|expecting|trimester|preggo|twins|due date|due in)"],
    zh: ["(怀孕|怀了|孕|大肚|有咗|孕期|预产期|双胞胎)"],
  },
  weightGained: {
    neutral: true,
    en: [
      "(gained|gain|put on|putting on|up) (about |around |like |already |over |only |)<1-45> (lbs|lb|pounds|kg|kilos|kgs)",
      "<1-45> (lbs|lb|pounds|kg|kilos|kgs) (up|gained|heavier|on)",
    ],
    zh: ["(胖|重|长|肥)(了|咗|)(差不多|已经|快|)<1-45>(斤|公斤|磅|kg)"],
  },
  gainedSuddenly: {
    setting: true,
    en: [
      "(suddenly|overnight|(in|this|last|a) (one |a |)(week|days)|swollen|swelling|headache|vision|spots|puffy|throwing up|purge*|starv*|not eating|diet)",
    ],
    zh: ["(突然|一周|这周|一个星期|几天|肿|头痛|眼|吐|节食|不吃)"],
  },
  dentistToday: {
    setting: true,
    explains: { signs: ["mouthNumbed"], within: "passage", unless: ["numbElsewhere"] },
    en: [
      "(dentist|dentists|dental|novocaine|lidocaine|local anaesthetic|local anesthetic|numbing|filling|root canal|wisdom tooth|wisdom teeth|tooth out)",
    ],
    zh: ["(牙医|牙科|补牙|拔牙|智齿|根管|麻药|麻醉)"],
  },
  mouthNumbed: {
    neutral: true,
    en: [
      "(face|mouth|lip|lips|tongue|cheek|jaw|smile) (is|are|feels|feel|s|still|looks|was|all) _ (numb|droopy|drooping|dead|fat|frozen|lopsided|crooked|tingly)",
      "(numb|droopy|lopsided|crooked) (face|mouth|lip|lips|tongue|cheek|smile)",
      "(speech|words|talking) (is|are|s|sounds|was|came out) _ (slurred|slurry|funny|mumbly)",
      "(slurring|mumbling|dribbling|talking funny)",
      "(numbed|froze) (my|his|her|the) (mouth|face|jaw|gum|gums|cheek|lip)",
    ],
    zh: [
      "(嘴|嘴巴|嘴角|脸|半边脸|舌头|嘴唇)(还|都|有点|好|)(麻|麻了|歪|歪了|没知觉|没有知觉|冇知觉)",
      "(说话|讲嘢)(含糊|不清|漏风)",
    ],
  },
  numbElsewhere: {
    setting: true,
    en: [
      "(arm|arms|leg|legs|hand|hands|vision|eye|eyes|days|week|breath*|swell*|swollen|rash|headache|fever|confused|walk|balance|no (dentist|filling)|last (week|month|year)|not (at|from) the dentist)",
    ],
    zh: ["(手|脚|腿|眼|视力|喘|肿|疹|头痛|发烧|糊涂|走路|几天|上周|上个月)"],
  },
  redFood: {
    setting: true,
    explains: { signs: ["redOfFood"], within: "passage", unless: ["redOfBlood"] },
    en: [
      "(beetroot|beetroots|beets|beet|dragon fruit|dragonfruit|pitaya|blackberries|rhubarb|food colouring|food coloring|vitamin|vitamins|b12|b vitamins)",
    ],
    zh: ["(火龙果|甜菜|红菜头|苋菜|维生素|维他命|色素)"],
  },
  redOfFood: {
    neutral: true,
    en: [
      "(pee|urine|wee|poo|poop|stool|stools) _ (red|pink|purple|yellow|orange|neon|reddish)",
      "(red|pink|purple|neon|orange|bright yellow) (pee|urine|wee|poo|poop|stool|stools)",
    ],
    zh: ["(尿|小便|大便|便便)(都|变|是|成|好|)(变|)(成|)(红色|红|粉红|粉色|红的|紫|橙|黄)"],
  },
  redOfBlood: {
    setting: true,
    en: [
      "(pain|painful|hurts|burn*|muscle|muscles|cola|brown|dark|clots|fever|blood|bloody|didnt eat|no beet*|weeks ago|swollen|weak)",
    ],
    zh: ["(痛|疼|血|可乐|茶色|棕|黑|发烧|肿|没吃|冇食|无力)"],
  },
  tightClothes: {
    setting: true,
    explains: { signs: ["breathByClothes"], within: "sentence", unless: ["breathOfIllness"] },
    en: [
      "(bra|corset|jeans|wetsuit|belt|collar|shirt|top|dress|suit|leggings) (is|was|feels|s|are|were) _ tight",
      "tight (sports |)(bra|corset|jeans|wetsuit|belt|collar|shirt|top|dress|suit|leggings)",
      "(sports bra|bra|corset|waist trainer|jeans|wetsuit|compression (top|shirt)|tight (dress|shirt|belt|top|collar|clothes|suit)|lifting belt|weight belt|leggings)",
    ],
    zh: ["(运动内衣|内衣|文胸|束腰|紧身衣|腰带|湿衣|潜水服|牛仔裤|塑身衣)"],
  },
  breathByClothes: {
    neutral: true,
    en: [
      "(cant|cannot|can hardly|can barely|couldnt|could barely|hard to|harder to|hardly) breathe",
    ],
    zh: ["(喘不过气|透不过气|喘不上气|不能呼吸|呼吸不了|抖不到气|抖不到气)"],
  },
  breathOfIllness: {
    setting: true,
    en: [
      "(chest|blue|wheez*|asthma|inhaler|still|even (after|without)|(took|taken) _ _ off|panic*|allerg*|swell*|swollen|faint*|dizzy|hives|loosened)",
    ],
    zh: ["(胸|紫|喘鸣|哮喘|还是|仍|脱了|解开|过敏|肿|晕|突然)"],
  },
  coughedOut: {
    setting: true,
    explains: { signs: ["chokingNow"], within: "passage", unless: ["chokingStill"] },
    en: [
      "(coughed|spat|spit|coughing) (it|that|them|) _ (out|up)",
      "(it|that) (came|popped) (out|up|back up)",
    ],
    zh: ["(咳|吐)(了|)(出来|出嚟|出来了|咗出来)"],
  },
  chokingStill: {
    setting: true,
    en: [
      "(still|blue|cant (breathe|talk|speak)|wheez*|not breathing|unconscious|limp|again|blood|but now|drool*|wont stop|isnt)",
    ],
    zh: ["(还是|仍|又|紫|喘|说不出|不呼吸|昏|软|血|不停)"],
  },
  wholePackOfFood: {
    neutral: true,
    explains: { signs: ["wholePackOfFood"], within: "passage", unless: ["packOfHarm"] },
    en: [
      "(took|take|ate|eat|eating|had|drank|drink|drinking|finished|downed|demolished|polished off) (a|the|that|my|an|) (whole|entire|full) (pack|packet|bottle|box|bag|tub|jar|can|tin|carton|tray|jug) of (water|gels|gel|cookies|chips|crisps|biscuits|popcorn|chocolate|chocolates|ice cream|gummies|gummy bears|haribo|sweets|candy|nuts|milk|juice|electrolytes|coconut water|gatorade|strawberries|yoghurt|yogurt|grapes|dates|cereal|peanut butter|hummus)",
    ],
    zh: [
      "(吃|食|喝|饮|干)(了|完|咗|晒|掉|光)(一|)(整|成|全)(包|瓶|盒|袋|桶|樽|罐|排)(薯片|饼干|曲奇|水|牛奶|巧克力|朱古力|冰淇淋|雪糕|软糖|能量胶|运动饮料|爆米花|糖|坚果|果汁|酸奶|乳酪)",
    ],
  },
  packOfHarm: {
    setting: true,
    en: [
      "(pill+|tablet+|die|dead|end it|purge+|purging|threw up|throw up|thrown up|throwing up|sick|binge*|bingeing|laxative+|ashamed|guilt*|fast tomorrow|allergic|allergy|diabet*|insulin)",
    ],
    zh: ["(药|片|死|吐|催|泻|暴食|内疚|罪恶|过敏|糖尿|胰岛素)"],
  },
  waterToJumpInto: {
    setting: true,
    explains: { signs: ["jumped"], within: "sentence", unless: ["jumpToDie"] },
    en: [
      "(foam pit|trampoline|lake|pool|sea|bungee|zip line|diving board|parkour|paraglid*|skydiv*|climbing wall|crash mat|sandpit|holiday|vacation|into the (water|river|sea|lake|pool))",
    ],
    zh: ["(蹦极|笨猪跳|蹦床|海绵池|泳池|跳台|跳水|湖里|海里|滑翔|跳伞|度假)"],
  },
  jumped: {
    neutral: true,
    en: [
      "(i|we|he|she|they|kids|son|daughter) (jumped|leapt|dived|dove) _ (off|from) _ _ (bridge|roof|cliff|building|balcony|tower|rock|boat|jetty)",
    ],
    zh: ["(跳)(了|咗|过)_(桥|崖|楼|台)"],
  },
  jumpToDie: {
    setting: true,
    en: [
      "(want|wanna|will|going to|gonna|die|dead|died|end|kill+|suicide|never|tonight|goodbye|sorry|survived|hurt|injured|unconscious|drown*|ambulance|hospital|point)",
    ],
    zh: ["(想|要|死|自杀|再见|对不起|受伤|昏|溺|救护|医院)"],
  },
};
