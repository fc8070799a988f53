/** What people ask, or tell, while help is on its way; of several the first named here is meant, first aid before calling. Design values. */
export const AID_TOPICS = {
  gasps: [
    "(snor*|gasp*|gurgl*|grunting|rattling)",
    "(weird|strange|funny|odd|horrible|scary) _ (noise|noises|sound|sounds|breath|breaths|breathing)",
    "(breath|breathing|breathes|breathe) _ (weird|weirdly|strange|odd|oddly|funny|now and then|every few seconds|once in a while)",
    "(打呼噜|打呼|打鼾|鼻鼾|呼噜|呼噜声|叹气|倒气|抽气|咕噜|怪声)",
    "(像|好像)__(喘|呼吸)",
    "(喘|呼吸)(得|)_(怪|很怪|奇怪|不对|不正常|一下|一口)",
    "(偶尔|隔|有时)__(喘|呼吸|吸|唞)",
    "(喘息|喘气)",
  ],
  breathes: [
    "(he|she|they|hes|shes|theyre|started|starts|is|are) (is|are|) (breathing|breathe)",
    "breathing (again|now|normally)",
    "(有|恢复|开始)(了|)(呼吸|气)",
    "呼吸(了|恢复)",
    "(会|识)(呼吸|唞气)",
  ],
  rate: [
    "how (fast|quick|quickly)",
    "(what|which|the) (rate|speed|rhythm|pace|tempo)",
    "how (many|often) __ minute",
    "how many (pushes|compressions|presses)",
    "多快",
    "几快",
    "(速度|频率|节奏)",
    "(一|每)分钟__(几|多少|几多)(下|次)",
  ],
  depth: [
    "how deep+",
    "how far (down|in)",
    "how far (do|should|to) _ (push|press)",
    "(多深|几深|深度)",
    "(几|多少|几多)(厘米|公分)",
  ],
  breaths: [
    "rescue breath*",
    "mouth to mouth",
    "kiss of life",
    "(blow|breathe) _ (air|into|mouth)",
    "(give|do|giving) _ (breath|breaths)",
    "人工呼吸",
    "(吹|渡)(气|几口气)",
    "(口|嘴)对(口|嘴)",
  ],
  defibrillator: [
    "(aed|aeds|defib|defibrillator|pads)",
    "shock (him|her|them|button)",
    "(除颤|除颤器|电击|电极片)",
  ],
  pressing: [
    "how hard",
    "(how|where) __ (push|press|compress|cpr|compression+|hands|hand)",
    "(hand|hands) (go|position|placement)",
    "cpr",
    "(chest|) compression+",
    "(多大|几大)(力|的力|劲)",
    "(多|几)(用力|大力)",
    "(按|压)_(哪|哪里|哪儿|边度|什么位置|什么地方)",
    "(怎么|怎样|如何|点|点样)_(按|压|急救)",
    "手_放_(哪|哪里|哪儿|边度)",
    "心肺复(苏|甦)",
  ],
  vomit: [
    "(threw|throw|throwing|throws|chucked|brought) (it|everything|that|) (all|) up",
    "(vomit*|puke|puked|puking|barfed)",
    "(is|was|being|been) sick",
    "(吐了|吐出来|又吐|在吐|吐咗|呕吐|呕咗|作呕|想吐|会吐)",
  ],
  recheck: [
    "(check|test|measure|recheck|retest) (it|this|my sugar|my blood sugar|blood sugar|) (again|once more)",
    "(recheck|retest|remeasure)",
    "(再|重新|几时|多久)_(测|量|验)",
    "复测",
  ],
  amount: ["how (much|many)", "(多少|几多)", "几(片|颗|粒|克|勺|杯|毫升)"],
  medicine: [
    "(aspirin|ibuprofen|paracetamol|tylenol|acetaminophen|advil|painkiller+|pill+|medicine+|medication+|meds|insulin)",
    "(nitro|nitroglycerin|nitroglycerine|inhaler|epipen|antihistamine+|benadryl|glucagon|metformin)",
    "(阿司匹林|亚士匹灵|布洛芬|扑热息痛|止痛药|药|药片|硝酸甘油|救心丸|速效救心丸|吸入器|胰岛素|二甲双胍)",
  ],
  driving: [
    "(drive|driving|drove|uber|taxi)",
    "(take|bring|get|rush) (him|her|them|me|myself|us) to (the|a|) (hospital|er|a and e|ed|emergency room|doctor|clinic)",
    "go to (the|) (hospital|er|a and e|ed|emergency room) (myself|ourselves|by)",
    "(开车|打车|叫车|打的|的士|揸车|出租车|滴滴)",
    "(自己|先|直接)_(去|送|送去)_(医院|急诊)",
    "送_去_医院",
  ],
  cooling: [
    "(ice|icepack|shower|hose|fan|bath)",
    "(cold|cool) (water|bath|towel+|shower)",
    "cool (him|her|them|down|me)",
    "(冰|冰块|冰水|冷水|湿毛巾|降温|扇风|冲凉|淋水|泡水)",
  ],
  drink: [
    "(water|drink+|juice|tea|coffee|sip+|soda|coke|cola|gatorade|milk|electrolyte+|squash|lemonade)",
    "(喝|饮|喂水|果汁|橙汁|可乐|牛奶|汽水|饮料)",
  ],
  food: [
    "(eat+|food|feed|banana+|chocolate|candy|candies|sweets|honey|snack+|glucose|dextrose|bread|fruit|biscuit+|jelly)",
    "(吃|食|喂|香蕉|巧克力|朱古力|糖果|糖水|方糖|葡萄糖|蜂蜜|饼干|面包|水果)",
  ],
  moving: [
    "(move|moving|carry|lift|drag) (him|her|them|me)",
    "(can|could|should|shall|may|is|let) __ (move|stand|get up|stand up)",
    "(can|could|should|shall|may|is|let) (he|she|they|him|her|them|it|my ~|the ~|~) walk",
    "(can|could|should|shall|may) i walk (around|about|home|to|it off|over|now)",
    "(搬|移动|挪|抬|扶起来|扶佢|扶他|扶她|站起来|企起身|走动|走路|起身)",
  ],
  lying: [
    "(lie|lay|lying|laid|sit|sitting|recovery position)",
    "(on|onto) (his|her|their|my|the|a) (back|side)",
    "(legs|feet) (up|raised|high)",
    "(raise|lift|elevate) _ (legs|feet)",
    "(躺|平躺|躺下|侧卧|侧躺|坐|坐起来|趴|瞓低|训低|坐低)",
    "(抬|垫)高_(腿|脚)",
  ],
  calling: [
    "(should|shall|do|must|need) _ (i|we) _ (call|ring|dial|phone) (911|999|112|000|120|119|an ambulance" +
      "|the ambulance|ambulance|emergency|the emergency|someone)",
    "(do i|should i) (need|get|want) (an ambulance|911|999|the er|to call)",
    "is (it|this|that) (an|a real|) emergency",
    "(要|使|需|该|用)_(打|叫|召|拨)_(999|120|119|911|112|995|救护车|白车|急救)",
    "(打|叫)(不打|唔打|不叫|唔叫)(999|120|119|911|112|995|救护车|白车)",
    "(算|系|是)_急(症|诊)(吗|么|咩|呀)",
  ],
  exercise: [
    "(run|running|train|training|exercise|workout|work out|gym|ride|cycle|swim|jog|walk|lift weights|play|football|session)",
    "(跑|跑步|运动|锻炼|训练|健身|游泳|骑车|打球|练)",
  ],
  waiting: [
    "how (long|much longer)",
    "(when|until|till|should|can|do) __ (stop|arrive|arrives|come|comes)",
    "(im|i am|getting|so|my arms are|arms are) (tired|exhausted|knackered)",
    "(keep|carry|go) (going|on)",
    "(多久|几耐|几时|什么时候|何时)",
    "(停|停下|继续)_(按|吗|么|吧|未)",
    "(好累|累了|没力|没力气|冇力|按不动)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a question or a telling in an emergency is about. */
export type AidTopic = keyof typeof AID_TOPICS;

/** Of another day than this: then nobody is to be moved, but somebody wants to exercise. */
export const ANOTHER_DAY: readonly string[] = [
  "(tomorrow|tmrw|tmr|next week|this week|this weekend|on <1-31>|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday))",
  "(明天|后天|明早|明晚|听日|听朝|后日|下周|下个|下星期|这周|周末|过几天|过两日)",
];

/** What asks for what was done, where a question could be for either. */
export const OF_WHAT_WAS_DONE: readonly string[] = [
  "(my|the) (last|latest|longest|first|previous) (run|ride|walk|swim|workout|session|training|game|match|class)",
  "(did|have i|ive|this week|last week|this month|last month|yesterday|so far|this year|my sessions)",
  "(上周|本周|这周|这个月|上个月|本月|昨天|昨日|今年|最近|总共|一共|上次|上一次)",
];
