import type { Concept, ContentRule } from "./content-rule.ts";

/** Harmless reasons, the signs of danger that they explain, and what takes that back. */
export const EXPLANATION_CONCEPTS: Readonly<Record<string, Concept>> = {
  lensBlurred: {
    setting: true,
    explains: { signs: ["cannotSee"], within: "passage", unless: ["eyeItself"] },
    en: [
      "(goggles|goggle|mask|glasses|specs|lens|lenses|contacts|contact lens) __ (fog|foggy|fogged|fogging|steam+|steamy|wet|leak+|misted|misty)",
      "(visor|snorkel|windscreen|windshield|mirror) __ (fog|foggy|fogged|fogging|steam+|steamy|wet|leak+|misted|misty)",
      "(goggles|goggle|mask|glasses|specs|lens|lenses|contacts|contact lens) __ (scratched|smudged|dirty|fell out|full of|lost|broke|broken)",
      "(visor|snorkel|windscreen|windshield|mirror) __ (scratched|smudged|dirty|fell out|full of|lost|broke|broken)",
      "(foggy|fogged|steamed|steamy|wet|misted) (up |)(swimming |swim |ski |)(goggles|goggle|mask|glasses|lens|lenses|visor|snorkel|contacts)",
      "(leaky|leaking|scratched|smudged|dirty) (up |)(swimming |swim |ski |)(goggles|goggle|mask|glasses|lens|lenses|visor|snorkel|contacts)",
      "(water|fog|steam|mist) (got |getting |went |gets |came |)(in|into|inside|on) (my|the|one) _ (goggles|mask|glasses|lens|lenses|visor)",
      "without (my |the |any |)(glasses|specs|contacts|lenses|goggles)",
      "(soap|sand|shampoo|sunscreen|suncream|sweat|chlorine|dust|eyelash|hair|snow|mud|rain) __ (in|into) (my|one|the|both) (left |right |)(eye|eyes)",
    ],
    zh: [
      "(泳镜|蛙镜|眼镜|面镜|面罩|潜水镜|护目镜|雪镜|隐形眼镜|隐形|镜片|镜)__(起雾|有雾|雾|进水|入水|漏水|湿|花了|花咗|水汽|掉了|歪了)",
      "(没戴|没有戴|冇戴|不戴|摘了|忘了戴|忘戴)(隐形|)眼镜",
      "(肥皂|洗发水|沙子|沙|防晒|汗|灰|雪|雨水|泥|睫毛|头发|洗头水)__(进|入|到|落|掉进|吹进)(了|咗|)(我|)(左|右|)(眼|眼睛|眼里|对眼)",
    ],
  },
  cannotSee: {
    neutral: true,
    en: [
      "(vision|sight|everything|eye|eyes) (is|are|was|were|goes|gets|went|looks|all) _ (blurry|blurred|foggy|fuzzy|hazy)",
      "(blurry|blurred) (vision|sight)",
      "(cant|cannot) see (a thing|anything) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(couldnt) see (a thing|anything) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(cant|cannot|couldnt) see (much|well) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(can not) see (a thing|anything) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(can barely) see (a thing|anything) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(can not|can barely) see (much|well) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(cant|cannot) see (clearly|properly) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(couldnt) see (clearly|properly) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(cant|cannot|couldnt) see (nothing|) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(can not) see (clearly|properly) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(can barely) see (clearly|properly) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(can not|can barely) see (nothing|) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(can hardly|hardly) see (a thing|anything) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(barely) see (a thing|anything) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(can hardly|hardly|barely) see (much|well) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(can hardly|hardly) see (clearly|properly) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(barely) see (clearly|properly) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(can hardly|hardly|barely) see (nothing|) _ ((in|out of|from|with|through) (my|one|the|either|both|his|her) (left |right |)(eye|eyes|side))",
      "(cant|cannot|couldnt|can not|can barely|can hardly|hardly|barely) see (a thing|anything|much|well|clearly|properly|nothing|) _ ()",
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
      "(hurts|painful|burns badly|flashes|floaters|curtain|numb|slurr*|droop*|headache|bleach|acid|chemical)",
    ],
    zh: [
      "(还是|仍然|仍|依然|就算|突然|忽然|摘了_还|除咗_都|除了镜|几天|好几个小时|飞蚊|闪光|剧痛|好痛|很痛|麻|头痛|说话|漂白|化学|腐蚀)",
    ],
  },
  neckHeldKindly: {
    setting: true,
    explains: { signs: ["strangled", "aroundNeck"], within: "sentence", unless: ["neckHarmed"] },
    en: [
      "(toddler|baby|little one|little boy|little girl|<1-6> year old|niece|nephew|grandson|granddaughter|grandchild|kiddo) __ (hand|hands|arm|arms)",
      "(daughter|son|kid|kids|sons|daughters) __ (arm|arms)",
      "(in|for) (a |some |big |bear )_ (hug|cuddle|cuddles|hugs|piggyback)",
      "(stretch|stretches|stretching|massage|massaging|chin tuck|chin tucks|yoga|mobility)",
      "(warm up|situps|sit ups|crunches|squats|slow dance|slow dancing|piggyback)",
      "(my (own )(hand|hands)|i (put|place|hold|clasp|lace) my hands)",
    ],
    zh: [
      "(宝宝|bb|小朋友|细路|幼儿|娃|孙子|孙女|侄|外甥|囡囡|仔仔|女女)__(手|抱|搂|揽|环|勾|箍|围)",
      "(拉伸|伸展|拉筋|按摩|瑜伽|颈部运动|热身|仰卧起坐|卷腹|自己|抱抱|背着)",
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
      "(抱|搂|揽|环|勾|箍)(着|住|紧|)(我|我的|我嘅|我条|)(脖子|颈)",
    ],
  },
  /** A hand on the neck that harms. */
  neckHarmed: {
    setting: true,
    en: [
      "(squeez*|chok*|strangl*|throttl*|tight|tighter|hard|harder|angry|anger|forced|forces|pinned|threat*|scared)",
      "(bruis*|hurt|hurts|kill+|couldnt breathe|cant breathe|boyfriend|husband|partner|ex|dad|stepdad)",
    ],
    zh: ["(掐|勒|扼|捏|用力|透不过|喘不|不能呼吸|生气|发脾气|威胁|怕|淤青|瘀|打|老公|男友|丈夫)"],
  },
  highPlace: {
    setting: true,
    explains: { signs: ["oxygenOfHighPlace"], within: "passage", unless: ["illOfHeight"] },
    en: [
      "(lhasa|tibet|la paz|cusco|cuzco|leh|ladakh|nepal|everest|kilimanjaro|base camp|high altitude|at altitude|altitude|namche|quito|andes|shangri la)",
      "(<2500-5600> (m|metres|meters)|<8000-18000> (ft|feet))",
    ],
    zh: [
      "(拉萨|西藏|林芝|日喀则|那曲|青海湖|玉树|稻城|亚丁|理塘|香格里拉|高原|高海拔|珠峰|大本营|九寨沟|四姑娘山|海拔<2500-5600>|<2500-5600>米)",
    ],
  },
  oxygenOfHighPlace: {
    neutral: true,
    en: [
      "(sats|sat|spo2|oxygen|o2|saturation) (is|are|at|of|was|level|reads|reading|levels|) _ <85-94>",
    ],
    zh: ["血氧_<85-94>", "氧饱和度_<85-94>"],
  },
  illOfHeight: {
    setting: true,
    includes: ["altitudeAlarm", "breathless", "chestPain", "coughBlood", "refusesCare"],
    en: [
      "(headache|head hurts|vomit*|throwing up|threw up|dizzy|cough|coughing|blue|grey|unwell|feel (awful|terrible|bad|ill))",
      "(exhausted|chest|breath|asthma|copd|heart (disease|failure))",
    ],
    zh: [
      "(头痛|头疼|头好痛|吐|晕|咳|紫|乌|胸|喘|气短|气促|难受|辛苦|走不动|行不郁|没力|冇力|哮喘|心脏|肺)",
    ],
  },
  /** Before 18 weeks hardly anybody feels the first movement of a first child; it is expected between 16 and 24. */
  weeksBeforeMovement: {
    setting: true,
    explains: { signs: ["babyMovesLess"], within: "passage", unless: ["movedBefore"] },
    en: [
      "<4-17> (weeks|wks|week|wk) _ (pregnant|along|gone|preggo|preg|in|today|now|pregnancy|)",
      "(pregnant|pregnancy) _ <4-17> (weeks|wks)",
      "(week|wk) <4-17>",
      "<1-4> months (pregnant|along|gone)",
    ],
    zh: [
      "(怀孕|怀|孕|怀了|怀咗|有咗|大肚|孕期|有喜|才|刚|先)_<4-17>(周|个星期|星期|个礼拜|礼拜|週)",
      "(怀孕|怀|孕|怀了|怀咗|有咗|大肚)_<1-4>个(多|)月",
      "孕<4-17>",
    ],
  },
  /** It has moved before, or more than its quiet is told. */
  movedBefore: {
    setting: true,
    en: [
      "(anymore|any more|stopped|used to|since (yesterday|this morning|last night)|than (usual|before))",
      "(less|bleed*|blood|spotting|cramp*|pain|pains|fluid|twins before)",
    ],
    zh: ["(之前|以前|前几天|昨天还|寻日仲|突然|变少|少了|减少|少咗|血|痛|疼|流水|羊水|不再)"],
  },
  breathEased: {
    setting: true,
    explains: { signs: ["shortBreath"], within: "passage", unless: ["breathNotEased"] },
    en: [
      "(wheez*|breath|breathing|chest|cough|it|its|thats|that) (is |has |s |just |all |)(over|gone|stopped|passed|eased|settled|cleared|cleared up)",
      "(wheez*|breath|breathing|chest|cough|it|its|thats|that) (is |has |s |just |all |)(went away|calmed down|back to normal)",
      "(over|gone|passed|fine|ok|okay|better|normal) (now|again|already|after (a |my |the |two |)(few |)(minutes|puffs|inhaler|rest))",
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
      "(not (over|gone|better|fine|ok)|but (now|then)|until|comes back|came back|coming back)",
      "(back again|keeps|worse|cant (talk|speak|breathe)|blue|tight|right now|still|every time)",
    ],
    zh: ["(又|还|仲|越来越|更|说不出|紫|但|不过|每次|反复|一直|没好|未好)"],
  },
  coldTold: {
    setting: true,
    explains: { signs: ["endsNumb"], within: "passage", unless: ["coldHarmed"] },
    en: [
      "(freezing|freezing cold|ice cold|icy|snow|snowing|snowy|frosty|minus (#|ten|five|twenty))",
      "(winter|so cold|cold (out|outside|today|morning|water|ride|run))",
      "(its cold|ice bath|forgot my gloves|no gloves|without gloves)",
    ],
    zh: [
      "(好冷|太冷|天冷|冷死|好冻|冻死|冻得|冻到|零下|下雪|冬天|冬泳|冰水|忘戴手套|没戴手套|冇戴手套|大风)",
    ],
  },
  endsNumb: {
    neutral: true,
    en: [
      "(cant|cannot|couldnt|can barely|can hardly|barely) feel (my|the|any of my) (fingers|fingertips|toes|hands|feet)",
      "(cant|cannot|couldnt|can barely|can hardly|barely) feel (my|the|any of my) (nose|ears|thumbs|toes or fingers)",
      "(cant|cannot|couldnt|can barely|can hardly|barely) feel (my|the|any of my) (fingers or toes|fingers and toes)",
      "(fingers|fingertips|toes|hands|feet|nose|ears|thumbs) (are|is|were|went|gone|going|feel|have gone|) _ (numb|frozen)",
    ],
    zh: [
      "(手指|手指尖|手指头|脚趾|脚趾头|手脚|双手|双脚|耳朵|鼻子|对手|对脚)(都|已经|)(冻|冷|)(得|到|)(没有|没|冇|无|)(晒|)(知觉|感觉|麻|麻了|僵|僵了)",
    ],
  },
  coldHarmed: {
    setting: true,
    en: [
      "(white|waxy|black|blister*|hours later|still numb|an hour (later|inside)|warmed up|inside now)",
      "(left (side|arm|hand)|right (side|arm|hand)|slurr*|confused|shivering|drowsy|sleepy|face)",
    ],
    zh: ["(发白|发黑|水泡|还是|仍|仲系|几小时|左手|右手|左边|右边|半边|发抖|糊涂|想睡|说话)"],
  },
  /** Explains itself too: who wants to be in a named place wants that. */
  elsewhereWanted: {
    neutral: true,
    explains: {
      signs: ["notHere", "elsewhereWanted"],
      within: "passage",
      unless: ["noPlaceOnEarth"],
    },
    en: [
      "(want|wanna|rather|wish|like|love|prefer) _ (to |)be (in|at|on|back in|back at|back on|outside|outdoors) (~|a ~|the ~|my ~|)",
      "(want|wanna|rather|wish|like|love|prefer) _ (to |)be (home|elsewhere|abroad|anywhere else) (~|a ~|the ~|my ~|)",
      "(want|wanna|rather) _ (to |)go (home|outside|outdoors|abroad|to (the|a) (beach|park|gym|pool|sea|mountains|coast|countryside))",
    ],
    zh: [
      "(想|好想|要|宁愿)(在|去|返|回|飞去|到|喺)(海边|沙滩|家|屋企|山里|乡下|老家|公园|大理|三亚|日本|泰国|京都|外面|~~)",
    ],
  },
  notHere: {
    neutral: true,
    en: [
      "(dont|do not|dnt|dont even|no longer) (want|wanna|wana) (to |)(be |b |stay )(here|at (work|school|home)|in this (office|city|town|meeting))",
    ],
    zh: ["(不|不太|真不)想(在|喺|待在|留在|留喺)(这里|这儿|呢度|这|呢里|公司|学校|办公室|屋企)"],
  },
  chestTrained: {
    setting: true,
    explains: { signs: ["chestSore"], within: "passage", unless: ["chestOfHeart"] },
    en: [
      "(push ups|pushups|push up|pushup|bench|benching|bench press|chest day|chest workout)",
      "(flies|flyes|dips|doms|pec|pecs|chest press|burpees|planks|lifting|workout)",
    ],
    zh: ["(卧推|俯卧撑|掌上压|练胸|胸肌|飞鸟|双杠|夹胸|推胸|健身|举铁|撸铁)"],
  },
  chestSore: {
    neutral: true,
    en: [
      "(chest|pecs|pec|chest muscles) (is|are|feels|feel|still|s|was) _ (sore|stiff|achy|aching|tender)",
      "(sore|stiff|achy|aching) (chest|pecs)",
      "(doms|soreness|sore) in _ (chest|pecs)",
    ],
    zh: ["(胸|胸肌|胸口|胸部)(好|很|有点|有啲|练得|超|都|)(酸|酸痛|攰|酸胀)"],
  },
  chestOfHeart: {
    setting: true,
    en: [
      "(pressure|pressing|tight*|crush*|squeez*|heavy|breath*|jaw|sweat*|dizzy|spread*|radiat*|walking|stairs)",
      "(at rest|sharp|stab*|palpitation+|heart|left arm|down my arm|left side|lightheaded|burning)",
    ],
    zh: ["(压|闷|紧|喘|左|汗|放射|心|走路|楼梯|晕|休息时|呼吸|针刺|绞)"],
  },
  cutByAccident: {
    setting: true,
    explains: { signs: ["cutSlightly"], within: "sentence", unless: ["cutOnPurpose"] },
    en: [
      "(chopping|slicing|cooking|peeling|dicing|onion|onions|kitchen|avocado|carrots|shaving|gardening|paper|by accident)",
      "(accidentally|slipped|plaster|band aid|opening a (can|tin|box)|on a (can|tin|nail|branch|rock|thorn|bike))",
    ],
    zh: [
      "(切菜|做饭|煮饭|煮餸|切洋葱|削皮|削苹果|剃须|剃胡子|刮胡子|不小心|唔小心|创可贴|胶布|罐头|纸|拆箱)",
    ],
  },
  cutSlightly: {
    neutral: true,
    en: [
      "cut+ my (finger|fingers|thumb|hand|knuckle|knuckles|shin|chin|foot|toe|leg|knee|palm|cheek)",
    ],
    zh: ["(切|割|划|剁|刮)(到|伤|了|亲|破|损|咗)(我|)(手|手指|脚|下巴|拇指|腿|膝盖)"],
  },
  cutOnPurpose: {
    setting: true,
    en: [
      "(on purpose|deliberately|again|relief|to feel|deserve*|punish*|hide|hidden|sleeves|every (day|night)|urge+|deep|wont stop|gushing|spurting|razor|numb)",
    ],
    zh: ["(故意|又|解脱|惩罚|藏|长袖|每天|每晚|忍不住|深|不停|止不住|喷|刀片|麻)"],
  },
  needleGiven: {
    setting: true,
    explains: { signs: ["pricked"], within: "passage", unless: ["prickedBadly"] },
    en: [
      "(flu shot|flu jab|vaccine|vaccination|covid jab|jab|booster|blood test|blood draw|nurse|acupuncture|tattoo|piercing|tetanus)",
    ],
    zh: ["(疫苗|打针|打针|针灸|抽血|验血|护士|纹身)"],
  },
  pricked: {
    neutral: true,
    en: [
      "(got |was |been |)(stabbed|jabbed|poked|pricked|stuck) _ (in|by|with|me in) (my |the |a |)(arm|nurse|needle|finger|bum|shoulder)",
    ],
    zh: ["(扎|戳|刺)(了|咗|到|)(我|)(一针|一下|几针|手臂|手)"],
  },
  prickedBadly: {
    setting: true,
    en: ["(knife|wont stop|swell*|swollen|throat|breath*|faint*|collapsed|hives|lips|numb|pus)"],
    zh: ["(刀|止不住|肿|喉|呼吸|晕|倒|荨麻疹|嘴唇|麻)"],
  },
  thingNamed: {
    setting: true,
    explains: { signs: ["stillThing"], within: "sentence", unless: ["livingNamed"] },
    en: [
      "(seat post|seatpost|saddle|bar|barbell|dumbbell|band|strap|watch|door|bolt|pedal|screw|lid|scale|scales|needle|number)",
      "(plant|pin|machine|cable|treadmill|bike|app|screen|traffic|queue|line|clock|drawer|window|jar|lock|valve|car|furniture)",
    ],
    zh: ["(表带|门|座管|螺丝|杠铃|体重|秤|窗|盖子|锁|车|手表|进度条|屏幕|指针|队伍|机器|脚踏)"],
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
      "(baby|bump|bub|pregnan*|weeks|he|she|him|her|they|dad|mum|mom|grandma|grandpa|man|woman|person)",
      "(driver|passenger|arm|arms|leg|legs|hand|face|neck|side|conscious|responding|i)",
    ],
    zh: ["(宝宝|bb|胎|孕|大肚|他|她|佢|人|爸|妈|手|脚|腿|脸|半边|我|怀)"],
  },
  noPlaceOnEarth: {
    setting: true,
    en: [
      "(anymore|any more|alive|heaven|grave|ground|peace|god|jesus|stars|sky|dead|die|death|ocean floor)",
      "(nowhere|world|earth|life|live|living|mum|mom|dad|grandma|grandpa|him|her)",
      "(angels|not exist|pills|hospital|coma|hole|coffin|bottom|tracks|roof|bridge|nobody)",
      "(forever|asleep|sleep|dark|void|gone|nothing|accident|crash|end|over|other side)",
    ],
    zh: [
      "(天堂|天国|死|活|世上|世界|人间|另一个|没有痛苦|解脱|妈妈身边|爸爸身边|奶奶|爷爷|坟|地下|天台|桥|楼顶|永远|长眠|医院)",
    ],
  },
  whetherAsked: {
    setting: true,
    explains: { signs: ["askedSign"], within: "sentence", unless: ["saidYes"] },
    en: [
      "(asked|asks|asking|wants to know|wanted to know|question was) (me |us |)(if|whether) (i|you|we) (ever |)(have|had|has|get|got|feel|felt|am|was)",
    ],
    zh: ["(问|问卷|表格|app|应用)(我|)(有没有|是否|是不是|会不会|有无|有冇|系咪)"],
  },
  askedSign: {
    neutral: true,
    includes: ["chestPain", "breathless", "painOwn", "warningSign", "chestPlace", "heavyFeeling"],
    en: ["(dizzy|dizziness|fainted|fainting|palpitations|numbness|chest pain|chest pains)"],
    zh: ["(胸痛|胸闷|心慌|心悸|头晕|晕倒|气短|喘|麻木)"],
  },
  saidYes: {
    setting: true,
    en: [
      "(yes|yeah|yep|yup|i do|i did|i have|i said i|said yes|told (him|her|them|it)|it is|its|right now|sometimes|a bit|a little|now)",
    ],
    zh: ["(有啊|我说有|我话有|有时|有的|是的|系啊|现在|而家|刚才|确实)"],
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
