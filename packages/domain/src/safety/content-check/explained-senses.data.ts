import type { Concept } from "./content-rule.ts";

/** Who cannot see anything, by the words for it and those for what is not seen. */
const CANNOT = [
  "cant",
  "cannot",
  "couldnt",
  "can not",
  "can barely",
  "can hardly",
  "hardly",
  "barely",
];
const NOT_SEEN = ["(a thing|anything|nothing|)", "(much|well|)", "(clearly|properly|)"];
const OF_EYE =
  "(in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side)";
const WORN = ["goggles|goggle|mask", "visor|snorkel|windscreen|windshield"];

/** Harmless reasons of what eyes, necks, fingers and lips feel, and of what a meter of oxygen shows; what takes them back. */
export const EXPLAINED_SENSE_CONCEPTS: Readonly<Record<string, Concept>> = {
  lensBlurred: {
    setting: true,
    explains: { signs: ["cannotSee"], within: "next clause", unless: ["eyeItself"] },
    en: [
      ...WORN.map(
        (worn) =>
          `(${worn}) (is|are|was|were|got|keeps|keep|s|) _ (fog|foggy|fogged|fogging|steam+|steamy|wet|leak+|misted|misty)`,
      ),
      ...WORN.map(
        (worn) => `(${worn}) (is|are|was|were|got|s|) _ (scratched|smudged|dirty|full of water)`,
      ),
      "(foggy|fogged|steamed|steamy|wet|misted) (up |)(swimming |swim |ski |)(goggles|goggle|mask|glasses|lens|lenses|visor|snorkel)",
      "(leaky|leaking|scratched|smudged|dirty) (up |)(swimming |swim |ski |)(goggles|goggle|mask|glasses|lens|lenses|visor|snorkel)",
      "(water|fog|steam|mist) (got |getting |went |gets |came |)(in|into|inside|on) (my|the|one) _ (goggles|mask|glasses|lens|lenses|visor)",
      "(soap|sand|shampoo|sunscreen|suncream|sweat) _ (in|into) (my|one|the|both) (left |right |)(eye|eyes)",
    ],
    zh: [
      "(泳镜|蛙镜|眼镜|面镜|面罩|潜水镜|护目镜|雪镜)(都|又|全|有点|有啲|)(起雾|有雾|进水|入水|漏水|湿|花了|花咗)",
      "(肥皂|洗发水|沙子|沙|防晒|汗|洗头水)(都|)(进|入|到|落|掉进|吹进)(了|咗|)(我|)(左|右|)(眼|眼睛|眼里|对眼)",
    ],
  },
  cannotSee: {
    neutral: true,
    en: [
      "(vision|sight|everything|eye|eyes) (is|are|was|were|goes|gets|went|looks|all) _ (blurry|blurred|foggy|fuzzy|hazy)",
      "(blurry|blurred) (vision|sight)",
      ...CANNOT.flatMap((cannot) => NOT_SEEN.map((what) => `${cannot} see ${what} _ ${OF_EYE}`)),
      `(${CANNOT.join("|")}) see (a thing|anything|much|well|clearly|properly|nothing|)`,
    ],
    zh: [
      "(左眼|右眼|眼睛|双眼|一只眼|一只眼睛|单眼|只眼|对眼|左边|右边|眼前|)(都|就|)(一片模糊|(看|睇)(不|不太|得不|不到|不见|不清)(清楚|清|见|到|)(东西|嘢|)|模糊|蒙)",
    ],
  },
  /** The eye itself is meant: it lasts, came by itself, hurts, or other signs stand beside it. */
  eyeItself: {
    setting: true,
    en: [
      "(still|even (after|without|when|with)|took (them|it|the|my) off|(took|taken) _ _ off|since|suddenly|for (hours|days)|anymore|stayed|hours later)",
      "(hurts|painful|burns|flashes|floaters|curtain|shadow|numb|slurr*|droop*|headache|bleach|acid|chemical|sudden|hour|hours)",
      "(clean*|wip*|rins*|dried|adjusted)",
      "(diabetes|diabetic|dizzy|weak|weakness|worse|blood|without|off|no longer|arm|leg|face|speech|vomit*)",
    ],
    zh: [
      "(还是|仍然|仍|依然|就算|突然|忽然|摘了|除咗|除了镜|几天|小时|钟头|飞蚊|闪光|剧痛|痛|疼|麻|头痛|说话|漂白|化学|腐蚀)",
      "(擦干净|擦了|抹过|洗了|不戴|没戴|也看不|也睇唔|都睇唔|手|脚|脸|晕|吐|糖尿|黑影)",
    ],
  },
  /** Only small children by what no grown up is called, and a stretch. */
  neckHeldKindly: {
    setting: true,
    explains: { signs: ["strangled", "aroundNeck"], within: "alone", unless: ["neckHarmed"] },
    en: [
      "(toddler|newborn|baby (girl|boy|daughter|son)|little boy|little girl|<1-5> (year|yr) old) (has|had|puts|put|with|keeps|s|) _ (hand|hands|arm|arms)",
      "(hand|hands) (around|round) my neck (for|in|during|as) (a|the|my) (neck |)(stretch|chin tuck|massage)",
    ],
    zh: [
      "(小朋友|细路仔|幼儿|娃|婴儿|囡囡|<1-5>岁的(孩子|女儿|儿子))(用|)(手|双手|)(抱|搂|揽|环|勾|箍|围)",
    ],
  },
  aroundNeck: {
    neutral: true,
    en: [
      "(hand|hands|arm|arms) (around|round) (my|his|her|our) (neck|throat)",
      "(arms|hands) (around|round) (neck|necks)",
    ],
    zh: [
      "(手|双手|对手)__(放|搭|搂|抱|攬|揽|环|围|箍|圈)__(脖子|颈|后颈)",
      "(抱|搂|揽|环|勾|箍)(着|住|紧|)(我|我的|我嘅|我条)(脖子|颈)",
    ],
  },
  /** A hand on the neck that harms, or somebody whose hand it can be. */
  neckHarmed: {
    setting: true,
    en: [
      "(squeez*|chok*|strangl*|throttl*|tight|tighter|hard|harder|angry|anger|forced|forces|pinned|threat*|scared|let go|off me|stop)",
      "(bruis*|hurt|hurts|kill+|breathe|breath|air|boyfriend|girlfriend|husband|wife|partner|ex|dad|mum|mom|stepdad|stepbrother|brother|uncle)",
      "(he|she|they|him|coach|trainer|man|guy|somebody|someone|stranger|teacher|physio|therapist|neighbour|neighbor|roommate|everything|black)",
    ],
    zh: [
      "(掐|勒|扼|捏|用力|透不过|喘不|不能呼吸|生气|发脾气|威胁|怕|淤青|瘀|打|老公|男友|丈夫|男人|教练|他|她|佢)",
      "(不放|唔放|挣|松开|放手|喉|痛|疼|老师|叔|哥|爸|妈|说是|话系|黑)",
    ],
  },
  highPlace: {
    setting: true,
    explains: { signs: ["oxygenOfHighPlace"], within: "next clause", unless: ["illOfHeight"] },
    en: [
      "(lhasa|tibet|la paz|cusco|cuzco|leh|ladakh|everest base camp|kilimanjaro|high altitude|at altitude|namche|quito|andes|shangri la)",
      "(altitude|elevation) (of |is |) <2500-5600>",
    ],
    zh: [
      "(拉萨|西藏|林芝|日喀则|那曲|青海湖|玉树|稻城|亚丁|理塘|香格里拉|高原|高海拔|珠峰大本营|四姑娘山|海拔<2500-5600>)",
    ],
  },
  oxygenOfHighPlace: {
    neutral: true,
    en: [
      "(sats|sat|spo2|oxygen|o2|saturation) (is|are|at|of|was|level|reads|reading|levels|) _ <88-94>",
    ],
    zh: ["血氧_<88-94>", "氧饱和度_<88-94>"],
  },
  illOfHeight: {
    setting: true,
    includes: ["altitudeAlarm", "breathless", "chestPain", "coughBlood", "refusesCare"],
    en: [
      "(headache|head hurts|vomit*|throwing up|threw up|dizzy|cough|coughing|blue|grey|unwell|feel (awful|terrible|bad|ill)|sick|lips)",
      "(exhausted|chest|breath*|asthma|copd|pneumonia|heart|sleepy|weak|faint*|wake|awake|baby|back (from|home)|home from|tent|mask|dropping|falling|fell)",
    ],
    zh: [
      "(头痛|头疼|头好痛|吐|晕|咳|紫|乌|胸|喘|气短|气促|难受|辛苦|走不动|行不郁|没力|冇力|哮喘|心脏|肺)",
      "(回来|返来|返嚟|下来|昏|叫不醒|醒唔|嗜睡|想睡|宝宝|孕|面罩|越来越|一直)",
    ],
  },
  coldTold: {
    setting: true,
    explains: { signs: ["endsNumb"], within: "next clause", unless: ["coldHarmed", "limbsNumb"] },
    en: [
      "(freezing|freezing cold|ice cold|icy|snowing|frosty)",
      "(so cold (out|outside|today)|cold (outside|morning|water|ride|run))",
      "(its cold|ice bath|forgot my gloves|no gloves|without gloves)",
    ],
    zh: [
      "(好冷|太冷|天冷|冷死|好冻|冻死|冻得|冻到|零下|下雪|冬泳|冰水|忘戴手套|没戴手套|冇戴手套)",
    ],
  },
  endsNumb: {
    neutral: true,
    en: [
      "(cant|cannot|couldnt|can barely|can hardly|barely) feel (my|the|any of my) (fingers|fingertips|toes|nose|ears|thumbs)",
      "(cant|cannot|couldnt|can barely|can hardly|barely) feel (my|the|any of my) (fingers or toes|fingers and toes|toes or fingers)",
      "(fingers|fingertips|toes|nose|ears|thumbs) (are|is|were|went|gone|going|feel|have gone|) _ (numb|frozen)",
    ],
    zh: [
      "(手指|手指尖|手指头|脚趾|脚趾头|耳朵|鼻子)(都|已经|)(冻|冷|)(得|到|)(没有|没|冇|无|)(晒|)(知觉|感觉|麻|麻了|僵|僵了)",
    ],
  },
  limbsNumb: {
    neutral: true,
    zh: [
      "(手脚|双手|双脚|对手|对脚)(都|已经|)(冻|冷|)(得|到|)(没有|没|冇|无|)(晒|)(知觉|感觉|麻|麻了|僵|僵了)",
    ],
  },
  coldHarmed: {
    setting: true,
    en: [
      "(white|waxy|black|blue|blister*|hours|hour|still|since|yesterday|days|warmed|warm|inside|stuck|lost|trapped|rescue|tent|night|hands|feet|legs)",
      "(left|right|side|slurr*|confused|shiver*|drowsy|sleepy|face|arm|arms|diabet*|pee|walk|stand|back|speak|words|chest)",
    ],
    zh: [
      "(发白|发黑|水泡|还是|仍|仲系|小时|钟头|左|右|半边|发抖|糊涂|想睡|困|迷路|说话|昨天|几天|胸|腿|走不|行唔|站不|企唔|糖尿)",
    ],
  },
  dentistLeft: {
    setting: true,
    explains: { signs: ["mouthNumbed"], within: "next clause", unless: ["numbElsewhere"] },
    en: [
      "(after|back from|home from|just left|coming from|out of) (the|my|a) (dentist|dentists|filling|root canal)",
      "(just had|just got) (a|my|the) (filling|root canal|tooth out|wisdom tooth out)",
      "(from|by|of) (the |)(novocaine|lidocaine|numbing|local anaesthetic|local anesthetic)",
    ],
    zh: [
      "(刚|刚刚|啱啱|才)(看|睇|补|拔|打)(完|了|咗)(牙医|牙|智齿|麻药)",
      "(睇完|看完|补完|拔完)(牙医|牙|智齿)",
      "从(牙医|牙科)(那|那里|)(出来|回来)",
    ],
  },
  mouthNumbed: {
    neutral: true,
    en: [
      "(mouth|lip|lips|tongue|cheek|gum|gums) (is|are|feels|feel|s|still|was|all) _ (numb|dead|frozen)",
      "numb (mouth|lip|lips|tongue|cheek|gum|gums)",
    ],
    zh: ["(嘴|嘴巴|舌头|嘴唇|牙龈)(还|都|有点|好|)(麻|麻了|没知觉|没有知觉|冇知觉)"],
  },
  numbElsewhere: {
    setting: true,
    en: [
      "(arm|arms|leg|legs|hand|hands|vision|eye|eyes|days|day|week|yesterday|breath*|swell*|swollen|rash|headache|fever|confused|face|side|half)",
      "(walk|balance|no (dentist|filling)|last (week|month|year)|not (at|from) the dentist|droop*|slurr*|crooked|lopsided|fat|hives|itch*|throat|dizzy)",
      "(penicillin|antibiotic+|amoxicillin|ibuprofen|pill+|gave me|allerg*|worse|swallow|drool*|talk|speak|speech)",
    ],
    zh: [
      "(手|脚|腿|眼|视力|喘|肿|疹|头痛|发烧|糊涂|走路|几天|昨天|上周|上个月|半边|歪|说话|讲嘢|不清|喉|痒|过敏|消炎药|青霉素|止痛药|晕)",
    ],
  },
};
