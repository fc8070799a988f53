import type { Concept } from "./content-rule.ts";
import { NAMES_OF_MEDICINES } from "./medicine-names.data.ts";

/** Wording that is near trouble without naming it, and names of medicines. No rule is made of these; to the trained weights they are evidence. */
export const PLAIN_HINT_CONCEPTS: Readonly<Record<string, Concept>> = {
  hintCarrying: {
    neutral: true,
    en: [
      "<4-42> (weeks|wks|wk|week|w) _ (bleed*|spot*|water+|fluid|leak*|cramp*|contraction+|baby|kick*|gush|along|pregnant|preg)",
      "<4-42> (weeks|wks|wk|w) (and|with|now) (fluid|water|blood|cramp*|pain|no)",
      "(baby|bump) _ _ (move|moved|moves|moving|kick|kicks|kicked|kicking|quiet|still)",
      "(water|waters) _ (went|gone|broke|broken|breaking|leak*|gush*)",
      "(fluid|water|liquid) (running|dripping|pouring|trickling) down",
      "(preggo|preggers|preg|expecting)",
    ],
    zh: [
      "<4-42>周_(出血|见红|漏|流水|水|肚子|胎|宝宝|宫缩|破|脐带|摔)",
      "(宝宝|胎|bb|肚里)_(没动|不动|冇郁|动得少|没怎么动|没反应)",
      "(哗地|哗一下|突然)_流_水",
      "(脐带|羊水|穿水|穿咗羊水|破水)",
    ],
  },
  hintSugarNumber: {
    en: [
      "<2-3.9> (with|and|on|before|after|mmol|arrow|falling|dropping|shaky|sweaty|dizzy)",
      "(low again|going low|dropping low|hypo|hypos|hypoing|ketones|libre|dexcom|cgm|glucometer)",
      "(jabbed|injected|took|shot) _ # units",
      "(novorapid|humalog|lantus|levemir|tresiba|fiasp|toujeo|novolog|apidra|basal|bolus)",
    ],
    zh: [
      "<2-3.9>(往下掉|还在掉|出汗|手抖|头晕|腿软|心慌)",
      "(又低了|低糖|低血糖|动态血糖|血糖仪|传感器)_(掉|报警|低|<2-4>)",
      "(短效|长效|诺和锐|来得时|甘精|门冬|赖脯)_(当|打成|打错|误)",
    ],
  },
  hintNotMoving: {
    en: [
      "(hasnt|hasnt even|havent|has not|isnt|not|no) _ (moved|moving|movement|budged|stirred)",
      "(fell|went|dropped|folded|lying|lies|lay) _ (flat|down|over|limp|still|face first|like a sack)",
      "(nobody|noone|we|i) _ (wake|rouse|reach) (her|him|them|it)",
      "(going under|gone under|went under|caught in _ (rip|current)|pulled out by|under the ice|swept (away|out))",
      "(no|without) (answer|response|reaction|pulse)",
    ],
    zh: [
      "(郁都唔郁|动也不动|一动不动|动都不动|不动了|没动静|没反应|冇反應|唔郁|嗌極|叫極|躺着)",
      "(卷走|冲走|沉下去|扑腾|浮在水|水底)",
      "(跌低|跌咗|暈低|晕低|倒地|栽倒|直挺挺)",
    ],
  },
  hintOneSide: {
    en: [
      "(smile|smiles|grin|mouth|face|eyelid) _ _ (left|right|half|one side|crooked|lopsided|hanging|hangs|droop*)",
      "(drool*|dribbl*) _ (from|out|corner|one)",
      "(left|right|lft|rite|rght) (hand|arm|leg|side|foot) _ (gone|dead|weak|numb|heavy|useless|asleep)",
      "(word|words|wrds|sentence+) _ (wrong|mixed|scrambled|gone|jumbled|backward+)",
      "(lost|losing|no) _ (sight|vision|speech)",
      "(curtain|blind|black) _ (eye|eyes|vision|sight)",
    ],
    zh: [
      "(笑|嘴角|眼皮|半边|一边|左边|右边|得一邊)_(歪|耷拉|掉|不动|郁|沉|麻|没劲|冇力|流口水)",
      "(说|講|话|話)_(错词|不成句|黐脷|像含|唔清|唔知講乜|颠三倒四)",
    ],
  },
  hintNoAir: {
    en: [
      "(cant|cnt|cnat|cannt|cannot|couldnt|barely|hardly) _ (breath|breathe|breth|brethe|breath*)",
      "(no air|out of air|gasping|wheez*|choking|whistling breath*|blue lips|lips _ blue)",
    ],
    zh: ["(透唔到氣|唞唔到氣|气上不来|吸不进|喘不过|喘不上|没气了|气都没了|条气)"],
  },
  hintGrownUpTooNear: {
    en: [
      "(coach|trainer|physio|teacher|instructor|uncle|stepdad|stepfather|man|guy) _ _ (my room|hotel|showers|shower|changing|undress*|naked)",
      "(coach|trainer|physio|teacher|instructor|uncle|stepdad|stepfather) _ _ (kiss*|secret|alone|clothes|shorts|breast+|pictures|photos|lap)",
      "(hand|hands) _ (in|inside|between|under|where|down) _ (shorts|legs|shirt|shouldnt|pants|top|bra|underwear)",
      "(told|tells|made) me _ (not to tell|to keep quiet|undress|strip|to keep it)",
      "(im|i am|shes|hes) <9-17> _ _ (coach|trainer|secret|older|photo+|picture+|hotel|alone|touch*)",
      "(online|internet) __ (meet|pictures|photos) __ <9-17>",
    ],
    zh: [
      "(教练|教練|老师|老師|私教|理疗师|继父|後爸|叔叔|表哥|舅舅|阿sir|师傅)_(摸|亲|親|掂|锁门|酒店|宿舍|脱|洗澡|换衣|秘密|照片|下面|房间|怀里)",
      "(进|入|嚟)_(我房间|我房)",
      "(没穿衣服|不穿衣服|裸照|脱光|换衣服的照片)",
      "我<9-17>_(他|教练|秘密|见面|照片)",
    ],
  },
  hintHurtAtHome: {
    en: [
      "(bruise+|black eye|marks|split lip|broken nose) _ (from|is|isnt|are|arent|were|wasnt|on|by) _ (him|her|he|she|husband|wife|boyfriend)",
      "(bruise+|black eye|marks) _ (isnt|arent|not|wasnt|werent) _ (from|boxing|training|bjj|the gym)",
      "(fell|say|said|tell people|told everyone) __ but it was (him|her)",
      "(forces|forced|makes|made) me _ (to|have|do|sleep)",
      "(because of|scared of|afraid of|hiding from|away from) (him|her)",
      "(not allowed|doesnt let me|wont let me|made me|checks my|goes through my|looks thru my|tracks my|took my)",
    ],
    zh: [
      "(身上|脸上|胳膊|眼眶|脖子)_(青|淤|印|伤|傷|瘀)",
      "(老公|老婆|男友|男朋友|女朋友|对象|前夫|前任|佢|他|她)_(动手|郁手|砸|推下|推我|拧|掐|扇|踹|抓花)",
      "(砸|踹|拍)_(我家门|门|門)",
      "(翻我手机|查我|不让我出门|不准我|唔准我|定位|删光|银行卡)",
    ],
  },
  hintThreat: {
    en: [
      "(regret|be sorry|pay for|finish me|finish him|end him|end her|come for me|get me|learn what happens|see what happens)",
      "(wait|waits|waiting|outside|parked) __ (for me|my car|my gym|my house|my door|my locker|her house|his house|the gym)",
      "(know|found out|worked out) (where|when|which|her|his) _ (lives|parks|live|route|runs|trains|address|school)",
      "(run|smash|break|put|burn|cut|beat|kill|hurt) (him|her|them|his|their) _ (over|down|face|legs|teeth|hospital|house|up)",
      "(i mean it|i swear|swear to god|mark my words|watch me)",
    ],
    zh: [
      "(后悔|後悔|走着瞧|等着吧|等着瞧|等住睇|搞掂佢|好看|尝尝|付出代价|陪葬|进医院|说到做到|弄死|打断|打掉|烧我|烧他)",
      "(在|喺)_(门口|楼下|车边|门外|屋企樓下)_(等|守|堵)",
      "(知道|打听|摸清)_(她|他|佢)_(住哪|几点|车停|哪条路|学校|地址)",
    ],
  },
  hintNoMorning: {
    en: [
      "(want|need|wish|hope) _ (it all|everything|all of it|the noise|this) _ (stop|end|over|be over|quiet)",
      "(never been born|not been born|wasnt born|not exist|stop existing|next birthday|no more me|none of us wake*)",
      "(wont|will not|not gonna|dont think i+) _ (be around|be here|wake|see the|come back|need it|bother)",
      "(car|truck|bus|train) _ (hit me|hits me|doesnt brake|doesnt stop|takes me|run me)",
      "(last log|last run ever|last message|going now|checking out|for good|forgive me|goodbye world|love you all)",
      "(no|dont) _ (goals|plan+|point|need) _ (past|after|beyond|where im going)",
      "(pact|deal|promise+|agreed) __ (together|all of us|both of us|none of us|nobody backs)",
      "(everything|all|its) (is |)(prepared|arranged|set|sorted|packed|written)",
    ],
    zh: [
      "(希望|好想|只想|想)_(一切|全部|都)_(停下|停低|结束|完了)",
      "(没生下来|不存在|做人|别醒|不要醒|唔使醒|睡着就结束|活够|下个生日|没有我|冇咗我)",
      "(撞就撞|撞了就撞|别刹车|撞树|冲出去|衝出去|懒得看车|不看车|不想看车)",
      "(不会再回来|唔會返嚟|不回来了|先走一步|以后不用|最後一個訊息|最后一条|谢谢你对我好|我走了|我走咗|我要走)",
      "(都安排|都弄好|都准备好|全都準備|选好了|想好了|动手)",
      "(约好|約好|说好|說好|反悔)",
      "(炭|绳子|繩|遗书|遺書)",
    ],
  },
  hintAfterBlow: {
    en: [
      "(cant|dont|doesnt|couldnt) remember _ (last|game|fall|what happened|how i|hitting|anything|the goal|coming)",
      "(woke up|came to|came round) _ (on|with|to|in|surrounded)",
      "(dazed|foggy|knocked out|saw stars|concuss*|out cold|pupil+|egg on my head)",
    ],
    zh: [
      "(不记得了|想不起来|醒来|醒返|围着我|圍住)_(地上|更衣室|地下|人|一圈|喺)",
      "(那几分钟不记得|断片|懵了|懵懵|迷迷糊糊|瞳孔)",
      "(先兆|发作的)",
    ],
  },
  hintMealsUndone: {
    en: [
      "(got rid of|brought back up|threw up|made myself|sick on purpose|chew and spit|chew n spit) _ (it|lunch|dinner|cake|sick|everything)",
      "(still|too|feel+) _ (fat|huge|disgusting) _ (at|with|kg|kilos|lbs)",
      "(cry|panic|punish|guilt*) _ _ (cant|rest|ate|food|eat|miss)",
      "(under|only|just|on) <100-700> (kcal|calories|cals|cal)",
    ],
    zh: [
      "(公斤|斤|kg)_(还是|還是|还|仍)_(觉得|嫌|覺得)_(胖|肥)",
      "(半夜|凌晨|三点)_(爬起来|起来|起身)_(跳|跑|做|练)",
      "(做不完|跳不完|不做完|不练)_(就哭|会哭|睡不着|就慌)",
      "(一天|每天|日日)_<100-700>_(卡|大卡|千卡)",
    ],
  },
  nameOfMedicine: {
    setting: true,
    en: [...NAMES_OF_MEDICINES, "(ssri+|preventer|epipen)"],
    zh: [
      "(舍曲林|氟西汀|帕罗西汀|艾司西酞普兰|文拉法辛|度洛西汀|米氮平|百忧解|抗抑郁药|碳酸锂|锂盐|奥氮平|喹硫平|利培酮|阿立哌唑)",
      "(丙戊酸|德巴金|左乙拉西坦|拉莫三嗪|卡马西平|癫痫药|倍他乐克|倍他洛克|美托洛尔|比索洛尔|普萘洛尔|缬沙坦|氯沙坦|氨氯地平|络活喜)",
      "(呋塞米|螺内酯|利伐沙班|拜瑞妥|华法林|氯吡格雷|阿司匹林|他汀|立普妥|抗凝药|降压药|血壓藥|血压药|心脏药|心臟藥|心脏的药|血藥)",
      "(抗凝血剂|抗凝血药|抗凝剂|薄血丸|薄血药|乙型阻断剂|贝塔阻滞剂)",
      "(达比加群|阿哌沙班|地高辛|胺碘酮|速尿|氢氯噻嗪|格列齐特|丙戊酸钠|思瑞康|他克莫司|降糖药|利尿药|利尿剂|抗癫痫药)",
      "(二甲双胍|格列|胰岛素|优甲乐|泼尼松|强的松|甲泼尼龙|激素|甲氨蝶呤|专注达|利他林|沙丁胺醇|万托林|信必可|孟鲁司特|布地奈德)",
    ],
  },
  nameOfDoping: {
    setting: true,
    en: [
      "(test e|test c|testosterone|tren|trenbolone|deca|dbol|dianabol|anavar|winstrol|winny|primo|masteron|anadrol|eq|superdrol|turinabol)",
      "(clen|clenbuterol|t3|cytomel|epo|hgh|growth hormone|igf|peptide+|bpc|sarm+|ostarine|rad140|rad 140|lgd|ligandrol|mk677|cardarine|yk11)",
      "(ozempic|wegovy|mounjaro|semaglutide|tirzepatide|saxenda|ephedrine|eca stack|dnp|diuretic+|lasix|roids|gear|cycle of|pct|blast)",
    ],
    zh: [
      "(睾酮|群勃龙|诺龙|大力补|氧雄龙|美雄酮|康力龙|司坦唑醇|克仑特罗|瘦肉精|类固醇|類固醇|生长激素|促红素|epo|sarm|sarms|肽|科技)",
      "(司美|司美格鲁肽|替尔泊肽|诺和泰|瘦瘦針|瘦瘦针|减肥针|麻黄碱|利尿剂|利尿药|dnp|周期恢复|氧甲氢龙|雄激素|打药)",
    ],
  },
};
