import type { Concept } from "./content-rule.ts";

const EATEN = [
  "(took|take|ate|eat|eating|had)",
  "(drank|drink|drinking|finished|downed|demolished|polished off)",
];
const PACKS = ["(pack|packet|bottle|box|bag|tub)", "(jar|can|tin|carton|tray|jug)"];
const FOODS = [
  "water|gels|gel|cookies|chips|crisps",
  "biscuits|popcorn|chocolate|chocolates|ice cream|gummy bears",
  "haribo|sweets|candy|nuts|milk|juice",
  "electrolytes|coconut water|gatorade|strawberries|yoghurt|yogurt",
  "grapes|dates|cereal|peanut butter|hummus",
];
/** Closed: what people call the place that they wish to be in instead may be no place on earth. */
const PLACES = [
  "the beach|a beach|bed|my bed|the mountains|the park|the pool|the countryside|holiday|vacation|the sofa|the couch",
  "lisbon|paris|london|rome|berlin|barcelona|madrid|vienna|amsterdam|sydney|melbourne|tokyo|dubai|new york|california",
  "italy|greece|portugal|france|germany|thailand|japan|bali|hawaii|mexico|florida|ibiza|crete|mallorca|scotland|ireland",
];
const PLACES_ZH =
  "海边|沙滩|山里|乡下|老家|公园|大理|三亚|日本|泰国|京都|东京|大阪|台北|香港|床上|度假";

/** More harmless reasons for signs: of places, a child to come, meals, clothes, water to jump into. */
export const EXPLAINED_DAILY_CONCEPTS: Readonly<Record<string, Concept>> = {
  /** Explains itself too: who wants to be in a named place wants that. */
  elsewhereWanted: {
    neutral: true,
    explains: {
      signs: ["notHere", "elsewhereWanted"],
      within: "next clause",
      unless: ["noPlaceOnEarth"],
    },
    en: PLACES.map(
      (places) =>
        `(want|wanna|rather|wish|like|love|prefer) _ (to |)be (back |)(in|at|on) (${places})`,
    ),
    zh: [`(想|好想|要|宁愿)(在|去|返|回|飞去|到|喺)(${PLACES_ZH})`],
  },
  notHere: {
    neutral: true,
    en: [
      "(dont|do not|dnt|dont even) (want|wanna|wana) (to |)(be |b |stay )(here|at (work|school)|in this (office|city|town|meeting))",
    ],
    zh: ["(不|不太|真不)想(在|喺|待在|留在|留喺)(这里|这儿|呢度|这|呢里|公司|学校|办公室|屋企)"],
  },
  noPlaceOnEarth: {
    setting: true,
    en: [
      "(anymore|any more|alive|heaven|grave|ground|peace|god|jesus|lord|stars|sky|dead|die|died|death|ocean|longer|rest|passed|late|urn|baby)",
      "(nowhere|world|earth|life|live|living|mum|mom|dad|grandma|grandpa|him|her|husband|wife|nan|gran|with|where|when|so that)",
      "(angels|not exist|pills|hospital|coma|hole|coffin|bottom|tracks|train|roof|bridge|cliff|nobody|goodbye|never|better place|shore)",
      "(forever|asleep|sleep|dark|void|gone|nothing|accident|crash|end|over|other side|drown*|under|wake|done)",
      "(tired|sorry|knife|walk|swim|jump|drive|into|sink)",
    ],
    zh: [
      "(天堂|天国|死|活|世上|世界|人间|另一个|没有痛苦|解脱|妈|爸|奶奶|爷爷|外婆|外公|坟|地下|天台|桥|楼顶|永远|长眠|医院)",
      "(这里了|这了|这儿了|呢度喇|那边|不回|唔返|消失|结束|跳|药|再见|陪|走了|海里|累|行入|走进|走入|游|沉)",
    ],
  },
  childExpected: {
    setting: true,
    explains: { signs: ["weightGained"], within: "next clause", unless: ["gainedSuddenly"] },
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
      "(pain|pains|hurts|ache|sick|breath*|pressure|blurry|blurred|ribs|belly|since|rings|dizzy|bleed*|itch*|protein|tight|hands|feet|face|today|yesterday)",
    ],
    zh: ["(突然|一周|这周|一个星期|几天|肿|痛|疼|眼|吐|节食|不吃|血压|腹|喘|蛋白|晕|痒|花|血|抽)"],
  },
  redFood: {
    setting: true,
    explains: { signs: ["redOfFood"], within: "next clause", unless: ["redOfBlood"] },
    en: ["(beetroot|beetroots|beets|dragon fruit|dragonfruit|pitaya)"],
    zh: ["(火龙果|甜菜|红菜头|苋菜)"],
  },
  redOfFood: {
    neutral: true,
    en: [
      "(pee|urine|wee|poo|poop|stool|stools) _ (red|pink|purple|reddish)",
      "(red|pink|purple) (pee|urine|wee|poo|poop|stool|stools)",
    ],
    zh: ["(尿|小便|大便|便便)(都|变|是|成|好|)(变|)(成|)(红色|红|粉红|粉色|红的|紫)"],
  },
  redOfBlood: {
    setting: true,
    en: [
      "(pain|painful|hurt|hurts|sore|burn*|muscle|muscles|cola|brown|dark|clots|fever|blood|bloody|didnt eat|no beet*|weeks|days|still|swollen|weak)",
      "(rarely|never|dont eat|havent|hardly|marathon|ultra|race|crossfit|lost|kilos|weight|dizzy|faint*|tired|again|last (week|month|year)|hate)",
      "(kidney|kidneys|belly|back|tarry|black|every day|always|not)",
    ],
    zh: [
      "(痛|疼|血|可乐|茶色|棕|黑|发烧|肿|没吃|冇食|不吃|唔食|无力|马拉松|比赛|瘦|几天|一直|很少|晕|发热|腰|上周)",
    ],
  },
  tightClothes: {
    setting: true,
    explains: { signs: ["breathByClothes"], within: "next clause", unless: ["breathOfIllness"] },
    en: [
      "(bra|corset|jeans|belt|collar|shirt|top|dress|leggings|waist trainer) (is|was|feels|s|are|were) (so|too|way too|really|very) tight",
      "(in|because of|wearing) (this|that|my|a|these) (too |super |really |)tight (sports |)(bra|corset|jeans|belt|collar|shirt|top|dress|leggings)",
    ],
    zh: ["(运动内衣|内衣|文胸|束腰|紧身衣|腰带|牛仔裤|塑身衣)(太|好|实在太|有点|穿得太)紧"],
  },
  breathByClothes: {
    neutral: true,
    en: [
      "(cant|cannot|can hardly|can barely|couldnt|could barely|hard to|harder to|hardly) breathe",
    ],
    zh: ["(喘不过气|透不过气|喘不上气|不能呼吸|呼吸不了|唞唔到气)"],
  },
  breathOfIllness: {
    setting: true,
    en: [
      "(chest|blue|wheez*|asthma|inhaler|still|even (after|without)|(took|taken) _ _ off|panic*|allerg*|swell*|swollen|faint*|dizzy|hives|loosened)",
      "(call|help|ambulance|emergency|911|999|112|diving|dive|dived|surfaced|water|pain|since|suddenly|off|sting|stung|ate|eating|throat|lips)",
      "(tongue|speak|talk|worse|pregnant|clot|heart|blood|cough*|lying|asleep|night|hours|days|legs|calf|now)",
    ],
    zh: [
      "(胸|紫|喘鸣|哮喘|还是|仍|脱|解开|松开|过敏|肿|晕|突然|救|潜水|上来|痛|疼|喉|嘴|吃|食|说不|心|孕|一直|几天|蜂)",
    ],
  },
  coughedOut: {
    setting: true,
    explains: { signs: ["chokingNow"], within: "next clause", unless: ["chokingStill"] },
    en: [
      "(coughed|spat|spit) (it|that|them|) _ (out|up)",
      "(it|that) (came|popped) (out|up|back up) (by itself|on its own|again|already|now|fine)",
    ],
    zh: ["(咳|吐)(了|)(出来|出嚟|出来了|咗出来)"],
  },
  chokingStill: {
    setting: true,
    en: [
      "(still|blue|cant|cannot|wheez*|breath*|unconscious|limp|again|blood|but|drool*|wont|isnt|not|no|pale|grey|gray|part|half|some|bit)",
      "(battery|magnet|coin|rest|swallow*|hoarse|sleepy|voice|noisy|stridor|vomit*|floppy|faint*|passed out|collapsed|now)",
    ],
    zh: [
      "(还|仍|又|紫|喘|说不出|呼吸|昏|软|血|不停|一半|一点|部分|电池|磁|没|冇|晕|口水|哑|但|现在|而家)",
    ],
  },
  wholePackOfFood: {
    neutral: true,
    explains: { signs: ["wholePackOfFood"], within: "clause", unless: ["packOfHarm"] },
    en: EATEN.flatMap((eaten) =>
      PACKS.flatMap((pack) =>
        FOODS.map(
          (foods) => `${eaten} (a|the|that|my|an|) (whole|entire|full) ${pack} of (${foods})`,
        ),
      ),
    ),
    zh: [
      "(吃|食|喝|饮|干)(了|完|咗|晒|掉|光)(一|)(整|成|全)(包|瓶|盒|袋|桶|樽|罐|排)(薯片|饼干|曲奇|水|牛奶|巧克力|朱古力|冰淇淋|雪糕|能量胶|运动饮料|爆米花|糖|坚果|果汁|酸奶|乳酪)",
    ],
  },
  packOfHarm: {
    setting: true,
    en: [
      "(pill+|tablet+|die|dead|end it|purge+|purging|threw up|throw up|thrown up|throwing up|sick|paracetamol|ibuprofen|tylenol|bleach)",
      "(binge*|bingeing|laxative+|ashamed|guilt*|fast tomorrow|allergic|allergy|diabet*|insulin|vodka|alcohol|mixed|with|edible+|thc|throat|swell*)",
    ],
    zh: ["(药|片|死|吐|催|泻|暴食|内疚|罪恶|过敏|糖尿|胰岛素|酒|漂白|农药|掺|混|肿|喉|安眠)"],
  },
  /** Those who jump together, or off what is made for it. */
  waterToJumpInto: {
    setting: true,
    explains: { signs: ["jumped"], within: "alone", unless: ["jumpToDie"] },
    en: [
      "into the (lake|pool|sea|foam pit|foam|water)",
      "(bungee|trampoline|diving board|parkour|paraglid*|skydiv*|zip line)",
    ],
    zh: ["(蹦极|笨猪跳|蹦床|海绵池|泳池|跳台|跳水|滑翔|跳伞)"],
  },
  jumped: {
    neutral: true,
    en: [
      "(we|kids|we all|everybody|everyone) (jumped|leapt|dived|dove) _ (off|from) _ _ (bridge|cliff|tower|rock|boat|jetty|roof)",
    ],
    zh: ["(跳)(了|咗|过)_(桥|崖|台)"],
  },
  jumpToDie: {
    setting: true,
    en: [
      "(want|wanna|will|going to|gonna|die|dead|died|end|kill+|suicide|never|tonight|goodbye|hasnt|havent|hadnt|didnt|not|no|come up|came up)",
      "(sorry|survived|hurt|injured|unconscious|drown*|ambulance|hospital|point|missing|found|under|pain|neck|back|feel|numb|blood|head|gone)",
    ],
    zh: [
      "(想|要|死|自杀|再见|对不起|受伤|昏|溺|救护|医院|没上来|没浮|冇上|不见|唔见|痛|麻|血|没动)",
    ],
  },
};
