import type { Concept, ContentRule } from "./content-rule.ts";

/** What else of a body is explained: a child that does not move yet, breath that came back, sore muscles, small cuts. */
export const EXPLANATION_CONCEPTS: Readonly<Record<string, Concept>> = {
  /** Before 18 weeks hardly anybody feels the first movement of a first child; it is expected between 16 and 24. */
  weeksBeforeMovement: {
    setting: true,
    explains: { signs: ["babyMovesLess"], within: "next clause", unless: ["movedBefore"] },
    en: [
      "<4-16> (weeks|wks|week|wk) (pregnant|along|gone|preggo|preg)",
      "(im|i am|pregnant|pregnancy) (at |)<4-16> (weeks|wks)",
      "<1-3> months (pregnant|along|gone)",
    ],
    zh: [
      "(怀孕|怀|孕|怀了|怀咗|有咗|大肚)(才|刚|先|)<4-16>(周|个星期|星期|个礼拜|礼拜|週)",
      "(怀孕|怀|孕|怀了|怀咗|有咗|大肚)(才|刚|先|)<1-3>个(多|)月",
    ],
  },
  /** It has moved before, a later week is told, or more than its quiet. */
  movedBefore: {
    setting: true,
    en: [
      "(anymore|any more|stopped|used to|since (yesterday|this morning|last night)|than (usual|before)|now nothing|nothing now|all of a sudden|suddenly)",
      "(less|bleed*|blood|spotting|cramp*|pain|pains|fluid|twins before|second|third|today|plan|program|programme|fell|fall|crash|hit|left|days|hours)",
      "(felt|feel|feeling|had) (the |some |her |his |its |)(kick|kicks|kicking|flutters|movement|movements|him|her|it)",
      "<17-42> (weeks|wks|week|wk)",
      "<4-10> (months|month)",
    ],
    zh: [
      "(之前|以前|前几天|昨天|寻日|今天|今日|突然|变少|少了|减少|少咗|血|痛|疼|流水|羊水|不再|踢|二胎|摔|跌|撞|后来)",
      "<17-42>(周|个星期|星期|个礼拜|礼拜|週)",
      "<4-10>个(多|)月",
    ],
  },
  breathEased: {
    setting: true,
    explains: { signs: ["shortBreath"], within: "next clause", unless: ["breathNotEased"] },
    en: [
      "(wheez*|breath|breathing|cough|it|its|thats|that) (is |has |s |just |all |)(over|gone|stopped|eased|settled|cleared|cleared up)",
      "(wheez*|breath|breathing|cough|it|its|thats|that) (is |has |s |just |all |)(went away|calmed down|back to normal)",
      "(over|gone|fine|ok|okay|better|normal) (now|again|already|after (a |my |the |two |)(few |)(minutes|puffs|inhaler|rest))",
    ],
    zh: [
      "(喘|气喘|喘鸣|哮鸣|呼吸|气)(已经|而家|现在|都|)(不喘了|好了|停了|没了|冇咗|过咗|顺了|顺返|正常了|缓过来了|缓过来)",
      "(现在|而家|已经|后来|歇一会|休息一下|休息了一下)(就|都|)(好了|没事了|没事|冇事|好返|正常了|缓过来了|不喘了)",
    ],
  },
  /** Not the worst of it: who could not breathe at all has it looked at also once it is over. */
  shortBreath: {
    neutral: true,
    en: ["(wheez*|winded|breathless|out of breath|short of breath|shortness of breath|puffed)"],
    zh: ["(喘鸣|哮鸣|哮鸣音|气喘|有点喘|有啲喘|有些喘|好喘|很喘|气短|气促)"],
  },
  breathNotEased: {
    setting: true,
    en: [
      "(not (over|gone|better|fine|ok)|but|until|comes back|came back|coming back|passed out|faint*|collaps*|limp|chest|lips|unconscious|quiet)",
      "(back again|keeps|worse|cant (talk|speak|breathe)|blue|tight|right now|still|every time|inhaler (is|was|has) gone|asthma|breathing (has |)stopped)",
      "(pulse|stopped (breathing|responding|moving)|wont wake|pain|asleep|sleepy|heart|grey|gone (quiet|blue|limp|grey))",
    ],
    zh: [
      "(又|还|仲|越来越|更|说不出|紫|但|不过|每次|反复|一直|没好|未好|晕|昏|胸|痛|哮喘|呼吸停|没呼吸|冇呼吸|气没了|软)",
    ],
  },
  /** Muscles that were trained are sore to touch; the heart hurts with effort and rests with it. */
  chestTrained: {
    setting: true,
    explains: { signs: ["chestSore"], within: "next clause", unless: ["chestOfHeart"] },
    en: [
      "(after|from) _ (push ups|pushups|push up|pushup|benching|bench press|chest day|chest workout|chest press)",
      "(did|yesterdays) _ (push ups|pushups|bench press|chest day|chest workout)",
      "doms",
    ],
    zh: [
      "(昨天|前天|寻日|刚|做完|练完|做咗)(做了|练了|练|做|)(卧推|俯卧撑|掌上压|练胸|飞鸟|双杠|夹胸|推胸)",
    ],
  },
  chestSore: {
    neutral: true,
    en: [
      "(chest|pecs|pec|chest muscles) (is|are|feels|feel|still|s|was) (so |really |very |pretty |a bit |)(sore|stiff|tender)",
      "(sore|stiff) (chest|pecs)",
      "(doms|soreness|sore) in _ (chest|pecs)",
    ],
    zh: ["(胸肌|胸大肌)(好|很|有点|有啲|练得|超|都|)(酸|酸痛|攰|酸胀)"],
  },
  chestOfHeart: {
    setting: true,
    en: [
      "(pressure|pressing|tight*|crush*|squeez*|heavy|breath*|jaw|sweat*|dizzy|spread*|radiat*|walk|walking|stairs|climb*|uphill|hill|hills)",
      "(at rest|sharp|stab*|palpitation+|heart|arm|arms|shoulder|left side|lightheaded|burning|sick|nausea|nauseous|teeth|tooth|neck|back)",
      "(comes on|goes (away |)when|when i|every time|each time|exert*|exertion|effort|worse|smoke|smoker|smoking|days|weeks|stop|rest|diabet*)",
    ],
    zh: [
      "(压|闷|紧|喘|左|汗|放射|心|走路|楼梯|晕|休息|呼吸|针刺|绞|停下|牙|时出现|一动|用力|运动时|健身时|爬|抽烟|食烟|手臂|肩|背|颈)",
    ],
  },
  cutByAccident: {
    setting: true,
    explains: { signs: ["cutSlightly"], within: "alone", unless: ["cutOnPurpose"] },
    en: [
      "(while |)(chopping|slicing|peeling|dicing) (the |some |)(onion|onions|avocado|carrots|carrot|vegetables|potatoes|bread|fruit|tomatoes|garlic)",
      "(opening|on) a (can|tin|rusty nail|branch|thorn)",
    ],
    zh: ["(切菜|切洋葱|切水果|削苹果|削皮|开罐头|被罐头|被纸)"],
  },
  cutSlightly: {
    neutral: true,
    en: ["cut+ my (finger|fingers|thumb|knuckle|knuckles)"],
    zh: ["(切|割|划|剁|刮)(到|伤|了|亲|破|损|咗)(我|)(手|手指|拇指)"],
  },
  cutOnPurpose: {
    setting: true,
    en: [
      "(on purpose|deliberately|again|relief|feel|deserve*|punish*|hide|hidden|sleeves|every (day|night|time)|urge+|deep|wont stop|gushing)",
      "(spurting|razor|numb|wrist|wrists|arm|arms|thigh|thighs|off|bone|tendon|said|say|told|lie|lied*|sad|upset|hate|always|calm*|blood|stop)",
    ],
    zh: [
      "(故意|又|解脱|惩罚|藏|长袖|每天|每晚|每次|忍不住|深|不停|止不住|喷|刀片|麻|腕|臂|大腿|难过|唔开心|痛快|舒服|断|骨|说是|话系|骗)",
    ],
  },
  needleGiven: {
    setting: true,
    explains: { signs: ["pricked"], within: "next clause", unless: ["prickedBadly"] },
    en: ["(flu|covid|tetanus) (shot|jab|vaccine|vaccination|booster)", "(vaccine|vaccination)"],
    zh: ["(打|打了|打咗|接种)(流感|新冠|破伤风|)(疫苗)"],
  },
  pricked: {
    neutral: true,
    en: [
      "(got |was |been |)(stabbed|jabbed|poked|pricked) (in (my|the) (arm|bum|shoulder) |)by (the|a|my) nurse",
      "(got |was |been |)(jabbed|pricked) in (my|the) (arm|bum|shoulder)",
    ],
    zh: ["(扎)(了|咗|到|)(我|)(一针|一下|手臂)"],
  },
  prickedBadly: {
    setting: true,
    en: [
      "(knife|wont stop|swell*|swollen|throat|breath*|faint*|collapsed|hives|lips|numb|pus|blade|scissors|screwdriver|glass|blood|bleed*)",
      "(stranger|someone|somebody|patient|hiv|hepatitis|used|dirty|street|outside|queue|club|man|guy|boy|ex|he|she|they|attack*|mugged|before|last)",
    ],
    zh: [
      "(刀|止不住|肿|喉|呼吸|晕|倒|荨麻疹|嘴唇|麻|病人|艾滋|乙肝|用过|陌生|血|男|被人|剪|玻璃|脓)",
    ],
  },
  /** A thing that is the subject: "the seat post hasn't moved", not who lies under the bar. */
  thingNamed: {
    setting: true,
    explains: { signs: ["stillThing"], within: "behind", unless: ["livingNamed"] },
    en: [
      "(the|my|this) (seat post|seatpost|saddle|barbell|dumbbell|strap|watch|door|bolt|pedal|screw|lid|scale|scales|plant|pin)",
      "(the|my|this) (cable|treadmill|app|screen|queue|clock|drawer|window|jar|lock|valve|furniture|number on the (scale|scales))",
    ],
    zh: [
      "(这|我|个|条|)(的|个|条|)(表带|门|座管|螺丝|杠铃|体重|秤|窗|盖子|锁|手表|进度条|屏幕|指针|脚踏)(一直|还|都|完全|)",
    ],
  },
  stillThing: {
    neutral: true,
    en: [
      "(hasnt|havent|didnt|wont|doesnt|not) (moved|move|budge|budged|moving)",
      "(havent|didnt|cant) (felt|feel) it (move|moving|budge|click)",
    ],
    zh: ["(没|没有|不|冇|唔|都冇)(怎么|点|)(动|郁)(过|了|)"],
  },
  livingNamed: {
    setting: true,
    en: [
      "(baby|bump|bub|pregnan*|weeks|he|she|him|her|they|dad|mum|mom|grandma|grandpa|grandad|gran|nan|man|woman|person|guy|lady|rider|lifter)",
      "(driver|passenger|arm|arms|leg|legs|hand|face|neck|side|conscious|responding|i|husband|wife|son|daughter|friend|under|beneath|fell|trapped)",
    ],
    zh: [
      "(宝宝|bb|胎|孕|大肚|他|她|佢|人|爸|妈|手|脚|腿|脸|半边|我|怀|公|婆|爷|奶|下面|压|夹|摔|跌)",
    ],
  },
};

/** What of it is worth a word all the same. */
export const EXPLAINED_RULES: readonly ContentRule[] = [
  {
    id: "breathing.eased",
    flag: "breathing_difficulty",
    level: "low",
    warning: "breathing",
    source: "asthma",
    scope: "passage",
    when: [["shortBreath"], ["breathEased"]],
    unless: ["breathNotEased"],
    counts: ["explained", "past"],
    examples: {
      match: ["I was wheezing on the run, it's over now", "刚才有点喘，现在好了"],
      pass: ["I run without wheezing", "现在好了"],
    },
  },
  {
    id: "breathing.oxygen-in-height",
    flag: "breathing_difficulty",
    level: "low",
    warning: "breathing",
    source: "altitude",
    scope: "passage",
    when: [["oxygenOfHighPlace"], ["highPlace"]],
    unless: ["illOfHeight"],
    counts: ["explained"],
    examples: {
      match: ["My sats are 90 here in Cusco", "血氧91，在拉萨"],
      pass: ["My sats are 97 in Cusco", "拉萨真美"],
    },
  },
  {
    id: "pregnancy.movement-to-come",
    flag: "pregnancy",
    level: "low",
    warning: "pregnancy",
    source: "firstMovements",
    scope: "passage",
    when: [["babyMovesLess"], ["weeksBeforeMovement"]],
    unless: ["movedBefore"],
    counts: ["explained", "educational"],
    examples: {
      match: ["13 weeks pregnant and haven't felt the baby move", "怀孕12周还没胎动"],
      pass: ["30 weeks pregnant and the baby kicks", "怀孕12周，一切正常"],
    },
  },
];
