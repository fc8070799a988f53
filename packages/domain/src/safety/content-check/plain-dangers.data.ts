import type { Concept, ContentRule } from "./content-rule.ts";

/** What is told in a few plain words, with the words that make it something else. */
export const PLAIN_DANGER_CONCEPTS: Readonly<Record<string, Concept>> = {
  // A dose left out, and more than one to make up for it.
  missedDose: {
    neutral: true,
    en: [
      "(forgot|forgotten|missed|skipped|miss|forget|left out) (to take |to have |taking |to inject |)(my|the|a|one|his|her|) _ (pill|pills|tablet|tablets|dose|doses)",
      "(forgot|forgotten|missed|skipped|miss|forget|left out) (to take |to have |taking |to inject |)(my|the|a|one|his|her|) _ (med|meds|medicine|medication|insulin|inhaler)",
      "(forgot|forgotten|missed|skipped|miss|forget|left out) (to take |to have |taking |to inject |)(my|the|a|one|his|her|) _ (keppra|levetiracetam|lamotrigine|valproate|epilim|tegretol|carbamazepine)",
      "(forgot|forgotten|missed|skipped|miss|forget|left out) (to take |to have |taking |to inject |)(my|the|a|one|his|her|) _ (metformin|warfarin|apixaban|eliquis|xarelto|ramipril|lisinopril)",
      "(forgot|forgotten|missed|skipped|miss|forget|left out) (to take |to have |taking |to inject |)(my|the|a|one|his|her|) _ (amlodipine|bisoprolol|metoprolol|levothyroxine|thyroxine|sertraline|lithium)",
    ],
    zh: [
      "(忘|忘记|漏|不记得)(了|掉|)(吃|食|服|打|)(了|)(<1-2>|)(粒|片|次|颗|针|顿|)_(药|胰岛素|二甲双胍|华法林|优甲乐|阿司匹林|倍他乐克)",
      "(忘|忘记|漏|不记得)(了|掉|)(吃|食|服|打)__(药|胰岛素)",
      "(药|胰岛素)_(忘|忘记|漏|不记得)(了|)(吃|食|服|打)",
      "(药|胰岛素)_漏(了|)<1-2>(粒|片|次|颗|针|顿)",
    ],
  },
  doubleDose: {
    neutral: true,
    en: [
      "double (up|it|them|dose|the dose|my dose|the amount|tonight|today|tomorrow)",
      "(take|taking|have|inject|use) (two|2|both|double|twice|an extra|three|3)",
      "(two|2|both|double) (at once|together|at the same time|tonight|today|tomorrow|tmrw|now|instead)",
      "twice (the|my) (dose|amount)",
      "(extra|second) (one|dose|pill|tablet)",
    ],
    zh: [
      "(补|吃|食|服|打|吃返|补返|补回)(回|返|)<2-4>(片|粒|颗|次|针|份|倍)",
      "(双倍|加倍|翻倍|两倍|双份|孖份)",
      "(多吃|多食|多打|多服|补多)<1-3>(片|粒|颗|次|针|份)",
      "(<2-3>次|<2-3>顿)_(一起|一次过|一齐|合)_(吃|食|服)",
    ],
  },
  doubleDoseOfMedicine: {
    neutral: true,
    en: [
      "(two|2|double|three|3|both) (doses|pills|tablets|meds) (at once |together |tonight |today |)to (catch up|make up|make it up)",
      "double dose _ to (catch|make) up",
      "double (up on |up |)(my|the) (insulin|meds|medication|tablets|pills|warfarin|metformin|keppra|blood pressure tablet*|blood pressure pill*)",
    ],
    zh: [
      "(药|胰岛素|降压药)_(吃|打|食|服)_(双倍|加倍|双份|两倍)",
      "(补|补回|补返)_漏_(药|胰岛素|药片)_<2-4>(片|粒|颗|次|针)",
    ],
  },
  supplementOnly: {
    setting: true,
    en: [
      "(vitamin+|multivitamin+|creatine|protein|magnesium|electrolyte+|salt|zinc|omega|fish oil)",
      "(collagen|caffeine|supplement+|probiotic+|melatonin|shake+|gel+|scoop+)",
    ],
    zh: ["(维生素|维他命|肌酸|蛋白粉|镁片|电解质|盐丸|鱼油|钙片|补剂|益生菌|褪黑素)"],
  },
  // Blue without air.
  personBlue: {
    en: [
      "(he|she|hes|shes|they|theyre|baby|babys|infant|newborn|toddler|toddlers|kid|kids|child|childs) (is |has |was |just |suddenly |has just |is now |all |)(turned|turning|went|gone|going) (all |completely |really |a bit |)(blue|purple)",
      "(son|sons|daughter|daughters|boy|girl|mum|mums|mom|moms|dad|dads|nan|gran|grandma|grandad|grandpa) (is |has |was |just |suddenly |has just |is now |all |)(turned|turning|went|gone|going) (all |completely |really |a bit |)(blue|purple)",
      "(husband|wife|partner|friend|mate|brother|sister|guy|man|woman|person|somebody|someone) (is |has |was |just |suddenly |has just |is now |all |)(turned|turning|went|gone|going) (all |completely |really |a bit |)(blue|purple)",
      "(his|her|their|babys|kids|sons|daughters|dads|mums) (lips|face|mouth) (is |are |has |have |)(just |)(turned |turning |went |gone |going |all |)(blue|purple)",
      "(wifes|husbands|partners|mates|friends|brothers|sisters|nans|grans|grandads|grandmas) (lips|face|mouth) (is |are |has |have |)(just |)(turned |turning |went |gone |going |all |)(blue|purple)",
      "my lips (are |have |)(turned|turning|went|gone|going) (blue|purple)",
      "(turned|turning|went|gone|going) (blue|purple) (in|round|around) (the|his|her) (face|mouth|lips)",
    ],
    zh: [
      "(块面|脸|面色|脸色|口唇|嘴唇|嘴|嘴巴|整个人|全身|浑身|成个人|成块面)(都|)(已经|开始|)(变|发|转|憋得|憋成|憋到|成)(发|变|成|得|)(紫|蓝|绀)",
      "(口唇|嘴唇|嘴|嘴巴|整个人|全身|成个人)(都|)(已经|开始|)(变|发|转|憋得)(发|)青",
    ],
  },
  notForAir: {
    setting: true,
    en: [
      "(cold|freezing|chilly|ice|icy|winter|hair|dye+|paint+|lipstick|lolly|lollipop|slush*|slushy)",
      "(belt+|smurf+|avatar|costume|icon|dot|badge|emoji|pen|zone|joke|lol|haha|until|till|laugh*|deadlift*|squat*)",
      "(year+|month+|week+) ago",
      "last (year|month|week)",
      "(when (i|he|she) was|used to|once|as a baby|bruis*|black and blue)",
    ],
    zh: [
      "(冻得|冻到|冻成|好冻|好冷|很冷|太冷|冷水|寒冷|冰水|冬泳|桑葚|蓝莓|果汁|口红|涂|化妆|染|笑|深蹲|硬拉|发力|卧推|淤青|瘀|小时候|以前|去年|玩笑)",
    ],
  },
  // Waters, blood and movements in pregnancy.
  watersGone: {
    neutral: true,
    en: [
      "(waters|water|membranes) (might |may |could |must |have |has |had |just |maybe |)(have |be |)(just |)(gone|went|broke|broken|ruptured|burst|leaking)",
      "(leak|leaks|leaking|leaked|trickle|trickling|gush|gushing|dribbling) (of |a bit of |some |clear |out |)(clear |watery |)(fluid|water|liquid|waters|stuff)",
      "(fluid|waters|liquid|water) (is |are |keeps |has been |have been |been |just |)(leaking|trickling|gushing|dribbling|leaked|trickled|gushed|coming out|running down)",
      "(watery|clear) (stuff|fluid|liquid|discharge) (is |keeps |has been |been |just |)(leaking|trickling|gushing|leaked|coming out|running|came out)",
      "(leaking|trickling|gush) _ not sure (if |)(its|it is) (pee|wee|urine)",
    ],
    zh: [
      "羊水_(破|流|漏|穿|渗)",
      "(清水|热水|液体)_(流|涌|漏)出",
      "穿(了|)(羊|)水",
      "破(了|)水",
      "(下面|下身|下体|阴道|底裤|内裤)__(水|液体|湿)",
      "(漏|流|渗)(出|出来|了|紧|着|)(一些|一点|一滩|少少|好多|很多|啲|点|些|)(羊水|清水|透明|水)",
    ],
  },
  leaksElsewhere: {
    setting: true,
    en: [
      "(bottle|bag|pack|bladder|tap|pool|goggle+|tank|roof|shoe+|tent|boot+|hose|nipple+|breast+|colostrum|milk|nose|eye+|blister+|ear+)",
      "(when|if) i (sneeze|cough|laugh|jump|run)",
    ],
    zh: ["(水壶|水瓶|水袋|泳镜|鞋|帐篷|屋顶|水管|乳头|奶|初乳|鼻|眼|水泡|耳|口水|汗)"],
  },
  bornSince: {
    setting: true,
    en: [
      "(years|months) old",
      "(is|hes|shes|babys|babies) (<2-40>|one|a teenager|at school|huge|called|six|nineteen|fourteen|four months)",
      "(baby boy|baby girl|healthy twins|both well|eldest|born|at school|lol|joking|dam|rain)",
      "(in|back in) (<1980-2040>|january|february|march|april|june|july|august|september|october|november|december)",
      "last (summer|winter|spring|autumn|year)",
      "(at|with) (<22-42> weeks|my|our) _ with (my|our|leo)",
      "with (my|our) (boy|girl|son|daughter|first|second|last|eldest|youngest)",
    ],
    zh: [
      "(满月|岁了|岁多|安胎|保胎|产检都|没事|去年|以前|区分|区别|点分|感觉|备考|作业|生育课|如果|上学)",
    ],
  },
  termPregnancy: {
    setting: true,
    en: ["<37-42> (weeks|wks|week|wk)", "(full term|overdue|in labour|in labor|due (today|date))"],
    zh: ["<37-42>周", "(足月|过预产期|临产|预产期到)"],
  },
  bleedingSeen: {
    neutral: true,
    en: [
      "(bit|spot|spots|drop|drops|some|little|lot|smear|streak) (of |)blood",
      "(blood|bleeding|spotting) (on|in|when|after) (i |the |my |)(wipe|wiped|wiping|tissue|toilet|loo|pants|knickers|underwear|pad|liner)",
      "(bleeding|spotting|bled)",
      "(pink|brown|red) (discharge|stuff|smear)",
      "(saw|seen|seeing|noticed|found) (some |a bit of |a little |)blood",
    ],
    zh: [
      "(见|看|有|发现|出|流)(到|了|)(一点点|一点|一些|一丝|一滴|少少|少许|好多|很多|啲|点|些|小|)血",
      "见红",
      "(下面|下身|下体|底裤|内裤|护垫|厕纸|纸巾)_(血|红)",
    ],
  },
  bleedsElsewhere: {
    setting: true,
    en: [
      "(nose|nosebleed+|gum+|tooth|teeth|knee+|finger+|toe+|shin+|blister+|graze+|scratch|shav*|elbow+|hand+|lip+)",
      "blood (test+|pressure|sugar|count|type|group|donor|draw|work|glucose|flow|donation)",
      "spotting (my|him|her|me|a|for|on|in the|at|someone|each)",
      "before (i was|getting) pregnant",
    ],
    zh: ["(鼻|牙|手指|脚|膝|痔|血压|血糖|血检|抽血|验血|血型|献血|伤口|擦破|割|皮)"],
  },
  babyMovesLess: {
    en: [
      "(baby|bub|bump|babys|little one) (is |has |has been |is being |been |)(hardly|barely|not|isnt|hasnt|wasnt|less|stopped) _ (move|moved|moving|kick|kicked|kicking|wriggling)",
      "(baby|bub|bump|babys|little one) (is |has |has been |been |seems |)(moving|kicking) (less|much less|a lot less|less than usual)",
      "(baby|bub|bump|babys) (is |has been |has gone |seems |)(really |very |so |unusually |)quiet in there",
      "(fewer|less|reduced|hardly any|barely any|no) (movements|kicks|fetal movement|foetal movement)",
      "(havent|not|hardly|barely|cant) (really |)(felt|feel|feeling) (the |my |)(baby|bub|kicks|any kicks|any movement)",
    ],
    zh: [
      "(宝宝|bb|bb仔|胎儿|肚里|肚子里|肚入面)__(没|不|少|冇|无)(怎么|什么|乜|咩|多|太|点|大|)_(动|郁|踢)",
      "胎动__(少|没|弱|减|不)",
    ],
  },
  sinceToday: {
    setting: true,
    en: ["(today|all day|since|this morning|tonight|last night|yesterday|usual)"],
    zh: ["(今天|今日|一天|成日|整天|早上|今朝|昨晚|寻晚|琴晚|今早|昨天)"],
  },
  // A knock on the head, and drowsy or vomiting.
  drowsyOrVomits: {
    neutral: true,
    en: [
      "(drows*|sleepy|vomit+|vomiting|vomited|puk*|groggy)",
      "(throwing|threw|thrown) up",
      "(been|being) sick",
      "(keep|keeps|kept) (falling asleep|nodding off|dozing off|drifting off)",
      "(cant|hardly|barely) (stay|keep) awake",
      "(hard|difficult|impossible) to wake",
      "cant keep (my|his|her) eyes open",
    ],
    zh: [
      "(想睡|嗜睡|犯困|昏昏欲睡|昏昏沉沉|昏沉|眼瞓|恰眼瞓|瞌睡|渴睡|叫不醒)",
      "(吐了|呕吐|一直吐|呕了|又吐|狂吐|直吐|吐个不停)",
    ],
  },
  longAgo: {
    setting: true,
    en: [
      "(year+|month+) ago",
      "last (year|month|season)",
      "(as a|when i was a) (kid|child)",
      "(concussion+|cleared by|head first|hangover|jet lag*)",
    ],
    zh: ["(去年|几年前|年前|月前|小时候|以前|上个月|宿醉)"],
  },
  // The nerves at the end of the spine.
  saddleNumb: {
    en: [
      "(numb|numbness|tingl*|no feeling|pins and needles) (in |around |round |between |)(my |the |)(down below|down there|downstairs|saddle|groin|bum|crotch|genitals|privates|undercarriage|perineum|legs inside)",
      "(saddle|groin|bum|crotch|genitals|privates|perineum|down below|down there|between my legs) (is |are |feels |feel |has gone |have gone |gone |went |all |)(numb|tingl*|dead|no feeling)",
      "(numb|numbness|tingl*|no feeling) between (my|the|his|her) legs",
      "(cant|cannot|couldnt) feel (anything |it |) (down there|down below|when i wipe|my bum|my groin)",
    ],
    zh: [
      "(下面|下身|下体|会阴|裆|裆部|屁股|私处|马鞍区|阴部|胯下)(都|有点|有啲|好|很|全|发|)(麻|痹|没知觉|没感觉|木)",
    ],
  },
  urineStuck: {
    en: [
      "(cant|cannot|couldnt|unable to|struggling to|hard to|struggle to|not able to) (even |seem to |)(pee|wee|urinate|pass urine|pass water|go for a wee|empty my bladder)",
      "(lost control of|no control of|no control over) (my |)(bladder|bowels|bowel)",
      "(wet|wetting|peed|soiled) myself",
      "(pee|wee|urine) (wont|doesnt) come",
    ],
    zh: [
      "(尿|小便|排尿|屙尿)(不|)(出来|不出|不出来|不到|不了|困难|失禁|憋不住|忍不住)",
      "(屙|排|小)不(到|出)(尿|便)",
      "(大小便失禁|憋不住尿|没有尿意|没尿意)",
    ],
  },
  backPopped: {
    neutral: true,
    en: [
      "(pop|snap|crack|click|clunk|twang) (in|from|of) (my |the |)(lower |low |mid |)(back|spine)",
      "(lower back|low back|back|spine|disc) (just |)(popped|snapped|clunked|twanged)",
    ],
    zh: ["腰_(咔|嘎|啪|咯|响|卡)_(一声|一下|响)"],
  },
  legTingles: {
    en: [
      "(leg|legs|foot|feet|calf|thigh|toes|shin) (is |are |feels |feel |has gone |gone |went |goes |now |all |)(a bit |really |all |quite |)(tingl*|numb|weak|dead|pins and needles)",
      "tingl* (left |right |)(leg|foot|calf|thigh|toes)",
      "(tingl*|numb|numbness|pins and needles) (in |down |into |all down )(my |the |one |)(left |right |)(leg|legs|foot|calf|thigh|toes)",
    ],
    zh: [
      "(腿|脚|小腿|大腿|脚趾|右脚|左脚)(都|有点|有啲|开始|也|一直|)(发|)(麻|痹|没知觉|没力|无力)",
    ],
  },
  // Asleep while driving.
  asleepDriving: {
    en: [
      "(fell|fall|falling|dozed|dozing|nodded|nodding|drifted|drifting) (asleep|off) (at|behind) the wheel",
      "(fell|fall|falling|dozed|dozing|nodded|nodding|drifted|drifting) (asleep|off) (while |when |whilst |)(i was |im |)driving",
      "(driving|drove) (home |back |to work |)__ (nearly |almost |and |)(fell asleep|nodded off|dozed off|nodding off|falling asleep|microsleep*)",
      "(asleep|micro sleep+|microsleep+|nodding off) (at|behind) the wheel",
    ],
    zh: [
      "(开车|揸车|驾车|开长途|开夜车)__(打瞌睡|睡着|睡了|打盹|瞓着|恰眼瞓|眯着|合眼|钓鱼|瞓了)",
      "(疲劳驾驶|边开车边睡)",
    ],
  },
  asPassenger: {
    setting: true,
    en: [
      "((wife|husband|partner|mum|dad|friend|mate|brother|sister|he|she|they) (was|is|were) driving|(wife|husband|partner|mum|dad|friend|mate) drove|passenger|back seat|backseat|(was|is) driving (me|us)|drove (me|us)|in my dream+|film|video)",
    ],
    zh: ["(副驾|后座|乘客|别人开|坐车|老公开|老婆开|朋友开|他开|她开|爸开|妈开|代驾|听书)"],
  },
  // Fainted where water, tiles and locks are.
  faintedBathing: {
    en: [
      "(fainted|passed out|blacked out|collapsed) (in|getting out of|coming out of) (the |a |my )(shower|bath|bathroom|bathtub|tub|hot tub|sauna)",
      "(in|getting out of) the (shower|bath|bathroom|tub|sauna) (and |i |this morning |and i )(fainted|passed out|blacked out|collapsed)",
    ],
    zh: [
      "(洗澡|冲凉|冲紧凉|洗紧澡|泡澡|淋浴|浴室|冲澡|桑拿|浸浴|洗手间|厕所)__(晕倒|晕了|昏倒|晕低|晕过去|昏了|昏过去|晕亲)",
    ],
  },
  // No period for a quarter of a year.
  periodGoneMonths: {
    en: [
      "(no|without a|without my|havent had a|havent had my|not had a|missed my) (period|periods) (for|in|since|now for) (over |about |almost |nearly |the last |)(<3-12> months|half a year|a year)",
      "(period|periods) (has |have |)(stopped|gone|vanished|disappeared) (over |about |)(<3-12> months|half a year|a year) ago",
      "(period|periods) (has |have |)(been |)(stopped|gone|missing|absent) for (over |about |almost |nearly |)(<3-12> months|half a year|a year)",
    ],
    zh: [
      "(大姨妈|姨妈|月经|例假|生理期|m|月事)(都|已经|有|)(<3-12>个(多|几|)月|半年|一年|大半年)(多|)(都|)(没|没有|不|无)(来|嚟|见|了|有)",
      "(<3-12>个(多|几|)月|半年|一年|大半年)(多|)(都|)(没|没有|不|无)(来|见|有)(过|)(大姨妈|姨妈|月经|例假|m|月事)",
      "(大姨妈|姨妈|月经|例假|生理期|m|月事)(都|已经|)(没|没有|不)(来|见)(了|)(有|快|)(<3-12>个(多|几|)月|半年|一年|大半年)",
      "(大姨妈|姨妈|月经|例假|m|月事)(停|断|走)了(有|快|)(<3-12>个(多|几|)月|半年|一年|大半年)",
      "(停经|闭经)(了|)(有|快|)(<3-12>个(多|几|)月|半年|一年)",
    ],
  },
  periodElsewhere: {
    setting: true,
    en: [
      "(pregnan*|breastfeed*|breast feeding|menopaus*|postpartum|coil|iud|implant|mirena|contracept*|depo|hysterectomy|the pill)",
      "(expecting|clinic|used to|back then|years ago|when i was)",
    ],
    zh: [
      "(怀孕|有了宝宝|喂奶|哺乳|母乳|人奶|更年期|绝经|避孕|上环|产后|坐月子|切除|当时|那年|那会|以前|后来|高中|中药|囊肿|内膜|激素|肾病)",
    ],
  },
  // A number alone, which means something where diabetes is known.
  bareLowSugar: {
    neutral: true,
    en: [
      "(its|it is|im|i am|im at|its at|sitting at|reading) <3-3.8> (right now|now|atm|at the moment|mmol*|before|and|can i|ok to|is that|is it)",
    ],
    zh: [
      "(现在|而家|依家)(得|只有|才|仅)<3-3.8>",
      "(现在|刚测|而家|依家)(是|系|)<3-3.8>(可以|能|跑|练|去|得|还|mmol)",
    ],
  },
  bareSeverelyLowSugar: {
    neutral: true,
    en: [
      "(its|it is|im|i am|im at|its at|sitting at|reading) <1.2-2.9> (right now|now|atm|at the moment|mmol*|before|and|can i|ok to|is that|is it)",
    ],
    zh: ["(现在|而家|依家|刚测)(是|得|系|只有|才|)<1.2-2.9>(可以|能|跑|练|去|得|还|mmol)"],
  },
  feetNumb: {
    neutral: true,
    en: [
      "(numb|numbness|tingl*|no feeling|pins and needles) (in |at |around |)(my |the |both |)(feet|foot|toes|toe|soles|sole)",
      "(feet|foot|toes|toe|soles) (are |is |have gone |has gone |have been |feel |feels |gone |went |)(a bit |a little |slightly |quite |really |)(numb|tingl*|dead)",
    ],
    zh: [
      "(脚趾|脚|脚底|脚板|足底|脚尖|脚掌)(都|)(有点|有些|有啲|开始|一直|好|很|)(发|)(麻|痹|木|没感觉|没知觉)",
    ],
  },
};

/** What holds of them. */
export const PLAIN_DANGER_RULES: readonly ContentRule[] = [
  {
    id: "medication.doubling",
    flag: "medication_change",
    level: "medium",
    warning: "medication",
    source: "medicines",
    scope: "passage",
    when: [["missedDose"], ["doubleDose"]],
    unless: ["supplementOnly", "doctorAgreed"],
    examples: {
      match: [
        "Skipped my ramipril last night, is it fine to take two today",
        "昨晚忘吃降糖药，今早吃两颗可以吗",
      ],
      pass: [
        "Skipped my vitamin tablet last night, take two today?",
        "Missed leg day, double up tomorrow?",
        "Forgot my pill last night and took it this morning",
        "忘了吃早饭，中午吃两份",
      ],
    },
  },
  {
    id: "medication.double-dose",
    flag: "medication_change",
    level: "medium",
    warning: "medication",
    source: "medicines",
    scope: "sentence",
    when: [["doubleDoseOfMedicine"]],
    unless: ["supplementOnly", "doctorAgreed"],
    examples: {
      match: ["Is it ok to have both doses together to make up?", "降压药今晚吃双份行吗"],
      pass: ["Double my protein to catch up", "My GP said to double my tablets"],
    },
  },
  {
    id: "medication.dose-missed",
    flag: "medication_change",
    level: "low",
    warning: "medication",
    source: "medicines",
    scope: "sentence",
    when: [["missedDose"]],
    unless: ["supplementOnly", "doctorAgreed"],
    examples: {
      match: ["forgot my lamotrigine last night", "今天忘了吃药"],
      pass: ["I forgot my shoes", "I did not miss a dose", "忘了带水"],
    },
  },
  {
    id: "breathing.person-blue",
    flag: "breathing_difficulty",
    level: "critical",
    warning: "callEmergency",
    source: "firstAid",
    scope: "passage",
    when: [["personBlue"]],
    unless: ["settledOrTaught", "notForAir"],
    examples: {
      match: ["the toddler has gone purple", "孙子卡到糖，整个人发紫"],
      pass: [
        "my feet turned blue in the ice bath",
        "the toddler's hair dye went blue",
        "膝盖撞得发紫",
      ],
    },
  },
  {
    id: "emergency.person-blue",
    flag: "medical_emergency",
    level: "critical",
    warning: "callEmergency",
    source: "firstAid",
    scope: "passage",
    when: [["personBlue"]],
    unless: ["settledOrTaught", "notForAir"],
    examples: {
      match: ["her face has gone blue", "老公嘴唇发青"],
      pass: ["her eyes are blue", "冬泳完嘴唇发紫"],
    },
  },
  {
    id: "pregnancy.waters",
    flag: "pregnancy",
    level: "critical",
    warning: "pregnancyStop",
    source: "pregnancy",
    scope: "passage",
    when: [["pregnancy"], ["watersGone"]],
    unless: ["settledOrTaught", "careQuestion", "leaksElsewhere", "bornSince", "termPregnancy"],
    despite: ["urgentNow"],
    examples: {
      match: ["24 weeks pregnant and clear fluid keeps trickling", "怀孕六个月，下面一直流水"],
      pass: ["I'm pregnant and my water bottle is leaking", "怀孕六个月，一切正常"],
    },
  },
  {
    id: "emergency.waters",
    flag: "medical_emergency",
    level: "critical",
    warning: "callEmergency",
    source: "pregnancy",
    scope: "passage",
    when: [["pregnancy"], ["watersGone"]],
    unless: ["settledOrTaught", "careQuestion", "leaksElsewhere", "bornSince", "termPregnancy"],
    despite: ["urgentNow"],
    examples: {
      match: ["I'm expecting twins and some clear fluid leaked", "孕28周破水了"],
      pass: ["I'm pregnant, my waters have not broken", "39 weeks pregnant and my waters broke"],
    },
  },
  {
    id: "pregnancy.bleeding",
    flag: "pregnancy",
    level: "high",
    warning: "pregnancyStop",
    source: "pregnancy",
    scope: "passage",
    when: [["pregnancy"], ["bleedingSeen"]],
    unless: ["settledOrTaught", "careQuestion", "bleedsElsewhere", "bornSince"],
    despite: ["urgentNow"],
    examples: {
      match: ["pregnant and there were spots of blood on the tissue", "怀孕两个月，内裤上有点血"],
      pass: ["I'm pregnant and my gums bled", "怀孕抽血结果正常"],
    },
  },
  {
    id: "pregnancy.less-movement",
    flag: "pregnancy",
    level: "high",
    warning: "pregnancyStop",
    source: "pregnancy",
    scope: "passage",
    when: [["babyMovesLess"], ["pregnancy", "sinceToday"]],
    unless: ["settledOrTaught", "careQuestion"],
    despite: ["urgentNow"],
    examples: {
      match: ["my bump has barely moved since last night", "宝宝从昨晚就没怎么踢"],
      pass: ["The baby kicks all day", "宝宝今天动得很欢"],
    },
  },
  {
    id: "neuro.head-injury-drowsy",
    flag: "neurological_symptom",
    level: "critical",
    warning: "callEmergency",
    source: "concussion",
    scope: "passage",
    when: [["headHit"], ["drowsyOrVomits"]],
    unless: ["settledOrTaught", "careQuestion", "longAgo"],
    despite: ["urgentNow"],
    examples: {
      match: [
        "banged my head on the bar this morning and now I keep dozing off",
        "早上磕到头，现在一直犯困",
      ],
      pass: ["hit my head on the bar, no vomiting, wide awake", "没撞到头，就是想睡"],
    },
  },
  {
    id: "neuro.cauda-equina-emergency",
    flag: "neurological_symptom",
    level: "critical",
    warning: "callEmergency",
    source: "firstAid",
    scope: "passage",
    when: [["saddleNumb"], ["urineStuck"]],
    unless: ["settledOrTaught", "careQuestion"],
    despite: ["urgentNow"],
    examples: {
      match: ["my groin is numb and I can't pass urine", "闪了腰，屁股麻，小便解不出，尿不出来"],
      pass: ["groin numb after three hours in the saddle", "骑车久了下面麻"],
    },
  },
  {
    id: "injury.back-pop",
    flag: "exercising_injured",
    level: "high",
    warning: "stopAndBeSeen",
    source: "injury",
    scope: "passage",
    when: [["backPopped"], ["legTingles"]],
    unless: ["settledOrTaught", "careQuestion"],
    examples: {
      match: [
        "there was a snap in my back rowing and my foot feels numb",
        "搬东西腰咔了一声，脚发麻",
      ],
      pass: ["felt a pop in my back stretching, feels better", "腰咔了一声，舒服多了"],
    },
  },
  {
    id: "danger.asleep-driving",
    flag: "dangerous_act",
    level: "medium",
    warning: "danger",
    source: "dangerousActs",
    scope: "sentence",
    when: [["asleepDriving"]],
    unless: ["settledOrTaught", "asPassenger"],
    examples: {
      match: ["dozed off while driving back from the gym", "夜班后开车差点睡着"],
      pass: ["my wife was driving us home and I dozed off", "坐车睡着了"],
    },
  },
  {
    id: "collapse.bathing",
    flag: "medical_emergency",
    level: "high",
    warning: "stopAndBeSeen",
    source: "stopSigns",
    scope: "sentence",
    when: [["faintedBathing"]],
    unless: ["settledOrTaught", "careQuestion", "longAgo"],
    counts: ["past"],
    examples: {
      match: ["passed out in the bath this morning", "泡澡的时候晕倒了"],
      pass: ["I nearly sang in the shower", "洗澡水太热"],
    },
  },
  {
    id: "energy.period-gone",
    flag: "energy_deficiency",
    level: "high",
    warning: "fuel",
    source: "reds",
    scope: "passage",
    when: [["periodGoneMonths"]],
    unless: ["periodElsewhere"],
    counts: ["negated", "past"],
    examples: {
      match: ["no period for five months", "例假半年没来了"],
      pass: ["no period for six months, breastfeeding", "哺乳期，例假半年没来"],
    },
  },
  {
    id: "minor.rapid-loss",
    flag: "minor",
    level: "medium",
    warning: "minor",
    source: "youth",
    scope: "passage",
    when: [["minorPerson"], ["rapidLoss"]],
    examples: {
      match: ["I'm 16 and want to lose 12 kg in two weeks", "我16岁，想两周瘦20斤"],
      pass: ["I'm 16 and want to get fitter", "我今年30岁，想两周瘦20斤"],
    },
  },
  {
    id: "diabetes.bare-number",
    flag: "blood_sugar",
    level: "high",
    warning: "bloodSugar",
    source: "diabetes",
    scope: "passage",
    when: [["diabetes"], ["bareLowSugar"]],
    examples: {
      match: ["type 1 here, sitting at 3.4 now"],
      pass: ["type 1 here, sitting at 6.4 now", "its 3.4 now"],
    },
  },
  {
    id: "diabetes.bare-severe-number",
    flag: "blood_sugar",
    level: "critical",
    warning: "callEmergency",
    source: "diabetes",
    scope: "passage",
    when: [["diabetes"], ["bareSeverelyLowSugar"]],
    examples: {
      match: ["type 1 here, sitting at 2.4 now"],
      pass: ["type 1 here, sitting at 4.8 now", "its 2.4 now"],
    },
  },
  {
    id: "diabetes.numb-feet",
    flag: "neurological_symptom",
    level: "low",
    warning: "feet",
    source: "diabetes",
    scope: "passage",
    when: [["diabetes"], ["feetNumb"]],
    examples: {
      match: ["type 2 and my toes are tingling", "糖尿病，脚底发麻"],
      pass: ["my toes are tingling after skating", "糖尿病，脚好好的"],
    },
  },
];
