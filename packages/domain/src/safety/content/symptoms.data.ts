import type { Concept, ContentRule } from "./content-rule.ts";

/** Signs of the body that matter in and around exercise. */
export const SYMPTOM_CONCEPTS: Readonly<Record<string, Concept>> = {
  chestArea: { en: "chest; sternum; breastbone; ribcage; breast bone; upper body; between my shoulder blades; heart", zh: "胸口; 胸部; 胸; 心口; 心脏; 胸前; 心窝; 胸骨" },
  radiatingArea: { en: "jaw; left arm; (my|the|both|his|her) arm; arms; shoulder; neck; shoulder blades; upper back", zh: "下巴; 左臂; 左胳膊; 左手; 胳膊; 肩膀; 左肩; 脖子; 后背; 颌; 手臂; 肩胛" },
  painWord: { en: "pain+; painful; hurt+; ach+; sore; pressure; tight; tightness; tightening; tighten+; squeez*; crush*; stabb*; burning; heavy; heaviness; discomfort; cramp+; pinch*; sharp; elephant; weight on; clench*; grip*; knot", zh: "痛; 疼; 闷; 压; 紧; 压迫; 压榨; 绞; 刺; 发胀; 发紧; 不舒服; 难受; 揪; 堵; 石头; 大象; 灼" },
  strongWord: { en: "crush*; squeez*; elephant; severe; unbearable; radiat*; spreading; (shooting|going|goes|spreads|moving) (down|up|into|to); intense; excruciating; terrible; horrible; stabb*; vice; vise; worst; grabbing; clutch*; sudden; suddenly", zh: "剧; 压榨; 剧烈; 剧痛; 绞痛; 放射; 传到; 串到; 窜到; 延伸; 厉害; 撕裂; 濒死; 石头压; 大象; 像被压; 受不了; 捂着; 突然; 压着; 憋得慌; 喘不" },
  chestPain: {
    en: "chest hurts; chest _ hurts; chest is killing; angina attack; chest pain+; pain in (my|the|his|her) (chest|left arm); chest (is|feels|felt|gets|got|keeps) _ (tight|heavy|weird|funny|bad|hurting|squeezed|crushed); heartburn that wont _; heart hurts; grab+ (his|her|my|their) chest; clutch+ (his|her|my|their) chest",
    zh: "胸口_压; 胸口压; 胸痛; 胸疼; 胸闷; 胸口痛; 胸口疼; 心绞痛; 胸紧; 心口痛; 心口疼; 心脏痛; 心脏疼; 捂着胸; 捂住胸; 抓着胸; 胸口闷; 熊闷; 胸门; 胸通; 凶闷; 凶口",
    near: [{ parts: [["chestArea"], ["painWord"]], gap: 5 }],
  },
  radiatingPain: { near: [{ parts: [["radiatingArea"], ["painWord", "numbWord"]], gap: 4 }], en: "down my left arm; into my jaw; up my neck", zh: "左臂发麻; 左胳膊麻; 左手麻; 窜到左; 放射到; 牵扯到左; 串到后背" },
  strongChestPain: { near: [{ parts: [["chestPain"], ["strongWord", "radiatingPain"]], gap: 8 }], en: "heart attack (right now|symptoms now); (having|getting|has|think its|think this is|feels like|(just|think i|think he|think she) had|i might have had|is this) (a|an|another) heart attack", zh: "心脏病发作了; 心梗了; 心脏病犯了; 压榨样" },
  palpitation: {
    en: "(hr|heart rate|pulse|heart) _ (stuck|stays|stayed|still) (at|above|over) <140-300>; palpitation+; palpatation+; heart (flutter*|skips|skipping|skip|racing|races|pounding|jumps|jumping|thump*|stops|stopped|fluttering|misses|missing|flips|flipping|flopping|beating (like|so|too|out|weird|irregular*|really|very|super)); heart _ (flutter*|skip* (beats|a beat)|irregular*|racing|going crazy|out of rhythm); irregular (heartbeat|pulse|heart beat|heart rate); skipped beats; skipping beats; arrhythmia; tachycardia; pulse (all over the place|wont come down|irregular|skips); heart rate (wont|does not|doesnt|not) (come|go|drop) _ down; heart rate _ (<190-300>); (my|his|her) heart (wont|doesnt|does not) (slow|calm|settle) down",
    zh: "心跳_乱七八糟; 房颤犯; 心里_忽悠; 心率一直<150-300>; 心悸; 心慌; 心谎; 心荒; 心跳乱; 心脏乱跳; 心_乱跳; 心跳不齐; 心跳不规则; 心律不齐; 早搏; 心跳漏; 漏跳; 心跳过快; 心跳得厉害; 心跳快得; 心跳飙; 心跳停; 心跳忽快忽慢; 心砰砰; 心怦怦; 心跳<180-300>; 心率<190-300>; 心脏突突; 心脏怦; 心跳降不下来; 心率降不下来; 心跳_下不来; 心脏_(扑通|咚咚)",
  },
  faintWord: {
    en: "faint; fainted; fainting; feel faint; pass+ out; black+ out; blackout; collaps*; lost consciousness; lose consciousness; losing consciousness; loss of consciousness; unconscious; unresponsive; knocked out; out cold; syncope; keel+ over; (went|goes|go) (black|dark|blank); (vision|everything|eyesight) (went|goes|go|turns|turned|going) (black|dark|grey|gray|blurry|tunnel); woke up on the (floor|ground); came to on; came round on; grayed out; greyed out; about to drop; lights went out",
    zh: "晕倒; 昏倒; 晕过去; 昏过去; 昏迷; 晕厥; 昏厥; 失去意识; 没有意识; 意识模糊; 不省人事; 眼前一黑; 眼前发黑; 两眼一黑; 眼前黑; 断片; 倒地; 倒下; 摔倒不醒; 快要晕; 要晕; 快晕; 晕死; 叫不醒; 没反应; 神志不清; 晕菜",
  },
  nearFaint: { en: "feel faint; feel like (fainting|passing out|i will pass out|i might faint); nearly (fainted|passed out|collapsed|blacked out); almost (fainted|passed out|collapsed|blacked out|faint); about to (faint|pass out|collapse|black out); going to (faint|pass out|collapse|black out); lightheaded; light headed; woozy", zh: "快晕; 要晕; 差点晕; 快要晕; 险些晕; 站不稳; 天旋地转; 快昏" },
  faintingNow: {
    en: "(im|i am|shes|hes|she is|he is) (passing|blacking) out; (im|i am|shes|hes|she is|he is) (fainting|collapsing|losing consciousness); (im|i am|were|shes|hes|she is|he is|feel) (about to|going to|gonna) (pass out|faint|black out|collapse|lose consciousness)",
    zh: "快(要|)(晕倒|晕过去|昏倒|昏过去|失去意识)了; (我|就|马上|感觉|觉得)要(晕倒|晕过去|昏倒|昏过去|失去意识)了; 要(晕|昏)(倒|过去)了",
  },
  dyingFeeling: { setting: true, en: "(im|i am|feel like im|like im|think im|think i am|as if im) dying; (going to|gonna|about to|might) die", zh: "要死了; 快死了; 会死; 濒死; 要不行了; 快不行了; 要没命" },
  visitQuestion: {
    setting: true,
    en: "should i (see|call|go to|go and see|visit|phone) (a|the|my|an) (doctor|hospital|gp|ambulance|er|emergency)",
    zh: "(要|用|需要|该|应该|得)(去|上|看|叫)(医院|急诊|医生|大夫|救护车)(吗|么|嘛|不); (要不要|用不用|需不需要|该不该|是否要|是否需要|有没有必要)_(去医院|上医院|看医生|看大夫|去急诊|就医|叫救护车)",
  },
  dizzyWord: { en: "dizzy; dizziness; lightheaded; light headed; woozy; vertigo; room (is|was) spinning; head (is|was) spinning; head spins; spinning head; giddy", zh: "头晕; 眩晕; 发晕; 晕乎; 晕得; 头昏; 天旋地转; 头发昏; 晕晕; 头云" },
  coldSweat: { en: "cold sweat; clammy; sweating like crazy; sweaty and pale; gone (pale|grey|gray|white|blue); turned (pale|grey|gray|white); pale; ashen; grey in the face; nauseous; nausea; want to throw up; throwing up; vomit+; want to puke; feel+ sick; threw up; puking; puked", zh: "冷汗; 一身汗; 大汗淋漓; 脸色煞白; 脸色苍白; 脸色发白; 脸色惨白; 脸发白; 想吐; 恶心; 呕吐; 发青; 面如土色; 吐了; 要吐" },
  breathless: {
    en: "(cnat|cant) get air; weez*; winded tying; only (say|speak|get out) (one|two|a few) words; breathing through a (straw|coffee stirrer); cant lie back; like im drowning; inhaler isnt working; cant breathe; can not breathe; cannot breathe; cant (catch|get) _ (breath|air); couldnt (breathe|catch my breath|get air); struggl+ (to breathe|for air|for breath); (fighting|gasping|gasp) for (air|breath); gasping; short of breath; shortness of breath; out of breath (at rest|after (two|three|a few|one) (steps|stairs|minutes)|sitting|doing nothing|even); breathless; hard to breathe; trouble breathing; difficulty breathing; breathing (is|got|gets|becomes) _ (hard|difficult|harder|worse|impossible); wheez*; suffocating; air hunger; breathing difficult*; cant (finish|get out|complete) (a|one|my) sentence*; cant (talk|speak) (because|from|without); winded (at|by|from) (rest|walking|stairs|nothing); wake up (gasping|breathless|choking); breathe through a straw; chest wont open; inhaler (isnt|is not|not|doesnt|does not|wont) (working|work|help|helping)",
    zh: "喘不上七; 咝咝响; 一吸气_凹; 话都说不连贯; 呼吸特别快; 一分钟就喘; 喘不过气; 喘不上气; 透不过气; 上不来气; 上气不接下气; 呼吸困难; 呼吸困男; 胡吸困难; 呼吸不上来; 呼吸不过来; 无法呼吸; 不能呼吸; 没法呼吸; 喘不上来; 喘得(说不|话都); 气喘吁吁停不; 气短; 气促; 憋气; 憋醒; 憋得慌; 憋得难受; 窒息感; 胸闷气短; 大口喘气; 喘得厉害; 话都说不(出|了|完|全); 说不出(一句)话; 喘鸣; 气不够; 吸不进气; 吸入器_(没用|不管用|不见效|用完)",
  },
  blueLips: { en: "fingers _ (blue|blueish|bluish); nails blue; lips _ (blue|purple|grey|gray); blue lips; (turned|turning|going|went|gone) (blue|purple); fingernails _ (blue|purple); blue in the face", zh: "嘴角发青; 手指甲都; 指甲_发; 手指发青; 嘴唇_(紫|青|蓝); 嘴唇都(发紫|紫|青); 嘴发紫; 发绀; 脸发紫; 指甲_(紫|青); 脸色发紫; 脸都紫" },
  coughBlood: { en: "cough+ (up|out) (blood|pink|foam*); cough+ blood; pink froth*; spit+ (up |)blood; vomit+ blood; throw+ up blood; blood in my (vomit|stool|sputum)", zh: "咳血; 咯血; 吐血; 咳出血; 粉红色泡沫; 呕血; 便血; 咳出_血" },
  throatSwelling: { en: "(tongue|tounge|throat|lips|face) _ (sweling|swel*|swol*); throat (is|feels|felt|keeps|started) _ (closing|swelling|swollen|tightening|tight|closed); throat (closing|swelling|tightening|closes|swelled); (tongue|face|lips|throat|eyes) (is|are|was|were|started|have|has|keeps|got|) _ (swell*|swollen|puff*); anaphyla*; bee sting _ (swell*|breathe); swollen (tongue|lips|face|throat)", zh: "喉咙__(紧|肿|堵|闭); 嗓子眼儿__(紧|堵); 嗓子_(肿|堵|发紧|锁); 嗓子眼__(紧|堵|肿); 舌头_肿; 嘴唇_肿; 脸_肿; 过敏性休克; 喉头水肿; 脸肿" },
  hives: { en: "stung; wasp; allergic; hives; rash all over; itch+ all over; welts; red bumps; bee sting; stung by; ate (shrimp|peanuts|nuts|shellfish|seafood); allergic reaction", zh: "蜇; 荨麻疹; 风团; 大疙瘩; 起疙瘩; 全身痒; 浑身痒; 起疹子; 红疹; 蜂蜇; 被蜜蜂; 吃完虾; 吃了花生; 吃海鲜; 过敏; 红疙瘩" },
  numbWord: { en: "numb; numbness; tingl*; pins and needles; dead; weak; weakness; paraly*; limp; droop*; sag*; stopped working; wont (lift|move|work|respond|raise|obey|listen); cant (move|feel|lift|raise); not (working|responding|moving); no feeling; gone (weak|numb|limp|dead); went (numb|weak|limp|dead); couldnt (move|feel|lift)", zh: "麻; 发木; 发麻; 麻木; 没知觉; 没感觉; 失去知觉; 无力; 没力气; 不听使唤; 动不了; 抬不起; 不能动; 瘫; 歪; 使不上劲; 使不上力; 不受控制; 感觉不到; 没有知觉; 软了" },
  oneSided: { en: "arm (wont|would not) _ (lift|raise|move|work); one side of (me|my|his|her|the); one sided; left side of (my|his|her) (face|body); right side of (my|his|her) (face|body); half (my|his|her) (face|body); (one|left|right) arm (and|or) (leg|face); face (is|was|started|went|looks|looked|) _ (droop*|lopsided|crooked|fell|falling|dropped|slid|numb); (mouth|smile) _ (droop*|crooked|lopsided); arm (wont|cant|would not) _ (lift|raise|move|work); cant (move|lift|raise|feel) (my|his|her) (left|right|one) (arm|leg|side); cant move (my|his|her) arm; (my|his|her) (left|right) (arm|leg|hand) (went|is|has gone|goes|suddenly) _ (numb|weak|limp|dead)", zh: "一边身子_(不听|麻|没|动|无力|软); 半边身子; 半边脸; 嘴歪; 口角歪; 嘴角歪; 一侧_(无力|麻木|不能动|没力); 突然_(偏瘫|半身不遂); 胳膊抬不起来; 左胳膊_抬不起; 右胳膊_抬不起; 手抬不起来; 一边胳膊; 半身(发麻|没知觉|动不了|麻木|无力); (左|右)(手|腿|半身|边身子|侧身体)_(突然|一下)_(麻|没|动不|无力)" },
  speechVision: { en: "gibberish; dropping (his|her|my) cup; slur*; speech is (slurred|weird|off|gone); cant (speak|talk|find words|get (my |)words|see|form sentences); (words|talking|speech) (came|come|comes|coming|is|are|was) _ (wrong|jumbled|garbled|nonsense|gibberish|mush|out wrong); double vision; seeing double; vision (blurry|blurred|gone|lost|went); lost (my |)(vision|sight|speech); blurred vision; blind in; confused; confusion; doesnt know where; dont know where i am; talking nonsense; disoriented; delirious; mumbling; saw double; incoherent; making no sense; not making sense", zh: "话也说不利索; 说不利索; 拖着走; 走路打晃; 口齿不清; 说话不清; 说不清话; 说话含糊; 大舌头; 说不出话; 语无伦次; 看东西重影; 重影; 视力模糊; 看不清; 看不见; 眼睛看不; 失明; 神志不清; 意识不清; 意识模糊; 糊涂; 胡言乱语; 说胡话; 迷糊; 不认人; 认不出; 话都说不清; 讲话不清; 舌头打结; 不知道自己在哪" },
  worstHeadache: { en: "violent headache; headache ever; out of nowhere _ headache; worst headache; thunderclap; headache _ (of my life|like (thunder|lightning|an explosion|a bomb)|out of nowhere|exploded); (sudden|explosive|blinding|splitting|excruciating|severe) headache; head (exploded|is exploding|about to explode|feels like it (exploded|will explode|is going to explode)); headache _ (came|hit|struck) _ (suddenly|out of nowhere)", zh: "脑袋里_砰; 从来没这么疼; 从没这么疼; 脖子硬; 最厉害的头痛; 最痛的头痛; 从没_头痛; 剧烈头痛; 头痛欲裂; 头疼欲裂; 爆炸样头痛; 炸裂样; 雷击样; 被雷劈; 突然_头痛; 突然_头疼; 一辈子最_头疼; 这辈子最_头; 头像要炸; 头要炸; 头炸; 突发头痛; 头痛_像要裂" },
  headache: { en: "headache; head hurts; migraine; head pounding", zh: "头痛; 头疼" },
  seizure: { en: "seizure+; convuls*; fit on the floor; had a fit; shaking uncontrollably; jerking on the floor; bit (my|his|her) tongue; foaming at the mouth", zh: "抽搐; 抽畜; 抽蓄; 抽筋倒地; 癫痫发作; 惊厥; 口吐白沫; 全身抽; 抽风; 羊癫疯发作" },
  headHit: { en: "(hit|banged|bumped|knocked|smacked|cracked|bashed|whacked) (my|his|her|the|on the|in the) head; hit in the head; hit (my|his|her) head; knock to the head; blow to the head; head (injury|knock|clash|collision); concuss*; landed on (my|his|her) head; kicked in the head; ball to the head; elbow to the (head|temple); fell on (my|his|her) head; head first; clash of heads; bang to the head; hit _ head", zh: "撞到头; 撞了头; 磕到头; 摔到头; 碰到头; 头被撞; 头被砸; 砸到头; 头部受伤; 头撞; 脑震荡; 头着地; 脑袋_撞; 脑袋磕; 撞到脑袋; 头部_撞击; 头磕; 后脑勺着地; 踢到头; 击中头" },
  caudaEquina: { en: "round my bum; cant feel (wen|when) i wipe; pins and needles (round|around|in) my (bum|groin|crotch); (cant|cannot|dont|can not|no longer|unable to|couldnt) _ (feel|tell|control|hold) _ _ (pee|wee|urinate|bladder|bowels|bowel|toilet|poop|urine); lost (bladder|bowel) control; saddle (numbness|area); numb (between|around) (my|the) (legs|groin|genitals); (wet|peed|soiled) myself; numb groin", zh: "憋不住; 没直觉; 小便_(感觉不到|失禁|解不出|尿不出|没感觉); 大小便失禁; 大便失禁; 尿失禁; 会阴_麻; 裆部_麻; 下身_(没感觉|麻|没知觉); 想不想小便; 尿不出来; 憋不住尿" },
  bothLegsNumb: { en: "legs keep (giving|givin) way; legs give way; legs gave way; (both|my) legs (are|went|feel|have gone|gone|keep going|is|got|get) _ (numb|dead|weak|paraly*|tingl*); cant feel (my|both|his|her) (legs|feet|leg); (legs|leg) _ (numb|gave out|paralysed|paralyzed)", zh: "两腿发软; 两腿_软; 两条腿_(麻|木|没知觉|没感觉|动不了|无力); 双腿_(麻|没知觉|无力|动不了|没感觉); 腿_没知觉; 两腿_(麻|没知觉|无力); 下半身_(麻|没知觉|动不了)" },
  darkUrine: { en: "(pee|urine|wee|piss|peeing|peed) (is|was|looks|looked|are|has|came|comes|turned|being|) __ (cola|coke|tea|brown|dark|black|red|coffee|rust*|blood|bloody|cola*); (brown|dark|cola|tea|red|black|coke|bloody|coffee) (coloured |colored |colour |color |)(pee|urine|wee|piss); blood in (my|the|his|her) (urine|pee); peeing (blood|brown|cola|dark|red); pee _ (colour|color) of", zh: "尿_(可乐|酱油|茶|褐|黑|棕|咖啡|红|血色|带血|有血|出血|深色|浓茶); 尿像(可乐|酱油|茶|血); 血尿; 尿血; 酱油尿; 酱油色; 可乐色; 茶色尿; 小便_(可乐|酱油|茶色|褐色|黑|红|血)" },
  muscleSwelling: { en: "(arms|legs|muscles|thighs|quads|biceps|arm|leg|forearms) _ _ (rock hard|swollen|swelling|huge|hard as|cant (bend|straighten|move)); cant (bend|straighten) (my |)(arms|legs|elbows|knees); rhabdo*", zh: "胳膊_(肿|硬|伸不直|弯不了); 腿_(肿|硬|弯不了); 大腿_(肿|硬); 肌肉_(肿|硬得|剧痛|溶解); 横纹肌; 手臂_(肿|伸不直); 又硬又肿; 又肿又硬" },
  noUrine: { en: "(havent|have not|not|hasnt|didnt|no) _ (peed|urinated|pee|wee|urine|urinate|been to the toilet) (since|all day|today|in|for|at all|the whole day); no (pee|urine) (all|since|for|today)", zh: "没尿; 没尿过; 没小便; 一天没尿; 没上过厕所; 尿不出; 一整天没_尿; 没有尿; 没排尿; 没撒尿" },
  heatStroke: { en: "heat stroke; heatstroke; sunstroke; heat exhaustion; stopped sweating; no longer sweating; not sweating anymore; skin is (hot|dry|burning); hot and dry; overheated; overheating; core temp*; shivering in the heat; goosebumps in the heat; body temperature _ (<40-44>|<104-112>)", zh: "中暑; 热射病; 热衰竭; 不出汗了; 停止出汗; 皮肤发烫; 皮肤干热; 浑身滚烫; 滚烫; 体温<39-45>; 烧到<40-45>; 热晕; 一滴汗都" },
  heatSetting: { setting: true, en: "<35-55> (c|degrees|celsius|deg|centigrade); <95-130> (f|fahrenheit|degrees f); heat wave; heatwave; scorching; blazing sun; midday sun; noon sun; at noon; hot yoga; sauna; in the heat; hottest; (boiling|very|extremely) hot; sun", zh: "<35-55>度; <35-55>c; 高温; 暴晒; 大中午; 正午; 烈日; 桑拿; 汗蒸; 高温瑜伽; 酷暑; 热浪; 大太阳; 三伏天; 顶着太阳; 烈日下; 太阳底下" },
  noWater: { en: "(without|no|not|zero|skip+|avoid+|never|refuse to|dont|wont|cut+) _ (drinking|drink|drop of water|water|fluids|fluid|hydration|hydrating|liquids|liquid); (with|on) no water; water (cut|cutting|restriction|deprivation|loading and cutting|fast); dehydrat* myself; dry fast*; not a drop; dehydrated on purpose; (want to|how to|how do i) dehydrate; sip of water", zh: "没喝水; 没喝睡; 水壶锁; 练出不渴; 不喝水; 不喝一口水; 一口水不喝; 一口水都不; 一滴水都; 断水; 不补水; 不让喝水; 不许喝水; 不能喝水; 脱水减; 不带水; 滴水不进; 水也不喝; 水都不喝; 一滴水不; 零饮水; 禁水; 不喝任何水; 控水; 不饮水; 憋着不喝" },
  sweatOff: { en: "water load*; most water out; physique show; sweat (off|out) _ (weight|kg|kilo*|pounds|lbs|#); sauna suit; sweat suit; sweatsuit; (bin|garbage|trash|plastic) (bag|bags) _ (run|running|cycle|cycling|workout|exercise|train|sauna|under|sweat|jog|jogging|gym|bike|hoodie|while); (cling film|plastic wrap|saran wrap|clingfilm|bin bags|trash bags|garbage bags|bin liners); in the sauna _ (until|to lose|weight|run|cycle|exercise|burpees|kilo*|cut); weight cut; cut weight; cutting weight; make weight; making weight; water weight before; weigh in tomorrow; drop water weight; drop _ _ (before|for|by) _ (weigh in|weighin)", zh: "过磅; 脱_斤水; 汗蒸服; 暴汗服; 发汗服; 桑拿服; 裹保鲜膜; 保鲜膜; 裹着_塑料; 垃圾袋裹; 出汗脱水; 脱水; 排水减重; 称重前; 桑拿_(公斤|斤|减|掉|蹬|跑|练); 降体重; 甩水; 减重称; 快速降重; 控重" },
  calfClot: { en: "(calf|leg) _ _ (swollen|swelling|hot|red) _ _ (calf|red|hot|pain*|hurts|warm|tender|one side|swollen); one calf _ (swollen|hot|red|bigger); blood clot; dvt; swollen calf", zh: "小腿_(肿|红|发热|烫)_(痛|疼|硬|肿|烫|热); 单侧小腿肿; 一条腿_肿; 血栓; 一边小腿; 小腿又肿" },
  ankleSwelling: { en: "ankles _ (swell|swollen|swelling|puffy|balloon); swollen ankles; (legs|feet) (swell|swelling|swollen|puffy)", zh: "脚踝_肿; 脚_肿; 腿肿; 下肢水肿; 脚腕_肿; 脚脖子_肿; 腿_浮肿" },
  nightBreathless: { en: "wake up _ _ (gasping|breathless|short of breath|choking|unable to breathe|for air|cant breathe); woke up _ (gasping|breathless|choking); (cant|cannot) (lie|sleep) flat; sleep (sitting up|on three pillows|propped up)", zh: "憋醒; 半夜_喘; 夜里_喘; 躺不平; 不能平躺; 躺下就喘; 要垫高_才能睡; 坐着睡" },
  hypoglycaemia: { en: "blood sugar (is|was|dropped|of|at|reads|reading|below|under) _ (<1-3>|<20-69>|low|crash*); (sugar|glucose) (is|of|at|was|dropped to) _ (<1-3>|<20-60>); hypoglyc*; having a hypo; low blood sugar _ (shak*|dizzy|sweat*|confus*); blood sugar _ (<16-40>|<300-700>); ketones; ketoacidosis; fruity breath", zh: "血糖测出; 胰岛素没吃饭; 血糖<16-40>; 低血糖; 血糖<1-3>; 血糖_<1-3>点; 血糖只有; 血糖<16-40>; 酮症; 酮体; 血糖_<16-40>; 手抖出冷汗" },
  pregnancyDanger: { en: "havent felt the baby; baby _ (not|hasnt|havent) move*; waters broke; breech; contraction+; bleeding; spotting; bled; blood; water broke; waters broke; leaking fluid; gush of fluid; fluid leaking; baby (isnt|is not|not|hasnt|stopped|has not|has stopped) (moving|moved|kicked|kicking); less movement; fewer kicks; (belly|abdomen|abdominal|stomach|pelvic|tummy) _ (pain*|cramp*|hurt*|tight*); cramp+; cramping; severe (pain|headache|swelling)", zh: "羊水破; 肚子就硬; 肚子_硬邦邦; 胎位不正; 宫缩; 出血; 见红; 流血; 破水; 羊水; 胎动减少; 胎动少; 没有胎动; 不动了; 肚子_(痛|疼|紧|硬|坠); 腹痛; 腹部_(痛|疼|紧); 下坠; 小腹_(痛|疼); 肚子发紧; 流液" },
  abdominalEmergency: { en: "(severe|sudden|stabbing|unbearable|excruciating|intense) (stomach|abdominal|belly) pain; rigid (belly|abdomen); testic* _ (twisted|pain|swollen|torsion|hurts); hit in the (balls|testicles) _ (swollen|hours)", zh: "剧烈腹痛; 肚子剧痛; 腹部剧痛; 板状腹; 睾丸_(剧痛|肿|扭转)" },
  openFracture: { en: "bone (is|was) sticking out; lot of blood; pouring blood; bleeding out; bone (is|was|sticking|poking|coming|showing|popped) _ (out|through|visible|skin); (arm|leg|wrist|ankle|finger|shoulder|elbow|forearm|shin|kneecap) (is|was|looks|bent|at|points|pointing|facing|hangs) _ (bent|wrong|weird|backwards|sideways|angle|deformed|the wrong way|out of place|dangling); deformed; wont stop bleeding; bleeding (wont stop|heavily|a lot|badly|out|everywhere); blood everywhere; (spurting|gushing) blood; cut to the bone; see (the |my |)bone", zh: "骨头_戳出; 骨头都; 血一直流; 血一直留; 一直流血; 骨头_(露|戳|刺|穿)出; 露骨头; 看见骨头; 变形了; 血止不住; 止不住血; 大出血; 流血不止; 血流不止; 喷血; 骨头外露; 歪成" },
  notBreathing: { en: "hard to wake; cant wake (him|her|them); (not|isnt|stopped|no longer|wasnt) breathing; no pulse; cardiac arrest; (wont|will not|doesnt|not|isnt|cant be) (wake up|woken|waking up|responding|respond|responsive); drown* (in|at) the pool just; unresponsive; choking (on|right|and|now|cant|badly)", zh: "怎么拍都不醒; 怎么摇都不醒; 摇不醒; 拍不醒; 摸不清有没有脉; 眼睛翻白; 呛水被捞; 喊不醒; 喊他只会; 没有呼吸; 没呼吸; 停止呼吸; 呼吸停; 没有心跳; 没心跳; 心脏骤停; 叫不醒; 怎么叫都不; 没有脉搏; 没脉搏; 噎住; 呛住; 卡住气管; 卡喉咙; 溺水了" },
  otherNow: { setting: true, en: "(my|our|a|the|this) (dad|father|mom|mum|mother|wife|husband|friend|partner|son|daughter|grandma|grandpa|brother|sister|coach|teammate|buddy|client|girlfriend|boyfriend|guy|man|woman|lady|person|grandfather|grandmother|colleague|coworker|uncle|aunt|neighbor|neighbour|kid|baby|member|student|runner)", zh: "我爸; 我妈; 我老公; 我老婆; 我朋友; 我爷爷; 我奶奶; 同事; 队友; 教练; 孩子; 有个人; 旁边的人; 身边的人; 学员; 老爸; 老妈; 父亲; 母亲; 他; 她; 同学; 我儿子; 我女儿; 老人" },
  preworkout: { setting: true, en: "pre workout; preworkout; scoop+; energy drink+; caffeine (pills|tablets|powder); caffeine; espresso*; red bull; monster+; fat burner+; stimulant+", zh: "氮泵; 咖啡因; 功能饮料; 能量饮料; 红牛; 燃脂药; 燃脂剂; 兴奋剂; 两勺; 三勺" },
  acuteSign: {
    en: "testic* __ (pain|agon*|swol*|twist*); (pain|agony) __ testic*; (agonising|agonizing|excruciating|ripping|tearing) _ pain; pain __ like _ (ripping|tearing|being stabbed|a knife); (touched|grabbed|hit) _ _ (bare|live|exposed) (wire|wires|cable); (got|was|been) electrocuted; electric shock from; (snake|viper|adder|rattlesnake|cobra|jellyfish) (bit|bite|stung); bitten by _ _ (snake|viper|adder|rattlesnake|cobra|rattler); (toddler|kid|baby|child|son|daughter|nephew|niece) (has |just |)(swallowed|ate|eaten|drank|got into) __ (pills|tablets|supplements|supplement|medicine|capsules|bleach|battery|batteries|magnets|detergent); (puffer|inhaler) (isnt|is not|not|doesnt|does not|wont|stopped) (working|helping|work|help); (one|two|three|few) words at a time; out of breath _ _ (lying|sitting|in bed|at rest|resting); winded _ (lying|sitting|at rest); stab _ _ _ when i breathe in; staggering; coughing fit and blue; bone __ (sticking|poking|coming) (out|through); chest hurts __ arm; (spots|flashing lights) __ (swollen|swolen|swelling) hands; face __ hands __ (swollen|swolen); belly (goes|gets|keeps going) _ (hard|rock hard) every",
    zh: "蛇咬; 蛇给咬; 触电; 被电到; 电了一下; (钢筋|铁棍|玻璃|刀|树枝|钉子)_(扎|插|捅|戳)_; 扎进_(根|块|片|截); 血_(呼呼|哗哗|汩汩|不停|直)_(冒|流|涌|喷); 直接栽倒; 一头栽; 翻白眼; 身上烫手; 浑身烫手; 嘴角_(流口水|歪|淌); 口水直流; 口眼歪斜; (胳膊|腿|手)__没劲儿; 拿筷子老掉; 端_都掉; 拿_拿不住; 脖子一动_(钻心|剧痛); 两只手_麻; 双手_麻; 看_都是(两|双|重)_; 走路_(往左偏|往右偏|走偏|打晃|跑偏); 说话含糊; 说话含混; 大舌头; 躺着都喘; 坐着都喘; 系个鞋带_喘; 说半句话; 憋醒坐起来; 惊醒坐起来; 拉风箱; 嗓子里_(哨|呼噜|咝|嘶); 胸口一侧_; 骨头__(戳|扎|刺|露)出; 见红; 喷雾_(没用|不管用|没效|不起作用); 血糖_<18-60>; 大重量_晕; 湿透_不抖; 不抖了",
  },
  consultation: { setting: true, en: "what (are|is) the (treatment|causes); should i see a doctor", zh: "怎么治; 怎样治; 如何治; 治疗; 医院; 仔细检查; 检查; 服药; 喝药; 吃药; 医生; 大夫; 什么病; 怎么回事; 咨询; 专家" },
  // Parts from which the signs of an emergency are built, whoever has them and whatever was done before.
  settledOrTaught: {
    setting: true,
    en: `well controlled; (good|under) control; seizure free; ruled out; all clear; turned out (fine|ok|to be); years on; for (years|ages); doctor said no;
      has lived with; ive lived with; diagnosed ages; poster; drill+; quiz; (our|a|my|training|safety|the) (course|refresher); textbook; handbook; leaflet;
      flash card+; notice board; questionnaire; the form; legally; legal; insurer; in our plan; volunteers; our plan; statistics; lyrics; my line; on stage;
      in the script; film; movie; episode; novel; series; actor; headline; article; family legend; great story; spaniel; roller coaster; (the|a) footballer;
      playing again; duties; what do they teach; first aid (course|refresher|training|kit|exam); refresher; unconscious of; came up in; school play;
      (can|does|do|could) __ cause; at what; (if|do|does|are|is) your; (can|does|do|will|how long) (a|an|the) __ (heal|take|last|recover);
      is (it|this) (normal|true); julius; century`,
    zh: `复查_(正常|都|说|平稳|稳定|好|全); 定期复查; 年年复查; 下次复查; 控制得; 控制在; 控制住; 住过院; 出院后; 病程; 主治; 专家; 康复科; 三年了; 五年了;
      半年了; 两年了; 多年了; 几年了; 好几年; 十来年; 没再发; 恢复得; 都正常; 一直服用; 好一点; 排除了; 海报; 歌词; 说明书; 问卷; 写着; 宣传单; 口诀; 论文;
      写作业; 作文; 段落; 原理; 讲讲; 手册; 模型; 培训; 救护员证; 红十字; 卷子; 写总结; 一条提醒; 报警要说; 急救包; 战队; 网名; 游戏里; 主角; 看到那集; 那集;
      明星; 博主; 刷到; 甲方; 辟谣; 恢复期; 出院; 有哪些先兆; 先兆; 讲课; 是什么感觉; 缺什么; 看哪科; 是什么病呢; 应该吃什么; 应当吃什么; 吃什么食物;
      怎么降压; 怎样降压; 特高怎么; 体检报告; 活蹦乱跳; 反复发作; 求根治; 从来没疼; 林妹妹; 红楼; 老师让; 落下的病; 以前; 查了都; 全查了; 没毛病; 肌无力;
      第五次; 比较有名; 自己能复位; 假性; 挂线; 查出来; 胃镜写; 要割吗; 能不能根治; 的日子没有了; 治愈; 医院排名; 哪家医院; 彻底治疗; 哪个科; 挂什么;
      有什么关系; 怎么理解`,
  },
  careQuestion: {
    setting: true,
    en: "what (are|is) the (treatment|causes); should i see a doctor",
    zh: `怎么治; 怎样治; 如何治; 怎样救治; 如何救治; 怎么救治; 治疗; 仔细检查; 检查后; 检查说; 检查发; 检查出; 做检查; 医院检查; 住院; 哪家; 哪个医院; 什么医院;
      医院哪; 医院好; 咨询; 讨教; 专家; 您好; 大夫说; 医生说; 医生给; 医生开; 医生让; 医生叫; 什么病; 喝药; 服药; 服用; 确诊; 诊断; 是怎么回事; 怎么回事呢;
      什么原因; 能治; 恢复期; 偏方; 中药; 手术后; 术后; 忌口`,
  },
  // What somebody is unable to do, or did not do, and what is no denial of the rest of the sentence.
  inability: {
    en: `(cannot|couldnt|can not|wont) (stand|walk|see|feel|move|speak|talk|swallow|breathe|sleep|sit|lie|open|lift|focus|remember);
      (doesnt|does not|isnt|not|wont|didnt|hasnt) (helping|working|improving|easing|settling); dont (know|understand|feel (right|well|good|ok));
      never (felt|had|experienced|known) (anything|pain|it) like; no (signal|phone)`,
    zh: `(咳|说|喊|站|走|睡|受|起|动|抬|喘|吸|呼|坐|爬|醒|撑|忍|看|听|憋|拿|握|举|停|止|压|降|退|出|喝|拉|解|记|想|认|答|叫|弯|伸|直|躺|平|使|用|睁|张)不(出|了|起|住|稳|动|着|来|清|上|下|过|醒|应|得|开|见|直|到);
      不到; 不敢; 不太; 不是很; 不让碰; 不送; 不去; 不跟; 不对; 不听; 没跟; 没顾; 没来得及; 没在意; 没当回事; 没睡; 没吃东西; 没吃饭; 没力; 没劲; 没知觉;
      没感觉; 没反应; 没人; 没带; 没停; 没用; 没去; 没敢; 没好; 没缓; 没退; 没醒; 没信号; 没钱; 没药; 没动静; 没说话; 没站稳; 没注意; 没忍住; 没多想; 没救;
      没开; 没关`,
  },
  somebody: {
    setting: true,
    includes: ["otherNow"],
    en: `he; she; hes; shes; him; her; they; (someone|somebody); guy+; bloke; lad; lady; woman; man; kid+; child; toddler; baby; infant; newborn; boy; girl;
      mate; nan; nana; gran; granny; grandad; granddad; grandpa; grandma; dad; mum; mom; grandson; granddaughter; nephew; niece; teammate; flatmate;
      roommate; tentmate; stranger; swimmer; diver; cyclist; runner; my client; our (prop|keeper|coach|captain|goalie); member; pensioner`,
    zh: `有人; 这人; 那人; 人家; 大哥; 大爷; 大妈; 大叔; 大婶; 阿姨; 老人; 老头; 老太; 老爷子; 老伴; 老婆; 老公; 媳妇; 丈夫; 妻子; 爸; 妈; 爷爷; 奶奶; 外公;
      外婆; 姥姥; 姥爷; 公公; 婆婆; 岳父; 岳母; 哥; 姐; 弟; 妹; 儿子; 女儿; 闺女; 孩子; 宝宝; 娃; 小孩; 婴儿; 邻居; 同事; 同学; 同桌; 室友; 工友; 队友; 球友;
      跑友; 朋友; 兄弟; 教练; 学员; 客户; 路人; 他; 她`,
  },
  calledForHelp: {
    en: `(call|phone|ring|get|send|need|fetch) (me |us |him |her |for |)(an |the |)(ambulance|paramedics); ambulance (please|now|quick|asap|needed);
      (call|dial|ring) (999|911|112|120|000) (please|now|for me|quick*|for us); sos; how (fast|hard|deep) do i (push|press|pump) _ (chest|him|her);
      (doing|giving|do) cpr (on (him|her|my)|now); no pulse; (hes|shes|im|i am|i think im|i think i am) (dying|going to die) (|help|please|now|here);
      (help|somebody help|someone help|please help) (me |us |)(he|she|hes|shes|my)`,
    zh: `(叫|喊|打|帮|要|来)_救护车; (帮我|快|赶紧)_(打|拨)_<119-120>; 救人; 快来救; 快救; 要不行了; 快不行了; 快要死了救; 没脉了; 心肺复苏怎么做_快`,
  },
  unresponsive: {
    en: `(wont|will not|isnt|not|cant be|couldnt|doesnt|does not|didnt) _ (wake up|wake|waking|woken|rouse|roused|respond|responding|react|answer|answering);
      cant (wake|rouse) (him|her|them|my); hard to (wake|rouse|wake up); (barely|hardly|scarcely) (breathing|conscious|responding|awake); unrespons*;
      lifeless; (gone|come up|came up|went|lying|goes|going) (limp|floppy|stiff|lifeless); (is|hes|shes|feels|looks) (limp|floppy); slumped;
      (drifting|slipping) in and out; (no|without a) pulse; eyes (rolled|rolling) back; (stopped|not|isnt|no longer) breathing; gone under`,
    zh: `叫不醒; 背过气; 厥过去; 撅过去; 断气; 一动不动; 不吭声; 不应声; 没声音了; 怎么(晃|推|摇|拍|弄)都; 晃不醒; 打不醒; 没有知觉; 没知觉了; 出气多; 倒气;
      瞳孔_(散|大); 叫不应; 喊不应; 喊不醒; 推不醒; 拍不醒; 摇不醒; 掐不醒; 没醒透; 叫_没反应; 喊_没反应; 叫_不应; 叫_不答; 喊_不答; 怎么叫都; 怎么喊都;
      没有反应; 不省人事; 没气了; 不喘气; 不喘了; 没呼吸; 呼吸_没有了; 不睁眼; 掐都不; 没声了; 怎么弄都; 喊_没应; 叫_没应; 掐_没反应; 皮肤_(发凉|发青|冰凉);
      推_(不睁眼|哼一声); 软塌塌; 翻白眼; 人事不知; 半天没动静; 没了动静; 没有动静; 不会动了; 没意识; 昏死; 昏睡不醒`,
  },
  wentDown: {
    en: `collaps*; keel+ over; unconscious; passed out; fainted; blacked out; (dropped|went|gone|fell|going) (down|to the (ground|floor)); dropped off the;
      on the (floor|ground); crumpled; blue; grey; gray; ashen; foaming; nodding off; out cold`,
    zh: `栽_地; 倒地; 倒下; 倒在; 到地上; 晕倒; 昏倒; 昏迷; 昏了; 瘫了; 瘫在地; 直挺挺; 一头栽; 歪倒; 趴着不动; 躺着不动; 抽倒; 软下去; 滑下去; 脸_(灰|青|紫|白|乌); 发青; 发紫; 晒倒; 晒晕; 往下滑; 呛晕`,
  },
  someoneDown: {
    near: [{ parts: [["somebody"], ["wentDown"]], gap: 5 }],
    en: "unconscious (diver|swimmer|man|woman|person|child|kid|runner|cyclist|climber|player|lady|guy)",
    zh: "有人_(溺水|落水|晕倒|昏倒|倒了)",
  },
  someoneUnresponsive: { near: [{ parts: [["somebody"], ["unresponsive"]], gap: 8 }] },
  nearDrowning: {
    en: `(pulled|dragged|fished|got|hauled) _ (him|her|out|from) _ _ (pool|water|lake|river|sea|bath); (under|underwater) for _ (minutes|minute|seconds);
      went under and; gone under and; nearly drowned _ (coughing|froth|now); drowning`,
    zh: "溺水; 呛水_捞; 捞上来_; 捞起来; 掉_水里; 沉下去了; 呛水后; 呛晕",
  },
  chokingNow: {
    en: `choking (on|right|now|help|and|badly); (is|hes|shes|im|baby|child|kid|toddler|dad|mum|gran|nan|son|daughter|partner|friend) chok*;
      chok* on (a|an|the|his|her|some|my|~) _ (grape|bar|nut|steak|meat|sweet|bone|toy|coin|food|apple|pill|bread|sausage|chicken|hotdog|popcorn|peanut|ball|pretzel);
      chok* on (hotdog|food|steak|meat); (stuck|lodged|jammed|wedged|caught) _ (in|down) (his|her|my|their|the|~) (throat|windpipe|airway|gullet);
      (stuck|lodged) in __ (throat|windpipe|airway); (cant|cannot|couldnt) (cough|make (a|any) (sound|noise));
      (bit|piece|chunk|lump|bone) __ (stuck|lodged|jammed) in; (throat|windpipe|airway) _ blocked by; clutch* (his|her|their|my) throat;
      went down the wrong (way|pipe|hole) _ (cant|blue|and); back (slaps|blows) (did|do|didnt|dont|arent|not); heimlich _ (not|isnt|didnt);
      get a (coin|marble|sweet|grape|button|bead) out of`,
    zh: `噎住; 咳不出; 拍背也没; 噎着; 噎到; 噎得; 卡(住|在|了)_(喉|嗓|气管|脖子); (喉咙|嗓子|嗓|气管|喉)_(卡住|堵住|糊住|卡了|噎); 糊住嗓; 呛进气管; 进了气管;
      吃_卡了; 拍背_(没用|不管用); 海姆立克_(没用|不管用|快); (枣|糖|果冻|花生|瓜子|鱼刺|骨头|硬币|肉|丸子|葡萄|珠子)_(卡住|卡在|堵住|堵在|呛进|呛到);
      掐着脖子; 抓着脖子; 一口_没咽下去_说不出; 憋成猪肝; 脸憋(得|成)_(紫|青|红); 咽不下_说不出; 一口气上不来; 捶胸; 呛到_(脸|紫|青|不出声|说不出|没声)`,
  },
  cannotBreathe: {
    en: `(cant|cannot|can not|can hardly|can barely|hardly|barely) (breathe|breath|breathing|get (any |enough |my |)(air|breath));
      (fighting|gasping|struggling|desperate) (for (air|breath)|to breathe); suffocating; breathing through a (straw|coffee|stirrer);
      cant (talk|speak) (much|more|in full); (one|single|two|three|couple of|couple|few) words _ (at a time|breath|each);
      cant (finish|say|get out|complete) _ (sentence|sentences|word); (wont|not|cant|isnt|doesnt) (fill|filling|get) (up |)with air;
      (lips|fingertips|fingers|nails|tongue|mouth) (|go|going|gone|are|is|turning|went|look|getting) _ (blue|bluish|purple|grey);
      blue (lips|fingertips|fingers|nails);
      (inhaler|puffer|ventolin|salbutamol) _ (isnt|not|doesnt|does not|is not|aint) _ (doing|working|helping|touching|work|help|touch);
      (inhaler|puffer|ventolin|salbutamol) (is |)(empty|ran out|lost|run out|gone|finished|at home); <6-40> puffs; wheezing (bad|badly|hard|like|loads);
      (breathing|breath|breaths) (is |are |really |very |so |s |)_ (shallow|rattl*|noisy|grunting|fast and|laboured|labored); stridor; barking cough;
      sucking in _ _ (ribs|throat|collarbone); ribs _ sucking in; (lips|face) (look|looks|looking|gone|going|turned|turning) (grey|gray|blue|purple|dusky);
      (no|any) air (going|getting) in; air (wont|isnt|not) (go|going|get|getting) in; cant get (a|my|his|her|any) (breath|breaths|air);
      breathing (has |is |)(stopped|stopping); drowning in (my|his|her) own; cant (lie|lay) (flat|down) _ (breath|breathe|without);
      puffed out (sitting|lying|at rest|doing nothing)`,
    zh: `喘不过气; 喘不上气; 喘不上来; 上不来气; 透不过气; 吸不进; 吸不上; 没法呼吸; 无法呼吸; 不能呼吸; 呼吸困难; 呼吸不了; 呼吸不上; 呼吸不过; 快窒息; 要窒息;
      快憋死; 憋死了; 憋得(不行|慌|说不|脸); 还是憋; 说句话_(喘|断|停); 一句话_(分|断|停|喘)_次; 喘得像_; 喘成; 话都说不(出|全|完|了); 嘴唇_(紫|青|蓝|乌);
      指甲_(紫|青|蓝|乌); 喷(雾|剂)_(没了|没用|不管用|忘|用完|空); 忘带喷; 喷了_<6-30>_(下|喷); 哮喘_(犯|发作|上来)了; 走到_都喘; 躺着也喘; 动一下就喘;
      气不够用; 出气多; 呼哧呼哧; 快喘死; 喘得跟; 吸气_(响|疼得|费|困); 嗓子眼_(堵|锁|卡); 气管_(堵|锁|卡); 气上不来; 上气不接下气; 喘不动;
      喘得(厉害|不行|直不起|说不|站不|睡不|坐着); 呼吸_(急促|很急|很浅|越来越|费劲|吃力|像拉); 拉风箱; 像拉风箱; 嗓子_(吹哨|哨音|嘶嘶|咝咝|呼噜); 胸窝_凹;
      锁骨_凹; 肋骨_凹; 鼻翼_扇; 犬吠; 脸憋_(紫|青|红|白); 躺不下去_喘; 不能躺; 坐着才能喘; 张着嘴喘; 大口_喘; 憋得_(紫|青)`,
  },
  breathIsTechnique: {
    setting: true,
    en: `through my nose; (properly|right|well|correctly) (when|while|in|during|swimming); freestyle; front crawl; breaststroke;
      to (both|the left|the right|one) sides; bilateral; this (mask|sports bra|top|dress|wetsuit|suit|belt);
      (wetsuit|sports bra|leggings|jeans|corset) _ tight; (laughing|laughed|laugh); so funny; excited; excitement; cried laughing; from laughing; snorkel*;
      blocked nose; stuffy`,
    zh: "笑得; 笑到; 太好笑; 剧情; 美到; 帅到; 鼻塞; 体测; 噩梦; 换气; 自由泳; 蛙泳; 泳衣太紧; 内衣太紧; 压力大得; 氛围; 课程表; 忙得; 忙到; 生活; 作业多; 房价; 痛得无法呼吸; 泳镜",
  },
  refusesCare: {
    setting: true,
    en: `(dont|do not|wont|not) (want|need|call*|going|go) _ (paramedics|ambulance|hospital|doctor|doctors|er|a and e|999|911); (cant|cannot) afford;
      no money for; money for the er; just tell me what ive got; hospitals are`,
    zh: "不想去医院; 不去医院; 别劝; 不用去医院; 没钱看; 不想看医生; 不许提; 医生还没; 不叫救护车; 不打120; 不要叫; 先别送; 别让我去医院; 别叫我去医院; 别跟我提; 不想上医院; 不上医院; 没空去医院; 拒绝去医院",
  },
  bloodInside: {
    en: `(black|tarry) (tarry |sticky |)(stool+|poo|poop|shit); coffee grounds;
      (vomit*|threw up|throwing up|puk*|cough* up|coughing up|spitting|spat) (up |out |)(fresh |bright |a lot of |lots of |)blood;
      (pooing|pooping|passing|shitting|peeing|weeing) (fresh |bright red |)(blood|clots); blood (in|all over) the (toilet|bowl) _ (dizzy|faint|lots|full)`,
    zh: "黑便; 柏油; 黑得像柏油; 呕血; 吐血了; 吐出_血; 咳出_血; 咳血; 咯血; 咖啡渣; 便血_(头晕|一马桶|大量|发虚); 拉_(黑便|血水|全是血); 吐_(鲜血|黑水|血块)",
  },
  majorInjury: {
    en: `(severed|amputated|sliced off|chopped off|cut off|ripped off|torn off|lost) (the |his |her |my |)(tip of |end of |top of |)(finger|thumb|toe|hand|ear|leg|arm|fingertip);
      (finger|thumb|toe|hand|arm) (is |was |got |came |)(severed|hanging off|come off|came off|crushed|trapped);
      (hit|knocked|run) (down |over |off |)(his bike |her bike |my bike |)by (a |the )(car|van|bus|lorry|truck|motorbike|train|tram);
      (fell|fallen|came off|dropped) (from|off|down) (a |the |his |her |my |)(roof|ladder|cliff|balcony|climbing wall|horse|wall|scaffold*|window|stairs|second|third) _ _ _ (neck|back|head|move|feel|blood|pain|breath*|hip|out);
      (bar|barbell|weight|weights|dumbbell|plate) (is |has |)(fell|dropped|landed|stuck|crushing|pinning|fallen) (on|across) (my|his|her) (neck|chest|throat|head|face);
      (pinned|trapped|crushed) under (the|a);
      (acid|bleach|chemical|cleaner|alkali|lime|chlorine) (splashed |got |went |sprayed |)(in|into) (my|his|her|both) (eye|eyes|face);
      (boiling|hot) (water|oil|fat|tea|coffee) (all |)(over|on|down) (my|his|her|the) (face|chest|arm|baby|leg|back|hands);
      (clothes|hair|shirt) (is|are|caught|was) _ fire; (eye|eyeball) _ (popped|punctured|burst|bleeding); intestines; guts (hanging|out);
      neck (is |)(broken|snapped|at a weird); heard (a|my|his|her) neck`,
    zh: `(手指|指头|脚趾|手|胳膊|腿|耳朵)_(断了|切掉|切下|绞断|掉了|切断|压断|轧断|夹断|绞进);
      被_(车|卡车|货车|摩托|电动车|公交)_(撞了|撞到|撞飞|撞伤|撞倒|轧到|轧了|碾|压到|压了); 从_(楼|房顶|梯子|树|墙|悬崖|岩壁|马|高处|脚手架)_(摔|掉|跌|坠);
      (杠铃|哑铃|杠铃片)_(压|砸|卡)_(脖子|胸|头|喉|脸); 压在_(下面|底下)_(出不来|动不了|没反应);
      (开水|热油|滚水|热汤)_(浇|烫|泼|洒)_(脸|胸|身|腿|头|手|一身); 烫掉_皮; 烧伤_(脸|手|身);
      (眼睛|眼)_(进了|溅|喷)_(酸|碱|清洁|消毒|石灰|洁厕|84|化学|疏通); 肠子_(流|掉|露)出; 眼球_(破|爆|出血); 骨头茬; 脖子_(咔|断了|响|动不了|不能动|不敢动);
      (头骨|脑袋|额头|颅骨|胸口)_(凹|塌); 白骨; 骨头_(响|碎|断)_(站不|动不|肿|变|歪); (腰|背|脖子)_(摔|砸|撞)_(动不|没知觉|麻|起不来);
      呛_(水|烟)_(咳|喘|昏|吐)`,
  },
  bellySerious: {
    en: "(stomach|belly|abdomen|tummy) __ (rigid|hard as|like a board|rock hard) __; (stitches|wound|incision|scar) (has |have |)(burst|split|opened|come apart|popped open)",
    zh: "肚子_(硬得|硬成|硬邦邦)_(木板|板|石头); (肚子|下腹|小腹|腹部)_(刀割|刀绞|绞痛|撕裂|剧痛)_; 疼得_(打滚|直不起腰|蜷|站不起|满头汗|冒汗|晕); 痛得_(打滚|直不起腰|蜷|站不起|满头汗|冒汗|晕); 刀口_(裂|崩|流脓); 线_崩开; 伤口_(崩开|裂开|流脓_烧|发黑); 肛门_坠_(疼|痛|晕)",
  },
  coldBody: {
    en: `stopped shivering; (temp|temperature) (is |of |at |)_ <26-35>; hypotherm* _ (now|confused|slurr*);
      (pulled|out) of (the |)(cold|icy|freezing) (water|lake|river|sea) _ _ (slur*|confused|blue|grey|limp|sleepy|mumbl*)`,
    zh: "不打哆嗦了; 不抖了; 不哆嗦了; 冻得_(说胡话|迷糊|叫不|没知觉|不抖|僵|发僵); 失温_(了|糊涂|迷糊|说); 体温_<26-35>; 冻僵",
  },
  gravelyIll: {
    en: `(mottled|blotchy|grey|blue) skin; skin (is |has gone |looks |)(mottled|grey|blue|dusky);
      (fever|temperature|infection|wound) __ (confused|confusion|drowsy|delirious|mottled|racing heart|not peed);
      (confused|drowsy|delirious) (and|with) (a |)(fever|temperature|infection|burning);
      (wound|cut|bite) _ (smells|pus|oozing) __ (fever|red streak|shivering|hot)`,
    zh: "(高烧|发烧|烧|发高烧)_(胡话|糊涂|迷糊|昏睡|叫不|抽); 人有点糊涂; 皮肤_(发花|花斑|发灰); 寒战_(糊涂|高烧|打)",
  },
  lasting: {
    setting: true,
    en: "wont stop; hours; an hour; minutes; since; at rest; resting; lying; in bed; sitting; dizzy; faint; sweat*; breathless; every day; twice; all day; all night; out of nowhere; still",
    zh: "停不下; 小时; 分钟; 躺着; 坐着; 静息; 没停; 头晕; 冒汗; 发黑; 眼黑; 喘; 不降; 下不来; 半夜; 突然; 一阵阵; 老是",
  },
  effortAngina: {
    near: [{ parts: [["armOrJawOnly"], ["heavyFeeling"]], gap: 4 }],
    en: "(tight|tightness|burning|pressure|ache|squeeze|heaviness) __ (uphill|hills|stairs|climb*|effort) __ (stop|rest|goes|eases|gone)",
    zh: "(爬坡|上坡|爬楼|冲刺|跑起来|一跑|一快走|走快)_(胸|嗓子眼|下巴|牙|左肩|左胳膊|后背)_(紧|酸|沉|疼|闷|勒|堵|麻|窜|痛|烧)",
  },
  armOrJawOnly: { en: "jaw; left arm; left shoulder; both arms; teeth", zh: "下巴; 牙床; 左胳膊; 左臂; 左肩; 左手" },
  heavyFeeling: { en: "ache; aches; aching; heavy; numb; tingl*; pain; tight; tightness; hurts; pressure; radiat*", zh: "沉; 酸; 麻; 疼; 痛; 胀; 紧" },
  chokingChemical: {
    en: `mixed (bleach|cleaner|cleaners|toilet cleaner|ammonia|chlorine|vinegar) __ (cough*|burn*|breath*|chest|eyes|dizzy|throat|fumes);
      (fumes|chlorine|gas|smoke) __ (cough*|burning|cant breathe|chest|dizzy|throat|headache); breathed in __ (cough*|burning|dizzy|chest|throat|headache)`,
    zh: "(84|消毒液|洁厕灵|漂白)_(混|一起|兑)__(呛|咳|晕|喘|胸|辣); (浓烟|烟|氯气|毒气)_(呛|吸)__(咳|晕|喘|胸|倒)",
  },
  badMeal: {
    en: "(ate|eaten|picked|cooked|swallowed) __ (wild mushroom|wild mushrooms|mushrooms from|mushroom from|foraged|berries from|pufferfish|toadstool|castor|raw kidney beans) ",
    zh: "(吃了|吃|采)_(蘑菇|菌子|见手青|野菜|河豚|四季豆|豆角|发芽土豆|木薯|野果)__(吐|晕|小人|幻觉|拉|麻|站不住|没熟); 没炒熟__(吐|晕|站不住|拉)",
  },
  comesAndGoes: {
    setting: true,
    en: "sometimes; occasionally; now and then; on and off; from time to time; usually; for (weeks|months|years)",
    zh: "经常; 有时; 偶尔; 原先; 时不时; 多年; 几年; 个月了; 疑似; 常常; 平时; 以来",
  },
  // Single signs that are weak alone and strong together.
  signDrowsy: {
    en: `confused; confusion; drowsy; sleepy; out of it; not (making sense|himself|herself|with it); disoriented; dazed; incoherent; glazed; vacant; mumbl*;
      delirious; staring; rambling; cant keep (his|her|my) eyes open; nodding off; slumped; floppy; limp`,
    zh: "犯困; 嗜睡; 昏昏沉沉; 昏沉; 迷糊; 糊涂; 神志; 说胡话; 胡言; 发呆; 呆滞; 眼神_(直|散|飘); 没精神; 蔫; 叫不; 喊不; 反应_(慢|迟); 答不上; 不认; 认不; 意识; 闭着眼; 瘫; 软绵绵; 歪在; 靠着",
  },
  signVomit: { en: "vomit+; throwing up; threw up; puk*; chucking up; being sick; retching; heaving", zh: "呕; 吐了; 吐个; 一直吐; 吐到; 想吐; 干呕; 狂吐; 直吐; 又吐; 恶心" },
  signHead: { en: "headache; head (is |)(pounding|splitting|hurts|banging|throbbing|killing)", zh: "头疼; 头痛; 头_(疼|痛|胀|炸|裂|箍); 脑袋_(疼|痛|胀|炸|裂)" },
  signWeakLimb: {
    en: `numb; numbness; tingl*; pins and needles; cant (stand|walk|grip|hold|lift); shaking; trembling; weak (arm|leg|hand|side);
      legs (gave|give|giving|wobbly|buckl*); staggering; stumbling; unsteady; dragging; dropp* (things|cups|everything)`,
    zh: "麻; 没力; 没劲; 使不上; 站不; 走不; 抬不; 端不; 握不; 拿不; 夹不; 手抖; 发抖; 打颤; 腿软; 发软; 走路_(飘|歪|晃|偏|不稳); 打晃; 摔跤; 踩棉花",
  },
  signVision: { en: "blurry; blurred; double vision; cant see; seeing (spots|double|stars|things); flashing lights; vision; eyesight; dont see", zh: "眼花; 看不清; 看不见; 重影; 模糊; 眼前发黑; 眼前一黑; 眼黑; 发花; 视力; 冒金星; 闪光" },
  signPale: {
    en: "pale; grey; gray; ashen; clammy; cold sweat; sweating; drenched; soaked in sweat; white as (a sheet|paper); gone white; blue; cold and; drooling",
    zh: "冷汗; 大汗; 直冒汗; 满头汗; 汗透; 脸_(白|灰|青|紫); 嘴唇_(白|紫|青|乌); 发凉; 冰凉; 煞白; 惨白; 苍白; 发青; 流口水",
  },
  signBreath: { en: "breathless; short of breath; out of breath; cant breathe; wheez*; gasping; panting; breathing (fast|funny|heavy|weird|hard|badly); struggling to breathe; puffing; coughing", zh: "喘; 憋气; 憋闷; 上不来气; 呼吸_(急|快|浅|难|费劲); 气短; 气不够; 透不过; 咳_停; 呛" },
  signChest: { en: "chest; palpitation+; heart (is |)(racing|pounding|fluttering|jumping|skipping|thumping); pulse; jaw; left arm", zh: "胸口; 胸闷; 胸痛; 胸疼; 心口; 心窝; 心慌; 心悸; 心跳; 心脏; 左臂; 左胳膊; 后背; 下巴" },
  signFever: { en: "fever; burning up; <39-42> degrees; temperature of <38-42>; rash; stiff neck; shivering; rigors", zh: "高烧; 发烧; 烧到; 发高烧; 打寒战; 寒战; 皮疹; 红斑; 出血点; 脖子_硬; 脖子_僵" },
  signAgony: {
    en: `agony; excruciating; unbearable; worst pain; pain is (insane|unreal|unbearable|awful|out of this world); doubled (up|over); screaming; stabbing;
      ripping; tearing; crushing; sudden (sharp |severe |terrible |stabbing |)pain; cant (straighten|stand) up`,
    zh: "剧痛; 剧疼; 剧烈_(疼|痛); (疼|痛)得_(打滚|直|蜷|冒|站|要命|钻心|撕|死去|说不|受不|哭|叫|睡不|吐|弯); 钻心; 刀割; 刀绞; 绞痛; 撕裂; 撕开; 像针扎; 像刀",
  },
  signSwelling: { en: "swollen; swelling; swelled up; puffy; hives; welts; rash; itchy", zh: "肿; 疹; 疙瘩; 风团; 浑身痒; 起包" },
  strongNow: {
    setting: true,
    includes: ["urgentNow"],
    en: `now; just; suddenly; since (this|yesterday|last night|lunch|breakfast|the); today; this morning; tonight; minutes; getting worse; keeps; still; gone;
      hes; shes;
      my (dad|mum|mom|wife|husband|son|daughter|friend|mate|client|brother|sister|nan|gran|grandad|partner|girlfriend|boyfriend|uncle|aunt|baby|toddler)`,
    zh: "现在; 刚; 突然; 忽然; 今天; 今早; 今晚; 早上; 昨晚; 昨天; 半夜; 越来越; 一直; 还没; 到现在; 分钟; 小时; 然后; 结果; 怎么办; 咋办; 咋整; 要不要; 还能; 能不能; 继续; 接着; 行不",
  },
  oxygenLow: { en: "(sats|spo2|oxygen|o2|saturation) (is|are|at|of|was|level|reads|reading|) _ <50-91>", zh: "血氧_<50-91>; 氧饱和度_<50-91>" },
  strokeNamed: {
    en: `(having|suffering|getting|had just had|just had) (a|another) (mini |)(stroke|tia);
      (think|thinks|thought|reckon|believe|feel) (its|it is|im|i am|hes|he is|shes|she is|this is|my ~ is) _ (a|another) stroke; (could|might) be _ stroke;
      is (this|it|he|she) _ (a|having a) stroke; (suffering|having) _ coronary`,
    zh: "中风了; 脑梗了; 脑溢血了; 脑卒中了; 脑出血了; (像|是不是|怕是|可能|会不会)_(中风|脑梗|脑出血|脑溢血|卒中); 心梗了; 心肌梗死了; (是不是|怕是|可能|会不会)_心梗",
  },
  strokeSign: {
    en: `(side|half|corner) _ _ (face|mouth|smile) _ (slid|slide|slides|hanging|fell|fallen|sag*|droop*|dropp*|numb|slack);
      (face|mouth|smile|eyelid) _ (slid|slides|sliding|hanging|sag*|droop*|dropping|dropped|lopsided|crooked|slack|gone numb);
      (tea|water|drink|dribble|saliva) _ _ (dribbl*|runs|running|spill*) (out|from|down); dribbling (out|from|down);
      (arm|leg|hand|foot|arms) (is|was|hangs|just|kept|keeps|has|s|) _ (hanging|drift* down|drifting|drags|dragging|gone dead|gone limp|gone weak|useless|floppy|paralysed|paralyzed);
      (dragging|drags) (his|her|my|one) (foot|leg); (cant|cannot|couldnt|wont) (raise|lift|hold|keep) (up |)(his|her|my|both|one) (arm|arms|hand);
      (one|left|right) side (of me |of him |of her |of his body |of her body |of my body |has |is |just |gone |went |feels |)_ (numb|weak|dead|limp|paraly*|useless);
      (cant|couldnt|cannot|unable to) (find|get|say) (the|his|her|my|any|) _ (word|words) (for|out|right);
      (cant|cannot|couldnt) (speak|talk|form|say) (properly|any more|anymore|words|right|a word|at all|sentences|straight|suddenly); ne peut plus parler;
      (speech|words|talking) (is|are|was|s|has|have|went|come|coming|gone|sounds) _ (slurr*|garbl*|jumbl*|nonsense|gibberish|funny|muddled|mush); slurring;
      talking (gibberish|nonsense|rubbish); called me by (my|the|a|some|another) _ (name|wrong); (calls|called) me by _ wrong;
      (lost|losing|loss of) (my |)(vision|sight|eyesight) _ (in|on|one|left|right|suddenly|mid);
      (cant see|blind|blindness|no vision|gone dark|black curtain|curtain) _ (out of|in|on|over|across) (one|my|his|her|the left|the right|left|right) _ (eye|side);
      suddenly (blind|cant see|cant speak|cant talk|couldnt see|couldnt speak); double vision; seeing double;
      (doesnt|does not|didnt|dont|cant|couldnt) (know|remember|recognise|recognize) (me|where (he|she|i)|who (he|she|i)|what day|his|her own|my name);
      walking into (door|doors|walls|things); (suddenly|all of a sudden) (confused|clumsy|numb|weak|blind|deaf);
      (words|speech|voice) (wont|arent|isnt|not) (come|coming) out; (mixing|muddling|mixed) up (his|her|my) words;
      (face|arm|leg|hand) (and|or) (arm|leg|hand|face) _ _ (numb|tingl*|weak|dead|heavy|limp); (whole|entire) (left|right) side;
      (left|right) (hand|arm|leg|face|foot) (has |is |just |suddenly |went |goes |gone |feels |)(numb|dead|limp|weak|useless|clumsy|paraly*|stopped working);
      (veering|leaning|falling|tilting|drifting) to (the |one |his |her )(left|right|side)`,
    zh: `(嘴|嘴角|口角|脸|半边脸|左脸|右脸)_(歪|斜|耷拉|往下掉|不听话|不听使唤|僵了|木了); 喝水_往外(漏|流); 口水_往下流; 嘴巴漏水;
      (话|说话|讲话|吐字|口齿)_(不清|不利索|说不清|含糊|含混|不利落|颠三倒四); 话_说不清; 话_说不出; 说不出话来了; 说不出来话;
      舌头_(捋不直|打结|不听|不灵|硬); 大舌头了; 叫不出_名字; 认不出人;
      (半边|半身|一边|左边|右边|左半边|右半边|半边身)_(不会动|不能动|动不了|没知觉|没感觉|麻|瘫|没劲|没力|无力|不听使唤);
      (左|右)(腿|手|胳膊|脚)_(拖着|不听|抬不起|使不上|没知觉|不会动|不能动|软了|动不了|没劲); (腿|脚)拖着; 走路_(往一边|往左|往右)_(倒|偏|歪); 往一边倒;
      (牌|筷子|杯子|碗|手机|东西)_(拿不稳|拿不住|握不住|夹不住|抓不住|老掉); (突然|忽然|一下子)_(看不见|失明|说不出|看不清|不会说话|没知觉);
      眼前_(全黑|一片黑|看不见了); 一只眼_(看不见|黑了|看不到); (左|右)眼_(看不见|看不到|黑了|失明); 嘴歪; 眼斜; 流口水_歪;
      (说话|讲话|话)_(听不懂|乱套|前言|像含|像嚼|漏风|磕巴|卡壳|含); 听不懂_话; 不会说话了; 字_(写不|不会写|认不); 顺拐; 嘴瓢; 秃噜; 半拉身; 半扇;
      (筷子|碗|杯子|笔)_掉_(捡|拿|握); 认不得; 说胡话_手; 舌头_(大了|短了|木了|僵了); 说话_(嘟囔|拖|乱|断断续续|咕噜); 手_(攥不|握不|抓不)_;
      (一只|一条|左边|右边|半边|单侧|一侧)_(胳膊|手|腿|脚|脸|身)_(抬不|举不|没力|无力|没劲|麻|软|不听|动不|木);
      (胳膊|手|腿)_(突然|忽然)_(没力|无力|没劲|软|不听|抬不|麻); (突然|忽然)_(不认识|糊涂|叫不出|忘了自己|站不稳|走不直); 眼皮_耷拉; 一边脸; 半张脸; 半边头`,
  },
  restOfBodyNumb: {
    en: `(cant|cannot|couldnt|can not) (feel|move) (my|his|her|their|both|any) _ (hands|legs|arms|feet|toes|fingers|body|arm|leg|hand);
      (numb|no feeling|paralysed|paralyzed|nothing) (from|below) (the |my |his |her |)(neck|waist|chest|shoulders)`,
    zh: "(两条|两只|双)(胳膊|手臂|手|腿)_(没劲|没力|发麻|抬不起|无力); 端不住; 夹不住; (脖子|脖颈|颈|腰|胸|肚脐)以下_(麻|没知觉|没感觉|不能动|动不了|木); (两|双|两条|两只)(腿|手|脚)_(没知觉|没感觉|不能动|动不了|不会动|麻到); (手|脚|腿)_(动不了|没知觉)了",
  },
  fallOrImpact: {
    setting: true,
    en: "fell; fall; tackle*; scrum; crash*; collision; landed; landing; dived; dive; hit by; rugby; whiplash; snapped; snap; accident; came off; trampoline; flip; somersault; jolt+",
    zh: "摔; 撞; 砸; 跌; 翻车; 后空翻; 着地; 落地; 坠; 车祸; 跳水; 滚下; 压住; 磕",
  },
  numbByTraining: { setting: true, en: "leg day; lol; haha*; doms; burned; bench; after (pull ups|arm day|push ups|climbing)", zh: "练腿日; 哈哈; 乳酸; 蹲久了; 坐久了; 酸得; 累得" },
  headacheStrong: {
    en: `(worst|violent|explosive|thunderclap|unbearable|excruciating|blinding) _ (headache|head pain|migraine);
      headache _ (ever|of my life|like never|like nothing); (headache|head) _ (getting worse|keeps getting worse|wont ease);
      like (i was|being|id been) (hit|struck|kicked) (on|in) (the|my) (head|back of); (head|skull) (exploded|is exploding|about to explode|is splitting)`,
    zh: `剧烈头(痛|疼); 头_(疼|痛)_(炸|裂|这辈子|从没|要命|受不了|没这么); 头要炸; 头_像要裂; (头|脑袋|后脑勺)_(突然|忽然|一下子)_(炸|剧|爆|砰|疼|痛);
      (突然|忽然|猛地)_(头|后脑|脑袋)_(炸|剧|爆|疼|痛); 疼得_撞墙; 头疼得_(吐|打滚|睁不开|要命|受不了); 头痛得_(吐|打滚|睁不开|要命|受不了); 脑袋_(炸|裂);
      后脑_(锤|砸|炸|棒)_; 这辈子没这么疼; 从没这么疼过`,
  },
  neckOrLightOrRash: {
    en: `(neck|necks) (is|so|feels|was|gone|got|really|very|) _ stiff; stiff neck; cant (get|put|touch) my chin;
      light (hurts|is agony|hurting|is hurting|bothers); lights hurt; rash _ (coming up|spreading|wont fade|purple|doesnt fade);
      purple (rash|spots|blotches); doesnt fade under`,
    zh: "脖(子|颈)_(硬|僵); 颈_(硬|僵); 畏光; 怕光; 见光就; 皮疹_(不褪|按不); 出血点; 紫斑",
  },
  feverHigh: { setting: true, en: "fever*; temperature (is|of|at|) _ <38-42>; <39-42> degrees; burning up; shivering; shivers; rigors; headache; throwing up; threw up; vomit+; chills", zh: "发烧; 高烧; 烧到; 烧了; 发热; 寒战; 打冷战; 头痛; 头疼; 呕; 想吐; 吐了; 吐; 烧" },
  rashDoesNotFade: {
    en: `(rash|spots|blotches) _ (that |)(doesnt|dont|does not|do not|wont|not) (fade|disappear|blanch|vanish);
      red (streak|streaks|line|lines) _ _ (up|reached|spreading|along|from) _ (arm|leg|elbow|knee|hand|wrist|wound|foot|blister)`,
    zh: "(疹|红点|斑)_(按不褪|压不褪|不褪色); 红线_(往上|窜|爬|到)",
  },
  sickInfant: {
    en: `(hasnt|has not|not|havent) had a wet nappy; no wet (nappy|nappies|diaper|diapers) (for|since|in|all); sunken eyes; (cries|crying) without tears;
      floppy (baby|newborn|toddler); (baby|newborn) (is|feels|has gone|went) _ floppy; (newborn|baby) (wont|not|isnt) (feed*|wake|breathing)`,
    zh: "不吃奶也不哭; (不吃奶|不喝奶)_(烧|软|不哭|没精神|叫不醒); 囟门_(鼓|凹); 一直吐绿水; 吐绿水; 哭没眼泪; 半天没尿_眼窝",
  },
  fitNow: {
    en: `(fitting|convulsing|convuls*|seizing|jerking|jerks) (on|all|and|again|for|in|right|now|badly|uncontrollably);
      (having|had|has|in) (a|another) (fit|seizure|convulsion) (now|right|again|on|and|for|in|at|minutes);
      (he|she|hes|shes|is|now) (fitting|convulsing|seizing); foaming at the mouth; (went|gone|goes) (rigid|stiff) (in|on|and|then); shaking all over and;
      (seizure|fit) (wont|not|hasnt|isnt) stop*; second (seizure|fit|one in a row); (seizure|fit) (for|lasting|been going) _ minutes`,
    zh: "抽搐; 抽过去; 抽起来; 抽完_(没醒|次); 全身抽; 浑身抽; 抽了_分钟; 口吐白沫; 嘴里吐沫; 眼睛往上翻; 翻白眼; 惊厥; 癫痫犯了; 羊癫疯犯; 抽风了; 高烧抽",
  },
  swallowed: {
    en: `swallow*; drank; drunk; drinking; ate; eaten; licked; chew*; bit (into|through); got (into|at|hold of); necked; downed; gulped; sipped; sucked;
      ingest*; had a (sip|mouthful|gulp) of; took a (sip|mouthful|gulp|swig) of`,
    zh: "误服; 误食; 误喝; 误吞; 误饮; 喝了; 喝下; 喝进; 吞了; 吞下; 吞进; 咽下; 咽了; 吃了; 吃下; 嚼了; 咬断; 咬破; 舔了; 喝到; 灌了; 吸了; 当成_喝; 当_喝了",
  },
  notFood: {
    en: `bleach; (toilet|oven|drain|bathroom|kitchen|glass|window|floor|carpet|brake|contact lens|jewellery) (cleaner|unblocker|fluid|block|spray);
      cleaning (fluid|product|liquid|stuff|spray); cleaner; detergent; dishwasher (tablet|salt|pod|liquid);
      (laundry|washing|detergent) (pod|pods|capsule|capsules|liquid|powder|tab); fabric softener; washing up liquid; disinfectant;
      hand (sanitiser|sanitizer|gel); antifreeze; screenwash; coolant; petrol; gasoline; paraffin; kerosene; lamp oil; diesel; lighter fluid; white spirit;
      turps; turpentine; paint (thinner|stripper); thinners; methylated; methanol; weedkiller; weed killer; roundup; pesticide; insecticide; herbicide;
      slug pellets; (rat|mouse|ant|rodent|fly) (poison|bait|killer); fertiliser; fertilizer; shampoo; nail (polish|varnish|glue) (remover|); acetone;
      perfume; mouthwash; essential oil; eucalyptus oil; tea tree oil; e liquid; vape (juice|liquid); nicotine liquid;
      (button|coin|lithium|watch|disc|aaa|aa) batter*; battery; magnets; descaler; limescale remover; caustic (soda|); lye; acid; ammonia; bath bomb;
      hair (dye|bleach|remover); superglue; mercury; thermometer; cigarette butts; chlorine (tablet|tablets|); pool (chemical|chemicals|tablet|tablets);
      foxglove; laburnum; deadly nightshade; yew berries; hemlock; death cap;
      (wild|unknown|strange|random) (mushroom|mushrooms|berries|toadstool|toadstools)`,
    zh: `洁厕; 厕所清洁; 马桶清洁; 洗衣液; 洗衣粉; 洗衣凝珠; 凝珠; 洗洁精; 清洁剂; 消毒液; 消毒水; 84; 漂白; 管道疏通; 除垢剂; 去污; 柔顺剂; 洗发水; 沐浴露;
      洗甲水; 卸甲水; 香水; 精油; 花露水; 风油精; 驱蚊; 蚊香液; 农药; 百草枯; 敌敌畏; 草甘膦; 除草剂; 杀虫; 老鼠药; 耗子药; 灭鼠; 毒鼠强; 蟑螂药; 汽油; 柴油;
      煤油; 防冻液; 玻璃水; 刹车油; 甲醇; 工业酒精; 医用酒精; 香蕉水; 稀释剂; 油漆; 胶水; 干燥剂; 樟脑; 电池; 磁珠; 磁铁; 巴克球; 水银; 体温计; 硫酸; 盐酸;
      烧碱; 强酸; 强碱; 毒蘑菇; 野蘑菇; 野果子; 夹竹桃; 曼陀罗; 乌头; 烟油; 电子烟油; 暖宝宝`,
  },
  medicineTaken: {
    en: `paracetamol+; panadol; acetaminophen; tylenol+; ibuprofen+; aspirin+; codeine; co codamol; tramadol; morphine; oxycodone; fentanyl; opioid+;
      beta blocker+; betablocker+; blood pressure (tablets|pills|meds|medicine);
      (heart|iron|sleeping|diabetes|thyroid|pain|water|diet|caffeine|sugar|epilepsy) (tablets|tablet|pills|pill|meds|medicine|capsules); tablet+; pill+;
      capsule+; medicine+; medication+; meds; antidepressant+; sertraline; amitriptyline; citalopram; fluoxetine; diazepam; xanax; zopiclone; digoxin;
      methotrexate; metformin; gliclazide; insulin; bisoprolol; propranolol; amlodipine; warfarin; lithium; iron tablets; antihistamine+; loperamide;
      painkiller+; patches; opiates; methadone`,
    zh: `药; 药片; 药丸; 胶囊; 散利痛; 对乙酰氨基酚; 扑热息痛; 布洛芬; 泰诺; 必理通; 阿司匹林; 感冒药; 退烧药; 止痛药; 安眠药; 安定; 降压药; 降糖药; 二甲双胍; 格列; 胰岛素; 地高辛; 倍他乐克; 秋水仙碱; 甲氨蝶呤; 抗抑郁; 头孢; 华法林; 铁剂; 避孕药`,
  },
  tookInPast: {
    en: "took; taken; swallow*; had; ate; eaten; downed; necked; popped; got (into|at|hold of); given; injected; drank; licked; got at; at",
    zh: "吃了; 吞了; 服了; 喝了; 嗑了; 灌了; 吞下; 一口气; 一次; 一下子; 拿错; 吃重; 吃两遍; 全吃; 补了; 打了; 误服; 误食; 误吃; 吃下; 吞下; 多吃了; 吃多了; 贴了; 吃错",
  },
  tooMuch: {
    en: `(<8-500>) (of (my|his|her|the|them|these|those) |tablets|pills|capsules|caps|paracetamol|panadol|tylenol|ibuprofen|aspirin|codeine|beta|sleeping|iron|heart|blood|diazepam|xanax|tramadol|painkillers|antidepressants|sertraline|amitriptyline|metformin|caffeine|co|zopiclone|antihistamines|digoxin);
      (whole|entire|full|half (a|the|my|his|her)|half) _ (bottle|box|packet|pack|strip|blister|pot|week|weeks);
      (a|the|my|his|her) (bottle|box|packet|strip|blister pack) of; (handful|fistful|loads|overdose|double dose|triple dose|a load) (of|);
      (three|four|five|six|<3-9>) times (today|the dose|my dose|as many|too many); (too many|way too much) (tablets|pills|paracetamol|of|medicine|insulin);
      by (mistake|mistak|accident); accidental*; the wrong (pills|tablets|medicine|meds); as well as her own; as well as his own;
      (his|her|grandads|grandmas|grans|nans|mums|dads|mothers|fathers|my) _ (pills|tablets|medicine|patches) instead;
      how many (are|is|he|she) (missing|took|had)`,
    zh: `<8-500>_(片|粒|颗|丸|支|包); 一整(瓶|盒|板|包); 整(瓶|盒|板); (一|半|两|三)(瓶|盒|板); 一大把; 一把; 加倍; 多打了; 打多了; 打错; 多喂; 喂错; 喂多;
      过量; 超量; 吃多了; 多吃了; 三回; 三次; 四次; 几倍; 两倍; 三倍; 十倍; 不知道吃了多少; 撒了一地; 误服; 误吃; 吃错; 单位_(打多|打错)`,
  },
  doseByLabel: { setting: true, en: "recommended; label; the usual; as prescribed; per day is; leaflet says; daily dose; vitamin+; bcaa*; creatine; protein; omega; fish oil; probiotic*; ashwagandha", zh: "说明书; 医生开的; 遵医嘱; 维生素; 钙片; 鱼油; 褪黑素; 益生菌; 氨基酸; 蛋白; 一天几次; 每天三次; 一天三次; 疗程; 一个月; 半个月; 医院开" },
  smallChild: {
    setting: true,
    en: `toddler; baby; infant; newborn; my (kid|child|son|daughter|grandson|granddaughter|little one|little boy|little girl); grandson; granddaughter;
      grandkid; year old; yr old; months old; <3-35> months; hes (two|one|three|four|<1-4>); shes (two|one|three|four|<1-4>); the dog; nephew; niece; boy;
      girl`,
    zh: "宝宝; 孩子; 娃; 小孩; 儿子; 女儿; 孙子; 孙女; 外孙; 一岁; 两岁; 三岁; 四岁; 岁多; 个月大; 弟弟; 妹妹; 侄女; 侄子",
  },
  gotAtMedicine: {
    near: [{ parts: [["smallChild"], ["tookInPast"], ["medicineTaken"]], gap: 8 }],
    en: "got (at|into|hold of) _ _ (pills|tablets|medicine|meds|tablet|capsules)",
    zh: "(误服|误食|误吃|偷吃|吃错)_药; 药_撒了一地",
  },
  swallowedNotFood: { near: [{ parts: [["swallowed"], ["notFood"]], gap: 9 }] },
  childOrMistake: {
    setting: true,
    includes: ["smallChild", "somebody"],
    en: "by (mistake|accident|mistak); accidentally; thinking it was; thought it was; i; ive; just; now; help",
    zh: "误; 不小心; 以为; 当成; 我; 刚; 现在; 怎么办",
  },
  manyPills: {
    en: `(<8-500>|handful|fistful|bottle|box|packet|strip|whole bottle|whole box|whole packet|loads|all) (of |)(the |my |his |her |these |those |them |extra |strong |)(blood pressure |sleeping |heart |iron |thyroid |diabetes |pain |water |diet |caffeine |co |epilepsy |adhd |anti |)(paracetamol+|panadol|acetaminophen|tylenol+|ibuprofen+|aspirin+|codeine|codamol|tramadol|morphine|beta blockers|betablockers|tablets|pills|capsules|painkillers|antidepressants|sertraline|amitriptyline|citalopram|fluoxetine|diazepam|xanax|zopiclone|digoxin|metformin|antihistamines|propranolol|bisoprolol|amlodipine|warfarin|loperamide|medicine|medication|meds)`,
    zh: "(一瓶|半瓶|一盒|一板|整瓶|整盒|整板|一大把|一把|两板|三板)_(药|安眠药|布洛芬|安定|感冒药|降压药|止痛药|胶囊); 全吃完了; 一次_全_(吃|吞)",
  },
  childSwallowed: { en: "swallow*; drank; drunk; licked; chewed; gulped; ate; eaten; got into; bitten", zh: "误服; 误食; 误吞; 喝了; 吞了; 嚼; 咬断; 咬破; 舔; 吃了; 吞下; 喝下" },
  badFood: { en: "(wild|foraged|unknown) (mushroom|mushrooms|berries); mushrooms from (the|a) (woods|forest|garden|park|field); undercooked kidney beans; pufferfish", zh: "蘑菇; 菌子; 见手青; 河豚; 四季豆; 豆角; 没炒熟; 发芽土豆; 木薯; 野果; 变质; 发霉; 野菜; 草乌; 附子; 药酒" },
  badFoodSign: { en: "vomit+; throwing up; hallucinat*; dizzy; cramps; sick; seeing things; sweating; numb", zh: "吐; 晕; 小人; 幻觉; 腹泻; 拉肚子; 麻; 站不住; 脸白; 洗胃; 误食; 抽; 冒汗" },
  overdoseTaken: { en: "(i|ive|have|has|having|just|accidentally|he|she|hes|shes|they|mum|mom|dad|friend|brother|sister|son|daughter|wife|husband|might) (just |accidentally |really |been |) overdosed", zh: "(吃|服|用)药过量了; 药物过量了; 我_服药过量; 药_(吃|服)过量了; (吃|服)_药_(吃|服|)过量了", near: [{ parts: [["tookInPast"], ["manyPills"]], gap: 8 }, { parts: [["tookInPast"], ["tooMuch"], ["medicineTaken"]], gap: 8 }, { parts: [["tookInPast"], ["medicineTaken"], ["tooMuch"]], gap: 8 }] },
  gasPoisoning: {
    en: `(co|carbon monoxide|gas) (alarm|detector) _ (beeping|going off|went off|is|sounding); carbon monoxide _ (headache|dizzy|sick|poison*);
      smell (of |)gas _ (dizzy|headache|sick); breathed in _ (fumes|chlorine|gas|bleach)`,
    zh: "煤气中毒了; 一氧化碳中毒了; 煤烟味; (煤气|煤炉|炭火|蜂窝煤|燃气|炭盆|热水器)_(漏|没关|晕|头|吐|叫不|倒); (燃气|煤气|煤炉|蜂窝煤|炭)__(卧室|洗澡|一屋|不透气|没开窗|关窗|门窗); 脸樱桃红; 樱桃红; 下井__倒; 下去_倒; 进去_倒; 下窖__倒; 沼气_(倒|晕); 氯气_(呛|吸)",
  },
  gasSign: { setting: true, en: "headache; dizzy; sick; nause*; collaps*; vomit+; head; beeping; chest", zh: "晕; 头; 吐; 倒; 叫不醒; 躺地上; 没动静; 恶心; 怎么办; 中毒了; 红红; 胀" },
  bleedingNow: {
    en: `(cant|cannot|couldnt|wont|will not|not) (stop (the |it |)bleed*|stop bleed*);
      (blood|bleeding) (wont|will not|isnt|doesnt|not|is not|hasnt) _ (stop*|clot*|slow*);
      (blood|its|wound) (is |was |)_ (pouring|spurting|squirting|gushing|pumping|spraying|pulsing|soaking|streaming);
      (pouring|spurting|squirting|gushing|pumping|spraying) (with |)blood;
      bleeding (heavily|badly|out|everywhere|like mad|a lot|loads|from (the|his|her|my) (ear|ears|head|neck)); blood everywhere;
      soaked (through|in blood|with blood) _ _ (towel|towels|shirt|bandage|bandages|); losing (a lot|lots) of blood;
      (nose|nosebleed) _ (bleeding|been) for (an hour|hours|two hours|#); (been|got|just|was) (stabbed|impaled|shot)`,
    zh: `一直流血; 血_(喷|涌|滋|狂流|止不住|不停|哗哗|汩汩|一直流|直流|往外冒|往外喷|往外涌|止都止); 止不住_血; 止血_(没用|不管用|不住); (大|狂)出血; 喷血;
      流血不(止|停); 满地血; 一地血; 一脸血; 满脸血; 满头血; 满手血; 血流_(一地|满|一脸); 血糊; 喷出_血; 耳朵_流血; 耳朵里流;
      血_(停不|浸透|湿透|糊|淌|滴_不停|冒|往下淌|像水); (毛巾|纱布|衣服|褥子|裤子|床单|几块纱布)_(湿透|浸透|血|染红); 压_压不住; 按_按不住; 止不住血;
      血流不止; 血流如注; (脖子|肚子|胸|腹|大腿|手腕)_(扎|捅|割|刺|划)_(刀|玻璃|钢筋|血|穿|深); (扎|捅|刺)(进|穿|入)_(脖子|肚子|胸|眼|大腿|喉); 贯穿;
      鼻子_流_(小时|没停|不停|止不住); 割到_(动脉|大腿根)`,
  },
  swellsOrCloses: {
    en: `(throat|tongue|lips|lip|mouth|face|airway|eyes|voice|windpipe) (is |are |was |feels like its |feels like it is |feels |starting to |started to |starts |keeps |has |have |getting |gone |going |s |all |really |)_ (closing|closed|close up|narrowing|narrow|swelling|swollen|swell|swelled|puffing|puffy|tightening|tight|tingling|tingly|tingle|itchy|numb|ballooning|ballooned|huge|thick|hoarse|going|constricting|blocked);
      swollen (tongue|lips|lip|face|throat|eyes|mouth); (throat|tongue|lips|face) swelling`,
    zh: `(喉咙|嗓子|嗓|喉头|舌头|舌|嘴唇|嘴巴|嘴|眼皮|脖子)_(肿|发紧|发堵|堵住|锁住|收紧|发麻|木了|麻了|闭上|烧得慌); 脸肿成; 脸_肿得;
      肿成_(香肠|猪头|一条缝|馒头|核桃); 说话_(哑|像含|含着); 声音_(哑了|变了|嘶); 嘴麻; 嘴唇麻; 舌头麻; 舌尖麻; 眼睛肿成; 喉咙_(痒|紧|哑|卡)_;
      浑身_(疹|包|疙瘩)_`,
  },
  throatCloses: {
    en: `(throat|airway|windpipe) (is |feels like its |feels like it is |feels |starting to |started to |keeps |s |)_ (closing|closing up|close up|narrowing|swelling|swollen|constricting|tightening|shut);
      throat swelling; swollen (tongue|throat); tongue (is |)(swelling|swollen|swells|swelled|huge); anaphylaxis now; anaphylactic;
      epipen (isnt|not|didnt|is out|expired|out of date|in the car); (no|forgot|without) (my |an |her |his |)(epipen|pen)`,
    zh: "喉咙_(闭|锁|收紧|发紧|发堵|肿得); 嗓子_(发堵|锁|收紧|肿起来); 舌头_(肿|大了); 过敏性休克; 喉头水肿; 肿成香肠; 肾上腺素笔_(没|过期)",
  },
  ateOrStung: {
    setting: true,
    en: `(ate|eating|eaten|had|after|from|tried|sandwich|bite|took) _ _ (nut|nuts|peanut|peanuts|cashew*|almond*|sesame|shrimp|prawn|prawns|shellfish|crab|lobster|fish|egg|eggs|milk|satay|kiwi|soy|mussels|antibiotic*|penicillin|amoxicillin|bar|cake|curry|roll);
      stung; sting; wasp+; bee; bees; hornet+; allerg*; hives; welts; penicillin; sesame; peanut+; antibiotic+; vaccine; jab; anaphyla*; epipen; my pen`,
    zh: "吃了; 吃完; 喝了; 花生; 坚果; 海鲜; 虾; 螃蟹; 芒果; 腰果; 鸡蛋; 牛奶; 芝麻; 蜇; 马蜂; 蜜蜂; 胡蜂; 黄蜂; 叮; 过敏; 疙瘩; 荨麻疹; 青霉素; 头孢; 打完针; 输液; 疫苗",
  },
  sweating: {
    en: `sweating; sweats; sweaty; sweat; clammy; drenched; wet through; soaked; (pouring|dripping) with sweat; buckets; grey; gray; pale; ashen; nausea*;
      nauseous; feel+ sick; vomit+; throwing up; dizzy; faint; short of breath; breathless`,
    zh: "冷汗; 大汗; 出汗; 汗透; 透衬衫; 满头汗; 汗如雨; 恶心; 想吐; 脸白; 发白; 喘; 头晕; 虚" },
  heartAreaPain: {
    near: [{ parts: [["chestPlace"], ["pressing"]], gap: 6 }, { parts: [["armOrJaw"], ["heartSweat"]], gap: 6 }],
    en: `(fridge|elephant|brick|bricks|truck|car|piano|boulder|anvil|weight|someone|man) _ (sitting|standing|parked|stood|sat|lying) on (my|his|her) chest;
      (tightness|tight|pressure|squeezing|burning|pain|ache) (below|in|at|under|behind|around|across) (the|my|his|her) (throat|left nipple|left breast|breastbone|sternum|ribs|heart)`,
    zh: "心窝_(疼|痛|捂|压|揪); 捂着(心窝|胸|心口); 压上来了; (胸骨|胸口|胸|心口|心窝|前胸)_(勒|箍|捆|压|揪|顶|堵|绞|撕|扯|拧|紧); (后背|肩胛|背)__(撕开|撕裂); 左(臂|胳膊|手臂|手|肩)_(发沉|发酸|酸沉|发麻|痛|疼|麻|胀)",
  },
  chestPlace: { en: "chest; ribs; breastbone; sternum; under my left nipple; heart", zh: "胸口; 胸骨; 胸; 心口; 心窝; 前胸" },
  pressing: { en: "vice; vise; fridge; elephant; squeez*; crush*; band; strap; belt; clamp*; ripping; tearing; stabb*; pressure; pressing; heavy; tight; tightness; weight", zh: "压; 勒; 箍; 揪; 绞; 撕; 石头" },
  armOrJaw: { en: "jaw; left arm; arm; arms; shoulder blades", zh: "下巴; 左臂; 左胳膊; 左手; 牙床; 后背" },
  heartSweat: { en: "sweating; sweats; sweaty; clammy; drenched; wet through", zh: "冷汗; 大汗; 汗透" },
  heartRateWrong: {
    en: `(heart|pulse|heart rate|hr|bpm) (is |at |of |was |rate |stuck |reads |reading |stays |)_ (<150-260>) _ _ (sitting|resting|rest|lying|in bed|doing nothing|at rest|since|for (hours|an hour|two hours|the last|over));
      (pulse|heart rate|hr) (is |at |of |was |)(<20-39>); heart (is |s |)(going|gone) (insane|crazy|mental|mad|wild|nuts);
      heart __ (stops|stopped|buzzes|stumbles) _ (for|beat|when|mid|on|and); herz stolpert;
      (pacemaker|icd|defibrillator|device) _ (shocked|zapped|fired|went off|shocks); (icd|pacemaker) _ shock; (vision|sight) tunnels;
      heart __ (falls|fell) (over|down)`,
    zh: `(心率|心跳|脉搏)_(<150-260>|一百五|一百六|一百七|一百八|两百)_(下不来|不降|躺着|坐着|停不|没降); (躺着|坐着|睡着|静息)_(心率|心跳)_<140-260>;
      (心跳|心率|心脏|脉搏)_(停了|停一|停跳|漏|忽快忽慢|乱|飙到|冲到|狂跳|跳到嗓子|不齐|像打鼓); 心脏_(要跳出|抽着|揪着|像停); 心率_一百(五|六|七|八)_下不来;
      心率_<100-260>_下不来; (心跳|心率)_<100-260>_(停不|下不|降不|不降); (躺着|坐着|静息)_(心率|心跳)_<100-260>; (脉搏|心率|心跳)_<20-40>_;
      心_(咯噔|忽悠|乱跳|突突|扑腾|漏跳); 心乱; 心率_爆表; 起搏器_(放电|电了|打了); (除颤器|icd)_(放电|电了)`,
  },
  faintInEffort: {
    en: `(pass|passed|black|blacked) out if i; (gone|went|going|go) down in (training|practice|the game|a match|the bleep test|a race);
      i (was|were) out (for|cold) _ (seconds|few|minute); (falls|fell|fall) over in (cross country|races|training|the race); (wird|ist) mir schwarz;
      (keeled|keel) over; come round after; came round after`,
    zh: `眼前黑屏; 眼黑; 眼前_(黑|发黑|一黑|全黑)_(倒|摔|栽|软|蹲|瘫|晕|扶); 腿一软_(倒|跪|栽|摔); (差点|险些)_(栽|晕|昏)_; 昏过去; 晕过去; 人事不知;
      突然_(栽|倒|晕|昏); 两眼一(抹|黑); 失去知觉; 栽在_; 眼前_黑_(软|倒|晕|滑); 扶着墙_滑; 人_飘_(找不着|站不|晕); 跑着跑着_(倒|飘|栽|晕)`,
  },
  effortSetting: {
    setting: true,
    includes: ["exercise"],
    en: "effort; bleep test; hockey; cross country; burpees; set; sets; longer than; supersets; hard; heavy",
    zh: "跳; 操; 跑; 练; 冲刺; 爬坡; 上坡; 爬楼; 打球; 球; 骑; 深蹲; 硬拉; 节课; 运动",
  },
  headKnocked: {
    includes: ["headHit"],
    en: `(knee|elbow|ball|kick|punch|boot|bat|puck|header|blow|fist|hockey stick) (to|in|on) (the|my|his|her) (temple|head|face|jaw|chin|skull|nose);
      (landed|fell|falling|smacked|hit|banged|cracked|bumped) _ (his|her|my|the|on|back of) _ (head|skull|temple); after (a )header; header; knocked out; ko;
      head on the ~`,
    zh: "后脑勺_(磕|摔|撞|砸|着地); 后脑_(磕|摔|撞|着地); 摔了后脑; 摔了头; 头_(磕|撞|着地|砸|摔); 脑袋_(磕|撞|砸|摔|踢); 被ko; 今早被ko; 一拳打倒",
  },
  headSign: {
    setting: true,
    en: `same question+; (keeps|kept) (asking|repeating|forgetting); confus*; (threw|throwing|thrown) up; vomit+; puk*; sick; headache; sleepy; drowsy;
      (cant|doesnt|dont) remember; memory; foggy; light hurts; (clear|watery) fluid; double vision; seeing double; seeing stars; ringing; blurry; blurred;
      numb; dizzy; unsteady; wobbly; pupil+; knocked out; black eye both`,
    zh: "犯困; 想睡; 嗜睡; 不记得; 记不得; 想不起; 断片; 恶心; 呕; 吐; 头疼; 头痛; 头晕; 嗡嗡; 耳鸣; 重影; 看不清; 分不清; 反复问; 糊涂; 晕; 走着走着; 软下去; 打呼噜; 瞳孔; 流清水; 迷糊; 昏",
  },
  hotPlace: {
    setting: true,
    includes: ["heatSetting", "heatStroke"],
    en: "desert; heat; hot; <35-50> (degrees|degres|c); sun; summer; parked car; hot car; in the car; locked in the car; sauna; skin is (like|burning|dry|hot)",
    zh: "太阳; 暴晒; 晒; 高温; 天热; 车里; 闷车; 锁车; 桑拿; 汗蒸; 中暑; 烫得",
  },
  heatSign: {
    en: `raving; rambl*; staggering; stumbling; confused; delirious; babbling; talking (nonsense|rubbish); (stopped|not|no longer|isnt) sweating;
      skin (is |)like an oven; (freezing|shivering|goosebumps|cold skin|trembling|trembeling); cant stand (up|); collapsed; went down; seizing; fitting;
      limp; unresponsive; vomiting`,
    zh: "胡话; 胡言; 说胡; 懵; 迷糊; 一滴汗; 汗_没了; 身子烫; 身上烫; 颠三倒四; 抽筋_吐; 吐_站不; 晒倒; 晕倒; 倒下; 叫不应; 不出汗; 不冒汗; 鸡皮疙瘩; 发冷; 打颤; 抽成; 手脚抽; 抽搐; 昏; 烫得吓人; 滚烫; 软塌塌; 不睁眼; 人_飘; 意识; 没反应; 站不住; 走不稳",
  },
  gestation: {
    setting: true,
    includes: ["pregnancy"],
    en: "<4-42> (weeks|wks|wk|week); <3-9> months (gone|pregnant|along); (three|four|five|six|seven|eight|nine) months (gone|pregnant|along); preg; expecting; after ivf",
    zh: "孕_(周|月); 怀孕; 孕; <4-42>周; 怀_月; 试管; 移植; 月经_没来; 孕晚期; 孕早期; 孕中期; 停经; 验孕; 宫外孕; 产妇; 待产; 预产",
  },
  gestationDanger: {
    en: `bleeding; bleedings; bright red blood; blood (after|when|in my (underwear|knickers|pants|pad)|clots|this morning|running|on the|down my); spotting;
      clots; (passing|passed) clots; (gush|leak*|trickle|trickling|dribble) of (fluid|water|liquid); (watery|clear) (fluid|liquid|discharge);
      fluid (leaking|came out|coming out|running); waters (broke|have broken|gone|went); contraction+;
      (belly|bump|tummy|stomach|womb) __ (hard|rock hard|tight|tightening) _ (every|each|for|again);
      (baby|bump) (hasnt|has not|havent|isnt|is not|stopped|not) (moved|moving|kicked|kicking|move);
      (hasnt|havent|not|cant) (felt|feel|feeling) (the |my |)baby; fitting on; (severe|splitting|bad|terrible|constant) headache; flashing lights;
      (fell|fallen|landed|kicked) (on|onto|in) (my|her|the) (belly|bump|stomach|tummy)`,
    zh: `见红; 流血; 流鲜血; 流了_血; 流_血_(块|不止); 出血; 出了_血; 鲜血; 血块; 破水; 羊水; 流水; 热水流; 流出_水; 水_止不住; 水_哗; 水_顺着腿; 眼冒金星;
      眼睛冒金星; 眼前_(冒金星|发花); 不踢了; 没踢; 不怎么动; 一天没动; (娃|宝宝|孩子|胎儿|肚里|肚子里)_(没动|没动静|不动); 血水; 护垫_血; 流水_止不住;
      不动弹; 发硬; 一阵一阵_(疼|紧|硬); 刀割; 宫缩; 肚子_(硬|发紧|绞|坠|剧痛|疼得|痛得|坠疼); 隔_分钟_(硬|疼|紧); 没有胎动; 胎动_(少|没|不动); 不动了;
      头痛_眼花; 头疼_眼花; 摔_肚子; 撞_肚子; 抽搐`,
  },
  sugarWrong: {
    en: `(sugar|sugars|glucose|bg|bm|bms|bloods|level|levels|meter|cgm|reading) (is |are |at |of |was |reads |reading |says |showing |down to |up to |has been |have been |s |)_ (<13-40>|<1-3>|<20-55>|<300-900>|hi|sky high);
      (sugar|sugars|glucose) (is |are |)(very |really |verry |so |dangerously |)(low|crashing|plummet*); having a hypo; going hypo; fruity breath;
      breath smells (sweet|fruity|of pear|like pear); (high|large|purple) ketones; ketones (are |at |of |is |)(<2-10>|high|large|purple|through)`,
    zh: `血糖(只有|才|就|掉到|降到|低到)<1-3>; 血糖_(<14-40>|hi|lo|爆表|测不出|太低); 血糖仪_(hi|lo|爆表|测不出|高); 烂苹果;
      (呼气|嘴里|口里)_(甜味|烂苹果|苹果味); 打完胰岛素_(没|忘)_(吃|饭); 打了胰岛素_没吃; 胰岛素_没顾上; 胰岛素停了;
      低血糖_(晕|犯|手抖|出汗|眼|昏|糊涂|说不); 胰岛素_(打重|两次|打多|打错|双份|多打); 血糖(二十几|三十几|两点|一点); 酮体_(阳|高|加)`,
  },
  sugarSign: {
    setting: true,
    en: `chucking up; vomit+; throwing up; puk*; confus*; slumped; shak*; sweat*; swet; cant see; dont see; drowsy; sleepy; wont wake; fruity; breathing fast;
      thirsty; dizzy; weak; wobbly; diabetic; diabetik; type 1; type one; t1; t1d; diabetes; insulin; keto*; hypo`,
    zh: "糖尿病; 胰岛素; 喘; 吐; 晕; 抖; 汗; 眼发花; 眼花; 腿软; 没力; 糊涂; 口渴; 一型; 二型; 迷糊; 停了",
  },
  diabeticSign: { near: [{ parts: [["diabetes"], ["sugarAlarm"]], gap: 12 }] },
  sugarAlarm: { en: "slumped; confused; fruity; chucking up; cant wake; wont wake; drenched in sweat; soaked in sweat", zh: "开始喘; 呼气_甜; 叫不醒; 糊涂了; 昏; 一身冷汗" },
  legSwollenHot: {
    near: [{ parts: [["legPart"], ["legSwell"], ["legHot"]], gap: 8 }, { parts: [["legPart"], ["legHot"], ["legSwell"]], gap: 8 }],
    en: `(calf|leg) is (twice|double) the size; one (calf|leg) (bigger|twice|double|larger|fatter); (calf|leg) __ (bigger|larger|fatter) than (the|my) other;
      (calf|leg) (hot|swollen|red) (swollen|hot|red); calf __ (sore|pain*) __ (warm|hot)`,
    zh: "(小腿|腿|一条腿|单腿|一边腿)_(肿)_(烫|热|红|疼|痛|硬); 一条腿_粗一圈; 腿肿发烫; 腿_比_粗",
  },
  legPart: { en: "calf; calves; leg; shin", zh: "小腿; 腿" },
  legSwell: { en: "swollen; swelling; swelled; tight; twice the size; bigger; dent", zh: "肿; 粗" },
  legHot: { en: "hot; warm; red; purple; sore deep; throbbing", zh: "烫; 热; 红; 发紫" },
  limbNoBlood: {
    en: `(fingers|toes|hand|foot|feet|hands|leg|arm) (is |are |s |going |gone |went |turning |look |getting |have gone |theyre |)_ (numb|white|blue|black|cold|grey) and (cold|numb|white|hard|blue|grey|tingling|pale);
      (cant|cannot) feel (my|his|her) (toes|fingers) _ (white|hard|black|after); hard like wax; waxy;
      (fingers|toes|foot|hand) (is|are|s|going) (going |turning |gone |)(white|numb|cold|black) _; foot (is|s) going numb;
      hard as (a |)(stone|rock|wood|board)`,
    zh: "(脚趾|手指|脚|手|趾)_(黑了|发黑|发凉|冰凉|苍白|青紫|发白)_(没感觉|没知觉|麻|痛|硬); 脚趾_(黑|凉|没知觉); 手指_(黑了|没知觉|发白); 石膏_(紧|麻|凉|紫); (脚|手)_(冰凉|发紫|发黑)_(麻|没|疼|痛)",
  },
  limbWrongShape: {
    en: `bone (is |)_ (poking|sticking|coming|showing|through|out);
      (thigh|leg|arm|wrist|ankle|elbow|finger|shoulder|knee|foot|shin|forearm) (is |looks |s |was |points |)_ (bent where|like a fork|the wrong way|backwards|at an angle|sideways|dangling|dislocated|out of (its |)socket|deformed|dent*);
      dislocated (my |his |her |)(shoulder|knee|elbow|hip|ankle|finger|kneecap|wrist|jaw); shoulder (popped|came) out`,
    zh: "(胳膊|胳膊肘|手肘|腿|小腿|脚踝|手腕|膝盖|肩膀|手指|锁骨|骨头|小腿骨)_(歪到|反着长|反过来|错位|变形|凸起|凸出|戳出|露出|脱臼|掉下来|弯成); 脱臼; 咔嚓一声; 骨头_(露|戳|穿)",
  },
  privatePartPain: {
    near: [{ parts: [["privatePart"], ["privatePain"]], gap: 6 }],
  },
  privatePart: { en: "testic*; my (left|right) (ball|nut); (balls|ball|nut|nuts|scrotum) (hurts|hurt|is|are|swollen|killing); scrotum; bollock+; groin", zh: "睾丸; 蛋蛋; 阴囊; 蛋疼得" },
  privatePain: { en: "agony; so bad; throwing up; vomit*; sick; swollen; twisted; excruciating; suddenly; unbearable; hurts so", zh: "剧痛; 疼醒; 疼吐; 肿; 突然; 扭转; 又红又肿" },
  bellyAlarm: {
    en: `(moved|shifted|moving) to (the |my |)(lower right|right side);
      (pain|ache|agony) __ (moved|shifted|gone|went|spread) to (the |my |)(lower |)(right|right side|back);
      (lower right|right lower|right side of my belly|bottom right) __ (fever|jolt*|hurts|pain|vomit*|tender);
      (ripping|tearing) (pain|feeling) _ _ (belly|stomach|tummy|back|abdomen|chest); (ripping|tearing) _ through to (the|my) back;
      (belly|stomach|abdomen) (is |)(rigid|hard as|like a board|board hard)`,
    zh: "(右下腹|肚子右下|右下方|右小腹|肚子右边)_(疼|痛|压痛|按下去|坠疼); 上腹_(铁箍|捆|刀割|剧)_; 肚子_(硬得像板|板一样|鼓得老高); 松手更疼",
  },
  bellyAlarmSign: { setting: true, en: "fever; jolts; vomit+; throbs; cold; faint; worse; hurt+; sit ups; temperature; sick; moved; since", zh: "烧; 吐; 疼; 发热; 屁; 板; 虚; 血; 消炎药" },
  bladderGone: {
    en: `(cant|couldnt|cannot|dont|didnt|no longer|unable to) _ (tell|feel|know|hold|control) (when |if |whether |)_ _ (pee|peeing|wee|weeing|toilet|bladder|bowels|wipe|finished going|poo|urine);
      cant (pee|wee|urinate); (wet|soiled|pooed|peed) myself;
      (saddle|inner thighs|groin|between my legs|bum|crotch|genitals) _ (numb|dentist|tingl*|no feeling|pins and needles)`,
    zh: "尿不出; 没尿意; 没有尿意; 尿裤子; 憋不住尿; (会阴|裆|下身|屁股|大腿内侧)_(麻|没知觉|没感觉|木); 大小便_(失禁|没感觉|控制不)",
  },
  backOrLegsGone: { setting: true, en: "back; legs; leg; deadlift*; disc; sciatica; spine", zh: "腰; 两腿; 双腿; 背; 椎" },
  urineStrange: {
    en: `(wee|pee|urine|piss) (is |was |just |looks |came out |has gone |s |has turned |went |turned |)_ (mahogany|cola|coke|tea|brown|rust*|stout|guinness|coffee|port|burgundy|black|ketchup|red|dark)`,
    zh: "尿_(普洱|老抽|酱油|可乐|咖啡|浓茶|褐|黑|洗肉水|红|血块|茶色); 上厕所_颜色_(咖啡|可乐|酱油|茶); 小便_(老抽|酱油|可乐|咖啡|普洱)",
  },
  eyeAlarm: {
    en: `(floaters and flashes|flashes of light|flashes like lightning); (new|loads of|shower of) floaters; curtain (over|across|in) (my|one|the) (eye|vision);
      (lost|losing|no) (vision|sight) in; double vision after; see halos _ _ (eye|pain|headache)`,
    zh: "眼前_(闪光|飞蚊|黑影|拉了窗帘); 眼球_(胀|爆|剧痛); 看灯_(彩虹|光圈|虹); 视野_缺; 闪电样",
  },
  highAltitude: {
    setting: true,
    en: "altitude; <3000-8800> (m|metres|meters|); base camp; summit; acclimatis*; above 4000; the trek; himalaya; everest",
    zh: "高原; 海拔; 拉萨; 西藏; 营地; 登顶; 珠峰; 六千; 五千; 四千; 垭口; 雪山; 向导; 高反; 拉萨; <3000-8800>米; 纳木错",
  },
  altitudeAlarm: {
    en: "stumbling; staggering; cant walk (in a |)straight; gurgl*; frothy; confused; pink; breathless at rest; cant keep (his|her|my) balance; wobbling; drunk",
    zh: "走路_(像喝醉|喝醉|歪歪扭扭|东倒西歪|踩棉花|打晃|不稳|像喝醉); 胡话; 泡沫痰; 粉红; 头要炸; 呕; 咕噜; 意识; 糊涂; 头痛_(无效|没用|不缓解)",
  },
  litresDrunk: { en: "(drank|drunk|downed|had) <5-15> (litres|liters|l)", zh: "喝了_<5-15>升" },
  waterSign: { en: "head pounding; headache; puk*; vomit*; confus*; swollen; fat", zh: "头; 吐; 肿; 糊涂" },
  pressureExtreme: { en: "(bp|blood pressure) (is |of |at |was |reads |reading |)_ <185-280>", zh: "血压_<185-280>" },
  biteOrShock: {
    en: `(got|was|been|just) (electrocuted|struck by lightning|bitten by a (snake|viper|adder|rattler|dog|bat));
      (snake|adder|viper|cobra|rattlesnake) (bit|bitten|has bitten); electric shock _ (burn*|chest|heart|numb)`,
    zh: "触电_(焦|麻|心|倒|晕|怎么|了); 被电_(倒|晕|焦); 被(蛇|毒蛇)咬; (野狗|疯狗|流浪狗|狗)咬_(血|伤口|洞|破); 雷劈",
  },
  nailThrough: { en: "(nail|rod|stake|glass|knife|branch) (is |went |gone |)_ (stuck in|through|in) (my|his|her|the) (foot|neck|eye|leg|chest|belly|hand|head)", zh: "(钉子|钢筋|铁丝|玻璃|树枝)_(扎|刺|贯穿|穿)" },
  skippedSeizureMedicine: { near: [{ parts: [["epilepsy"], ["skippedMedicine"]], gap: 14 }] },
  skippedMedicine: { en: "(skipped|stopped|missed|ran out of|not taking|without|havent taken) (my |his |her |)(keppra|meds|tablets|medication|pills|lamotrigine|valproate|tegretol)", zh: "没吃药; 停药; 断药; 忘吃药" },
  epilepsyCare: { setting: true, zh: "癫痫; 羊癫; 羊羔疯", en: "epilepsy clinic; neurologist" },
  noBreath: { en: "(isnt|not|aint|stopped|no longer|hasnt been) breathing", zh: "没有呼吸; 没呼吸; 停止呼吸; 呼吸停了; 不呼吸了" },
  breathManner: {
    setting: true,
    en: "breathing (hard|heavily|heavy|fast|enough|properly|right|well|correctly|deeply|through|exercises|exercise|out|in|with|into|during|while|when|techniques); sleep; apnea; apnoea; underwater",
    zh: "睡眠; 打鼾; 呼吸暂停; 呼吸机; 换气; 憋气练习",
  },
};

const CARDIAC = { flag: "cardiac_symptom", source: "acsm", scope: "passage" } as const;

export const SYMPTOM_RULES: readonly ContentRule[] = [
  { id: "cardiac.severe-chest-pain", flag: "cardiac_symptom", level: "critical", warning: "callEmergency", source: "stopSigns", when: [["strongChestPain"]], scope: "clause", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["An awful squeezing pain in my chest that spreads to my shoulder", "胸口像石头压着一样剧痛"], pass: ["What does a crushing chest pain mean?", "我没有剧烈胸痛"] } },
  { id: "cardiac.chest-pain-with-signs", flag: "cardiac_symptom", level: "critical", warning: "callEmergency", source: "stopSigns", when: [["chestPain"], ["coldSweat", "faintWord", "radiatingPain", "oneSided", "blueLips", "breathless"]], scope: "sentence", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["My chest feels heavy and I am all clammy", "胸口发紧还出了一身冷汗"], pass: ["I have no chest pain and no nausea", "我没有胸闷，也不想吐"] } },
  { id: "cardiac.jaw-pressure-with-signs", flag: "cardiac_symptom", level: "critical", warning: "callEmergency", source: "stopSigns", when: [["radiatingPain"], ["coldSweat"], ["exercise", "now"]], scope: "passage", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["Pressure in my jaw since the run and I am clammy now", "跑步时下巴发紧，现在一身冷汗"], pass: ["My neck is sore from the bench press"] } },
  { id: "cardiac.chest-pain-in-exercise", ...CARDIAC, level: "high", warning: "chest", when: [["chestPain"], ["exercise"]], unless: ["consultation"], despite: ["visitQuestion"],
    examples: { match: ["My chest gets tight whenever I run uphill", "一爬楼梯就胸痛"], pass: ["No chest pain at all when I run", "跑步的时候没有胸痛", "Bench press chest workout for today"] } },
  { id: "cardiac.chest-pain-plan", ...CARDIAC, level: "high", warning: "chest", when: [["chestPain"], ["goOn", "now"]], unless: ["consultation"], despite: ["visitQuestion"],
    examples: { match: ["I've got chest pain but I will go ahead tonight", "有点胸闷，还想坚持"], pass: ["Can you tell me what chest pain means?"] } },
  { id: "cardiac.chest-symptom-known-disease", ...CARDIAC, level: "high", warning: "stopAndBeSeen", when: [["chestPain", "palpitation"], ["heartDisease"]], unless: ["consultation"], despite: ["visitQuestion"],
    examples: { match: ["I have a stent and my chest feels tight", "我有冠心病，今天胸闷"], pass: ["I have a stent and feel fine"] } },
  { id: "cardiac.chest-pain", ...CARDIAC, level: "medium", warning: "chest", when: [["chestPain"]], unless: ["consultation", "diagnosisQuestion"], despite: ["visitQuestion"],
    examples: { match: ["I have a chest pain"], pass: ["What causes chest pain?", "I have no chest pain", "没有胸痛"] } },
  { id: "cardiac.chest-pain-dying", ...CARDIAC, level: "high", warning: "callEmergency", when: [["chestPain"], ["dyingFeeling"]], scope: "sentence", unless: ["consultation", "joking"], despite: ["visitQuestion"],
    examples: { match: ["Chest pain and I feel like I'm dying", "胸口疼得我要死了"], pass: ["I have no chest pain and I'm not dying", "没有胸痛"] } },
  { id: "emergency.fainting-now", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "firstAid", when: [["faintingNow"]], scope: "sentence", unless: ["settledOrTaught", "consultation", "careQuestion", "comesAndGoes", "joking"], despite: ["visitQuestion", "refusesCare"],
    examples: { match: ["I think I'm blacking out", "我要晕过去了", "She is about to faint"], pass: ["I'm not passing out", "I'm passing out water at the race", "我没有要晕倒"] } },
  { id: "cardiac.palpitations-in-exercise", ...CARDIAC, level: "high", warning: "chest", when: [["palpitation"], ["exercise", "goOn", "preworkout", "faintWord", "dizzyWord", "nearFaint"]], unless: ["consultation"], despite: ["visitQuestion"],
    examples: { match: ["My heart skips beats every time I jog", "跑完心慌得厉害"], pass: ["I never had palpitations when running", "跑步从来没有心慌"] } },
  { id: "cardiac.heart-failure-signs", ...CARDIAC, level: "high", warning: "stopAndBeSeen", when: [["nightBreathless"], ["ankleSwelling", "exercise", "heartDisease"]], unless: ["consultation"],
    examples: { match: ["My ankles are swollen and I wake up gasping since I started to jog", "脚踝老是肿，半夜憋醒，还想夜跑"], pass: ["My ankle is swollen"] } },
  { id: "cardiac.disease-hard-training", ...CARDIAC, level: "medium", warning: "stopAndBeSeen", when: [["heartDisease"], ["exercise"], ["extremeEffort"]], counts: [],
    examples: { match: ["I have heart failure, can I do an all out sprint workout?", "我有心衰，想做极限冲刺"], pass: ["I have heart failure, can I walk?"] } },
  { id: "collapse.in-exercise", flag: "neurological_symptom", level: "high", warning: "stopAndBeSeen", source: "acsm", when: [["faintWord"], ["exercise", "heatSetting"]], scope: "passage", unless: ["consultation"], despite: ["visitQuestion"],
    examples: { match: ["I passed out during spinning class", "跑步时晕倒了"], pass: ["I have never fainted while running", "从来没晕倒过，可以跑步吗"] } },
  { id: "collapse.plan", flag: "neurological_symptom", level: "high", warning: "stopAndBeSeen", source: "acsm", when: [["faintWord", "nearFaint"], ["goOn"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["I fainted this morning, can i train tonight", "早上昏过去了，今晚还能练吗"], pass: ["I am not about to faint, can I run?"] } },
  { id: "collapse.in-exercise.emergency", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "acsm", when: [["faintWord"], ["exercise", "now"]], scope: "passage", unless: ["consultation"], despite: ["visitQuestion"],
    examples: { match: ["I collapsed on the treadmill"], pass: ["Nobody collapsed on the treadmill"] } },
  { id: "dizzy.in-exercise", flag: "neurological_symptom", level: "medium", warning: "head", source: "acsm", when: [["dizzyWord", "nearFaint"], ["exercise"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["I get dizzy during my squats", "深蹲时头晕"], pass: ["I do squats without any dizziness", "深蹲时不头晕"] } },
  { id: "emergency.acute-sign", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "firstAid", when: [["acuteSign"], ["exercise", "now", "goOn", "otherNow", "seeking", "injuryPart"]], scope: "passage", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["My puffer is not helping and I am still on the bike", "He got bitten by an adder on our hike", "爬山时被毒蛇咬了，怎么办", "骑车摔倒，血哗哗地流"], pass: ["I have never been electrocuted in the gym", "What does it mean when an inhaler is not working?"] } },
  { id: "emergency.not-breathing", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["notBreathing"], ["otherNow", "now", "exercise"]], scope: "passage", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["My friend is not breathing", "他叫不醒，没有呼吸"], pass: ["He is breathing normally"] } },
  { id: "stroke.one-sided", flag: "neurological_symptom", level: "critical", warning: "callEmergency", source: "stroke", when: [["oneSided"]], scope: "sentence", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["The left side of my face is drooping", "半边身子动不了"], pass: ["Both sides feel fine"] } },
  { id: "stroke.speech-in-exercise", flag: "neurological_symptom", level: "critical", warning: "callEmergency", source: "stroke", when: [["speechVision"], ["exercise", "now", "heatSetting"], ["otherNow", "now", "headache", "dizzyWord", "numbWord", "heatSetting"]], scope: "passage", unless: ["consultation", "headHit"], despite: ["urgentNow"],
    examples: { match: ["My husband suddenly slurs his words after the run", "他跑完突然口齿不清"], pass: ["What does slurred speech mean?"] } },
  { id: "neuro.vision-in-exercise", flag: "neurological_symptom", level: "high", warning: "head", source: "stroke", when: [["speechVision"], ["exercise", "goOn"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["I was seeing double in the gym", "锻炼后看东西重影"], pass: ["I see clearly in the gym"] } },
  { id: "neuro.worst-headache", flag: "neurological_symptom", level: "critical", warning: "callEmergency", source: "stroke", when: [["worstHeadache"], ["exercise", "now"]], scope: "passage", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["A thunderclap headache during my deadlift", "硬拉时突然剧烈头痛"], pass: ["A mild headache"] } },
  { id: "neuro.seizure", flag: "neurological_symptom", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["seizure"], ["exercise", "goOn", "now"]], scope: "passage", unless: ["consultation", "epilepsy"],
    examples: { match: ["I had a seizure at the gym", "健身时抽搐了"], pass: ["I never had a seizure in the gym"] } },
  { id: "neuro.head-injury", flag: "neurological_symptom", level: "high", warning: "head", source: "concussion", when: [["headHit"], ["goOn", "exercise", "speechVision", "coldSweat", "headache", "dizzyWord", "faintWord"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["I hit my head in the match and want to keep playing", "比赛撞到头，还恶心"], pass: ["I did not hit my head"] } },
  { id: "neuro.cauda-equina", flag: "neurological_symptom", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["caudaEquina"], ["bothLegsNumb", "numbWord", "exercise"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["My legs are numb since deadlifting and I lost bladder control", "硬拉后腿麻，大小便失禁"], pass: ["My legs are tired since deadlifting"] } },
  { id: "neuro.numb-in-exercise", flag: "neurological_symptom", level: "high", warning: "head", source: "stroke", when: [["bothLegsNumb"], ["exercise", "now"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["Both legs went numb in the middle of squats"], pass: ["My legs are not numb after squats"] } },
  { id: "breathing.emergency", flag: "breathing_difficulty", level: "critical", warning: "breathing", source: "firstAid", when: [["breathless"], ["blueLips", "coughBlood", "hives", "throatSwelling"]], scope: "passage", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["I can't breathe and my lips are turning blue", "喘不过气，嘴唇发紫"], pass: ["My lips are dry"] } },
  { id: "breathing.blue-lips", flag: "breathing_difficulty", level: "critical", warning: "breathing", source: "firstAid", when: [["blueLips"], ["exercise", "now", "otherNow"]], scope: "passage", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["My lips went blue after the swim", "游完泳嘴唇发紫"], pass: ["I like blue lipstick"] } },
  { id: "breathing.now", flag: "breathing_difficulty", level: "critical", warning: "breathing", source: "asthma", when: [["breathless"], ["now"], ["asthma", "exercise", "otherNow"]], scope: "passage", unless: ["consultation", "outOfBreathJoke"], despite: ["urgentNow"],
    examples: { match: ["Suddenly I can't breathe on the treadmill", "跑步时突然喘不过气"], pass: ["Suddenly I can breathe on the treadmill"] } },
  { id: "breathing.in-exercise", flag: "breathing_difficulty", level: "high", warning: "breathing", source: "acsm", when: [["breathless"], ["exercise", "goOn"]], scope: "passage", unless: ["consultation", "outOfBreathJoke"],
    examples: { match: ["I am short of breath after a few stairs", "走路都喘不上气"], pass: ["I run without shortness of breath", "跑步不会喘不上气"] } },
  { id: "breathing.cough-blood", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["coughBlood"], ["exercise", "now", "goOn"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["I coughed up blood after the swim", "跑完咳血"], pass: ["No blood when I cough"] } },
  { id: "emergency.anaphylaxis", flag: "medical_emergency", level: "critical", warning: "anaphylaxis", source: "anaphylaxis", when: [["throatSwelling"], ["hives", "exercise", "now", "breathless"]], scope: "passage", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["My throat is closing and I have hives", "喉咙越来越紧，浑身起疙瘩"], pass: ["Can hives itch?"] } },
  { id: "emergency.rhabdomyolysis", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "rhabdomyolysis", when: [["darkUrine"], ["exercise", "muscleSwelling", "goOn"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["My urine is brown after that workout", "训练后尿像酱油"], pass: ["My urine is clear after a workout"] } },
  { id: "overtraining.rhabdomyolysis", flag: "overtraining", level: "medium", warning: "training", source: "rhabdomyolysis", when: [["muscleSwelling"], ["exercise", "goOn"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["My arms are swollen after the workout and I can't bend my arms", "练完胳膊肿得伸不直"], pass: ["My arms are a bit sore after the workout"] } },
  { id: "emergency.heat-stroke", flag: "dehydration_or_heat", level: "high", warning: "heat", source: "heat", when: [["heatStroke", "heatSetting"], ["speechVision", "faintWord", "seizure", "coldSweat", "nearFaint"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["He is confused and collapsed in the heat", "太阳底下跑步，说胡话"], pass: ["It was hot and I drank a lot"] } },
  { id: "emergency.heat-stroke-now", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "heat", when: [["heatStroke", "heatSetting"], ["speechVision", "seizure"]], scope: "passage", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["She stopped sweating and is confused after the race", "不出汗了还说胡话"], pass: ["It was hot"] } },
  { id: "heat.stroke-exercise", flag: "dehydration_or_heat", level: "medium", warning: "heat", source: "heat", when: [["heatStroke"], ["exercise", "goOn", "now"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["I got heat exhaustion on my run today", "今天跑步中暑了"], pass: ["As a coach, what should my poster say about heat stroke?"] } },
  { id: "heat.no-water", flag: "dehydration_or_heat", level: "medium", warning: "heat", source: "heat", when: [["noWater"], ["exercise", "heatSetting", "sweatOff"]], scope: "passage", counts: ["negated"], 
    examples: { match: ["I will run at noon without drinking", "大中午跑步，一口水不喝"], pass: ["How much water should I drink on a run?"] } },
  { id: "heat.sweat-off", flag: "dehydration_or_heat", level: "medium", warning: "heat", source: "heat", when: [["sweatOff"], ["exercise", "heatSetting", "noWater", "weightLoss", "goOn"]], scope: "passage", counts: ["educational"],
    examples: { match: ["Will a sauna suit help me drop 3 kilos before the weigh-in?", "裹保鲜膜跑步能掉几斤"], pass: ["I like the sauna after a swim"] } },
  { id: "heat.no-urine", flag: "dehydration_or_heat", level: "medium", warning: "heat", source: "heat", when: [["noUrine"], ["dizzyWord", "exercise", "heatSetting", "goOn", "noWater"]], scope: "passage", counts: ["negated"], unless: ["consultation"],
    examples: { match: ["I haven't peed all day and feel dizzy", "一天没尿过，头晕"], pass: ["I drank and feel fine"] } },
  { id: "emergency.clot", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["calfClot"], ["exercise", "breathless", "chestPain", "goOn", "now"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["My swollen calf is hot, can I run?", "小腿又肿又烫，还能跑步吗"], pass: ["My calf is fine, can I run?"] } },
  { id: "emergency.glucose", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "diabetes", when: [["hypoglycaemia"], ["exercise", "goOn"], ["diabetes", "dizzyWord", "nearFaint", "speechVision", "coldSweat"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["I'm diabetic, my blood sugar is 55 and I want to run", "我是糖尿病，低血糖了还想跑步"], pass: ["What is blood sugar?"] } },
  { id: "pregnancy.danger", flag: "pregnancy", level: "high", warning: "pregnancyStop", source: "pregnancy", when: [["pregnancyDanger"], ["pregnancy"], ["exercise", "goOn"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["I'm pregnant and bleeding after yoga", "怀孕了，一跑步就宫缩"], pass: ["I'm pregnant and have no bleeding, is yoga ok?"] } },
  { id: "pregnancy.danger.emergency", flag: "medical_emergency", level: "high", warning: "pregnancyStop", source: "pregnancy", when: [["pregnancyDanger"], ["pregnancy"], ["now"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["I'm pregnant and suddenly bleeding"], pass: ["I'm pregnant and not bleeding"] } },
  { id: "pregnancy.risky-sport", flag: "pregnancy", level: "medium", warning: "pregnancy", source: "pregnancy", when: [["pregnancy"], ["riskySport"]], scope: "passage",
    examples: { match: ["I'm pregnant, can I do kickboxing sparring?", "怀孕了可以练散打吗"], pass: ["I'm pregnant, can I walk?"] } },
  { id: "pregnancy.faint", flag: "pregnancy", level: "high", warning: "pregnancyStop", source: "pregnancy", when: [["pregnancy"], ["faintWord", "chestPain", "breathless", "calfClot"], ["exercise", "goOn", "now"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["I'm pregnant and fainted during yoga"], pass: ["I'm pregnant and never fainted during yoga"] } },
  { id: "pregnancy.plain", flag: "pregnancy", level: "low", warning: "pregnancy", source: "pregnancy", when: [["pregnancy"]], scope: "passage",
    examples: { match: ["I'm pregnant", "我怀孕了"], pass: ["I walk a lot"] } },
  { id: "emergency.wound", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["openFracture"], ["exercise", "now", "otherNow", "injuryPart"]], scope: "passage", unless: ["consultation"], despite: ["urgentNow"],
    examples: { match: ["I fell off my bike and the bone is sticking out", "骑车摔了，血止不住"], pass: ["It stopped bleeding"] } },
  { id: "emergency.abdomen", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["abdominalEmergency"], ["exercise", "now"]], scope: "passage", unless: ["consultation"],
    examples: { match: ["Sudden stabbing stomach pain in my workout, getting worse"], pass: ["No stomach pain in my workout"] } },
  { id: "emergency.call-for-help", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["calledForHelp"]], scope: "passage", unless: ["settledOrTaught"], despite: ["refusesCare"],
    examples: { match: ["please send an ambulance", "快帮我叫救护车"], pass: ["\"Call an ambulance\" is my line on stage", "海报上怎么写打120"] } },
  { id: "emergency.somebody-unresponsive", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["someoneUnresponsive"]], scope: "sentence", unless: ["settledOrTaught", "epilepsyCare"], despite: ["refusesCare"],
    examples: { match: ["my nan wont wake up", "同事趴在桌上叫不应"], pass: ["My son woke up early", "孩子赖床，叫了三遍就起来"] } },
  { id: "emergency.unresponsive", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["unresponsive"], ["somebody"]], scope: "passage", unless: ["settledOrTaught", "epilepsyCare"], despite: ["refusesCare"],
    examples: { match: ["Found a man by the lake. Not breathing", "老伴在阳台上，叫不醒"], pass: ["Nobody is unresponsive", "心电图没有反应异常"] } },
  { id: "emergency.somebody-collapsed", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "firstAid", when: [["someoneDown"]], scope: "passage", unless: ["settledOrTaught", "careQuestion", "comesAndGoes"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["my mate keeled over", "有人晕倒了"], pass: ["He did not collapse", "他没有晕倒"] } },
  { id: "emergency.near-drowning", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["nearDrowning"], ["somebody", "now"]], scope: "sentence", unless: ["settledOrTaught"], despite: ["refusesCare"],
    examples: { match: ["They pulled a boy out of the pool", "孩子掉进水里了，刚捞上来"], pass: ["The boy swam in the pool", "怎么预防溺水"] } },
  { id: "emergency.choking", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["chokingNow"]], scope: "sentence", unless: ["settledOrTaught"], despite: ["refusesCare"],
    examples: { match: ["a nut is lodged in her throat", "奶奶吃年糕噎住了"], pass: ["He choked in the final set again", "没有噎住"] } },
  { id: "breathing.cannot", flag: "breathing_difficulty", level: "critical", warning: "breathing", source: "firstAid", when: [["cannotBreathe"]], scope: "passage", unless: ["settledOrTaught", "breathIsTechnique", "careQuestion", "joking"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["cant breathe", "喘不上气了"], pass: ["I cant breathe to both sides in freestyle", "笑得喘不上气"] } },
  { id: "breathing.oxygen", flag: "breathing_difficulty", level: "high", warning: "breathing", source: "firstAid", when: [["oxygenLow"]], scope: "sentence", unless: ["settledOrTaught"], despite: ["refusesCare"],
    examples: { match: ["my sats are 86", "血氧只有85"], pass: ["my sats are 98", "血氧98"] } },
  { id: "stroke.named", flag: "neurological_symptom", level: "critical", warning: "callEmergency", source: "stroke", when: [["strokeNamed"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["think im having a stroke", "我妈是不是中风了"], pass: ["My stroke rate is 60", "中风有哪些先兆"] } },
  { id: "stroke.sign", flag: "neurological_symptom", level: "critical", warning: "callEmergency", source: "stroke", when: [["strokeSign"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion", "headHit", "joking", "numbByTraining"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["my dads face is drooping", "my arm has gone limp", "我爸说话含糊不清了"], pass: ["Both arms are strong", "口齿清楚，走路正常"] } },
  { id: "neuro.numb-after-impact", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["restOfBodyNumb"], ["fallOrImpact"]], scope: "passage", unless: ["settledOrTaught", "numbByTraining"],
    examples: { match: ["he fell and cant move his legs", "从单杠摔下来，两条腿没知觉"], pass: ["I can feel my legs after the fall", "摔了一下，腿能动"] } },
  { id: "neuro.limbs-without-feeling", flag: "neurological_symptom", level: "high", warning: "head", source: "stroke", when: [["restOfBodyNumb"]], scope: "sentence", unless: ["settledOrTaught", "numbByTraining", "joking", "careQuestion"],
    examples: { match: ["i cant feel my hands", "两条腿没知觉"], pass: ["cant feel my legs after leg day", "蹲久了双腿没知觉"] } },
  { id: "neuro.strong-headache", flag: "neurological_symptom", level: "critical", warning: "callEmergency", source: "stroke", when: [["headacheStrong", "worstHeadache"], ["neckOrLightOrRash", "speechVision", "strokeSign", "feverHigh", "now", "exercise", "coldSweat"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["Worst headache of my life and a stiff neck", "倒立后剧烈头痛，还吐了"], pass: ["I have a mild headache", "没有剧烈头痛"] } },
  { id: "emergency.meningitis", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["neckOrLightOrRash"], ["feverHigh"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["fever and a stiff neck", "发烧三天，脖子硬得低不下头"], pass: ["My neck is stiff from the desk", "落枕了脖子僵"] } },
  { id: "emergency.sepsis", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "firstAid", when: [["rashDoesNotFade", "sickInfant"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["a red streak is going up my arm", "宝宝一直吐绿水"], pass: ["A rash that fades", "宝宝吃奶很好"] } },
  { id: "emergency.seizure", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["fitNow"], ["somebody", "now"]], scope: "passage", unless: ["settledOrTaught", "careQuestion", "numbByTraining", "epilepsyCare"],
    examples: { match: ["a lady is convulsing on the floor", "孩子高烧抽搐"], pass: ["He is getting fit", "小腿抽筋"] } },
  { id: "neuro.epilepsy-medicine-skipped", flag: "medication_change", level: "high", warning: "medication", source: "medicines", when: [["skippedSeizureMedicine"]], scope: "clause",
    examples: { match: ["I'm epileptic and skipped my tablets", "癫痫停药一周了"], pass: ["I'm epileptic and take my tablets", "癫痫按时吃药"] } },
  { id: "poisoning.swallowed", flag: "poisoning", level: "critical", warning: "poison", source: "poison", when: [["swallowedNotFood"], ["childOrMistake"]], scope: "sentence", unless: ["settledOrTaught"], despite: ["refusesCare"],
    examples: { match: ["toddler drank toilet cleaner", "孩子误吞了纽扣电池"], pass: ["The baby drank milk", "洗衣液怎么稀释"] } },
  { id: "poisoning.medicine-taken", flag: "poisoning", level: "critical", warning: "poison", source: "poison", when: [["overdoseTaken"]], scope: "sentence", unless: ["settledOrTaught", "doseByLabel"],
    examples: { match: ["took 30 paracetamol an hour ago", "吃了一整瓶安眠药"], pass: ["I took two paracetamol", "吃了两片布洛芬"] } },
  { id: "poisoning.child-medicine", flag: "poisoning", level: "critical", warning: "poison", source: "poison", when: [["gotAtMedicine"], ["smallChild"]], scope: "sentence", unless: ["settledOrTaught", "doseByLabel", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["my toddler got into grandmas tablets", "孩子误服降压药"], pass: ["My toddler is asleep", "孩子乖乖吃饭"] } },
  { id: "poisoning.gas", flag: "poisoning", level: "critical", warning: "callEmergency", source: "poison", when: [["gasPoisoning"], ["gasSign"]], scope: "passage", unless: ["settledOrTaught"], despite: ["refusesCare"],
    examples: { match: ["The carbon monoxide alarm is beeping and I have a headache", "屋里煤烟味，头晕"], pass: ["Where do I hang a carbon monoxide alarm?", "煤气怎么开户"] } },
  { id: "emergency.bleeding", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["bleedingNow"]], scope: "passage", unless: ["settledOrTaught", "careQuestion", "joking"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["blood is spurting from his leg", "cant stop the bleeding", "血一直往外喷"], pass: ["The bleeding stopped", "没有大出血"] } },
  { id: "emergency.throat-closing", flag: "medical_emergency", level: "critical", warning: "anaphylaxis", source: "anaphylaxis", when: [["throatCloses"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["throat is closing up", "喉咙发紧，快锁住了"], pass: ["My throat is fine", "嗓子不疼"] } },
  { id: "emergency.allergic-swelling", flag: "medical_emergency", level: "critical", warning: "anaphylaxis", source: "anaphylaxis", when: [["swellsOrCloses"], ["ateOrStung"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["ate cashews and my lips are tingling", "被马蜂蜇了，嘴唇肿起来"], pass: ["I eat peanuts every day", "花生酱好吃"] } },
  { id: "cardiac.pressing-with-signs", flag: "cardiac_symptom", level: "critical", warning: "callEmergency", source: "stopSigns", when: [["heartAreaPain", "radiatingPain"], ["sweating", "coldSweat"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion", "exercise"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["jaw pain and sweating", "捂着心窝，一身冷汗"], pass: ["I sweat a lot", "出汗很多"] } },
  { id: "cardiac.pressing", flag: "cardiac_symptom", level: "high", warning: "chest", source: "stopSigns", when: [["heartAreaPain"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion", "joking"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["It's like a brick is sitting on my chest", "胸骨后面像勒了根带子"], pass: ["A good chest press", "胸肌练得好"] } },
  { id: "cardiac.rhythm", flag: "cardiac_symptom", level: "high", warning: "chest", source: "acsm", when: [["heartRateWrong"]], scope: "sentence", unless: ["settledOrTaught", "joking"],
    examples: { match: ["Heart at 170 sitting down for an hour", "躺着心率160下不来"], pass: ["Heart rate 150 on the bike", "跑步心率150"] } },
  { id: "cardiac.faint-in-effort", flag: "cardiac_symptom", level: "high", warning: "stopAndBeSeen", source: "acsm", when: [["faintInEffort"], ["effortSetting"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["I went down in training and was out for a few seconds", "跳操时两眼一抹黑"], pass: ["My weight went down in spring", "练完不晕"] } },
  { id: "cardiac.blood-pressure", flag: "cardiac_symptom", level: "high", warning: "stopAndBeSeen", source: "acsm", when: [["pressureExtreme"], ["exercise", "goOn", "now"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["My blood pressure is 195 over 110, can I run?", "血压190，还能跑步吗"], pass: ["My blood pressure is 120, can I run?", "血压120，能跑步吗"] } },
  { id: "neuro.head-injury-signs", flag: "neurological_symptom", level: "high", warning: "head", source: "concussion", when: [["headKnocked"], ["headSign"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["Took a knee to the head and keeps asking the same question", "后脑勺磕了一下，老犯困"], pass: ["She did not hit her head", "没有撞到头"] } },
  { id: "heat.signs", flag: "dehydration_or_heat", level: "high", warning: "heat", source: "heat", when: [["hotPlace"], ["heatSign"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["In the desert sun and he is raving", "在车里闷着，孩子滚烫"], pass: ["It's hot and I drink", "天热多喝水"] } },
  { id: "pregnancy.weeks-danger", flag: "pregnancy", level: "high", warning: "pregnancyStop", source: "pregnancy", when: [["gestation"], ["gestationDanger"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["30 weeks and bright red blood", "怀孕五个月，见红了"], pass: ["30 weeks and all is well", "怀孕五个月，一切都好"] } },
  { id: "diabetes.emergency", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "diabetes", when: [["sugarWrong"], ["sugarSign"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["type 1, sugars at 28, throwing up", "糖尿病，血糖仪显示hi，嘴里烂苹果味"], pass: ["type 1, sugars fine", "血糖很稳"] } },
  { id: "diabetes.sign", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "diabetes", when: [["diabeticSign"]], scope: "clause", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["My diabetic aunt is slumped in her chair", "糖尿病老人糊涂了"], pass: ["My diabetic aunt walks every day", "糖尿病老人天天散步"] } },
  { id: "emergency.leg-clot", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["legSwollenHot"]], scope: "clause", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["calf hot swollen", "小腿肿得发烫"], pass: ["My calf is tired", "小腿不肿不烫"] } },
  { id: "emergency.limb-circulation", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["limbNoBlood"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion", "joking"],
    examples: { match: ["my toes are white and hard", "脚趾发黑，没知觉"], pass: ["My hands are warm", "手指很灵活"] } },
  { id: "emergency.limb-out-of-shape", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["limbWrongShape"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["bone is poking through", "胳膊肘整个反着长了"], pass: ["My bones are strong", "骨头很结实"] } },
  { id: "emergency.testicle", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["privatePartPain"]], scope: "clause", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["my left ball hurts so bad", "睾丸突然剧痛"], pass: ["The ball hurts nobody", "蛋蛋糕好吃"] } },
  { id: "emergency.belly", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["bellyAlarm"], ["bellyAlarmSign"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["The pain moved to the lower right and I have a fever", "肚子右下角疼，还发烧"], pass: ["My belly is full", "肚子饿了"] } },
  { id: "neuro.bladder", flag: "neurological_symptom", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["bladderGone"], ["backOrLegsGone"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["cant pee, back gone", "腰响了一下，没尿意"], pass: ["My back is fine", "腰不疼"] } },
  { id: "emergency.urine", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "rhabdomyolysis", when: [["urineStrange"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion", "joking"],
    examples: { match: ["my wee has gone mahogany", "尿成普洱茶了"], pass: ["my wee is clear", "尿很清"] } },
  { id: "neuro.eye", flag: "neurological_symptom", level: "high", warning: "head", source: "stroke", when: [["eyeAlarm"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["lost vision in one eye", "眼球胀得要爆，看灯有彩虹圈"], pass: ["My vision is good", "视力很好"] } },
  { id: "neuro.altitude", flag: "neurological_symptom", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["altitudeAlarm"], ["highAltitude"]], scope: "passage", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["At 4600 m he is stumbling", "海拔五千，走路东倒西歪"], pass: ["At 4600 m he feels well", "海拔五千，风景真好"] } },
  { id: "emergency.too-much-water", flag: "dehydration_or_heat", level: "high", warning: "callEmergency", source: "heat", when: [["litresDrunk"], ["waterSign"]], scope: "sentence", unless: ["settledOrTaught"], despite: ["refusesCare"],
    examples: { match: ["drank 7 litres and my head is pounding, puking", "喝了8升水，一直吐"], pass: ["I drank 2 litres", "喝了2升水"] } },
  { id: "emergency.bite-or-shock", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "firstAid", when: [["biteOrShock", "nailThrough"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["he got electrocuted", "被野狗咬出血"], pass: ["The snake pose", "蛇式瑜伽"] } },
  { id: "emergency.blood-inside", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "firstAid", when: [["bloodInside"]], scope: "passage", unless: ["settledOrTaught", "careQuestion", "joking"], despite: ["refusesCare"],
    examples: { match: ["he is throwing up blood", "拉黑便，人发虚"], pass: ["I gave blood", "没有吐血"] } },
  { id: "emergency.major-injury", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["majorInjury"]], scope: "passage", unless: ["settledOrTaught", "careQuestion", "joking"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["he got hit by a car", "barbell fell on his neck", "手指被绞断了", "杠铃压到脖子"], pass: ["The barbell is heavy", "杠铃怎么选"] } },
  { id: "emergency.cold", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "firstAid", when: [["coldBody"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["He has stopped shivering", "队友冻得说胡话"], pass: ["I like cold water", "冬泳真爽"] } },
  { id: "emergency.gravely-ill", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "firstAid", when: [["gravelyIll"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion"], despite: ["refusesCare"],
    examples: { match: ["Dad has a fever and is confused", "高烧烧得说胡话"], pass: ["The fever is gone", "退烧了"] } },
  { id: "cardiac.rhythm-lasting", flag: "cardiac_symptom", level: "high", warning: "chest", source: "acsm", when: [["palpitation"], ["lasting"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion", "joking", "outOfBreathJoke"], despite: ["refusesCare"],
    examples: { match: ["My heart is racing in bed for hours", "躺着心慌，停不下来"], pass: ["No palpitations", "没有心慌"] } },
  { id: "cardiac.effort", flag: "cardiac_symptom", level: "high", warning: "chest", source: "stopSigns", when: [["effortAngina"], ["exercise", "now"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion", "joking"], despite: ["refusesCare"],
    examples: { match: ["My jaw aches whenever I run", "一跑步左胳膊就发沉"], pass: ["My legs ache after the run", "跑完腿酸"] } },
  { id: "poisoning.fumes", flag: "poisoning", level: "critical", warning: "poison", source: "poison", when: [["chokingChemical", "badMeal"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["I mixed bleach and vinegar and now my throat is burning coughing", "吃了野菌子看见小人"], pass: ["The mushrooms were cooked", "炒蘑菇怎么做"] } },
  { id: "poisoning.child-swallowed", flag: "poisoning", level: "critical", warning: "poison", source: "poison", when: [["childSwallowed"], ["notFood"], ["smallChild"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["shampoo, my toddler drank it", "干燥剂，宝宝嚼了一口"], pass: ["The baby drank milk", "宝宝洗澡用沐浴露"] } },
  { id: "poisoning.bad-food", flag: "poisoning", level: "high", warning: "poison", source: "poison", when: [["badFood"], ["badFoodSign"], ["swallowed", "somebody", "now"]], scope: "sentence", unless: ["settledOrTaught"], despite: ["refusesCare"],
    examples: { match: ["He ate wild mushrooms, and now he is vomiting", "豆角没炒熟，同事都吐了"], pass: ["I cook mushrooms", "四季豆怎么炒"] } },
  { id: "emergency.belly-serious", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["bellySerious"]], scope: "passage", unless: ["settledOrTaught", "careQuestion", "joking"], despite: ["urgentNow", "refusesCare"],
    examples: { match: ["The stitches have burst", "肚子刀绞一样", "肚子疼得满地打滚"], pass: ["My belly is soft", "肚子不疼"] } },
  { id: "emergency.several-signs-drowsy", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "firstAid", when: [["signDrowsy"], ["signVomit", "signHead", "signWeakLimb", "signVision", "signPale", "signBreath", "signChest", "signFever", "signAgony"], ["strongNow"]], scope: "passage", unless: ["settledOrTaught", "careQuestion", "consultation", "joking", "outOfBreathJoke", "comesAndGoes"], despite: ["refusesCare"],
    examples: { match: ["Dad is confused and pale now", "我妈现在迷糊，一身冷汗"], pass: ["I feel well today", "今天感觉很好"] } },
  { id: "emergency.several-signs-pale", flag: "medical_emergency", level: "high", warning: "callEmergency", source: "firstAid", when: [["signPale"], ["signVomit", "signWeakLimb", "signBreath", "signChest", "signAgony", "signVision"], ["strongNow"]], scope: "passage", unless: ["settledOrTaught", "careQuestion", "consultation", "joking", "outOfBreathJoke", "comesAndGoes"], despite: ["refusesCare"],
    examples: { match: ["He is grey and his jaw hurts now", "突然脸色煞白，喘"], pass: ["I feel well today", "今天感觉很好"] } },
  { id: "emergency.several-signs-head", flag: "neurological_symptom", level: "high", warning: "head", source: "stroke", when: [["signHead", "signVision"], ["signVomit", "signWeakLimb", "signFever"], ["strongNow"]], scope: "passage", unless: ["settledOrTaught", "careQuestion", "consultation", "joking", "outOfBreathJoke", "comesAndGoes"], despite: ["refusesCare"],
    examples: { match: ["Headache and my hand is numb since lunch", "突然头痛，手发麻"], pass: ["I feel well today", "今天感觉很好"] } },
  { id: "emergency.several-signs-pain", flag: "medical_emergency", level: "high", warning: "stopAndBeSeen", source: "firstAid", when: [["signAgony"], ["signVomit", "signFever", "signSwelling", "signBreath", "signChest"], ["strongNow"]], scope: "passage", unless: ["settledOrTaught", "careQuestion", "consultation", "joking", "outOfBreathJoke", "comesAndGoes"], despite: ["refusesCare"],
    examples: { match: ["Sudden pain, doubled over and vomiting since last night", "刚才肚子疼得直不起腰，一直吐"], pass: ["I feel well today", "今天感觉很好"] } },
  { id: "emergency.several-signs-breath", flag: "breathing_difficulty", level: "high", warning: "breathing", source: "firstAid", when: [["signBreath"], ["signSwelling", "signFever", "signWeakLimb", "signVision"], ["strongNow"]], scope: "passage", unless: ["settledOrTaught", "careQuestion", "consultation", "joking", "outOfBreathJoke", "comesAndGoes"], despite: ["refusesCare"],
    examples: { match: ["Wheezing and hives now", "突然喘，浑身起疙瘩"], pass: ["I feel well today", "今天感觉很好"] } },
  { id: "emergency.no-breath", flag: "medical_emergency", level: "critical", warning: "callEmergency", source: "firstAid", when: [["noBreath"]], scope: "sentence", unless: ["settledOrTaught", "careQuestion", "breathManner", "breathIsTechnique", "joking"], despite: ["refusesCare"],
    examples: { match: ["not breathing", "没有呼吸了"], pass: ["I'm not breathing hard on the bike", "睡眠呼吸暂停怎么查"] } },
];
